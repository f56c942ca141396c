"""Cases found while the specification was read against the game, each named after its rule."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadEdition
from taberna.kernel.state import State

GAME = taberna.game("provincia")
HARD = taberna.game(
    "provincia",
    {
        "bellum": {
            "bellum_ii_a": {
                "first": {"kind": "resources", "amount": 3},
                "substitute": {"kind": "prestige", "amount": 3},
            },
            "bellum_ii_b": {"first": {"kind": "building", "tag": "any", "amount": 2}, "substitute": {}},
        }
    },
)


def texts(state: State, seat: int = 0) -> set[str]:
    return {move.text for move in state.moves(seat)}


def player(state: State, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state.dump()["players"][seat]
    return found


def ends(state: State, step: str) -> list[State]:
    """All states reached when seat 0 has answered this step in every way."""
    if state.dump()["stack"][-1]["step"] != step or state.to_move != (0,):
        return [state]
    found: list[State] = []
    for move in state.moves(0):
        world = state.copy()
        world.play(0, move)
        found += ends(world, step)
    return found


def lost(bellum: str, **loser: Any) -> State:
    """Seat 0 has just lost the battle of round 2."""
    players = [{"morale": 1, "defence": -3, "hand": [], **loser}, {"morale": 10, "defence": 10, "hand": []}]
    state = HARD.position({"round": 2, "bellum": [bellum], "step": "ChooseTokens", "players": players})
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    return state


def test_PRO_D13_every_set_of_discards_is_offered_exactly_once() -> None:
    hand = ["domus", "fons", "villa", "legio", "praetor", "turris", "turris"]
    start = GAME.position({"seats": 2, "step": "HandLimit", "players": [{"hand": hand}, {}]})

    kept = Counter(tuple(sorted(player(state)["hand"])) for state in ends(start, "HandLimit"))

    assert set(kept) == {tuple(sorted(five)) for five in combinations(hand, 5)}
    assert set(kept.values()) == {1}


def test_PRO_D11_every_mix_of_three_resources_is_offered_exactly_once() -> None:
    start = GAME.position({"players": [{"hand": ["corruptio"], "clay": 4, "wood": 4, "stone": 4}, {}]})
    start.play(0, "play corruptio")

    left = [
        tuple(player(state)[good] for good in ("clay", "wood", "stone"))
        for state in ends(start, "PayResources")
    ]

    assert len(left) == len(set(left)) == 10


def test_PRO_4_8_declining_looks_like_not_holding_aediles() -> None:
    def seen(hand: list[str]) -> str:
        state = GAME.position(
            {
                "players": [
                    {"hand": ["coniuratio"], "gold": 5},
                    {"hand": hand, "gold": 2, "city": ["horreum", "circus"]},
                    {"hand": []},
                ]
            }
        )
        events = state.listen()
        for seat, move in ((0, "play coniuratio"), (0, "against 1"), (0, "destroy circus"), (1, "decline")):
            state.play(seat, move)
        others = (None, 0, 2)
        return json.dumps(
            [[state.view(viewer) for viewer in others], [[e.seen_by(v) for e in events] for v in others]]
        )

    assert seen(["aediles"]) == seen(["legio"])


def test_PRO_4_5_a_reshuffled_discard_pile_is_remembered() -> None:
    state = GAME.position(
        {
            "step": "ChooseDeck",
            "exact": ["aedificium"],
            "decks": {"aedificium": ["domus", "fons", "strata", "forum"]},
            "discards": {"aedificium": ["villa", "villa", "vinea", "vinea", "mola", "mola"]},
            "players": [{"hand": ["puteus"]}, {"hand": ["puteus"]}],
        }
    )
    state.play(0, "select aedificium")

    worlds = [GAME.imagine(state.view(1), Random(i)).dump() for i in range(60)]

    face_down = {card for world in worlds for card in world["face_down"]}
    assert face_down == {"villa", "vinea", "mola"}
    assert not any({"villa", "vinea", "mola"} & set(world["removed"]["aedificium"]) for world in worlds)


def test_PRO_3_56_of_two_buildings_due_each_aediles_saves_one() -> None:
    state = lost("bellum_ii_b", hand=["aediles"], city=["horreum", "domus", "fons"])

    assert texts(state) == {"lose horreum", "lose domus", "lose fons", "aediles"}
    state.play(0, "aediles")
    assert texts(state) == {"lose horreum", "lose domus", "lose fons"}
    state.play(0, "lose fons")

    assert player(state)["city"] == ["domus", "horreum"]


def test_PRO_3_53_two_buildings_cannot_be_lost_by_a_city_of_one() -> None:
    state = lost("bellum_ii_b", hand=["aediles"], city=["horreum"], gold=5)

    assert player(state)["city"] == ["horreum"]
    assert player(state)["gold"] == 5 - 3 - 1  # PRO-3.54, then the tax


def test_PRO_1_31_the_loser_chooses_which_resources_go() -> None:
    state = lost("bellum_ii_a", clay=2, wood=1, stone=1)

    left = {tuple(player(s)[good] for good in ("clay", "wood", "stone")) for s in ends(state, "PayResources")}

    assert left == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_PRO_7_7_an_odd_prestige_penalty_is_kept_without_cards() -> None:
    loser = player(lost("bellum_ii_a", clay=1, wood=1, stone=0, gold=5))

    assert (loser["prestige"], loser["on_no_card"], loser["on_prestige_cards"]) == (-3, -3, 0)


WRONG_EDITIONS: list[tuple[dict[str, Any], str]] = [
    ({"tracks": {"morale": {"start": 99}}}, "tracks.morale.start: 99 is not between 1 and 10"),
    ({"tracks": {"hand": {"limit": 0}}}, "tracks.hand.limit"),
    ({"setup": {"gold": {"start": 99}}}, "more than there is: gold"),
    ({"setup": {"gold": {"start": -1}}}, "setup.gold.start: -1 is not between 0 and 99"),
    ({"goods": {"clay": {"count": 3}}}, "more than there is: clay"),
    ({"setup": {"players_2": {"rows": [[0, 4, 4, 3], [0, 4, 4, "x"]]}}}, "is not a whole number"),
    ({"setup": {"players_2": {"rows": [5, 6]}}}, "5 is no list"),
    ({"setup": {"players_2": {"rows": [[0, 4, 4, 3], [0, 4, 4, 30]]}}}, "0 to 9"),
    ({"spqr": {"legio": {"gold": -1}}}, "spqr.legio.gold: -1 is not between 0 and 99"),
    ({"spqr": {"consuetudo": {"cards": 0}}}, "spqr.consuetudo.cards: 0 is not between 1 and 99"),
    ({"spqr": {"corruptio": {"resources": 0}}}, "spqr.corruptio.resources: 0 is not between 1 and 99"),
]


@pytest.mark.parametrize(("changes", "words"), WRONG_EDITIONS)
def test_PRO_2_6_editions_that_cannot_be_played_are_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        taberna.game("provincia", changes)
