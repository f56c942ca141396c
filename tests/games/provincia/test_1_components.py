"""PRO-1: components, their counts and what an edition may change. PRO-0: conventions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import taberna
from taberna.games.provincia.cards import TAGS, token, token_colour, token_value
from taberna.kernel.errors import BadEdition

from .helpers import PROVINCIA, battle, ends, fights, lost_hard, of, play, position, started

DATA = PROVINCIA.data


def cards(table: str) -> dict[str, Any]:
    return DATA.in_the_box(table)


def test_PRO_1_1_board_and_PRO_1_37_battle_rounds() -> None:
    """PRO-1.1, PRO-1.30: a combat card for each of the four battle rounds, one per group."""
    state = started(3, seed="board")
    rounds = [DATA.value("bellum", name, "round") for name in state.dump()["bellum"]]
    assert rounds == [2, 3, 5, 6]


def test_PRO_1_2_start_player_and_PRO_1_3_action_markers() -> None:
    """PRO-1.2, PRO-1.3: the Caesar card is with one seat; two markers at each of three decks."""
    view = started(4, seed="caesar").view(None)
    assert view["start"] == 0
    assert view["markers"] == {"aedificium": 2, "spqr": 2, "opes": 2}


def test_PRO_1_4_and_PRO_1_5_player_aids_and_counters() -> None:
    """PRO-1.4, PRO-1.5: overview cards have no function; each seat has morale, defence and prestige."""
    player = started(2, seed="counters").view(None)["players"][0]
    assert {"morale", "defence", "prestige"} <= player.keys()


def test_PRO_1_6_and_PRO_1_19_six_towns_three_of_each_kind() -> None:
    towns = cards("towns")
    assert len(towns) == 6
    assert Counter(town["shows"] for town in towns.values()) == {"pons": 3, "portus": 3}
    assert len({town["colour"] for town in towns.values()}) == 6


def test_PRO_1_20_and_PRO_1_21_personal_building_is_the_one_on_the_board() -> None:
    """PRO-1.20, PRO-1.21: apart from picture and colour the towns are alike."""
    state = position(2, A={"town": "arelate"}, B={"town": "massilia"})
    first, second = state.view(None)["players"]
    assert (first["personal"], second["personal"]) == ("pons", "portus")
    alike = ("morale", "defence", "storage", "military", "city", "clay", "wood", "stone", "gold")
    assert [first[key] for key in alike] == [second[key] for key in alike]


def test_PRO_1_7_round_marker_starts_at_1() -> None:
    assert started(2, seed="marker").view(None)["round"] == 1


@pytest.mark.parametrize(("table", "total"), [("buildings", 132), ("spqr", 50), ("opes", 30)])
def test_PRO_1_8_to_1_10_card_totals(table: str, total: int) -> None:
    """PRO-1.8, PRO-1.9, PRO-1.10, PRO-1.18."""
    assert sum(card["count"] for card in cards(table).values()) == total


def test_PRO_1_11_and_PRO_1_12_combat_and_prestige_cards() -> None:
    """PRO-1.11, PRO-1.12, PRO-1.18: 132 + 30 + 50 + 15 + 8 = 235 game cards."""
    assert len(cards("bellum")) == 15
    assert DATA.value("tracks", "prestige_cards", "count") == 8
    assert 132 + 30 + 50 + len(cards("bellum")) + 8 == 235


def test_PRO_1_13_to_1_16_cubes_and_coins() -> None:
    """PRO-1.13, PRO-1.14, PRO-1.15, PRO-1.16, PRO-C17: 37 clay, 42 wood, 48 stone (127 cubes), 53 gold."""
    assert [DATA.value("goods", name, "count") for name in ("clay", "wood", "stone", "gold")] == [
        37,
        42,
        48,
        53,
    ]
    assert 37 + 42 + 48 == 127


def test_PRO_1_17_thirty_tokens() -> None:
    """PRO-1.17, PRO-1.32: five per colour, exactly one of them +1."""
    state = started(6, seed="tokens")
    tokens = [name for letter in "ABCDEF" for name in of(state, letter)["tokens"]]
    assert len(tokens) == 30
    assert Counter(name for name in tokens if name.endswith("plus_1")) == dict.fromkeys(
        (f"{c}_plus_1" for c in ("blue", "red", "green", "orange", "purple", "yellow")), 1
    )


def test_PRO_1_32_token_numbers_are_colour_and_value() -> None:
    for colour in range(6):
        for value in range(-5, 6):
            assert (token_colour(token(colour, value)), token_value(token(colour, value))) == (colour, value)


def test_PRO_1_22_counts_of_buildings() -> None:
    """PRO-1.22, PRO-OPT-01, PRO-C02: 103 active-type and 29 inactive-type cards, or 134 as printed."""
    types = Counter()
    for card in cards("buildings").values():
        types[card["type"]] += card["count"]
    assert types == {"active": 103, "inactive": 29}
    for option, fornax, removed in (("corrected", 6, 42), ("printed", 8, 44)):
        state = started(2, seed="fornax", options={"building_counts": option})
        dump = state.dump()
        everywhere = dump["decks"]["aedificium"] + dump["removed"]["aedificium"]
        everywhere += [card for player in dump["players"] for card in player["hand"]]
        assert everywhere.count("fornax_lateris") == fornax
        assert len([c for c in dump["removed"]["aedificium"] if c != "horreum"]) == removed
        assert len(dump["decks"]["aedificium"]) == 84 - 2


def test_PRO_1_23_unique_and_repeatable() -> None:
    """PRO-1.23, PRO-C08: 2 P repeatable unless marked; 3 P and more unique unless marked."""
    buildings = cards("buildings")
    marked_unique = {
        "armamentarium",
        "carchesium",
        "officina",
        "stabulum",
        "emporium",
        "exercitatio",
        "horreum",
    }
    marked_repeatable = {"domus", "fons", "hortus", "insula", "puteus", "strata"}
    for name, card in buildings.items():
        expected = name not in marked_repeatable if card["prestige"] > 2 else name in marked_unique
        assert card["unique"] is expected, name
    assert buildings["aurifex"]["unique"] is False


def test_PRO_1_24_tags_follow_prestige_and_effect() -> None:
    """PRO-1.24, PRO-C09: HORREUM is neither simple nor prestige building."""
    for name, card in cards("buildings").items():
        tags = set(card["tags"])
        assert ("prestige" in tags) == (card["prestige"] >= 3), name
        assert ("production" in tags) == ("income" in card), name
        assert ("defence" in tags) == bool(card.get("defence", 0) or card.get("military", 0)), name
        assert ("morale" in tags) == bool(card.get("morale", 0) or card.get("income_morale", 0)), name
        assert ("storage" in tags) == (name == "horreum"), name
        assert ("economy" in tags) == (bool(card.get("gold", 0)) or name == "carchesium"), name
        assert tags <= set(TAGS)


def test_PRO_1_25_and_PRO_C18_latin_spelling() -> None:
    assert {"amphitheatrum", "stabulum"} <= set(cards("buildings"))


def test_PRO_1_26_copies_may_be_written_with_their_number() -> None:
    """PRO-1.26: ``turris_03`` and ``turris`` are the same card."""
    state = position(2, A={"hand": ["turris_03", "turris_01"], "goods": "2W"})
    assert of(state, "A")["hand"] == ["turris", "turris"]
    play(state, "A: build turris_01")
    assert of(state, "A")["city"] == ["horreum", "turris"]


def test_PRO_1_27_and_PRO_C03_two_of_each_consul() -> None:
    senate = cards("spqr")
    assert (senate["consul_metello"]["count"], senate["consul_pompeio"]["count"]) == (2, 2)
    assert sum(card["count"] for name, card in senate.items() if name.startswith("commercium")) == 19


def test_PRO_1_28_sums_of_the_production_cards() -> None:
    quaestor = [sum(2 * card["quaestor"][good] for card in cards("opes").values()) for good in range(4)]
    other = [sum(2 * card["other"][good] for card in cards("opes").values()) for good in range(4)]
    assert quaestor == [28, 32, 38, 22]
    assert other == [18, 22, 24, 12]
    better = sum(2 for card in cards("opes").values() if sum(card["quaestor"]) > sum(card["other"]))
    assert better == 28


def test_PRO_1_29_commercium_may_have_other_amounts() -> None:
    """PRO-1.29: an edition can say "give 2 clay and 1 gold, take 3 wood"."""
    edition = {"spqr": {"commercium_clay_wood": {"give": [2, 0, 0, 1], "take": [0, 3, 0, 0]}}}
    game = taberna.game("provincia", edition)
    state = position(2, game, A={"goods": "5C 0W 0S 2G", "hand": ["commercium_clay_wood"]})
    play(state, "A: play commercium_clay_wood; times 2")
    assert [of(state, "A")[good] for good in ("clay", "wood", "stone", "gold")] == [1, 6, 0, 0]


PENALTIES = [
    ({"kind": "clay", "amount": 2}, {"clay": 3}),
    ({"kind": "gold", "amount": 2}, {"gold": 4}),
    ({"kind": "morale", "amount": 1}, {"morale": 1}),  # 3, less the penalty, less the upkeep
    ({"kind": "prestige", "amount": 4}, {"prestige": -4}),
    (
        {"kind": "building", "tag": "production", "amount": 2},
        {"hand": ["fodina", "lignator"], "prestige": -4},
    ),
]


@pytest.mark.parametrize(("penalty", "expected"), PENALTIES)
def test_PRO_1_31_kinds_of_penalties(penalty: dict[str, Any], expected: dict[str, Any]) -> None:
    game = taberna.game("provincia", {"bellum": {"bellum_ii_a": {"first": penalty}}})
    loser = {"town": "massilia", "morale": 3, "defence": -3, "goods": "5C 5W 5S 6G", "hand": []}
    state = battle(
        "bellum_ii_a",
        "blue_minus_1",
        "red_plus_1",
        game=game,
        A={**loser, "front": ["corruptio"], "city": ["horreum", "fodina", "lignator"], "prestige": 0},
        B={"town": "narbo_martius", "morale": 10},
    )
    while state.stack[-1].name == "LoseBuilding":
        state.play(0, state.moves(0)[0])
    player = of(state, "A")
    assert {key: player[key] for key in expected} == expected


def test_PRO_1_31_resources_of_the_losers_choice() -> None:
    """PRO-1.31: paid cube by cube, clay before wood before stone, so that each mix is offered once."""
    first = {"kind": "resources", "amount": 3}
    game = taberna.game("provincia", {"bellum": {"bellum_ii_a": {"first": first}}})
    state = battle(
        "bellum_ii_a",
        "blue_minus_1",
        "red_plus_1",
        game=game,
        A={"town": "massilia", "morale": 1, "defence": -3, "goods": "1C 1W 2S 0G"},
        B={"town": "narbo_martius", "morale": 10},
    )
    assert not fights(state)["A"]
    play(state, "A: pay clay", "A: pay stone")
    assert [of(state, "A")[good] for good in ("clay", "wood", "stone")] == [0, 1, 0]


def test_PRO_1_33_prestige_cards_are_a_record() -> None:
    """PRO-1.33, PRO-C06: the loss is counted once."""
    state = position(2, step="Upkeep", A={"goods": "0G", "prestige": 10})
    assert of(state, "A")["prestige"] == 8
    everything = state.view(None)["players"][0]
    assert everything["prestige_cards"] == [-2]


def test_PRO_1_34_and_PRO_1_35_tops_of_the_tracks() -> None:
    """PRO-1.34, PRO-1.35, PRO-7.30: a step beyond the top is lost."""
    state = position(2, A={"morale": 10, "defence": 9, "hand": ["hortus", "consul_metello"], "goods": "9G"})
    play(state, "A: build hortus; play consul_metello")
    assert (of(state, "A")["morale"], of(state, "A")["defence"]) == (10, 10)


def test_PRO_1_36_and_PRO_C20_prestige_is_a_signed_number() -> None:
    """PRO-1.36, PRO-0.4: no floor."""
    state = position(2, step="Upkeep", A={"goods": "0G", "prestige": -40})
    assert of(state, "A")["prestige"] == -42


def test_PRO_0_1_and_PRO_0_2_vocabulary() -> None:
    """PRO-0.1, PRO-0.2, PRO-C10: every refusal cites a rule id; goods come in the order C, W, S, G."""
    state = position(2, A={"goods": "0C 0W 0S 0G", "hand": ["circus"]})
    reason = state.why_not(0, "build circus")
    assert reason.rule.startswith("PRO-")
    assert reason.text == "for circus you lack 2 clay and more"


def test_PRO_0_3_clockwise_is_ascending_and_wraps() -> None:
    state = position(3, start=2)
    order = []
    for _ in range(3):
        order.append(state.to_move[0])
        state.play(state.to_move[0], "end")
    assert order == [2, 0, 1]


def test_PRO_0_5_single_options_are_resolved_but_reactions_are_not() -> None:
    """PRO-0.5: one opponent, one building: no question; the answer of AEDILES is always voluntary."""
    state = position(
        2,
        A={"hand": ["coniuratio"], "goods": "5G"},
        B={"hand": ["aediles"], "goods": "2G", "city": ["horreum"]},
    )
    play(state, "A: play coniuratio")
    assert state.stack[-1].name == "AnswerConiuratio"


BAD_EDITIONS = [
    ({"buildings": {"domus": {"count": 132}}}, r"buildings\.count: 258 is not between 90 and 250"),
    (
        {"spqr": {"legio": {"count": 0}, "aediles": {"count": 50}, "architectus": {"count": 50}}},
        r"spqr\.count",
    ),
    ({"opes": {"opes_01": {"quaestor": [1, 2]}}}, "clay, wood, stone, gold"),
    ({"tokens": {"each_colour": {"values": [1, 1, -1, -1, -2]}}}, "exactly one"),
    ({"bellum": {"bellum_ii_a": {"first": {"kind": "honour", "amount": 1}}}}, "kind"),
    ({"bellum": {"bellum_ii_a": {"round": 4}}}, "no battle"),
    ({"towns": {"tolosa": {"colour": "blue"}}}, "towns: .* instead of .*blue"),
    ({"buildings": {"taberna": {"count": 1}}}, "not known"),
    ({"spqr": {"commercium_clay_wood": {"give": [0, 0, 0, 0]}}}, "without end"),
]


@pytest.mark.parametrize(("edition", "words"), BAD_EDITIONS)
def test_editions_are_checked_against_the_counts(edition: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        taberna.game("provincia", edition)


def test_every_value_tells_its_provenance() -> None:
    sources = {source for *_, source in DATA.rows()}
    assert sources == {"rulebook", "outside", "reconstructed", "edition"}  # of blank cards
    assert DATA.source("buildings", "fornax_lateris", "count") == "reconstructed"
    assert DATA.source("buildings", "circus", "cost") == "rulebook"
    assert DATA.source("towns", "tolosa", "name") == "outside"


def test_PRO_1_31_the_loser_chooses_which_resources_go() -> None:
    state = lost_hard("bellum_ii_a", clay=2, wood=1, stone=1)

    left = {
        tuple(of(s, "A")[good] for good in ("clay", "wood", "stone")) for s in ends(state, "PayResources")
    }

    assert left == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
