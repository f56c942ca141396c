"""The laws every game keeps, as a test suite that any game gets with one line.

In a test file::

    from taberna.kernel import laws

    TestLaws = laws.suite("senators")

The laws (each is one method of the suite):

1. *Replay*: a record, dumped and loaded, replays to the same state; so does dump → load → go on, at every
   step; undoing all moves and doing them again changes nothing.
2. *Legal is accepted, everything else refused*, and a refused move changes nothing. No dead ends. Random play
   ends.
3. *Nothing leaks*: a world imagined from V's view gives V the byte-equal view, the same legal moves and, as
   long as the views agree, the same log; choices that look alike on the table look alike in the log. Nothing
   tells the seed. A move that reveals nothing (`State.revealed`) shows its player the same in every
   imagined world.
4. *Conservation*: `faults()` is empty after every move.
5. *Copies* share no mutable thing: no earlier copy's dump ever changes.
6. *Seats* are offered moves only when asked, or interrupts.

Every check raises `LawBroken`, which says where: game, seats, options, seed and moves so far.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from .errors import BadSetup, IllegalMove
from .game import Game
from .log import Event
from .move import Move
from .options import described
from .record import Record
from .shelf import game as find_game
from .state import State

#: More decisions than any game needs, even played at random.
LIMIT = 20_000

Watcher = Callable[["Run"], None]


class LawBroken(AssertionError):
    """A law does not hold; the message tells where to look."""


class Run:
    """One random game under observation."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.rng = Random(f"{game.name} {seats} {seed}")
        self.state: State = game.new(seats, options, seed)
        self.moves: list[tuple[int, Move]] = []

    def broken(self, law: str) -> LawBroken:
        moves = "; ".join(f"{seat} {move.text}" for seat, move in self.moves[-12:])
        return LawBroken(
            f"{law}\n  game {self.game.name}, seats={self.seats}, options={self.options}, "
            f"seed={self.seed!r}\n"
            f"  after {len(self.moves)} moves, the last: {moves}\n  at {self._where()}"
        )

    def _where(self) -> str:
        return self.state.stack[-1].dump(self.state).__str__() if self.state.stack else "the end"

    def demand(self, holds: bool, law: str) -> None:
        if not holds:
            raise self.broken(law)

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]

    def choose(self) -> tuple[int, Move]:
        """A random asked seat and one of its moves; now and then an interrupt of somebody else."""
        state = self.state
        rng = self.rng
        if rng.random() < 0.03:
            seat = rng.randrange(self.seats)
            if seat not in state.to_move:
                interrupts = state.moves(seat)
                if interrupts:
                    return seat, rng.choice(interrupts)
        seat = rng.choice(state.to_move)
        legal = state.moves(seat)
        self.demand(bool(legal), f"dead end: seat {seat} is asked and has no move")
        return seat, legal[int(rng.random() * len(legal))]

    def step(self) -> None:
        seat, move = self.choose()
        self.moves.append((seat, move))
        self.state.play(seat, move)
        self.demand(len(self.moves) < LIMIT, "random play does not end")

    def to_end(self, each: Watcher | None = None, chance: float = 1.0) -> None:
        """Play on to the end; ``each`` looks at the state before a move, with this probability."""
        while self.state.to_move:
            if each is not None and self.rng.random() < chance:
                each(self)
            self.step()
        if each is not None:
            each(self)
        self.demand(self.state.result is not None, "the game is over without a result")


# -- 1. replay ------------------------------------------------------------------------------------


def keeps_through_load(run: Run) -> None:
    """dump → load gives the same state, and the same moves to everybody."""
    state = run.state
    dump = state.dump()
    again = run.game.load(json.loads(json.dumps(dump)))
    run.demand(again.dump() == dump, "dump → load does not give the same state")
    run.demand(again.to_move == state.to_move, "dump → load asks somebody else")
    for seat in range(run.seats):
        run.demand(again.moves(seat) == state.moves(seat), "dump → load offers other moves")


