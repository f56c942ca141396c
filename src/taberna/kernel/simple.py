"""A small game in one module: what large games keep in made files is made when the module is imported.

A class that inherits from `SimpleGame` names its declaration (`declared`) and its moves (`alphabet`), and deals. Its
steps are found in its package. Hidden cards are dealt by its zones: into places that must hold one, the rest into the
pile.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from .arranging import Claims, pending_step, push_step
from .faults import Fault
from .fields import Declaration, Field
from .game import Game
from .loading import put, read_value
from .making import made_state, made_view
from .reader import Reader
from .state import State
from .step import Step
from .zones import faults_of, unseen


@dataclass(frozen=True)
class NoOptions:
    """A game without options."""


def state_class(declared: Declaration) -> Any:
    """The class of a game's states, with the fields of its declaration; conservation comes from its zones."""
    namespace: dict[str, Any] = {}
    exec(made_state(declared), namespace)

    def faults(self: State) -> list[Fault]:
        return list(faults_of(self, declared))

    return type(
        f"{declared.title}State", (namespace[f"{declared.title}Fields"],), {"__slots__": (), "faults": faults}
    )


class SimpleGame(Game):
    Options: ClassVar[type[Any]] = NoOptions

    def __init_subclass__(cls) -> None:
        module = sys.modules[cls.__module__]
        declared = cls.declared
        cls.names = declared.names
        cls.package = str(Path(getattr(module, "__file__", None) or ".").parent)
        if "state_type" not in vars(cls):
            cls.state_type = state_class(declared)
        steps = {step.__name__: step for step in _steps_in(module.__package__ or cls.__module__)}
        made = _view_of(declared, steps)
        cls.made = made["MADE"]
        super().__init_subclass__()

    def fill_hidden(self, state: Any, view: Mapping[str, Any], rng: Random) -> None:
        deal_rest(state, self.declared, rng)

    def arrange(self, state: Any, reader: Reader) -> None:
        """Positions: the fields by their keys, and the step; cards that are not named are dealt anew."""
        claims = {zone: Claims(state, self.declared, zone) for zone in self.declared.zones}
        for seat, player in enumerate(reader.tables("players", [])):
            _arrange(state, self.declared, player, claims, seat)
            player.done()
        _arrange(state, self.declared, reader, claims, None)
        deal_rest(state, self.declared, Random(state.chance.seed))
        first = state.stack.pop()
        push_step(
            state, pending_step(state, reader, first.name, **{n: getattr(first, n) for n in first.fields})
        )


def _steps_in(package: str) -> Iterator[type[Step]]:
    todo: list[type[Step]] = [Step]
    while todo:
        todo = [sub for cls in todo for sub in cls.__subclasses__()]
        for cls in todo:
            if f"{cls.__module__}.".startswith(f"{package}.") and "rule" in vars(cls):
                yield cls


def _view_of(declared: Declaration, steps: Mapping[str, type[Step]]) -> dict[str, Any]:
    """The module with the view, `fill`, `dump` and the table of steps."""
    functions = [*steps.values(), *_functions(declared)]
    namespace: dict[str, Any] = {"NAMES": declared.names, **{one.__name__: one for one in functions}}
    text = made_view(declared, steps, "")
    exec("\n".join(line for line in text.splitlines() if not line.startswith("from .")), namespace)
    return namespace


def _functions(declared: Declaration) -> Iterator[Any]:
    for _, entry in declared.entries():
        yield from (one for one in (entry.write, entry.fill) if callable(one))


# -- cards that nobody named or saw --------------------------------------------------------------------------


def deal_rest(state: Any, declared: Declaration, rng: Random) -> None:
    """Deal the cards that lie nowhere: one into each place that must hold one and is empty, the rest into the pile."""
    for zone in declared.zones:
        rest = unseen(state, declared, zone)
        rng.shuffle(rest)
        for field in declared.places(zone):
            for place in _empty(state, declared, field):
                put(state, declared, field.name, place, rest.pop())
        pile = next((field for field in declared.places(zone) if not field.by and field.type != "int"), None)
        if pile is not None:
            setattr(state, pile.name, (*getattr(state, pile.name), *rest))


def _empty(state: Any, declared: Declaration, field: Field) -> Iterator[int]:
    """Places for single cards that are empty though they must not be: their kind has no sign for none."""
    kind = next(entry.kind for _, entry in declared.entries() if field.name in entry.of)
    if field.by and field.type == "int" and "?" not in kind:
        yield from (place for place, card in enumerate(getattr(state, field.name)) if card < 0)


def _arrange(
    state: Any, declared: Declaration, reader: Reader, claims: Mapping[str, Claims], seat: int | None
) -> None:
    for of_player, entry in declared.entries():
        if of_player != (seat is not None) or not (entry.dumped and entry.plain) or entry.key not in reader:
            continue
        field = declared.fields[entry.of[0]]
        value = read_value(state, entry, entry.kind, reader, entry.key)
        if field.zone:
            assert isinstance(field.zone, str)
            for card in (value,) if isinstance(value, int) else value:
                claims[field.zone].claim(reader, entry.key, card)
        if seat is None:
            setattr(state, field.name, value)
        else:
            put(state, declared, field.name, seat, value)
