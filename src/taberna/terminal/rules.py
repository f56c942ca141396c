"""The text of rules: by id, by section, or by a card they belong to."""

from __future__ import annotations

from rich.markdown import Markdown

from taberna.kernel.game import Game
from taberna.kernel.rulebook import Rulebook


def written(text: str) -> Markdown:
    """A rule's text for the screen; its lines stay lines."""
    return Markdown(text.replace("\n", "  \n"))


def rule_of_card(game: Game, name: str) -> str | None:
    """The rule that a card's data name: ``vox_populi`` is SEN-3.72, ``censor_2`` is SEN-3.63."""
    wanted = game.proper_name(name.lower().replace(" ", "_"))
    rules = {
        entry: str(values["rule"])
        for table in game.data.tables
        for entry, values in game.data[table].items()
        if isinstance(values, dict) and "rule" in values
    }
    if wanted in rules:
        return rules[wanted]
    return next((rule for entry, rule in rules.items() if wanted.startswith(f"{entry}_")), None)


def find_rule(game: Game, asked: str) -> tuple[str, str] | None:
    """The id and text of a rule (the game's prefix may be left out), or of the rule of a card."""
    book = Rulebook.load(game.package)
    for rule in (asked.upper(), f"{game.prefix}-{asked.upper()}", rule_of_card(game, asked)):
        if rule is not None and rule in book:
            return rule, book.text(rule)
    return None


def rule_entries(game: Game, asked: str | None) -> list[tuple[str, str]]:
    """Ids with their texts: one rule, a section (by number or by a word of its title), or everything."""
    book = Rulebook.load(game.package)
    if asked is None:
        found = book.ids()
    else:
        one = find_rule(game, asked)
        if one is not None:
            return [one]
        start = f"{game.prefix}-{asked.upper().removeprefix(f'{game.prefix}-')}."
        found = [rule for rule in book.ids() if rule.startswith(start)]
        if not found:
            titled = [section for section in book.sections() if asked.lower() in section.title.lower()]
            found = [rule for section in titled for rule in section.ids]
        if not found:
            book.paragraph(asked.upper())  # says that there is no such rule, and which one is near
    return [(rule, book.paragraph(rule).text) for rule in found]
