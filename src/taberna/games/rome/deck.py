"""Which cards a senate deck may hold (ROM-2.20 to ROM-2.27, ROM-D02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import BadSetup

from .cards import NAMESAKE, SENATE_CARDS, SENATE_NAMES

if TYPE_CHECKING:
    from .game import Rome
    from .options import RomeOptions


def standard_deck(game: Rome, seats: int) -> list[int]:
    """No intrigue cards; with two players none with the two-player mark (ROM-2.11, ROM-2.20)."""
    return [
        card
        for card in range(SENATE_CARDS)
        if card not in NAMESAKE and (seats > 2 or not game.two_player_mark[card])
    ]


def chosen_deck(game: Rome, options: RomeOptions, seats: int) -> tuple[int, ...]:
    """The deck these options ask for; `BadSetup` if the rules forbid it."""
    standard = standard_deck(game, seats)
    if not options.senate_deck:
        if options.senate_deck_mode == "standard":
            return tuple(standard)
        deck = sorted(_swapped(standard))
    else:
        deck = sorted(SENATE_NAMES.index(name) for name in options.senate_deck)
    _check_constraints(game, deck, seats)
    _check_mode(game, options.senate_deck_mode, deck, standard)
    return tuple(deck)


def _swapped(standard: list[int]) -> list[int]:
    """Every intrigue card instead of its namesake (ROM-2.24)."""
    instead = {SENATE_NAMES.index(namesake): intrigue for intrigue, namesake in NAMESAKE.items()}
    return [instead.get(card, card) for card in standard]


def _check_constraints(game: Rome, deck: list[int], seats: int) -> None:
    """The hard constraints of every deck (ROM-2.21)."""
    size, last = (15, 3) if seats == 2 else (20, 4)
    for card in deck:
        if seats == 2 and game.two_player_mark[card]:
            raise BadSetup(
                "[bears-two-player] "
                "{option}: {card} bears the two-player mark and is not used with 2 players (ROM-2.21 d)",
                option="senate_deck", card=SENATE_NAMES[card],
            )  # fmt: skip
    if len(deck) != size:
        raise BadSetup(
            "[cards-with-players] {option}: {count} cards; with {seats} players the deck has {size} (ROM-2.21 a)",
            option="senate_deck", count=len(deck), seats=seats, size=size,
        )  # fmt: skip
    third = sum(1 for card in deck if game.senate_epoch[card] == 3)
    if third != last:
        raise BadSetup(
            "[epoch-iii-scoring] "
            "{option}: {count} epoch-III scoring cards; with {seats} players it has {size} (ROM-2.21 b)",
            option="senate_deck", count=third, seats=seats, size=last,
        )  # fmt: skip


def _check_mode(game: Rome, mode: str, deck: list[int], standard: list[int]) -> None:
    """Whether the mode leads from the standard deck to this one (ROM-2.24 to ROM-2.26)."""
    if mode == "free":
        return
    added = [card for card in deck if card not in standard]
    gone = [card for card in standard if card not in deck]
    if mode == "standard":
        if added:
            raise BadSetup(
                "[not-standard-deck] "
                "{option}: {card} is not in the standard deck; choose another senate_deck_mode (ROM-2.20)",
                option="senate_deck", card=SENATE_NAMES[added[0]],
            )  # fmt: skip
        return

    def fits(intrigue: int, normal: int) -> bool:
        if NAMESAKE[intrigue] == game.kind[normal]:
            return True
        symbols = sorted(game.symbols_of[intrigue])
        return mode == "symbol_swap" and bool(symbols) and symbols == sorted(game.symbols_of[normal])

    def swaps(intrigues: list[int], normals: list[int]) -> bool:
        """Whether every intrigue card can replace a normal card of its own."""
        if not intrigues:
            return True
        first, rest = intrigues[0], intrigues[1:]
        return any(fits(first, n) and swaps(rest, [m for m in normals if m != n]) for n in normals)

    if not swaps(added, gone):
        names = ", ".join(SENATE_NAMES[card] for card in added)
        out = ", ".join(SENATE_NAMES[card] for card in gone)
        rule = "ROM-2.24" if mode == "name_swap" else "ROM-2.25"
        raise BadSetup(
            "[not-allow-instead] {option}: {mode} does not allow {names} instead of {out} ({rule})",
            option="senate_deck", mode=mode, names=names, out=out, rule=rule,
        )  # fmt: skip
