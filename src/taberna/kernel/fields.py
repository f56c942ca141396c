"""A state, declared once: its fields, where they stand in dumps and views, and who sees them.

`tools/make_states.py` writes a game's state class and view from its declaration, `loading` reads and writes dumps with
it, `zones` keeps its cards together, and adapters list what there is to see. docs/declaring-state.md shows how.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict, get_type_hints

from .kinds import Names, start_of, type_inside, type_outside
from .reader import LARGEST
from .shape import ViewShape

_table: Any = TypedDict  # with names that are made here

# Who sees an entry: everybody; its seat, and everybody after the end; its seat alone, for ever; everybody after the
# end; nobody.
ALL: Final = "all"
OWN: Final = "own"
OWN_FOR_EVER: Final = "own for ever"
END: Final = "end"
NOBODY: Final = "nobody"


class Code(str):
    """An expression of Python, where a plain value does not do: ``Code("self.seats - 1")``."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Field:
    """An attribute of the state."""

    name: str
    type: str
    start: Any
    #: What its entries are counted by: nothing, "seat", or a kind with names.
    by: str = ""
    #: A tuple, which rules replace as a whole, instead of a list.
    fixed: bool = False
    #: A chain (newest outside) that is compared by identity.
    chain: bool = False
    about: str = ""
    #: The zone whose cards lie here (`zones`), or one for each name it is counted by; and the cards that may lie
    #: here: numbers, or a function of state and index.
    zone: str | tuple[str, ...] = ""
    holds: Any = None
    #: A set of cards, written as bits.
    bits: bool = False

    @property
    def whole_type(self) -> str:
        if not self.by:
            return self.type
        return f"tuple[{self.type}, ...]" if self.fixed else f"list[{self.type}]"


@dataclass(frozen=True, slots=True)
class Entry:
    """A key of dumps and views. ``key`` may lead into a table: ``discards.events``."""

    key: str
    of: tuple[str, ...]
    #: A kind, a kind for each name it is counted by, or the type of what ``write`` gives.
    kind: Any
    by: str = ""
    see: str = ALL
    #: A condition under which an entry of its owner is open to all.
    open_if: str = ""
    #: Its key in views, if another thing is called so there.
    shown_as: str = ""
    dumped: bool = True
    #: A pile whose last card is the top one: outside the top one comes first.
    pile: bool = False
    #: Order means nothing: whoever writes it by hand need not keep it.
    ordered: bool = False
    low: int = 0
    high: int = LARGEST
    #: Functions of state (and seat): what is written, and for an entry that is dumped how it is read with all checks
    #: (state, seat, reader, key) and taken from a view (state, seat, value).
    write: Callable[..., Any] | Code | None = None
    read: Callable[..., None] | None = None
    fill: Callable[..., None] | None = None
    #: ``fill`` is only needed for something: a blank state says nothing as it is.
    if_any: bool = False

    @property
    def view_key(self) -> str:
        return self.shown_as or self.key

    @property
    def plain(self) -> bool:
        """Whether its kind says all: no function of its own."""
        return self.write is None


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a declaration."""

    field: Field | None
    entry: Entry | None


def one(name: str, kind: str, start: Any = None, **more: Any) -> Item:
    """A field with one value."""
    return _item(name, kind, start, "", **more)


def per_seat(name: str, kind: str, start: Any = None, **more: Any) -> Item:
    """A field with a value for each seat; it stands in the table of its player."""
    return _item(name, kind, start, "seat", **more)


def per(by: str, name: str, kind: str | tuple[str, ...], start: Any = None, **more: Any) -> Item:
    """A field with a value for each name of a kind: ``per("board", "decks", "card*")``."""
    return _item(name, kind, start, by, **more)


def _item(
    name: str,
    kind: str | tuple[str, ...],
    start: Any,
    by: str,
    *,
    key: str = "",
    fixed: bool = False,
    about: str = "",
    zone: str | tuple[str, ...] = "",
    holds: Any = None,
    **more: Any,
) -> Item:
    first = kind if isinstance(kind, str) else kind[0]
    start = start_of(first) if start is None else start
    return Item(
        Field(
            name,
            type_inside(first),
            start,
            by,
            fixed,
            about=about,
            zone=zone,
            holds=holds,
            bits=first.endswith("&"),
        ),
        Entry(key or name, (name,), kind, by, **more),
    )


def attribute(name: str, type: str, start: Any, **more: Any) -> Item:
    """A field without an entry of its own: `custom` ones write it, or nobody does, because it follows from the rest."""
    return Item(Field(name, type, start, **more), None)


def custom(
    key: str,
    shape: Any,
    of: Sequence[str],
    write: Callable[..., Any],
    read: Callable[..., None],
    fill: Callable[..., None] | None = None,
    **more: Any,
) -> Item:
    """An entry with functions of its own, where a kind does not say how fields are written."""
    return Item(None, Entry(key, tuple(of), shape, write=write, read=read, fill=fill, **more))


def derived(key: str, shape: Any, of: Sequence[str], make: Callable[..., Any] | Code, **more: Any) -> Item:
    """What a view tells besides, made of fields by a function or an expression.

    Without ``of`` it is made anew to see whether it has changed.
    """
    return Item(None, Entry(key, tuple(of), shape, dumped=False, write=make, **more))


@dataclass(frozen=True, slots=True)
class Seen:
    """A piece of a section that is written by hand, as an observation takes it in."""

    key: str
    #: OWN: it has a part for each seat, which that seat alone knows. Or "seat": one for each seat, known to all.
    by: str = ""
    #: A function of state and viewer that gives the value of the key; not needed for what is made of its parts.
    tell: Callable[..., Any] | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Entries that a view makes together, and anew when one of their fields has changed."""

    items: tuple[Item, ...]
    players: bool = False
    #: A section written by hand, ``module.NAME``, and the shape of its entries.
    by_hand: str = ""
    shape: Mapping[str, Any] = field(default_factory=dict)
    #: What observations take from it, and the function of the state that lists the parts of all pieces.
    seen: tuple[Seen, ...] = ()
    parts: Callable[..., list[Any]] | None = None
    #: While this gives the very same thing, none of the parts has changed.
    since: str = ""


