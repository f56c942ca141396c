"""A misspelt move is told what it may have meant, and that costs next to nothing whatever was written."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import taberna
from taberna.kernel import errors
from taberna.kernel.suggest import Suggestions

SENTENCES = [
    "pass",
    "bid wheat_9 3",
    "bid wheat_9 4",
    "bid meat_8 2",
    "price 7",
    "build circus",
    "build forum",
]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("pas", "pass"),
        ("bid whaet_9 3", "bid wheat_9 3"),
        ("BID  Meat_88 2", "bid meat_8 2"),
        ("bid wheat_9 33", "bid wheat_9 4"),
        ("bid wheat_9", "bid wheat_9 3"),
        ("price 1000", "price 7"),
        ("build circsu now", "build circus"),
        ("biuld circus", "build"),
        ("xyzzy", None),
        ("", None),
        ("bid " + "9" * 5000, "bid meat_8 2"),
        ("x" * 100_000, None),
    ],
)
def test_what_was_meant(text: str, meant: str | None) -> None:
    assert Suggestions(SENTENCES).nearest(text) == meant


@pytest.mark.parametrize("game", taberna.GAMES)
def test_a_slip_of_the_finger_is_recognised(game: str) -> None:
    alphabet = taberna.game(game).alphabet
    rng = random.Random(game)
    right = tried = 0
    for move in rng.sample(list(alphabet), 80):
        words = move.text.split()
        long = [n for n, word in enumerate(words) if n and len(word) > 4 and not word.isdecimal()]
        if not long:
            continue
        place = rng.choice(long)
        word = words[place]
        cut = rng.randrange(1, len(word) - 1)
        words[place] = word[:cut] + word[cut + 1 :]
        text = " ".join(words)
        if alphabet.find(text) is None:
            tried += 1
            right += move.text in alphabet.suggest(text)
    assert right >= 0.6 * tried, (right, tried)


@pytest.mark.parametrize("game", taberna.GAMES)
def test_few_words_are_compared_whatever_is_written(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []
    match = errors.get_close_matches

    def counted(word: str, known: Sequence[str], **more: Any) -> list[str]:
        compared.append(len(known) * len(word))
        return match(word, known, **more)

    monkeypatch.setattr(errors, "get_close_matches", counted)
    alphabet = taberna.game(game).alphabet
    for move in alphabet:
        compared.clear()
        alphabet.suggest(move.text + "q")
        alphabet.suggest(move.text.replace("_", "-") + " q" * 50)
        assert sum(compared) < 12_000, move.text
