"""Positions: any situation from a short description. docs/positions/provincia.md explains the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.arranging import pending_step, push_step
from taberna.kernel.reader import Reader

from .cards import (
    BATTLE_ROUNDS,
    DECK_NAMES,
    GOODS,
    ROUNDS,
    TOKEN_NAMES,
    TOWN_NAMES,
    token,
)
from .position_cards import place_cards
from .senate.coniuratio import AnswerConiuratio
from .steps.draft import TakeCard
from .steps.town import DealHands
from .steps.turn import PlayTurn

if TYPE_CHECKING:
    from .game import Provincia
    from .state import ProvinciaState


def arrange(game: Provincia, state: ProvinciaState, reader: Reader) -> None:
    players = reader.tables("players", [])
    if len(players) > state.seats:
        raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
    named = reader.raw("step", "PlayTurn")
    name = named.get("step") if isinstance(named, dict) else named
    if name == "DealHands":
        raise reader.fail("step", "nobody is asked there; name ChooseTown or ChooseDeck")
    if name in ("KeepCard", "ArrangeCards"):
        raise reader.fail("step", "put CONSUETUDO into a hand and order the deck, then play it")
    if name == "ChooseTown":
        _choose_towns(game, state, reader, players)
        return
    state.start = reader.number("start", 0, state.seats - 1, 0)
    active = reader.number("active", 0, state.seats - 1, state.start)
    turn = state.turn_of(active)
    step = pending_step(state, reader, "PlayTurn", seat=active, chooser=active, turn=turn, selection=turn)
    _towns(state, players)
    state.stack = [DealHands()]
    state.stack[0].run(state)
    final = getattr(step, "final", False)
    state.round = reader.number("round", 1, ROUNDS, ROUNDS if final else 1)
    markers = reader.table("markers", {})
    state.markers = [markers.number(name, 0, 2, 2) for name in DECK_NAMES]
    markers.done()
    place_cards(state, reader, players)
    for seat, player in enumerate(players):
        _tracks(state, seat, player)
    _supply(state, reader)
    _bellum(state, reader)
    if isinstance(step, AnswerConiuratio):  # it does not tell whose turn it is
        state.stack = [PlayTurn(turn, False)]
    push_step(state, step)
    _tokens(state, players, final or state.stack[0].name in ("Battle", "Upkeep", "Activate"))
    for player in players:
        player.done()
    if isinstance(step, TakeCard) and not state.face_up and not state.face_down:
        raise reader.fail("step", "cards must be laid out: name them under display")


# -- towns ---------------------------------------------------------------------------------------------


def _choose_towns(game: Provincia, state: ProvinciaState, reader: Reader, players: list[Reader]) -> None:
    """Before anything is dealt: some towns may be chosen already (PRO-D01)."""
    for seat, player in enumerate(players):
        town = player.item("town?", "town", None)
        state.town = (*state.town[:seat], town, *state.town[seat + 1 :])
        player.done()
    open_seats = [seat for seat in range(state.seats) if state.town[seat] < 0]
    if not open_seats:
        raise reader.fail("step", "all towns are chosen already")
    state.stack = []
    push_step(state, pending_step(state, reader, "ChooseTown", seat=open_seats[0]))


def _towns(state: ProvinciaState, players: list[Reader]) -> None:
    """Named towns; whoever has none gets the first one that is free."""
    named = [player.item("town?", "town", None) for player in players]
    named += [-1] * (state.seats - len(named))
    free = [town for town in range(len(TOWN_NAMES)) if town not in named]
    for seat, town in enumerate(named):
        if town >= 0 and named.index(town) != seat:
            raise players[seat].fail("town", f"{TOWN_NAMES[town]} is already taken")
    state.town = tuple(free.pop(0) if town < 0 else town for town in named)


# -- goods, tracks, combat -------------------------------------------------------------------------------


def _tracks(state: ProvinciaState, seat: int, player: Reader) -> None:
    tables = state.tables
    for good, name in enumerate(GOODS):
        if name in player:
            state.goods[4 * seat + good] = player.number(name, 0, tables.goods[good])
    if "morale" in player:
        state.morale[seat] = player.number("morale", tables.morale_bottom, tables.morale_top)
    if "defence" in player:
        state.defence[seat] = player.number("defence", tables.defence_bottom, tables.defence_top)
    if "prestige_cards" in player:
        sides = player.numbers("prestige_cards", -4, -2)
        if any(side not in (-2, -4) for side in sides) or sides.count(-2) > 1:
            raise player.fail("prestige_cards", "write -4 for each full card and at most one -2")
        state.carded[seat] = -sum(sides)
    shown = sum(tables.value[standing] for standing in state.city[seat]) - state.carded[seat]
    state.prestige[seat] = player.number("prestige", -999, 999, shown)
    state.uncarded[seat] = state.prestige[seat] - shown


def _supply(state: ProvinciaState, reader: Reader) -> None:
    """What the players do not have is in the supply; a smaller supply sets the difference aside."""
    named = reader.table("supply", {})
    aside = []
    for good, name in enumerate(GOODS):
        left = state.tables.goods[good] - sum(state.goods[good::4])
        if left < 0:
            raise reader.fail("players", f"together they have more {name} than there is")
        state.supply[good] = named.number(name, 0, left, left)
        aside.append(left - state.supply[good])
    named.done()
    state.aside = tuple(aside)


def _bellum(state: ProvinciaState, reader: Reader) -> None:
    cards = list(state.bellum)
    for card in reader.item("bellum*", "bellum", []):
        for battle, group in enumerate(state.tables.bellum_groups):
            if card in group:
                cards[battle] = card
    state.bellum = tuple(cards)


def _tokens(state: ProvinciaState, players: list[Reader], fought: bool) -> None:
    """Earlier battles have taken a token each; what is not named is dealt from the rest."""
    battles = sum(1 for number in BATTLE_ROUNDS if number < state.round + fought)
    values = state.tables.token_values
    colours = [state.tables.colour[town] for town in state.town]
    pool = [token(colour, value) for colour in colours for value in values]
    held: list[list[int]] = [[] for _ in range(state.seats)]
    played: list[list[int]] = [[] for _ in range(state.seats)]
    for seat, player in enumerate(players):
        for key, pile, most in (("tokens", held, len(values) - battles), ("played_tokens", played, battles)):
            pile[seat] = list(player.item("token*", key, []))
            if len(pile[seat]) > most:
                raise player.fail(key, f"in round {state.round} there are at most {most}")
            for t in pile[seat]:
                if t not in pool:
                    raise player.fail(key, f"{TOKEN_NAMES[t]} is not in the game so often")
                pool.remove(t)
    for seat, colour in enumerate(colours):  # PRO-2.15: everybody was given the own +1
        plus_one = token(colour, 1)
        if plus_one in pool:
            pool.remove(plus_one)
            if len(held[seat]) < len(values) - battles:
                held[seat].append(plus_one)
            elif len(played[seat]) < battles:
                played[seat].append(plus_one)
            else:
                raise players[seat].fail("tokens", f"{TOKEN_NAMES[plus_one]} must be among them")
    pool = state.chance.shuffled("tokens of the position", pool)
    for seat in range(state.seats):
        while len(held[seat]) < len(values) - battles:
            held[seat].append(pool.pop())
        while len(played[seat]) < battles:
            played[seat].append(pool.pop())
    state.tokens = [tuple(sorted(tokens)) for tokens in held]
    state.played = [tuple(tokens) for tokens in played]
    state.revealed_tokens = tuple(tuple(sorted(tokens[b] for tokens in played)) for b in range(battles))
