"""The frame of the text table: whose turn it is, what a person may do, curtain, undo, save and load.

Everything shown is drawn from the view of the seat that looks; the state itself is only asked for moves and
reasons of that seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from taberna import bots
from taberna.kernel.errors import IllegalMove, TabernaError
from taberna.kernel.log import Event
from taberna.kernel.record import Record
from taberna.locale import Speaker

from . import plain
from .choices import Line, lines, listing
from .commands import COMMANDS, Word, nearest_word, read
from .files import read_record, write_record
from .marks import badge
from .people import Person, people_of
from .rules import find_rule, written

#: Seconds a bot may think about one decision.
THINKING = 5.0

PAUSES = ("auto", "always", "never")

Ask = Callable[[], str]


class Leave(Exception):
    """Somebody leaves the table; the game can go on later."""


class Table:
    """One session. ``ask`` reads a line and raises EOFError when there are no more."""

    def __init__(
        self,
        record: Record,
        people: list[Person],
        file: Path,
        console: Console,
        ask: Ask,
        lang: str = "en",
        pause: str = "auto",
    ) -> None:
        self.console = console
        self.ask = ask
        self.lang = lang
        self.pause = pause
        self._sit_down(record, people, file)

    def _sit_down(self, record: Record, people: list[Person], file: Path) -> None:
        self.record = record
        self.people = people
        self.file = file
        self.drawing = drawing_of(record.game.name)
        self.speaker = Speaker(record.game, self.lang, [person.name for person in people])
        self.humans = [seat for seat, person in enumerate(people) if person.bot is None]
        self.bots = {
            seat: bots.make(person.bot, record.game, f"bot {seat} of {record.seed} from {len(record.moves)}")
            for seat, person in enumerate(people)
            if person.bot is not None
        }
        #: What happened, by move; entry 0 is the deal.
        self.told: list[list[Event]] = record.events()
        #: How many entries of it each seat was shown.
        self.shown = [len(self.told) if record.moves else 0] * record.seats
        #: Who looks at the screen, and what they last saw drawn: (moves, revealed).
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None
        self._drawn: tuple[int, int, int] | None = None
        self._offered_windows: set[tuple[int, str]] = set()

    # -- the session ------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False); whatever happens, it is saved."""
        try:
            self._welcome()
            while self.record.state.to_move:
                self._decision()
            self._over()
            return True
        except (Leave, EOFError):
            return False
        finally:
            self._keep()

    def _keep(self) -> None:
        self.file = write_record(self.record, self.file)
        over = self.record.state.result is not None
        self._say("ui-finished" if over else "ui-saved", file=str(self.file))

    def _say(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.speaker.say(key, **args), style=style), soft_wrap=True)

    def _welcome(self) -> None:
        self._say("ui-welcome", "bold", title=self.record.game.title, seats=self.record.seats)
        for seat, person in enumerate(self.people):
            line = Text("  ").append_text(badge(seat, person.name))
            if person.bot:
                line.append(f" ({self.speaker.say('ui-bot')}: {person.bot})", style="dim")
            self.console.print(line)
        commitment = self.speaker.say("ui-commitment", hash=self.record.commitment)
        self.console.print(Text(commitment, style="dim"))

    def _decision(self) -> None:
        asked = self.record.state.to_move
        thinking = [seat for seat in asked if seat in self.bots]
        if thinking:
            if not self._windows(thinking[0]):
                self._bot(thinking[0])
        else:
            self._human(self.looking if self.looking in asked else asked[0])

    def _play(self, seat: int, move: object) -> None:
        self.told.append(self.record.append(seat, move))  # type: ignore[arg-type]

    def _bot(self, seat: int) -> None:
        state = self.record.state
        view, moves = state.view(seat), state.moves(seat)
        if len(moves) == 1:
            self._play(seat, moves[0])
            return
        thinks = self.speaker.say("ui-thinking", seat=self.speaker.seat(seat))
        if self.console.is_terminal and self.people[seat].bot != "random":
            with self.console.status(thinks):
                move = self.bots[seat].choose(view, moves, bots.Clock(THINKING))
        else:
            move = self.bots[seat].choose(view, moves, bots.Clock(THINKING))
        self._play(seat, move)

    def _over(self) -> None:
        view = self.record.state.view(None)
        viewer = self.humans[0] if self.humans else None
        if len(self.humans) > 1:
            self.shown[self.humans[0]] = min(self.shown[seat] for seat in self.humans)
        self._since(viewer)
        self.console.print(Rule())
        self.console.print(self.drawing.render(view, self.speaker))
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

    # -- one person's turn -----------------------------------------------------------------------------

    def _human(self, seat: int) -> None:
        self._curtain(seat)
        state = self.record.state
        found = lines(state.moves(seat))
        self._since(seat)
        self._draw(seat)
        self._prompt(seat, found)
        before = self.record
        count = len(before.moves)
        while self.record is before and len(before.moves) == count:
            self._obey(seat, self.ask(), found)

    def _curtain(self, seat: int) -> None:
        """Between two people at one device: the screen is empty until the next one looks alone."""
        if self.looking == seat:
            return
        self.looking = seat
        self._drawn = None
        if len(self.humans) < 2:
            return
        self._clear()
        name = self.speaker.seat(seat)
        text = "\n".join(self.speaker.say(key, seat=name) for key in ("ui-pass-device", "ui-press-enter"))
        self.console.print(Panel(Text(text, justify="center"), padding=(1, 2)))
        self.ask()
        self._clear()

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what scrolled off the screen, too

    def _draw(self, seat: int, whole: bool = False) -> None:
        """The table; only what a person's own last move can have changed if nobody else did anything."""
        state = self.record.state
        moves = self.record.moves
        alone = self._drawn is not None and self._drawn[0] == seat and self._drawn[2] == state.revealed
        if alone and self._drawn is not None and not whole and len(moves) >= self._drawn[1]:
            alone = all(mover == seat for mover, _ in moves[self._drawn[1] :])
        self._drawn = (seat, len(moves), state.revealed)
        view = state.view(seat)
        if alone and not whole:
            if hasattr(self.drawing, "brief"):
                self.console.print(self.drawing.brief(view, self.speaker))
            return
        self.console.print(Rule())
        self.console.print(self.drawing.render(view, self.speaker))

    def _since(self, seat: int | None) -> None:
        """What happened since this seat was last shown anything."""
        start = 0 if seat is None else self.shown[seat]
        events = [event for told in self.told[start:] for event in told]
        others = any(mover != seat for mover, _ in self.record.moves[max(0, start - 1) :])
        if seat is not None:
            self.shown[seat] = len(self.told)
        if events:
            if others or start == 0:
                title = "ui-since" if any(mover == seat for mover, _ in self.record.moves) else "ui-log"
                self.console.print(Rule(self.speaker.say(title), align="left", style="dim"))
            self._tell(events, seat)

    def _tell(self, events: list[Event], seat: int | None) -> None:
        for event in events:
            line = (
                Text("  ")
                .append(self.speaker.log(event.seen_by(seat)))
                .append(f"  {event.rule}", style="dim")
            )
            self.console.print(line)

    def _prompt(self, seat: int, found: list[Line]) -> None:
        view = self.record.state.view(seat)
        self.console.print(Rule(self.speaker.say("ui-moves"), align="left", style="dim"))
        line = (
            badge(seat, self.speaker.seat(seat)).append(": ").append(self.speaker.prompt(view), style="bold")
        )
        self.console.print(line.append(f"  {view['step']['rule']}", style="dim"))
        others = [self.speaker.seat(other) for other in view["to_move"] if other != seat]
        if others:
            self._say("ui-also-asked", "dim", seats=self.speaker.list(others))
        self.console.print(listing(found, self.speaker))

    def _windows(self, thinking: int) -> bool:
        """Before a bot decides: may a person who is not asked want to interrupt? True if one did."""
        state = self.record.state
        if self.pause == "never":
            return False
        for seat in self.humans:
            if seat in state.to_move:
                continue
            interrupts = [move for move in state.moves(seat) if move.interrupt]
            if not interrupts:
                continue
            view = state.view(seat)
            key = (seat, json.dumps(view["step"]))
            if self.pause == "auto":
                tempts = getattr(self.drawing, "tempts", None)
                if tempts is None or key in self._offered_windows or not tempts(view):
                    continue
            self._offered_windows.add(key)
            self._curtain(seat)
            self._since(seat)
            self._draw(seat)
            names = ", ".join(move.text for move in interrupts)
            asked = self.speaker.seat(thinking)
            count, before = len(self.record.moves), self.record
            while self.record is before and len(before.moves) == count:
                self._say("ui-window", "bold", seat=self.speaker.seat(seat), asked=asked, moves=names)
                line = self.ask()
                if not line.strip():
                    break
                self._obey(seat, line, lines(interrupts))
            if self.record is not before or len(before.moves) != count:
                return True
        return False

    # -- what a person typed -------------------------------------------------------------------------

    def _obey(self, seat: int, line: str, found: list[Line]) -> None:
        word = read(line, found, self.record.game.alphabet)
        try:
            if word.kind == "move":
                self._play(seat, word.text)
            elif word.kind in COMMANDS:
                getattr(self, f"_do_{word.kind}")(seat, word, found)
            elif word.kind:
                self._say(f"ui-{word.kind}", "yellow", text=word.text, n=word.text, numbers=word.numbers)
                near = nearest_word(word.text, self.record.game.alphabet)
                if near and word.kind == "not-understood":
                    self._say("ui-did-you-mean", "yellow", word=near)
        except IllegalMove as refusal:
            self._refuse(refusal)
        except TabernaError as error:
            self.console.print(Text(str(error), style="yellow"))

    def _refuse(self, refusal: IllegalMove) -> None:
        text = Text(self.speaker.reason(refusal.reason), style="yellow").append(
            f"  {refusal.rule}", style="dim"
        )
        self.console.print(text)

    def _do_help(self, seat: int, word: Word, found: list[Line]) -> None:
        grid = Grid(title=self.speaker.say("ui-help"), title_justify="left", box=None, padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        rule = self.record.state._rule()
        grid.add_row("3 · a 5", self.speaker.say("ui-help-number"))
        grid.add_row(found[0].moves[0].text, self.speaker.say("ui-help-text"))
        for name, usage in COMMANDS.items():
            if usage:
                grid.add_row(Text(usage), self.speaker.say(f"ui-help-{name}", rule=rule))
        self.console.print(grid)

    def _do_rule(self, seat: int, word: Word, found: list[Line]) -> None:
        asked = word.text or self.record.state._rule()
        entry = find_rule(self.record.game, asked)
        if entry is None:
            self._say("ui-no-rule", "yellow", rule=asked)
        else:
            self.console.print(Panel(written(entry[1]), title=entry[0], title_align="left"))

    def _do_why(self, seat: int, word: Word, found: list[Line]) -> None:
        reason = self.record.state.why_not(seat, word.text)
        if reason is None:
            self._say("ui-legal", move=word.text)
        else:
            self._refuse(IllegalMove(reason))

    def _do_undo(self, seat: int, word: Word, found: list[Line]) -> None:
        moves = self.record.moves
        if all(mover != seat for mover, _ in moves):
            self._say("ui-undo-nothing", "yellow")
        elif moves[-1][0] != seat:
            self._say("ui-undo-others", "yellow")
        elif not self.record.can_undo(seat):
            self._say("ui-undo-revealed", "yellow")
        else:
            undone = moves[-1][1]
            self.record = self.record.truncated(len(moves) - 1)
            self.told.pop()
            self.shown = [min(count, len(self.told)) for count in self.shown]
            self._drawn = None
            self._say("ui-undone", move=undone)

    def _do_save(self, seat: int, word: Word, found: list[Line]) -> None:
        self.file = write_record(self.record, Path(word.text) if word.text else self.file)
        self._say("ui-saved", file=str(self.file))

    def _do_load(self, seat: int, word: Word, found: list[Line]) -> None:
        file = Path(word.text)
        record = read_record(file)
        record.state  # noqa: B018  a record that does not replay is refused before this game is put away
        write_record(self.record, self.file)
        kinds = [person.bot for person in self.people if person.bot] or ["random"]
        self._sit_down(record, people_of(record, max(1, len(self.humans)), kinds), file)
        self._say("ui-loaded", file=str(file), moves=len(record.moves))

    def _do_log(self, seat: int, word: Word, found: list[Line]) -> None:
        count = int(word.text) if word.text.isdigit() else 20
        events = [event for told in self.told for event in told]
        if events:
            self.console.print(Rule(self.speaker.say("ui-log"), align="left", style="dim"))
            self._tell(events[-count:] if count else [], seat)
        else:
            self._say("ui-no-log")

    def _do_table(self, seat: int, word: Word, found: list[Line]) -> None:
        self._draw(seat, whole=True)
        self._prompt(seat, found)

    def _do_as(self, seat: int, word: Word, found: list[Line]) -> None:
        """Another person at this device interrupts; nothing but interrupts, so nothing hidden is shown."""
        who, _, text = word.text.partition(" ")
        other = int(who) if who.isdigit() else -1
        move = self.record.game.alphabet.find(text)
        if other not in self.humans:
            self._say(
                "ui-only-own", "yellow", seats=", ".join(f"{s} {self.people[s].name}" for s in self.humans)
            )
        elif move is not None and not move.interrupt:
            raise IllegalMove(self.record.state.why_not_interrupt(other, move))
        else:
            self._play(other, text)

    def _do_pause(self, seat: int, word: Word, found: list[Line]) -> None:
        if word.text and word.text not in PAUSES:
            self._say("ui-pause-usage", "yellow")
            return
        self.pause = word.text or self.pause
        self._say("ui-pause", mode=self.pause)

    def _do_hint(self, seat: int, word: Word, found: list[Line]) -> None:
        """What a fair adviser thinks who sees what this seat sees: the best moves and their chances to win."""
        state = self.record.state
        view, moves = state.view(seat), state.moves(seat)
        self._say("ui-hint")
        for hint in bots.hints(self.record.game, view, moves, bots.Clock(THINKING)):
            said = [self.speaker.hint(reason.term, reason.change, reason.text) for reason in hint.reasons]
            why = "; ".join(said)
            line = Text(f"  {hint.move.text}", style="bold").append(f"  {hint.chance:.0%}", style="cyan")
            self.console.print(line.append(f"  {why}", style="dim"))

    def _do_quit(self, seat: int, word: Word, found: list[Line]) -> None:
        raise Leave


def drawing_of(game: str) -> ModuleType:
    """The module that draws a game's board."""
    name = f"taberna.terminal.{game}"
    return plain if find_spec(name) is None else import_module(name)
