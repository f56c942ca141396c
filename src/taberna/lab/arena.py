"""The arena: bots against bots, so that strength is a number with an interval.

The unit of evidence is a *block*: one seed, one bot against others of another kind, once on every seat. All
bots of a block meet the same luck. Intervals come from the differences between blocks.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

from taberna import bots
from taberna.bots import outside
from taberna.bots.match import Decision, Watcher, play, seated
from taberna.bots.outside import Supervised
from taberna.bots.random_bot import RandomBot
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.result import Result
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

from .pool import HERE, Workers

#: Who plays on for a bot that has lost by failing.
SUBSTITUTE = "greedy"
#: Seconds of the day before a bot is given up where processor time counts: the machine may be busy with other things.
UNHURRIED = 300.0


@dataclass(frozen=True)
class Tournament:
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
    #: All bots but the last against the last, and nobody else.
    league: bool = False
    #: Count the bots' time in seconds of processor, not of the day.
    cpu: bool = False
    #: Everybody's clock for each decision; none: as long as a bot likes.
    seconds: float | None = None

    def check(self) -> Game:
        """The game, after a look at all that could be wrong."""
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
                if self.league and others != self.bots[-1]:
                    continue
                if seats == 2 and self.bots.index(one) > self.bots.index(others):
                    continue
                found.append(Match(one, others, seats))
        return found

    def spec(self, block: Block) -> GameSpec:
        """The game that all seats of a block meet."""
        seats = block.match.seats
        return GameSpec(self.game, seats, self.options, self.edition, f"{self.seed} {seats} {block.number}")

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
    #: For each seat of ``one``: its share of the victory, its place, its score less the best other score (none where
    #: somebody failed: the scores are a substitute's).
    wins: list[float]
    places: list[int]
    margins: list[int | None]
    #: For each kind of bot: decisions with a choice, seconds for them, the longest one.
    times: dict[str, list[float]]
    #: Why games were lost by failing or being late, a sentence for each.
    faults: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        return sum(self.wins) / len(self.wins)


def play_block(job: tuple[Tournament, Block]) -> Outcome:
    tournament, block = job
    match = block.match
    spec = tournament.spec(block)
    rules = spec.rules()
    timer = time.process_time if tournament.cpu else time.perf_counter
    out = Outcome(match.one, match.others, match.seats, block.number, [], [], [], {})
    for seat in range(match.seats):
        names = [match.one if s == seat else match.others for s in range(match.seats)]
        with seated(rules, names, spec.seed) as sitting, bots.undisturbed():
            # between games garbage is collected, not on anybody's clock
            patience = UNHURRIED if tournament.cpu else outside.PATIENCE
            players = [
                _supervised(name, player, rules, patience)
                for name, player in zip(names, sitting, strict=True)
            ]
            result = play(
                spec.new(rules), players, _stopwatch(names, out), seconds=tournament.seconds, timer=timer
            )
        faults = [player.fault if isinstance(player, Supervised) else "" for player in players]
        out.faults += filter(None, faults)
        places = judged(result, faults)
        winners = places.count(1)
        out.wins.append(1 / winners if places[seat] == 1 else 0.0)
        out.places.append(places[seat])
        best = max(score for other, score in enumerate(result.scores) if other != seat)
        out.margins.append(None if any(faults) else result.scores[seat] - best)
    return out


def _supervised(name: str, player: bots.Bot, rules: Game, patience: float) -> bots.Bot:
    """Whoever looks at nothing needs no supervision and gets no views."""
    if isinstance(player, RandomBot):
        return player
    return Supervised(name, player, bots.make(SUBSTITUTE, rules, f"instead of {name}"), patience)


def judged(result: Result, faults: Sequence[str]) -> list[int]:
    """Everybody's place: whoever failed comes after all others, and nobody wins a game by failing."""
    honest = sorted(result.ranking[seat] for seat, fault in enumerate(faults) if not fault)
    last = len(faults) if honest else 2
    return [last if fault else 1 + honest.index(result.ranking[seat]) for seat, fault in enumerate(faults)]


def _stopwatch(names: Sequence[str], out: Outcome) -> Watcher:
    def watch(state: State, decision: Decision) -> None:
        if len(decision.moves) > 1:
            spent = decision.clock.spent
            times = out.times.setdefault(names[decision.seat], [0, 0.0, 0.0])
            times[0] += 1
            times[1] += spent
            times[2] = max(times[2], spent)

    return watch


def run(
    tournament: Tournament,
    workers: Workers = HERE,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
    stop: Callable[[Sequence[Outcome]], bool] = lambda outcomes: False,
) -> list[Outcome]:
    """Play what is not in the file yet; ``stop`` may end it early. Ctrl-C keeps what was played."""
    tournament.check()
    outcomes = _stored(tournament, file) if file is not None else []
    known = {(o.one, o.others, o.seats, o.number) for o in outcomes}
    to_do = [
        (tournament, block)
        for block in tournament.blocks()
        if (block.match.one, block.match.others, block.match.seats, block.number) not in known
    ]
    progress(sum(o.seats for o in outcomes))
    try:
        for _, outcome in workers(play_block, to_do, ordered=True):
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


def _stored(tournament: Tournament, file: Path) -> list[Outcome]:
    """What a file holds of this very tournament; a new file gets its plan as the first line."""
    head = json.loads(json.dumps(asdict(tournament)))
    if not file.exists() or not file.read_text(encoding="utf-8").strip():
        file.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return []
    first, *rest = file.read_text(encoding="utf-8").splitlines()
    try:
        same = _compared(json.loads(first))
        outcomes = [Outcome(**json.loads(line)) for line in rest if line]
    except (ValueError, TypeError, AttributeError):
        raise BadSetup(f"{file} is no file of the arena") from None
    if same != _compared(head):
        raise BadSetup(f"{file} belongs to another plan: {first[:200]}")
    return outcomes


def _compared(head: Mapping[str, Any]) -> dict[str, Any]:
    """What makes a plan this one: all but how many games, and what is not said."""
    return {key: value for key, value in head.items() if key != "games" and value is not None}
