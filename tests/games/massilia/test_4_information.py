"""MAS-4: what is hidden, what is public, and what a perfect memory knows."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from .helpers import MASSILIA, asked, log_of, play, player, position


def test_MAS_4_1_the_table_is_public() -> None:
    state = position(3, temple=["brown_1"], A={"reserve": ["grey_2"], "reputation": 7})
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert view["temple"] == ["brown_1"]
        assert view["players"][0]["reserve"] == ["grey_2"]
        assert view["players"][0]["reputation"] == 7
        assert view["supply"] == 30
        assert view["draw_pile"] == 46
        assert view["market"]["stalls"][0] == {
            "space": "S1",
            "owner": 0,
            "goods": {"pink": 0, "orange": 0, "purple": 0, "beige": 0},
        }


@pytest.mark.parametrize("shown", [False, True])
def test_MAS_4_2_totals_are_the_owners_unless_open_holdings(shown: bool) -> None:
    state = position(options={"open_holdings": shown}, A={"money": 7, "stones": 2})
    assert (state.view(0)["players"][0]["money"], state.view(0)["players"][0]["stones"]) == (7, 2)
    for viewer in (1, None):
        other = state.view(viewer)["players"][0]
        assert (other["money"], other["stones"]) == ((7, 2) if shown else (None, None))


def test_MAS_4_2_every_payment_is_announced() -> None:
    state = position(temple=["beige_3", "brown_3"], prices={"pink": 2}, A={"money": 9})
    events = log_of(state, "A: use beige; die beige_3; value 2; buy pink 1")
    told = {event.key: event.seen_by(None)["args"] for event in events}
    assert told["uses-dice"]["stones"] == 1
    assert told["buys-goods"]["amount"] == 3
    assert state.view(None)["payments"][-2:] == [[0, 0, 1], [0, -3, 0]]


def test_MAS_4_3_dice_behind_a_screen() -> None:
    state = position(temple=["black_2"], A={"screen": []})
    play(state, "A: use brown; die black_2; value 2; move pink clockwise")
    assert state.view(0)["players"][0]["screen"] == ["black"]
    assert state.view(1)["players"][0]["screen"] is None
    assert state.view(1)["players"][0]["dice_taken"] == ["black"]  # everybody saw it being taken


def test_MAS_4_4_hands_are_hidden_their_size_is_not() -> None:
    state = position(A={"hand": ["venus_5", "pluto_1"]})
    for viewer in (1, None):
        view = state.view(viewer)
        assert view["players"][0]["hand"] is None
        assert view["players"][0]["hand_size"] == 2
        assert "venus_5" not in json.dumps(view)
    assert state.view(0)["players"][0]["hand"] == ["pluto_1", "venus_5"]


def test_MAS_4_5_and_MAS_4_6_the_draw_pile_and_a_card_from_it() -> None:
    state = position(temple=["grey_1"], draw_pile=["venus_5"], A={"stalls": {"S1": {"pink": 1}}})
    events = log_of(state, "A: use grey; die grey_1; value 1; draw")
    drawn = next(event for event in events if event.key == "draws-card")
    assert drawn.seen_by(0)["args"]["card"] == "venus_5"
    assert "card" not in drawn.seen_by(1)["args"]
    assert "venus_5" in json.dumps(state.view(0))
    assert "venus_5" not in json.dumps(state.view(1))


def test_MAS_4_8_everything_is_shown_at_the_end() -> None:
    state = position(round=7, step="Round", A={"hand": ["venus_5"], "money": 4, "stones": 2})
    view = state.view(None)
    assert view["players"][0]["hand"] == ["venus_5"]
    assert (view["players"][0]["money"], view["players"][0]["stones"]) == (4, 2)
    assert len(view["pile_cards"]) == view["draw_pile"]


def test_MAS_4_9_supply_and_total_are_public() -> None:
    state = position(A={"stones": 3}, B={"stones": 4})
    assert state.view(0)["supply"] == 20 - 7


# -- imagined worlds -------------------------------------------------------------------------------------


def worlds(state: Any, viewer: int | None, count: int = 60) -> list[Any]:
    rng = Random("worlds")
    return [MASSILIA.imagine(state.view(viewer), rng) for _ in range(count)]


def test_a_card_taken_from_the_display_is_remembered_in_the_hand() -> None:
    """MAS-4.4: everybody saw Minerva being taken; the other card can be anything unseen."""
    state = position(A={"hand": ["minerva_3", "venus_1"], "seen": ["minerva_3"]})
    hands = [player(world)["hand"] for world in worlds(state, 1)]
    assert all("minerva_3" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 20


def test_money_and_stones_are_remembered_exactly() -> None:
    state = position(temple=["beige_3"], prices={"pink": 2}, A={"money": 9}, B={"stones": 4})
    play(state, "A: use beige; die beige_3; value 2; buy pink 1")
    for world in worlds(state, None, 10):
        assert world.money == state.money
        assert world.stones == state.stones


def test_a_card_drawn_before_a_shuffle_is_none_of_the_shuffled_ones() -> None:
    """MAS-7.11: the draw pile was used up, so what lay in the discard pile is not in that hand."""
    state = position(
        temple=["grey_1", "grey_2"],
        draw_pile=[],
        display=["juno", "mars"],
        A={"stalls": {"S1": {"pink": 3}}},
        B={"hand": ["venus_5"]},
    )
    play(state, "A: use grey; die grey_1; value 1; draw")
    assert state.shuffles == 1
    for world in worlds(state, 0):
        assert player(world, "B")["hand"] == ["venus_5"]
    hands = {player(world, "A")["hand"][0] for world in worlds(state, 1)}
    assert len(hands) > 15
    assert "venus_5" not in hands


def test_an_action_that_needs_a_card_shows_that_it_is_held() -> None:
    """A beige action without money: whoever watches knows that Neptunus is in hand."""
    state = position(temple=["beige_2"], prices={"pink": 3}, A={"money": 0, "hand": ["neptunus", "venus"]})
    play(state, "A: use beige; die beige_2; value 2")
    found = set()
    for world in worlds(state, 1):
        hand = [card.split("_")[0] for card in player(world)["hand"]]
        assert "neptunus" in hand
        assert world.moves(0)
        found.add(tuple(hand))
    assert len(found) > 4


def test_hidden_cards_are_equally_likely() -> None:
    """One unknown card among 45: each god as often as its unseen copies (a wide margin for 3000 worlds)."""
    state = position(A={"hand": ["venus_1"]}, display=["juno_1", "mars_1"])
    rng = Random("fair")
    view = state.view(1)
    counts: dict[str, int] = {}
    for _ in range(3000):
        god = player(MASSILIA.imagine(view, rng))["hand"][0].split("_")[0]
        counts[god] = counts.get(god, 0) + 1
    unseen = {"jupiter": 4, "neptunus": 4, "mars": 3, "mercurius": 5, "pluto": 5, "minerva": 6, "phoebus": 6, "juno": 5, "venus": 8}  # fmt: skip  # noqa: E501
    for god, copies in unseen.items():
        assert abs(counts[god] / 3000 - copies / 46) < 0.035


def test_MAS_4_7_prompts_are_the_same_for_every_hand_of_the_same_size() -> None:
    """The questions asked of A in one turn, whatever two cards A holds."""
    asked_of = set()
    for hand in (["venus", "minerva"], ["pluto", "mars"], ["phoebus", "jupiter"]):
        state = position(
            temple=["grey_2"], figures={"consul": "P4"}, A={"hand": hand, "stones": 1, "money": 3}
        )
        prompts = []
        for text in (
            "use brown",
            "die grey_2",
            "value 1",
            "with nothing",
            "move consul clockwise",
            "no_build",
            "end",
        ):
            prompts.append(asked(state))
            play(state, f"A: {text}")
        asked_of.add(tuple(prompts))
    assert len(asked_of) == 1


def test_undo_is_free_until_a_card_is_played_or_drawn() -> None:
    state = position(temple=["black_2"], A={"hand": ["phoebus"], "screen": []})
    before = state.revealed
    play(state, "A: use brown; die black_2; value 3")
    assert state.revealed == before
    play(state, "A: with phoebus")
    assert state.revealed > before


@pytest.mark.parametrize("seed", range(3))
def test_MAS_4_7_others_are_asked_the_same_whatever_is_hidden(seed: int) -> None:
    """A move that reveals nothing leaves the others with equal views, whatever cards the mover holds."""
    rng = Random(seed)
    state = MASSILIA.new(2 + seed, {"penalty_supply": 8}, f"prompts {seed}")
    compared = 0
    while state.to_move:
        mover = state.to_move[0]
        move = rng.choice(state.moves(mover))
        viewer = rng.choice([None, *(seat for seat in range(state.seats) if seat != mover)])
        world = MASSILIA.imagine(state.view(viewer), Random(rng.random()))
        before = state.revealed
        state.play(mover, move)
        if world.why_not(mover, move) is None:
            world.play(mover, move)
            assert world.to_move == state.to_move
            assert [step.name for step in world.stack] == [step.name for step in state.stack]
            if state.revealed == before:
                assert json.dumps(world.view(viewer)) == json.dumps(state.view(viewer))
                compared += 1
    assert compared > 50
