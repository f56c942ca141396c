"""Readings of the rulebook that a table may choose otherwise, and mended rules (ROM-3.34, ROM-6, ROM-10.9)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadEdition
from taberna.locale import LANGUAGES, speaker

from .helpers import ROME, asked, legal, play, player, points, position, refused, track

RECORDS = Path(__file__).parents[2] / "records" / "rome"


# -- ROM-3.34: bonuses that could do nothing ---------------------------------------------------------


def legion(**spec: Any) -> Any:
    """Red owns Legatus and a camp, and is about to resolve a section of the Military track."""
    red = {"senate": ["legatus"], "provinces": ["raetia"]}
    return position(step="ResolveTrack", military="Red[4] Blue[2]", Red=red, **spec)


def test_ROM_3_34_a_legion_bonus_needs_a_province_to_conquer() -> None:
    assert asked(legion(displays={"military": ["belgica"]})) == "Red MilitaryBonus"
    state = legion(displays={"military": []}, senate="Blue[1]")
    assert asked(state) == "Blue TakeSenateCard"


def test_ROM_3_34_a_legion_bonus_needs_an_arch_where_arches_are_a_limit() -> None:
    held = ["raetia", "baetica", "achaia", "bithynia", "sicilia", "aquitania", "numidia", "lusitania"]
    spec: dict[str, Any] = {
        "step": "ResolveTrack",
        "military": "Red[4]",
        "senate": "Blue[1]",
        "Red": {"senate": ["legatus"], "provinces": held},
        "displays": {"military": ["belgica"]},
    }
    assert asked(position(**spec)) == "Red MilitaryBonus"
    assert asked(position(**spec, options={"arch_limit": "eight"})) == "Blue TakeSenateCard"


def test_ROM_3_34_a_market_bonus_needs_a_card_to_buy() -> None:
    spec: dict[str, Any] = {
        "step": {"step": "ResolveTrack", "track": "black_market"},
        "black_market": "Red[1] Blue[6]",
        "Red": {"senate": ["magistrate"], "provinces": ["achaia"]},
        "displays": {"black_market": []},
    }
    state = position(**spec)
    assert legal(state, "Red") == ["activate magistrate", "stop"]  # the deck is left
    spec["decks"] = {"arena": []}
    assert asked(position(**spec, Blue={"sp": 1})) != "Red Purchase"


def test_ROM_3_34_a_bonus_that_could_do_nothing_is_refused_with_the_rule() -> None:
    """In Phase 2 the cards that count in Phase 3 need a die that lies there or may still come."""
    state = position(
        options={"phase3_card_timing": "phase2", "senate_deck_mode": "free"},
        Red={"senate": ["legatus", "censor"], "provinces": ["raetia", "sicilia"], "dice": []},
        senate="Red[6,6,6,1]",
        step={"step": "AfterPlacing", "seat": 0},
    )
    assert asked(state) != "Red AfterPlacing"


def test_ROM_3_34_records_of_before_replay() -> None:
    """Rules version 1 let a bonus be wasted on an empty display; its records say so by an option now."""
    record = taberna.Record.load((RECORDS / "empty-display-2.record").read_text(encoding="utf-8"))
    assert record.verify() == []
    assert record.options == {"bonus_without_target": "allowed"}
    assert record.version == 2
    again = taberna.Record.load(record.dump())
    assert again.replay().dump() == record.replay().dump()


def test_ROM_3_34_dumps_of_before_are_read() -> None:
    dump = ROME.new(3, {}, "before").dump()
    del dump["options"]["bonus_without_target"]
    state = ROME.load({**dump, "version": 1})
    assert state.options.bonus_without_target == "allowed"
    assert ROME.load(dump).options.bonus_without_target == "refused"


# -- ROM-6.15, ROM-6.16 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "best"), [("rank", {"Red": 6, "Blue": 8}), ("points", {"Red": 6, "Blue": 8})]
)
def test_ROM_6_15_best_performance_by_rank_or_by_points(option: str, best: dict[str, int]) -> None:
    """ROM-8.X15: the raised rank equals Blue's, who has the dearer cards and more points as well."""
    state = position(
        round=5,
        seats=3,
        step="Performance",
        options={"preset": "intrigue", "best_performance": option},
        Red={"senate": ["greko_maximus_intrigue"], "hand": ["legionary", "wolf", "gaul"]},
        Blue={"hand": ["wolf", "bear", "lion"]},
    )
    for colour, cards in (("Red", "legionary wolf gaul"), ("Blue", "wolf bear lion")):
        play(state, *[f"{colour}: stage {card}" for card in cards.split()], f"{colour}: commit")
    assert {colour: points(state)[colour] for colour in best} == best


