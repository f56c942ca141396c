"""Rulings for edge cases (ROM-7)."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import ROME, asked, dice_of, legal, play, player, points, position, refused, track

INTRIGUE = {"options": {"preset": "intrigue"}}

# -- tracks and dice -------------------------------------------------------------------------------


def test_ROM_7_1_unused_sections_stay_empty() -> None:
    state = position(2, turn="Red", military="Blue[1]", Red={"dice": [2]})
    play(state, "Red: place military 2")
    assert state.view(None)["tracks"]["military"][2:] == [None, None]


def test_ROM_7_2_an_equal_die_goes_behind_all_equal_ones() -> None:
    state = position(4, turn="Purple", senate="Red[1] Blue[1] Yellow[3]", Purple={"dice": [1]})
    assert track(play(state, "Purple: place senate 1"), "senate") == "Red[1] Blue[1] Purple[1] Yellow[3]"


def test_ROM_7_3_the_leftmost_higher_die_counts_on_an_unsorted_track() -> None:
    state = position(4, turn="Purple", military="Red[5] Blue[1] Yellow[2]", Purple={"dice": [3]})
    assert track(play(state, "Purple: place military 3"), "military") == "Purple[3] Red[5] Blue[1] Yellow[2]"


def test_ROM_7_4_a_section_holds_all_four_dice() -> None:
    state = position(turn="Red", military="Red[5,5,5]", Red={"dice": [5]})
    assert track(play(state, "Red: place military 5"), "military") == "Red[5,5,5,5]"


STUCK = {"military": "Red[1]", "senate": "Red[1]", "black_market": "Red[1]", "turn": "Red"}


def test_ROM_7_5_a_forfeited_die_is_no_target() -> None:
    red = {"dice": [6], "senate": ["vicarius_intrigue", "censor"], "provinces": ["achaia", "sicilia"]}
    state = position(**STUCK, **INTRIGUE, Red=red, Blue={"dice": [2]})
    play(state, "Red: pass")
    assert legal(state, "Red") == ["activate vicarius_intrigue", "end_turn"]  # no Censor without own dice
    play(state, "Red: activate vicarius_intrigue")
    assert "reroll_of 0 6" not in legal(state, "Red")


def test_ROM_7_6_no_pass_with_a_legal_placement() -> None:
    state = position(turn="Red", Red={"dice": [1]}, displays={"military": []})
    assert refused(state, "Red", "pass").rule == "ROM-3.26"


def test_ROM_7_7_the_after_window_follows_a_forced_pass() -> None:
    red = {"dice": [6], "senate": ["senator"], "provinces": ["sicilia"]}
    state = position(**STUCK, Red=red)
    play(state, "Red: pass")
    assert asked(state) == "Red AfterPlacing"
    play(state, "Red: activate senator; reduce senate 1")
    assert track(state, "senate") == "Red[0]"


def test_ROM_7_8_senator_to_an_equal_value_moves_nothing() -> None:
    red = {"dice": [6], "senate": ["senator"], "provinces": ["sicilia"]}
    state = position(turn="Red", military="Blue[3] Red[4]", Red=red)
    play(state, "Red: activate senator; reduce military 1")
    assert track(state, "military") == "Blue[3] Red[3]"


def test_ROM_7_9_a_group_may_lose_its_falling_order() -> None:
    red = {"dice": [4, 5], "senate": ["senator"], "provinces": ["sicilia"]}
    state = position(turn="Red", military="Red[4,4]", Red=red)
    play(state, "Red: activate senator; reduce military 1")
    assert track(state, "military") == "Red[3,4]"
    assert "place military 4" in legal(state, "Red")
    assert "place military 5" not in legal(state, "Red")


def test_ROM_7_10_a_0_counts_as_a_die_but_adds_nothing() -> None:
    state = position(
        step="ResolveTrack", military="Red[0]", senate="Red[0]", displays={"senate": ["censor", "legatus"]}
    )
    assert asked(state) == "Red TakeSenateCard"
    red = {"dice": [1], "senate": ["senator"], "provinces": ["sicilia"]}
    state = position(turn="Red", military="Red[0,2]", Red=red)
    play(state, "Red: activate senator")
    assert legal(state, "Red") == ["reduce military 2"]
    assert refused(state, "Red", "reduce military 1").rule == "ROM-7.10"


def test_ROM_7_11_a_legion_of_0_may_be_raised() -> None:
    state = position(
        step="ResolveTrack",
        military="Red[0]",
        Red={"senate": ["magister_equitum"], "provinces": ["raetia", "macedonia"]},
        displays={"military": ["sicilia"]},
    )
    play(state, "Red: activate magister_equitum; conquer sicilia")
    assert "sicilia" in player(state, "Red")["provinces"]


def test_ROM_7_12_changed_dice_do_not_change_the_order() -> None:
    red = {"dice": [1, 1, 1, 1], "senate": ["quaestor"], "provinces": ["sicilia"], "sum": 4}
    state = position(turn="Red", Red=red, Blue={"dice": [2, 2, 2, 2]})
    play(state, "Red: activate quaestor; flip 1")
    assert state.order == (0, 1, 2)
    assert state.sums[0] == 4


def test_ROM_7_13_the_die_just_placed_is_not_unplaced() -> None:
    red = {"dice": [3, 5], "senate": ["quaestor"], "provinces": ["sicilia"]}
    state = position(turn="Red", Red=red)
    play(state, "Red: place senate 3; activate quaestor")
    assert legal(state, "Red") == ["flip 5"]


# -- provinces and forum ---------------------------------------------------------------------------


@pytest.mark.parametrize("display", [[], ["belgica"]])
def test_ROM_7_14_nothing_to_conquer(display: list[str]) -> None:
    state = position(step="ResolveTrack", military="Red[6]", senate="Red[1]", displays={"military": display})
    assert asked(state) == "Red TakeSenateCard"


def test_ROM_7_15_a_marker_at_the_maximum_still_goes_back() -> None:
    state = position(
        turn="Red",
        **INTRIGUE,
        Red={"senate": ["hispania_maximus_intrigue"], "provinces": ["aquitania"], "dice": [1]},
        Blue={"provinces": ["sicilia"], "forum": {"olives": 7}},
    )
    play(state, "Red: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue; destroy sicilia")
    assert player(state, "Blue")["forum"]["olives"] == 6


def test_ROM_7_16_no_marker_below_0() -> None:
    state = position(
        turn="Red",
        **INTRIGUE,
        Red={"senate": ["hispania_maximus_intrigue"], "provinces": ["aquitania"], "dice": [1]},
        Blue={"provinces": ["sicilia"], "forum": {"olives": 0}},
    )
    play(state, "Red: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue; destroy sicilia")
    assert player(state, "Blue")["forum"]["olives"] == 0


def test_ROM_7_17_two_provinces_of_one_resource_move_two_spaces() -> None:
    state = position(step="ResolveTrack", military="Red[6,6]", displays={"military": ["sicilia", "baetica"]})
    play(state, "Red: conquer sicilia; conquer baetica")
    assert player(state, "Red")["forum"]["olives"] == 2


def test_ROM_7_18_provinces_of_others_cannot_be_conquered() -> None:
    state = position(
        step="ResolveTrack",
        military="Red[6]",
        Blue={"provinces": ["sicilia"]},
        displays={"military": ["raetia"]},
    )
    assert refused(state, "Red", "conquer sicilia").text == "sicilia is not in the display"


def test_ROM_7_19_a_removed_province_leaves_its_region_incomplete() -> None:
    state = position(
        round=5,
        step="FinalScoring",
        Red={"provinces": ["sicilia"]},
        removed={"provinces": ["sardinia_et_corsica"]},
    )
    assert points(state)["Red"] == 2


# -- intrigue --------------------------------------------------------------------------------------


def test_ROM_7_20_intrigue_cards_follow_the_rules_of_senate_cards() -> None:
    red = {"senate": ["vicarius_intrigue"], "provinces": ["achaia"], "dice": [1]}
    state = position(turn="Red", **INTRIGUE, Red=red)
    play(state, "Red: activate vicarius_intrigue; reroll_of 0 1")
    assert refused(state, "Red", "activate vicarius_intrigue").rule == "ROM-3.31"


def hispania(**spec: Any) -> Any:
    red = {
        "senate": ["hispania_maximus_intrigue"],
        "provinces": ["sicilia"],
        "dice": [1],
        **spec.pop("Red", {}),
    }
    return position(turn="Red", **INTRIGUE, Red=red, **spec)


def test_ROM_7_21_senate_cards_on_the_target_stay_exhausted() -> None:
    blue = {
        "provinces": ["raetia", "macedonia"],
        "senate": ["magister_equitum"],
        "used": [{"card": "magister_equitum", "on": ["raetia", "macedonia"]}],
    }
    state = hispania(Blue=blue)
    play(state, "Red: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue; destroy raetia")
    assert player(state, "Blue")["used"] == [{"card": "magister_equitum", "on": ["macedonia"]}]
    assert player(state, "Blue")["exhausted"] == ["macedonia"]


def test_ROM_7_22_provinces_under_a_discarded_card_stay_exhausted() -> None:
    red = {
        "senate": ["hispania_maximus_intrigue", "legatus"],
        "provinces": ["sicilia", "raetia"],
        "used": [{"card": "legatus", "on": ["raetia"]}],
    }
    state = hispania(Red=red, Blue={"provinces": ["bithynia"]})
    play(state, "Red: activate hispania_maximus_intrigue; discard legatus; destroy bithynia")
    assert player(state, "Red")["exhausted"] == ["sicilia", "raetia"]
    assert player(state, "Red")["senate"] == ["hispania_maximus_intrigue"]


def test_ROM_7_23_the_paying_province_may_be_the_target() -> None:
    state = hispania()
    play(state, "Red: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue; destroy sicilia")
    assert player(state, "Red")["provinces"] == []
    assert state.exhausted == 0


def test_ROM_7_24_no_epoch_I_province_no_activation() -> None:
    state = hispania(Red={"provinces": ["aquitania"]}, Blue={"provinces": ["belgica"]})
    assert refused(state, "Red", "activate hispania_maximus_intrigue").rule == "ROM-3.34"


def test_ROM_7_25_a_lost_province_no_longer_counts() -> None:
    state = hispania(Blue={"provinces": ["achaia"], "sp": 3})
    play(state, "Red: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue; destroy achaia")
    assert player(state, "Blue")["provinces"] == []
    assert state.sp(1) == 3


def test_ROM_7_26_no_theft_from_oneself_or_from_nobody() -> None:
    red = {
        "senate": ["africanus_maximus_intrigue"],
        "provinces": ["raetia", "sicilia"],
        "dice": [1],
        "forum": {"jewels": 3},
    }
    state = position(turn="Red", **INTRIGUE, Red=red)
    assert refused(state, "Red", "activate africanus_maximus_intrigue").rule == "ROM-3.34"
    state = position(turn="Red", **INTRIGUE, Red=red, Blue={"forum": {"jewels": 1}})
    play(state, "Red: activate africanus_maximus_intrigue")
    assert refused(state, "Red", "target 0").rule == "ROM-7.26"
    assert refused(state, "Red", "target 3").rule == "ROM-3.63"  # no such seat


def test_ROM_7_27_a_lost_province_costs_exactly_1() -> None:
    state = hispania(Blue={"provinces": ["raetia"], "forum": {"jewels": 4}})
    play(state, "Red: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue; destroy raetia")
    assert player(state, "Blue")["forum"]["jewels"] == 3


# -- activation ------------------------------------------------------------------------------------


def test_ROM_7_28_each_activation_is_completed_before_the_next() -> None:
    red = {"senate": ["quaestor", "vicarius"], "provinces": ["sicilia", "achaia"], "dice": [2]}
    state = position(turn="Red", Red=red)
    play(state, "Red: activate quaestor")
    assert refused(state, "Red", "activate vicarius").rule == "ROM-3.46"


def test_ROM_7_29_no_window_without_provinces() -> None:
    state = position(round=2, step="Roll", Red={"senate": ["tribunus"]})
    assert state.stack[-1].name == "PlaceDie"


def test_ROM_7_30_a_card_taken_this_round_may_be_used_if_its_window_comes() -> None:
    state = position(
        round=3,
        step={"step": "ResolveTrack", "track": "senate"},
        senate="Red[1]",
        displays={"senate": ["africanus_maximus"]},
        Red={"provinces": ["achaia"], "forum": {"wine": 1}},
    )
    play(state, "Red: take africanus_maximus")
    assert asked(state) == "Red ForumScoring"


def test_ROM_7_31_a_province_exhausted_before_blocks_scoring_cards() -> None:
    red = {"senate": ["hispania_maximus"], "provinces": ["sicilia"], "exhausted": ["sicilia"]}
    state = position(round=3, step="ForumScoring", Red=red)
    assert player(state, "Red")["forum"]["olives"] == 1
    assert state.round == 4


def test_ROM_7_32_windows_come_in_player_order() -> None:
    deck = ROME.new(3, seed=0).view(None)["senate_deck"]
    deck[deck.index("asianus")] = "tribunus_intrigue"
    spec: dict[str, Any] = {"options": {"senate_deck_mode": "free", "senate_deck": deck}}
    state = position(
        round=2,
        order=[1, 0, 2],
        step="Roll",
        **spec,
        Red={"senate": ["tribunus"], "provinces": ["raetia"]},
        Blue={"senate": ["tribunus_intrigue"], "provinces": ["bithynia"]},
    )
    assert asked(state) == "Blue OrderWindow"
    play(state, "Blue: done")
    assert asked(state) == "Red OrderWindow"


def test_ROM_7_33_one_consul_per_die() -> None:
    red = {"senate": ["consul_a", "consul_b"], "provinces": ["achaia", "raetia"], "dice": [5]}
    state = position(turn="Red", military="Red[2]", Red=red, Blue={"dice": [1]})
    assert {"consul_a military 5", "consul_b military 5"} <= set(legal(state, "Red"))
    play(state, "Red: consul_a military 5")
    assert player(state, "Red")["used"] == [{"card": "consul_a", "on": ["achaia"]}]
    assert asked(state) == "Blue PlaceDie"


# -- arena -----------------------------------------------------------------------------------------


def shown(*cards: str, **spec: Any) -> Any:
    """Red alone performs these cards in round 3."""
    state = position(round=3, step="Performance", Red={"hand": list(cards), **spec.pop("Red", {})}, **spec)
    for card in sorted(cards, key=ROME.names["arena_card"].index):
        state.play(0, f"stage {card}")
    state.play(0, "commit")
    return state


def test_ROM_7_34_every_card_of_a_set_is_spent() -> None:
    state = shown("wolf", "bear", "lion", "legionary", "legionary")
    assert player(state, "Red")["hand"] == []


def test_ROM_7_35_every_set_has_at_least_rank_1() -> None:
    assert state_points(shown("legionary", "legionary", "legionary")) == 2 + 1


def state_points(state: Any) -> int:
    return int(state.sp(0))


def test_ROM_7_36_a_set_is_valued_once() -> None:
    """Two complete rank-4 patterns in one set still score 7 and the bonus."""
    cards = ("wolf", "bear", "lion", "gaul", "german", "thracian")
    assert state_points(shown(*cards)) == 7 + 1


def test_ROM_7_37_romans_never_make_rank_4() -> None:
    assert state_points(shown("legionary", "gladiator", "gladiator")) == 2 + 1
    from taberna.games.rome.scoring import rank_of

    assert rank_of((0, 1, 2), [0, 0, 0]) == 2  # three different Romans in custom data


def test_ROM_7_38_two_equal_barbarians_are_no_great_battle() -> None:
    assert state_points(shown("gaul", "gaul", "legionary", "legionary", "legionary")) == 2 + 1
    assert state_points(shown("gaul", "german", "legionary", "legionary", "legionary")) == 9 + 1


def test_ROM_7_39_greko_maximus_intrigue_needs_a_performance_and_raises_5_to_6() -> None:
    spec: dict[str, Any] = {"round": 3, "step": "Performance", **INTRIGUE}
    greko = {"senate": ["greko_maximus_intrigue"], "hand": ["wolf", "wolf", "bear"]}
    state = position(**spec, Red=greko)
    play(state, "Red: pass")
    assert points(state)["Red"] == 0
    battle = ["legionary", "legionary", "legionary", "gaul", "german"]
    dear = ["gladiator", "gladiator", "gladiator", "thracian", "parthian"]
    state = position(**spec, Red={**greko, "hand": battle}, Blue={"hand": dear})
    play(state, "Red: " + "; ".join(f"stage {card}" for card in battle) + "; commit")
    play(state, "Blue: " + "; ".join(f"stage {card}" for card in dear) + "; commit")
    assert points(state) == {"Red": 9 + 1 + 1, "Blue": 9, "Yellow": 0}


def test_ROM_7_40_an_arena_deck_used_up_is_not_reshuffled() -> None:
    state = position(step="CleanUp", decks={"arena": []})
    assert state.displays[2] == ()
    assert state.decks[2] == ()


# -- regions and end -------------------------------------------------------------------------------


def end(seats: int = 4, **spec: Any) -> dict[str, int]:
    return points(position(seats, round=5, step="FinalScoring", **spec))


def test_ROM_7_41_many_tied_players_get_1_each() -> None:
    spec = {"Red": ["numidia"], "Blue": ["africa_proconsularis"]}
    assert end(**{c: {"provinces": p} for c, p in spec.items()}) == {
        "Red": 1,
        "Blue": 1,
        "Yellow": 0,
        "Purple": 0,
    }


def test_ROM_7_42_alone_but_not_complete_gives_2() -> None:
    assert end(Red={"provinces": ["achaia", "macedonia", "epirus"]})["Red"] == 2


def test_ROM_7_43_a_complete_region_has_one_owner() -> None:
    every = ["achaia", "macedonia", "epirus", "thracia"]
    assert end(Red={"provinces": every}) == {"Red": 3, "Blue": 0, "Yellow": 0, "Purple": 0}


def test_ROM_7_44_asianus_counts_at_most_7_regions() -> None:
    one_each = ["sicilia", "belgica", "baetica", "achaia", "bithynia", "numidia", "raetia", "thracia"]
    state = position(round=5, step="FinalScoring", Red={"senate": ["asianus"], "provinces": one_each})
    assert player(state, "Red")["points"]["senate"] == 7


def test_ROM_7_45_end_scoring_cards_of_round_5_count() -> None:
    state = position(
        round=5,
        step={"step": "ResolveTrack", "track": "senate"},
        senate="Red[1]",
        Red={"provinces": ["sicilia"]},
        displays={"senate": ["praetor"]},
    )
    play(state, "Red: take praetor")
    assert player(state, "Red")["points"]["senate"] == 2


def test_ROM_7_46_two_players_have_no_hispania_and_asia() -> None:
    from taberna.kernel.errors import BadDump

    with pytest.raises(BadDump, match="baetica is not, or not so often, in this game"):
        position(2, Red={"provinces": ["baetica"]})


def test_ROM_7_47_an_empty_hand_counts_0() -> None:
    state = position(round=5, step="FinalScoring", Red={"sp": 3}, Blue={"sp": 3, "hand": ["legionary"]})
    assert state.result.winners == (1,)
    assert state.result.tie_break == "arena_cards"
    assert dice_of(state, "Red") == []
