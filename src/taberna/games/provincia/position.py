"""Positions: any situation from a short description. docs/positions/provincia.md explains the words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .cards import (
    BATTLE_ROUNDS,
    BUILDINGS,
    CARD_NAMES,
    DECK_NAMES,
    DECK_RANGES,
    FIRST_OPES,
    GOODS,
    HORREUM,
    ROUNDS,
    TOKEN_NAMES,
    TOWN_NAMES,
    token,
    type_of,
)
from .memory import blank
from .position_steps import put_step, tokens_are_down
from .steps.town import DealHands

if TYPE_CHECKING:
    from .game import Provincia
    from .state import ProvinciaState

Cards = tuple[int, ...]


def arrange(game: Provincia, state: ProvinciaState, reader: Reader) -> None:
    step = _step(reader)
    players = reader.tables("players", [])
    if len(players) > state.seats:
        raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
    if step["step"] == "ChooseTown":
        _choose_towns(state, reader, players, step)
        return
    _towns(state, players)
    state.stack = [DealHands()]
    state.stack[0].run(state)
    state.round = reader.number("round", 1, ROUNDS, ROUNDS if step.get("final") else 1)
    state.start = reader.number("start", 0, state.seats - 1, 0)
    active = reader.number("active", 0, state.seats - 1, state.start)
    markers = reader.table("markers", {})
    state.markers = [markers.number(name, 0, 2, 2) for name in DECK_NAMES]
    markers.done()
    _place_cards(state, reader, players)
    for seat, player in enumerate(players):
        _tracks(state, seat, player)
    _supply(state, reader)
    _bellum(state, reader)
    _tokens(state, players, tokens_are_down(step))
    for player in players:
        player.done()
    put_step(game, state, reader, step, active)


def _step(reader: Reader) -> dict[str, Any]:
    named: Any = reader.raw("step", "PlayTurn")
    if isinstance(named, str):
        named = {"step": named}
    if not isinstance(named, dict) or "step" not in named:
        raise reader.fail("step", 'write a name, or a table like { step = "PlayTurn", final = true }')
    return named


# -- towns ---------------------------------------------------------------------------------------------


def _choose_towns(state: ProvinciaState, reader: Reader, players: list[Reader], step: dict[str, Any]) -> None:
    """Before anything is dealt: some towns may be chosen already (PRO-D01)."""
    for seat, player in enumerate(players):
        town = player.item("town?", "town", None)
        state.town = (*state.town[:seat], town, *state.town[seat + 1 :])
        player.done()
    open_seats = [seat for seat in range(state.seats) if state.town[seat] < 0]
    if not open_seats:
        raise reader.fail("step", "all towns are chosen already")
    put_step(state.game, state, reader, {"seat": open_seats[0], **step}, 0)


def _towns(state: ProvinciaState, players: list[Reader]) -> None:
    """Named towns; whoever has none gets the first one that is free."""
    named = [player.item("town?", "town", None) for player in players]
    named += [-1] * (state.seats - len(named))
    free = [town for town in range(len(TOWN_NAMES)) if town not in named]
    for seat, town in enumerate(named):
        if town >= 0 and named.index(town) != seat:
            raise players[seat].fail("town", f"{TOWN_NAMES[town]} is already taken")
    state.town = tuple(free.pop(0) if town < 0 else town for town in named)


# -- cards ---------------------------------------------------------------------------------------------


def _deck_of(card: int) -> int:
    return next(deck for deck, cards in enumerate(DECK_RANGES) if card in cards)


def _place_cards(state: ProvinciaState, reader: Reader, players: list[Reader]) -> None:
    """Empty every place the position names, take the named cards from wherever they are, and lay them down."""
    places: list[tuple[Reader, str, Cards]] = []  # who asks for which cards
    cities: dict[int, Cards] = {}
    for seat, player in enumerate(players):
        if "city" in player:
            cities[seat] = tuple(sorted(player.item("standing*", "city")))
            _give_back(state, map(type_of, state.city[seat]))
            state.city[seat] = ()
            if "hand" not in player and HORREUM not in cities[seat]:
                state.hand[seat] = tuple(sorted((*state.hand[seat], _take(state, HORREUM, player, "city"))))
            places.append((player, "city", tuple(map(type_of, cities[seat]))))
        for key, low, high, piles in (
            ("front", BUILDINGS, FIRST_OPES, state.front),
            ("hand", 0, FIRST_OPES, state.hand),
        ):
            if key in player:
                _give_back(state, piles[seat])
                piles[seat] = ()
                places.append((player, key, _cards(player, key, low, high)))
    named = {key: reader.table(key, {}) for key in ("decks", "discards")}
    exact = [reader.decode("deck", "exact", name) for name in reader.array("exact", [])]
    display = reader.table("display", {})
    for key in ("face_up", "face_down"):
        places.append((display, key, display.item("card*", key, [])))
    for table in named.values():
        for deck, name in enumerate(DECK_NAMES):
            low, high = DECK_RANGES[deck].start, DECK_RANGES[deck].stop
            places.append((table, name, _cards(table, name, low, high) if name in table else ()))
    for table, key, cards in places:
        for card in cards:
            _take(state, card, table, key)
    # Everything named is out of the piles now; lay it where it belongs.
    seen: dict[int, Cards] = {}
    for seat, player in enumerate(players):
        if seat in cities:
            state.city[seat] = cities[seat]
        if "front" in player:
            state.front[seat] = tuple(sorted(_cards(player, "front", BUILDINGS, FIRST_OPES)))
        if "hand" in player:
            state.hand[seat] = tuple(sorted(_cards(player, "hand", 0, FIRST_OPES)))
        seen[seat] = player.item("card*", "seen", [])
        for card in seen[seat]:
            if card not in state.hand[seat]:
                raise player.fail("seen", f"{CARD_NAMES[card]} is not in the hand")
        if "concussio" in player:
            state.extorted += ((seat, player.number("concussio", 0, state.seats - 1)),)
    state.face_up = tuple(sorted(display.item("card*", "face_up", [])))
    state.face_down = display.item("card*", "face_down", [])
    display.done()
    _lay_piles(state, named, exact)
    _remember(state, seen, named["discards"])
    for table in named.values():
        table.done()


def _cards(reader: Reader, key: str, low: int, high: int) -> Cards:
    cards: Cards = reader.item("card*", key)
    for card in cards:
        if not low <= card < high:
            raise reader.fail(key, f"{CARD_NAMES[card]} cannot lie here")
    return cards


def _give_back(state: ProvinciaState, cards: Iterable[int]) -> None:
    """Cards a player does not have after all go under their deck; HORREUM leaves the game."""
    for card in cards:
        deck = _deck_of(card)
        if card == HORREUM:
            state.removed = ((card, *state.removed[0]), *state.removed[1:])
        else:
            state.decks[deck] = (card, *state.decks[deck])


def _take(state: ProvinciaState, card: int, reader: Reader, key: str) -> int:
    """Remove one copy from wherever it is: deck (from below), discard pile, out of the game, a hand."""
    deck = _deck_of(card)
    for piles in (state.decks, state.piles):
        if card in piles[deck]:
            place = piles[deck].index(card)
            piles[deck] = piles[deck][:place] + piles[deck][place + 1 :]
            return card
    if card in state.removed[deck]:
        place = state.removed[deck].index(card)
        rest = state.removed[deck][:place] + state.removed[deck][place + 1 :]
        state.removed = (*state.removed[:deck], rest, *state.removed[deck + 1 :])
        return card
    for seat in range(state.seats):
        if card in state.hand[seat]:
            place = state.hand[seat].index(card)
            state.hand[seat] = state.hand[seat][:place] + state.hand[seat][place + 1 :]
            return card
    raise reader.fail(key, f"there are not so many copies of {CARD_NAMES[card]}")


def _lay_piles(state: ProvinciaState, piles: dict[str, Reader], exact: list[int]) -> None:
    """Named cards lie on top, the first one uppermost; an empty list empties a deck into its discard pile."""
    for deck, name in enumerate(DECK_NAMES):
        top: Cards = piles["decks"].item("card*", name, [])
        thrown: Cards = piles["discards"].item("card*", name, [])
        rest, pile = state.decks[deck], state.piles[deck]
        if deck in exact:  # only the named cards; the others are out of the game
            gone = (*state.removed[deck], *rest, *pile)
            state.removed = (*state.removed[:deck], gone, *state.removed[deck + 1 :])
            rest = pile = ()
        elif name in piles["decks"] and not top:
            rest, pile = (), pile + rest
        state.decks[deck] = (*rest, *reversed(top))
        state.piles[deck] = (*pile, *thrown)


def _remember(state: ProvinciaState, seen: dict[int, Cards], discards: Reader) -> None:
    """Nobody has seen anything but what the position says: named discards, and `seen` cards in hands."""
    memory = blank(state.seats)
    for seat in range(state.seats):
        known = list(seen.get(seat, ()))
        for card in state.hand[seat]:
            if card in known:
                known.remove(card)
                memory.decks[_deck_of(card)].add_item(seat, card, 0)
            else:
                memory.decks[_deck_of(card)].add_item(seat, card if card == HORREUM else -1, 0)
        state.known[seat] = tuple(sorted(card for deck in memory.decks for card in deck.certain(seat)))
    for deck, name in enumerate(DECK_NAMES):
        memory.decks[deck].pile = sorted(discards.item("card*", name, []))
    state.memory = memory
    state.story = None


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
