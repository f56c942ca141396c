"""What breaks conservation, or cannot stand, said in words (ROM-1, ROM-3.7)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from taberna.kernel.faults import (
    Fault,
    Names,
    absent,
    beyond,
    crowded,
    negative,
    no_face,
    no_roll,
    not_every_seat,
)
from taberna.kernel.kinds import mask_of, members
from taberna.kernel.zones import faults_of

from .cards import (
    ARENA_NAMES,
    DICE,
    MILITARY,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    SIDES,
    SMALLEST_SET,
    TRACK_NAMES,
)
from .steps.activation import ExhaustProvinces, payments
from .steps.base import CardStep, RomeStep, SeatStep, SectionStep
from .steps.effects import STREAM as REROLLS
from .steps.effects import RerollDice
from .steps.order import STREAM as ROLLS
from .steps.placing import PlaceDie
from .steps.resolving import ResolveTrack, TakeSenateCard
from .steps.rounds import AGENDA, NEW_ROUND
from .steps.scoring import ForumScoring, ForumScoringAgain, Performance

if TYPE_CHECKING:
    from taberna.kernel.step import Step

    from .state import RomeState


def faults(state: RomeState) -> list[Fault]:
    found = list(faults_of(state, state.game.declared))
    for seat in range(state.seats):
        _player(state, seat, found)
    _exhaustion(state, found)
    if sorted(state.order) != list(range(state.seats)):
        found.append(not_every_seat("order", state.order))
    if not 1 <= state.round <= ROUNDS:
        found.append(beyond("round", state.round, 1, ROUNDS))
    for stream, faces in state.chance.script.items():
        _script(state, stream, faces, found)
    if not found and state.stack:
        _stack(state, found)
    return found


# -- pieces -------------------------------------------------------------------------------------


def _player(state: RomeState, seat: int, found: list[Fault]) -> None:
    where = f"players[{seat}]"
    dice = [*state.dice[seat], *([state.forfeited[seat]] if state.forfeited[seat] else [])]
    for track, groups in enumerate(state.tracks):
        mine = [group for group in groups if group and group[0] == seat]
        if len(mine) > 1:
            found.append(
                Fault(
                    "[seat-more-than-one-group] {where}: seat {seat} has more than one group (ROM-3.21)",
                    where=f"tracks.{TRACK_NAMES[track]}", seat=seat,
                )
            )  # fmt: skip
        for group in mine:
            dice.extend(group[1:])
            if len(group) < 2:
                found.append(
                    Fault(
                        "[group-without-dice] {where}: a group without dice",
                        where=f"tracks.{TRACK_NAMES[track]}",
                    )
                )
    if len(dice) > DICE:
        found.append(crowded(f"{where}.dice", len(dice), DICE))
    for resource, space in enumerate(state.forum[seat]):
        most = state.options.forum_max[resource]
        if not 0 <= space <= most:
            found.append(beyond(f"{where}.forum.{RESOURCE_NAMES[resource]}", space, 0, most))
    unheld = Counter(state.staged[seat]) - Counter(state.hands[seat])
    if unheld:
        found.append(absent(f"{where}.staged", [ARENA_NAMES[c] for c in unheld], f"{where}.hand"))
    forgotten = Counter(state.known(seat)) - Counter(state.hands[seat])
    if forgotten:
        found.append(
            Fault(
                "[purchases-seat-bought] "
                "purchases: seat {seat} bought {names} openly, but neither has nor performed them",
                seat=seat, names=Names(ARENA_NAMES[c] for c in forgotten),
            )
        )  # fmt: skip
    if min(state.points[seat]) < 0:
        found.append(negative(f"{where}.points", min(state.points[seat])))


def _script(state: RomeState, stream: str, faces: tuple[int, ...], found: list[Fault]) -> None:
    """Rolls laid down in advance belong to a player's dice."""
    if stream not in ROLLS[: state.seats] + REROLLS[: state.seats]:
        found.append(no_roll(stream, "'dice 0', 'reroll 0'"))
    if not all(1 <= face <= SIDES for face in faces):
        found.append(no_face(stream, faces))


def _exhaustion(state: RomeState, found: list[Fault]) -> None:
    unheld = state.exhausted & ~_union(state.provinces)
    if unheld:
        found.append(absent("exhausted", [PROVINCE_NAMES[c] for c in members(unheld)], "provinces"))
    if state.used & ~_union(state.senate) or state.used != mask_of([card for card, _ in state.laid]):
        found.append(
            Fault("[used-exhausted-senate] used: the exhausted senate cards are not those that are laid down")
        )
    ready = _union([mask for _, mask in state.laid]) & ~state.exhausted
    if ready:
        found.append(absent("used", [PROVINCE_NAMES[c] for c in members(ready)], "exhausted"))


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


# -- the stack -----------------------------------------------------------------------------------


