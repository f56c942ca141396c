"""Levels: a friendly beginner, characters that weigh things differently, plans that are carried out, sealed choices."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

import taberna
from taberna import bots
from taberna.bots import CHARACTERS, LEVELS, Clock, make
from taberna.bots.evaluation import character, evaluation
from taberna.bots.greedy import Ranking
from taberna.bots.levels import DoubtfulBot
from taberna.bots.match import decisions
from taberna.bots.sealed import few, mixture
from taberna.bots.search import SearchBot
from taberna.bots.tree import Manner

from ..games.massilia import helpers as massilia
from ..games.senators import helpers as senators
from .helpers import midgame


@pytest.mark.parametrize("game", taberna.GAMES)
def test_characters_weigh_things_differently_and_all_play(game: str) -> None:
    plain = evaluation(game).weights
    found = [character(game, name).weights for name in CHARACTERS]
    assert all(weights != plain for weights in found)
    assert len({str(weights) for weights in found}) == len(CHARACTERS)
    state = midgame(game, 3, "characters", 10)
    seat = state.to_move[0]
    moves = state.moves(seat)
    for level in LEVELS:
        if level != "caesar":  # would only take its time
            bot = make(f"{level}-{CHARACTERS[0]}", state.game, "x")
            assert bot.choose(state.view(seat), moves, Clock(0.2)) in moves


def test_a_plebeian_never_falls_for_a_blunder() -> None:
    """Of ideas that are clearly worse than the best none is ever taken, however often it is asked."""
    moves = massilia.MASSILIA.alphabet
    good, fair, bad = moves[0], moves[1], moves[2]
    picked = Counter[Any]()
    for seed in range(200):
        ranking = Ranking(2)
        for move, chance in ((good, 0.6), (fair, 0.57), (bad, 0.3)):
            ranking.add(move, ([move], [chance, 1 - chance]))
        picked[DoubtfulBot(seed).pick(ranking, 0, True)] += 1
    assert picked[bad] == 0
    assert picked[good] > 50
    assert picked[fair] > 20


def test_what_a_plebeian_has_begun_is_carried_out_soundly() -> None:
    moves = massilia.MASSILIA.alphabet
    ranking = Ranking(2)
    for move, chance in ((moves[0], 0.6), (moves[1], 0.59)):
        ranking.add(move, ([move], [chance, 1 - chance]))
    assert {DoubtfulBot(seed).pick(ranking, 0, False) for seed in range(20)} == {moves[0]}


def test_games_of_one_level_differ() -> None:
    """The same deal, other luck of the players: not the same first moves."""
    game = taberna.game("rome")
    lines = set()
    for luck in range(8):
        state = game.new(2, seed="variety")
        players = [make("eques", game, f"{luck} {seat}") for seat in range(2)]
        played = []
        for decision in decisions(state, players):
            played.append(decision.move.text)
            if len(played) == 10:
                break
        lines.add(tuple(played))
    assert len(lines) > 1


def test_a_decision_of_many_halves_is_thought_about_once() -> None:
    state = massilia.position(
        temple=["brown_1", "brown_3", "beige_2"],
        figures={"consul": "P8", "pink": "P3"},
        A={"money": 6, "stalls": {"S4": {"pink": 2}}},
        B={"money": 0, "stalls": {"S9": {"pink": 3, "orange": 3}}},
    )
    bot = SearchBot("x", iterations=24, game=state.game, manner=Manner(rivals=4, plans=4))
    asked = 0
    thought = 0
    while state.to_move == (0,) and asked < 8:
        moves = state.moves(0)
        before = bot.done
        state.play(0, bot.choose(state.view(0), moves, Clock()))
        asked += len(moves) > 1
        thought += bot.done > before
        if state.stack[-1].name == "TurnMenu":
            break
    assert asked >= 3
    assert thought == 1


def test_a_plan_is_dropped_when_something_else_is_asked() -> None:
    state = massilia.position(temple=["brown_1"], A={"money": 6})
    bot = SearchBot("x", iterations=8, game=state.game, manner=Manner(plans=4))
    bot._plan = [({"name": "MoveFigure", "value": 5}, state.game.move("move pink clockwise").id)]
    assert bot.choose(state.view(0), state.moves(0), Clock()) in state.moves(0)
    assert not any(question == {"name": "MoveFigure", "value": 5} for question, _ in bot._plan)


def test_later_decisions_of_a_turn_get_less_time() -> None:
    view = {"you": 0, "round": 1, "players": [{"seat": 0}, {"seat": 1}]}
    bot = SearchBot("x", seconds=1.5, turn_seconds=4.0)
    spent = 0.0
    for _ in range(12):
        budget = bot._budget(view)
        assert budget is not None
        assert budget <= 1.5
        bot._turn_left -= budget
        spent += budget
    assert spent < 4.6
    assert bot._budget({**view, "round": 2}) == 1.5


def test_sealed_bids_are_a_mixture_and_know_the_amount_at_stake() -> None:
    def bids(amount: int) -> dict[int, float]:
        step = {"step": "DeficitBid", "amount": amount}
        state = senators.position("20/5", "20/5", "20/5", step=step)
        model = evaluation("senators")
        from random import Random

        shares = mixture(state.game, state.view(0), model, Random(1), Clock())
        assert sum(shares.values()) == pytest.approx(1, abs=0.3)
        return {state.game.alphabet[key].code: share for key, share in shares.items()}

    small, large = bids(3), bids(40)
    assert len(small) > 1
    mean = lambda found: sum(bid * share for bid, share in found.items()) / sum(found.values())  # noqa: E731
    assert mean(small) != mean(large)


def test_what_others_have_locked_already_tells_nothing() -> None:
    """The last to bid thinks as the first one would."""
    step = {"step": "DeficitBid", "amount": 15}
    state = senators.position("20/5", "20/5", "20/5", step=step)
    model = evaluation("senators")
    first = model.unlocked(state.view(2))
    state.play(0, "lock 3")
    state.play(1, "lock 4")
    last = model.unlocked(state.view(2))
    assert last["to_move"] == first["to_move"] == [0, 1, 2]
    assert [player["locked"] for player in last["players"]] == [False] * 3
    bot = make("eques", state.game, "x")
    assert bot.choose(state.view(2), state.moves(2), Clock()).verb == "lock"


def test_of_many_amounts_a_few_are_considered() -> None:
    state = senators.position("60/5", "20/5", "20/5", step={"step": "DeficitBid", "amount": 15})
    amounts = [move.code for move in few([m for m in state.moves(0) if not m.interrupt])]
    assert amounts[:7] == [0, 1, 2, 3, 4, 5, 6]
    assert len(amounts) < 20


@pytest.mark.parametrize("game", taberna.GAMES)
def test_levels_keep_their_clock(game: str) -> None:
    state = midgame(game, 3, "clock", 20)
    seat = state.to_move[0]
    for level in ("plebeian", "eques", "senator"):
        clock = Clock(0.2, time.process_time)
        make(level, state.game, "x").choose(state.view(seat), state.moves(seat), clock)
        assert clock.spent < 1.0  # of processor: far above what it takes, far below not looking at the clock


def test_hints_speak_of_rivals_and_tell_the_whole_plan() -> None:
    """A raid: what the rival loses is said, and how to get there."""
    state = massilia.position(
        temple=["brown_1", "brown_1", "black_2", "black_3"],
        round=3,
        figures={"consul": "P8", "pink": "P3", "orange": "P3", "purple": "P3"},
        A={"money": 8, "reputation": 6, "stalls": {"S1": {"pink": 2}}},
        B={"money": 0, "stalls": {"S9": {"pink": 3, "orange": 3}}},
    )
    asked = state.view(0), state.moves(0)
    found = bots.hints(state.game, *asked, Clock(), "seed", seconds=None, iterations=60)
    raid = next(hint for hint in found if hint.move.text == "use brown")
    assert raid.then[-1].text == "move consul clockwise"
    assert any(reason.rival == 1 for reason in raid.reasons)
    assert "seat 1: " in raid.text


def test_cards_that_lie_face_down_get_one_line() -> None:
    game = taberna.game("provincia")
    state = game.new(2, seed="face down")
    found = 0
    players = [make("random", game, str(seat)) for seat in range(2)]
    for decision in decisions(state, players):
        hidden = [move for move in decision.moves if move.verb == "take_face_down"]
        if len(hidden) > 1:
            view = state.view(decision.seat)
            hints = bots.hints(game, view, decision.moves, Clock(), "seed", count=9, seconds=0.05)
            assert sum(hint.move.verb == "take_face_down" for hint in hints) <= 1
            found += 1
        if found == 3:
            break
    assert found == 3


def test_small_decisions_are_looked_at_whole() -> None:
    """Eight ways to walk after two forced halves: the raid among them is found, wherever it stands in the list."""
    from random import Random

    from taberna.bots.probing import Prober

    state = massilia.position(
        temple=["brown_1"],
        figures={"consul": "P8", "pink": "P3", "orange": "P3", "purple": "P3"},
        B={"money": 0, "stalls": {"S9": {"pink": 3, "orange": 3}}},
    )
    ahead = Prober(evaluation("massilia"), Random(1), probes=60)
    line, _ = ahead.line(state, 0, state.game.move("use brown"))
    assert line[-1].text == "move consul clockwise"


def test_no_plan_counts_on_luck() -> None:
    """What lies in a deck is not known before it is chosen: no hint says what to take from it."""
    game = taberna.game("provincia")
    state = game.new(2, seed="luck")
    players = [make("eques", game, str(seat)) for seat in range(2)]
    found = 0
    for decision in decisions(state, players):
        if state.stack[-1].name == "ChooseDeck" and len(decision.moves) > 1:
            view = state.view(decision.seat)
            hints = bots.hints(game, view, decision.moves, Clock(), "x", seconds=None, iterations=8)
            assert {move.verb for hint in hints for move in hint.then} <= {"take_face_down"}
            assert any(hint.luck for hint in hints)
            found += 1
        if found == 4:
            break
    assert found == 4


def test_what_counts_otherwise_than_anybody_would_think_is_not_told() -> None:
    from taberna.bots.evaluation import with_weights
    from taberna.bots.explain import _told

    model = with_weights("rome", {"arena_cards": (-0.5, -0.5), "points": (0.5, 0.5)})
    names = [term.name for term in model.terms]
    changes = [1.0 if name in ("arena_cards", "points") else 0.0 for name in names]
    weights = [model.weights[name][0] for name in names]
    assert [reason.term for reason in _told(model, changes, weights, 0.02, [False] * len(names))] == [
        "points"
    ]
