"""Contradictions of the sources and the options that settle them (ROM-6)."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.kernel.errors import BadSetup
from taberna.kernel.options import described

from .helpers import ROME, asked, legal, play, player, points, position, refused, track

SPECIFIED: dict[str, tuple[Any, list[Any]]] = {
    "legatus": ("plus_one", ["plus_one", "as_consul"]),
    "hispania_maximus_track": ("olives", ["olives", "wine"]),
    "phase3_card_timing": ("phase3", ["phase3", "phase2"]),
    "proconsul_max_rolls": (2, [2, "unlimited"]),
    "senator_resort": (True, [True, False]),
    "senator_zero_nonleading": ("move", ["move", "stay"]),
    "region_full": ("replace", ["replace", "add"]),
    "region_tie": ("one_each", ["one_each", "split_floor"]),
    "arch_limit": ("none", ["none", "eight"]),
    "vicarius_epoch": (1, [1, 2]),
    "senate_deck_mode": ("standard", ["standard", "name_swap", "symbol_swap", "free"]),
    "arena_rank_points": ([2, 3, 5, 7, 9], [[2, 3, 5, 7, 9], [1, 2, 3, 4, 5]]),
    "bonus_without_target": ("refused", ["refused", "allowed"]),
    "card_windows": ("both", ["both", "either_or"]),
    "best_performance": ("rank", ["rank", "points"]),
    "forum_max": ([7, 7, 7], [[7, 7, 7], {"olives": 8, "wine": 6, "jewels": 5}]),
}


def test_ROM_6_0_all_options_with_their_defaults() -> None:
    options = ROME.new(4, seed=0).view(None)["options"]
    assert set(SPECIFIED) | {"senate_deck"} == set(options)
    for name, (default, values) in SPECIFIED.items():
        assert options[name] == default
        for value in values:
            ROME.new(4, {name: value}, 0)
    for field, meta in described(ROME.Options):
        assert meta["doc"], field.name
        assert meta["rule"].startswith("ROM-")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"arena_rank_points": [1, 2, 3, 4]}, "takes 5 numbers"),
        ({"arena_rank_points": [2, 2, 3, 4, 5]}, "must be increasing"),
        ({"forum_max": {"olives": 7}}, "names olives, wine, jewels"),
        ({"legatus": "plus_two"}, "has no value 'plus_two'"),
        ({"senate_deck": ["augustus"]}, "there is no 'augustus'"),
        ({"regions": 3}, "there is no option"),
    ],
)
def test_ROM_6_0_wrong_values_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        ROME.new(4, options, 0)
    assert words in str(refusal.value)


def forum(option: str) -> dict[str, int]:
    red = {"senate": ["hispania_maximus"], "provinces": ["sicilia"], "forum": {"olives": 0, "wine": 0}}
    state = position(round=3, step="ForumScoring", options={"hispania_maximus_track": option}, Red=red)
    play(state, "Red: exhaust sicilia")
    return player(state, "Red")["forum"]  # type: ignore[no-any-return]


def test_ROM_6_1_hispania_maximus_moves_olives_or_as_printed_wine() -> None:
    assert forum("olives") == {"olives": 1, "wine": 0, "jewels": 0}
    assert forum("wine") == {"olives": 0, "wine": 1, "jewels": 0}


def test_ROM_6_2_legatus_adds_strength_or_as_printed_helps_placing() -> None:
    red = {"senate": ["legatus"], "provinces": ["raetia"], "dice": [5]}
    plain = position(turn="Red", military="Red[2]", Red=red)
    assert "legatus military 5" not in legal(plain, "Red")
    assert refused(plain, "Red", "legatus military 5").rule == "ROM-3.33"
    printed = position(turn="Red", military="Red[2]", Red=red, options={"preset": "uncorrected_print"})
    assert "legatus military 5" in legal(printed, "Red")


def test_ROM_6_3_both_vicarius_belong_to_epoch_I_unless_uncorrected() -> None:
    for epoch, count in ((1, 8), (2, 7)):
        state: Any = ROME.new(4, {"vicarius_epoch": epoch}, "vicarius")
        cards = [*state.displays[1], *reversed(state.decks[1])]
        assert (cards.index(6) < count) == (epoch == 1)
        state = ROME.new(4, {"vicarius_epoch": epoch, "preset": "intrigue"}, "vicarius")
        cards = [*state.displays[1], *reversed(state.decks[1])]
        assert (cards.index(20) < count) == (epoch == 1)


def test_ROM_6_4_the_first_player_is_the_first_of_the_order() -> None:
    view = ROME.new(4, seed=5).view(None)
    assert view["to_move"] == [view["order"][0]]


def test_ROM_6_5_the_round_marker_moves_once_and_ROM_6_6_not_in_round_5() -> None:
    assert position(round=3, step="CleanUp").round == 4
    assert "CleanUp" not in [step.name for step in position(round=5).stack]


def test_ROM_6_7_senator_resorts_a_lowered_leading_die() -> None:
    red = {"senate": ["senator"], "provinces": ["sicilia"], "dice": [1]}
    for resort, expected in ((True, "Red[3] Blue[4]"), (False, "Blue[4] Red[3]")):
        state = position(turn="Red", military="Blue[4] Red[4]", Red=red, options={"senator_resort": resort})
        play(state, "Red: activate senator; reduce military 1")
        assert track(state, "military") == expected


def test_ROM_6_8_a_0_that_did_not_lead_leads_or_stays() -> None:
    red = {"senate": ["senator"], "provinces": ["sicilia"], "dice": [1]}
    for option, expected in (("move", "Red[0,3] Blue[2]"), ("stay", "Blue[2] Red[3,0]")):
        options = {"senator_zero_nonleading": option}
        state = position(turn="Red", senate="Blue[2] Red[3,1]", Red=red, options=options)
        play(state, "Red: activate senator; reduce senate 2")
        assert track(state, "senate") == expected


def test_ROM_6_9_a_reroll_moves_nothing_but_counts_for_later_dice() -> None:
    state = position(turn="Yellow", military="Red[6,2] Blue[3]", Yellow={"dice": [5]})
    play(state, "Yellow: place military 5")
    assert track(state, "military") == "Yellow[5] Red[6,2] Blue[3]"


PHASE2 = {"options": {"phase3_card_timing": "phase2"}}


def test_ROM_6_10_strength_and_budget_bought_in_phase_2() -> None:
    red = {
        "senate": ["legatus", "magister_equitum", "magistrate", "aedile"],
        "provinces": ["raetia", "macedonia", "belgica", "achaia", "epirus", "numidia"],
        "dice": [1, 2],
    }
    state = position(
        turn="Red",
        **PHASE2,
        Red=red,
        Blue={"dice": []},
        Yellow={"dice": []},
        displays={"military": ["gallia_narbonensis"], "black_market": ["lion", "wolf"]},
    )
    assert {"activate legatus", "activate aedile"} <= set(legal(state, "Red"))
    play(state, "Red: activate legatus; exhaust raetia; activate magister_equitum")
    assert player(state, "Red")["promised"] == {"strength": 4, "budget": 0}
    play(state, "Red: activate magistrate; exhaust achaia; place military 1")
    play(state, "Red: activate aedile; place black_market 2")
    assert player(state, "Red")["promised"] == {"strength": 4, "budget": 4}
    assert asked(state) == "Red Conquest"
    assert state.stack[-1].strength == 5
    play(state, "Red: conquer gallia_narbonensis")
    assert state.stack[-1].budget == 6
    assert "activate" not in " ".join(legal(state, "Red"))
    play(state, "Red: stop")
    assert player(state, "Red")["promised"] == {"strength": 0, "budget": 0}


def test_ROM_6_10_void_without_a_die_on_that_track() -> None:
    red = {"senate": ["legatus"], "provinces": ["raetia"], "dice": [1]}
    state = position(turn="Red", **PHASE2, Red=red, Blue={"dice": []}, Yellow={"dice": []})
    play(state, "Red: activate legatus; place senate 1")
    assert asked(state) == "Red TakeSenateCard"
    state = position(turn="Red", **PHASE2, Red=red, Blue={"dice": []}, Yellow={"dice": []})
    play(state, "Red: place senate 1")
    assert asked(state) == "Red TakeSenateCard"  # no die there and none to come: nothing to activate


def test_ROM_6_10_not_in_phase_3() -> None:
    state = position(
        step="ResolveTrack",
        military="Red[4]",
        **PHASE2,
        Red={"senate": ["legatus"], "provinces": ["raetia"]},
        displays={"military": ["sicilia"]},
    )
    assert asked(state) == "Red Conquest"


def test_ROM_6_11_proconsul_rolls_twice_in_all() -> None:
    state = position(
        turn="Red",
        Red={"senate": ["proconsul"], "provinces": ["sicilia", "aquitania"], "dice": [1]},
        rolls={"reroll 0": [2, 3]},
    )
    play(state, "Red: activate proconsul; reroll 1; reroll 2")
    assert asked(state) == "Red PlaceDie"


def test_ROM_6_12_three_points_in_place_of_two_and_ROM_6_13_ties() -> None:
    both = {"provinces": ["sicilia", "sardinia_et_corsica"]}
    assert points(position(round=5, step="FinalScoring", Red=both))["Red"] == 3
    state = position(
        round=5,
        step="FinalScoring",
        Red={"provinces": ["germania_superior"]},
        Blue={"provinces": ["germania_inferior"]},
    )
    assert points(state) == {"Red": 1, "Blue": 1, "Yellow": 0}


def test_ROM_6_14_the_printed_cost_of_a_blind_card_counts() -> None:
    """Blue's parthian was bought unseen for 5, but counts its printed 7."""
    state = position(
        round=3,
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market="Blue[5]",
        displays={"black_market": []},
        decks={"arena": ["parthian"]},
        Red={"hand": ["gaul", "german", "thracian"]},
        Blue={"hand": ["gaul", "german"]},
    )
    play(state, "Blue: buy_blind")
    play(state, "Red: stage gaul; stage german; stage thracian; commit")
    play(state, "Blue: stage gaul; stage german; stage parthian; commit")
    assert points(state) == {"Red": 7, "Blue": 8, "Yellow": 0}