def _stack(state: RomeState, found: list[Fault]) -> None:
    """The steps of the round still to come, and above them at most one menu and the decisions of a card."""
    for step in state.stack:
        if isinstance(step, SeatStep) and not 0 <= step.seat < state.seats:
            found.append(beyond(f"stack: {step.name}.seat", step.seat, 0, state.seats - 1))
            return
        if isinstance(step, SectionStep) and getattr(step, step.left_over) < 0:
            found.append(negative(f"stack: {step.name}", getattr(step, step.left_over)))
            return
    if state.stack == [NEW_ROUND]:
        _phase(state, 1, len(TRACK_NAMES), found)
        return
    agenda = AGENDA[state.round]
    known = 0
    while known < min(len(state.stack), len(agenda)) and _planned(state.stack[known]) == agenda[known]:
        known += 1
    above = state.stack[known:]
    if not known or not _stands(state, state.stack[known - 1], above):
        steps = ", ".join(step.name for step in state.stack)
        found.append(
            Fault(
                "[stack-these-steps] stack: these steps cannot stand in round {round}: {steps}",
                round=state.round,
                steps=steps,
            )
        )
        return
    top = above[0] if above else state.stack[known - 1]
    assert isinstance(top, RomeStep)
    below = state.stack[known - 1]
    unresolved = below.track if top.phase in (2, 3) and isinstance(below, ResolveTrack) else len(TRACK_NAMES)
    _phase(state, top.phase, unresolved, found)


def _planned(step: Step) -> Step:
    """The step of the agenda that this one goes on with."""
    return ForumScoring(step.resource) if isinstance(step, ForumScoringAgain) else step


def _stands(state: RomeState, below: Step, above: list[Step]) -> bool:
    """Whether these steps can lie on the topmost step of the agenda."""
    if not above:
        return True
    menu, *rest = above
    if not isinstance(below, ResolveTrack) or not isinstance(menu, SeatStep) or below.name not in menu.on:
        return False
    if isinstance(menu, SectionStep):
        groups = state.tracks[below.track]
        mine = 1 <= menu.section <= len(groups) and groups[menu.section - 1][:1] == (menu.seat,)
        if menu.track != below.track or not mine or any(groups[: menu.section - 1]):
            return False
        if isinstance(menu, TakeSenateCard) and menu.left >= len(groups[menu.section - 1]):
            return False
    elif below.track != MILITARY or (isinstance(menu, PlaceDie) and not state.dice[menu.seat]):
        return False
    if isinstance(above[-1], ExhaustProvinces):
        payment = rest.pop()
        if not isinstance(payment, ExhaustProvinces) or not _pays(state, menu, payment, rest):
            return False
    return len(rest) <= 1 and all(_decides(state, menu, step) for step in rest)


def _pays(state: RomeState, menu: SeatStep, payment: ExhaustProvinces, decisions: list[Step]) -> bool:
    """Whether a card can wait for its payment in this menu: above its own decision, and with a choice."""
    seat, card = payment.seat, payment.card
    ready = state.senate[seat] & ~state.used & menu.paying(state)
    if seat != menu.seat or not ready >> card & 1 or len(payments(state, seat, card)) < 2:
        return False
    wanted = state.offices.rows[card].decision
    return [type(step) for step in decisions] == ([] if wanted is None else [wanted])


def _decides(state: RomeState, menu: SeatStep, step: Step) -> bool:
    """Whether a card's decision can be pending in this menu."""
    if not isinstance(step, CardStep) or step.seat != menu.seat or menu.name not in step.on:
        return False
    if isinstance(step, RerollDice) and (
        state.offices.rows[step.card].decision is not RerollDice or step.left not in (-1, 1, 2)
    ):
        return False
    return step.possible(state, step.seat)


def _phase(state: RomeState, phase: int, unresolved: int, found: list[Fault]) -> None:
    """Dice are where the phase has them, and on no track before the first unresolved one; sets lie face down
    only during the performance."""
    for track, groups in enumerate(state.tracks):
        filled = [bool(group) for group in groups]
        if filled != sorted(filled) or (phase < 3 and not all(filled)) or (track < unresolved and groups):
            where = f"tracks.{TRACK_NAMES[track]}"
            found.append(
                Fault(
                    "[dice-cannot-lie] {where}: dice cannot lie like this in Phase {phase}",
                    where=where,
                    phase=phase,
                )
            )
    if phase > 2 and any(state.dice):
        found.append(Fault("[players-unplaced-dice] players: unplaced dice in Phase {phase}", phase=phase))
    performing = bool(state.stack) and isinstance(state.stack[-1], Performance)
    for seat, cards in enumerate(state.staged):
        where = f"players[{seat}].staged"
        final = state.committed[seat]
        size = len(cards)
        if (cards or final) and not performing:
            found.append(Fault("[only-during-performance] {where}: only during the performance", where=where))
        if list(cards) != sorted(cards) or (final and 0 < size < SMALLEST_SET):
            names = Names(ARENA_NAMES[c] for c in cards)
            found.append(
                Fault("[no-set-card] {where}: {names}: no set in card order", where=where, names=names)
            )
