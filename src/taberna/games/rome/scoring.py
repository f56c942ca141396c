"""Points: forum, arena, senate cards, regions, and who wins (ROM-1.11, ROM-3.92 to ROM-3.99, ROM-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from taberna.kernel.kinds import members
from taberna.kernel.result import Result

from .cards import (
    ANIMAL,
    ARENA_NAMES,
    ARENA_POINTS,
    BARBARIAN,
    BLACK_MARKET,
    FORUM_POINTS,
    RANK_NAMES,
    REGION_NAMES,
    REGION_POINTS,
    RESOURCE_NAMES,
    ROMAN,
    SENATE_NAMES,
    SENATE_POINTS,
)

if TYPE_CHECKING:
    from .state import RomeState

# -- forum ---------------------------------------------------------------------------------------


def score_forum(state: RomeState, resource: int) -> None:
    """1 point for a marker at 1 or more, and 1 for every marker strictly behind it (ROM-3.92)."""
    markers = [spaces[resource] for spaces in state.forum]
    for seat, space in enumerate(markers):
        if not space:
            continue
        points = 1 + sum(1 for other in markers if other < space)
        state.gain(seat, FORUM_POINTS, points)
        state.heard and state.tell(
            "forum-points", "ROM-3.92", seat=seat, resource=RESOURCE_NAMES[resource], points=points
        )


# -- arena ---------------------------------------------------------------------------------------


def rank_of(cards: Sequence[int], type_of: Sequence[int]) -> int:
    """The highest rank whose pattern these three or more cards contain (ROM-1.11)."""
    names = set(cards)
    different = [0, 0, 0]  # names of each type
    for card in names:
        different[type_of[card]] += 1
    romans = sum(1 for card in cards if type_of[card] == ROMAN)
    if romans >= 3 and different[BARBARIAN] >= 2:
        return 5
    if different[ANIMAL] >= 3 or different[BARBARIAN] >= 3:
        return 4
    if all(different):
        return 3
    return 2 if len(names) >= 3 else 1


def score_arena(state: RomeState) -> None:
    """Reveal all sets, value them, find the best; the cards leave the game (ROM-3.95 to ROM-3.99)."""
    game = state.game
    shows = {seat: cards for seat, cards in enumerate(state.staged) if cards}
    state.staged = ((),) * state.seats
    state.committed = (False,) * state.seats
    state.revealed += 1
    best: list[int] = []
    highest = (0, 0)
    for seat, cards in shows.items():
        rank = rank_of(cards, game.type_of)
        points = state.options.arena_rank_points[rank - 1]
        state.gain(seat, ARENA_POINTS, points)
        state.heard and state.tell(
            "performs",
            "ROM-3.95",
            seat=seat,
            cards=[ARENA_NAMES[c] for c in cards],
            rank=RANK_NAMES[rank - 1],
            points=points,
        )
        for card in members(state.senate[seat] & state.offices.arena):
            state.gain(seat, ARENA_POINTS, 1)
            rank += 1
            points += 1
            state.heard and state.tell("raises-rank", game.rule_of[card], seat=seat, card=SENATE_NAMES[card])
        worth = rank if state.options.best_performance == "rank" else points  # ROM-6.15
        show = (worth, sum(game.cost[c] for c in cards))
        if show > highest:
            highest = show
            best = [seat]
        elif show == highest:
            best.append(seat)
        hand = list(state.hands[seat])
        for card in cards:
            hand.remove(card)
        state.hands[seat] = tuple(hand)
        state.removed[BLACK_MARKET] += cards
        state.performances += ((state.round, seat, cards),)
    if len(best) == 1:
        state.gain(best[0], ARENA_POINTS, 1)
        state.heard and state.tell("best-performance", "ROM-3.97", seat=best[0])


# -- the end -------------------------------------------------------------------------------------


def score_end(state: RomeState) -> None:
    """First senate cards, then regions, then the winner (ROM-5.1)."""
    for seat in range(state.seats):
        for card in members(state.senate[seat] & state.offices.end):
            points = state.offices.rows[card].points(state, seat)
            if points:
                state.gain(seat, SENATE_POINTS, points)
                state.heard and state.tell(
                    "senate-points",
                    state.game.rule_of[card],
                    seat=seat,
                    card=SENATE_NAMES[card],
                    points=points,
                )
    for region in range(len(REGION_NAMES)):
        for seat, points in region_points(state, region).items():
            state.gain(seat, REGION_POINTS, points)
            state.heard and state.tell(
                "region-points", "ROM-5.4", seat=seat, region=REGION_NAMES[region], points=points
            )
    finish(state)


def region_points(state: RomeState, region: int) -> dict[int, int]:
    """Who gets how much for the strongest presence in a region (ROM-5.3 to ROM-5.7)."""
    game = state.game
    within = game.in_region[region]
    totals = {}
    for seat, owned in enumerate(state.provinces):
        if owned & within:
            totals[seat] = sum([game.strength[p] for p in members(owned & within)])
    if not totals:
        return {}
    highest = max(totals.values())
    leaders = [seat for seat, total in totals.items() if total == highest]
    options = state.options
    if len(leaders) > 1:
        share = 1 if options.region_tie == "one_each" else 2 // len(leaders)
        return dict.fromkeys(leaders, share) if share else {}
    leader = leaders[0]
    # A region is in the game whole or not at all (ROM-2.10), so all of it is all in play (ROM-5.6).
    if state.provinces[leader] & within == within:
        return {leader: 3 if options.region_full == "replace" else 5}
    return {leader: 2}


def finish(state: RomeState) -> None:
    """Most points, then most provinces, then the dearest hand, else shared (ROM-5.8, ROM-5.9)."""
    cost = state.game.cost
    standing = [
        (state.sp(seat), state.provinces[seat].bit_count(), sum(cost[c] for c in state.hands[seat]))
        for seat in range(state.seats)
    ]
    best = max(standing)
    winners = tuple(seat for seat in range(state.seats) if standing[seat] == best)
    ranking = tuple(1 + sum(1 for other in standing if other > mine) for mine in standing)
    if sum(1 for s in standing if s[0] == best[0]) == 1:
        tie_break = "none"
    elif sum(1 for s in standing if s[:2] == best[:2]) == 1:
        tie_break = "provinces"
    else:
        tie_break = "arena_cards" if len(winners) == 1 else "shared"
    state.heard and state.tell("game-over", "ROM-5.8", winners=list(winners), tie_break=tie_break)
    state.finish(Result(tuple(s[0] for s in standing), winners, ranking, tie_break, "ROM-5.8"))