def test_ROM_6_15_points_decide_where_they_differ_from_ranks() -> None:
    """Red's rank 3 counts as 4 and is dearer, but Blue's 7 points are more than Red's 5 + 1."""
    spec: dict[str, Any] = {
        "round": 5,
        "step": "Performance",
        "Red": {"senate": ["greko_maximus_intrigue"], "hand": ["gladiator", "elephant", "parthian"]},
        "Blue": {"hand": ["wolf", "bear", "lion"]},
    }
    found = {}
    for option in ("rank", "points"):
        state = position(options={"preset": "intrigue", "best_performance": option}, **spec)
        for colour, cards in (("Red", "gladiator elephant parthian"), ("Blue", "wolf bear lion")):
            play(state, *[f"{colour}: stage {card}" for card in cards.split()], f"{colour}: commit")
        found[option] = (points(state)["Red"], points(state)["Blue"])
    assert found == {"rank": (7, 7), "points": (6, 8)}


def turn_with_cards(windows: str) -> Any:
    red = {
        "senate": ["censor", "quaestor", "consul_a"],
        "provinces": ["sicilia", "aquitania", "achaia"],
        "dice": [2, 2, 3],
    }
    return position(options={"card_windows": windows}, turn="Red", military="Red[1]", Red=red)


def test_ROM_6_16_cards_before_and_after_placing() -> None:
    state = turn_with_cards("both")
    play(state, "Red: activate quaestor; exhaust sicilia; flip 3; place senate 2")
    assert asked(state) == "Red AfterPlacing"


def test_ROM_6_16_cards_either_before_or_after_placing() -> None:
    state = turn_with_cards("either_or")
    play(state, "Red: activate quaestor; exhaust sicilia; flip 3")
    assert asked(state) == "Red PlaceAfterCards"
    assert "activate censor" in legal(state, "Red")
    play(state, "Red: place senate 2")
    assert asked(state) == "Blue PlaceDie"
    state = turn_with_cards("either_or")
    play(state, "Red: place senate 2")
    assert asked(state) == "Red AfterPlacing"
    play(state, "Red: activate quaestor; exhaust sicilia; flip 3; end_turn")
    assert asked(state) == "Blue PlaceDie"


def test_ROM_6_16_a_consul_belongs_to_the_placing() -> None:
    state = turn_with_cards("either_or")
    play(state, "Red: consul_a military 2")
    assert asked(state) == "Red AfterPlacing"
    state = turn_with_cards("either_or")
    play(state, "Red: activate quaestor; exhaust sicilia; flip 3; consul_a military 2")
    assert track(state, "military") == "Red[1,2]"
    assert asked(state) == "Blue PlaceDie"


# -- ROM-6.3, ROM-6.10, ROM-6.18 -----------------------------------------------------------------------


def test_ROM_6_10_the_uncorrected_print_activates_bonuses_in_phase_2() -> None:
    options = ROME.new(3, {"preset": "uncorrected_print"}, 1).view(None)["options"]
    assert options["phase3_card_timing"] == "phase2"
    assert options["legatus"] == "as_consul"
    assert options["vicarius_epoch"] == 2


@pytest.mark.parametrize("card", ["hispania_maximus_intrigue", "africanus_maximus_intrigue"])
def test_ROM_6_18_the_timing_of_two_intrigue_cards_is_no_printed_one(card: str) -> None:
    assert ROME.data.source("senate", card, "timing") == "reconstructed"
    assert ROME.data.source("senate", card, "rule") == "rulebook"


