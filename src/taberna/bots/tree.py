"""A tree over information sets: one decision being thought about.

Every iteration imagines a fresh world from the view, walks down the tree, adds one node, plays a few decisions
on with the one-step player for everybody, and asks the evaluation who wins. Every seat maximises its own
chance (max-n). What makes it fit for these games, and free of knowledge about any of them:

- A node stands for what our seat saw happen: the moves, and who is asked what. Moves that are not legal in
  the world of one iteration are simply not available in it.
- All our moves that are in the running get the same worlds with the same luck: what differs then is the moves'
  own doing, and a few worlds tell more. The less time is left, the fewer stay in the running.
- Sealed choices: the others' are drawn from habit before ours is tried, and leave no trace in the tree.
- A new node looks one decision ahead with every move. These first opinions guide the search; of long lists
  (bids) the most promising few are opened first and more as visits grow.
- Interrupts of others do not happen in thought.
- Where a decision has halves, whole plans race instead of first halves (`Manner.plans`): what is compared is what will
  be played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, exp, inf, sqrt
from random import Random
from typing import Any, Final

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.native import again
from taberna.kernel.state import State

from .clock import Clock
from .evaluation import Evaluation
from .greedy import rank
from .lookahead import decisions, spread
from .probing import Prober

MAX_NODES: Final = 20_000  # some 20 MB; beyond that the tree is searched but does not grow
MAX_EDGES: Final = 40  # of one node
WARMTH: Final = 0.05  # difference in the chance to win that makes a first opinion e times as promising
WORLDS: Final = 3  # for first opinions about our moves
SCOUTING: Final = 0.3  # share of the time that they may take
ROUNDS: Final = 8  # before a move can be clearly behind
TO_THE_END: Final = 100  # decisions that are played on at most
CLEARLY: Final = 3.0  # standard errors
SAME: Final = 0.003  # chances that differ by less are the same


@dataclass(frozen=True, slots=True)
class Manner:
    """How to search."""

    #: How many times as far as the evaluation likes it is played on below the tree. Worlds then differ more, and
    #: more of them are needed: for who has the time.
    further: float = 1.0
    #: Moves looked at in each decision played on.
    width: int = 6
    #: Our moves that are searched, to begin with.
    rivals: int = 12
    #: How much the less known is preferred.
    explore: float = 0.3
    #: How many visits the first opinion counts.
    trust: float = 2.0
    #: Share of decisions played on that are taken from habit.
    stray: float = 0.05
    #: Ways through a decision of many halves that are tried: of our moves for each second, and when playing on.
    probes: int = 200
    fewer_probes: int = 24
    #: Whether it is played on to the end where that is near (`Evaluation.ending`).
    ends: bool = True
    #: Whether those who are behind leave the running; else all meet the same worlds to the end, for fair figures.
    race: bool = True
    #: Plans with the same first move that may race, where a decision has halves; none: first halves race.
    plans: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        return again(self)


class Edge:
    """One move of a node and what came of it."""

    __slots__ = ("children", "first", "key", "line", "move", "prior", "sums", "visits")

    def __init__(self, move: Move, first: Sequence[float], line: list[Move] | None = None) -> None:
        self.move = move
        #: By which its node knows it.
        self.key = move.id
        #: The whole decision, if it was planned.
        self.line = line or [move]
        #: How promising the first opinion makes it, among its rivals.
        self.prior = 1.0
        #: The first opinion: everybody's chances by looking one decision ahead.
        self.first = first
        self.visits = 0
        self.sums = [0.0] * len(first)
        #: What can be asked next, by (seat, step).
        self.children: dict[tuple[int, str], Node] = {}


class Node:
    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}


def follow(state: State, seat: int, line: Sequence[Move]) -> None:
    """Carry out a plan, as far as it goes in this world; its first move always does."""
    state.play(seat, line[0])
    for move in line[1:]:
        if state.to_move != (seat,) or move not in state.moves(seat):
            return
        state.play(seat, move)


def foreseen(worlds: Sequence[State], seat: int, line: Sequence[Move]) -> list[Move]:
    """A plan as far as it needs no luck: as far as it can be carried out in all of these worlds."""
    states = [world.copy() for world in worlds]
    for count, move in enumerate(line):
        for state in states:
            if count and (state.to_move != (seat,) or move not in state.moves(seat)):
                return list(line[:count])
            state.play(seat, move)
    return list(line)


def _prefer(node: Node, seat: int) -> None:
    """Priors from first opinions: a share for each move, larger for the better ones."""
    edges = list(node.edges.values())
    most = max(edge.first[seat] for edge in edges)
    odds = [exp((edge.first[seat] - most) / WARMTH) for edge in edges]
    total = sum(odds)
    for edge, odd in zip(edges, odds, strict=True):
        edge.prior = odd / total


class Tree:
    def __init__(
        self,
        manner: Manner,
        game: Game,
        model: Evaluation,
        view: Mapping[str, Any],
        moves: Sequence[Move],
        rng: Random,
        clock: Clock,
        deadline: float,
    ) -> None:
        self.manner = manner
        self.game = game
        self.model = model
        #: Who is asked at the end of an imagined game.
        self.judge = model.afar or model
        self.view = view
        self.imagine = game.worlds(view)
        self.seat: int = view["you"]
        #: What all chance of one iteration comes from, and where its seeds begin.
        self.luck = Random(rng.getrandbits(64))
        self.first_seed = rng.getrandbits(64)
        self.ahead = Prober(model, self.luck, manner.width, clock.timer, deadline, manner.fewer_probes)
        self.nodes = 1
        self.iterations = 0
        self.root = self._first_opinions(moves, clock, deadline)
        #: Our moves that can still be chosen.
        self.running = list(self.root.edges.values())[: manner.rivals]
        #: What our chances were after each of them, world by world.
        self.record: dict[int, list[float]] = {key: [] for key in self.root.edges}

    def _first_opinions(self, moves: Sequence[Move], clock: Clock, deadline: float) -> Node:
        """About all our moves, from a few worlds, the more thoroughly the more time there is."""
        now = clock.timer()
        seconds = deadline - now
        probes, enough = self.manner.probes, inf
        if seconds < inf:
            probes = max(self.manner.fewer_probes, int(probes * seconds))
            enough = now + SCOUTING * seconds
        scout = Prober(self.model, self.luck, timer=clock.timer, deadline=enough, probes=probes)
        ranking = rank(self.game, self.view, moves, scout, WORLDS)
        edges = []
        for move in ranking.order(self.seat):
            first = [total / ranking.counts[move.id] for total in ranking.sums[move.id]]
            edges.append(Edge(move, first))
        if self.manner.plans:
            worlds = [self.imagine(self.luck) for _ in range(WORLDS)]
            for world in worlds:
                scout.seal(world, self.seat)
                world.moves(self.seat)
            for edge in edges:
                edge.line = foreseen(worlds, self.seat, ranking.lines[edge.key])
            edges += self._more_plans(worlds, moves, edges, scout)
            edges.sort(key=lambda edge: -edge.first[self.seat])
        root = Node()
        for edge in edges:
            root.edges[edge.key] = edge
        if not root.edges:  # there was no time at all
            seats = self.view["seats"]
            root.edges[moves[0].id] = Edge(moves[0], [1.0 / seats] * seats)
        _prefer(root, self.seat)
        return root

    def _more_plans(
        self, worlds: Sequence[State], moves: Sequence[Move], known: Sequence[Edge], scout: Prober
    ) -> list[Edge]:
        """Other ways through the same decision, judged in two worlds."""
        seat = self.seat
        counts = {edge.move.id: 1 for edge in known}
        lines = {tuple([move.id for move in edge.line]) for edge in known}
        found: list[Edge] = []
        for sampled, values in scout.sample(worlds[0], seat, moves):
            move = sampled[0]
            if counts.get(move.id, 0) >= self.manner.plans:
                continue
            line = foreseen(worlds, seat, sampled)
            key = tuple([m.id for m in line])
            if key in lines:
                continue
            lines.add(key)
            counts[move.id] = counts.get(move.id, 0) + 1
            after = worlds[-1].copy()
            follow(after, seat, line)
            again = self.model.careful(after)
            edge = Edge(move, [(a + b) / 2 for a, b in zip(values, again, strict=True)], line)
            edge.key = -1 - len(found)
            found.append(edge)
            if len(found) >= 2 * self.manner.rivals or scout.late():
                break
        return found

    def best(self) -> Move:
        return self.top().move

    def top(self) -> Edge:
        """The move, or the plan, that promises most; of those that promise the same, which looked best at first."""
        best = min(self.running, key=self._rank)
        least = self.mean(best, self.seat) - SAME
        alike = [edge for edge in self.running if self.mean(edge, self.seat) >= least]
        return max(alike, key=lambda edge: edge.first[self.seat])

    def settled(self) -> bool:
        return len(self.running) == 1

    def chances(self) -> list[tuple[Move, float]]:
        """To win after each of our moves, the best one first.

        Who left the running met only some of the worlds: what counts is how far it was behind the best in those.
        """
        best = self.top()
        top = max(self.mean(edge, self.seat) for edge in self.running)
        found = {best.move: top}
        for edge in self.root.edges.values():
            if edge.move is not best.move:  # of several plans with one first move the best counts
                chance = min(top, max(0.0, top - self._gap(best, edge)))
                found[edge.move] = max(chance, found.get(edge.move, 0.0))
        return sorted(found.items(), key=lambda pair: (pair[0] is not best.move, -pair[1]))

    def _gap(self, best: Edge, edge: Edge) -> float:
        trust = self.manner.trust
        gaps = self._gaps(best, edge)
        return (sum(gaps) + trust * (best.first[self.seat] - edge.first[self.seat])) / (len(gaps) + trust)

    def _gaps(self, best: Edge, edge: Edge) -> list[float]:
        """World by world, of those that both have met."""
        pairs = zip(self.record[best.key], self.record[edge.key], strict=False)
        return [a - b for a, b in pairs]

    def _rank(self, edge: Edge) -> float:
        return -self.mean(edge, self.seat)

    def mean(self, edge: Edge, seat: int) -> float:
        trust = self.manner.trust
        return (edge.sums[seat] + trust * edge.first[seat]) / (edge.visits + trust)

    def iterate(self, left: float) -> None:
        """One world, one walk down, one playout. ``left``: the share of the time that is left."""
        node = self.root
        ours = edge = self._next(left)
        self.luck.seed(self.first_seed + edge.visits)
        state = self.imagine(self.luck)
        self.ahead.seal(state, self.seat)
        path: list[tuple[Node, Edge]] = []
        while True:
            path.append((node, edge))
            follow(state, state.to_move[0], edge.line)
            self._to_choice(state)
            if not state.to_move:
                break
            key = (state.to_move[0], state.stack[-1].name)
            found = edge.children.get(key)
            if found is None:
                if self.nodes < MAX_NODES and edge.visits > 0:
                    edge.children[key] = self._open(state)
                break
            node = found
            seat = state.to_move[0]
            edge = self._promising(node, self._legal(node, state, seat), seat)
        self._playout(state)
        values = self.judge.careful(state)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            sums = edge.sums
            for seat, value in enumerate(values):
                sums[seat] += value
        self.record[ours.key].append(values[self.seat])
        self.iterations += 1

    def _next(self, left: float) -> Edge:
        """Our move that has met the fewest worlds. When all have met the same, those behind leave the running."""
        running = self.running
        racing = self.manner.race and len(running) > 1
        if racing and running[0].visits and running[0].visits == running[-1].visits:
            running.sort(key=self._rank)
            keep = max(2, ceil(self.manner.rivals**left))
            running[1:] = [edge for edge in running[1:keep] if not self._clearly_behind(edge, running[0])]
        return min(running, key=lambda e: e.visits)

    def _clearly_behind(self, edge: Edge, best: Edge) -> bool:
        gaps = self._gaps(best, edge)
        if len(gaps) < ROUNDS:
            return False
        mean = sum(gaps) / len(gaps)
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
        return mean > CLEARLY * sqrt(spread / len(gaps))

    def _to_choice(self, state: State) -> None:
        """Go on to the next real choice: forced moves are made, others' sealed choices come from habit."""
        while state.to_move:
            if len(state.to_move) > 1:
                self.ahead.seal(state, self.seat)
                continue
            seat = state.to_move[0]
            moves = decisions(state, seat)
            if len(moves) > 1:
                return
            state.play(seat, moves[0])

    def _open(self, state: State) -> Node:
        """A new node, with first opinions of whoever is asked."""
        self.nodes += 1
        node = Node()
        seat = state.to_move[0]
        moves = decisions(state, seat)
        most = 2 * self.manner.width
        tried = spread(moves, most) if len(moves) > most else moves
        for move in tried:
            if node.edges and self.ahead.late():
                break
            node.edges[move.id] = Edge(move, self.ahead.outcome(state, seat, move))
        _prefer(node, seat)
        return node

    def _promising(self, node: Node, legal: list[Edge], seat: int) -> Edge:
        """The open edge with the best mean and the least known (upper confidence), of those legal in a world."""
        room = 3 + int(sqrt(node.visits))  # unpruning: the promising ones first
        if len(legal) > room:
            legal.sort(key=lambda e: -self.mean(e, seat))
            legal = legal[:room]
        best = legal[0]
        most = -1.0
        spread_out = self.manner.explore * sqrt(node.visits + 1)
        for edge in legal:
            score = self.mean(edge, seat) + spread_out * edge.prior / (1 + edge.visits)
            if score > most:
                most = score
                best = edge
        return best

    def _legal(self, node: Node, state: State, seat: int) -> list[Edge]:
        """The edges for the moves of this world; of those no world has offered yet, one is added."""
        edges = node.edges
        found = []
        new = None
        for move in decisions(state, seat):
            edge = edges.get(move.id)
            if edge is not None:
                found.append(edge)
            elif new is None:
                new = move
        if new is not None and (not found or len(edges) < MAX_EDGES):
            edge = edges[new.id] = Edge(new, self.ahead.outcome(state, seat, new))
            _prefer(node, seat)
            found.append(edge)
        return found

    def _playout(self, state: State) -> None:
        """A few decisions more, everybody looking one step ahead; to the end of the game where that is near."""
        manner = self.manner
        enough = round(self.model.horizon * manner.further * (state.seats - 1))
        for count in range(TO_THE_END):
            self._to_choice(state)
            if not state.to_move or self.ahead.late():
                return
            if count >= enough and not (manner.ends and self.model.ending(state)):
                return
            seat = state.to_move[0]
            if self.luck.random() < manner.stray:
                self.ahead.habitual(state, seat)
            else:
                state.play(seat, self.ahead.best(state, seat)[0][0])
