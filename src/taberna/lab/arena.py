"""The arena: bots against bots, so that strength is a number with an interval.

The unit of evidence is a *block*: one seed, one bot against others of another kind, once on every seat. All
bots of a block meet the same luck. Intervals come from the differences between blocks.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import permutations
from multiprocessing import get_all_start_methods, get_context
from os import cpu_count
from pathlib import Path
from typing import Any

from taberna import bots
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.state import State


@dataclass(frozen=True)
class Plan:
    """What to play; all of it can be sent to another process."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    #: Seat counts; none for all of the game.
    seats: tuple[int, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: Mapping[str, Any] = field(default_factory=dict)
    #: Only the first bot against each of the others, not everybody against everybody.
    challenger: bool = False
    #: Count the bots' time in seconds of processor, not of the day.
    cpu: bool = False

    def open(self) -> Game:
        """The game, with everything checked that could be wrong."""
        game = find_game(self.game, self.edition or None)
        game.resolve(self.options)
        for seats in self.seats:
            game.check_seats(seats)
        if len(self.bots) < 2:
            raise BadSetup("an arena needs at least two bots")
        if len(set(self.bots)) < len(self.bots):
            raise BadSetup("name each bot once; a bot meets itself nowhere in the arena")
        for name in self.bots:
            bots.make(name, game, "")
        return game

    def matches(self) -> list[Match]:
        """Who meets whom. With two seats one bot against another is the same the other way round."""
        game = find_game(self.game)
        counts = self.seats or tuple(range(game.min_seats, game.max_seats + 1))
        found = []
        for seats in counts:
            for one, others in permutations(self.bots, 2):
                if self.challenger and one != self.bots[0]:
                    continue
                if seats == 2 and self.bots.index(one) > self.bots.index(others):
                    continue
                found.append(Match(one, others, seats))
        return found

    def blocks(self) -> list[Block]:
        """All blocks, the matches by turns, so that a run that is broken off has seen something of each."""
        matches = self.matches()
        share = max(1, self.games // len(matches))
        found = []
        for number in range(share):
            for match in matches:
                if number < max(1, share // match.seats):
                    found.append(Block(match, number))
        return found


@dataclass(frozen=True)
class Match:
    """One bot, and all other seats taken by another kind."""

    one: str
    others: str
    seats: int


@dataclass(frozen=True)
class Block:
    match: Match
    number: int


@dataclass
class Outcome:
    """A block that was played."""

    one: str
    others: str
    seats: int
    number: int
    #: For each seat of ``one``: its share of the victory, its place, its score less the best other score.
    wins: list[float]
    places: list[int]
    margins: list[int]
    #: For each kind of bot: decisions with a choice, seconds for them, the longest one.
    times: dict[str, list[float]]

    @property
    def share(self) -> float:
        return sum(self.wins) / len(self.wins)


def _play_game(
    state: State, players: Sequence[bots.Bot], names: Sequence[str], timer: Callable[[], float], out: Outcome
) -> None:
    while state.to_move:
        asked = state.to_move[0]
        moves = state.moves(asked)
        clock = bots.Clock(None, timer)
        move = players[asked].choose(state.view(asked), moves, clock)
        if len(moves) > 1:
            spent = clock.spent
            times = out.times.setdefault(names[asked], [0, 0.0, 0.0])
            times[0] += 1
            times[1] += spent
            times[2] = max(times[2], spent)
        state.play(asked, move)


def play_block(plan: Plan, block: Block) -> Outcome:
    game = find_game(plan.game, plan.edition or None)
    match = block.match
    timer = time.process_time if plan.cpu else time.perf_counter
    out = Outcome(match.one, match.others, match.seats, block.number, [], [], [], {})
    for seat in range(match.seats):
        seed = f"{plan.seed} {match.seats} {block.number}"
        names = [match.one if s == seat else match.others for s in range(match.seats)]
        players = [bots.make(name, game, f"{seed} bot {s}") for s, name in enumerate(names)]
        state = game.new(match.seats, plan.options, seed)
        try:
            with bots.undisturbed():  # between games garbage is collected, not on anybody's clock
                _play_game(state, players, names, timer, out)
        finally:
            for player in players:
                close = getattr(player, "close", None)
                if close is not None:
                    close()
        result = state.result
        assert result is not None
        out.wins.append(1 / len(result.winners) if seat in result.winners else 0.0)
        out.places.append(result.ranking[seat])
        out.margins.append(result.scores[seat] - max(s for i, s in enumerate(result.scores) if i != seat))
    return out


def run(
    plan: Plan,
    jobs: int = 1,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
    stop: Callable[[Sequence[Outcome]], bool] = lambda outcomes: False,
) -> list[Outcome]:
    """Play what is not in the file yet; ``stop`` may end it early. Ctrl-C keeps what was played."""
    plan.open()
    outcomes = _stored(plan, file) if file is not None else []
    known = {(o.one, o.others, o.seats, o.number) for o in outcomes}
    to_do = [b for b in plan.blocks() if (b.match.one, b.match.others, b.match.seats, b.number) not in known]
    progress(sum(o.seats for o in outcomes))
    try:
        for outcome in _play(plan, to_do, jobs or cpu_count() or 1):
            outcomes.append(outcome)
            if file is not None:
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(outcome)) + "\n")
            progress(outcome.seats)
            if stop(outcomes):
                break
    except KeyboardInterrupt:
        pass
    return outcomes


def _play(plan: Plan, blocks: Sequence[Block], jobs: int) -> Iterator[Outcome]:
    if jobs == 1 or len(blocks) < 2:
        for block in blocks:
            yield play_block(plan, block)
        return
    method = "fork" if "fork" in get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(jobs, get_context(method)) as pool:
        waiting = [pool.submit(play_block, plan, block) for block in blocks]
        try:
            for one in waiting:
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _stored(plan: Plan, file: Path) -> list[Outcome]:
    """What a file holds of this very plan; a new file gets the plan as its first line."""
    head = json.loads(json.dumps(asdict(plan)))
    if not file.exists() or not file.read_text(encoding="utf-8").strip():
        file.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return []
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    try:
        same = {k: v for k, v in json.loads(first).items() if k != "games"}
        outcomes = [Outcome(**json.loads(line)) for line in rest if line]
    except (ValueError, TypeError, AttributeError):
        raise BadSetup(f"{file} is no file of the arena") from None
    if same != {k: v for k, v in head.items() if k != "games"}:
        raise BadSetup(f"{file} belongs to another plan: {first[:200]}")
    return outcomes
