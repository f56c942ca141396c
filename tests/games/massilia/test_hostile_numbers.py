"""Numbers of editions and options, however great, cost nothing: no shift, list or loop is as long as they say."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadEdition, BadSetup

HUGE = 2**27
#: A shift by HUGE takes 16 MB, a list of HUGE entries more; a game of two needs far less than this.
MOST_BYTES = 8_000_000


def _play(state: Any, moves: int) -> None:
    rng = Random(1)
    for _ in range(moves):
        if not state.to_move:
            return
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.moves(seat)))


def _opening(game: Any, **options: Any) -> None:
    state = game.new(seats=2, options=options, seed="hostile")
    _play(state, 150)
    state.view(0)
    game.imagine(state.view(1), Random(2))
    assert not game.load(state.dump()).faults()


def _edition(**tables: Any) -> Callable[[], None]:
    return lambda: _opening(taberna.game("massilia", edition=tables))


def _stones_option() -> None:
    _opening(taberna.game("massilia"), penalty_supply=HUGE)


def _goods_option() -> None:
    _opening(taberna.game("massilia"), goods_per_colour=HUGE)


@pytest.mark.parametrize(
    "use",
    [
        _edition(players={"penalty_stones": {"per_player": HUGE}}),
        _edition(players={"start_money": {"by_order": [HUGE] * 4}}),
        _edition(rounds={"time_track": {"count": HUGE}}),
        _edition(rounds={"round_tiles": {"two": [HUGE]}}),
        _edition(prices={"building": {"value": HUGE}, "reserving": {"value": HUGE}}),
        _edition(scoring={"money": {"sesterces_per_point": HUGE}}),
        _stones_option,
        _goods_option,
    ],
    ids=["stones", "money", "rounds", "tiles", "fees", "scoring", "stones-option", "goods-option"],
)
def test_a_huge_number_is_refused_or_costs_nothing(use: Callable[[], None]) -> None:
    """MAS-3.6.4: what can be paid for never grows beyond what dice can be changed by."""
    taberna.game("massilia")  # what is built once is not counted
    tracemalloc.start()
    try:
        use()
    except (BadEdition, BadSetup):
        pass
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert peak < MOST_BYTES


def test_MAS_7_10_a_fortune_offers_no_action_without_a_die() -> None:
    """With more than 10,000 sesterces `use black` was offered though no die could be used: a dead end."""
    game = taberna.game("massilia")
    state = game.position({"seats": 2, "temple": ["brown_1"], "supply": 0})
    state.earn(0, 50_000)
    assert [move.text for move in state.moves(0)] == ["pass", "use brown"]
