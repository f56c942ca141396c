"""Every move of Senators, spelled out once."""

from __future__ import annotations

from typing import Final

from taberna.kernel.move import Alphabet

from .cards import CARD_NAMES, INFLUENCE_NAMES, OFFICES_END, PICK_NAMES, proper_name
from .options import MAX_BID

#: The most money a single move can name; far above what a game brings into play.
MAX_AMOUNT: Final = 999


def _other_spelling(text: str) -> str:
    """``bid res_wheat_9 3`` means ``bid wheat_9 3``."""
    return " ".join(proper_name(word) for word in text.split())


ALPHABET: Final = Alphabet(_other_spelling)

_LOTS: Final = CARD_NAMES[:OFFICES_END]

EMBEZZLE: Final = ALPHABET.word("embezzle", interrupt=True)  # SEN-D13
DRAFT: Final = ALPHABET.named("draft", INFLUENCE_NAMES)  # SEN-D01
LOCK: Final = ALPHABET.numbered("lock", 0, MAX_AMOUNT)  # SEN-D02, SEN-D03
ACCEPT: Final = ALPHABET.word("accept")  # SEN-D04
DECLINE: Final = ALPHABET.word("decline")  # SEN-D04, SEN-D11
AUCTION: Final = ALPHABET.word("auction")  # SEN-D05
EXTORTION: Final = ALPHABET.word("extortion")
CASH_IN: Final = ALPHABET.word("cash_in")
PASS: Final = ALPHABET.named("pass", _LOTS)  # SEN-D06
BID: Final = ALPHABET.grid("bid", _LOTS, 1, MAX_BID)
SELL_LOT: Final = ALPHABET.named("sell", _LOTS)  # SEN-D07
BUY_LOT: Final = ALPHABET.named("buy", _LOTS)
MERCHANTS_LOT: Final = ALPHABET.named("merchants", _LOTS)
PROTECT: Final = ALPHABET.named("protect", CARD_NAMES)  # SEN-D08
NO_PROTECTION: Final = ALPHABET.word("no_protection")
SKIP: Final = ALPHABET.word("skip")  # SEN-D09
OFFER: Final = ALPHABET.named("offer", CARD_NAMES)
PRICE: Final = ALPHABET.numbered("price", 0, MAX_AMOUNT)
SELL: Final = ALPHABET.word("sell")  # SEN-D10
KEEP: Final = ALPHABET.word("keep")
JOIN: Final = ALPHABET.word("join")  # SEN-D11
SET: Final = ALPHABET.named("set", PICK_NAMES)  # SEN-D12
PLAY_CONSUL: Final = ALPHABET.word("consul")
PLAY_QUAESTOR: Final = ALPHABET.word("quaestor")
PLAY_CENSOR: Final = ALPHABET.numbered("censor", 0, 4)
BUY_SENATOR: Final = ALPHABET.word("buy_senator")
FINISH: Final = ALPHABET.word("finish")
