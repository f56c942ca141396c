"""Hints: the best moves, what they promise, and why, in the evaluation's own words."""

from __future__ import annotations

import pytest

import taberna
from taberna import bots
from taberna.bots.explain import EQUAL
from taberna.bots.lookahead import answers
from taberna.bots.search import SearchBot

from .helpers import midgame, play_on


@pytest.mark.parametrize("game", taberna.GAMES)
def test_up_to_three_legal_moves_with_chances(game: str) -> None:
    state = midgame(game, 3, "hints", 30)
    seat = state.to_move[0]
    moves = state.moves(seat)
    found = bots.hints(state.game, state.view(seat), moves, bots.Clock(), "seed", seconds=0.1)
    assert 1 <= len(found) <= 3
    assert all(hint.move in moves and 0 <= hint.chance <= 1 for hint in found)
    assert len({hint.move for hint in found}) == len(found)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_chances_fall_from_the_best_move_to_the_last(game: str) -> None:
    """Also those of moves that left the running early, which met fewer worlds than the best."""
    for turn in range(12, 60, 12):
        state = midgame(game, 2 if game != "senators" else 3, "order", turn)
        if not state.to_move:
            continue
        seat = state.to_move[0]
        moves = answers(state.moves(seat))
        if len(moves) == 1:
            continue
        thought = SearchBot("x", iterations=80).think(state.view(seat), moves, bots.Clock())
        chances = [chance for _, chance in thought.chances()]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= chances[-1] <= chances[0] <= 1
        assert thought.chances()[0][0] == thought.best()
        assert len(chances) == len(thought.root.edges)


def test_the_sentence_names_what_the_move_changes() -> None:
    """A senator for one talent: the hint says so in the words of a term."""
    game = taberna.game("senators")
    state = game.position({"seats": 3, "step": {"step": "NewSenator", "seat": 0, "price": 1}, "active": 0})
    best = bots.hints(game, state.view(0), state.moves(0), bots.Clock(), "seed", seconds=0.1)[0]
    assert best.move.text == "accept"
    assert "senator" in best.text
    terms = {term.name for term in bots.evaluation.evaluation("senators").terms}
    assert all(reason.term in terms for reason in best.reasons)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_no_hint_is_without_a_sentence(game: str) -> None:
    """A move that changes nothing by itself, such as passing, is compared with another one."""
    compared = 0
    for turn in range(5, 60, 5):
        state = midgame(game, 3, "sentences", turn)
        seat = state.to_move[0]
        moves = answers(state.moves(seat))
        if len(moves) > 1:
            found = bots.hints(state.game, state.view(seat), moves, bots.Clock(), "seed", seconds=0.03)
            assert all(hint.text for hint in found)
            compared += sum(bool(hint.than) for hint in found)
    assert compared or game == "rome"  # there every placing moves something


def test_keeping_dice_is_explained_to_its_end() -> None:
    """In Massilia dice are kept one by one and paid for at the end; the hint tells what they cost."""
    game = taberna.game("massilia")
    state = game.new(2, seed="dice")
    play_on(state, [bots.make("eques", game, str(s)) for s in range(2)], 4)
    assert state.stack[-1].name == "ReserveDice"
    seat = state.to_move[0]
    found = bots.hints(game, state.view(seat), state.moves(seat), bots.Clock(), "seed", seconds=0.1)
    assert "money" in {reason.term for hint in found for reason in hint.reasons}


def test_a_forced_move_needs_no_thought() -> None:
    state = midgame("senators", 3, "forced", 0)
    seat = state.to_move[0]
    only = state.moves(seat)[:1]
    found = bots.hints(state.game, state.view(seat), only, bots.Clock(), "seed")
    assert [hint.move for hint in found] == only


def test_nothing_to_decide_no_hint() -> None:
    state = midgame("senators", 3, "nothing", 0)
    assert bots.hints(state.game, state.view(0), [], bots.Clock()) == []


def test_the_best_move_is_never_explained_by_its_costs_alone() -> None:
    """What dice on a track will bring is counted before it is taken: compared with leaving it, taking it is a gain."""
    told = 0
    for seed in range(4):
        state = midgame("rome", 2, f"costs {seed}", 0)
        players = [bots.make("greedy", state.game, f"{seat}") for seat in range(2)]
        while state.to_move and told < 6:
            seat = state.to_move[0]
            moves = state.moves(seat)
            if state.stack[-1].name == "Conquest" and len(moves) > 1:
                best = bots.hints(state.game, state.view(seat), moves, bots.Clock(), "0", 1, None, 12)[0]
                told += 1
                assert best.than or not best.reasons or any(r.speaks_for_it for r in best.reasons)
            state.play(seat, players[seat].choose(state.view(seat), moves, bots.Clock()))
    assert told


def test_what_promises_clearly_more_or_less_is_not_said_to_be_much_alike() -> None:
    """A die changed for later, say: nothing that is counted changes now, and still the chances are apart."""
    seen = set()
    state = midgame("rome", 2, "alike", 0)
    players = [bots.make("greedy", state.game, f"{seat}") for seat in range(2)]
    while state.to_move and len(seen) < 2:
        seat = state.to_move[0]
        moves = state.moves(seat)
        if len(answers(moves)) > 1:
            found = bots.hints(state.game, state.view(seat), moves, bots.Clock(), "0", 3, None, 12)
            best = found[0].chance
            for place, hint in enumerate(found):
                if hint.text.startswith("much like"):
                    other = found[1].chance if place == 0 and len(found) > 1 else best
                    assert abs(hint.chance - other) <= EQUAL, hint
                seen |= {hint.than} & {"later", "behind"}
        state.play(seat, players[seat].choose(state.view(seat), moves, bots.Clock()))
    assert seen == {"later", "behind"}
