"""The text of rules: by id, by section, or by a card they belong to."""

from __future__ import annotations

from rich.markdown import Markdown

from taberna.kernel.game import Game
from taberna.kernel.reference import Reference
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


def find_rule(game: Game, asked: str, lang: str | None = None) -> tuple[str, str] | None:
    """The id and text of a rule (the game's prefix may be left out), or of the rule of a card.

    In a language it is told as the reference tells it there; without one, and where the reference says nothing, as the
    rulebook does.
    """
    book = Rulebook.load(game.package)
    reference = Reference.load(game.package, lang) if lang else None
    for rule in (asked.upper(), f"{game.prefix}-{asked.upper()}", rule_of_card(game, asked)):
        if rule is None:
            continue
        told = reference.paragraph(rule) if reference else None
        if told is not None:
            return rule, told.text
        if rule in book:
            return rule, book.text(rule)
    return None


def rule_entries(game: Game, asked: str | None, lang: str | None = None) -> list[tuple[str, str]]:
    """Ids with their texts: one rule, a section (by number or by a word of its title), or everything."""
    one = find_rule(game, asked, lang) if asked is not None else None
    if one is not None:
        return [one]
    reference = Reference.load(game.package, lang) if lang else None
    found = _in_reference(reference, game.prefix, asked) if reference else []
    return found or _in_rulebook(game, asked)


def _in_reference(reference: Reference, prefix: str, asked: str | None) -> list[tuple[str, str]]:
    """Paragraphs with all their ids: all, those of a number, or those of chapters with a word in their title."""
    wanted = "" if asked is None else f"{prefix}-{asked.upper().removeprefix(f'{prefix}-')}."
    return [
        (", ".join(paragraph.ids), paragraph.text)
        for chapter in reference.chapters
        for paragraph in chapter.paragraphs
        if any(rule.startswith(wanted) for rule in paragraph.ids)
        or (asked is not None and asked.lower() in chapter.title.lower())
    ]


def _in_rulebook(game: Game, asked: str | None) -> list[tuple[str, str]]:
    book = Rulebook.load(game.package)
    if asked is None:
        found = book.ids()
    else:
        start = f"{game.prefix}-{asked.upper().removeprefix(f'{game.prefix}-')}."
        found = [rule for rule in book.ids() if rule.startswith(start)]
        if not found:
            titled = [section for section in book.sections() if asked.lower() in section.title.lower()]
            found = [rule for section in titled for rule in section.ids]
        if not found:
            book.paragraph(asked.upper())  # says that there is no such rule, and which one is near
    return [(rule, book.paragraph(rule).text) for rule in found]