def replays(run: Run) -> None:
    """Play to the end; load(dump) replays alike in both forms, from the middle too, and after undo-all."""
    game = run.game
    record = Record.new(game, run.seats, run.options, run.seed)
    middle = run.rng.randrange(5, 200)
    halfway: State | None = None
    while record.state.to_move:
        if len(record.moves) == middle:
            halfway = game.load(json.loads(json.dumps(record.state.dump())))
        run.state = record.state
        seat, move = run.choose()
        run.moves.append((seat, move))
        record.append(seat, move)
        run.demand(len(run.moves) < LIMIT, "random play does not end")
    final = record.state.dump()
    for form in ("text", "json"):
        loaded = Record.load(record.dump(form))
        run.demand(not loaded.verify(), f"the {form} record does not verify: {loaded.verify()}")
        run.demand(loaded.replay().dump() == final, f"the {form} record does not replay to the same state")
    if halfway is not None:
        for seat, move in run.moves[middle:]:
            halfway.play(seat, move.text)
        run.demand(halfway.dump() == final, "dump → load → go on ends elsewhere")
    undone = record.truncated(0)
    for seat, text in record.moves:
        undone.append(seat, text)
    run.demand(undone.state.dump() == final, "undo all, redo all ends elsewhere")


# -- 2. legal is accepted, everything else refused -----------------------------------------------------


def refuses_the_rest(run: Run, sample: int = 150) -> None:
    """A sample of the alphabet: legal exactly if offered; refused moves raise and change nothing."""
    state = run.state
    alphabet = run.game.alphabet
    before = json.dumps(state.dump())
    for seat in range(run.seats):
        offered = state.moves(seat)
        run.demand(len(set(offered)) == len(offered), f"seat {seat} is offered a move twice")
        some = [alphabet[run.rng.randrange(len(alphabet))] for _ in range(sample)]
        for move in some + offered:
            reason = state.why_not(seat, move.text)
            legal = move in offered
            run.demand((reason is None) == legal, f"{move.text!r} of seat {seat}: offered {legal}, {reason}")
            if reason is not None:
                run.demand(bool(reason.text and reason.rule), f"{move.text!r} is refused without a reason")
                refusal: IllegalMove | None = None
                try:
                    state.play(seat, (move, move.text, move.id)[run.rng.randrange(3)])
                except IllegalMove as error:
                    refusal = error
                run.demand(refusal is not None, f"{move.text!r} of seat {seat} is illegal, but accepted")
    for seat, nonsense in ((0, "abracadabra"), (0, -1), (0, len(alphabet)), (run.seats, 0), (-1, 0)):
        run.demand(state.why_not(seat, nonsense) is not None, f"{nonsense!r} of seat {seat} is accepted")
    run.demand(json.dumps(state.dump()) == before, "a refused move has changed the state")


def accepts_what_it_offers(run: Run) -> None:
    """Every offered move can be played, by text and by id, and somebody can go on afterwards."""
    state = run.state
    for seat in range(run.seats):
        offered = state.moves(seat)
        if len(offered) > 40:
            offered = run.rng.sample(offered, 40)
        for move in offered:
            branch = state.copy()
            branch.play(seat, run.rng.choice((move.text, move.id)))
            faults = branch.faults()
            run.demand(not faults, f"after {move.text!r} of seat {seat}: {faults}")
            for asked in branch.to_move:
                run.demand(
                    bool(branch.moves(asked)), f"dead end after {move.text!r}: seat {asked} has no move"
                )


# -- 3. nothing leaks --------------------------------------------------------------------------------


def _flat(view: Any) -> str:
    return json.dumps(view)


def leaks_nothing(run: Run) -> None:
    """For every viewer a world imagined from the view looks the same, and offers the same."""
    state = run.state
    for viewer in run.viewers:
        view = state.view(viewer)
        flat = _flat(view)
        run.demand(bool(state.result) or state.chance.seed not in flat, f"viewer {viewer} can read the seed")
        world = run.game.imagine(json.loads(flat), Random(run.rng.random()))
        run.demand(not world.faults(), f"the world viewer {viewer} imagines is broken: {world.faults()}")
        if _flat(world.view(viewer)) != flat:
            raise run.broken(
                f"viewer {viewer} can tell an imagined world: {_difference(view, world.view(viewer))}"
            )
        if viewer is not None:
            mine = state.moves(viewer)
            run.demand(
                world.moves(viewer) == mine, f"the moves of seat {viewer} depend on what it cannot see"
            )


