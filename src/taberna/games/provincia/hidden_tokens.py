"""Imagining the combat tokens of others (PRO-2.15, PRO-4.7).

Who played which token is never revealed. Only one thing is certain: a +1 lies with the player of its colour, so
whoever sees one revealed knows who played it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.dealing import shuffle

from .cards import TOKEN_NAMES, token

if TYPE_CHECKING:
    from .state import ProvinciaState

_token_of: Final = {name: number for number, name in enumerate(TOKEN_NAMES)}.__getitem__


def deal_tokens(state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    players = view["players"]
    state.revealed_tokens = tuple([tuple(map(_token_of, battle["tokens"])) for battle in view["battles"]])
    if not players[0]["tokens_left"]:
        return  # not dealt yet
    viewer = view["you"]
    others = [seat for seat in range(state.seats) if seat != viewer]
    tables = state.tables
    pool: list[int] = []
    plus_one = []
    for town in state.town:
        colour = tables.colour[town]
        plus_one.append(token(colour, 1))
        pool += tables.mixed_tokens[colour]
    for number, revealed in enumerate(state.revealed_tokens):
        unclaimed = list(revealed)
        if viewer is not None:
            unclaimed.remove(state.played[viewer][number])
        _who_played(state, others, unclaimed, plus_one, rng)
        for played in revealed:
            if played not in plus_one:
                pool.remove(played)
    if viewer is not None:
        for held in state.tokens[viewer]:
            if held != plus_one[viewer]:
                pool.remove(held)
    shuffle(rng, pool)
    first = 0
    for seat in others:
        held = [] if plus_one[seat] in state.played[seat] else [plus_one[seat]]
        count = players[seat]["tokens_left"] - len(held)
        state.tokens[seat] = tuple(sorted(held + pool[first : first + count]))
        first += count
        if players[seat]["committed"]:
            state.committed[seat] = rng.choice(state.tokens[seat])


def _who_played(
    state: ProvinciaState, others: list[int], unclaimed: list[int], plus_one: list[int], rng: Random
) -> None:
    """Lay the revealed tokens before the players: each +1 before its owner, the rest at random."""
    left = []
    for seat in others:
        if plus_one[seat] in unclaimed:
            unclaimed.remove(plus_one[seat])
            state.played[seat] += (plus_one[seat],)
        else:
            left.append(seat)
    shuffle(rng, unclaimed)
    for seat in left:
        state.played[seat] += (unclaimed.pop(),)
