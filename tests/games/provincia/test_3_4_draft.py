"""PRO-3.16 to PRO-3.25: phase 1 with the decisions PRO-D02 and PRO-D03."""

from __future__ import annotations

from random import Random

import pytest

from .helpers import asked, legal, of, play, position, refused, started, stock

NOTHING = {"hand": [], "goods": "0C 0W 0S 0G"}


def take_all(state) -> None:  # type: ignore[no-untyped-def]
    while asked(state).endswith("TakeCard"):
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])


@pytest.mark.parametrize(
    ("seats", "order"), [(2, "ABAB"), (3, "ABCABC"), (4, "ABCD"), (5, "ABCDE"), (6, "ABCDEF")]
)
def test_PRO_3_16_number_and_order_of_selections(seats: int, order: str) -> None:
    """PRO-3.16, PRO-3.25, PRO-C15: with 2 or 3 players the circle is played twice; then phase 2 begins."""
    state = started(seats, seed="choosers")
    found = ""
    while asked(state).endswith("ChooseDeck"):
        found += asked(state)[0]
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
        take_all(state)
    assert found == order
    assert asked(state) == "A PlayTurn"
    left = sum(state.view(None)["markers"].values())
    assert left == 6 - len(order)


def test_PRO_3_17_each_deck_at_most_twice() -> None:
    """PRO-3.17, PRO-D02."""
    state = position(3, step="ChooseDeck", markers={"spqr": 0, "opes": 1})
    assert legal(state, "A") == ["select aedificium", "select opes"]
    reason = refused(state, "A", "select spqr")
    assert (reason.rule, reason.text) == ("PRO-3.17", "spqr has no action marker left")
    play(state, "A: select opes")
    assert state.view(None)["markers"]["opes"] == 0


def test_PRO_3_17_a_deck_without_any_card_cannot_be_chosen() -> None:
    state = position(4, step="ChooseDeck", exact=["spqr"])
    assert legal(state, "A") == ["select aedificium", "select opes"]
    assert refused(state, "A", "select spqr").text == "spqr has no card left"


def test_PRO_3_17_the_selection_is_skipped_if_no_deck_can_be_chosen() -> None:
    state = position(4, step="ChooseDeck", exact=["spqr"], markers={"aedificium": 0, "opes": 0})
    assert asked(state) == "A PlayTurn"


def test_PRO_3_18_four_face_up_two_face_down() -> None:
    """PRO-3.18, PRO-4.3: nobody sees the face-down cards."""
    top = ["fons", "domus", "strata", "puteus", "circus", "forum"]
    state = position(2, step="ChooseDeck", decks={"aedificium": top}, A=NOTHING, B=NOTHING)
    play(state, "A: select aedificium")
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        assert sorted(view["face_up"]) == ["domus", "fons", "puteus", "strata"]
        assert view["face_down"] == [True, True]
        assert "circus" not in str(view["players"])
    assert legal(state, "A") == [
        *("take domus", "take fons", "take puteus", "take strata"),
        *("take_face_down 1", "take_face_down 2"),
    ]


def test_PRO_3_18_equal_cards_are_offered_once() -> None:
    top = ["fons", "fons", "fons", "puteus", "circus", "forum"]
    state = position(2, step="ChooseDeck", decks={"aedificium": top}, A=NOTHING, B=NOTHING)
    play(state, "A: select aedificium")
    assert legal(state, "A") == ["take fons", "take puteus", "take_face_down 1", "take_face_down 2"]


def test_PRO_3_19_everybody_takes_exactly_one_chooser_first() -> None:
    """PRO-3.19, PRO-D03: clockwise from the chooser; taking is compulsory."""
    state = position(4, step="ChooseDeck", start=2)
    play(state, "C: select spqr")
    order = ""
    while asked(state).endswith("TakeCard"):
        order += asked(state)[0]
        assert refused(state, order[-1], "end").rule == "PRO-3.19"
        state.play(state.to_move[0], state.moves(state.to_move[0])[-1])
    assert order == "CDAB"
    assert all(player["hand_backs"]["spqr"] == 1 for player in state.view(None)["players"])


def test_PRO_3_20_cards_go_to_the_hand_without_limit() -> None:
    full = ["fons"] * 3 + ["strata"] * 3
    state = position(2, step="ChooseDeck", A={"hand": full})
    play(state, "A: select aedificium")
    play(state, f"A: {legal(state, 'A')[0]}")
    assert len(of(state, "A")["hand"]) == 7
    assert asked(state) == "B TakeCard"


@pytest.mark.parametrize("name", [f"opes_{i:02}" for i in range(1, 16)])
def test_PRO_3_21_both_halves_of_every_production_card(name: str) -> None:
    """PRO-3.21: Quaestor half for the chooser, lower half for the other, at once, then discarded."""
    from .helpers import PROVINCIA

    others = [f"opes_{i:02}" for i in range(1, 16) if f"opes_{i:02}" != name][:4]
    state = position(2, step="ChooseDeck", decks={"opes": [name, name, *others]}, A=NOTHING, B=NOTHING)
    play(state, "A: select opes", f"A: take {name}", f"B: take {name}")
    card = PROVINCIA.data["opes"][name]
    for letter, half in (("A", "quaestor"), ("B", "other")):
        assert stock(state, letter) == "{}C {}W {}S {}G".format(*card[half])
    assert state.dump()["discards"]["opes"].count(name) == 2


