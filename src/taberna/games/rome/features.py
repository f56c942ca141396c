"""What a position is worth, in numbers: the features that evaluations weigh. Reads a state, changes nothing.

A row of features per seat, of a *whole* world; who may not know the world asks about worlds imagined from a
view. Dice on the tracks count as what they would bring if the tracks were resolved now, section by section.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from taberna.kernel.kinds import members

from .cards import BLACK_MARKET, MILITARY, SENATE
from .scoring import rank_of, region_points
from .state import RomeState
from .steps.resolving import Conquest, MilitaryBonus, Purchase, TakeSenateCard
from .steps.scoring import ForumScoring, Performance

NAMES: Final = (
    "points",
    "forum",
    "forum_steps",
    "regions",
    "senate_scoring",
    "senate_cards",
    "provinces",
    "arena_set",
    "arena_cards",
    "arena_worth",
    "strength_left",
    "budget_left",
    "unplaced",
    "unplaced_sum",
)

MANY: Final = 20_000  # kept, of each kind

#: Second halves of a decision: a player who looks one decision ahead looks past them.
CONTINUES: Final = frozenset(
    {
        "ExhaustProvinces",
        "RerollDice",
        "FlipDie",
        "ShiftDie",
        "RerollMilitaryDie",
        "LowerPlacedDie",
        "RerollAnyDie",
        "DiscardSenateCard",
        "DestroyProvince",
        "StealJewel",
        "TribunusTarget",
        "Performance",
    }
)


def stage(state: RomeState) -> float:
    """How far the game has gone, 0 to 1, by rounds."""
    return (state.round - 1) / 4


def ending(state: RomeState) -> bool:
    """Whether it is the last round: what is left of it can be played out in thought."""
    return state.round >= 5


@lru_cache(maxsize=20_000)
def _conquest(strengths: tuple[int, ...], legion: int) -> int:
    """The provinces (a mask of places in the display) that a legion takes: the most strength, then the most."""
    best = (0, 0)
    taken = 0
    for mask in range(1 << len(strengths)):
        total = count = 0
        for i, strength in enumerate(strengths):
            if mask >> i & 1:
                total += strength
                count += 1
        if total <= legion and (total, count) > best:
            best = (total, count)
            taken = mask
    return taken


class Known:
    """What was worked out for one game with its options: hands and holdings change rarely and are asked about often."""

    __slots__ = ("cost", "ends", "game", "options", "shows", "types")

    def __init__(self, state: RomeState) -> None:
        self.game = state.game
        self.options = state.options
        self.types: list[int] = self.game.type_of
        self.cost: list[int] = self.game.cost
        self.shows: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int, int]] = {}
        self.ends: dict[tuple[int, ...], tuple[list[float], list[float]]] = {}

    def arena(self, hand: tuple[int, ...], staged: tuple[int, ...]) -> tuple[int, int, int]:
        """The rank of the best performance a hand allows, 0 for none; its cards that are not staged, and their cost."""
        key = (hand, staged)
        found = self.shows.get(key)
        if found is None:
            rest = list(hand)
            for card in staged:
                rest.remove(card)
            cards = (*staged, *[card for card in rest if card >= staged[-1]]) if staged else hand
            best = rank_of(sorted(cards), self.types) if len(cards) >= 3 else 0
            if len(self.shows) > MANY:
                self.shows.clear()
            found = self.shows[key] = (best, len(rest), sum([self.cost[card] for card in rest]))
        return found

    def end(
        self, state: RomeState, provinces: list[int], senate: list[int]
    ) -> tuple[list[float], list[float]]:
        """What regions and senate cards would bring at the end, by seat (ROM-5.2 to ROM-5.7)."""
        key = (*provinces, *senate)
        found = self.ends.get(key)
        if found is None:
            world = state.copy()
            world.provinces = provinces.copy()
            world.senate = senate.copy()
            regions = [0.0] * state.seats
            for region in range(len(state.game.in_region)):
                for seat, points in region_points(world, region).items():
                    regions[seat] += points
            rows = world.offices.rows
            scoring = [
                float(sum([rows[card].points(world, seat) for card in members(senate[seat])]))
                for seat in range(state.seats)
            ]
            if len(self.ends) > MANY:
                self.ends.clear()
            found = self.ends[key] = (regions, scoring)
        return found


#: The latest of them: who thinks about a position thinks about one game.
_LATEST: Final[list[Known | None]] = [None]


def _known(state: RomeState) -> Known:
    known = _LATEST[0]
    if known is None or known.game is not state.game or known.options is not state.options:
        known = _LATEST[0] = Known(state)
    return known


@lru_cache(maxsize=20_000)
def _forum_shares(forum: tuple[tuple[int, ...], ...], to_come: tuple[int, ...]) -> list[float]:
    """What the forum scorings to come would bring each seat as the markers stand."""
    found = []
    for own in forum:
        points = 0.0
        for resource in range(3):
            mine = own[resource]
            if mine:
                behind = sum([1 for other in forum if other[resource] < mine])
                points += to_come[resource] * (1 + behind)
        found.append(points)
    return found


def features(state: RomeState) -> list[list[float]]:
    """A row of `NAMES` for each seat."""
    return Foreseen(state).rows()


class Foreseen:
    """A position as it will be when the tracks are resolved with the dice that lie there."""

    __slots__ = ("budget_left", "forum", "hands", "provinces", "senate", "state", "strength_left")

    def __init__(self, state: RomeState) -> None:
        seats = state.seats
        self.state = state
        self.provinces = state.provinces.copy()
        self.senate = state.senate.copy()
        self.hands = [list(hand) for hand in state.hands]
        self.strength_left = [0.0] * seats
        self.budget_left = [0.0] * seats
        _resolve(state, self.provinces, self.senate, self.hands, self.strength_left, self.budget_left)
        self.forum = [list(markers) for markers in state.forum]
        limits = state.options.forum_max
        for seat in range(seats):
            gained = self.provinces[seat] & ~state.provinces[seat]
            if gained:
                markers = self.forum[seat]
                for province in members(gained):
                    resource = state.game.resource[province]
                    markers[resource] = min(markers[resource] + 1, limits[resource])

    def rows(self) -> list[list[float]]:
        state = self.state
        known = _known(state)
        regions, scoring = known.end(state, self.provinces, self.senate)
        shares = _forum_shares(tuple([tuple(markers) for markers in self.forum]), _scorings(state))
        performing = any(isinstance(step, Performance) for step in state.stack)
        ranks = state.options.arena_rank_points
        rows = []
        for seat in range(state.seats):
            staged = state.staged[seat]
            best, cards, worth = known.arena(tuple(self.hands[seat]), staged)
            dice = state.dice[seat]
            may_perform = state.round < 5 or performing
            if performing and state.committed[seat]:  # what lies face down will be shown, and the rest waits
                best = rank_of(sorted(staged), known.types) if staged else 0
                may_perform = True
            rows.append(
                [
                    float(state.sp(seat)),
                    shares[seat],
                    float(sum(self.forum[seat])),
                    regions[seat],
                    scoring[seat],
                    float(self.senate[seat].bit_count()),
                    float(self.provinces[seat].bit_count()),
                    float(ranks[best - 1]) if best and may_perform else 0.0,
                    float(cards),
                    float(worth),
                    self.strength_left[seat],
                    self.budget_left[seat],
                    float(len(dice)),
                    float(sum(dice)),
                ]
            )
        return rows


def _scorings(state: RomeState) -> tuple[int, ...]:
    """How often each forum track will still be scored (rounds 3 and 5)."""
    later = 2 if state.round < 3 else 1 if state.round < 5 else 0
    found = [later, later, later]
    for step in state.stack:
        if isinstance(step, ForumScoring):
            found[step.resource] += 1
    return tuple(found)


def _resolve(
    state: RomeState,
    provinces: list[int],
    senate: list[int],
    hands: list[list[int]],
    strength_left: list[float],
    budget_left: list[float],
) -> None:
    """What the dice on the tracks would bring now (ROM-3.70 to ROM-3.79)."""
    game = state.game
    step = state.stack[-1] if state.stack else None
    display = list(state.displays[MILITARY])
    for group in state.tracks[MILITARY]:
        if not group:
            continue
        seat = group[0]
        if isinstance(step, Conquest | MilitaryBonus) and step.seat == seat:
            legion = step.strength
        else:
            legion = sum(group[1:]) + state.promised[seat][0]
        taken = _conquest(tuple([game.strength[p] for p in display]), legion)
        for i in reversed(range(len(display))):
            if taken >> i & 1:
                province = display.pop(i)
                provinces[seat] |= 1 << province
                legion -= game.strength[province]
        strength_left[seat] = float(legion)
    cards = sorted(state.displays[SENATE], reverse=True)  # later cards score at the end
    for group in state.tracks[SENATE]:
        if group:
            count = len(group) - 1
            if isinstance(step, TakeSenateCard) and step.seat == group[0]:
                count = step.left
            for card in cards[:count]:
                senate[group[0]] |= 1 << card
            cards = cards[count:]
    market = sorted(state.displays[BLACK_MARKET], key=lambda c: game.cost[c])
    for group in state.tracks[BLACK_MARKET]:
        if group:
            seat = group[0]
            budget = sum(group[1:]) + state.promised[seat][1]
            if isinstance(step, Purchase) and step.seat == seat:
                budget = step.budget
            while market and game.cost[market[0]] <= budget:
                card = market.pop(0)
                budget -= game.cost[card]
                hands[seat].append(card)
            budget_left[seat] = float(budget)
