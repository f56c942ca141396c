"""Phase 4: forum and arena (ROM-3.90 to ROM-3.99)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest

from taberna.games.rome.scoring import rank_of

from .helpers import COLOURS, ROME, asked, legal, log_of, play, player, points, position, refused, seat_of

NAMES = ROME.names["arena_card"]
TYPE = {name: ROME.data.value("arena", name, "type") for name in NAMES}
COST = {name: ROME.data.value("arena", name, "cost") for name in NAMES}


def test_ROM_3_90_olives_wine_jewels_in_this_order() -> None:
    spec = {"forum": {"olives": 1, "wine": 1, "jewels": 1}}
    state = position(
        round=3,
        step="ForumScoring",
        Red={**spec, "senate": ["hispania_maximus", "africanus_maximus"], "provinces": ["sicilia", "achaia"]},
    )
    assert state.stack[-1].resource == 0
    play(state, "Red: decline")
    assert state.stack[-1].resource == 1
    events = log_of(state, "Red: decline")
    assert [e.args["resource"] for e in events if e.key == "forum-points"] == ["wine", "jewels"]


def test_ROM_3_91_cards_before_their_track_is_scored() -> None:
    red = {"senate": ["hispania_maximus"], "provinces": ["sicilia"], "forum": {"olives": 0}}
    state = position(round=3, step="ForumScoring", Red=red, Blue={"forum": {"olives": 1}})
    play(state, "Red: exhaust sicilia")
    assert points(state) == {"Red": 2, "Blue": 2, "Yellow": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ROM_3_92_forum_points_against_a_plain_count(seats: int) -> None:
    rng = Random(seats)
    for _ in range(40):
        markers = [rng.randrange(4) for _ in range(seats)]
        spec = {colour: {"forum": {"jewels": m}} for colour, m in zip(COLOURS, markers, strict=False)}
        state = position(seats, round=3, step={"step": "ForumScoring", "resource": "jewels"}, **spec)
        for seat, mine in enumerate(markers):
            behind = len([m for m in markers if m < mine])
            assert state.sp(seat) == (1 + behind if mine else 0)


def test_ROM_3_93_only_players_in_the_game_have_markers() -> None:
    state = position(2, round=3, step="ForumScoring", Red={"forum": {"olives": 4}})
    assert points(state) == {"Red": 2, "Blue": 0}


def test_ROM_3_94_sets_are_face_down_until_all_have_committed() -> None:
    hand = ["wolf", "bear", "lion", "gaul"]
    state = position(round=3, step="Performance", Red={"hand": hand}, Blue={"hand": hand[:3]})
    assert asked(state) == "Red+Blue Performance"  # Yellow has fewer than three cards
    assert legal(state, "Blue") == ["stage wolf", "pass"]
    play(state, "Red: stage wolf; stage bear")
    assert state.view(1)["players"][0]["staged"] is None
    assert state.view(1)["players"][0]["hand_size"] == 4
    assert refused(state, "Red", "commit").text == "a set needs at least three cards"
    assert refused(state, "Red", "pass").rule == "ROM-3.94"
    play(state, "Red: stage lion; commit")
    assert asked(state) == "Blue Performance"
    assert state.view(None)["players"][0]["committed"] is True
    assert points(state) == {"Red": 0, "Blue": 0, "Yellow": 0}
    assert "not asked" in refused(state, "Red", "stage gaul").text
    play(state, "Blue: pass")
    assert points(state)["Red"] == 8
    assert state.view(1)["performances"] == [{"round": 3, "seat": 0, "cards": ["wolf", "bear", "lion"]}]


def test_ROM_D26_every_subset_of_three_or_more_exactly_once() -> None:
    """All sequences of moves, against all distinct subsets of the hand."""
    hand = ["legionary", "legionary", "wolf", "wolf", "bear", "gaul"]
    start = position(round=3, step="Performance", Red={"hand": hand})
    found: list[tuple[int, ...]] = []
    stack = [start]
    while stack:
        state = stack.pop()
        for move in state.moves(0):
            branch = state.copy()
            if move.text in ("commit", "pass"):
                found.append(state.staged[0])
            else:
                branch.play(0, move)
                stack.append(branch)
    codes = sorted(ROME.codes["arena_card"][name] for name in hand)
    expected = {some for size in range(3, 7) for some in combinations(codes, size)} | {()}
    assert sorted(found) == sorted(expected)


def perform(hands: dict[str, str], sets: dict[str, str], **spec: Any) -> Any:
    players = {colour: {"hand": hand.split()} for colour, hand in hands.items()}
    for colour, more in spec.pop("more", {}).items():
        players[colour] = {**players.get(colour, {}), **more}
    state = position(**{"round": 3, "step": "Performance", **spec, **players})
    for colour, cards in sets.items():
        for card in sorted(cards.split(), key=NAMES.index):
            state.play(seat_of(colour), f"stage {card}")
        state.play(seat_of(colour), "commit" if cards else "pass")
    return state


def test_ROM_3_95_each_set_scores_its_rank_once() -> None:
    sets = {"Red": "legionary legionary legionary gaul german", "Blue": "wolf wolf bear"}
    state = perform(sets, sets)
    assert points(state) == {"Red": 10, "Blue": 2, "Yellow": 0}


def oracle(cards: tuple[str, ...]) -> int:
    """The highest rank any part of the set shows (section 1.5), by trying all parts."""
    best = 0
    for three in combinations(cards, 3):
        types = {TYPE[c] for c in three}
        if len(types) == 3:
            best = max(best, 3)
        if len(set(three)) == 3:
            best = max(best, 4 if types in ({"animal"}, {"barbarian"}) else 2)
        best = max(best, 1)
    for five in combinations(cards, 5):
        romans = [c for c in five if TYPE[c] == "roman"]
        barbarians = {c for c in five if TYPE[c] == "barbarian"}
        if len(romans) == 3 and len(barbarians) == 2:
            best = 5
    return best


def test_ROM_1_11_ranks_against_an_oracle() -> None:
    for size in (3, 4):
        for codes in combinations_with_replacement(range(10), size):
            assert rank_of(codes, ROME.type_of) == oracle(tuple(NAMES[c] for c in codes)), codes
    rng = Random(11)
    for _ in range(1500):
        codes = tuple(sorted(rng.choices(range(10), k=rng.randint(5, 8))))
        assert rank_of(codes, ROME.type_of) == oracle(tuple(NAMES[c] for c in codes)), codes


def test_ROM_3_96_greko_maximus_intrigue_is_applied() -> None:
    sets = {"Red": "wolf wolf bear", "Blue": "wolf bear legionary"}
    state = perform(
        sets, sets, options={"preset": "intrigue"}, more={"Red": {"senate": ["greko_maximus_intrigue"]}}
    )
    # Red: rank 1 counts as 2, costs 10; Blue: rank 2, costs 9.
    assert points(state) == {"Red": 4, "Blue": 3, "Yellow": 0}


def test_ROM_3_97_best_performance() -> None:
    rank_first = {"Red": "wolf bear lion", "Blue": "parthian parthian thracian"}
    assert points(perform(rank_first, rank_first)) == {"Red": 8, "Blue": 2, "Yellow": 0}
    cost_next = {"Red": "wolf bear lion", "Blue": "wolf bear elephant"}
    assert points(perform(cost_next, cost_next)) == {"Red": 7, "Blue": 8, "Yellow": 0}
    nobody = {"Red": "wolf bear lion", "Blue": "wolf bear lion", "Yellow": "legionary gladiator gaul"}
    assert points(perform(nobody, nobody)) == {"Red": 7, "Blue": 7, "Yellow": 3}


@pytest.mark.parametrize(("sets", "expected"), [({"Red": "wolf wolf bear"}, 3), ({"Red": ""}, 0)])
def test_ROM_3_98_one_performer_or_none(sets: dict[str, str], expected: int) -> None:
    assert points(perform({"Red": "wolf wolf bear"}, sets))["Red"] == expected


def test_ROM_3_99_performed_cards_leave_the_game_others_stay() -> None:
    state = perform({"Red": "wolf wolf bear gaul"}, {"Red": "wolf bear gaul"})
    assert player(state, "Red")["hand"] == ["wolf"]
    removed = Counter(state.dump()["removed"]["arena"])
    assert removed["wolf"] >= 1
    assert removed["gaul"] >= 1


def test_ROM_D26_log_of_a_performance() -> None:
    state = position(round=3, step="Performance", Red={"hand": ["wolf", "bear", "lion"]})
    assert log_of(state, "Red: stage wolf; stage bear; stage lion") == []
    events = log_of(state, "Red: commit")
    keys = [e.key for e in events]
    assert keys[:3] == ["commits", "performs", "best-performance"]
    assert events[1].args["rank"] == "three_different_of_type"


def test_ROM_D26_nobody_else_can_tell_a_set_from_a_pass() -> None:
    hands = {"Red": {"hand": ["wolf", "bear", "lion", "elephant"]}, "Blue": {"hand": ["gaul"] * 3}}
    choices = ("pass", "stage wolf; stage bear; stage lion; commit")
    states = [position(round=3, step="Performance", **hands) for _ in choices]
    logs = [log_of(state, f"Red: {choice}") for state, choice in zip(states, choices, strict=True)]
    for viewer in (1, 2, None):
        assert states[0].view(viewer) == states[1].view(viewer)
        one, other = ([event.seen_by(viewer) for event in log] for log in logs)
        assert one == other
