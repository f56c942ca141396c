"""What a misspelt move may have meant: each word is compared with the few words that can stand in its place."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from .errors import LONGEST_WORD, closest

MOST_WORDS = 8  # of a sentence that are looked at


class Suggestions:
    """All sentences of a game, by their words."""

    def __init__(self, sentences: Iterable[str]) -> None:
        self._sentences = sorted(sentences)
        #: The names and the numbers that follow a verb, by their place.
        self._places: dict[str, list[tuple[set[str], set[int]]]] = {}
        for sentence in self._sentences:
            verb, *args = sentence.split()
            places = self._places.setdefault(verb, [])
            for place, word in enumerate(args):
                if place == len(places):
                    places.append((set(), set()))
                names, numbers = places[place]
                if word.isdecimal():
                    numbers.add(int(word))
                else:
                    names.add(word)

    def nearest(self, text: str) -> str | None:
        """The nearest sentence, or the nearest verb if there is none with this one."""
        words = text[: MOST_WORDS * LONGEST_WORD].lower().split()[:MOST_WORDS]
        if not words:
            return None
        places = self._places.get(words[0])
        if places is None:
            return closest(words[0], self._places)
        meant = words[0]
        for word, (names, numbers) in zip(words[1:], places, strict=False):
            if numbers and word.isdecimal() and len(word) < 10:
                wanted = int(word)
                word = str(min(numbers, key=lambda number: abs(number - wanted)))
            elif word not in names:
                word = closest(word, names) or ""
            if not word or self._first(f"{meant} {word}") is None:
                break
            meant = f"{meant} {word}"
        return self._first(meant)

    def _first(self, words: str) -> str | None:
        """The first sentence that is or begins with these words."""
        for start in (words, words + " "):
            place = bisect_left(self._sentences, start)
            if place < len(self._sentences):
                found = self._sentences[place]
                if found == words or found.startswith(words + " "):
                    return found
        return None
