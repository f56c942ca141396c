"""A puzzle's explanation in words, the same at the table and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from taberna.bots.evaluation import evaluation
from taberna.bots.explain import worded
from taberna.kernel.games import game as find_game
from taberna.locale import interface, speaker

from .puzzle import Puzzle


def question(puzzle: Puzzle, lang: str) -> str:
    return interface(lang).say("study-find", grade="★" * puzzle.grade)


def explanation(puzzle: Puzzle, played: str, lang: str, names: Sequence[str] = ()) -> str:
    """Whether the move was the one, how far that is ahead, and why."""
    game = find_game(puzzle.game)
    say, voice, model = interface(lang).say, speaker(game, lang, names), evaluation(puzzle.game)

    def label(text: str) -> str:
        return voice.move(game.move(text))

    reasons = voice.advice([(term, change, worded(model, term, change)) for term, change in puzzle.reasons])
    gap = puzzle.gap
    parts = [
        say("study-right") if played == puzzle.answer else say("study-wrong", answer=label(puzzle.answer)),
        say(
            "study-ahead",
            rival=label(puzzle.rival),
            gap=f"{100 * gap.mean:.0f}",
            low=f"{100 * gap.low:.0f}",
            high=f"{100 * gap.high:.0f}",
            games=gap.games,
        ),
        *([say("study-why", why=reasons)] if reasons else []),
    ]
    return " ".join(parts)
