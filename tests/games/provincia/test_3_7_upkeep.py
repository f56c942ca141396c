"""PRO-3.58 to PRO-3.64: upkeep, taxes, activation, income (PRO-D17)."""

from __future__ import annotations

import pytest

from .helpers import PROVINCIA, asked, legal, of, play, position, refused, stock

INACTIVE = [
    name for name, card in PROVINCIA.data.in_the_box("buildings").items() if card["type"] == "inactive"
]


def test_PRO_3_58_morale_and_defence_drop() -> None:
    state = position(2, step="Upkeep", A={"morale": 7, "defence": 3})
    assert (of(state, "A")["morale"], of(state, "A")["defence"]) == (6, 2)


def test_PRO_3_59_tax_is_compulsory_with_gold() -> None:
    """PRO-3.59, PRO-7.24."""
    state = position(2, step="Upkeep", A={"goods": "1G", "prestige": 5}, B={"goods": "0G", "prestige": 5})
    assert (of(state, "A")["gold"], of(state, "A")["prestige"]) == (0, 5)
    assert (of(state, "B")["gold"], of(state, "B")["prestige"]) == (0, 3)


def test_PRO_7_12_a_target_without_gold_loses_prestige() -> None:
    state = position(2, step="Upkeep", A={"front": ["concussio"], "concussio": 1}, B={"goods": "0G"})
    assert of(state, "B")["prestige"] == -2


def test_PRO_7_12_a_target_may_still_play_corruptio_and_praetor() -> None:
    state = position(
        2,
        start=1,
        A={"front": ["concussio"], "concussio": 1},
        B={"hand": ["corruptio", "praetor"], "goods": "1C 1W 1S 1G"},
    )
    play(state, "B: play corruptio; play praetor; end", "A: end")
    assert of(state, "B")["gold"] == 0


def test_PRO_3_60_nine_types_come_in_inactive() -> None:
    """PRO-3.60: activated only in phase 5, in the same round or later, and once."""
    nine = "emporium exercitatio mola statio templum turris via_mercatoris villa vinea"
    assert " ".join(INACTIVE) == nine
    state = position(2, A={"hand": ["vinea"], "goods": "1C 0W 0S 5G"})
    play(state, "A: build vinea; end", "B: end")
    assert asked(state) == "A Activate"
    play(state, "A: activate vinea")
    later = position(2, step="Activate", A={"city": ["horreum", "vinea_active"]})
    assert asked(later) == "B ChooseDeck"


@pytest.mark.parametrize("name", INACTIVE)
def test_PRO_3_62_effects_of_activation(name: str) -> None:
    """PRO-3.61, PRO-3.62, PRO-C21: each costs exactly 1 prestige."""
    expected = {
        "emporium": (4, 0, 0, 0),
        "via_mercatoris": (2, 0, 0, 0),
        "villa": (1, 1, 0, 0),
        "vinea": (1, 1, 0, 0),
        "mola": (0, 1, 0, 0),
        "templum": (0, 1, 0, 0),
        "turris": (0, 0, 1, 0),
        "exercitatio": (0, 0, 0, 1),
        "statio": (0, 0, 0, 2),
    }[name]
    state = position(
        2, step="Activate", A={"city": ["horreum", name], "goods": "0G", "morale": 3, "prestige": 7}
    )
    play(state, f"A: activate {name}")
    player = state.view(None)["players"][0]
    assert (player["gold"], player["morale"] - 3, player["defence"], player["military"]) == expected
    assert player["prestige"] == 6


def test_PRO_3_61_voluntary_one_after_another() -> None:
    """PRO-3.61, PRO-D17: any number, equal ones offered once, then stop."""
    state = position(2, step="Activate", A={"city": ["horreum", "turris", "turris", "villa"]})
    assert legal(state, "A") == ["stop", "activate turris", "activate villa"]
    play(state, "A: activate turris; activate turris")
    assert of(state, "A")["defence"] == 2
    assert refused(state, "A", "activate turris").rule == "PRO-3.60"
    assert refused(state, "A", "end").rule == "PRO-3.61"
    play(state, "A: stop")
    assert of(state, "A")["city"] == ["horreum", "villa", "turris_active", "turris_active"]


@pytest.mark.parametrize(("option", "question"), [(False, "B ChooseDeck"), (True, "A Activate")])
def test_PRO_OPT_08_activation_needs_a_point_to_pay_with(option: bool, question: str) -> None:
    """PRO-3.61, PRO-OPT-08, PRO-7.4."""
    state = position(
        2,
        step="Activate",
        options={"activation_into_negative": option},
        A={"city": ["horreum", "turris"], "prestige": 0},
    )
    assert asked(state) == question
    if option:
        play(state, "A: activate turris")
        assert of(state, "A")["prestige"] == -1


def test_PRO_3_63_income() -> None:
    """PRO-3.63, PRO-C11: every producer once per copy; one-off gains are not repeated."""
    city = ["horreum", "aurifex", "fodina", "fodina", "fornax_lateris", "lignator", "aquaeductus"]
    city += ["colosseum", "armamentarium", "emporium_active", "turris_active"]
    state = position(2, step="Activate", A={"city": city, "goods": "0C 0W 0S 0G", "morale": 3, "defence": 1})
    assert stock(state, "A") == "1C 1W 2S 1G"
    assert (of(state, "A")["morale"], of(state, "A")["defence"]) == (4, 1)


def test_PRO_3_63_buildings_of_this_round_already_count() -> None:
    state = position(2, A={"hand": ["lignator"], "goods": "0C 0W 0S 2G"})
    play(state, "A: build lignator; end", "B: end")
    assert stock(state, "A") == "0C 1W 0S 0G"  # 1 gold for it, 1 tax


def test_PRO_3_64_activation_then_income_player_by_player() -> None:
    """PRO-3.64, PRO-7.32: A's EMPORIUM and AURIFEX empty the supply before B's AURIFEX."""
    state = position(
        2,
        step="Activate",
        A={"city": ["horreum", "emporium", "aurifex"], "goods": "0G"},
        B={"city": ["horreum", "aurifex"], "goods": "0G"},
        supply={"gold": 5},
    )
    play(state, "A: activate emporium")
    assert (of(state, "A")["gold"], of(state, "B")["gold"]) == (5, 0)
