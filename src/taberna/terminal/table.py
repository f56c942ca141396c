"""The frame of the text table: whose turn it is, what a person may do, curtain, undo, save and load.

Everything shown is drawn from the view of the seat that looks; the state itself is only asked for moves and
reasons of that seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from taberna import bots
from taberna.kernel.errors import IllegalMove, TabernaError
from taberna.kernel.log import Event
from taberna.kernel.reader import small_int
from taberna.kernel.record import Record
from taberna.locale import Speaker

from .choices import Line, lines
from .coach import Coach
from .commands import COMMANDS, Word, nearest_word, read
from .files import read_record, write_record
from .people import Person, people_of
from .screen import Screen

#: Seconds a bot may think about one decision.
THINKING = 5.0

PAUSES = ("auto", "always", "never")
COACHES = ("off", "glance", "deep")

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
        coach: str = "off",
    ) -> None:
        self.console = console
        self.ask = ask
        self.lang = lang
        self.pause = pause
        self.coach: Coach | None = None
        self._sit_down(record, people, file)
        self._wanted_coach = coach

    def _sit_down(self, record: Record, people: list[Person], file: Path) -> None:
        self.record = record
        self.people = people
        self.file = file
        self.speaker = Speaker(record.game, self.lang, [person.name for person in people])
        self.screen = Screen(self.console, record.game, people, self.speaker)
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
            self.screen.welcome(self.record.commitment)
            if self._wanted_coach != "off":
                self._call_coach(self._wanted_coach)
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
        self.screen.say("ui-finished" if over else "ui-saved", file=str(self.file))

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
        self.screen.board(view)
        self.screen.result(view)

    # -- one person's turn -----------------------------------------------------------------------------

    def _human(self, seat: int) -> None:
        self._curtain(seat)
        state = self.record.state
        found = lines(state.moves(seat))
        self._since(seat)
        self._draw(seat)
        self.screen.prompt(self.record.state.view(seat), found)
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
        self.screen.clear()
        self.screen.curtain(seat)
        self.ask()
        self.screen.clear()

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
            self.screen.brief(view)
        else:
            self.screen.board(view)

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
                self.screen.heading(title)
            self.screen.tell(events, seat)

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
            if self.pause == "auto" and (key in self._offered_windows or not self.screen.tempts(view)):
                continue
            self._offered_windows.add(key)
            self._curtain(seat)
            self._since(seat)
            self._draw(seat)
            names = ", ".join(move.text for move in interrupts)
            asked = self.speaker.seat(thinking)
            count, before = len(self.record.moves), self.record
            while self.record is before and len(before.moves) == count:
                self.screen.say("ui-window", "bold", seat=self.speaker.seat(seat), asked=asked, moves=names)
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
                if self._coached(seat, word.text):
                    self._play(seat, word.text)
            elif word.kind in COMMANDS:
                getattr(self, f"_do_{word.kind}")(seat, word, found)
            elif word.kind:
                self.screen.say(
                    f"ui-{word.kind}", "yellow", text=word.text, n=word.text, numbers=word.numbers
                )
                near = nearest_word(word.text, self.record.game.alphabet)
                if near and word.kind == "not-understood":
                    self.screen.say("ui-did-you-mean", "yellow", word=near)
        except IllegalMove as refusal:
            self.screen.refuse(refusal)
        except TabernaError as error:
            self.screen.warn(str(error))

    def _coached(self, seat: int, text: str) -> bool:
        """Whether a move may be made now: the coach asks once before a costly one."""
        if self.coach is None:
            return True
        state = self.record.state
        move = self.record.game.alphabet.find(text)
        if move is None or seat not in state.to_move or move not in state.moves(seat):
            return True  # the rules answer
        may, said = self.coach.hears(state, seat, len(self.record.moves), move.text)
        if said:
            self.screen.coach(said)
        return may

    def _call_coach(self, depth: str) -> None:
        """With several people at one device only if every one of them agrees."""
        if len(self.humans) > 1:
            for seat in self.humans:
                self.screen.say("ui-coach-agree", "bold", seat=self.speaker.seat(seat))
                answer = self.ask().strip().lower()
                if not answer or answer not in self.speaker.say("ui-coach-agreed").split():
                    self.screen.say("ui-coach-not", seat=self.speaker.seat(seat))
                    return
        self.coach = Coach(self.record.game, depth, self.speaker)
        self.screen.say("ui-coach", mode=depth)

    def _rule(self, seat: int) -> str:
        """That this seat is asked by."""
        rule: str = self.record.state.view(seat)["step"]["rule"]
        return rule

    def _do_help(self, seat: int, word: Word, found: list[Line]) -> None:
        self.screen.help(found[0].moves[0].text, self._rule(seat))

    def _do_rule(self, seat: int, word: Word, found: list[Line]) -> None:
        self.screen.rule(word.text or self._rule(seat))

    def _do_why(self, seat: int, word: Word, found: list[Line]) -> None:
        reason = self.record.state.why_not(seat, word.text)
        if reason is None:
            self.screen.say("ui-legal", move=word.text)
        else:
            self.screen.refuse(IllegalMove(reason))

    def _do_undo(self, seat: int, word: Word, found: list[Line]) -> None:
        moves = self.record.moves
        if all(mover != seat for mover, _ in moves):
            self.screen.say("ui-undo-nothing", "yellow")
        elif moves[-1][0] != seat:
            self.screen.say("ui-undo-others", "yellow")
        elif not self.record.can_undo(seat):
            self.screen.say("ui-undo-revealed", "yellow")
        else:
            undone = moves[-1][1]
            self.record = self.record.truncated(len(moves) - 1)
            self.told.pop()
            self.shown = [min(count, len(self.told)) for count in self.shown]
            self._drawn = None
            self.screen.say("ui-undone", move=undone)

    def _do_save(self, seat: int, word: Word, found: list[Line]) -> None:
        self.file = write_record(self.record, Path(word.text) if word.text else self.file)
        self.screen.say("ui-saved", file=str(self.file))

    def _do_load(self, seat: int, word: Word, found: list[Line]) -> None:
        file = Path(word.text)
        record = read_record(file)
        record.state  # noqa: B018  a record that does not replay is refused before this game is put away
        write_record(self.record, self.file)
        kinds = [person.bot for person in self.people if person.bot] or ["random"]
        self._sit_down(record, people_of(record, max(1, len(self.humans)), kinds), file)
        self.coach = None
        self.screen.say("ui-loaded", file=str(file), moves=len(record.moves))

    def _do_log(self, seat: int, word: Word, found: list[Line]) -> None:
        asked = small_int(word.text)
        count = 20 if asked is None else asked
        events = [event for told in self.told for event in told]
        if events:
            self.screen.heading("ui-log")
            self.screen.tell(events[-count:] if count else [], seat)
        else:
            self.screen.say("ui-no-log")

    def _do_table(self, seat: int, word: Word, found: list[Line]) -> None:
        self._draw(seat, whole=True)
        self.screen.prompt(self.record.state.view(seat), found)

    def _do_as(self, seat: int, word: Word, found: list[Line]) -> None:
        """Another person at this device interrupts; nothing but interrupts, so nothing hidden is shown."""
        who, _, text = word.text.partition(" ")
        other = small_int(who)
        move = self.record.game.alphabet.find(text)
        if other is None or other not in self.humans:
            self.screen.say(
                "ui-only-own", "yellow", seats=", ".join(f"{s} {self.people[s].name}" for s in self.humans)
            )
        elif move is not None and not move.interrupt:
            raise IllegalMove(self.record.state.why_not_interrupt(other, move))
        else:
            self._play(other, text)

    def _do_pause(self, seat: int, word: Word, found: list[Line]) -> None:
        if word.text and word.text not in PAUSES:
            self.screen.say("ui-pause-usage", "yellow")
            return
        self.pause = word.text or self.pause
        self.screen.say("ui-pause", mode=self.pause)

    def _do_hint(self, seat: int, word: Word, found: list[Line]) -> None:
        """What a fair adviser thinks who sees what this seat sees: the best moves and their chances to win."""
        state = self.record.state
        view, moves = state.view(seat), state.moves(seat)
        self.screen.say("ui-hint")
        self.screen.hints(bots.hints(self.record.game, view, moves, bots.Clock(THINKING)))

    def _do_coach(self, seat: int, word: Word, found: list[Line]) -> None:
        if word.text and word.text not in COACHES:
            self.screen.say("ui-coach-usage", "yellow")
        elif word.text in ("", "off"):
            self.coach = self.coach if not word.text else None
            self.screen.say("ui-coach", mode="off" if self.coach is None else self.coach.depth)
        else:
            self._call_coach(word.text)

    def _do_quit(self, seat: int, word: Word, found: list[Line]) -> None:
        raise Leave
