"""SEN-3.21 to SEN-3.27 with the decisions SEN-D02, SEN-D03 and SEN-D04: Phase I."""

from __future__ import annotations

import pytest

from .helpers import asked, event, face_up, legal, play, refused, standing


def test_SEN_3_21_highest_war_bid_gains_a_senator_and_all_pay() -> None:
    state = event("war_1", "10/5", "13/5", "16/5")
    play(state, "A: lock 3", "B: lock 8", "C: lock 7")
    assert standing(state) == "A 7/5, B 5/6, C 9/5"
    assert asked(state) == "A ChooseAction"


def test_SEN_3_21_every_tied_highest_bidder_gains() -> None:
    state = event("war_1", "10/5", "13/5", "16/5", "19/5")
    play(state, "A: lock 8", "B: lock 8", "C: lock 0", "D: lock 7")
    assert standing(state) == "A 2/6, B 5/6, C 16/5, D 12/5"


@pytest.mark.parametrize(("option", "senators"), [("everyone_gains", 6), ("nobody_gains", 5)])
def test_SEN_3_21_war_without_bids(option: str, senators: int) -> None:
    state = event("war_1", "0/5", "0/5", "0/5", options={"war_all_zero": option})
    play(state, "A: lock 0", "B: lock 0", "C: lock 0")
    assert state.senators == [senators] * 3


def test_SEN_3_22_new_senator_goes_round_as_often_as_needed() -> None:
    """SEN-3.22, SEN-D04: fifteen refusals, then a gift without a question."""
    state = event("new_senator_1", "10/5", "13/5", "16/5")
    for price in range(15, 0, -1):
        assert state.view(None)["step"]["price"] == price
        state.play(state.to_move[0], "decline")
    assert asked(state) == "A ChooseAction"
    assert standing(state) == "A 10/6, B 13/5, C 16/5"  # 15 refusals by three: A is next


def test_SEN_3_22_gift_goes_to_the_player_being_asked() -> None:
    state = event("new_senator_1", "10/5", "13/5", "16/5", "19/5")
    for _ in range(15):
        state.play(state.to_move[0], "decline")
    assert state.senators == [5, 5, 5, 6]  # seats 0 … 2 refused last, D is next


def test_SEN_3_22_per_round_ends_with_a_gift_to_the_active_player() -> None:
    options = {"new_senator_price_step": "per_round"}
    state = event("new_senator_1", "10/5", "13/5", "16/5", active=1, options=options)
    for _ in range(45):
        assert asked(state).endswith("NewSenator")
        state.play(state.to_move[0], "decline")
    assert asked(state) == "B ChooseAction"
    assert state.senators == [5, 6, 5]


def test_SEN_3_22_one_senator_is_sold_to_the_bank() -> None:
    state = event("new_senator_1", "15/5", "13/5", "16/5")
    play(state, "A: accept")
    assert standing(state) == "A 0/6, B 13/5, C 16/5"
    assert asked(state) == "A ChooseAction"


def test_SEN_D04_who_cannot_pay_is_asked_all_the_same() -> None:
    state = event("new_senator_1", "0/1", "13/5", "16/5")
    assert asked(state) == "A NewSenator"
    assert legal(state, "A") == ["decline"]
    assert refused(state, "A", "accept").rule == "SEN-3.15"
    assert refused(state, "A", "auction").rule == "SEN-3.22"


@pytest.mark.parametrize(("card", "amount"), [("deficit_1", 15), ("deficit_2", 20), ("deficit_3", 25)])
def test_SEN_3_23_the_amount_is_printed_on_the_card(card: str, amount: int) -> None:
    """SEN-3.23, SEN-D03: the amount is public."""
    state = event(card, "10/5", "13/5", "16/5")
    assert state.view(None)["step"] == {"name": "DeficitBid", "rule": "SEN-3.23", "amount": amount}


