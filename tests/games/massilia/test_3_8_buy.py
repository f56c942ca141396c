"""MAS-3.8: buying goods; MAS-D05 and MAS-D06 against plain enumerations."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from .helpers import asked, legal, play, player, position, refused, stall
from .oracle import god, purchases


def test_MAS_3_8_1_at_least_one_coloured_cube_and_MAS_6_4() -> None:
    state = position(temple=["beige_3"], prices={"pink": 1, "orange": 2, "purple": 2}, A={"money": 30})
    play(state, "A: use beige; die beige_3; value 3")
    assert legal(state) == [f"buy {good} {n}" for good in ("pink", "orange", "purple") for n in (1, 2, 3)]
    assert refused(state, "buy pink 4").rule == "MAS-3.8.1"


def test_MAS_3_8_2_price_of_the_good_and_MAS_1_for_beige() -> None:
    state = position(temple=["beige_5"], prices={"orange": 3}, A={"money": 30})
    play(state, "A: use beige; die beige_5; value 5; buy orange 2")
    assert player(state)["money"] == 30 - 2 * 3 - 3


def test_MAS_3_8_4_money_room_and_harbour_must_suffice() -> None:
    prices = {"pink": 2, "orange": 3, "purple": 2}
    state = position(temple=["beige_2"], prices=prices, supply=0, A={"money": 3})
    play(state, "A: use beige; die beige_2; value 2")
    assert legal(state) == ["buy pink 1", "buy purple 1"]
    assert refused(state, "buy orange 1").rule == "MAS-3.8.4"
    state = position(temple=["beige_2"], supply=0, A={"money": 30, "stalls": {"S1": {"beige": 5}}})
    assert refused(state, "use beige").rule == "MAS-3.6.6"
    state = position(temple=["beige_2"], supply=0, A={"money": 30, "stalls": {"S1": {"beige": 6}}})
    assert refused(state, "use beige").rule == "MAS-3.8.4"


def test_MAS_7_3_harbour_short() -> None:
    state = position(
        temple=["beige_2"], harbour={"pink": 0, "orange": 1, "purple": 2, "beige": 1}, A={"money": 30}
    )
    play(state, "A: use beige; die beige_2; value 2")
    assert legal(state) == ["buy orange 1", "buy purple 1", "buy purple 2"]
    assert refused(state, "buy pink 1").rule == "MAS-7.3"


@pytest.mark.parametrize(("mark", "after"), [(3, 2), (2, 1), (1, 1)])
def test_MAS_3_8_5_the_point_stone_falls_once(mark: int, after: int) -> None:
    state = position(temple=["beige_4"], marks={"pink": mark}, A={"money": 30})
    play(state, "A: use beige; die beige_4; value 4; buy pink 3")
    assert state.dump()["marks"] == {"pink": after, "orange": 2, "purple": 2}


def test_MAS_D05_all_purchases_and_cards() -> None:
    """Every split, with every use of Mercurius and Neptunus, at its cost; and nothing else."""
    rng = Random("purchases")
    compared = 0
    for _ in range(80):
        value = rng.randint(1, 5)
        gods = ["mercurius", "neptunus", "venus", "jupiter"]
        state = position(
            temple=[f"beige_{value}"],
            supply=0,
            seed=str(rng.random()),
            harbour={name: rng.choice((0, 1, 3, 9)) for name in ("pink", "orange", "purple", "beige")},
            A={
                "money": rng.randint(0, 9),
                "hand": rng.sample(gods, rng.randint(0, 3)),
                "stalls": {"S1": {"beige": rng.choice((0, 0, 3))}},
            },
        )
        hand = [god(card) for card in player(state)["hand"]]
        expected = purchases(state.dump(), value, hand)
        found: dict[tuple[str, int, str], int] = {}
        if "use beige" in legal(state):
            play(state, f"A: use beige; die beige_{value}; value {value}")
            for move in legal(state):
                _, good, number = move.split()
                chosen = play(state.copy(), f"A: {move}")
                if asked(chosen) != "A BuyCards":
                    found[good, int(number), "nothing"] = state.money[0] - chosen.money[0]
                    continue
                for cards in legal(chosen):
                    after = play(chosen.copy(), f"A: {cards}")
                    found[good, int(number), cards.removeprefix("with ")] = state.money[0] - after.money[0]
        assert found == expected
        compared += len(found)
    assert compared > 150


def test_MAS_7_16_mercurius_bounds_when_buying() -> None:
    for price, cards in ((1, ["nothing", "mercurius_up"]), (3, ["nothing", "mercurius_down"])):
        state = position(temple=["beige_1"], prices={"pink": price}, A={"money": 9, "hand": ["mercurius"]})
        play(state, "A: use beige; die beige_1; value 1; buy pink 1")
        assert legal(state) == [f"with {card}" for card in cards]
        wrong = "with mercurius_down" if price == 1 else "with mercurius_up"
        assert refused(state, wrong).rule == "MAS-7.16"


def test_MAS_7_17_neptunus_frees_the_two_dearest_even_the_whole_purchase() -> None:
    state = position(temple=["beige_2"], prices={"pink": 3}, A={"money": 0, "hand": ["neptunus"]})
    play(state, "A: use beige; die beige_2; value 2; buy pink 2")
    assert legal(state) == ["with neptunus"]
    play(state, "A: with neptunus")
    assert state.dump()["marks"]["pink"] == 1
    assert player(state)["money"] == 0


def test_MAS_3_8_3_and_MAS_D06_one_stall_with_room_is_filled_without_a_question() -> None:
    state = position(temple=["beige_2"], A={"money": 9, "stalls": {"S1": {"pink": 6}, "S4": {"pink": 4}}})
    play(state, "A: use beige; die beige_2; value 2; buy pink 1")
    assert asked(state) == "B TurnMenu"
    assert stall(state, "S4") == ("A", {"pink": 5, "beige": 1})


def distributions(rooms: list[int], coloured: int, beige: int) -> set[tuple[tuple[int, int], ...]]:
    """Every assignment of the cubes to stalls with this room."""
    shares = [
        [(x, y) for x in range(coloured + 1) for y in range(beige + 1) if x + y <= room] for room in rooms
    ]
    return {
        each
        for each in product(*shares)
        if sum(x for x, _ in each) == coloured and sum(y for _, y in each) == beige
    }


@pytest.mark.parametrize(
    ("rooms", "coloured", "beige"),
    [
        ([6, 6, 6], 2, 2),
        ([1, 2, 6], 3, 1),
        ([1, 1, 1], 1, 2),
        ([0, 3, 1], 4, 0),
        ([2, 0, 2], 1, 3),
        ([6, 6, 0], 5, 1),
        ([2, 6, 0], 6, 0),
    ],
)
def test_MAS_D06_every_distribution_once(rooms: list[int], coloured: int, beige: int) -> None:
    spaces = ["S1", "S4", "S7"]
    stalls = {space: {"orange": 6 - room} for space, room in zip(spaces, rooms, strict=True)}
    step = {"step": "Distribute", "goods": "purple", "coloured": coloured, "beige": beige}
    state = position(3, step=step, A={"stalls": stalls})
    found = []

    def walk(state: Any) -> None:
        if asked(state) != "A Distribute":
            goods = [player(state)["stalls"][space] for space in spaces]
            found.append(tuple((g["purple"], g["beige"]) for g in goods))
            return
        assert len(state.moves(0)) > 1, "a question with one answer"
        for move in legal(state):
            walk(play(state.copy(), f"A: {move}"))

    walk(state)
    assert len(found) == len(set(found))
    assert set(found) == distributions(rooms, coloured, beige)


def test_MAS_D06_refusals() -> None:
    step = {"step": "Distribute", "goods": "purple", "coloured": 3, "beige": 2}
    state = position(step=step, A={"stalls": {"S1": {"pink": 3}, "S4": {"pink": 3}}})
    assert refused(state, "put 3 1").rule == "MAS-3.2.1"
    assert refused(state, "put 1 0").rule == "MAS-3.2.1"
    assert refused(state, "put 4 0").rule == "MAS-3.8.3"
    assert refused(state, "end").rule == "MAS-3.8.3"


def test_MAS_7_17_neptunus_without_money_and_mercurius_either_way() -> None:
    spec = {"money": 0, "hand": ["neptunus", "mercurius"], "stalls": {"S5": {}}}
    state = position(temple=["beige_2"], prices={"pink": 2}, marks={"pink": 1}, A=spec)
    play(state, "A: use beige; die beige_2; value 2; buy pink 2")
    assert set(legal(state)) == {
        f"with {up_or_down}neptunus" for up_or_down in ("", "mercurius_down_", "mercurius_up_")
    }
    play(state, "A: with neptunus")
    assert stall(state, "S5") == ("A", {"pink": 2})
    assert state.dump()["marks"]["pink"] == 1  # falls, but not below 1
