"""Long names of cards are parted between syllables, as the language of the page parts them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import Person

#: Names of cards and words of boards, as a dictionary would part them; at least three letters on either side.
WORDS = {
    "en": ["Pro-con-su-la-ris", "Armament"],
    "fr": ["Gou-ver-neur", "Magis-tra-ture"],
    "de": [
        "Bür-ger-krieg",
        "Unter-stüt-zung",
        "Statt-hal-ter",
        "Wirt-schaft",
        "Gold-schmied",
        "Unter-schla-gung",
    ],
    "es": ["caba-lle-ría", "Tarra-co-nense", "Gober-na-dor"],
    "it": ["Magi-strato", "Gover-na-tore", "adde-stra-mento"],
}
PARTED = """async (words) => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const { parted } = await import(loaded.find((name) => name.endsWith("/js/cards.js")));
  return words.map((word) => parted(word).replaceAll("\\u00ad", "-"));
}"""


@pytest.mark.parametrize("lang", WORDS)
def test_long_words_are_parted_between_syllables(lang: str, person: Callable[..., Person]) -> None:
    livia = person(locale=lang)
    livia.go("/")
    livia.post("me", {"lang": lang})
    page = livia.sit_down("senators", seed="syllables")
    wanted = WORDS[lang]
    assert page.evaluate(PARTED, [word.replace("-", "") for word in wanted]) == wanted
