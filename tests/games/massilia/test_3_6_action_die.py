"""MAS-3.6 and MAS-D04: the action die. The generator against a plain enumeration of the formula MAS-3.6.4."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from time import process_time
from typing import Any

import pytest

from taberna.games.massilia.action_die import ENOUGH, Payable, stones
from taberna.games.massilia.dice import reach, ring6
from taberna.games.massilia.gods import JUNO, MINERVA, PHOEBUS

from .helpers import MASSILIA, asked, legal, play, player, position, refused
from .oracle import Way, god, ways

COMPOSING = ("ChooseDice", "ChooseSteps", "ChooseCards")


def offered(state: Any) -> Iterator[Way]:
    """Every way through the small moves of the engine, from the menu until the dice are behind the screen."""
    seat = state.active
    for use in state.moves(seat):
        if use.verb == "use":
            yield from _follow(state, use, use.args[0])


def _follow(state: Any, move: Any, colour: str) -> Iterator[Way]:
    before = state
    state = state.copy()
    seat = state.active
    state.listen()
    state.play(seat, move)
    told = [event for event in state.listener if event.key == "uses-dice"]
    if not told:
        assert state.stack[-1].name in COMPOSING, "nothing happens before the composition is complete"
        moves = state.moves(seat)
        assert moves, "a dead end"
        for following in moves:
            yield from _follow(state, following, colour)
        return
    use = told[0].args
    dice = tuple(sorted(use["dice"]))
    steps = _steps(before, move, use["value"])
    held = before.dump()["players"][seat]["hand"]
    cards = tuple(
        sorted(god(e.args["card"]) for e in state.listener if e.key == "plays-card" and e.rule == "MAS-3.6.3")
    )
    assert len(held) >= len(cards)
    yield dice, colour, use["value"], steps, cards, use["stones"]


def _steps(before: Any, move: Any, value: int) -> int:
    """How many steps the committed composition takes: as answered, or the only possible number."""
    if move.verb == "steps":
        return int(move.code)
    step = before.stack[-1]
    if step.name == "ChooseCards":
        return int(step.steps)
    names = step.dump(before)["dice"]
    costs = reach(tuple(sorted(int(die.rsplit("_", 1)[1]) for die in names)))[value]
    return costs.bit_length() - 1 if costs & costs - 1 == 0 else (costs & -costs).bit_length() - 1


def random_position(rng: Random) -> Any:
    """A menu with few dice, a small supply and cards that matter."""
    seats = rng.choice((2, 3))
    colours = ("beige", "brown", "black", "grey")
    dice = [f"{rng.choice(colours)}_{rng.randint(1, 6)}" for _ in range(rng.randint(1, 3))]
    dice = [
        die for i, die in enumerate(dice) if sum(d.split("_")[0] == die.split("_")[0] for d in dice[:i]) < 2
    ]
    cut = rng.randint(0, len(dice))
    gods = ["jupiter", "neptunus", "mercurius", "minerva", "phoebus", "juno", "venus", "mars"]
    goods = {name: rng.randint(0, 1) for name in ("pink", "orange", "purple", "beige")}
    return position(
        seats,
        options={
            "group_recolour": rng.random() < 0.3,
            "minerva_steps": rng.choice((1, 1, 2)),
            "cards_without_effect": rng.random() < 0.3,
            "full_hand_blocks": rng.random() < 0.2,
        },
        seed=str(rng.random()),
        temple=dice[:cut],
        supply=rng.choice((0, 0, 1, 1, 2, 3, 5)),
        harbour={name: rng.choice((0, 1, 2, 9)) for name in ("pink", "orange", "purple", "beige")},
        A={
            "money": rng.choice((0, 1, 2, 3, 5, 9)),
            "hand": rng.sample(gods, rng.randint(0, 3)),
            "stalls": {"S1": goods, "S4": {"beige": rng.choice((0, 5, 6))}},
            "reserve": dice[cut:],
        },
    )


@pytest.mark.parametrize("block", range(6))
def test_MAS_3_6_4_every_legal_composition_is_offered_exactly_once(block: int) -> None:
    rng = Random(f"compositions {block}")
    compared = 0
    for _ in range(40):
        state = random_position(rng)
        found = list(offered(state))
        assert len(set(found)) == len(found), "a composition is offered twice"
        assert set(found) == ways(state.dump()), state.dump()
        compared += len(found)
    assert compared > 500


@pytest.mark.parametrize("minerva_steps", [1, 2])
def test_MAS_3_6_4_the_formula(minerva_steps: int) -> None:
    """Every number of dice, colours and steps of a small action, with every set of cards."""
    for k, r, d, juno, phoebus, minerva in product(range(1, 5), range(5), range(7), *[(0, 1)] * 3):
        cards = juno * JUNO.bit | phoebus * PHOEBUS.bit | minerva * MINERVA.bit
        free = juno * (k >= 2) + phoebus * (r >= 1) + minerva * min(d, minerva_steps)
        assert stones(k - 1, r, d, cards, minerva_steps) == (k - 1) + r + d - free


def test_MAS_3_6_4_what_can_be_paid_for_is_what_the_formula_says() -> None:
    def steps(supply: int, cards: int, more: int, needed: bool = False, idle: bool = False) -> int:
        return Payable(supply, cards, 1, needed, idle).steps(more, 0)

    assert steps(2, 0, 0) == 0b111
    assert steps(0, 0, 1) == 0
    assert steps(0, JUNO.bit, 1) == 0b1
    assert steps(1, MINERVA.bit, 0) == 0b111
    assert steps(1, MINERVA.bit, 0, needed=True) == 0b110
    assert steps(1, MINERVA.bit, 0, needed=True, idle=True) == 0b111
    assert steps(ENOUGH, 0, 0) == 0b1111  # no die is changed by more than three steps


def test_MAS_3_6_4_with_a_full_hand() -> None:
    """A sacrifice with three cards in hand needs one of them: the rare place for dead ends (MAS-6.18)."""
    rng = Random("full hands")
    seen = 0
    for _ in range(60):
        hand = rng.sample(["minerva", "phoebus", "juno", "venus", "mars", "neptunus"], 3)
        dice = [rng.choice(("grey_1", "grey_2", "brown_1", "black_2", "beige_6")) for _ in range(3)]
        cubes = rng.choice((1, 2, 4, 6))
        state = position(
            4,
            options={"cards_without_effect": rng.random() < 0.3},
            temple=dice,
            supply=rng.choice((0, 1, 2)),
            A={"hand": hand, "stalls": {"S1": {"pink": cubes}}, "money": 1},
        )
        found = list(offered(state))
        assert set(found) == ways(state.dump())
        assert len(set(found)) == len(found)
        seen += sum(way[1] == "grey" for way in found)
    assert seen > 50


def test_MAS_3_6_4_ring6() -> None:
    assert [ring6(1, n) for n in range(1, 7)] == [0, 1, 2, 3, 2, 1]
    assert [ring6(4, n) for n in range(1, 7)] == [3, 2, 1, 0, 1, 2]


def test_MAS_3_6_1_one_die_from_the_temple_or_the_own_reserve() -> None:
    state = position(temple=["brown_2"], A={"reserve": ["brown_3"]}, B={"reserve": ["brown_4"]})
    play(state, "A: use brown")
    assert legal(state) == ["die brown_2", "die own_brown_3"]
    assert refused(state, "die own_brown_4").rule == "MAS-3.6.1"


def test_MAS_3_6_2_recolour_step_and_add_for_one_stone_each() -> None:
    state = position(temple=["black_3", "grey_6"], figures={"pink": "P1"})
    play(state, "A: use brown; die black_3; die grey_6; value 4; steps 1; move pink clockwise")
    assert player(state)["stones"] == 4  # two colours, one step (6 to 1), one more die


def test_MAS_3_6_3_at_most_one_card_of_each_god() -> None:
    state = position(temple=["black_3"], supply=2, A={"hand": ["phoebus", "phoebus", "minerva"]})
    play(state, "A: use brown; die black_3; value 4")
    assert legal(state) == ["with nothing", "with phoebus", "with minerva", "with phoebus_minerva"]
    play(state, "A: with phoebus_minerva")
    assert player(state)["hand"] == ["phoebus_2"]
    assert player(state)["stones"] == 0


def test_MAS_3_6_5_used_dice_go_behind_the_screen_in_their_printed_colour() -> None:
    state = position(temple=["black_3", "grey_6"], A={"screen": []})
    play(state, "A: use brown; die black_3; die grey_6; value 9; steps 0")
    assert player(state)["screen"] == ["black", "grey"]
    assert state.dump()["temple"] == []


def test_MAS_3_6_6_an_action_that_cannot_be_carried_out_in_full_is_illegal() -> None:
    state = position(temple=["black_6"], prices={"temple": 2}, supply=1, A={"money": 11})
    play(state, "A: use black; die black_6")
    assert legal(state) == ["value 1", "value 5"]
    assert refused(state, "value 6").rule == "MAS-3.6.6"


def test_MAS_D04_dice_are_named_in_one_order_only() -> None:
    state = position(temple=["brown_2", "brown_3"])
    play(state, "A: use brown; die brown_3")
    assert "die brown_2" not in legal(state)
    assert refused(state, "die brown_2").rule == "MAS-D04"


def test_MAS_D04_nothing_happens_before_the_cards_are_named() -> None:
    state = position(temple=["black_3"], A={"hand": ["phoebus"], "screen": []})
    before = state.dump()
    play(state, "A: use brown; die black_3; value 3")
    after = state.dump()
    assert asked(state) == "A ChooseCards"
    assert {k: v for k, v in after.items() if k != "stack"} == {
        k: v for k, v in before.items() if k != "stack"
    }


def test_MAS_4_7_the_question_for_cards_does_not_depend_on_which_cards_they_are() -> None:
    for hand in (["phoebus"], ["mars"]):
        state = position(temple=["black_3"], A={"hand": hand})
        play(state, "A: use brown; die black_3; value 3")
        assert asked(state) == "A ChooseCards"
    state = position(temple=["black_3"])
    play(state, "A: use brown; die black_3; value 3")
    assert asked(state) == "A MoveFigure"


@pytest.mark.parametrize("hand", [["minerva"], ["mars"]])
def test_MAS_4_7_the_question_for_steps_does_not_depend_on_which_cards_they_are(hand: list[str]) -> None:
    """8 is shown as it is, or by one step up and one down; with a supply of 2 the second needs Minerva."""
    state = position(temple=["brown_5", "brown_3"], supply=2, A={"hand": hand})
    play(state, "A: use brown; die brown_3; die brown_5; value 8")
    assert asked(state) == "A ChooseSteps"
    assert legal(state) == (["steps 0", "steps 2"] if hand == ["minerva"] else ["steps 0"])


def test_MAS_6_5_each_die_needs_its_own_change_of_colour() -> None:
    for together, count in ((False, 3), (True, 2)):
        state = position(temple=["grey_2", "grey_3"], options={"group_recolour": together})
        play(state, "A: use brown; die grey_2; die grey_3; value 5; steps 0")
        assert player(state)["stones"] == count


def test_MAS_6_5_together_only_if_all_dice_are_alike() -> None:
    state = position(temple=["black_2", "grey_3"], options={"group_recolour": True})
    play(state, "A: use brown; die black_2; die grey_3; value 5; steps 0")
    assert player(state)["stones"] == 3


@pytest.mark.parametrize(("allowed", "stones"), [(1, 1), (2, 0)])
def test_MAS_6_1_minerva_steps(allowed: int, stones: int) -> None:
    state = position(temple=["brown_3"], options={"minerva_steps": allowed}, A={"hand": ["minerva"]})
    play(state, "A: use brown; die brown_3; value 1; with minerva")
    assert player(state)["stones"] == stones


def test_MAS_7_1_no_stones_left() -> None:
    state = position(temple=["brown_5", "black_2"], supply=0)
    play(state, "A: use brown")
    assert legal(state) == ["die brown_5"]
    assert refused(state, "die black_2").rule == "MAS-3.2.5"
    play(state, "A: die brown_5")
    assert legal(state) == ["value 5"]


def test_MAS_7_4_faces_wrap_sums_do_not() -> None:
    state = position(temple=["brown_6", "brown_3"], supply=2)
    play(state, "A: use brown; die brown_3; die brown_6")
    assert {"value 10", "value 4"} <= set(legal(state))  # 6 + 4 and 1 + 3, one step each


def test_MAS_7_24_a_die_is_used_once() -> None:
    state = position(temple=["brown_5"], A={"screen": []})
    play(state, "A: use brown; die brown_5; value 5; move pink clockwise", "B: pass")
    assert legal(state) == ["pass"]


def test_MAS_7_27_a_card_never_must_replace_a_stone() -> None:
    state = position(temple=["black_5"], A={"hand": ["phoebus"]})
    play(state, "A: use brown; die black_5; value 5; with nothing")
    assert player(state)["stones"] == 1
    assert player(state)["hand"] == ["phoebus_1"]


def test_the_generator_is_quick_even_with_all_twenty_dice_in_the_temple() -> None:
    """The worst case found: twenty dice of a four-player game in the temple, a full supply and all three cards."""
    dice = [f"{colour}_{face}" for colour in ("beige", "brown", "black", "grey") for face in (1, 2, 3, 5, 6)]
    state = MASSILIA.position(
        {
            "seats": 4,
            "temple": dice,
            "options": {"penalty_supply": 200},
            "players": [{"money": 100, "hand": ["juno", "phoebus", "minerva"]}, {}, {}, {}],
        }
    )
    play(state, "A: use brown")
    for die in sorted(dice, key=lambda d: MASSILIA.codes["die"][d]):
        play(state, f"A: die {die}")
        state.moves(0)  # the table of sums is made once
    start = process_time()
    for _ in range(20):
        state.moves(0)
    assert (process_time() - start) / 20 < 0.005
    assert legal(state) == [f"value {n}" for n in range(20, 121)]
