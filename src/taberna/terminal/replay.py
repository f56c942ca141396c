"""Telling a recorded game to somebody: a seat, a spectator, or everybody once all is open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from taberna.kernel.log import Event
from taberna.kernel.record import Record
from taberna.kernel.state import State
from taberna.locale import Speaker

from .marks import badge
from .people import Person
from .plain import drawing_of


@dataclass(frozen=True)
class Chapters:
    """A record and the eyes it is seen with."""

    record: Record
    #: A seat, or None for a spectator.
    viewer: int | None
    #: Everything is open: asked for, or the game is over.
    open: bool
    told: list[list[Event]]

    def seen(self, event: Event) -> dict[str, Any]:
        if self.open and event.secret is not None:
            return {"key": event.key, "rule": event.rule, "args": {**event.args, **event.secret}}
        return event.seen_by(self.viewer)

    def text(self, number: int) -> str | None:
        """The move as it was played, if the viewer may know it: a sealed one would tell what it hides."""
        seat, text = self.record.moves[number - 1]
        return text if self.open or seat == self.viewer else None

    def speaker(self, lang: str) -> Speaker:
        names = [Person.read(name).name for name in self.record.players]
        return Speaker(self.record.game, lang, names)

    def data(self, lang: str, upto: int | None, views: bool) -> dict[str, Any]:
        """The whole story, JSON-able."""
        record = self.record
        last = len(record.moves) if upto is None else upto
        say = self.speaker(lang)
        states = _states(record, last) if views else []
        moves = []
        for number in range(last + 1):
            seat = None if number == 0 else record.moves[number - 1][0]
            entry: dict[str, Any] = {"move": number, "seat": seat}
            if number:
                entry["text"] = self.text(number)
            entry["events"] = [{**self.seen(e), "said": say.log(self.seen(e))} for e in self.told[number]]
            noted = [note for note in record.notes if note.move == number]
            if noted:
                entry["notes"] = [{"by": note.by, "text": note.text} for note in noted]
            if views:
                entry["view"] = states[number].view(self.viewer)
            moves.append(entry)
        whole = record.replay(last)
        return {
            "game": record.game.name,
            "players": record.players,
            "seats": record.seats,
            "options": record.options,
            "viewer": "all" if self.open else self.viewer,
            "moves": moves,
            "view": whole.view(self.viewer),
            "result": whole.result.dump() if whole.result else None,
        }


def chapters(record: Record, seat: int | None, everything: bool) -> Chapters:
    """A finished game is open to all, unless its secrets last; others show what a spectator may see."""
    over = record.state.result is not None and not record.game.lasting_secrets
    return Chapters(record, seat, everything or (over and seat is None), record.events())


def _states(record: Record, last: int) -> list[State]:
    state = record.replay(0)
    found = [state.copy()]
    for seat, text in record.moves[:last]:
        state.play(seat, text)
        found.append(state.copy())
    return found


def tell(found: Chapters, console: Console, lang: str, upto: int | None, views: bool) -> None:
    record = found.record
    say = found.speaker(lang)
    drawing = drawing_of(record.game.name)
    last = len(record.moves) if upto is None else upto
    states = _states(record, last) if views else []
    console.print(
        Text(f"{record.game.title}, {record.seats} players, {len(record.moves)} moves", style="bold")
    )
    for number in range(last + 1):
        if number:
            seat = record.moves[number - 1][0]
            line = Text(f"{number:>4} ", style="dim").append_text(badge(seat, say.seat(seat)))
            text = found.text(number)
            if text is not None:
                line.append(f"  {text}", style="dim")
            console.print(line)
        for event in found.told[number]:
            seen = found.seen(event)
            console.print(Text(f"       {say.log(seen)}").append(f"  {seen['rule']}", style="dim"))
        for note in record.notes:
            if note.move == number:
                console.print(Text(f"     ✎ {f'{note.by}: ' if note.by else ''}{note.text}", style="italic"))
        if views:
            _show(found, states[number], console, say, drawing)
    state = record.replay(last)
    if upto is not None and not views:
        _show(found, state, console, say, drawing)
    view = state.view(found.viewer)
    console.print(Rule())
    if state.result is not None:
        console.print(Text(say.result(view), style="bold").append(f"  {state.result.rule}", style="dim"))
    else:
        asked = say.list([say.seat(seat) for seat in view["to_move"]])
        console.print(Text(f"{asked}: {say.prompt(view)}").append(f"  {view['step']['rule']}", style="dim"))


def _show(found: Chapters, state: State, console: Console, say: Speaker, drawing: Any) -> None:
    """The table with the viewer's eyes; with everything open, with the eyes of each seat in turn."""
    viewers: list[int | None] = [found.viewer]
    if found.open and found.viewer is None and state.result is None:
        viewers = list(range(state.seats))
    for viewer in viewers:
        console.print(Rule("" if viewer is None else say.seat(viewer)))
        console.print(drawing.render(state.view(viewer), say))