# -- ROM-10.9: which card is printed twice -------------------------------------------------------------


def doubled(card: str, **values: Any) -> Any:
    return taberna.game("rome", {"senate": {"consul_b": {"copy_of": card, **values}}})


def test_ROM_10_9_an_edition_may_print_another_card_twice() -> None:
    game = doubled("censor", symbols=["villa"])
    red = {"senate": ["censor", "consul_b"], "provinces": ["sicilia", "aquitania"], "dice": [2, 3]}
    state = game.position({"seats": 3, "players": [red], "rolls": {"reroll 0": [5, 6]}})
    moves = [move.text for move in state.moves(0)]
    assert "activate censor" in moves
    assert "activate consul_b" in moves
    play(state, "Red: activate consul_b; exhaust sicilia; reroll 2; activate censor; reroll 3")
    assert list(state.dice[0]) == [5, 6]
    assert not any(move.verb == "consul_b" for move in state.moves(0))


def test_ROM_10_9_a_second_copy_is_called_and_told_like_the_first() -> None:
    game = doubled("censor")
    for lang in LANGUAGES:
        say = speaker(game, lang)
        assert say.card("consul_b") == f"{say.card('censor')} II"
        assert say.effect("consul_b") == say.effect("censor")
    assert speaker("rome").card("consul_b") == "Consul II"


def test_ROM_10_9_a_doubled_scoring_card_scores_twice() -> None:
    game = doubled("imperator", symbols=[], epoch=2)
    red = {"senate": ["imperator", "consul_b"], "provinces": ["raetia", "bithynia"]}
    state = game.position({"seats": 3, "round": 5, "step": "FinalScoring", "players": [red]})
    assert player(state, "Red")["points"]["senate"] == 8


def test_ROM_7_32_two_owners_of_a_forum_card_are_asked_in_player_order() -> None:
    game = doubled("hispania_maximus", symbols=[])
    spec = {
        "seats": 3,
        "round": 3,
        "step": "ForumScoring",
        "order": [1, 0, 2],
        "players": [
            {"senate": ["hispania_maximus"], "provinces": ["sicilia"]},
            {"senate": ["consul_b"], "provinces": ["baetica"]},
        ],
    }
    state = game.position(spec)
    assert asked(state) == "Blue ForumScoring"
    play(state, "Blue: decline")
    assert asked(state) == "Red ForumScoringAgain"
    play(state, "Red: exhaust sicilia")
    assert (state.forum[0][0], state.forum[1][0]) == (2, 1)
    assert points(state)["Red"] == 3
    state = game.position(spec)
    play(state, "Blue: exhaust baetica", "Red: decline")
    assert (state.forum[0][0], state.forum[1][0]) == (1, 2)


@pytest.mark.parametrize("card", ["vicarius_intrigue", "sicilia", "consul_b"])
def test_ROM_10_9_only_a_normal_card_is_printed_twice(card: str) -> None:
    with pytest.raises(BadEdition, match=r"consul_b\.copy_of"):
        doubled(card)


def test_ROM_2_24_either_copy_makes_room_for_the_intrigue_namesake() -> None:
    game = doubled("vicarius")
    deck = [ROME.names["senate_card"][c] for c in game.senate_deck(game.resolve(None), 3)]
    deck[deck.index("consul_b")] = "vicarius_intrigue"
    game.new(3, {"senate_deck_mode": "name_swap", "senate_deck": deck}, 1)
    late = game.new(3, {"vicarius_epoch": 2, "senate_deck_mode": "free", "senate_deck": deck}, 1)
    assert game.printed(late.options)["senate"]["vicarius_intrigue"]["epoch"] == 2


def test_refusals_name_the_rule_of_an_idle_card() -> None:
    state = position(
        Red={"senate": ["military_tribune"], "provinces": ["raetia"], "dice": [1, 2]}, turn="Red"
    )
    assert refused(state, "Red", "activate military_tribune").rule == "ROM-3.34"
