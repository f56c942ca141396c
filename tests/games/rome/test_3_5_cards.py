"""The effects of the senate cards, one id per card (ROM-3.40 to ROM-3.64)."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import ROME, asked, dice_of, legal, log_of, play, player, points, position, refused, track

ALL = ["sicilia", "aquitania", "achaia", "epirus", "raetia", "macedonia"]


def turn(card: str, dice: list[int], **spec: Any) -> Any:
    """Red is to place a die and owns this card and two provinces of each symbol."""
    red = {"senate": [card], "provinces": ALL, "dice": dice, **spec.pop("Red", {})}
    return position(turn="Red", Red=red, **spec)


def start(state: Any, card: str) -> Any:
    """Red activates the card and pays with the first provinces."""
    play(state, f"Red: activate {card}")
    if asked(state) == "Red ExhaustProvinces":
        play(state, f"Red: {legal(state, 'Red')[0]}")
    return state


INTRIGUE = {"options": {"preset": "intrigue"}}


def test_ROM_3_40_the_card_decides_then_the_menu_returns() -> None:
    state = start(turn("quaestor", [2, 3]), "quaestor")
    assert asked(state) == "Red FlipDie"
    assert refused(state, "Red", "place military 2").rule == "ROM-3.46"
    play(state, "Red: flip 2")
    assert asked(state) == "Red PlaceDie"
    state = turn("quaestor", [2, 3])
    play(state, "Red: place military 2")
    start(state, "quaestor")
    play(state, "Red: flip 3")
    assert asked(state) != "Red PlaceDie"


def legion(cards: list[str], dice: str = "Red[4]", **spec: Any) -> Any:
    return position(
        step="ResolveTrack",
        military=dice,
        displays={"military": ["gallia_narbonensis", "belgica"]},
        Red={"senate": cards, "provinces": ["raetia", "macedonia", "germania_superior", "sicilia"]},
        **spec,
    )


def test_ROM_3_41_legatus_adds_1_strength() -> None:
    state = start(legion(["legatus"]), "legatus")
    assert asked(state) == "Red Conquest"
    assert state.stack[-1].strength == 5
    assert "conquer gallia_narbonensis" in legal(state, "Red")


def test_ROM_3_41_legatus_needs_a_die_on_the_military_track() -> None:
    state = legion(["legatus"], dice="Blue[6]")
    assert asked(state) == "Blue Conquest"


def test_ROM_3_41_option_as_consul() -> None:
    state = legion(["legatus"], options={"legatus": "as_consul"})
    assert state.to_move != (0,) or state.stack[-1].name != "MilitaryBonus"
    red = {"senate": ["legatus"], "provinces": ["raetia"], "dice": [6]}
    state = position(turn="Red", military="Red[2]", options={"legatus": "as_consul"}, Red=red)
    play(state, "Red: legatus military 6")
    assert track(state, "military") == "Red[2,6]"


def market(cards: list[str], dice: str = "Red[2]", **spec: Any) -> Any:
    return position(
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market=dice,
        displays={"black_market": ["wolf", "lion"]},
        Red={"senate": cards, "provinces": ["achaia", "epirus", "numidia"]},
        **spec,
    )


def test_ROM_3_42_magistrate_adds_1_coin() -> None:
    state = start(market(["magistrate"]), "magistrate")
    assert state.stack[-1].budget == 3
    play(state, "Red: buy wolf")
    assert market(["magistrate"], dice="Blue[3]").to_move == (1,)


def test_ROM_3_43_military_tribune_rerolls_and_nothing_moves() -> None:
    state = turn(
        "military_tribune", [3, 3], military="Red[2,2] Blue[3] Yellow[4]", rolls={"reroll 0": [6, 1]}
    )
    start(state, "military_tribune")
    assert legal(state, "Red") == ["reroll_placed 1", "reroll_placed 2"]
    before = state.revealed
    play(state, "Red: reroll_placed 1")
    assert track(state, "military") == "Red[6,2] Blue[3] Yellow[4]"
    assert state.revealed == before + 1
    state = turn("military_tribune", [3], military="Blue[3] Red[5,5,4]", rolls={"reroll 0": [1]})
    start(state, "military_tribune")
    play(state, "Red: reroll_placed 3")
    assert track(state, "military") == "Blue[3] Red[5,5,1]"


def test_ROM_3_43_a_0_may_be_rerolled() -> None:
    state = turn("military_tribune", [3], military="Red[0] Blue[1]", rolls={"reroll 0": [4]})
    start(state, "military_tribune")
    assert track(play(state, "Red: reroll_placed 1"), "military") == "Red[4] Blue[1]"


def test_ROM_3_44_censor_rerolls_any_of_the_own_unplaced_dice_once() -> None:
    state = start(turn("censor", [2, 2, 5], rolls={"reroll 0": [6, 1]}), "censor")
    assert legal(state, "Red") == ["reroll 2", "reroll 5", "reroll 2 2", "reroll 2 5", "reroll 2 2 5"]
    assert refused(state, "Red", "reroll 3").rule == "ROM-3.44"
    assert refused(state, "Red", "stop").rule == "ROM-3.44"
    play(state, "Red: reroll 5 2")
    assert dice_of(state, "Red") == [1, 2, 6]
    assert asked(state) == "Red PlaceDie"


@pytest.mark.parametrize(("consul", "pays"), [("consul_a", "achaia"), ("consul_b", "raetia")])
def test_ROM_3_45_a_consul_lets_one_die_be_higher(consul: str, pays: str) -> None:
    red = {"senate": [consul], "provinces": [pays], "dice": [5, 6]}
    state = position(turn="Red", military="Red[3]", Red=red, Blue={"dice": [1]}, Yellow={"dice": [1]})
    assert refused(state, "Red", "place military 5").rule == "ROM-3.23"
    play(state, f"Red: {consul} military 5", "Blue: place senate 1", "Yellow: place senate 1")
    assert track(state, "military") == "Red[3,5]"
    assert "place military 6" not in legal(state, "Red")  # 5 is the new tail die; the Consul is exhausted
    assert f"{consul} military 6" not in legal(state, "Red")


def test_ROM_3_45_never_for_a_first_die_nor_one_that_is_not_higher() -> None:
    state = turn("consul_a", [2, 6], military="Red[3]")
    offered = [move for move in legal(state, "Red") if move.startswith("consul")]
    assert offered == ["consul_a military 6"]
    assert refused(state, "Red", "consul_a military 2").rule == "ROM-3.45"
    assert refused(state, "Red", "consul_a senate 6").rule == "ROM-3.45"


@pytest.mark.parametrize("die", range(1, 7))
def test_ROM_3_46_quaestor_turns_a_die_upside_down(die: int) -> None:
    state = start(turn("quaestor", [die]), "quaestor")
    play(state, f"Red: flip {die}")
    assert dice_of(state, "Red") == [7 - die]


@pytest.mark.parametrize("die", range(1, 7))
def test_ROM_3_47_vicarius_changes_a_die_by_1(die: int) -> None:
    up = start(turn("vicarius", [die]), "vicarius")
    assert legal(up, "Red") == [f"raise {die}", f"lower {die}"]
    down = up.copy()
    play(up, f"Red: raise {die}")
    play(down, f"Red: lower {die}")
    assert dice_of(up, "Red") == [1 if die == 6 else die + 1]
    assert dice_of(down, "Red") == [6 if die == 1 else die - 1]


def test_ROM_3_48_tribunus_counts_3_less() -> None:
    red = {"senate": ["tribunus"], "provinces": ["raetia"], "dice": [5, 5, 5, 5]}
    state = position(
        round=2, step="OrderWindow", Red=red, Blue={"dice": [6, 6, 6, 1]}, Yellow={"dice": [6] * 4}
    )
    play(state, "Red: activate tribunus")
    assert state.sums == (17, 19, 24)
    assert state.order == (0, 1, 2)


def senator(groups: str, move: str, **options: Any) -> str:
    state = start(turn("senator", [3], military=groups, options=options), "senator")
    return track(play(state, f"Red: {move}"), "military")


def test_ROM_3_49_a_lowered_leading_die_moves_the_group_to_the_left() -> None:
    assert senator("Blue[3] Yellow[4] Red[4,4]", "reduce military 1") == "Blue[3] Red[3,4] Yellow[4]"
    assert senator("Blue[4] Yellow[4] Red[4]", "reduce military 1") == "Red[3] Blue[4] Yellow[4]"
    assert senator("Blue[3] Red[4]", "reduce military 1") == "Blue[3] Red[3]"
    # An unsorted track: the leftmost strictly higher one counts.
    assert senator("Blue[6] Yellow[1] Red[4]", "reduce military 1") == "Red[3] Blue[6] Yellow[1]"


def test_ROM_3_49_a_die_that_does_not_lead_moves_nothing() -> None:
    assert senator("Blue[3] Red[4,4]", "reduce military 2") == "Blue[3] Red[4,3]"


def test_ROM_3_49_a_1_becomes_0_and_leads_in_section_I() -> None:
    assert senator("Blue[1] Yellow[1] Red[1]", "reduce military 1") == "Red[0] Blue[1] Yellow[1]"
    assert senator("Blue[1] Red[4,2,1]", "reduce military 3") == "Red[0,4,2] Blue[1]"
    assert senator("Red[3,1] Blue[4]", "reduce military 2") == "Red[0,3] Blue[4]"


def test_ROM_3_49_equal_choices_are_offered_once() -> None:
    state = start(turn("senator", [], military="Blue[1] Red[2,1,1]", step="AfterPlacing"), "senator")
    assert legal(state, "Red") == ["reduce military 1", "reduce military 2"]
    assert "the same" in refused(state, "Red", "reduce military 3").text


def test_ROM_3_49_nothing_can_be_placed_in_front_of_a_0() -> None:
    state = position(turn="Blue", military="Red[0] Yellow[1]", Blue={"dice": [1]})
    assert track(play(state, "Blue: place military 1"), "military") == "Red[0] Yellow[1] Blue[1]"


def test_ROM_3_49_options() -> None:
    still = {"senator_resort": False}
    assert senator("Blue[4] Red[4]", "reduce military 1", **still) == "Blue[4] Red[3]"
    assert senator("Blue[4] Red[1]", "reduce military 1", **still) == "Red[0] Blue[4]"
    stay = {"senator_zero_nonleading": "stay"}
    assert senator("Blue[1] Red[3,1]", "reduce military 2", **stay) == "Blue[1] Red[3,0]"
    assert senator("Blue[1] Red[1,1]", "reduce military 1", **stay) == "Red[0,1] Blue[1]"


def test_ROM_3_50_aedile_adds_3_coins() -> None:
    state = start(market(["aedile"]), "aedile")
    assert state.stack[-1].budget == 5
    assert len(player(state, "Red")["exhausted"]) == 2


def test_ROM_3_51_magister_equitum_adds_3_in_total() -> None:
    state = start(legion(["magister_equitum"], dice="Red[2,2]"), "magister_equitum")
    assert state.stack[-1].strength == 7
    assert len(player(state, "Red")["exhausted"]) == 2


def test_ROM_3_51_both_bonuses_add_up() -> None:
    state = start(legion(["legatus", "magister_equitum"], dice="Red[5]"), "legatus")
    start(state, "magister_equitum")
    assert state.stack[-1].strength == 9
    assert "conquer belgica" in legal(state, "Red")


def test_ROM_3_52_proconsul_rerolls_up_to_twice() -> None:
    state = start(turn("proconsul", [1, 2], rolls={"reroll 0": [5, 5]}), "proconsul")
    assert "stop" not in legal(state, "Red")
    play(state, "Red: reroll 1")
    assert dice_of(state, "Red") == [2, 5]
    assert legal(state, "Red")[-1] == "stop"
    stopped = play(state.copy(), "Red: stop")
    assert asked(stopped) == "Red PlaceDie"
    play(state, "Red: reroll 2")
    assert asked(state) == "Red PlaceDie"
    assert dice_of(state, "Red") == [5, 5]


def test_ROM_3_52_option_unlimited() -> None:
    state = start(turn("proconsul", [1], options={"proconsul_max_rolls": "unlimited"}), "proconsul")
    for _ in range(7):
        play(state, f"Red: reroll {dice_of(state, 'Red')[0]}")
        assert asked(state) == "Red RerollDice"
    play(state, "Red: stop")
    assert asked(state) == "Red PlaceDie"


def test_ROM_3_53_africanus_maximus_moves_the_wine_marker_for_good() -> None:
    red = {"senate": ["africanus_maximus"], "provinces": ["achaia", "belgica"], "forum": {"wine": 2}}
    state = position(round=3, step="ForumScoring", Red=red)
    assert legal(state, "Red") == ["exhaust achaia", "exhaust belgica", "decline"]
    play(state, "Red: exhaust belgica")
    assert player(state, "Red")["forum"]["wine"] == 3
    full = position(round=3, step="ForumScoring", Red={**red, "forum": {"wine": 7}})
    assert full.round == 4  # at the maximum the card could do nothing


@pytest.mark.parametrize(("option", "moved"), [("olives", "olives"), ("wine", "wine")])
def test_ROM_3_54_hispania_maximus(option: str, moved: str) -> None:
    red = {
        "senate": ["hispania_maximus"],
        "provinces": ["sicilia"],
        "forum": {"olives": 1, "wine": 1, "jewels": 0},
    }
    state = position(round=3, step="ForumScoring", options={"hispania_maximus_track": option}, Red=red)
    play(state, "Red: exhaust sicilia")
    forum = player(state, "Red")["forum"]
    assert forum[moved] == 2
    assert sum(forum.values()) == 3


def final(senate: list[str], provinces: list[str], **spec: Any) -> int:
    red = {"senate": senate, "provinces": provinces}
    state = position(round=5, step="FinalScoring", Red=red, **spec)
    return int(player(state, "Red")["points"]["senate"])


def test_ROM_3_55_asianus_counts_regions() -> None:
    assert final(["asianus"], ["sicilia", "sardinia_et_corsica", "achaia", "aegyptus"]) == 3
    assert final(["asianus"], []) == 0


def test_ROM_3_56_ludi_maximus_counts_arenas() -> None:
    assert final(["ludi_maximus"], ["achaia", "epirus", "raetia"]) == 4


def test_ROM_3_57_imperator_counts_camps() -> None:
    assert final(["imperator"], ["raetia", "belgica", "macedonia", "sicilia"]) == 6


def test_ROM_3_58_greko_maximus_against_a_matching_oracle() -> None:
    """The most pairs, found by trying every assignment of provinces to senate cards."""
    from random import Random

    symbols = {name: card["symbols"] for name, card in ROME.data["senate"].items()}
    of = {name: card["symbol"] for name, card in ROME.data["provinces"].items()}

    def most(cards: list[str], provinces: list[str]) -> int:
        if not cards:
            return 0
        best = most(cards[1:], provinces)
        for province in provinces:
            if of[province] in symbols[cards[0]]:
                rest = [p for p in provinces if p != province]
                best = max(best, 1 + most(cards[1:], rest))
        return best

    rng = Random(58)
    deck = ROME.new(3, seed=0).view(None)["senate_deck"]
    deck[deck.index("asianus")] = "africanus_maximus_intrigue"  # camp + villa: may pair with either
    options = {"senate_deck_mode": "free", "senate_deck": deck}
    scoring = ("praetor", "imperator", "ludi_maximus", "greko_maximus")
    for _ in range(60):
        others = [c for c in deck if c not in scoring]
        cards = ["greko_maximus", *rng.sample(others, rng.randrange(6))]
        provinces = rng.sample(ROME.names["province"], rng.randrange(6))
        assert final(cards, provinces, options=options) == most(cards, provinces)


def test_ROM_3_58_exhaustion_does_not_matter() -> None:
    state = position(
        round=5,
        step="FinalScoring",
        Red={
            "senate": ["greko_maximus", "censor"],
            "provinces": ["sicilia"],
            "used": [{"card": "censor", "on": ["sicilia"]}],
        },
    )
    assert player(state, "Red")["points"]["senate"] == 1


def test_ROM_3_59_praetor_counts_villas() -> None:
    assert final(["praetor"], ["sicilia", "aquitania", "achaia"]) == 4


def test_ROM_3_60_vicarius_intrigue_rerolls_a_die_of_anybody() -> None:
    state = turn(
        "vicarius_intrigue",
        [2, 2],
        **INTRIGUE,
        Blue={"dice": [3, 5]},
        Yellow={"dice": [], "forfeited": 6},
        rolls={"reroll 1": [1]},
    )
    start(state, "vicarius_intrigue")
    assert legal(state, "Red") == ["reroll_of 0 2", "reroll_of 1 3", "reroll_of 1 5"]
    assert refused(state, "Red", "reroll_of 2 6").rule == "ROM-3.60"
    play(state, "Red: reroll_of 1 5")
    assert dice_of(state, "Blue") == [1, 3]


def test_ROM_3_61_tribunus_intrigue_adds_3_to_any_sum() -> None:
    red = {"senate": ["tribunus_intrigue"], "provinces": ["raetia"], "dice": [1, 1, 1, 1]}
    spec = {"Blue": {"dice": [1, 1, 1, 2]}, "Yellow": {"dice": [6, 6, 6, 6]}}
    state = position(round=2, step="OrderWindow", **INTRIGUE, Red=red, **spec)
    play(state, "Red: activate tribunus_intrigue")
    assert legal(state, "Red") == ["target 0", "target 1", "target 2"]  # self allowed
    play(state, "Red: target 0")
    assert state.sums == (7, 5, 24)
    assert state.order == (1, 0, 2)


def hispania(**spec: Any) -> Any:
    state = turn("hispania_maximus_intrigue", [1, 2], **INTRIGUE, **spec)
    return start(state, "hispania_maximus_intrigue")


def test_ROM_3_62_hispania_maximus_intrigue() -> None:
    state = hispania(
        Red={"senate": ["hispania_maximus_intrigue", "censor"]},
        Blue={"provinces": ["bithynia", "belgica"]},
    )
    assert legal(state, "Red") == ["discard censor", "discard hispania_maximus_intrigue"]
    play(state, "Red: discard censor")
    # sicilia, achaia and raetia are Red's own provinces of epoch I
    assert legal(state, "Red") == ["destroy sicilia", "destroy achaia", "destroy bithynia", "destroy raetia"]
    assert refused(state, "Red", "destroy belgica").rule == "ROM-7.24"
    events = log_of(state, "Red: destroy bithynia")
    assert [e.key for e in events] == ["destroys"]
    assert player(state, "Blue")["forum"] == {"olives": 0, "wine": 1, "jewels": 0}
    assert player(state, "Red")["senate"] == ["hispania_maximus_intrigue"]


def test_ROM_3_63_africanus_maximus_intrigue_steals_a_jewel() -> None:
    state = turn(
        "africanus_maximus_intrigue",
        [1],
        **INTRIGUE,
        Red={"forum": {"jewels": 1}},
        Blue={"forum": {"jewels": 2}},
    )
    start(state, "africanus_maximus_intrigue")
    play(state, "Red: target 1")
    assert player(state, "Red")["forum"]["jewels"] == 2
    assert player(state, "Blue")["forum"]["jewels"] == 1


def test_ROM_3_64_greko_maximus_intrigue_counts_at_every_arena_scoring() -> None:
    red = {"senate": ["greko_maximus_intrigue"], "hand": ["wolf", "bear", "wolf"]}
    state = position(
        round=3, step="Performance", **INTRIGUE, Red=red, Blue={"hand": ["wolf", "bear", "lion"]}
    )
    play(state, "Red: stage wolf; stage wolf; stage bear; commit", "Blue: pass")
    assert points(state) == {"Red": 4, "Blue": 0, "Yellow": 0}  # rank 1: 2, the card 1, best 1


def test_cards_of_the_table_say_what_they_do_in_the_log() -> None:
    state = start(turn("quaestor", [2]), "quaestor")
    events = log_of(state, "Red: flip 2")
    assert events[0].args == {"seat": 0, "die": 2, "face": 5}


@pytest.mark.parametrize(("number", "expected"), [(1, "Red[0,3,1] Blue[2]"), (3, "Red[0,1,3] Blue[2]")])
def test_ROM_3_49_ones_apart_leave_different_tail_dice(number: int, expected: str) -> None:
    state = position(
        military="Blue[2] Red[1,3,1]", Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3]}
    )
    play(state, f"Red: activate senator; reduce military {number}")
    assert track(state, "military") == expected
    assert ("place military 3" in legal(state, "Red")) == expected.startswith("Red[0,1,3]")


def test_ROM_3_49_ones_side_by_side_are_offered_once() -> None:
    state = position(
        military="Red[2,1,1]", Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3]}
    )
    play(state, "Red: activate senator")
    assert legal(state, "Red") == ["reduce military 1", "reduce military 2"]


def test_ROM_3_45_a_consul_is_activated_by_placing_with_it() -> None:
    state = position(military="Red[3]", Red={"senate": ["consul_a"], "provinces": ["achaia"], "dice": [5]})
    assert "consul_a military 5" in legal(state, "Red")
    reason = refused(state, "Red", "activate consul_a")
    assert (reason.text, reason.rule) == ("consul_a is activated by placing a die with it", "ROM-3.45")
    assert "you do not have" in refused(state, "Red", "activate consul_b").text


def test_ROM_3_49_on_an_unsorted_track_the_leftmost_higher_group_gives_way() -> None:
    state = position(
        seats=4,
        military="Blue[5] Yellow[2] Purple[6] Red[5]",
        Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3]},
    )
    play(state, "Red: activate senator; reduce military 1")
    assert track(state, "military") == "Red[4] Blue[5] Yellow[2] Purple[6]"


def test_ROM_3_45_only_a_consul_puts_a_die_behind_a_0() -> None:
    state = position(military="Red[0]", Red={"senate": ["consul_a"], "provinces": ["achaia"], "dice": [1]})
    on_military = [move for move in legal(state, "Red") if "military" in move]
    assert on_military == ["consul_a military 1"]
    play(state, "Red: consul_a military 1")
    assert track(state, "military") == "Red[0,1]"
