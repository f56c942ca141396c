"""When senate cards can be activated (section 1.3); the options move some of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from .cards import (
    AEDILE,
    AFRICANUS_MAXIMUS_INTRIGUE,
    CENSOR,
    CONSUL_A,
    CONSUL_B,
    HISPANIA_MAXIMUS_INTRIGUE,
    LEGATUS,
    MAGISTER_EQUITUM,
    MAGISTRATE,
    MILITARY_TRIBUNE,
    PROCONSUL,
    QUAESTOR,
    SENATOR,
    VICARIUS,
    VICARIUS_INTRIGUE,
    mask_of,
)

if TYPE_CHECKING:
    from .options import RomeOptions


class Windows(NamedTuple):
    """The senate cards of each window, as masks."""

    turn: int  # P2, before or after placing
    helper: int  # PL, the Consuls
    legion: int  # P3M
    market: int  # P3B
    placing: int  # P2 and PL: all that can be used in a turn


def windows_of(options: RomeOptions) -> Windows:
    return _windows(options.legatus, options.phase3_card_timing)


@cache
def _windows(legatus: str, phase3_card_timing: str) -> Windows:
    turn = mask_of(
        [
            MILITARY_TRIBUNE,
            CENSOR,
            QUAESTOR,
            VICARIUS,
            SENATOR,
            PROCONSUL,
            VICARIUS_INTRIGUE,
            HISPANIA_MAXIMUS_INTRIGUE,
            AFRICANUS_MAXIMUS_INTRIGUE,
        ]
    )
    helper = mask_of([CONSUL_A, CONSUL_B])
    legion = mask_of([LEGATUS, MAGISTER_EQUITUM])
    market = mask_of([MAGISTRATE, AEDILE])
    if legatus == "as_consul":  # ROM-6.2
        helper |= 1 << LEGATUS
        legion &= ~(1 << LEGATUS)
    if phase3_card_timing == "phase2":  # ROM-6.10
        turn |= legion | market
        return Windows(turn, helper, 0, 0, turn | helper)
    return Windows(turn, helper, legion, market, turn | helper)
