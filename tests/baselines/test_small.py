"""Small games that OpenSpiel solves: their values are known, or follow from the rules without the adapter."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="an optional extra: pip install taberna[openspiel]")

import numpy as np
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from scipy.optimize import linprog

from taberna.adapters.openspiel_positions import PositionGame
from taberna.baselines import solve
from taberna.baselines.small import SMALL
from taberna.kernel import games
from taberna.kernel.errors import BadSetup
from taberna.kernel.games import game as find_game
from taberna.kernel.move import Move
from taberna.kernel.state import State

KUHN = Path(__file__).parents[2] / "examples/kuhn"


@pytest.fixture
def kuhn() -> Iterator[PositionGame]:
    """Every deal of the three cards, once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(KUHN))
        games.register("kuhn", lambda: games._load("kuhn"), "kuhn")
        cards = permutations(("jack", "queen", "king"), 2)
        yield PositionGame("kuhn", [{"players": [{"card": a}, {"card": b}]} for a, b in cards], "points")
        games.forget("kuhn")
    sys.modules.pop("kuhn", None)


def test_kuhn_poker_is_worth_minus_one_eighteenth(kuhn: PositionGame) -> None:
    tree = solve.tree(kuhn)
    assert tree.sets == 12, "two for each of three cards and each player"
    *_, last = solve.solved(tree.game, [1000])
    assert last.nash_conv < 0.001
    assert last.values == pytest.approx((-1 / 18, 1 / 18), abs=1e-4)


def test_the_solver_in_python_finds_the_same_without_a_detour(kuhn: PositionGame) -> None:
    solver = cfr.CFRPlusSolver(kuhn)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(kuhn, policy) < 0.01
    values = expected_game_score.policy_value(kuhn.new_initial_state(), [policy, policy])
    assert values == pytest.approx([-1 / 18, 1 / 18], abs=0.003)


@pytest.mark.parametrize("name", SMALL)
def test_exploitability_falls_to_nearly_nothing(name: str) -> None:
    tree = solve.tree(SMALL[name].make())
    first, last = solve.solved(tree.game, [1, 100])
    assert first.nash_conv > 0.5, "there is something to learn"
    assert last.nash_conv < first.nash_conv / 20


@pytest.mark.parametrize(("name", "sets"), [("massilia", 1), ("rome", 3)])
def test_a_player_cannot_tell_what_is_hidden_and_knows_what_is_his(name: str, sets: int) -> None:
    root = SMALL[name].make().new_initial_state()
    dealt = [root.child(action) for action in root.legal_actions()]
    assert len({str(state) for state in dealt}) == len(dealt)
    assert len({state.information_state_string() for state in dealt}) == sets


def matrix_value(payoffs: np.ndarray) -> float:
    """What the row player of a zero-sum matrix gets at least, by linear programming."""
    rows, columns = payoffs.shape
    found = linprog(
        [0.0] * rows + [-1.0],
        np.column_stack([-payoffs.T, np.ones(columns)]),
        np.zeros(columns),
        [[1.0] * rows + [0.0]],
        [1.0],
        [(0, None)] * rows + [(None, None)],
    )
    return float(-found.fun)


def value(state: State, returns: str) -> float:
    """Of the first player, from the rules alone: sealed choices are a matrix, everything else is open to both.

    As through the adapter, the first player chooses before the second, who sees interrupts but no sealed choice.
    """
    if state.result is not None:
        result = state.result
        if returns == "win":
            return 1 / len(result.winners) if 0 in result.winners else 0.0
        return result.scores[0] - sum(result.scores) / len(result.scores)
    if len(state.to_move) == 1:
        seat = state.to_move[0]
        values = [value(after(state, seat, [move]), returns) for move in state.moves(seat)]
        return max(values) if seat == 0 else min(values)
    open_, sealed = [], []
    for move in state.moves(0):
        (open_ if move.interrupt else sealed).append(after(state, 0, [move]))
    table = [[value(after(chosen, 1, line), returns) for line in lines(state, 1)] for chosen in sealed]
    return max([matrix_value(np.array(table)), *(value(told, returns) for told in open_)])


def lines(state: State, seat: int) -> Iterator[list[Move]]:
    """All that a seat can do until it has made its sealed choice."""
    for move in state.moves(seat):
        if move.interrupt:
            for rest in lines(after(state, seat, [move]), seat):
                yield [move, *rest]
        else:
            yield [move]


def after(state: State, seat: int, moves: list[Move]) -> State:
    state = state.copy()
    for move in moves:
        state.play(seat, move)
    return state


@pytest.mark.parametrize("name", ["senators", "provincia"])
def test_the_value_is_that_of_the_rules_without_the_adapter(name: str) -> None:
    small = SMALL[name]
    *_, last = solve.solved(solve.tree(small.make()).game, [200])
    expected = value(find_game(small.game).position(small.positions[0]), small.returns)
    assert last.values[0] == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize(
    ("positions", "returns", "message"),
    [
        ([], "win", "at least one position"),
        ([{"seats": 2}], "fame", "win and points"),
        ([{"seats": 2}, {"seats": 3}], "win", "same number of players"),
    ],
)
def test_nonsense_is_refused_in_words(positions: list[object], returns: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        PositionGame("rome", positions, returns)  # type: ignore[arg-type]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve.main(["provincia", "--iterations", "10"]) == 0
    assert "| provincia | the tokens of the last two battles | 158 | 110 | 10 |" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        solve.main(["chess"])
    assert "there is no small game of 'chess'" in capsys.readouterr().err
