"""OpenSpiel's own exams on our games, and its bots at our tables."""

from __future__ import annotations

import random

import pytest

import taberna

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is an optional extra: pip install taberna[openspiel]"
)

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import taberna.adapters.openspiel

SEATS = [
    (name, seats)
    for name in taberna.GAMES
    for seats in range(taberna.game(name).min_seats, taberna.game(name).max_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_random_simulation(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"taberna_{name}(players={seats},deals=50)")
    few = seats == taberna.game(name).min_seats  # serialising every state of a long game takes minutes
    pyspiel.random_sim_test(game, num_sims=1, serialize=few, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", taberna.GAMES)
def test_resampling_keeps_the_information_state(name: str) -> None:
    """What OpenSpiel's C++ ResampleInfostateTest checks, for every player to move."""
    rng = random.Random(name)
    game = pyspiel.load_game(f"taberna_{name}(deals=50)")
    state = game.new_initial_state()
    state.apply_action(7)
    checked = 0
    while not state.is_terminal() and checked < 25:
        player = state.current_player()
        if rng.random() < 0.3:
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.current_player() == player
            checked += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert checked >= 5


@pytest.mark.parametrize("name", taberna.GAMES)
def test_is_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(f"taberna_{name}(players={taberna.game(name).min_seats},deals=50)")
    luck = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 3, random_state=luck)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(6):
        if not state.is_terminal():
            state.apply_action(bot.step(state))
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_public_observer_sees_a_spectators_view(name: str) -> None:
    game = pyspiel.load_game(f"taberna_{name}(deals=5)")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    state = game.new_initial_state()
    state.apply_action(0)
    assert {observer.string_from(state, p) for p in range(game.num_players())} == {
        state.engine.observation(None)
    }


def test_options_reach_the_game() -> None:
    game = pyspiel.load_game(
        "taberna_senators(players=3,options=variant_influence:true;deficit_amounts:1+2+3)"
    )
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.action_to_string(state.legal_actions()[0]).startswith(("draft", "embezzle"))
    assert state.engine.truth.view(None)["options"]["deficit_amounts"] == [1, 2, 3]
