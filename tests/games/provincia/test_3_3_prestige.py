"""PRO-3.11 to PRO-3.15: prestige bookkeeping and destroyed buildings; PRO-OPT-04, PRO-OPT-05."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.games.provincia.goods import lose_prestige

from .helpers import PROVINCIA, lost_hard, of, play, position


@pytest.mark.parametrize("name", [n for n in PROVINCIA.data.in_the_box("buildings") if n != "horreum"])
def test_PRO_3_11_every_building_gives_its_printed_prestige(name: str) -> None:
    """PRO-3.11, PRO-3.12, PRO-3.27: and its effect on playing, unless it comes in inactive."""
    card = PROVINCIA.data["buildings"][name]
    town = "arelate" if name != "portus" else "massilia"
    state = position(2, A={"town": town, "goods": "9C 9W 9S 9G", "hand": [name], "morale": 3, "defence": 0})
    play(state, f"A: build {name}")
    player = of(state, "A")
    assert player["prestige"] == card["prestige"]
    spent = [9 - player[good] for good in ("clay", "wood", "stone", "gold")]
    assert spent == card["cost"]
    works = card["type"] == "active"
    assert player["morale"] == 3 + (card.get("morale", 0) if works else 0)
    assert player["defence"] == (card.get("defence", 0) if works else 0)
    assert state.view(None)["players"][0]["military"] == (card.get("military", 0) if works else 0)
    assert state.faults() == []


def test_PRO_3_12_audit_holds_after_activation() -> None:
    state = position(2, step="Activate", A={"city": ["horreum", "domus", "statio"]})
    play(state, "A: activate statio")
    assert of(state, "A")["prestige"] == 3 + 2 - 1
    assert state.faults() == []


def test_PRO_3_12_a_wrong_total_is_a_fault() -> None:
    state = position(2, A={"city": ["horreum", "domus"]})
    state.prestige[0] += 1
    assert any("prestige" in fault for fault in state.faults())


def test_PRO_3_13_steps_of_two() -> None:
    """PRO-3.13, PRO-3.14, PRO-7.5, PRO-C14: -2, -4, then a second card, and so on."""
    state = position(2)
    shown = []
    for _ in range(5):
        lose_prestige(state, 0, 2, "PRO-3.59")
        shown.append(state.view(None)["players"][0]["prestige_cards"])
    assert shown == [[-2], [-4], [-4, -2], [-4, -4], [-4, -4, -2]]
    assert of(state, "A")["prestige"] == -10
    assert state.faults() == []


def test_PRO_3_14_when_all_eight_cards_are_in_use_only_the_number_is_kept() -> None:
    state = position(2, A={"prestige_cards": [-4] * 7}, B={"prestige_cards": [-4]})
    lose_prestige(state, 1, 2, "PRO-3.59")
    assert of(state, "B")["prestige"] == -6
    assert state.view(None)["players"][1]["prestige_cards"] == [-4]
    state = position(2, A={"prestige_cards": [-4] * 7}, B={"prestige_cards": [-2]})
    lose_prestige(state, 1, 4, "PRO-3.53")  # the -2 can still be turned
    assert state.view(None)["players"][1]["prestige_cards"] == [-4]
    assert of(state, "B")["prestige"] == -6
    assert state.faults() == []


def test_PRO_3_14_four_prestige_are_two_steps() -> None:
    state = position(2, A={"prestige_cards": [-2]})
    lose_prestige(state, 0, 4, "PRO-3.53")
    assert state.view(None)["players"][0]["prestige_cards"] == [-4, -2]


def test_PRO_7_6_activation_and_destruction_use_no_prestige_cards() -> None:
    state = position(2, step="Activate", A={"city": ["horreum", "turris"], "prestige": 1})
    play(state, "A: activate turris")
    assert state.view(None)["players"][0]["prestige_cards"] == []


def test_PRO_7_7_odd_penalty_without_cards() -> None:
    state = position(2)
    lose_prestige(state, 0, 3, "PRO-3.53")
    assert of(state, "A")["prestige"] == -3
    assert state.view(None)["players"][0]["prestige_cards"] == []
    assert state.faults() == []


def destroyed(building: str, options: dict[str, Any] | None = None, **player: Any) -> Any:
    """The battle of round 2 takes this building of A; upkeep and income are over."""
    player = {"morale": 5, "defence": 2, "hand": [], "goods": "0C 0W 0S 5G", **player}
    return position(
        2,
        round=2,
        options=options or {},
        step={"step": "LoseBuilding", "tag": "any"},
        A={**player, "city": [building]},
    )


def test_PRO_3_15_one_off_gains_are_kept() -> None:
    """PRO-3.15, PRO-C12: prestige and continuous effects end, the morale step stays."""
    state = destroyed("colosseum")
    player = of(state, "A")
    assert (player["hand"], player["prestige"], player["morale"]) == (["colosseum"], 0, 5 - 1)
    assert "colosseum" not in state.dump()["discards"]["aedificium"]


@pytest.mark.parametrize("building", ["aurifex", "fodina", "lignator", "fornax_lateris"])
def test_PRO_3_15_income_ends(building: str) -> None:
    player = of(destroyed(building), "A")
    assert [player[good] for good in ("clay", "wood", "stone", "gold")] == [0, 0, 0, 4]  # 1 gold is the tax


@pytest.mark.parametrize(
    ("building", "morale", "defence"),
    [
        ("colosseum", 4, 2),
        ("armamentarium", 5, 1),
        ("turris", 5, 2),  # inactive: it never gave anything
        ("turris_active", 5, 1),
        ("villa_active", 4, 2),
        ("aquaeductus", 5, 2),  # recurring morale is no step of the card
    ],
)
def test_PRO_OPT_04_destruction_may_take_the_steps_back(building: str, morale: int, defence: int) -> None:
    state = destroyed(building, {"destroy_reverts_steps": True})
    assert (of(state, "A")["morale"], of(state, "A")["defence"]) == (morale - 1, defence - 1)  # upkeep
    kept = destroyed(building)
    assert (of(kept, "A")["morale"], of(kept, "A")["defence"]) == (4, 1)


def test_PRO_OPT_04_respects_the_bottom_of_the_tracks() -> None:
    state = destroyed("villa_active", {"destroy_reverts_steps": True}, morale=1)
    assert of(state, "A")["morale"] == 1
    state = destroyed("turris_active", {"destroy_reverts_steps": True}, defence=-3)
    assert of(state, "A")["defence"] == -3


@pytest.mark.parametrize(("option", "prestige"), [("net", 8), ("printed", 7)])
def test_PRO_OPT_05_value_of_a_destroyed_active_building(option: str, prestige: int) -> None:
    state = destroyed("statio_active", {"destroyed_active_value": option}, prestige=9)
    assert of(state, "A")["prestige"] == prestige
    assert state.faults() == []


def test_PRO_3_15_replayed_building_starts_inactive_and_gives_its_gain_again() -> None:
    """PRO-3.15, PRO-7.8."""
    state = position(2, A={"city": ["horreum"], "hand": ["emporium"], "goods": "2C 1W 1S 1G", "prestige": 4})
    play(state, "A: build emporium; end", "B: end")
    assert of(state, "A")["city"] == ["horreum", "emporium"]
    gold = of(state, "A")["gold"]
    play(state, "A: activate emporium")
    assert of(state, "A")["gold"] == gold + 4


def test_PRO_7_7_an_odd_prestige_penalty_is_kept_without_cards() -> None:
    loser = of(lost_hard("bellum_ii_a", clay=1, wood=1, stone=0, gold=5), "A")

    assert (loser["prestige"], loser["on_no_card"], loser["on_prestige_cards"]) == (-3, -3, 0)
