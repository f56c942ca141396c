"""What a session shows: lines, boards, questions and results, in the reader's language.

It is handed views, log events and moves, never a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from taberna.bots import Hint
from taberna.kernel.errors import IllegalMove
from taberna.kernel.game import Game
from taberna.kernel.log import Event
from taberna.locale import Speaker

from .choices import Line, listing
from .commands import COMMANDS
from .marks import badge
from .people import Person
from .plain import drawing_of
from .rules import find_rule, written

View = Mapping[str, Any]


class Screen:
    def __init__(self, console: Console, game: Game, people: Sequence[Person], speaker: Speaker) -> None:
        self.console = console
        self.game = game
        self.people = people
        self.speaker = speaker
        self.drawing = drawing_of(game.name)

    def say(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.speaker.say(key, **args), style=style), soft_wrap=True)

    def warn(self, text: str) -> None:
        self.console.print(Text(text, style="yellow"))

    def refuse(self, refusal: IllegalMove) -> None:
        text = Text(self.speaker.reason(refusal.reason), style="yellow")
        self.console.print(text.append(f"  {refusal.rule}", style="dim"))

    def heading(self, key: str) -> None:
        self.console.print(Rule(self.speaker.say(key), align="left", style="dim"))

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what scrolled off the screen, too

    def welcome(self, commitment: str) -> None:
        self.say("ui-welcome", "bold", title=self.game.title, seats=len(self.people))
        for seat, person in enumerate(self.people):
            line = Text("  ").append_text(badge(seat, person.name))
            if person.bot:
                line.append(f" ({self.speaker.say('ui-bot')}: {person.bot})", style="dim")
            self.console.print(line)
        self.console.print(Text(self.speaker.say("ui-commitment", hash=commitment), style="dim"))

    def curtain(self, seat: int) -> None:
        name = self.speaker.seat(seat)
        text = "\n".join(self.speaker.say(key, seat=name) for key in ("ui-pass-device", "ui-press-enter"))
        self.console.print(Panel(Text(text, justify="center"), padding=(1, 2)))

    def board(self, view: View) -> None:
        self.console.print(Rule())
        self.console.print(self.drawing.render(view, self.speaker))

    def brief(self, view: View) -> None:
        """Only what a person's own last move can have changed, if the game's drawing knows that."""
        if hasattr(self.drawing, "brief"):
            self.console.print(self.drawing.brief(view, self.speaker))

    def tempts(self, view: View) -> bool:
        """Would a person want to be asked about interrupts here?"""
        return hasattr(self.drawing, "tempts") and bool(self.drawing.tempts(view))

    def tell(self, events: Iterable[Event], seat: int | None) -> None:
        for event in events:
            line = Text("  ").append(self.speaker.log(event.seen_by(seat)))
            self.console.print(line.append(f"  {event.rule}", style="dim"))

    def prompt(self, view: View, found: list[Line]) -> None:
        seat = view["you"]
        self.heading("ui-moves")
        line = badge(seat, self.speaker.seat(seat)).append(": ")
        line.append(self.speaker.prompt(view), style="bold")
        self.console.print(line.append(f"  {view['step']['rule']}", style="dim"))
        others = [self.speaker.seat(other) for other in view["to_move"] if other != seat]
        if others:
            self.say("ui-also-asked", "dim", seats=self.speaker.list(others))
        self.console.print(listing(found, self.speaker))

    def result(self, view: View) -> None:
        self.console.print(Rule(self.speaker.say("ui-result")))
        result = view["result"]
        ranked = len(set(result["ranking"])) > 2
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        grid.add_column(self.speaker.say("ui-player"))
        grid.add_column(self.speaker.say("ui-score"), justify="right")
        if ranked:
            grid.add_column(self.speaker.say("ui-place"), justify="right")
        for seat, person in enumerate(self.people):
            row = [badge(seat, person.name), Text(str(result["scores"][seat]))]
            if ranked:
                row.append(Text(str(result["ranking"][seat])))
            grid.add_row(*row)
        self.console.print(grid)
        rule = Text(f"  {result['rule']}", style="dim")
        self.console.print(Text(self.speaker.result(view), style="bold").append_text(rule))

    def help(self, example: str, rule: str) -> None:
        grid = Grid(title=self.speaker.say("ui-help"), title_justify="left", box=None, padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        grid.add_row("3 · a 5", self.speaker.say("ui-help-number"))
        grid.add_row(example, self.speaker.say("ui-help-text"))
        for name, usage in COMMANDS.items():
            if usage:
                grid.add_row(Text(usage), self.speaker.say(f"ui-help-{name}", rule=rule))
        self.console.print(grid)

    def rule(self, asked: str) -> None:
        entry = find_rule(self.game, asked, self.speaker.lang)
        if entry is None:
            self.say("ui-no-rule", "yellow", rule=asked)
        else:
            self.console.print(Panel(written(entry[1]), title=entry[0], title_align="left"))

    def coach(self, text: str) -> None:
        self.console.print(Panel(Text(text), title=self.speaker.say("ui-coach-title"), title_align="left"))

    def hints(self, found: Iterable[Hint]) -> None:
        for hint in found:
            reasons = [(reason.term, reason.change, reason.text, reason.rival) for reason in hint.reasons]
            then = [move.text for move in hint.then]
            line = Text(f"  {hint.move.text}", style="bold").append(f"  {hint.chance:.0%}", style="cyan")
            self.console.print(
                line.append(
                    f"  {self.speaker.advice(reasons, hint.than, then, hint.equal, luck=hint.luck)}",
                    style="dim",
                )
            )