def group(*items: Item) -> Group:
    return Group(items)


def players(*items: Item) -> Group:
    return Group(items, players=True)


def by_hand(
    section: str, seen: Sequence[Seen], parts: Callable[..., list[Any]], since: str = "", **shape: Any
) -> Group:
    """A section of the view that is written by hand: ``by_hand("view.SETS", [Seen("sets")], parts, sets=list[Set])``.

    Observations hold what is ``seen`` of it; ``parts`` of the state lists what each piece is made of. ``since`` is an
    expression: while it gives the very same thing, they are not made anew; ``parts`` is then also given what it gave
    before, and the list that was made of that (both may be something else at first).
    """
    return Group((), by_hand=section, shape=shape, seen=tuple(seen), parts=parts, since=since)


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards of one kind, each of which lies in exactly one place."""

    kind: str
    #: All of them: numbers, with repetitions if there are several alike, or a function of the state.
    cards: Any
    #: What faults call the whole of it.
    where: str = "cards"
    #: No two cards have the same number.
    single: bool = False


class Declaration:
    """All fields of a game's state."""

    def __init__(
        self,
        title: str,
        names: Names,
        groups: Sequence[Group],
        *,
        zones: Mapping[str, Zone] | None = None,
        imports: Sequence[str] = (),
        type_imports: Sequence[str] = (),
    ) -> None:
        #: The beginning of the names of what is made: ``SenatorsState``.
        self.title = title
        self.names = names
        self.groups = tuple(groups)
        self.zones = dict(zones or {})
        #: Lines the made state needs for its start values, and for its types.
        self.imports = tuple(imports)
        self.type_imports = tuple(type_imports)
        self.fields = {item.field.name: item.field for item in self.items() if item.field}
        self._places = {
            zone: tuple(one for one in self.fields.values() if zone == one.zone or zone in _several(one.zone))
            for zone in self.zones
        }

    def items(self) -> Iterator[Item]:
        for one in self.groups:
            yield from one.items

    def entries(self) -> Iterator[tuple[bool, Entry]]:
        """All entries in order, and whether each stands in the tables of the players."""
        for one in self.groups:
            for item in one.items:
                if item.entry is not None:
                    yield one.players, item.entry

    def shown(self) -> Iterator[tuple[bool, Entry]]:
        """The entries a view shows to somebody: what an observation must hold."""
        for of_player, entry in self.entries():
            if entry.see != NOBODY:
                yield of_player, entry

    def places(self, zone: str) -> tuple[Field, ...]:
        """The fields where the cards of a zone lie."""
        return self._places[zone]

    # -- the shape of a view ---------------------------------------------------------------------------

    def shape(self) -> Any:
        """The view as a TypedDict."""
        hints: dict[str, Any] = dict(get_type_hints(ViewShape))
        for one in self.groups:
            if one.by_hand:
                hints.update(one.shape)
            elif one.players:
                player: dict[str, Any] = {"seat": int}
                self._shape_of(one, player)
                hints["players"] = list[_table(f"{self.title}Player", player)]  # type: ignore[misc]
            else:
                self._shape_of(one, hints)
        return _table(f"{self.title}View", hints)

    def _shape_of(self, group: Group, hints: dict[str, Any]) -> None:
        tables: dict[str, dict[str, Any]] = {}
        hidden: set[str] = set()
        for item in group.items:
            entry = item.entry
            if entry is None or entry.see == NOBODY:
                continue
            hint = _outside(entry)
            if entry.by not in ("", "seat"):
                hint = dict[str, hint]  # type: ignore[valid-type]
            table, _, key = entry.view_key.rpartition(".")
            if table:
                tables.setdefault(table, {})[key] = hint
                if entry.see != ALL:
                    hidden.add(table)
                continue
            hints[entry.view_key] = hint if entry.see == ALL else hint | None
        for table, inner in tables.items():
            if table in hints:
                continue  # more keys of a table by name
            shared = _table(f"{self.title}{table.title().replace('_', '')}", inner)
            hints[table] = shared | None if table in hidden else shared


def _several(zone: str | tuple[str, ...]) -> tuple[str, ...]:
    return zone if isinstance(zone, tuple) else ()


def _outside(entry: Entry) -> Any:
    kind = entry.kind
    if isinstance(kind, tuple):
        kind = kind[0]
    return type_outside(kind) if isinstance(kind, str) else kind