def test_PRO_3_21_a_face_down_production_card_is_turned_over() -> None:
    top = ["opes_01", "opes_02", "opes_03", "opes_04", "opes_14", "opes_09"]
    state = position(2, step="ChooseDeck", decks={"opes": top}, A=NOTHING, B=NOTHING)
    events = state.listen()
    play(state, "A: select opes; take_face_down 1")
    assert stock(state, "A") == "0C 0W 0S 4G"
    told = next(event for event in events if event.key == "opes-quaestor")
    assert told.args["card"] == "opes_14"  # public


def test_PRO_3_22_remaining_cards_are_discarded() -> None:
    """PRO-3.22: everybody saw the face-up ones, nobody the face-down ones."""
    top = ["fons", "domus", "strata", "puteus", "circus", "forum"]
    state = position(2, step="ChooseDeck", decks={"aedificium": top}, A=NOTHING, B=NOTHING)
    play(state, "A: select aedificium; take fons", "B: take_face_down 2")
    assert sorted(state.dump()["discards"]["aedificium"]) == ["circus", "domus", "puteus", "strata"]
    view = state.view(0)
    assert view["discards"]["aedificium"] == 4
    assert view["memory"]["aedificium"]["pile"] == ["domus", "puteus", "strata"]
    assert view["face_up"] == []


def test_PRO_3_23_reshuffle_only_when_a_card_is_needed() -> None:
    """PRO-3.23, PRO-7.27: exactly six cards are drawn without a reshuffle; the seventh needs one."""
    deck = ["fons", "domus", "strata", "puteus", "circus", "forum"]
    pile = ["insula", "hortus", "pons", "portus", "statua", "fodina", "turris"]
    state = position(
        2, step="ChooseDeck", exact=["aedificium"], decks={"aedificium": deck}, discards={"aedificium": pile}
    )
    play(state, "A: select aedificium")
    assert state.view(None)["decks"]["aedificium"] == 0
    assert state.view(None)["discards"]["aedificium"] == 7
    take_all(state)
    play(state, "B: select aedificium")  # 7 + 4 cards are shuffled
    assert state.view(None)["decks"]["aedificium"] == 11 - 6
    assert state.view(None)["discards"]["aedificium"] == 0


def test_PRO_3_23_reshuffles_differ_by_seed_and_time() -> None:
    pile = [f"opes_{i:02}" for i in range(1, 16)] * 2
    layouts = set()
    for i in range(8):
        state = position(2, seed=f"reshuffle {i}", step="ChooseDeck", exact=["opes"], discards={"opes": pile})
        play(state, "A: select opes")
        layouts.add(tuple(state.view(None)["face_up"]))
    assert len(layouts) > 4


def test_PRO_3_24_fewer_cards_than_players() -> None:
    """PRO-3.24, PRO-7.28: three cards, four players: the last in picking order gets none."""
    state = position(
        4, step="ChooseDeck", start=1, exact=["spqr"], discards={"spqr": ["legio", "legio", "praetor"]}
    )
    play(state, "B: select spqr")
    assert state.view(None)["face_up"] == ["legio", "legio", "praetor"]
    assert state.view(None)["face_down"] == []
    play(state, "B: take legio", "C: take legio", "D: take praetor")
    assert asked(state) == "C ChooseDeck"
    assert state.view(None)["players"][0]["hand_backs"]["spqr"] == 0


def test_the_draft_against_a_plain_model() -> None:
    """PRO-3.16 to PRO-3.23 once more, with an independent model of decks, layouts and takers."""
    rng = Random(7)
    for seats in range(2, 7):
        state = started(seats, seed=f"model {seats}")
        decks = {name: list(cards) for name, cards in state.dump()["decks"].items()}
        for number in range(seats * (2 if seats < 4 else 1)):
            chooser = number % seats
            assert state.to_move == (chooser,)
            choice = rng.choice(state.moves(chooser))
            deck = choice.args[0]
            assert isinstance(deck, str)
            state.play(chooser, choice)
            six, decks[deck] = decks[deck][:6], decks[deck][6:]
            up, down = sorted(six[:4]), six[4:]
            gone: set[int] = set()
            for turn in range(seats):
                seat = (chooser + turn) % seats
                assert state.to_move == (seat,)
                assert sorted(state.view(None)["face_up"]) == up
                before = of(state, "ABCDEF"[seat])["hand"]
                move = rng.choice(state.moves(seat))
                state.play(seat, move)
                if move.verb == "take":
                    up.remove(str(move.args[0]))
                    taken = move.args[0]
                else:
                    gone.add(move.code - 1)
                    taken = down[move.code - 1]
                if deck != "opes":
                    assert sorted(of(state, "ABCDEF"[seat])["hand"]) == sorted([*before, taken])
            left = up + [card for place, card in enumerate(down) if place not in gone]
            discards = state.dump()["discards"][deck]
            if left:
                assert sorted(discards[-len(left) :]) == sorted(left)
            assert state.dump()["decks"][deck] == decks[deck]
