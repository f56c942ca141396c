"""OpenSpiel's own exams on our games, and its bots at our tables."""

from __future__ import annotations

import random
from typing import Any

import pytest

import taberna

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is an optional extra: pip install taberna[openspiel]"
)

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import taberna.adapters.openspiel
from taberna.kernel.errors import BadSetup

Observer = Any

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
        "taberna_senators(players=3,deals=5,options=variant_influence:true;deficit_amounts:1+2+3)"
    )
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.action_to_string(state.legal_actions()[0]).startswith(("draft", "embezzle"))
    assert state.engine.truth.view(None)["options"]["deficit_amounts"] == [1, 2, 3]


def observer_of(
    game: pyspiel.Game, public: bool, private: pyspiel.PrivateInfoType, recall: bool = False
) -> Observer:
    return game.make_py_observer(
        pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    )


def dealt(name: str) -> tuple[pyspiel.Game, pyspiel.State]:
    game = pyspiel.load_game(f"taberna_{name}(deals=5)")
    state = game.new_initial_state()
    state.apply_action(0)
    rng = random.Random(name)
    for _ in range(25):
        state.apply_action(rng.choice(state.legal_actions()))
    return game, state


@pytest.mark.parametrize("name", taberna.GAMES)
def test_observers_honour_what_they_are_asked_for(name: str) -> None:
    game, state = dealt(name)
    kinds = pyspiel.PrivateInfoType
    seen: dict[str, Observer] = {
        "own": observer_of(game, True, kinds.SINGLE_PLAYER),
        "public": observer_of(game, True, kinds.NONE),
        "private": observer_of(game, False, kinds.SINGLE_PLAYER),
        "all": observer_of(game, True, kinds.ALL_PLAYERS),
        "nothing": observer_of(game, False, kinds.NONE),
    }
    for player in range(game.num_players()):
        for one in seen.values():
            one.set_from(state, player)
        own, public, private = (seen[kind].tensor for kind in ("own", "public", "private"))
        assert np.allclose(public + private, own)
        assert np.array_equal(seen["all"].tensor[: len(own)], own)
        assert len(seen["all"].tensor) == len(own) * game.num_players()
        assert len(seen["nothing"].tensor) == 0
        assert seen["nothing"].string_from(state, player) == ""
        assert seen["private"].string_from(state, player) != seen["own"].string_from(state, player)


@pytest.mark.parametrize("name", taberna.GAMES)
def test_perfect_recall_is_a_string_and_no_tensor_claims_it(name: str) -> None:
    game, state = dealt(name)
    assert not game.get_type().provides_information_state_tensor
    recall = observer_of(game, True, pyspiel.PrivateInfoType.SINGLE_PLAYER, recall=True)
    assert recall.tensor is None
    assert recall.string_from(state, 0) == state.information_state_string(0)


@pytest.mark.parametrize("deals", [0, -3, 10**9 + 1])
def test_bad_deals_are_refused(deals: int) -> None:
    with pytest.raises(Exception, match="there must be 1 to"):
        pyspiel.load_game(f"taberna_rome(deals={deals})")


@pytest.mark.parametrize("deals", [1, 7, 100, 101, 1000, 10_000, 123_457])
def test_every_deal_is_as_likely_as_any_other(deals: int) -> None:
    from taberna.adapters.openspiel import Deals

    all_of_them = Deals(deals)
    if all_of_them.one_draw:
        chances = dict(all_of_them.outcomes(None))
    else:
        chances = {
            pile * all_of_them.size + deal: first * second
            for pile, first in all_of_them.outcomes(None)
            for deal, second in all_of_them.outcomes(pile)
        }
    assert sorted(chances) == list(range(deals))
    assert all(chance == pytest.approx(1 / deals) for chance in chances.values())


def test_many_deals_take_two_short_draws() -> None:
    game = pyspiel.load_game("taberna_rome(players=2)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 100
    state.apply_action(3)
    assert state.is_chance_node()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "deal 7"
    state.apply_action(7)
    assert state.engine.truth.dump() == taberna.game("rome").new(2, seed="deal 307").dump()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.engine.truth.dump() == state.engine.truth.dump()


@pytest.mark.parametrize(("deals", "draws"), [(50, [50]), (50, [-2]), (10_000, [100]), (10_000, [99, 100])])
def test_chance_draws_only_deals_that_there_are(deals: int, draws: list[int]) -> None:
    state = pyspiel.load_game(f"taberna_rome(players=2,deals={deals})").new_initial_state()
    for draw in draws[:-1]:
        state.apply_action(draw)
    with pytest.raises(BadSetup, match=f"chance has no draw {draws[-1]}; there are 0 to"):
        state.apply_action(draws[-1])
