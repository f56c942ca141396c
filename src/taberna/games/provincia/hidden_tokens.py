"""Imagining the combat tokens of others (PRO-2.15, PRO-4.7).

Who played which token is never revealed. Only one thing is certain: a +1 lies with the player of its colour, so
whoever sees one revealed knows who played it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from .cards import token

if TYPE_CHECKING:
    from .game import Provincia
    from .state import ProvinciaState


def deal_tokens(game: Provincia, state: ProvinciaState, view: Mapping[str, Any], rng: Random) -> None:
    players = view["players"]
    code = game.codes["token"]
    battles = [tuple([code[name] for name in battle["tokens"]]) for battle in view["battles"]]
    state.revealed_tokens = tuple(battles)
    if not players[0]["tokens_left"]:
        return  # not dealt yet
    values = state.tables.token_values
    colours = [state.tables.colour[town] for town in state.town]
    pool = [token(colour, value) for colour in colours for value in values]
    plus_one = [token(colour, 1) for colour in colours]
    viewer = view["you"]
    others = [seat for seat in range(state.seats) if seat != viewer]
    if viewer is not None:
        state.tokens[viewer] = tuple([code[name] for name in players[viewer]["tokens"]])
        state.played[viewer] = tuple([code[name] for name in players[viewer]["played_tokens"]])
    for number, revealed in enumerate(battles):
        for played in revealed:
            pool.remove(played)
        unclaimed = list(revealed)
        if viewer is not None:
            unclaimed.remove(state.played[viewer][number])
        _who_played(state, others, unclaimed, plus_one, rng)
    for held in () if viewer is None else state.tokens[viewer]:
        pool.remove(held)
    for seat in others:
        if plus_one[seat] in pool:
            pool.remove(plus_one[seat])
            state.tokens[seat] = (plus_one[seat],)
    rng.shuffle(pool)
    for seat in others:
        while len(state.tokens[seat]) < players[seat]["tokens_left"]:
            state.tokens[seat] += (pool.pop(),)
        state.tokens[seat] = tuple(sorted(state.tokens[seat]))
    for seat, player in enumerate(players):
        if player["committed"]:
            own = player["token_down"]
            state.committed[seat] = rng.choice(state.tokens[seat]) if own is None else code[own]


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
    rng.shuffle(unclaimed)
    for seat in left:
        state.played[seat] += (unclaimed.pop(),)
