"""PRO-5: the final play turn, scoring and ties."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from .helpers import asked, everybody_ends, legal, of, play, position, refused, started

FINAL = {"step": "PlayTurn", "final": True}


def final(seats: int = 2, **spec: Any) -> Any:
    return position(seats, step=FINAL, **spec)


def test_PRO_5_1_the_final_turn_has_the_rules_of_phase_2() -> None:
    """PRO-5.1, PRO-7.26: no activation, income, tax or hand limit afterwards."""
    hand = ["turris", "legio", "fons", "fons", "fons", "strata", "strata", "strata"]
    state = final(
        A={"hand": hand, "goods": "0C 1W 0S 6G", "city": ["horreum", "aurifex"], "morale": 4, "defence": 0}
    )
    play(state, "A: build turris; play legio; exchange stone; end", "B: end")
    assert asked(state) == "over"
    player = of(state, "A")
    assert (player["morale"], player["defence"], player["gold"]) == (4, 1, 2)
    assert player["city"] == ["aurifex", "horreum", "turris"]
    assert state.result.scores[0] == 2 + 2


def test_PRO_5_1_in_turn_order_of_round_6() -> None:
    state = final(3, start=2)
    order = ""
    while state.to_move:
        order += asked(state)[0]
        state.play(state.to_move[0], "end")
    assert order == "CAB"


def test_PRO_5_2_coniuratio_in_the_final_turn() -> None:
    """PRO-5.2: the victim may rebuild only if the own turn is still to come."""
    rich = {"city": ["horreum", "domus"], "hand": ["coniuratio"], "goods": "9C 9W 9S 9G"}
    state = final(A=rich, B=rich)
    play(state, "A: play coniuratio; destroy domus", "B: decline", "A: end")
    play(state, "B: build domus; play coniuratio; destroy domus")
    play(state, "B: end")
    assert asked(state) == "over"
    assert "domus" in of(state, "B")["city"]
    assert "domus" in of(state, "A")["hand"]


@pytest.mark.parametrize(
    ("gold", "points", "left"), [(0, 0, 0), (2, 0, 2), (3, 1, 0), (8, 2, 2), (30, 10, 0)]
)
def test_PRO_5_3_gold_into_prestige(gold: int, points: int, left: int) -> None:
    state = everybody_ends(final(A={"goods": f"{gold}G", "prestige": 5}, B={"goods": "0G"}))
    assert state.result.scores[0] == 5 + points
    assert of(state, "A")["gold"] == left
    assert sum(player["gold"] for player in state.dump()["players"]) + state.dump()["supply"]["gold"] == 53


def test_PRO_5_4_gloria_counts_after_the_gold() -> None:
    state = everybody_ends(final(A={"front": ["gloria_4"], "goods": "3G", "prestige": 10}, B={"front": []}))
    assert state.result.scores[0] == 15
    best = everybody_ends(final(A={"front": ["gloria_4", "gloria_2"], "goods": "0G", "prestige": 0}))
    assert best.result.scores[0] == 4


def test_PRO_5_5_most_prestige_wins_also_below_zero() -> None:
    """PRO-5.5: goods, hand cards and tokens are worth nothing."""
    state = everybody_ends(
        final(
            A={"prestige": -7, "goods": "0C 0W 0S 0G", "hand": []},
            B={"prestige": -8, "goods": "9C 9W 9S 2G", "hand": ["circus", "gloria_5"]},
        )
    )
    assert state.result.scores == (-7, -8)
    assert state.result.winners == (0,)
    assert state.result.tie_break == "none"


EQUAL = {"prestige": 20, "goods": "2C 2W 2S 1G", "morale": 4, "hand": []}


@pytest.mark.parametrize(
    ("better", "tie_break"),
    [
        ({"city": ["horreum", "pons"]}, "personal_building"),
        ({"goods": "0C 0W 0S 2G"}, "gold"),
        ({"goods": "2C 2W 3S 1G"}, "resources"),
        ({"morale": 5}, "morale"),
        ({}, "shared"),
    ],
)
def test_PRO_5_6_ties(better: dict[str, Any], tie_break: str) -> None:
    """PRO-5.6, PRO-5.7: personal building, then gold, resources, morale, else a shared victory."""
    state = final(A={**EQUAL, "town": "tolosa"}, B={**EQUAL, "town": "arelate", **better})
    everybody_ends(state)
    assert state.result.tie_break == tie_break
    assert state.result.winners == ((0, 1) if tie_break == "shared" else (1,))
    assert state.result.ranking == ((1, 1) if tie_break == "shared" else (2, 1))


def test_PRO_1_20_the_other_bridge_or_harbour_is_not_personal() -> None:
    """Only the picture on the own board counts; PORTUS cannot stand in a PONS town at all."""
    state = final(
        A={**EQUAL, "town": "massilia", "city": ["horreum", "portus"]}, B={**EQUAL, "town": "arelate"}
    )
    everybody_ends(state)
    assert state.result.winners == (0,)
    assert state.result.tie_break == "personal_building"


@pytest.mark.parametrize(("option", "winner"), [("after_conversion", 1), ("before_conversion", 0)])
def test_PRO_OPT_09_which_gold_breaks_a_tie(option: str, winner: int) -> None:
    """PRO-5.7, PRO-OPT-09, PRO-C13: 9 coins and 8 coins; 0 and 2 are left."""
    state = final(
        options={"tie_gold": option},
        A={**EQUAL, "prestige": 20, "goods": "0C 0W 0S 9G"},
        B={**EQUAL, "prestige": 21, "goods": "0C 0W 0S 8G"},
    )
    everybody_ends(state)
    assert state.result.scores == (23, 23)
    assert state.result.winners == (winner,)


def test_PRO_5_8_ranking_by_the_same_comparison() -> None:
    """PRO-5.8 against a plain sort of random ends."""
    rng = Random(5)
    for _ in range(25):
        players = {
            letter: {
                "prestige": rng.choice((9, 10)),
                "goods": f"{rng.randrange(2)}C 0W 0S {rng.randrange(4)}G",
                "morale": rng.choice((2, 3)),
                "hand": [],
            }
            for letter in "ABCD"
        }
        state = everybody_ends(final(4, **players))
        keys = []
        for letter, player in players.items():
            clay, _, _, gold = (int(word[:-1]) for word in str(player["goods"]).split())
            keys.append((int(player["prestige"]) + gold // 3, gold % 3, clay, int(player["morale"])))
            assert of(state, letter)["gold"] == gold % 3
        expected = tuple(1 + sum(other > key for other in keys) for key in keys)
        assert state.result.ranking == expected
        assert state.result.winners == tuple(i for i, rank in enumerate(expected) if rank == 1)


def test_after_the_end_nothing_can_be_played() -> None:
    state = everybody_ends(final())
    assert state.to_move == ()
    assert legal(state, "A") == []
    assert refused(state, "A", "end").text == "the game is over"


def test_random_games_are_bounded() -> None:
    """Random play ends, well below a thousand decisions per player."""
    for seats, seed in product(range(2, 7), ("x", "y")):
        state = started(seats, seed=seed)
        rng = Random(seed)
        count = 0
        while state.to_move:
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.moves(seat)))
            count += 1
        assert count < 250 * seats
