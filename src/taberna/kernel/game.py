"""A game: its alphabet, its data, and how to make, read and imagine states."""

from __future__ import annotations

import marshal
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from . import options as options_
from .chance import Chance, fresh_seed
from .data import Data, Printed
from .errors import BadDump, BadSetup, nearest
from .faults import Faults
from .fields import Declaration
from .loading import load_fields
from .log import Event
from .made import Made
from .move import Alphabet, Move
from .naming import Naming
from .reader import Reader
from .result import Result
from .state import State
from .step import Step

Chosen = Any  # an options object; each game has its own frozen dataclass
MOST_STEPS = 4096  # that are kept as views show them


class Game(Naming):
    """Base of the games. A subclass fills in the class variables and the methods marked *game*."""

    name: ClassVar[str]
    title: ClassVar[str]
    #: Raised when a rules change would make an old record replay differently.
    version: ClassVar[int] = 1
    #: Earlier versions whose records and dumps are still played: the options that make their rules.
    earlier: ClassVar[Mapping[int, Mapping[str, Any]]] = {}
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    #: The prefix of rule ids, and the rule that ends the game.
    prefix: ClassVar[str]
    end_rule: ClassVar[str]
    #: Some secrets are never told: after the end, too, everybody looks with their own eyes only.
    lasting_secrets: ClassVar[bool] = False
    state_type: ClassVar[type[State]]
    Options: ClassVar[type[Any]]
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"default": {}}
    alphabet: ClassVar[Alphabet]
    #: All steps by name.
    steps: ClassVar[Mapping[str, type[Step]]]
    #: The fields of a state, and the view that is made of them.
    declared: ClassVar[Declaration]
    made: ClassVar[Made]
    #: For each kind of thing the names by number: {"card": (...), ...}.
    names: ClassVar[Mapping[str, Sequence[str]]]
    #: Folder of this game's data, rules text and terms (set by each game to its ``__file__``'s folder).
    package: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if "made" in vars(cls):
            cls.steps = cls.made.steps

    def __init__(self, data: Data) -> None:
        super().__init__(self.names)
        self.data = data
        self._resolved: dict[bytes, Chosen] = {}
        self._shown_steps: dict[tuple[tuple[str, Any], ...], Step] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the name and the edition; a game without an edition is the same object again."""
        from .games import game

        return game, (self.name, dict(self.data.edition))

    def __deepcopy__(self, memo: object) -> Game:
        return self  # a game never changes

    # -- making states ------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        listener: list[Event] | None = None,
    ) -> State:
        """A new game, dealt and waiting for its first decision. ``listener`` gets what happened until then."""
        state = self._dealt(seats, options, seed)
        state.listener = listener
        state.advance()
        return state

    def _dealt(self, seats: int | None, options: Mapping[str, Any] | None, seed: str | int | None) -> State:
        seats = self.check_seats(seats)
        chance = Chance(fresh_seed() if seed is None else str(seed))
        return self.deal(self.resolve(options), seats, chance)

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.max_seats if self.max_seats < 4 else 4
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise BadSetup("[not-number-seats] {value!r} is not a number of seats", value=seats)
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(
                "[players-not] {game} is for {low} to {high} players, not for {seats}",
                game=self.title, low=self.min_seats, high=self.max_seats, seats=seats,
            )  # fmt: skip
        return seats

    def resolve(self, options: Mapping[str, Any] | None) -> Chosen:
        """The options object for what a user gave (names and values are checked)."""
        if options is not None and not isinstance(options, Mapping):
            raise BadSetup(
                "[options-must-table] options must be a table of names and values, not {value!r}",
                value=options,
            )
        given: Any = options
        try:
            key = marshal.dumps(given, 2)  # much quicker than its text; the second version refers to nothing
        except ValueError:  # no plain table, or something strange in it
            return self._resolve(options)
        found = self._resolved.get(key)
        if found is None:
            found = self._resolve(options)
            if len(self._resolved) > 256:
                self._resolved.clear()
            self._resolved[key] = found
        return found

    def _resolve(self, options: Mapping[str, Any] | None) -> Chosen:
        found = options_.resolve(self.Options, options, self.presets, self.option_defaults())
        self.check_options(found)
        return found

    def options_of(self, version: object, options: Any) -> Any:
        """What a record or a dump of a rules version says about options, as this version says it."""
        then = self.earlier.get(version) if isinstance(version, int) else None
        return {**then, **(options or {})} if then and isinstance(options, Mapping | None) else options

    def option_defaults(self) -> Mapping[str, Any]:
        """Defaults that come from the data, so that an edition can change them (*game*)."""
        return {}

    def check_options(self, options: Chosen) -> None:
        """Refuse combinations that cannot be played, with `BadSetup` (*game*)."""

    def show_options(self, options: Chosen) -> dict[str, Any]:
        return {
            name: value.copy() if isinstance(value, list) else value
            for name, value in _dumped(options).items()
        }

    @property
    def spoken(self) -> Mapping[str, Any]:
        """Numbers of the edition in force that prompts speak of, by the names of their variables (*game*)."""
        return {}

    def printed(self, options: Chosen) -> Printed:
        """What stands on the cards and boards of a table: the values of the edition in force, and those of
        options that replace them (*game*)."""
        return self.data.printed()

    def changeable(self, table: str, entry: str, name: str) -> bool:
        """Whether an edition may change a value; what belongs to the rules it may not (*game*)."""
        return name != "rule"

    def inside(self, name: str) -> Sequence[str]:
        """What the places of a value are called that is a list (*game*)."""
        return ()

    def caption(self, options: Chosen, name: str) -> dict[str, Any]:
        """What the text of a card may speak of: the options by name, and what is printed on the card."""
        values = self.show_options(options)
        for entries in self.printed(options).values():
            values.update(entries.get(name, {}))
        return values

    def kind_of(self, name: str) -> str:
        """The kind of a card: its words say what the card has none of its own for (*game*)."""
        return name

    def deal(self, options: Chosen, seats: int, chance: Chance) -> State:
        """Set up: everything dealt, the first step on the stack, nothing advanced (*game*)."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> State:
        """The state a `dump` describes. Says what is wrong and where if it cannot be."""
        reader = Reader(data, "", self.decode)
        self._check_frame(reader)
        seats = self.check_seats(reader.number("seats", 1, 20))
        options = self.resolve(self.options_of(reader.raw("version"), reader.raw("options")))
        stream = reader.table("chance")
        chance = Chance(
            stream.text("seed"),
            stream.text("commitment"),
            stream.table("counts").every(Reader.counter),
            _script(stream.table("script")),
        )
        stream.done()
        state = self.blank(options, seats, chance)
        state.revealed = reader.counter("revealed")
        if reader.raw("result") is not None:
            state.result = Result.read(reader.table("result"), seats)
        load_fields(state, reader, self.declared)
        state.stack = [self.load_step(r) for r in reader.tables("stack")]
        reader.done()
        self._check_whole(state)
        state.advance()
        return state

    def _check_frame(self, reader: Reader) -> None:
        if reader.raw("game") != self.name:
            raise reader.fail(
                "game",
                "[value-not-name] this is {value!r}, not {name!r}",
                value=reader.raw("game"),
                name=self.name,
            )
        played = (self.version, *self.earlier)
        if reader.raw("version") not in played:
            raise reader.fail(
                "version",
                "[rules-version-program] rules version {theirs}, this program plays {ours}",
                theirs=reader.raw("version"),
                ours=self.version,
            )

    def _check_whole(self, state: State) -> None:
        faults = state.faults()
        if faults:
            raise BadDump("[not-add-up] this does not add up: {faults}", faults=Faults(faults))
        if not state.stack and state.result is None:
            raise BadDump("[empty-but-game] {where}: is empty, but the game has no result", where="stack")
        if state.stack and state.result is not None:
            raise BadDump(
                "[must-empty-because] {where}: must be empty, because the game has a result", where="stack"
            )

    def load_step(self, reader: Reader) -> Step:
        """One step from ``{"step": "AuctionBid", "seat": 2, ...}``."""
        name = reader.text("step")
        cls = self.steps.get(name)
        if cls is None:
            raise reader.fail(
                "step",
                "[no-step] there is no step {value!r}.{hint}",
                value=name,
                hint=nearest(name, self.steps),
            )
        values = {field: reader.item(kind, field) for field, kind in cls.fields.items()}
        reader.done()
        return cls(**values)

    def load_stack(self, view: Mapping[str, Any]) -> list[Step]:
        """The stack a view shows. Steps never change, so one that was read before is taken again."""
        known = self._shown_steps
        stack = []
        for item in view["stack"]:
            key = (*item.items(),)
            try:
                step = known.get(key)
            except TypeError:  # it shows a list
                stack.append(self.shown_step(item))
                continue
            if step is None:
                step = self.shown_step(item)
                if len(known) >= MOST_STEPS:
                    known.clear()
                known[key] = step
            stack.append(step)
        return stack

    def shown_step(self, item: Mapping[str, Any]) -> Step:
        """The step a view shows so, for games whose steps are public through and through (*game*)."""
        return self.load_step(Reader(item, "stack", self.decode))

    def blank(self, options: Chosen, seats: int, chance: Chance) -> State:
        """A state with nothing in it."""
        state = self.state_type()
        state.begin(self, options, seats, chance)
        return state

    def position(self, spec: Mapping[str, Any] | str) -> State:
        """Any situation, from a short dict or TOML text. Its words: docs/positions/<game>.md.

        What is not named stays as a new game with that seed deals it; a named card is taken from
        wherever it is.
        """
        if isinstance(spec, str):
            try:
                spec = tomllib.loads(spec)
            except (ValueError, RecursionError) as error:
                raise BadDump(f"the position is no TOML: {error}") from None
        reader = Reader(spec, "", self.decode)
        game = reader.text("game", self.name)
        if game != self.name:
            raise reader.fail(
                "game", "[value-not-name] this is {value!r}, not {name!r}", value=game, name=self.name
            )
        seats = reader.number("seats", 1, 20) if "seats" in reader else None
        if seats is None and "players" in reader:
            seats = len(reader.array("players"))
        state = self._dealt(seats, reader.raw("options", None), reader.raw("seed", "position"))
        state.chance.script.update(_script(reader.table("rolls", {})))
        self.arrange(state, reader)
        reader.done()
        self._check_whole(state)
        state.advance()
        return state

    def arrange(self, state: Any, reader: Reader) -> None:
        """Change a fresh deal into what a position names (*game*)."""
        raise NotImplementedError

    def imagine(self, view: Mapping[str, Any], rng: Random) -> State:
        """A full state that agrees with everything the view shows; the rest is dealt by ``rng``.

        Whoever imagines many worlds of one view asks `worlds`.
        """
        return self._dealt_rest(self._seen(view), view, rng)

    def worlds(self, view: Mapping[str, Any]) -> Callable[[Random], State]:
        """A function that imagines, of a view that does not change meanwhile: what it shows is read only once."""
        seen = self._seen(view)
        return lambda rng: self._dealt_rest(seen.copy(), view, rng)

    def _seen(self, view: Mapping[str, Any]) -> State:
        """What a view shows, and nothing besides."""
        state = self.blank(
            self.resolve(view["options"]), view["seats"], Chance(view["seed"] or "", view["commitment"])
        )
        state.revealed = view["revealed"]
        if view["result"] is None:
            state.stack = self.load_stack(view)
        else:
            state.result = Result.load(view["result"])
        self.fill_seen(state, view)
        return state

    def _dealt_rest(self, state: State, view: Mapping[str, Any], rng: Random) -> State:
        state.chance = self._imagined_chance(view, rng)
        self.fill_hidden(state, view, rng)
        state.advance()
        return state

    def fill_seen(self, state: Any, view: Mapping[str, Any]) -> None:
        """Put what a view shows into a blank state."""
        self.made.fill(state, view)

    def fill_hidden(self, state: Any, view: Mapping[str, Any], rng: Random) -> None:
        """Deal what a view does not show (*game*)."""
        raise NotImplementedError

    def standing(self, state: Any) -> Sequence[float] | None:
        """Everybody's points so far, for whoever must judge a game without knowing it; None if they are told only
        at the end (*game*)."""
        return None

    def missing_answer(self, state: Any, seat: int) -> Move | None:
        """What it counts as if a seat that is asked does not answer in time; None if the rules do not say (*game*)."""
        return None

    def _imagined_chance(self, view: Mapping[str, Any], rng: Random) -> Chance:
        """A stream of its own for an imagined world, under the commitment that everybody saw."""
        seed = view["seed"] or f"imagined {rng.getrandbits(128):032x}"
        return Chance(seed, view["commitment"])

    # -- names -----------------------------------------------------------------------------------

    def copy_of(self, name: str) -> str:
        """The card whose words tell this one: itself, unless it is a second copy of another (*game*)."""
        return name

    def move(self, text: str) -> Move:
        """The move of this text; KeyError if the alphabet has none."""
        found = self.alphabet.find(text)
        if found is None:
            raise KeyError(f"{text!r} is no move of {self.title}.{self.alphabet.suggest(text)}")
        return found

    def __repr__(self) -> str:
        return f"<game {self.name}>"


def _script(reader: Reader) -> dict[str, tuple[int, ...]]:
    """Results laid down in advance, by stream: {"dice 1": [3, 6]}."""
    return {stream: tuple(values) for stream, values in reader.every(Reader.numbers).items()}


@lru_cache(maxsize=256)
def _dumped(options: Chosen) -> dict[str, Any]:
    return options_.dumped(options)
