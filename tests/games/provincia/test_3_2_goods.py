"""PRO-3.6 to PRO-3.10: gaining, paying, storing."""

from __future__ import annotations

import itertools

import pytest

from taberna.games.provincia.goods import gain

from .helpers import of, play, position, refused, stock


def test_PRO_3_6_paid_goods_go_to_the_supply() -> None:
    state = position(2, A={"goods": "2C 1W 0S 0G", "hand": ["domus"]}, supply={"clay": 5, "wood": 5})
    play(state, "A: build domus")
    assert (state.dump()["supply"]["clay"], state.dump()["supply"]["wood"]) == (7, 6)


def test_PRO_3_6_gold_is_finite_too() -> None:
    """PRO-3.6, PRO-7.1: EMPORIUM gives the 3 coins that are left; nothing is owed."""
    state = position(
        2, step="Activate", A={"goods": "0G", "city": ["horreum", "emporium"]}, supply={"gold": 3}
    )
    play(state, "A: activate emporium")
    assert of(state, "A")["gold"] == 3
    assert state.dump()["supply"]["gold"] == 0


@pytest.mark.parametrize(("city", "limit"), [(["horreum"], 9), ([], 5)])
def test_PRO_3_7_storage(city: list[str], limit: int) -> None:
    state = position(2, A={"city": city, "hand": [], "goods": "0C 0W 0S 20G"})
    assert state.view(None)["players"][0]["storage"] == limit
    assert of(state, "A")["gold"] == 20  # gold is unlimited


def test_PRO_3_8_amount_gained_is_the_smallest_of_three() -> None:
    """PRO-3.8, PRO-7.2: against a table of all cases."""
    for due, left, have, horreum in itertools.product(range(4), range(3), range(10), (True, False)):
        if have > (9 if horreum else 5):
            continue
        state = position(
            2,
            A={"goods": f"{have}S", "city": ["horreum"] if horreum else [], "hand": []},
            B={"goods": "0S"},
            supply={"stone": left},
        )
        expected = min(due, left, (9 if horreum else 5) - have)
        assert gain(state, 0, 2, due) == expected
        assert of(state, "A")["stone"] == have + expected
        assert state.dump()["supply"]["stone"] == left - expected


def test_PRO_3_9_rebuilding_horreum_raises_the_limit_at_once() -> None:
    """PRO-3.9, PRO-7.3: replayed for 1C 1W 2G."""
    state = position(2, A={"goods": "5C 5W 5S 6G", "city": [], "hand": ["horreum"]})
    assert refused(state, "A", "exchange stone").rule == "PRO-3.29"
    play(state, "A: build horreum")
    assert stock(state, "A") == "4C 4W 5S 4G"
    play(state, "A: exchange stone")
    assert of(state, "A")["stone"] == 6


def test_PRO_3_10_a_cost_is_paid_in_full_or_not_at_all() -> None:
    state = position(2, A={"goods": "9C 9W 8S 9G", "hand": ["aquaeductus"]})
    reason = refused(state, "A", "build aquaeductus")
    assert (reason.rule, reason.text) == ("PRO-3.10", "for aquaeductus you lack 1 stone")
    play(state, "A: exchange stone; build aquaeductus")
    assert stock(state, "A") == "9C 9W 0S 7G"