def test_SEN_3_23_deficit_with_other_amounts() -> None:
    state = event("deficit_3", "10/5", "13/5", "16/5", options={"deficit_amounts": [1, 2, 3]})
    play(state, "A: lock 1", "B: lock 0", "C: lock 2")
    assert standing(state) == "A 9/5, B 13/5, C 14/6"


@pytest.mark.parametrize(("bid", "senators"), [(5, [6, 6, 6]), (4, [4, 4, 4])])
def test_SEN_3_23_all_bids_equal(bid: int, senators: list[int]) -> None:
    state = event("deficit_1", "10/5", "13/5", "16/5")
    play(state, f"A: lock {bid}", f"B: lock {bid}", f"C: lock {bid}")
    assert state.senators == senators
    assert state.cash == [10 - bid, 13 - bid, 16 - bid]


def test_SEN_3_24_a_governor_spares_the_payment_and_stays() -> None:
    state = event("civil_conflict_3", "10/5", "13/5", "16/5", B={"offices": ["governor_iron", "censor_1"]})
    assert standing(state) == "A 5/5, B 13/5, C 11/5"
    assert face_up(state, "B") == ["governor_iron", "censor_1"]


def test_SEN_3_25_eviction_discards_governors_in_front_of_players_only() -> None:
    state = event(
        "eviction_2",
        "10/5", "13/5", "16/5",
        A={"offices": ["governor_wheat", "consul_1"]},
        B={"offices": ["governor_iron", "governor_meat"]},
    )  # fmt: skip
    assert face_up(state, "A") == ["consul_1"]
    assert face_up(state, "B") == []
    assert state.view(None)["discards"]["offices"] == ["governor_wheat", "governor_meat", "governor_iron"]
    assert state.view(None)["decks"]["senate"] == 15 - 4
    assert standing(state) == "A 10/5, B 13/5, C 16/5"


def test_SEN_3_26_majority_pays_2_for_each_weaker_opponent() -> None:
    state = event("majority_1", "0/7", "0/5", "0/5", "0/3", "0/1")
    assert state.cash == [8, 4, 4, 2, 0]


def test_SEN_3_27_secret_bids_are_whole_amounts_of_cash() -> None:
    """SEN-3.27, SEN-D02: 0 … cash, all at once, hidden until the last is locked."""
    state = event("war_1", "3/5", "13/5", "16/5")
    assert asked(state) == "ABC WarBid"
    assert legal(state, "A") == ["lock 0", "lock 1", "lock 2", "lock 3", "embezzle"]
    assert refused(state, "A", "lock 4").rule == "SEN-3.27"
    play(state, "B: lock 5")
    assert asked(state) == "AC WarBid"
    assert [player["locked"] for player in state.view(None)["players"]] == [False, True, False]
    assert state.cash == [3, 13, 16]  # nothing is paid before the reveal


def test_SEN_3_27_a_locked_bid_cannot_be_changed() -> None:
    state = play(event("war_1", "3/5", "13/5", "16/5"), "B: lock 5")
    assert refused(state, "B", "lock 6").text == "seat 1 is not asked now, but seat 0 and 2"


@pytest.mark.parametrize(("card", "decision"), [("war_1", "SEN-D02"), ("deficit_1", "SEN-D03")])
def test_SEN_D02_and_SEN_D03_only_that_somebody_has_locked_is_public(card: str, decision: str) -> None:
    state = event(card, "10/5", "13/5", "16/5")
    events = state.listen()
    play(state, "A: lock 7")
    assert events[-1].seen_by(0)["args"] == {"seat": 0, "amount": 7}
    for viewer in (1, 2, None):
        assert events[-1].seen_by(viewer)["args"] == {"seat": 0}
    play(state, "B: lock 1", "C: lock 2")
    revealed = [e.args for e in events if e.key == "secret-bid"]
    assert revealed == [{"seat": 0, "amount": 7}, {"seat": 1, "amount": 1}, {"seat": 2, "amount": 2}]
