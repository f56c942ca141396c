"""Components: counts, check sums and what an edition may change (ROM-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadEdition

from .helpers import ROME, play, player, position

PROVINCES = ROME.data["provinces"]
SENATE = ROME.data["senate"]
ARENA = ROME.data.in_the_box("arena")


def test_ROM_1_1_dice_show_1_to_6_and_0_only_by_senator() -> None:
    seen = set()
    for seed in range(20):
        state = ROME.new(4, seed=seed)
        seen |= {die for dice in state.dice for die in dice}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("limit", "provinces"), [("none", 9), ("eight", 8)])
def test_ROM_1_2_arches_are_no_limit_unless_the_table_says_so(limit: str, provinces: int) -> None:
    held = ["sicilia", "baetica", "achaia", "bithynia", "raetia", "aquitania", "numidia", "lusitania"]
    state = position(
        step="ResolveTrack",
        military="Red[6] Blue[6]",
        options={"arch_limit": limit},
        Red={"provinces": held},
        displays={"military": ["gallia_narbonensis"]},
    )
    if limit == "none":
        play(state, "Red: conquer gallia_narbonensis")
    assert state.provinces[0].bit_count() == provinces
    if limit == "eight":  # Red was not asked, Blue may have it
        play(state, "Blue: conquer gallia_narbonensis")


def test_ROM_1_3_points_have_no_upper_end() -> None:
    state = position(round=5, step="FinalScoring", Red={"sp": 150})
    assert state.result.scores[0] == 150


def test_ROM_1_4_forum_tracks_end_at_7_or_where_the_table_says() -> None:
    assert ROME.new(4, seed=1).view(None)["options"]["forum_max"] == [7, 7, 7]
    options = {"forum_max": {"olives": 1, "wine": 7, "jewels": 7}}
    state = position(
        step="ResolveTrack",
        military="Red[6,6]",
        options=options,
        displays={"military": ["sicilia", "baetica"]},
    )
    play(state, "Red: conquer sicilia; conquer baetica")
    assert player(state, "Red")["forum"]["olives"] == 1


def test_ROM_1_5_markers_start_at_0() -> None:
    for one in ROME.new(4, seed=1).view(None)["players"]:
        assert one["forum"] == {"olives": 0, "wine": 0, "jewels": 0}


def test_ROM_1_6_seven_regions() -> None:
    sizes = Counter(p["region"] for p in PROVINCES.values())
    assert sizes == {
        "italia": 2, "gallia": 3, "hispania": 3, "greko": 4, "asia": 2, "africa": 3, "germania": 3
    }  # fmt: skip
    strength: Counter[str] = Counter()
    for p in PROVINCES.values():
        strength[p["region"]] += p["strength"]
    assert strength == {
        "italia": 8, "gallia": 21, "hispania": 17, "greko": 28, "asia": 10, "africa": 17, "germania": 17
    }  # fmt: skip


def test_ROM_1_7_three_province_symbols() -> None:
    assert Counter(p["symbol"] for p in PROVINCES.values()) == {"arena": 7, "camp": 7, "villa": 6}


def _sums(cards: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "cards": len(cards),
        "strength": sum(p["strength"] for p in cards),
        **Counter(p["resource"] for p in cards),
        **Counter(p["symbol"] for p in cards),
    }


def test_ROM_1_2_check_sums_of_the_provinces() -> None:
    by_epoch = {e: [p for p in PROVINCES.values() if p["epoch"] == e] for e in (1, 2, 3)}
    assert _sums(by_epoch[1]) == {
        "cards": 8, "strength": 34, "olives": 3, "wine": 3, "jewels": 2, "arena": 3, "camp": 3, "villa": 2
    }  # fmt: skip
    assert _sums(by_epoch[2]) == {
        "cards": 8, "strength": 52, "olives": 3, "wine": 3, "jewels": 2, "arena": 3, "camp": 3, "villa": 2
    }  # fmt: skip
    assert _sums(by_epoch[3]) == {
        "cards": 4, "strength": 32, "olives": 2, "wine": 1, "jewels": 1, "arena": 1, "camp": 1, "villa": 2
    }  # fmt: skip
    names = list(PROVINCES)
    two = [PROVINCES[names[p]] for p in ROME.provinces_in_play(2)]
    assert _sums(two) == {
        "cards": 15, "strength": 91, "olives": 6, "wine": 5, "jewels": 4, "arena": 5, "camp": 5, "villa": 5
    }  # fmt: skip
    assert [sum(1 for p in two if p["epoch"] == e) for e in (1, 2, 3)] == [6, 6, 3]


def test_ROM_1_8_scoring_cards_show_no_symbol() -> None:
    bare = {name for name, card in SENATE.items() if not card["symbols"]}
    assert bare == {
        "africanus_maximus", "hispania_maximus", "asianus", "ludi_maximus", "imperator", "greko_maximus",
        "praetor", "greko_maximus_intrigue",
    }  # fmt: skip


def test_ROM_1_8_check_sums_of_the_senate_cards() -> None:
    assert len(SENATE) == 25
    assert Counter(c["epoch"] for c in SENATE.values()) == {1: 10, 2: 10, 3: 5}
    assert Counter(c["epoch"] for c in SENATE.values() if c["intrigue"]) == {1: 2, 2: 2, 3: 1}
    assert Counter(c["epoch"] for c in SENATE.values() if c["two_player_mark"]) == {1: 2, 2: 2, 3: 1}
    normal = [c for c in SENATE.values() if not c["intrigue"]]
    kinds = Counter(c["symbols"][0] if c["symbols"] else "none" for c in normal)
    assert kinds == {"arena": 4, "camp": 5, "villa": 4, "none": 7}


def test_ROM_1_9_the_unseen_card_costs_5_whatever_it_is() -> None:
    state = position(
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market="Red[5]",
        decks={"arena": ["parthian"]},
    )
    play(state, "Red: buy_blind")
    assert player(state, "Red")["hand"] == ["parthian"]


def test_ROM_1_10_31_arena_cards() -> None:
    assert sum(c["copies"] for c in ARENA.values()) == 31
    assert sum(c["copies"] * c["cost"] for c in ARENA.values()) == 123
    per_type: Counter[str] = Counter()
    for card in ARENA.values():
        per_type[card["type"]] += card["copies"]
    assert per_type == {"roman": 11, "animal": 10, "barbarian": 10}
    state = ROME.new(4, seed=0)
    assert len(state.decks[2]) - 4 * 5 == 6  # what only blind purchases reach


def test_ROM_1_12_round_track_and_player_order_track() -> None:
    view = ROME.new(3, seed=0).view(None)
    assert view["round"] == 1
    assert sorted(view["order"]) == [0, 1, 2]


def test_every_value_says_where_it_comes_from() -> None:
    sources = {source for *_, source in ROME.data.rows()}
    assert sources == {"rulebook", "outside", "reconstructed", "edition"}  # of blank cards
    assert ROME.data.source("provinces", "belgica", "strength") == "rulebook"
    assert ROME.data.source("provinces", "belgica", "resource") == "reconstructed"
    assert ROME.data.source("senate", "legatus", "rule") == "outside"
    assert ROME.data.source("senate", "vicarius", "epoch") == "rulebook"


@pytest.mark.parametrize(
    ("edition", "problem"),
    [
        (
            {"arena": {name: {"copies": 31} for name in ("wolf", "lion", "bear", "gaul", "german")}},
            "arena.copies: 1",
        ),
        ({"provinces": {"sicilia": {"region": "asia"}}}, "14 cards are left with two players"),
        ({"provinces": {"sicilia": {"symbol": "temple"}}}, "provinces.sicilia.symbol: 'temple' is none of"),
        ({"provinces": {"sicilia": {"epoch": 4}}}, "provinces.sicilia.epoch: 4 is not between 1 and 3"),
        ({"senate": {"censor": {"symbols": ["villa"] * 3}}}, "senate.censor.symbols"),
        ({"senate": {"censor": {"epoch": 3}}}, "5 normal cards of epoch III"),
        ({"senate": {"censor": {"two_player_mark": True}}}, "14 normal cards lack the two-player mark"),
        ({"senate": {"censor": {"timing": "P1"}}}, "senate.censor.timing: is a rule"),
        ({"pieces": {"rounds": {"count": 6}}}, "pieces.rounds.count: is a rule"),
        ({"ranks": {"any_three": {"points": 3}}}, "must be increasing"),
        ({"forum": {"wine": {"maximum": 0}}}, "forum.wine.maximum: 0"),
        ({"arena": {"tiger": {"copies": 1}}}, "is not known"),
    ],
)
def test_editions_that_break_the_counts_are_refused(edition: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        taberna.game("rome", edition)
    assert problem in str(refusal.value)


def test_an_edition_changes_strengths_ranks_and_tracks() -> None:
    edition = {
        "provinces": {"sicilia": {"strength": 4}},
        "ranks": {"great_battle": {"points": 12}},
        "forum": {"jewels": {"maximum": 5}},
    }
    game = taberna.game("rome", edition)
    options = game.new(4, seed=1).view(None)["options"]
    assert options["arena_rank_points"] == [2, 3, 5, 7, 12]
    assert options["forum_max"] == [7, 7, 5]
    assert game.strength[0] == 4
    assert game.data.source("provinces", "sicilia", "strength") == "edition"
