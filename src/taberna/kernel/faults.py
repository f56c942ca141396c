"""What is wrong with a state, in words that other languages can say too.

A `Fault` is its English sentence, and keeps the template and the gaps it was made of. The faults that games have
in common are made by the functions below; a game has templates of its own for the rest. Places and steps are called
as a dump calls them (``players[0].hand``), in every language; things of the game are `Names`, which each language
says its own way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from .errors import brief, sentence_of
from .step import Step


class Names(tuple[str, ...]):
    """Things of a game by their names: cards, goods, colours."""

    __slots__ = ()

    def __str__(self) -> str:
        return ", ".join(self)


class Fault(str):
    """A sentence that says what is wrong."""

    template: str
    gaps: dict[str, Any]

    def __new__(cls, template: str, **gaps: Any) -> Self:
        gaps = {name: brief(value) for name, value in gaps.items()}
        sentence = sentence_of(template)
        fault = super().__new__(cls, sentence.format(**gaps) if gaps else sentence)
        fault.template = template
        fault.gaps = gaps
        return fault


class Faults(tuple[Fault, ...]):
    """All that is wrong, as one gap of an error."""

    __slots__ = ()

    def __str__(self) -> str:
        return "; ".join(self)


# -- things ------------------------------------------------------------------------------------------------


def missing(where: str, names: Iterable[str]) -> Fault:
    return Fault("[missing-names] {where}: missing: {names}", where=where, names=Names(names))


def surplus(where: str, names: Iterable[str]) -> Fault:
    return Fault("[too-many] {where}: too many: {names}", where=where, names=Names(names))


def stray(where: str, names: Iterable[str]) -> Fault:
    return Fault("[not-belong-here] {where}: does not belong here: {names}", where=where, names=Names(names))


def absent(where: str, names: Iterable[str], place: str) -> Fault:
    """What is named at one place should lie at another."""
    return Fault(
        "[not-place-names] {where}: not in {place}: {names}", where=where, place=place, names=Names(names)
    )


def counted(where: str, name: str, found: int, expected: int) -> Fault:
    return Fault(
        "[all-game] {where}, {names}: {found} in all, the game has {expected}",
        where=where, names=Names((name,)), found=found, expected=expected,
    )  # fmt: skip


# -- numbers -----------------------------------------------------------------------------------------------


def differs(where: str, found: Any, expected: Any) -> Fault:
    return Fault(
        "[found-instead-expected] {where}: {found} instead of {expected}",
        where=where,
        found=found,
        expected=expected,
    )


def fixed(where: str, found: Any, expected: Any) -> Fault:
    """What no edition may change."""
    return Fault(
        "[rules-rest-on] {where}: {found} cannot be played, the rules rest on {expected}",
        where=where,
        found=found,
        expected=expected,
    )


def beyond(where: str, value: int, low: int, high: int) -> Fault:
    return Fault(
        "[not-between-and] {where}: {value} is not between {low} and {high}",
        where=where,
        value=value,
        low=low,
        high=high,
    )


def crowded(where: str, number: int, most: int) -> Fault:
    """More things than there can be."""
    return Fault("[but-most] {where}: {number}, but at most {most}", where=where, number=number, most=most)


def negative(where: str, value: int) -> Fault:
    return Fault("[value-negative] {where}: {value} is negative", where=where, value=value)


def sized(where: str, values: Sequence[Any], expected: int) -> Fault:
    return Fault(
        "[entries-instead] {where}: {found} entries instead of {expected}",
        where=where,
        found=len(values),
        expected=expected,
    )


def too_small(where: str, value: int, least: int) -> Fault:
    return Fault("[less-than] {where}: {value} is less than {least}", where=where, value=value, least=least)


def not_whole(where: str, value: Any) -> Fault:
    return Fault("[not-whole-number] {where}: {value!r} is not a whole number", where=where, value=value)


def no_number(where: str, value: Any, low: int, high: int) -> Fault | None:
    """What is wrong with a value that should be a whole number within bounds, if anything is."""
    if isinstance(value, bool) or not isinstance(value, int):
        return not_whole(where, value)
    return None if low <= value <= high else beyond(where, value, low, high)


def not_rising(where: str, values: Sequence[int]) -> Fault:
    return Fault("[must-increasing] {where}: {value} must be increasing", where=where, value=values)


def none_of(where: str, value: Any, known: Iterable[object]) -> Fault:
    return Fault(
        "[value-none-known] {where}: {value!r} is none of {known}",
        where=where,
        value=value,
        known=", ".join(map(str, known)),
    )


def empty(where: str) -> Fault:
    return Fault("[must-not-empty] {where}: must not be empty", where=where)


def payments(paid: Sequence[int], held: Sequence[int]) -> Fault:
    return Fault(
        "[payments-they-leave] payments: they leave {paid}, but the players have {held}", paid=paid, held=held
    )


def not_every_seat(where: str, seats: Sequence[int]) -> Fault:
    return Fault(
        "[not-name-every] {where}: {seats} does not name every seat once", where=where, seats=list(seats)
    )


# -- rolls laid down in advance ------------------------------------------------------------------------------


def no_roll(roll: str, example: str) -> Fault:
    return Fault(
        "[rolls-no-roll] rolls: there is no roll {roll!r}; they are called like {example}",
        roll=roll,
        example=example,
    )


def no_face(roll: str, faces: Sequence[int]) -> Fault:
    return Fault(
        "[rolls-but-die] rolls: {faces} for {roll!r}, but a die shows 1 to 6", roll=roll, faces=list(faces)
    )


# -- steps ---------------------------------------------------------------------------------------------------


def bad_stack(where: str, stack: Iterable[Step]) -> Fault:
    """Steps that cannot lie like this."""
    steps = ", ".join(step.name for step in stack)
    return Fault(
        "[these-steps-cannot] {where}: these steps cannot stand on one another: {steps}",
        where=where,
        steps=steps,
    )


def bad_step(where: str, step: Step, why: Fault) -> Fault:
    return Fault(
        "[cannot-stand-here] {where}: {step} cannot stand here: {why}", where=where, step=step.name, why=why
    )


def no_choice(step: Step) -> Fault:
    return Fault(
        "[cannot-stand-here-leaves] {step}: cannot stand here, it leaves nothing to choose", step=step.name
    )
