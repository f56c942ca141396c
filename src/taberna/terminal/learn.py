"""Guided lessons in the terminal: the table with a coach beside it (docs/lessons.md)."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from taberna.kernel.chance import fresh_seed
from taberna.kernel.errors import BadRecord
from taberna.kernel.log import Event
from taberna.kernel.reader import small_int
from taberna.lessons import BadLesson, Lesson, Note, lesson, lessons
from taberna.lessons.lesson import NAMES
from taberna.lessons.speaking import said
from taberna.locale import interface

from .choices import Line
from .commands import Word, read
from .people import Person
from .table import Ask, Leave, Table


class LessonTable(Table):
    """What the lesson asks for is played, anything else is answered; the others do what the lesson says."""

    def __init__(self, taught: Lesson, console: Console, ask: Ask, lang: str = "en") -> None:
        self.lesson = taught
        #: The first moment that was not told yet.
        self.untold = 0
        self.unnoted = list(taught.notes)
        people = [
            Person(name, None if seat == taught.seat else taught.bot)
            for seat, name in enumerate(NAMES[: taught.seats])
        ]
        seed = fresh_seed() if taught.whole_game else None
        record = taught.record([str(person) for person in people], seed)
        super().__init__(record, people, Path(os.devnull), console, ask, lang)

    def run(self) -> bool:
        """Whether the lesson was learned to its end."""
        self._coach("title", "bold")
        try:
            while not self._ended():
                self._decision()
            if self.lesson.whole_game:
                self._over()
            self._tell(len(self.lesson.moments))
            return True
        except (Leave, EOFError):
            return False

    def _ended(self) -> bool:
        if self.lesson.whole_game:
            return not self.record.state.to_move
        place = self.lesson.place(self.record.moves)
        return place.at == len(self.lesson.moments) and place.next is None

    # -- what the coach says ---------------------------------------------------------------------

    def _coach(self, key: str, style: str = "") -> None:
        names = [person.name for person in self.people]
        text = Text(said(self.lesson, key, self.lang, names), style=style)
        self.console.print(Panel(text, border_style="cyan"))

    def _tell(self, end: int) -> None:
        """The moments up to here, one after the other; what is only read waits for Enter."""
        for at in range(self.untold, end):
            self._coach(self.lesson.moments[at].say)
            if at < len(self.lesson.moments) - 1:
                self.screen.say("ui-go-on", "dim")
                if read(self.ask(), [], self.record.game.alphabet).kind == "quit":
                    raise Leave
        self.untold = max(self.untold, end)

    def _note(self, note: Note) -> None:
        self.unnoted.remove(note)
        self._coach(note.say)

    # -- whose turn it is --------------------------------------------------------------------------

    def _decision(self) -> None:
        place = None if self.lesson.whole_game else self.lesson.place(self.record.moves)
        if place is None:
            super()._decision()
        elif place.next is not None:
            self._play(*place.next)
        else:
            self._human(self.lesson.seat)

    def _human(self, seat: int) -> None:
        if self.lesson.whole_game:
            self._tell(len(self.lesson.moments) - 1)
            step = self.record.state.view(seat)["step"]["name"]
            for note in [note for note in self.unnoted if note.step == step]:
                self._note(note)
        else:
            place = self.lesson.place(self.record.moves)
            self._since(seat)
            if place.done is not None and place.done[0] == self.untold - 1 and place.part == 0:
                at, way = place.done
                praise = self.lesson.moments[at].ways[way].say
                if praise:
                    self._coach(praise)
            self._tell(place.at)
            self._coach(self.lesson.moments[place.at].say, "bold")
            self.untold = max(self.untold, place.at + 1)
        super()._human(seat)

    def _play(self, seat: int, move: object) -> None:
        super()._play(seat, move)
        told: list[Event] = self.told[-1]
        keys = {event.key for event in told}
        for note in [note for note in self.unnoted if note.log in keys]:
            self._note(note)

    # -- what the learner typed ---------------------------------------------------------------------

    def _obey(self, seat: int, line: str, found: list[Line]) -> None:
        word = read(line, found, self.record.game.alphabet)
        if word.kind != "move" or self.lesson.whole_game:
            super()._obey(seat, line, found)
            return
        moment = self.lesson.moments[self.lesson.place(self.record.moves).at]
        legal = self.record.state.why_not(seat, word.text) is None
        if not legal or word.text in self.lesson.place(self.record.moves).fitting:
            super()._obey(seat, line, found)
            if legal:
                return
        answer = moment.answer(word.text)
        if answer:
            self._coach(answer, "yellow")
        elif legal:
            self.screen.say("house-lesson-other", "yellow")

    def _do_undo(self, seat: int, word: Word, found: list[Line]) -> None:
        """Back to the learner's last move, whatever the others have done since."""
        if self.lesson.whole_game:
            super()._do_undo(seat, word, found)
            return
        mine = [place for place, (mover, _) in enumerate(self.record.moves) if mover == seat]
        if not mine:
            self.screen.say("ui-undo-nothing", "yellow")
            return
        undone = self.record.moves[mine[-1]][1]
        self.record = self.record.truncated(mine[-1])
        del self.told[mine[-1] + 1 :]
        self.shown = [min(count, len(self.told)) for count in self.shown]
        self._drawn = None
        self.untold = self.lesson.place(self.record.moves).at
        self.screen.say("ui-undone", move=undone)

    def _do_save(self, seat: int, word: Word, found: list[Line]) -> None:
        raise BadRecord("a lesson is not saved: it can be begun anew at any time")

    def _do_load(self, seat: int, word: Word, found: list[Line]) -> None:
        raise BadRecord("a lesson cannot be left for another game: quit first")


# -- the command ------------------------------------------------------------------------------------------


def learned_file() -> Path:
    """Where it is kept which lessons were learned: beside the saved games."""
    return Path(os.environ.get("TABERNA_SAVES") or "saves") / "learned.txt"


def learned() -> set[str]:
    file = learned_file()
    return set(file.read_text(encoding="utf-8").split()) if file.exists() else set()


def keep(one: Lesson) -> None:
    file = learned_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{where}\n" for where in sorted({*learned(), one.where})), encoding="utf-8")


def chosen(game: str, name: str | None) -> Lesson:
    """A lesson by its name or number; without either the first that was not learned yet."""
    found = lessons(game)
    if not found:
        raise BadLesson(f"{game} has no lessons")
    if name is None:
        done = learned()
        return next((one for one in found if one.where not in done), found[0])
    number = small_int(name)
    if number is not None and 1 <= number <= len(found):
        return found[number - 1]
    return lesson(game, name)


def learn(args: argparse.Namespace, console: Console, ask: Ask) -> int:
    one = chosen(args.game, args.lesson)
    house = interface(args.lang)
    done = learned()
    for number, each in enumerate(lessons(args.game), 1):
        mark = "✓" if each.where in done else " "
        title, about = (said(each, key, args.lang) for key in ("title", "about"))
        console.print(
            Text(f"{number:>3} {mark} {title} – {about} ({each.name})", style="bold" * (each == one))
        )
    while LessonTable(one, console, ask, args.lang).run():
        keep(one)
        following = [each for each in lessons(args.game) if each.where not in learned()]
        if not following:
            console.print(house.say("ui-all-learned"))
            break
        one = following[0]
        console.print(house.say("ui-next-lesson", title=said(one, "title", args.lang)))
        try:
            if ask().strip():
                break
        except EOFError:
            break
    return 0
