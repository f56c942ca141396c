"""What the positions of all games have in common: cards that are named, and the step that is pending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .fields import Declaration, Field
from .kinds import mask_of
from .loading import put
from .reader import Reader
from .zones import all_cards, piles

if TYPE_CHECKING:
    from .state import State
    from .step import Step

# -- cards: a named one is taken from wherever it is ---------------------------------------------------------


def take(state: State, declared: Declaration, zone: str, card: int) -> None:
    """Take one card of this number from wherever it lies."""
    for field in declared.places(zone):
        for place, pile in enumerate(piles(state, field, zone)):
            if card in pile:
                left = list(pile)
                left.remove(card)
                _put_pile(state, declared, field, place, left)
                return


def _put_pile(state: State, declared: Declaration, field: Field, place: int, cards: Sequence[int]) -> None:
    value: Any = tuple(cards)
    if field.bits:
        value = mask_of(cards)
    elif field.type == "int":
        value = cards[0] if cards else -1
    if field.by:
        put(state, declared, field.name, place, value)
    else:
        setattr(state, field.name, value)


class Claims:
    """The cards a position names: each is taken from wherever it is, and can be named as often as it exists."""

    def __init__(self, state: State, declared: Declaration, zone: str) -> None:
        self.state = state
        self.declared = declared
        self.zone = zone
        self.named: Counter[int] = Counter()
        self._known = Counter(all_cards(state, declared, zone))

    def claim(self, reader: Reader, key: str, card: int) -> None:
        """Take a card that a position names at a key."""
        if self.named[card] >= self._known[card]:
            names = self.state.game.spelled[self.declared.zones[self.zone].kind]
            raise reader.fail(key, "[named-twice] {card} is named twice", card=names[card])
        self.named[card] += 1
        take(self.state, self.declared, self.zone, card)


# -- the pending step ------------------------------------------------------------------------------------------


def pending_step(state: State, reader: Reader, usual: str, **known: Any) -> Step:
    """The step a position names, or the usual one; fields it does not name are as known, else as usual."""
    game = state.game
    named: Any = reader.raw("step", usual)
    if isinstance(named, str):
        named = {"step": named}
    if not isinstance(named, dict) or "step" not in named:
        example = f'{{ step = "{usual}", seat = 0 }}'
        raise reader.fail(
            "step", "[write-name-or-table] write a name, or a table like {example}", example=example
        )
    table = Reader(named, "step", game.decode)
    cls = game.steps.get(table.text("step"))
    if cls is not None:
        given = {name: value for name, value in known.items() if name in cls.fields}
        given |= {field: table.item(kind, field) for field, kind in cls.fields.items() if field in named}
        values = {**cls.usual(state, given), **given}
        if len(values) == len(cls.fields):
            table.done()
            return cls(**values)
    return game.load_step(table)  # it says what is missing


def push_step(state: State, step: Step) -> None:
    """Put a step on the stack, and under it what must follow, down to a step like the one that lies there already."""
    pushed = [step]
    under = step.under(state)
    while under is not None and not (state.stack and under.name == state.stack[-1].name):
        pushed.append(under)
        under = under.under(state)
    state.stack += reversed(pushed)
