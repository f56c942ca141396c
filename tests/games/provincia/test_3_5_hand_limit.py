"""PRO-3.42 and PRO-3.44: the hand limit (PRO-D13)."""

from __future__ import annotations

import itertools
from collections import Counter
from itertools import combinations
from typing import Any

import taberna

from .helpers import asked, ends, everybody_ends, legal, of, play, position, refused

SEVEN = ["circus", "fons", "fons", "horreum", "aediles", "praetor", "praetor"]


def over_the_limit(**spec: Any) -> Any:
    return everybody_ends(position(2, A={"hand": SEVEN, "city": [], "goods": "0C 0W 0S 0G"}, **spec))


def test_PRO_3_42_discard_down_to_five() -> None:
    """PRO-3.42, PRO-3.44, PRO-C16: checked once, after the last turn; then the phase ends."""
    state = over_the_limit()
    assert asked(state) == "A HandLimit"
    play(state, "A: discard fons", "A: discard praetor")
    assert len(of(state, "A")["hand"]) == 5
    assert state.dump()["discards"]["aedificium"] == ["fons"]
    assert state.dump()["discards"]["spqr"] == ["praetor"]
    assert state.round == 2  # phases 4 and 5 asked nothing


def test_PRO_3_42_horreum_counts_but_is_never_discarded() -> None:
    """PRO-3.42, PRO-7.3."""
    state = over_the_limit()
    assert legal(state, "A") == ["discard circus", "discard fons", "discard aediles", "discard praetor"]
    assert refused(state, "A", "discard horreum").text == "HORREUM can never be discarded"


def test_PRO_D13_every_set_exactly_once() -> None:
    """PRO-D13 against brute force: all pairs of hand cards without HORREUM, each by one way only."""
    ends: list[tuple[str, ...]] = []

    def follow(branch: Any, thrown: tuple[str, ...]) -> None:
        if asked(branch) != "A HandLimit":
            ends.append(tuple(sorted(thrown)))
            return
        for text in legal(branch, "A"):
            follow(play(branch.copy(), f"A: {text}"), (*thrown, text.split()[1]))

    follow(over_the_limit(), ())
    pairs = {tuple(sorted(pair)) for pair in itertools.combinations([c for c in SEVEN if c != "horreum"], 2)}
    assert sorted(ends) == sorted(pairs)


def test_PRO_D13_refusals() -> None:
    state = over_the_limit()
    assert refused(state, "A", "discard legio").text == "legio is not in your hand"
    assert refused(state, "A", "end").rule == "PRO-3.42"
    play(state, "A: discard fons")
    assert refused(state, "A", "discard circus").rule == "PRO-3.42"  # named in order, so each set once


def test_PRO_3_42_the_number_is_public_the_cards_are_not() -> None:
    state = over_the_limit()
    events = state.listen()
    play(state, "A: discard circus")
    told = next(event for event in events if event.key == "hides")
    assert told.seen_by(1)["args"] == {"seat": 0, "deck": "aedificium"}
    assert told.seen_by(0)["args"]["card"] == "circus"
    view = state.view(1)
    assert view["step"] == {"name": "HandLimit", "rule": "PRO-3.42", "turn": 0, "number": 1}
    assert view["players"][0]["hand_size"] == 6
    assert view["discards"]["aedificium"] == 1
    assert "circus" not in str(view)
    assert state.view(0)["memory"]["aedificium"]["private"]["buried"] == ["circus"]


def test_PRO_3_42_in_turn_order() -> None:
    six = ["fons", "fons", "fons", "strata", "strata", "strata"]
    player = {"hand": six, "goods": "0C 0W 0S 0G"}
    state = everybody_ends(position(3, start=1, A={**player, "hand": ["domus"] * 6}, B=player))
    assert asked(state) == "B HandLimit"
    play(state, "B: discard fons")
    assert asked(state) == "A HandLimit"


def test_PRO_3_42_not_checked_at_any_other_time() -> None:
    """PRO-3.42: a building that comes back in phase 3 may make a hand of six."""
    five = ["fons", "fons", "fons", "strata", "strata"]
    state = position(
        2,
        round=2,
        step={"step": "LoseBuilding", "tag": "any"},
        A={"hand": five, "city": ["domus"], "goods": "0C 0W 0S 5G"},
    )
    assert len(of(state, "A")["hand"]) == 6
    assert asked(state) == "B ChooseDeck"


GAME = taberna.game("provincia")


def test_PRO_D13_every_set_of_discards_is_offered_exactly_once() -> None:
    hand = ["domus", "fons", "villa", "legio", "praetor", "turris", "turris"]
    start = GAME.position({"seats": 2, "step": "HandLimit", "players": [{"hand": hand}, {}]})

    kept = Counter(tuple(sorted(of(state, "A")["hand"])) for state in ends(start, "HandLimit"))

    assert set(kept) == {tuple(sorted(five)) for five in combinations(hand, 5)}
    assert set(kept.values()) == {1}
