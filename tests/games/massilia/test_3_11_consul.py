"""MAS-3.11 and MAS-3.12: the consul, tax, closing and building; MAS-D12 to MAS-D15."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from .helpers import GOODS, asked, harbour, legal, play, player, position, refused, stall


def visit(space: int, seats: int = 2, **spec: Any) -> Any:
    """A moves the consul one space, to end before this stall space."""
    state = position(seats, temple=["brown_1"], figures={"consul": f"P{space - 1}"}, **spec)
    return play(state, "A: use brown; die brown_1; value 1; move consul clockwise")


def test_MAS_3_11_1_and_MAS_3_12_1_building_is_optional() -> None:
    state = visit(5, A={"money": 5})
    assert legal(state) == ["no_build", "build"]
    play(state, "A: no_build")
    assert stall(state, "S5") is None
    assert player(state)["money"] == 5


def test_MAS_6_16_other_figures_do_not_matter() -> None:
    state = position(
        temple=["brown_1"], figures={"consul": "P4", "pink": "P5", "orange": "P5"}, A={"money": 5}
    )
    play(state, "A: use brown; die brown_1; value 1; move consul clockwise; build")
    assert stall(state, "S5") == ("A", {})


def test_MAS_3_11_2_an_empty_stall_is_closed_and_the_space_may_be_built_on() -> None:
    state = visit(9, A={"money": 5}, B={"stalls": {"S9": {}, "S13": {}}})
    assert stall(state, "S9") is None  # B has no card: nothing to ask
    assert asked(state) == "A BuildStall"


def test_MAS_D13_every_owner_with_a_card_is_asked() -> None:
    for hand, answers in ((["mars"], ["accept"]), (["pluto"], ["accept", "pluto"])):
        state = visit(9, A={"money": 5}, B={"hand": hand, "stalls": {"S9": {}, "S13": {}}})
        assert asked(state) == "B CloseStall"
        assert legal(state, "B") == answers
    play(state, "B: accept")
    assert asked(state) == "A BuildStall"
    state = visit(9, B={"hand": ["mars"], "stalls": {"S9": {}, "S13": {}}})
    assert refused(state, "pluto", "B").rule == "MAS-3.11"


TAXED = {"pink": 2, "orange": 1, "beige": 2}


@pytest.mark.parametrize("money", range(7))
def test_MAS_3_11_3_and_MAS_D12_every_answer_once(money: int) -> None:
    state = visit(9, B={"money": money, "stalls": {"S9": TAXED}})
    found = []

    def walk(state: Any, returned: tuple[str, ...]) -> None:
        if asked(state) != "B Tax":
            found.append((returned, money - player(state, "B")["money"]))
            return
        for move in legal(state, "B"):
            more = (move.removeprefix("return "),) if move.startswith("return") else ()
            walk(play(state.copy(), f"B: {move}"), returned + more)

    walk(state, ())
    cubes = [goods for goods in GOODS for _ in range(TAXED.get(goods, 0))]
    expected = {
        (back, 5 - len(back)) for size in range(6) for back in combinations(cubes, size) if 5 - size <= money
    }
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_MAS_3_11_3_no_building_and_the_stall_stays() -> None:
    state = visit(9, A={"money": 9}, B={"money": 0, "stalls": {"S9": {"pink": 1}, "S13": {}}})
    play(state, "B: return pink")
    assert stall(state, "S9") == ("B", {})
    assert asked(state) == "B TurnMenu"


def test_MAS_D12_pluto_and_no_pluto_after_the_first_cube() -> None:
    state = visit(9, B={"money": 9, "hand": ["pluto"], "stalls": {"S9": {"pink": 2}}})
    after = play(state.copy(), "B: return pink")
    assert refused(after, "pluto", "B").rule == "MAS-D12"
    before = harbour(state)
    play(state, "B: pluto")
    assert (player(state, "B")["money"], stall(state, "S9")) == (9, ("B", {"pink": 2}))
    assert harbour(state) == before


def test_MAS_D12_refusals() -> None:
    state = visit(9, B={"money": 1, "stalls": {"S9": {"pink": 1, "beige": 2}}})
    assert refused(state, "pay", "B").rule == "MAS-3.11.3"
    assert refused(state, "return orange", "B").rule == "MAS-3.11.3"
    assert refused(state, "pluto", "B").rule == "MAS-3.11"
    assert refused(state, "end", "B").rule == "MAS-3.11.3"
    play(state, "B: return beige")
    assert refused(state, "return pink", "B").rule == "MAS-D12"


def test_MAS_D12_the_owner_always_answers() -> None:
    """Even without money and cards: the question tells nothing (MAS-4.7)."""
    state = visit(9, B={"money": 0, "stalls": {"S9": {"pink": 1}}})
    assert asked(state) == "B Tax"
    assert legal(state, "B") == ["return pink"]


def test_MAS_3_11_4_and_MAS_7_6_the_own_stall() -> None:
    state = visit(5, A={"money": 3, "stalls": {"S5": {"pink": 2}}})
    assert asked(state) == "A Tax"
    play(state, "A: pay")
    assert player(state)["money"] == 1
    state = visit(5, A={"money": 5, "stalls": {"S5": {}, "S1": {}}})
    assert stall(state, "S5") is None
    play(state, "A: build")
    assert stall(state, "S5") == ("A", {})


def test_MAS_6_8_pluto_in_the_own_turn() -> None:
    state = visit(5, A={"money": 3, "hand": ["pluto"], "stalls": {"S5": {"pink": 2}}})
    play(state, "A: pluto")
    assert player(state)["money"] == 3


def test_MAS_3_11_5_and_MAS_7_7_the_last_stall_is_never_closed_but_taxed() -> None:
    state = visit(9, A={"money": 9}, B={"hand": ["pluto"], "stalls": {"S9": {}}})
    assert stall(state, "S9") == ("B", {})
    assert asked(state) == "B TurnMenu"  # nobody builds there
    state = visit(9, B={"money": 0, "stalls": {"S9": {"pink": 1}}})
    assert asked(state) == "B Tax"


def test_MAS_3_12_1_and_MAS_D14_asked_without_money_but_not_without_tiles() -> None:
    state = visit(5, A={"money": 4})
    assert legal(state) == ["no_build"]
    assert refused(state, "build").rule == "MAS-3.12.1"
    six = {f"S{n}": {} for n in (1, 2, 3, 4, 6, 7)}
    state = visit(5, A={"money": 9, "stalls": six})
    assert asked(state) == "B TurnMenu"


def test_MAS_7_8_a_closed_tile_is_available_at_once() -> None:
    six = {f"S{n}": {} for n in (1, 2, 3, 4, 5, 6)}
    state = visit(5, A={"money": 5, "stalls": six})
    assert asked(state) == "A BuildStall"
    play(state, "A: build")
    assert len(player(state)["stalls"]) == 6


def test_MAS_3_12_2_and_MAS_7_29_the_tile_stands_on_that_space() -> None:
    state = visit(5, A={"money": 5})
    play(state, "A: build")
    assert stall(state, "S5") == ("A", {})
    assert state.view(None)["players"][0]["tiles_left"] == 4


def test_MAS_3_12_3_and_MAS_D15_every_selection_once() -> None:
    stalls = {"S1": {"pink": 1, "beige": 2}, "S9": {"pink": 1, "purple": 3}}
    state = visit(5, A={"money": 5, "stalls": stalls})
    play(state, "A: build")
    found = []

    def walk(state: Any, taken: tuple[tuple[str, str], ...]) -> None:
        if asked(state) != "A StockStall":
            found.append(taken)
            return
        for move in legal(state):
            if move == "done":
                found.append(taken)
            else:
                _, space, goods = move.split()
                walk(play(state.copy(), f"A: {move}"), (*taken, (space, goods)))

    walk(state, ())
    piles = [(space, goods, n) for space, cubes in stalls.items() for goods, n in cubes.items()]
    expected = set()
    for numbers in product(*(range(n + 1) for _, _, n in piles)):
        if sum(numbers) <= 6:
            chosen = Counter({(space, goods): n for (space, goods, _), n in zip(piles, numbers, strict=True)})
            expected.add(tuple(sorted(chosen.elements())))
    assert len(found) == len(set(found))
    assert {tuple(sorted(way)) for way in found} == expected
    assert len(found) == len(expected)


def test_MAS_7_30_and_MAS_7_31_emptied_stalls_stay_and_six_is_the_limit() -> None:
    state = visit(5, A={"money": 5, "stalls": {"S1": {"pink": 1}, "S9": {"pink": 6}}})
    play(state, "A: build; stock S1 pink", *["A: stock S9 pink"] * 5)
    assert stall(state, "S1") == ("A", {})
    assert stall(state, "S5") == ("A", {"pink": 6})
    assert asked(state) == "B TurnMenu"


def test_MAS_D15_refusals() -> None:
    state = visit(5, A={"money": 5, "stalls": {"S1": {"pink": 1, "orange": 1}}})
    play(state, "A: build; stock S1 orange")
    assert asked(state) == "B TurnMenu"  # nothing comes after orange there
    state = visit(5, A={"money": 5, "stalls": {"S1": {"pink": 1, "orange": 2}}})
    play(state, "A: build; stock S1 orange")
    assert refused(state, "stock S1 pink").rule == "MAS-D15"
    assert refused(state, "stock S5 orange").rule == "MAS-3.12.3"


def test_MAS_7_22_who_has_passed_still_answers() -> None:
    state = position(
        3,
        temple=["brown_1"],
        active=1,
        passed=[0],
        figures={"consul": "P4"},
        A={"money": 2, "hand": ["pluto"], "stalls": {"S5": {"pink": 1}}},
    )
    play(state, "B: use brown; die brown_1; value 1; move consul clockwise")
    assert asked(state) == "A Tax"
    assert "pluto" in legal(state)


STEP = "A: use brown; die brown_1; value 1; move consul clockwise"


def test_MAS_7_8_six_stalls_one_of_them_closed_and_built_anew() -> None:
    stalls = {**{f"S{n}": {"pink": 1} for n in range(2, 7)}, "S7": {}}
    state = position(temple=["brown_1"], figures={"consul": "P6"}, A={"money": 5, "stalls": stalls})
    play(state, STEP)
    assert legal(state) == ["no_build", "build"]
    play(state, "A: build; stock S2 pink; done")
    assert stall(state, "S7") == ("A", {"pink": 1})
    assert player(state)["money"] == 0


def test_MAS_D14_without_a_tile_a_stall_is_closed_but_nothing_built() -> None:
    mine = {f"S{n}": {"pink": 1} for n in range(2, 8)}
    state = position(
        temple=["brown_1"],
        figures={"consul": "P8"},
        A={"money": 50, "stalls": mine},
        B={"stalls": {"S9": {}, "S10": {}}},
    )
    play(state, STEP)
    assert asked(state) == "B TurnMenu"
    assert list(player(state, "B")["stalls"]) == ["S10"]