def _difference(a: Any, b: Any, where: str = "view") -> str:
    """Where two JSON values first differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a.keys() | b.keys():
            if _flat(a.get(key)) != _flat(b.get(key)):
                return _difference(a.get(key), b.get(key), f"{where}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if _flat(x) != _flat(y):
                return _difference(x, y, f"{where}[{i}]")
    return f"{where}: {a!r} / {b!r}"


def tells_no_secrets(run: Run) -> None:
    """One move in the true and in imagined worlds: same views → same log; nothing revealed → same view."""
    state = run.state
    if not state.to_move:
        return
    seat, move = run.choose()
    true = state.copy()
    log = true.listen()
    true.play(seat, move)
    for viewer in run.viewers:
        world = run.game.imagine(state.view(viewer), Random(run.rng.random()))
        if world.why_not(seat, move) is not None:
            run.demand(viewer != seat, f"{move.text!r} of seat {seat} is not legal in its own imagined world")
            continue
        other_log = world.listen()
        world.play(seat, move)
        seen = _flat(true.view(viewer))
        same = _flat(world.view(viewer)) == seen
        if viewer == seat and true.revealed == state.revealed:
            run.demand(same, f"{move.text!r} shows seat {seat} something, but does not count as revealing")
        if same:
            run.demand(
                _log(log, viewer) == _log(other_log, viewer),
                f"the log of {move.text!r} tells viewer {viewer} more than the table shows:\n"
                f"  {_log(log, viewer)}\n  {_log(other_log, viewer)}",
            )
        _names_only_what_is_seen(run, log, viewer, _flat(state.view(viewer)) + seen)
    _hides_the_choice(run, seat, move)


def _hides_the_choice(run: Run, seat: int, move: Move) -> None:
    """Two moves after which a viewer sees the same table (sealed choices) have the same log for him."""
    rival = run.rng.choice(run.state.moves(seat))
    one, other = run.state.copy(), run.state.copy()
    logs = one.listen(), other.listen()
    one.play(seat, move)
    other.play(seat, rival)
    if one.revealed != run.state.revealed or other.revealed != run.state.revealed:
        return  # the choice came to light, and the log may say so
    for viewer in run.viewers:
        if _flat(one.view(viewer)) == _flat(other.view(viewer)):
            run.demand(
                _log(logs[0], viewer) == _log(logs[1], viewer),
                f"viewer {viewer} can tell {move.text!r} from {rival.text!r} of seat {seat} by the log",
            )


def _log(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(viewer) for event in events]


def _names_only_what_is_seen(run: Run, log: list[Event], viewer: int | None, seen: str) -> None:
    """A log line names only components that the viewer's own view shows before or after the move."""
    known = run.game.codes
    for event in _log(log, viewer):
        for value in event["args"].values():
            for name in value if isinstance(value, list) else [value]:
                if isinstance(name, str) and any(name in codes for codes in known.values()):
                    # "governor_meat 5" is the card governor_meat, declared as something
                    shown = name in seen or name.split()[0] in seen
                    run.demand(shown, f"the log names {name} to viewer {viewer}, whose view does not")


# -- 4 to 6 -----------------------------------------------------------------------------------------


def conserves(run: Run) -> None:
    faults = run.state.faults()
    run.demand(not faults, f"conservation: {faults}")


def asks_only_the_asked(run: Run) -> None:
    state = run.state
    for seat in range(run.seats):
        if seat not in state.to_move:
            run.demand(all(m.interrupt for m in state.moves(seat)), f"seat {seat} is offered moves unasked")
    run.demand(len(set(state.to_move)) == len(state.to_move), "a seat is asked twice at once")


class Copies:
    """Keeps copies of earlier states and looks at them again when the game is over."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str]] = []

    def __call__(self, run: Run) -> None:
        dump = _flat(run.state.dump())
        copy = run.state.copy()
        run.demand(_flat(copy.dump()) == dump, "a copy is not equal to its original")
        run.demand(copy.to_move == run.state.to_move, "a copy asks somebody else")
        self.kept.append((copy, dump))
        branch = copy.copy()
        for _ in range(6):  # what happens to a copy must not touch the original, and the other way round
            if branch.to_move:
                asked = run.rng.choice(branch.to_move)
                branch.play(asked, run.rng.choice(branch.moves(asked)))
        run.demand(_flat(run.state.dump()) == dump, "playing on a copy has changed the original")

    def look_again(self, run: Run) -> None:
        for copy, dump in self.kept:
            run.demand(_flat(copy.dump()) == dump, "an earlier copy has changed")


# -- which games to play --------------------------------------------------------------------------------


def option_sets(game: Game, rng: Random | None = None, mixtures: int = 8) -> Iterator[dict[str, Any]]:
    """The default, every preset, every single value of every option, and some random mixtures."""
    yield {}
    for preset in game.presets:
        if preset != "default":
            yield {"preset": preset}
    values: dict[str, list[Any]] = {}
    for field, meta in described(game.Options):
        values[field.name] = [v for v in _values(field.default, meta) if v != field.default]
        for value in values[field.name]:
            if playable(game, {field.name: value}):
                yield {field.name: value}
    rng = rng or Random(game.name)
    for _ in range(mixtures):
        mixture = {n: rng.choice(v) for n, v in values.items() if v and rng.random() < 0.4}
        if playable(game, mixture):
            yield mixture


def playable(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether these options go together."""
    try:
        game.resolve(options)
    except BadSetup:
        return False
    return True