def test_ROM_6_15_the_raised_rank_decides_not_the_points() -> None:
    """Raised to rank 2 like Blue's set, but cheaper: Red has as many points and no bonus."""
    red = {"hand": ["legionary", "legionary", "legionary"], "senate": ["greko_maximus_intrigue"]}
    state = position(
        round=5,
        step="Performance",
        options={"preset": "intrigue"},
        Red=red,
        Blue={"hand": ["wolf", "bear", "legionary"]},
    )
    play(state, "Red: stage legionary; stage legionary; stage legionary; commit")
    play(state, "Blue: stage legionary; stage wolf; stage bear; commit")
    assert points(state) == {"Red": 3, "Blue": 4, "Yellow": 0}


def test_ROM_6_16_before_and_after_in_one_turn() -> None:
    red = {"senate": ["quaestor", "vicarius"], "provinces": ["sicilia", "achaia"], "dice": [2, 3]}
    state = position(turn="Red", Red=red)
    play(state, "Red: activate quaestor; flip 2; place senate 5; activate vicarius; raise 3")
    assert player(state, "Red")["dice"] == [4]


def test_ROM_6_17_scoring_cards_have_no_symbols() -> None:
    for card in ("asianus", "praetor", "greko_maximus_intrigue"):
        assert ROME.data.value("senate", card, "symbols") == []


