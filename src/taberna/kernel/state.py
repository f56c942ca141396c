"""The state: the whole truth of a game at one instant. It never leaves the engine; outsiders get views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, Union

from .chance import Chance
from .errors import IllegalMove, Reason
from .faults import Fault
from .log import Event, Listener
from .move import Move
from .native import mypyc_attr
from .result import Result
from .sections import Section
from .step import Step

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")
#: Should be of that type, but comes from outside and may be anything: it is refused in words, not by the compiler.
Outside = Union[T, Any]  # noqa: UP007 - an alias with a gap

RUNAWAY: Final = 100_000  # automatic steps in a row: far above any rulebook
NOTHING_OFFERED: Final[list[Move]] = []


def _loaded(game: Game, dump: dict[str, Any]) -> State:
    return game.load(dump)


#: What a copy shares with its original beside the fields of the game; an offer is never changed in place, and as
#: legal in the copy as here.
SHARED: Final = ("game", "options", "seats", "to_move", "result", "revealed", "_offered", "_offered_to")


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class State:
    """Base of every game's state. A game adds its own fields and the methods marked *game*."""

    __slots__ = (
        "_offered",
        "_offered_to",
        "chance",
        "game",
        "heard",
        "options",
        "result",
        "revealed",
        "seats",
        "stack",
        "to_move",
    )

    game: Game
    options: Any
    seats: int
    chance: Chance
    stack: list[Step]
    #: Who is asked now; several seats for sealed choices, nobody when the game is over.
    to_move: tuple[int, ...]
    result: Result | None
    #: Counts how often something hidden came to light; undo never goes back over a change of it.
    revealed: int
    #: Who listens, if anybody does: rules write ``state.heard and state.tell(...)``, and simulation builds no log.
    heard: Listener | None
    _offered: list[Move]
    _offered_to: int

    def begin(self, game: Game, options: Any, seats: int, chance: Chance) -> None:
        """Fill a new state; a copy is filled by `copy`, so there is no constructor."""
        self.game = game
        self.options = options
        self.seats = seats
        self.chance = chance
        self.heard = None
        self.clear()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the dump; who listens stays behind."""
        return _loaded, (self.game, self.dump())

    # -- deciding ----------------------------------------------------------------------------

    def moves(self, seat: Outside[int]) -> list[Move]:
        """The legal moves of a seat, including interrupts if it is not asked."""
        if seat in self.to_move:
            legal = self.stack[-1].moves(self, seat)
            self.add_interrupts(seat, legal)
            self._offered = legal
            self._offered_to = seat
            return legal.copy()  # whoever asked may do with it as they like
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalMove(self._no_seat(seat))
        legal = []
        self.add_interrupts(seat, legal)  # not kept: the offer to the one who is asked stays
        return legal

    def play(self, seat: Outside[int], move: Outside[Move | str | int]) -> None:
        """Carry out a move. One that `moves` has offered to the seat that is asked is trusted, others are checked."""
        if isinstance(move, Move):
            known = move
            if self._offered_to != seat or known not in self._offered:
                self._check(seat, known)
        else:
            known = self.read(move)
            self._check(seat, known)
        self._offered = NOTHING_OFFERED
        if known.interrupt:
            self.play_interrupt(seat, known)
        else:
            self.stack[-1].play(self, seat, known)
        self.advance()

    def why_not(self, seat: Outside[int], move: Outside[Move | str | int]) -> Reason | None:
        """None if the seat may play this move now, otherwise why not, with the rule's id."""
        try:
            move = self.read(move)
        except IllegalMove as refusal:
            return refusal.reason
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            return self._no_seat(seat)
        if not self.to_move:
            return Reason("[game-over] the game is over", self._rule())
        if move in self.moves(seat):
            return None
        if move.interrupt:
            return self.why_not_interrupt(seat, move)
        if seat not in self.to_move:
            asked = " and ".join(map(str, self.to_move))
            text = "[seat-not-asked] seat {seat} is not asked now, but seat {asked}"
            return Reason(text, self._rule(), seat=seat, asked=asked)
        return self.stack[-1].why_not(self, seat, move)

    def _no_seat(self, seat: object) -> Reason:
        text = "[no-seat-game] there is no seat {seat}; this game has 0 to {last}"
        return Reason(text, self._rule(), seat=repr(seat), last=self.seats - 1)

    def _rule(self) -> str:
        if self.stack:
            return self.stack[-1].rule
        return self.result.rule if self.result else self.game.end_rule

    def read(self, move: Outside[Move | str | int]) -> Move:
        """The move of this text or number; IllegalMove if there is none."""
        alphabet = self.game.alphabet
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            found = alphabet.find(move)
            if found is None:
                hint = alphabet.suggest(move)
                text = "[no-such-move] '{move}' is no move of this game.{hint}"
                raise IllegalMove(Reason(text, self._rule(), move=move[:80], hint=hint))
            return found
        if isinstance(move, bool) or not isinstance(move, int):
            text = "[neither-move-nor] {move} is neither a move nor its text or id"
            raise IllegalMove(Reason(text, self._rule(), move=repr(move)))
        if not 0 <= move < len(alphabet):
            text = "[no-move-number] there is no move {number}; this game has 0 to {last}"
            raise IllegalMove(Reason(text, self._rule(), number=move, last=len(alphabet) - 1))
        return alphabet[move]

    def _check(self, seat: Outside[int], move: Move) -> None:
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)

    def advance(self) -> None:
        """Run automatic steps until somebody is asked or the game is over."""
        stack = self.stack
        steps = 0
        while stack:
            step = stack[-1]
            seats = step.seats(self)
            if seats:
                self.to_move = seats
                return
            step.run(self)
            steps += 1
            if steps > RUNAWAY:
                raise RuntimeError(f"the rules run away at {stack[-1].name}")
        self.to_move = ()

    def finish(self, result: Result) -> None:
        """End the game at once."""
        self.result = result
        self.revealed += 1
        self.stack.clear()

    # -- interrupts: moves of a seat that need not be asked (*game*) -----------------------------

    def add_interrupts(self, seat: int, legal: list[Move]) -> None:
        """Append what this seat may do out of turn; nothing in most games."""

    def play_interrupt(self, seat: int, move: Move) -> None:
        raise TypeError(f"{self.game.name} has no interrupt {move.text!r}")

    def why_not_interrupt(self, seat: int, move: Move) -> Reason:
        return Reason("[not-possible-now] '{move}' is not possible now", self._rule(), move=move.text)

    # -- seeing ------------------------------------------------------------------------------

    @property
    def listener(self) -> list[Event] | None:
        """Where log events go; None if nobody listens."""
        return None if self.heard is None else self.heard.events

    @listener.setter
    def listener(self, events: list[Event] | None) -> None:
        self.heard = None if events is None else Listener(events)

    def listen(self) -> list[Event]:
        """From now on collect log events; returns the list they go to."""
        if self.heard is None:
            self.heard = Listener([])
        return self.heard.events

    def tell(self, key: str, rule: str, **args: Any) -> bool:
        """Write a public log line, if somebody listens."""
        if self.heard is None:
            return False
        self.heard.events.append(Event(key, rule, args))
        return True

    def whisper(self, key: str, rule: str, to: tuple[int, ...], secret: dict[str, Any], **args: Any) -> bool:
        """Write a log line of which the seats in ``to`` see more than the others."""
        if self.heard is None:
            return False
        self.heard.events.append(Event(key, rule, args, to, secret))
        return True

    def view(self, viewer: Outside[int | None]) -> dict[str, Any]:
        """What one viewer may know, built up from nothing; None is a spectator."""
        if viewer is not None and not (isinstance(viewer, int) and 0 <= viewer < self.seats):
            raise IllegalMove(self._no_seat(viewer))
        view: dict[str, Any] = {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "you": viewer,
            "options": self.game.show_options(self.options),
            "commitment": self.chance.commitment,
            **self.moment(viewer),
        }
        for section in self.sections():
            section.show(self, view, viewer)
        return view

    def moment(self, viewer: int | None) -> dict[str, Any]:
        """The part of a view that tells where the rules stand."""
        shown = [(step, step.shown_to(self, viewer)) for step in self.stack]
        step, fields = shown[-1] if shown else (None, {})
        return {
            "seed": self.told_seed(),
            "to_move": list(self.to_move),
            "step": None if step is None else {"name": step.name, "rule": step.rule, **fields},
            "stack": [{"step": s.name, **fields} for s, fields in shown],
            "result": self.result.dump() if self.result else None,
            "revealed": self.revealed,
        }

    def told_seed(self) -> str | None:
        """The seed, for everybody to verify the deal: once the game is over, unless it tells lasting secrets."""
        return None if self.to_move or self.game.lasting_secrets else self.chance.seed

    def sections(self) -> tuple[Section, ...]:
        """What this game lets a viewer know besides, in the order of the view."""
        return self.game.made.view

    # -- the whole truth ----------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The whole truth in names, JSON-able; `Game.load` reads it back."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.game.show_options(self.options),
            "chance": {
                "seed": self.chance.seed,
                "commitment": self.chance.commitment,
                "counts": dict(sorted(self.chance.counts.items())),
                "script": {k: list(v) for k, v in sorted(self.chance.script.items()) if v},
            },
            "revealed": self.revealed,
            "result": self.result.dump() if self.result else None,
            "stack": [step.dump(self) for step in self.stack],
            **self.game.made.dump(self),
        }

    def faults(self) -> list[Fault]:
        """What breaks a law of conservation, in words; empty when all is well (*game*)."""
        raise NotImplementedError

    def clear(self) -> None:
        """Nothing dealt yet; a made state adds the fields of its game."""
        self.stack = []
        self.to_move = ()
        self.result = None
        self.revealed = 0
        self._offered = NOTHING_OFFERED
        self._offered_to = -1

    def copy(self) -> Self:
        """An independent state that shares nothing mutable (*made*)."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    __hash__ = None  # type: ignore[assignment]  # a state changes
