"""The tree bot: a tree over information sets, short greedy playouts, ended by the evaluation.

Every iteration imagines a fresh world from the view, walks down the tree, adds one node, plays a few decisions
on with the one-step player for everybody, and asks the evaluation who wins. Every seat maximises its own
chance (max-n). What makes it fit for these games, and free of knowledge about any of them:

- A node stands for what our seat saw happen: the moves, and who is asked what. Moves that are not legal in
  the world of one iteration are simply not available in it.
- Sealed choices: the others' are drawn from habit before ours is tried, and leave no trace in the tree.
- A new node looks one decision ahead with every move. These first opinions guide the search; of long lists
  (bids) the most promising few are opened first and more as visits grow.
- Interrupts of others do not happen in thought.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.shelf import game as take_game
from taberna.kernel.state import State

from .clock import Clock, undisturbed
from .evaluation import Evaluation, evaluation
from .greedy import rank
from .lookahead import Lookahead, answers, decisions, spread

MAX_NODES = 20_000  # some 20 MB; beyond that the tree is searched but does not grow

MAX_EDGES = 40  # of one node
WARMTH = 0.05  # difference in the chance to win that makes a first opinion e times as promising


class Edge:
    """One move of a node and what came of it."""

    __slots__ = ("children", "first", "move", "prior", "sums", "visits")

    def __init__(self, move: Move, first: Sequence[float]) -> None:
        self.move = move
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


def _prefer(node: Node, seat: int) -> None:
    """Priors from first opinions: a share for each move, larger for the better ones."""
    edges = list(node.edges.values())
    most = max(edge.first[seat] for edge in edges)
    odds = [exp((edge.first[seat] - most) / WARMTH) for edge in edges]
    total = sum(odds)
    for edge, odd in zip(edges, odds, strict=True):
        edge.prior = odd / total


class TreeBot:
    """``seconds`` or ``iterations`` per decision, whichever ends first; the clock always counts."""

    def __init__(
        self,
        seed: str | int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        model: Evaluation | None = None,
        game: Game | None = None,
        horizon: int = 4,
        width: int = 6,
        explore: float = 0.3,
        trust: float = 2.0,
        stray: float = 0.05,
    ) -> None:
        if seconds is None and iterations is None:
            seconds = 0.5
        self.rng = Random(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.model = model or (evaluation(game.name) if game is not None else None)
        self.game = game
        #: Decisions that are played on below the tree.
        self.horizon = horizon
        #: Moves looked at in each of them.
        self.width = width
        self.explore = explore
        #: How many visits the first opinion counts.
        self.trust = trust
        #: Share of playout decisions taken from habit.
        self.stray = stray
        self.done = 0

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        with undisturbed():
            return self.think(view, asked, clock).best()

    def think(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Thought:
        """Search until the budget is spent."""
        moves = answers(moves)
        game = self.game or take_game(view["game"])
        model = self.model or evaluation(view["game"])
        deadline = clock.deadline(self.seconds)
        thought = Thought(self, game, model, view, moves, clock)
        thought.begin(clock)
        limit = self.iterations if self.iterations is not None else 1_000_000_000
        slowest = 0.0
        now = clock.timer()
        while thought.iterations < limit and now + slowest < deadline:
            thought.iterate()
            before, now = now, clock.timer()
            slowest = max(slowest * 0.9, now - before)
        self.done += thought.iterations
        return thought


class Thought:
    """One decision being thought about."""

    def __init__(
        self,
        bot: TreeBot,
        game: Game,
        model: Evaluation,
        view: Mapping[str, Any],
        moves: Sequence[Move],
        clock: Clock,
    ) -> None:
        self.bot = bot
        self.game = game
        self.model = model
        self.view = view
        self.moves = moves
        self.seat: int = view["you"]
        self.rng = bot.rng
        self.ahead = Lookahead(model, bot.rng, bot.width, clock.timer, clock.deadline(bot.seconds))
        self.root = Node()
        self.nodes = 1
        self.iterations = 0

    def begin(self, clock: Clock) -> None:
        """First opinions about all moves, from a few worlds."""
        ahead = Lookahead(self.model, self.rng, timer=clock.timer, deadline=self.ahead.deadline)
        ranking = rank(self.game, self.view, self.moves, ahead, 3)
        for move in ranking.order(self.seat) or self.moves[:1]:
            first = [1.0 / self.view["seats"]] * self.view["seats"]
            if move.id in ranking.sums:
                first = [total / ranking.counts[move.id] for total in ranking.sums[move.id]]
            self.root.edges[move.id] = Edge(move, first)
        _prefer(self.root, self.seat)

    def best(self) -> Move:
        return self.order()[0].move

    def order(self) -> list[Edge]:
        """The moves, the most searched first."""
        return sorted(self.root.edges.values(), key=lambda e: (-e.visits, -self.mean(e, self.seat)))

    def mean(self, edge: Edge, seat: int) -> float:
        trust = self.bot.trust
        return (edge.sums[seat] + trust * edge.first[seat]) / (edge.visits + trust)

    def iterate(self) -> None:
        """One world, one walk down, one playout."""
        state = self.game.imagine(self.view, self.rng)
        self.ahead.seal(state, self.seat)
        path: list[tuple[Node, Edge]] = []
        node = self.root
        while True:
            edge = self._select(node, state)
            path.append((node, edge))
            state.play(state.to_move[0], edge.move)
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
        self._playout(state)
        values = self.model.values(state)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            sums = edge.sums
            for seat, value in enumerate(values):
                sums[seat] += value
        self.iterations += 1

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
        if len(moves) > 2 * self.bot.width:
            tried = spread(moves, 2 * self.bot.width)
        else:
            tried = moves
        for move in tried:
            node.edges[move.id] = Edge(move, self.ahead.outcome(state, seat, move))
        _prefer(node, seat)
        return node

    def _select(self, node: Node, state: State) -> Edge:
        """The open edge with the best mean and the least known (upper confidence), legal in this world."""
        seat = state.to_move[0]
        if node is self.root:
            legal = list(node.edges.values())
        else:
            legal = self._legal(node, state, seat)
        room = 3 + int(sqrt(node.visits))  # unpruning: the promising ones first
        if len(legal) > room:
            legal.sort(key=lambda e: -self.mean(e, seat))
            legal = legal[:room]
        best = legal[0]
        most = -1.0
        spread_out = self.bot.explore * sqrt(node.visits + 1)
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
        """A few decisions more, everybody looking one step ahead."""
        bot = self.bot
        rng = self.rng
        for _ in range(bot.horizon):
            self._to_choice(state)
            if not state.to_move:
                return
            seat = state.to_move[0]
            if rng.random() < bot.stray:
                self.ahead.habitual(state, seat)
            else:
                state.play(seat, self.ahead.best(state, seat)[0][0])
