"""When senate cards can be activated (section 1.3); the options move some of them."""

from __future__ import annotations

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


def windows_of(options: RomeOptions) -> Windows:
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
    if options.legatus == "as_consul":  # ROM-6.2
        helper |= 1 << LEGATUS
        legion &= ~(1 << LEGATUS)
    if options.phase3_card_timing == "phase2":  # ROM-6.10
        return Windows(turn | legion | market, helper, 0, 0)
    return Windows(turn, helper, legion, market)
