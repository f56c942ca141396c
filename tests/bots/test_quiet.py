"""Quiet positions: an awaited answer counts as it most likely ends; a clear result makes nobody careless."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.bots import Clock, make
from taberna.bots.evaluation import evaluation

from ..games.massilia import helpers as massilia
from ..games.provincia import helpers as provincia
from ..games.rome import helpers as rome
from ..games.senators import helpers as senators

#: Cards that may lie on these boards.
BOTH = {"market_1": "meat_2", "senate": "consul_2"}


def row(state: Any, seat: int) -> dict[str, float]:
    model = evaluation(state.game.name)
    return dict(zip([term.name for term in model.terms], model.features(state)[seat], strict=True))


def raid(money: int, hand: tuple[str, ...] = ()) -> Any:
    """A moves the consul before B's stall with three cubes of each of two goods."""
    state = massilia.position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        B={"money": money, "hand": list(hand), "stalls": {"S9": {"pink": 3, "beige": 3}}},
    )
    return massilia.play(state, "A: use brown; die brown_1; value 1; move consul clockwise")


@pytest.mark.parametrize("money", range(8))
def test_massilia_a_tax_counts_as_paid_as_far_as_money_goes(money: int) -> None:
    state = raid(money)
    assert massilia.asked(state) == "B Tax"
    found = row(state, 1)
    paid = min(6, money)
    assert found["money"] == money - paid
    assert found["goods"] + found["beige"] == paid
    assert found["goods"] == min(3, paid)  # the beige ones go first


def test_massilia_pluto_saves_what_is_worth_it() -> None:
    found = row(raid(0, ("pluto",)), 1)
    assert (found["goods"], found["cards"]) == (3, 0)


@pytest.mark.parametrize(("hand", "fee"), [((), 4), (("mars",), 0)])
def test_massilia_dice_that_are_being_kept_count_as_paid_for(hand: tuple[str, ...], fee: int) -> None:
    """Else keeping costs nothing until it is said that this was all."""
    state = massilia.position(
        step={"step": "ReserveDice", "rolled": ["beige_1", "brown_2", "black_3"]},
        A={"money": 5, "hand": list(hand), "screen": []},
    )
    massilia.play(state, "A: keep beige_1; keep brown_2")
    assert row(state, 0)["money"] == 5 - fee
    before = row(state, 0)["dice_to_use"]
    massilia.play(state, "A: mars" if hand else "A: done")
    assert row(state, 0)["money"] == 5 - fee
    assert row(state, 0)["dice_to_use"] == before


def test_massilia_an_empty_stall_counts_as_closed_and_built_on() -> None:
    state = massilia.position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 9},
        B={"hand": ["mars"], "stalls": {"S9": {}, "S13": {}}},
    )
    massilia.play(state, "A: use brown; die brown_1; value 1; move consul clockwise")
    assert massilia.asked(state) == "B CloseStall"
    assert row(state, 1)["stall_tiles"] == 1
    assert row(state, 0)["stall_tiles"] == 2
    assert row(state, 0)["money"] == 9 - state.game.building_price


def test_massilia_the_consul_raids_who_cannot_pay() -> None:
    """One brown die: to an empty corner, or before a full stall of a poor rival."""
    state = massilia.position(
        temple=["brown_1"],
        round=7,
        figures={"consul": "P8", "pink": "P3", "orange": "P3", "purple": "P3"},
        A={"money": 0},
        B={"money": 0, "stalls": {"S9": {"pink": 3, "orange": 3}}},
    )
    bot = make("eques", state.game, "raider")
    while state.to_move == (0,):
        state.play(0, bot.choose(state.view(0), state.moves(0), Clock()))
    assert massilia.asked(state) == "B Tax"


def test_provincia_a_conspiracy_counts_as_answered() -> None:
    def conspired(hand: list[str]) -> dict[str, float]:
        state = provincia.position(
            2,
            A={"hand": ["coniuratio"], "goods": "5G"},
            B={"hand": hand, "goods": "2G", "city": ["horreum"]},
        )
        provincia.play(state, "A: play coniuratio")
        assert state.stack[-1].name == "AnswerConiuratio"
        return row(state, 1)

    saved, lost = conspired(["aediles"]), conspired(["legio"])
    assert (saved["gold"], saved["buildings_in_hand"]) == (0, 0)
    assert (lost["gold"], lost["buildings_in_hand"]) == (2, 1)


def test_provincia_a_lost_battle_counts_as_suffered() -> None:
    state = provincia.position(
        2, round=2, step={"step": "LoseBuilding", "tag": "any"}, A={"city": ["horreum"], "hand": ["legio"]}
    )
    after = provincia.play(state.copy(), "A: lose horreum")
    assert row(state, 0) == row(after, 0)


def test_senators_who_gains_by_it_joins_the_cash_in() -> None:
    straight = ["wheat_7", "wheat_8", "wheat_9"]
    state = senators.position("10/5", "5/5", "0/5", step="JoinCashIn", B={"hand": straight})
    assert row(state, 1)["senators"] == 5 + 39 // 10
    assert row(state, 0)["senators"] == 5 + (10 + 5) // 10
    assert row(state, 2)["senators"] == 5  # nothing to sell


def test_senators_a_new_senator_goes_to_who_can_pay() -> None:
    step = {"step": "NewSenator", "seat": 1, "price": 9}
    state = senators.position("30/5", "2/5", "16/5", step=step)
    assert [row(state, seat)["senators"] for seat in range(3)] == [5, 5, 6]


def test_senators_who_bids_away_the_last_senator_counts_as_out() -> None:
    lots = {board: {"card": card, "bids": [[1, 6]]} for board, card in BOTH.items()}
    for purse, alive in (("2/4", 1.0), ("2/2", 0.0)):
        state = senators.position(
            "0/5", purse, "9/5", auction=lots, step="Settle", options={"commitment_cap": "uncapped"}
        )
        assert row(state, 1)["alive"] == alive


@pytest.mark.parametrize("own", [0, 60])
@pytest.mark.parametrize("level", ["eques", "senator"])
def test_rome_the_last_performance_is_not_passed(level: str, own: int) -> None:
    """Won or lost whatever happens: the set in hand is performed all the same."""
    hand = ["wolf", "bear", "lion"]
    for seed in range(3):
        state = rome.position(
            2,
            round=5,
            step="Performance",
            Red={"hand": hand, "sp": own},
            Blue={"hand": hand, "sp": 60 - own},
        )
        bot = make(level, state.game, f"clear {seed}")
        while 0 in state.to_move:
            state.play(0, bot.choose(state.view(0), state.moves(0), Clock()))
        assert len(state.staged[0]) == 3


@pytest.mark.parametrize("game", ["massilia", "provincia", "rome", "senators"])
def test_care_prefers_more_where_all_is_decided(game: str) -> None:
    """After the end: who won by more, or lost by less, is judged higher, but never above a victory."""
    from taberna.kernel.result import Result

    from .helpers import midgame

    state = midgame(game, 3, "care", 5000)
    model = evaluation(game)

    def judged(*scores: int) -> list[float]:
        winner = scores.index(max(scores))
        state.result = Result(tuple(scores), (winner,), (1, 2, 3), "none", "")
        return model.careful(state)

    assert judged(40, 10, 10)[0] > judged(30, 10, 10)[0] > judged(10, 11, 10)[0] > judged(0, 11, 10)[0]
