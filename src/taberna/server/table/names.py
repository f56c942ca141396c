"""Names and chat lines fit to be shown to others, and names that can be told apart.

Names follow the profile for nicknames of RFC 8266 (PRECIS): one form for each character, single spaces, nothing
invisible. What look alike to people (Unicode's confusables: Latin a and Cyrillic а) counts as the same name at a table.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

LONGEST_NAME = 24
MARKS = 2  # on one letter; more are a tower
_BLANK = {"\u2800"}  # looks like nothing, but is no space to Unicode
_BIDI = {chr(c) for c in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}
_UNSEEN = {"\u200b", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u180e", "\u3164", "\u115f", "\u1160", "\uffa0"}


@cache
def _profile() -> Any:
    from precis_i18n import get_profile

    return get_profile("NicknameCasePreserved")


@lru_cache(maxsize=4096)
def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name without what cannot be seen; "" if nothing is left of it."""
    text = name[: 4 * longest]
    for _ in range(len(text) + 1):
        text = _low("".join(" " if c in _BLANK or unicodedata.category(c) == "Cc" else c for c in text))
        try:
            text = _profile().enforce(text)
            break
        except UnicodeError as refusal:
            if not isinstance(refusal, UnicodeEncodeError) or refusal.start >= refusal.end:
                return ""  # nothing is left, or what is left has no form
            text = refusal.object[: refusal.start] + refusal.object[refusal.end :]
    text = text[:longest].strip()
    return text if any(unicodedata.category(c)[0] in "LNSP" for c in text) else ""


def clean_text(text: str, longest: int) -> str:
    """A line of chat: no control, direction, private or invisible characters, no towers, single spaces."""
    kept = "".join(" " if _unwanted(c) else c for c in unicodedata.normalize("NFC", text[: 4 * longest]))
    return " ".join(_low(kept).split())[:longest].strip()


def _unwanted(c: str) -> bool:
    return (
        unicodedata.category(c) in ("Cc", "Co", "Cs", "Cn", "Zl", "Zp")
        or c in _BIDI
        or c in _UNSEEN
        or 0xE0000 <= ord(c) <= 0xE0FFF  # tags
    )


def _low(text: str) -> str:
    """Not more marks on a letter than people write."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS:
            kept.append(c)
    return "".join(kept)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another one at the table looks like it: Livia II."""
    taken = {look for other in others for look in looks(other)}
    candidate = name
    for number in ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"):
        if not looks(candidate) & taken:
            return candidate
        candidate = f"{name[: LONGEST_NAME - len(number) - 1].strip()} {number}"
    return candidate


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """What a name looks like, as written and in small letters: equal for names that people take for one another."""
    return frozenset(_skeleton(form) for form in (name, name.casefold())) if name else frozenset()


def _skeleton(name: str) -> str:
    alike = look_alikes()
    spelled = unicodedata.normalize("NFKD", name)
    bare = "".join(alike.get(c, c) for c in spelled if unicodedata.category(c) not in ("Mn", "Me", "Zs"))
    return unicodedata.normalize("NFKD", bare)


@cache
def look_alikes() -> dict[str, str]:
    """For each character the one that stands for all that look like it; reading them takes a while."""
    found: dict[str, list[dict[str, str]]] = json.loads(
        files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    )
    one = {c: forms[0]["c"].replace("\u200e", "") for c, forms in found.items() if len(forms) == 1}
    return {c: min(c, other) if other in one else other for c, other in one.items()}
