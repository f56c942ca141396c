"""Refusals: at every moment every move is either offered, or refused with a reason and a rule that exists."""

from __future__ import annotations

import pytest

from taberna import IllegalMove
from taberna.kernel.errors import Reason
from taberna.kernel.rulebook import Rulebook

from .helpers import SENATORS, refused
from .test_dump import moments

RULES = Rulebook.load(SENATORS.package)
#: The whole alphabet but for most of the large amounts.
MOVES = [move for move in SENATORS.alphabet if max([0, *(a for a in move.args if isinstance(a, int))]) < 9]


@pytest.mark.parametrize("number", range(17))
def test_every_move_is_offered_or_refused_with_a_rule(number: int) -> None:
    state = moments()[number]
    before = state.dump()
    for seat in range(3):
        offered = state.moves(seat)
        for move in MOVES:
            reason = state.why_not(seat, move)
            assert (reason is None) == (move in offered), (seat, move.text)
            if reason is not None:
                assert isinstance(reason, Reason)
                assert reason.text
                assert reason.rule in RULES, (seat, move.text, reason)
    assert state.dump() == before


@pytest.mark.parametrize("number", range(17))
def test_a_refused_move_changes_nothing(number: int) -> None:
    state = moments()[number]
    before = state.dump()
    for seat in (0, 1, 2):
        for text in (
            "auction",
            "lock 999",
            "price 999",
            "bid wheat_9 99",
            "keep",
            "set wheat_9",
            "draft cavalry",
        ):
            if state.why_not(seat, text) is not None:
                with pytest.raises(IllegalMove):
                    state.play(seat, text)
    assert state.dump() == before


def test_what_is_no_move_gets_a_hint() -> None:
    state = moments()[1]
    assert 'Did you mean "extortion"' in refused(state, "A", "extorsion").text
    assert 'Did you mean "bid wheat_9' in refused(state, "A", "bid wheat9 3").text
    assert "neither a move" in str(state.why_not(0, 1.5))
    assert "no move 999999" in str(state.why_not(0, 999999))


def test_moves_can_be_written_with_the_ids_of_the_rules() -> None:
    assert SENATORS.move("bid res_wheat_9 3") is SENATORS.move("Bid  WHEAT_9 3")
    assert SENATORS.move("offer inf_cavalry") is SENATORS.move("offer cavalry")
