"""Phase 3: resolving the three tracks (ROM-3.70 to ROM-3.81)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from .helpers import ROME, asked, legal, log_of, play, player, position, refused, track

STRENGTH = {name: ROME.data.value("provinces", name, "strength") for name in ROME.names["province"]}
COST = {name: card["cost"] for name, card in ROME.data.in_the_box("arena").items()}


def test_ROM_3_70_tracks_and_sections_in_order() -> None:
    state = position(
        step="ResolveTrack",
        military="Blue[5] Red[6]",
        senate="Yellow[1] Blue[2]",
        black_market="Red[4] Yellow[6]",
        displays={"military": ["sicilia", "raetia"], "black_market": ["legionary", "wolf"]},
    )
    seen = []
    while state.round == 1:
        seen.append(asked(state))
        if state.stack[-1].name == "Conquest":
            before = track(state, "military")
            state.play(state.to_move[0], "done")
            assert before != track(state, "military")  # the dice go back to their owner
        elif state.stack[-1].name == "Purchase":
            state.play(state.to_move[0], "stop")
        else:
            state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert seen == [
        "Blue Conquest",
        "Red Conquest",
        "Yellow TakeSenateCard",
        "Blue TakeSenateCard",
        "Red Purchase",
        "Yellow Purchase",
    ]


def test_ROM_3_70_a_finished_section_is_empty() -> None:
    state = position(
        step="ResolveTrack", military="Blue[5,1] Red[6]", displays={"military": ["sicilia", "raetia"]}
    )
    play(state, "Blue: done")
    assert state.view(None)["tracks"]["military"][:2] == [None, {"seat": 0, "dice": [6]}]


def test_ROM_3_71_strength_is_the_sum_of_the_dice() -> None:
    state = position(step="ResolveTrack", military="Red[5,4,0]", displays={"military": ["sicilia"]})
    assert state.stack[-1].strength == 9


def conquests(display: list[str], dice: str) -> set[frozenset[str]]:
    """Every set of provinces that can be conquered, found by playing all sequences of moves."""
    found: set[frozenset[str]] = set()
    stack = [position(2, seed="all", step="ResolveTrack", military=dice, displays={"military": display})]
    while stack:
        state = stack.pop()
        if asked(state) != "Red Conquest":
            found.add(frozenset(player(state, "Red")["provinces"]))
            continue
        for move in state.moves(0):
            branch = state.copy()
            branch.play(0, move)
            stack.append(branch)
    return found


def test_ROM_3_72_any_set_up_to_the_strength_against_brute_force() -> None:
    rng = Random(72)
    names = [ROME.names["province"][p] for p in ROME.provinces_in_play(2)]
    for _ in range(25):
        display = rng.sample(names, rng.randint(1, 4))
        dice = [rng.randint(1, 6) for _ in range(rng.randint(1, 4))]
        expected = {
            frozenset(some)
            for size in range(len(display) + 1)
            for some in combinations(display, size)
            if sum(STRENGTH[name] for name in some) <= sum(dice)
        }
        assert conquests(display, f"Red[{','.join(map(str, dice))}]") == expected


def test_ROM_3_72_too_strong_a_province() -> None:
    state = position(
        step="ResolveTrack", military="Red[6,3]", displays={"military": ["aquitania", "numidia"]}
    )
    play(state, "Red: conquer numidia")
    assert asked(state) != "Red Conquest"  # 4 left, aquitania has 7
    state = position(
        step="ResolveTrack", military="Red[6,3]", displays={"military": ["aquitania", "numidia"]}
    )
    assert refused(state, "Red", "conquer belgica").text == "belgica is not in the display"
    assert legal(state, "Red") == ["conquer aquitania", "conquer numidia", "done"]


def test_ROM_3_73_a_conquered_province_is_ready_and_moves_the_marker() -> None:
    state = position(step="ResolveTrack", military="Red[6]", displays={"military": ["achaia"]})
    events = log_of(state, "Red: conquer achaia")
    red = player(state, "Red")
    assert red["provinces"] == ["achaia"]
    assert red["exhausted"] == []
    assert red["forum"] == {"olives": 0, "wine": 1, "jewels": 0}
    assert events[0].args == {"seat": 0, "card": "achaia", "resource": "wine"}


def test_ROM_3_74_the_display_is_not_refilled() -> None:
    state = position(
        step="ResolveTrack", military="Red[6] Blue[6]", displays={"military": ["achaia", "sicilia"]}
    )
    play(state, "Red: conquer achaia")
    assert legal(state, "Blue") == ["conquer sicilia", "done"]


def test_ROM_D19_conquered_provinces_cannot_pay_for_the_bonus() -> None:
    state = position(
        step="ResolveTrack",
        military="Red[6]",
        Red={"senate": ["legatus"]},
        displays={"military": ["raetia", "sicilia"]},
    )
    assert asked(state) == "Red Conquest"
    play(state, "Red: conquer raetia")
    assert refused(state, "Red", "activate legatus").rule == "ROM-3.72"


def test_ROM_3_75_a_card_for_each_die_and_taking_is_compulsory() -> None:
    state = position(
        step={"step": "ResolveTrack", "track": "senate"},
        senate="Red[6,0]",
        displays={"senate": ["censor", "legatus", "quaestor"]},
    )
    assert legal(state, "Red") == ["take censor", "take legatus", "take quaestor"]
    assert refused(state, "Red", "done").rule == "ROM-3.75"
    play(state, "Red: take legatus")
    assert legal(state, "Red") == ["take censor", "take quaestor"]
    assert refused(state, "Red", "take legatus").text == "legatus is not in the display"
    play(state, "Red: take quaestor")
    assert player(state, "Red")["senate"] == ["legatus", "quaestor"]


def test_ROM_3_76_surplus_dice_gain_nothing() -> None:
    state = position(
        step={"step": "ResolveTrack", "track": "senate"},
        senate="Red[1,1] Blue[2]",
        black_market="Blue[6]",
        displays={"senate": ["censor"]},
    )
    play(state, "Red: take censor")
    assert asked(state) == "Blue Purchase"
    assert player(state, "Red")["used"] == []


def market(dice: str, display: list[str], **spec: Any) -> Any:
    return position(
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market=dice,
        displays={"black_market": display},
        **spec,
    )


def test_ROM_3_77_the_budget_is_the_sum_of_the_dice() -> None:
    assert market("Red[4,3,1]", ["wolf"]).stack[-1].budget == 8


def test_ROM_3_78_mixed_purchases_and_blind_draws_in_a_row() -> None:
    state = market(
        "Red[6,6,5]", ["wolf", "wolf", "bear"], decks={"arena": ["lion", "gaul", "parthian", "german"]}
    )
    assert legal(state, "Red") == ["buy wolf", "buy bear", "buy_blind", "stop"]  # two wolves, offered once
    before = state.revealed
    play(state, "Red: buy_blind")
    assert player(state, "Red")["hand"] == ["lion"]
    assert state.revealed == before + 1
    play(state, "Red: buy wolf; buy wolf")
    assert state.revealed == before + 1  # everybody saw the wolves already
    assert state.stack[-1].budget == 6
    play(state, "Red: buy_blind")
    assert sorted(player(state, "Red")["hand"]) == ["gaul", "lion", "wolf", "wolf"]
    assert asked(state) != "Red Purchase"  # 1 coin left
    assert state.view(1)["purchases"] == [
        {"round": 1, "seat": 0, "card": None},
        {"round": 1, "seat": 0, "card": "wolf"},
        {"round": 1, "seat": 0, "card": "wolf"},
        {"round": 1, "seat": 0, "card": None},
    ]


def test_ROM_3_78_purchases_cost_what_is_printed_against_brute_force() -> None:
    """Every multiset of displayed cards within the budget can be bought, and no other."""
    rng = Random(78)
    names = list(COST)
    for _ in range(15):
        display = rng.sample(names, 4)
        budget = rng.randint(1, 6)
        extra = rng.randint(1, 6)
        found = set()
        stack = [market(f"Red[{budget},{extra}]", display, decks={"arena": []})]
        while stack:
            state = stack.pop()
            if asked(state) != "Red Purchase":
                found.add(frozenset(player(state, "Red")["hand"]))
                continue
            for move in state.moves(0):
                branch = state.copy()
                branch.play(0, move)
                stack.append(branch)
        expected = {
            frozenset(some)
            for size in range(5)
            for some in combinations(display, size)
            if sum(COST[name] for name in some) <= budget + extra
        }
        assert found == expected


def test_ROM_3_79_leftover_budget_is_lost_and_there_is_no_hand_limit() -> None:
    hand = ["legionary"] * 6 + ["gladiator"] * 5
    state = market("Red[6] Blue[6]", ["wolf"], Red={"hand": hand})
    play(state, "Red: buy wolf")
    assert len(player(state, "Red")["hand"]) == 12
    state = market("Red[6] Blue[6]", ["wolf"])
    play(state, "Red: stop")
    assert asked(state) == "Blue Purchase"
    assert state.stack[-1].budget == 6


def test_ROM_3_80_no_blind_purchase_from_an_empty_deck() -> None:
    state = market("Red[6]", ["wolf"], decks={"arena": []})
    assert refused(state, "Red", "buy_blind").rule == "ROM-3.80"
    assert refused(market("Red[4]", ["wolf"]), "Red", "buy_blind").rule == "ROM-1.9"
    assert "costs 4" in refused(market("Red[3]", ["wolf", "bear"]), "Red", "buy bear").text


def test_ROM_D22_market_bonuses_at_any_moment_before_stopping() -> None:
    red = {"senate": ["magistrate", "aedile"], "provinces": ["achaia", "epirus", "numidia"]}
    state = market("Red[3]", ["wolf", "bear"], Red=red)
    play(state, "Red: buy wolf; activate magistrate; exhaust achaia")
    assert state.stack[-1].budget == 1
    play(state, "Red: activate aedile")
    assert state.stack[-1].budget == 4
    play(state, "Red: buy bear")
    assert sorted(player(state, "Red")["hand"]) == ["bear", "wolf"]


def test_ROM_D22_a_bonus_may_be_used_on_a_budget_of_0() -> None:
    red = {"senate": ["aedile"], "provinces": ["achaia", "epirus"]}
    state = market("Red[0]", ["wolf"], Red=red)
    assert legal(state, "Red") == ["activate aedile", "stop"]


def test_ROM_3_81_all_dice_are_back_after_phase_3() -> None:
    state = position(
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market="Red[1]",
        Blue={"forfeited": 5},
    )
    assert state.round == 2
    assert state.forfeited == (0, 0, 0)
    assert all(len(dice) == 4 for dice in state.dice)
    assert state.tracks == [(), (), ()]
