"""The text of a rule, by its id or by a card it belongs to."""

from __future__ import annotations

from taberna.kernel.game import Game


def rule_of_card(game: Game, name: str) -> str | None:
    """The rule that a card's data name: ``vox_populi`` is SEN-3.72."""
    wanted = game.proper_name(name.lower().replace(" ", "_"))
    for table in game.data.tables:
        for entry, values in game.data[table].items():
            same = wanted == entry or wanted.startswith(f"{entry}_")
            if same and isinstance(values, dict) and "rule" in values:
                return str(values["rule"])
    return None


def rule_text(game: Game, asked: str) -> str | None:
    """What the rulebook says under an id (the game's prefix may be left out), or about a card."""
    from taberna.kernel.rulebook import Rulebook

    book = Rulebook.load(game.package)
    for rule in (asked.upper(), f"{game.prefix}-{asked.upper()}", rule_of_card(game, asked)):
        if rule is not None and rule in book:
            return book.text(rule)
    return None
