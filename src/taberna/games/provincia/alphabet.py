"""Every move of Provincia Romana, spelled out once."""

from __future__ import annotations

from typing import Final

from taberna.kernel.move import Alphabet

from .cards import (
    BLANK,
    BUILDING_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    FIRST_OPES,
    GOODS,
    SPQR_NAMES,
    STANDING_NAMES,
    TOKEN_NAMES,
    TOWN_NAMES,
    proper_name,
)

#: The most exchanges one COMMERCIUM can carry out: there are only 53 coins to give.
MAX_TIMES: Final = 53


def _other_spelling(text: str) -> str:
    """``build turris_03`` means ``build turris``."""
    return " ".join(proper_name(word) for word in text.split())


ALPHABET: Final = Alphabet(_other_spelling)

_HAND: Final = CARD_NAMES[:FIRST_OPES]

TOWN: Final = ALPHABET.named("town", TOWN_NAMES)  # PRO-D01
SELECT: Final = ALPHABET.named("select", DECK_NAMES)  # PRO-D02
TAKE: Final = ALPHABET.named("take", CARD_NAMES, BLANK)  # PRO-D03
TAKE_FACE_DOWN: Final = ALPHABET.numbered("take_face_down", 1, 2)
BUILD: Final = ALPHABET.named("build", BUILDING_NAMES, BLANK)  # PRO-D04
PLAY: Final = ALPHABET.named("play", SPQR_NAMES, BLANK)
EXCHANGE: Final = ALPHABET.named("exchange", ("wood", "stone"))  # PRO-D12
DISCARD: Final = ALPHABET.named("discard", _HAND, BLANK)  # PRO-3.43, PRO-D13
END: Final = ALPHABET.word("end")
DISCOUNT: Final = ALPHABET.named("discount", GOODS)  # PRO-D05
TIMES: Final = ALPHABET.numbered("times", 1, MAX_TIMES)  # PRO-D06
AGAINST: Final = ALPHABET.numbered("against", 0, 5)  # PRO-D07, PRO-D08
DESTROY: Final = ALPHABET.named("destroy", STANDING_NAMES, BLANK)
USE_AEDILES: Final = ALPHABET.word("aediles")  # PRO-D09, PRO-D15
DECLINE: Final = ALPHABET.word("decline")
KEEP: Final = ALPHABET.named("keep", BUILDING_NAMES, BLANK)  # PRO-D10
PUT: Final = ALPHABET.named("put", BUILDING_NAMES, BLANK)
PAY: Final = ALPHABET.named("pay", GOODS[:3])  # PRO-D11
TOKEN: Final = ALPHABET.named("token", TOKEN_NAMES)  # PRO-D14
LOSE: Final = ALPHABET.named("lose", STANDING_NAMES, BLANK)  # PRO-D16
ACTIVATE: Final = ALPHABET.named("activate", BUILDING_NAMES, BLANK)  # PRO-D17
STOP: Final = ALPHABET.word("stop")
ALPHABET.number_blanks()