def _values(default: Any, meta: Mapping[str, Any]) -> list[Any]:
    """Values worth trying for one option."""
    low, high = meta["low"], meta["high"]
    if meta["kind"] == "bool":
        return [True, False]
    if meta["kind"] == "choice":
        return list(meta["choices"])
    if meta["kind"] == "names":  # which lists make sense, only the game's own tests know
        return [default]
    if meta["kind"] == "numbers":
        length = meta["length"] or len(default)
        rising = [min(high, low + i) for i in range(length)]
        return [default, [min(high, n + 1) for n in default], rising]
    some = [low, min(high, low + 2)] if default is None else [low, default, min(high, default + 1)]
    return [*some, None] if meta["nullable"] else some


def suite(name: str, games: int = 60, deep: int = 12) -> type:
    """All laws for one game as a class of tests.

    ``games``: how many plain playouts for each seat count, spread over the option sets. ``deep``: how many
    games per seat count each expensive law looks at (each of them at many instants).
    """

    def runs(count: int, salt: str) -> Iterator[Run]:
        game = find_game(name)
        sets = list(option_sets(game))
        for seats in range(game.min_seats, game.max_seats + 1):
            offset = Random(f"{salt} {seats}").randrange(len(sets))
            for i in range(count):
                # The default options get every fourth game, the others follow one another.
                options = {} if i % 4 == 0 else sets[(offset + i) % len(sets)]
                yield Run(game, seats, options, f"{salt} {i}")

    class Laws:
        def test_law_2_random_play_ends_and_law_4_conserves(self) -> None:
            for run in runs(games, "plain"):
                run.to_end(conserves)

        def test_every_option_set_at_every_seat_count(self) -> None:
            game = find_game(name)
            for i, options in enumerate(option_sets(game)):
                for seats in range(game.min_seats, game.max_seats + 1):
                    run = Run(game, seats, options, f"options {i}")
                    run.to_end(leaks_nothing, 0.05)
                    conserves(run)

        def test_law_1_replay(self) -> None:
            for run in runs(deep, "replay"):
                replays(run)

        def test_law_1_dump_and_load_at_every_step(self) -> None:
            for run in runs(max(2, deep // 4), "load"):
                run.to_end(keeps_through_load)

        def test_law_2_everything_else_is_refused(self) -> None:
            for run in runs(deep, "refuse"):
                run.to_end(refuses_the_rest, 0.02)

        def test_law_2_everything_offered_is_accepted(self) -> None:
            for run in runs(deep, "accept"):
                run.to_end(accepts_what_it_offers, 0.1)

        def test_law_3_nothing_leaks(self) -> None:
            for run in runs(deep, "leaks"):
                run.to_end(leaks_nothing, 0.3)

        def test_law_3_logs_and_reveals(self) -> None:
            for run in runs(deep, "secrets"):
                run.to_end(tells_no_secrets, 0.3)

        def test_law_5_copies_are_independent(self) -> None:
            for run in runs(deep, "copies"):
                copies = Copies()
                run.to_end(copies, 0.15)
                copies.look_again(run)

        def test_law_6_only_the_asked_are_asked(self) -> None:
            for run in runs(deep, "asked"):
                run.to_end(asks_only_the_asked, 0.5)

        def test_equal_seeds_give_equal_games(self) -> None:
            for run in runs(2, "twins"):
                run.to_end()
                again = run.game.new(run.seats, run.options, run.seed)
                for seat, move in run.moves:
                    again.play(seat, move)
                run.demand(
                    again.dump() == run.state.dump(), "the same moves with the same seed end elsewhere"
                )

    Laws.__name__ = Laws.__qualname__ = f"TestLawsOf{name.capitalize()}"
    return Laws
