"""Any situation of Rome from a few words; the words are explained in docs/positions/rome.md."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from taberna.kernel.arranging import pending_step, push_step
from taberna.kernel.kinds import mask_of
from taberna.kernel.reader import Reader

from .alphabet import ACTIVATE
from .cards import (
    BLACK_MARKET,
    CARD_NAMES,
    DECK_NAMES,
    DICE,
    KINDS,
    MILITARY,
    RESOURCE_NAMES,
    ROUNDS,
    SENATE,
    TRACK_NAMES,
)
from .displays import fill_displays, stacked
from .entries import lay, read_tracks
from .state import RomeState
from .steps.activation import ExhaustProvinces, charge, usable, why_not_activate
from .steps.base import RomeStep, SeatStep, SectionStep
from .steps.order import OrderWindow
from .steps.placing import AfterPlacing, PlaceDie
from .steps.resolving import MilitaryBonus, Purchase, ResolveTrack
from .steps.rounds import AGENDA, NewRound

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .game import Rome


def arrange(game: Rome, state: RomeState, reader: Reader) -> None:
    state.round = 1
    for _ in range(reader.number("round", 1, ROUNDS, 1) - 1):
        for track in range(3):
            state.removed[track] += state.displays[track]
        fill_displays(state)
        state.round += 1
    state.order = tuple(reader.numbers("order", 0, state.seats - 1, list(range(state.seats))))
    if sorted(state.order) != list(range(state.seats)):
        raise reader.fail("order", f"{list(state.order)} does not name every seat once")
    if "tracks" in reader:
        read_tracks(state, reader, "tracks")
    players = reader.tables("players", [])
    if len(players) > state.seats:
        raise reader.fail("players", f"{len(players)} players, but {state.seats} seats")
    _cards(game, state, reader, players)
    step = _step(state, reader)
    for seat in range(state.seats):
        _player(game, state, seat, players[seat] if seat < len(players) else Reader({}, "", game.decode))
    in_turn = isinstance(step, RomeStep) and step.phase in (0, 1, 2) and not _in_section(state, step)
    _dice(state, players, in_turn and not isinstance(step, NewRound) and step not in AGENDA[state.round])
    _stack(state, reader, step)


# -- cards ---------------------------------------------------------------------------------------


class _Named:
    """The cards of one kind that a position names, by place; each card in one place only."""

    def __init__(self, kind: str, names: tuple[str, ...]) -> None:
        self.kind = kind
        self.names = names
        self.all: list[int] = []

    def read(self, reader: Reader, key: str) -> tuple[int, ...] | None:
        if key not in reader:
            return None
        cards: tuple[int, ...] = reader.item(f"{self.kind}*", key)
        if self.kind != KINDS[BLACK_MARKET]:
            for card in cards:
                if card in self.all or cards.count(card) > 1:
                    raise reader.fail(key, f"{self.names[card]} is in two places")
        self.all += cards
        return cards


def _cards(game: Rome, state: RomeState, reader: Reader, players: list[Reader]) -> None:
    """Put every named card in its place; the others stay where they are as far as they can."""
    displays = reader.table("displays", {})
    decks = reader.table("decks", {})
    removed = reader.table("removed", {})
    for track in range(3):
        named = _Named(KINDS[track], CARD_NAMES[track])
        key = ("provinces", "senate", "hand")[track]
        held = [named.read(player, key) or () for player in players]
        display = named.read(displays, TRACK_NAMES[track])
        gone = named.read(removed, DECK_NAMES[track]) or ()
        top = named.read(decks, DECK_NAMES[track])
        if track == BLACK_MARKET:
            left = Counter(dict(enumerate(game.copies)))
        else:
            in_play = game.provinces_in_play(state.seats)
            left = Counter(in_play if track == MILITARY else game.senate_deck(state.options, state.seats))
        left.subtract(named.all)
        for card, count in left.items():
            if count < 0:
                where = DECK_NAMES[track]
                raise reader.fail(where, f"{CARD_NAMES[track][card]} is not, or not so often, in this game")
        for seat, cards in enumerate(held):
            if track == MILITARY:
                state.provinces[seat] = mask_of(cards)
            elif track == SENATE:
                state.senate[seat] = mask_of(cards)
            else:
                state.hands[seat] = tuple(sorted(cards))
        state.displays[track] = _kept(state.displays[track], left) if display is None else display
        state.removed[track] = (*_kept(state.removed[track], left), *gone)
        deck = _kept(state.decks[track], left)
        _stack_deck(game, state, track, (*left.elements(), *deck), top)
    for table in (displays, decks, removed):
        table.done()


def _kept(pile: tuple[int, ...], left: Counter[int]) -> tuple[int, ...]:
    """The cards of a pile that are not wanted elsewhere."""
    kept = []
    for card in pile:
        if left[card] > 0:
            left[card] -= 1
            kept.append(card)
    return tuple(kept)


def _stack_deck(
    game: Rome, state: RomeState, track: int, deck: tuple[int, ...], top: tuple[int, ...] | None
) -> None:
    """No more cards than the rounds to come can show; the named ones on top, the first one uppermost."""
    if track != BLACK_MARKET:
        epochs = game.province_epoch if track == MILITARY else state.offices.epochs
        deck = stacked(deck, epochs)
        size = (ROUNDS - state.round) * game.display_sizes[state.seats == 2][track]
        size = max(0, size - len(top or ()))
        state.removed[track] += deck[size:]
        deck = deck[:size]
    if top == ():
        state.removed[track] += deck
        deck = ()
    state.decks[track] = (*deck, *reversed(top or ()))


# -- players -------------------------------------------------------------------------------------


def _player(game: Rome, state: RomeState, seat: int, player: Reader) -> None:
    state.points[seat] = (player.number("sp", 0, 999, 0), 0, 0, 0, 0)
    forum = player.table("forum", {})
    markers = []
    for resource, name in enumerate(RESOURCE_NAMES):
        most = state.options.forum_max[resource]
        held = (state.provinces[seat] & game.with_resource[resource]).bit_count()
        markers.append(forum.number(name, 0, most, min(most, held)))
    forum.done()
    state.forum[seat] = tuple(markers)
    for item in player.array("used", []):
        _use(state, seat, player, item)
    for province in player.item("province*", "exhausted", []):
        if not state.provinces[seat] >> province & 1:
            raise player.fail("exhausted", f"{CARD_NAMES[MILITARY][province]} is not held by this player")
        state.exhausted |= 1 << province
    promised = player.table("promised", {})
    pledge = (promised.number("strength", 0, 99, 0), promised.number("budget", 0, 99, 0))
    promised.done()
    state.promised = (*state.promised[:seat], pledge, *state.promised[seat + 1 :])


def _use(state: RomeState, seat: int, player: Reader, item: Any) -> None:
    """An exhausted senate card: its name, or a table that also says on which provinces it lies."""
    used = Reader({"card": item} if isinstance(item, str) else item, player.path("used"), state.game.decode)
    card = used.item("senate_card", "card")
    if not state.senate[seat] >> card & 1:
        raise player.fail("used", f"{CARD_NAMES[SENATE][card]} is not held by this player")
    if state.used >> card & 1:
        raise player.fail("used", f"{CARD_NAMES[SENATE][card]} is named twice")
    on = mask_of(used.item("province*", "on", []))
    if on & ~state.provinces[seat]:
        raise used.fail("on", "the player does not hold all of these provinces")
    used.done()
    lay(state, card, on)
    state.exhausted |= on


def _dice(state: RomeState, players: list[Reader], in_turn: bool) -> None:
    """Unplaced dice as named; in Phases 1 and 2 others are rolled so that everybody has four."""
    sums = []
    forfeited = []
    for seat in range(state.seats):
        player = players[seat] if seat < len(players) else Reader({})
        placed = [die for track in range(3) for die in state.group(track, seat)[1:]]
        lost = player.number("forfeited", 1, 6) if "forfeited" in player else 0
        forfeited.append(lost)
        if "dice" in player:
            state.dice[seat] = tuple(sorted(player.numbers("dice", 1, 6)))
        elif in_turn:
            left = DICE - len(placed) - (lost > 0)
            state.dice[seat] = tuple(sorted(state.chance.rolls(f"position {seat}", max(0, left))))
        sums.append(player.number("sum", -99, 99, sum(placed) + sum(state.dice[seat]) + lost))
        player.done()
    state.sums = tuple(sums)
    state.forfeited = tuple(forfeited)


# -- the pending step ----------------------------------------------------------------------------


def _step(state: RomeState, reader: Reader) -> Step:
    known = {}
    if "active" in reader:
        known["seat"] = reader.number("active", 0, state.seats - 1)
    step = pending_step(state, reader, "PlaceDie", **known)
    seat = getattr(step, "seat", 0)
    if not 0 <= seat < state.seats:
        raise reader.fail("step", f"there is no seat {seat}")
    if isinstance(step, SectionStep):
        groups = state.tracks[step.track]
        if not 1 <= step.section <= len(groups) or groups[step.section - 1][:1] != (seat,):
            raise reader.fail("step", f"section {step.section} is not seat {seat}'s")
        _resolve_before(state, step.track, step.section)
    return step


def _resolve_before(state: RomeState, track: int, section: int) -> None:
    """The dice of earlier sections are back with their owners (ROM-3.70)."""
    state.tracks[track] = ((),) * (section - 1) + state.tracks[track][section - 1 :]


def _stack(state: RomeState, reader: Reader, step: Step) -> None:
    """Under the step lies what the round still brings."""
    agenda = AGENDA[state.round]
    if isinstance(step, NewRound):
        state.stack = [step]
        return
    if step in agenda:
        state.stack = [*agenda[: agenda.index(step) + 1]]
        return
    if isinstance(step, RomeStep) and step.phase > 3:
        raise reader.fail("step", f"round {state.round} has no {step.name}")
    if isinstance(step, PlaceDie) and not state.dice[step.seat]:
        raise reader.fail("step", f"seat {step.seat} has no unplaced die")
    menu = _menu(state, reader, step.seat, step.card) if isinstance(step, ExhaustProvinces) else None
    track = getattr(menu or step, "track", MILITARY)
    state.stack = [*agenda[: agenda.index(ResolveTrack(track)) + 1]]
    if menu is not None and isinstance(step, ExhaustProvinces):
        _activate(state, reader, menu, step)
    else:
        push_step(state, step)


def _in_section(state: RomeState, step: Step) -> bool:
    """Whether a payment belongs to Phase 3."""
    bonuses = state.offices.legion | state.offices.market
    return isinstance(step, ExhaustProvinces) and bool(bonuses >> step.card & 1)


def _menu(state: RomeState, reader: Reader, seat: int, card: int) -> SeatStep:
    """The menu in which a senate card is paid for."""
    bit = 1 << card
    menus: tuple[tuple[int, type[SectionStep]], ...] = (
        (state.offices.legion, MilitaryBonus),
        (state.offices.market, Purchase),
    )
    for window, cls in menus:
        if bit & window:
            section = cls.usual(state, {"seat": seat})
            if not section:
                raise reader.fail(
                    "step", f"seat {seat} has no dice on the track of {CARD_NAMES[SENATE][card]}"
                )
            _resolve_before(state, cls.track, section["section"])
            return cls(**section)
    if bit & state.offices.order:
        return OrderWindow(seat)
    if bit & state.offices.helper or not state.dice[seat]:
        return AfterPlacing(seat)
    return PlaceDie(seat)


def _activate(state: RomeState, reader: Reader, menu: SeatStep, step: ExhaustProvinces) -> None:
    """The card has just been activated: its decision waits under the payment."""
    window = menu.paying(state)
    if step.card not in usable(state, step.seat, window):
        raise reader.fail("step", str(why_not_activate(state, step.seat, step.card, window)))
    state.stack.append(menu)
    if state.offices.helper >> step.card & 1:  # its die has been placed already
        charge(state, step.seat, step.card)
    else:
        menu.play(state, step.seat, ACTIVATE[step.card])