def test_ROM_6_18_intrigue_cards_of_the_own_turn_need_provinces() -> None:
    red = {"senate": ["hispania_maximus_intrigue"], "provinces": ["achaia"], "dice": [1]}
    state = position(turn="Red", options={"preset": "intrigue"}, Red=red)
    assert refused(state, "Red", "activate hispania_maximus_intrigue").rule == "ROM-3.30"


def test_ROM_6_19_taking_senate_cards_is_compulsory() -> None:
    state = position(step={"step": "ResolveTrack", "track": "senate"}, senate="Red[1]")
    assert all(move.startswith("take ") for move in legal(state, "Red"))


def test_ROM_6_20_the_swapped_greko_lies_at_the_bottom() -> None:
    state: Any = ROME.new(4, {"preset": "intrigue"}, "bottom")
    assert 24 in state.decks[1][:4]


def test_ROM_6_21_two_players_see_three_cards() -> None:
    state: Any = ROME.new(2, seed=0)
    assert [len(display) for display in state.displays] == [3, 3, 5]


def test_ROM_6_22_scoring_and_clean_up_are_phases_of_their_own() -> None:
    names = [step.name for step in position(round=3).stack]
    assert names.index("CleanUp") < names.index("Performance") < names.index("ForumScoring")


def test_ROM_6_23_groups_are_shifted_not_swapped() -> None:
    state = position(4, turn="Purple", military="Red[2] Blue[3] Yellow[4]", Purple={"dice": [1]})
    play(state, "Purple: place military 1")
    assert track(state, "military") == "Purple[1] Red[2] Blue[3] Yellow[4]"


def test_ROM_6_25_two_cards_are_called_vicarius() -> None:
    names = [card["name"] for card in ROME.data["senate"].values()]
    assert names.count("Vicarius") == 2
    assert names.count("Consul") == 2


def test_ROM_6_26_magister_equitum_adds_3_in_total() -> None:
    state = position(
        step="ResolveTrack",
        military="Red[1,1,1]",
        Red={"senate": ["magister_equitum"], "provinces": ["raetia", "macedonia"]},
        displays={"military": ["gallia_narbonensis"]},
    )
    play(state, "Red: activate magister_equitum")
    assert state.stack[-1].strength == 6


def test_ROM_6_27_passing_stays_legal_beside_a_consul() -> None:
    red = {"senate": ["consul_a"], "provinces": ["achaia"], "dice": [6]}
    state = position(turn="Red", military="Red[1]", senate="Red[1]", black_market="Red[1]", Red=red)
    assert "pass" in legal(state, "Red")


def test_ROM_6_28_the_forum_order() -> None:
    names = [
        s.dump(position(round=3))["resource"] for s in position(round=3).stack if s.name == "ForumScoring"
    ]
    assert names == ["jewels", "wine", "olives"]  # the last one comes first


def test_the_irrelevant_ROM_6_24_publication_year_changes_nothing() -> None:
    assert "year" not in ROME.new(4, seed=0).view(None)["options"]


def test_ROM_6_10_a_promised_bonus_needs_a_die_that_is_there_or_may_come() -> None:
    red = {"senate": ["legatus", "magistrate"], "provinces": ["raetia", "achaia"], "dice": [5]}
    state = position(black_market="Red[1]", Red=red, options={"phase3_card_timing": "phase2"})
    assert {"activate legatus", "activate magistrate"} < set(legal(state, "Red"))
    play(state, "Red: place senate 5")
    assert legal(state, "Red") == ["activate magistrate", "end_turn"]
    assert refused(state, "Red", "activate legatus").rule == "ROM-3.34"
