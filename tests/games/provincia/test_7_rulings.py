"""PRO-6 and PRO-7: contradictions and edge cases that have no test among the rules of section 3."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.kernel.errors import BadSetup

from .helpers import PROVINCIA, asked, everybody_ends, legal, of, play, position, refused, started, stock


def test_PRO_C01_one_round_marker() -> None:
    """PRO-C01: cosmetic; the round is one number."""
    assert started(2, seed="c01").view(None)["round"] == 1


def test_PRO_C05_officina_counts_from_the_moment_it_is_played() -> None:
    state = position(2, A={"hand": ["officina"], "goods": "1W 2G"})
    play(state, "A: build officina")
    assert state.view(None)["players"][0]["military"] == 1


def test_PRO_7_1_an_exchange_that_cannot_be_received_is_illegal() -> None:
    state = position(
        2, A={"goods": "0C 0W 0S 9G", "hand": ["commercium_gold_clay"]}, B={"goods": "0C"}, supply={"clay": 0}
    )
    assert refused(state, "A", "play commercium_gold_clay").rule == "PRO-3.33"


def test_PRO_7_2_the_storage_limit_holds_even_if_one_could_spend_first() -> None:
    state = position(
        2, step="Activate", A={"goods": "0C 0W 9S 0G", "city": ["horreum", "fodina"], "hand": ["turris"]}
    )
    assert of(state, "A")["stone"] == 9


def test_PRO_7_3_horreum_replayed_with_a_discount() -> None:
    state = position(2, A={"goods": "1C 1W 0S 1G", "city": ["carchesium"], "hand": ["horreum"]})
    play(state, "A: build horreum")
    assert stock(state, "A") == "0C 0W 0S 0G"
    assert state.view(None)["players"][0]["storage"] == 9


def test_PRO_7_4_negative_prestige() -> None:
    """PRO-7.4: a destroyed building may push the total below 0."""
    state = position(2, round=2, step="LoseBuilding", A={"city": ["circus"], "prestige": 3, "hand": []})
    assert of(state, "A")["prestige"] == 3 - 12


def test_PRO_7_8_rebuilding_in_the_same_phase() -> None:
    """CONIURATIO hits before the owner's turn: the building is replayed with its effect."""
    state = position(
        2,
        A={"hand": ["coniuratio"], "goods": "5G"},
        B={"city": ["horreum", "colosseum"], "hand": [], "goods": "1C 0W 7S 2G", "morale": 4},
    )
    play(state, "A: play coniuratio; destroy colosseum; end", "B: build colosseum")
    assert (of(state, "B")["prestige"], of(state, "B")["morale"]) == (9, 5)


def test_PRO_7_10_exchanges_first_then_the_discounted_cost() -> None:
    state = position(2, A={"front": ["architectus"], "hand": ["turris", "fodina"], "goods": "0C 0W 0S 2G"})
    play(state, "A: build turris; exchange wood; build fodina")
    assert stock(state, "A") == "0C 0W 0S 0G"


def test_PRO_7_15_held_gloria_scores_nothing() -> None:
    state = position(
        2, step={"step": "PlayTurn", "final": True}, A={"hand": ["gloria_5"], "goods": "0G", "prestige": 3}
    )
    everybody_ends(state)
    assert state.result.scores[0] == 3


def test_PRO_7_26_effects_on_playing_still_happen_in_the_final_turn() -> None:
    state = position(
        2, step={"step": "PlayTurn", "final": True}, A={"hand": ["hortus"], "goods": "6G", "morale": 4}
    )
    play(state, "A: build hortus")
    assert of(state, "A")["morale"] == 5


def test_PRO_7_33_the_hand_limit_hits_a_player_who_had_a_turn() -> None:
    state = position(
        2,
        A={"hand": ["fons"] * 5, "city": ["horreum", "domus"], "goods": "0C 0W 0S 0G"},
        B={"hand": ["coniuratio"], "goods": "5G"},
    )
    play(state, "A: end", "B: play coniuratio; destroy horreum; end")
    assert asked(state) == "A HandLimit"
    assert legal(state, "A") == ["discard fons"]


def test_PRO_7_34_nothing_is_paid_before_the_choices_are_made() -> None:
    state = position(3, A={"hand": ["coniuratio"], "goods": "5G"})
    play(state, "A: play coniuratio")
    assert of(state, "A")["gold"] == 5
    play(state, "A: against 2")
    assert of(state, "A")["gold"] == 0  # HORREUM is the only building


OPTIONS = {
    "PRO-OPT-01": ("building_counts", "printed"),
    "PRO-OPT-02": ("strata_unique", True),
    "PRO-OPT-03": ("start_resource_order", "wood_clay_stone"),
    "PRO-OPT-04": ("destroy_reverts_steps", True),
    "PRO-OPT-05": ("destroyed_active_value", "printed"),
    "PRO-OPT-06": ("gloria_limit", "highest_counts"),
    "PRO-OPT-07": ("penalty_order", "left_first"),
    "PRO-OPT-08": ("activation_into_negative", True),
    "PRO-OPT-09": ("tie_gold", "before_conversion"),
}


@pytest.mark.parametrize("rule", OPTIONS)
def test_every_option_is_there_and_documented(rule: str) -> None:
    name, value = OPTIONS[rule]
    field = next(f for f in PROVINCIA.Options.__dataclass_fields__.values() if f.name == name)
    assert field.metadata["rule"] == rule
    assert field.metadata["doc"]
    state = PROVINCIA.new(seats=2, options={name: value}, seed="option")
    assert state.view(None)["options"][name] == value


@pytest.mark.parametrize(
    "options", [{"strata": True}, {"tie_gold": "never"}, {"strata_unique": "yes"}, {"preset": "x"}]
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        PROVINCIA.new(seats=2, options=options)
