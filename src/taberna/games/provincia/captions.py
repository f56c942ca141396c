"""What the texts about a card may speak of: what is printed on it, as words can use it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taberna.kernel.data import Printed

from .cards import BUILDING_NAMES, GOODS, OPES_NAMES, SPQR_NAMES, STANDING_NAMES, TOKEN_NAMES, kind_of

#: Buildings whose effect is no number.
SPECIAL: Final = ("carchesium", "horreum", "pons", "portus")

#: What a penalty calls the buildings of a tag (PRO-1.24).
TAGGED: Final = {
    "any": "any_building",
    "prestige": "prestige_building",
    "production": "production_building",
    "defence": "defence_building",
    "morale": "morale_building",
    "economy": "economy_building",
    "storage": "storage_building",
}

Amounts = Mapping[str, int]


def kind(name: str) -> str:
    """The kind of a thing, by which messages call it that are not for one thing alone."""
    if name in BUILDING_NAMES:
        return "building"
    if name in STANDING_NAMES:
        return "active"
    if name in TOKEN_NAMES:
        return "token"
    first = kind_of(name)
    return first if name in (*SPQR_NAMES, *OPES_NAMES) or first == "bellum" else name


def captions(printed: Printed) -> dict[str, dict[str, Any]]:
    """For each thing what is printed on it: lists of goods as an amount of each."""
    found: dict[str, dict[str, Any]] = {}
    for name, card in printed["buildings"].items():
        found[name] = _building(name, card, printed["tracks"]["storage"])
    for table in ("spqr", "opes"):
        for name, card in printed[table].items():
            found[name] = {
                about: _goods(value) if isinstance(value, list) else value for about, value in card.items()
            }
    for name in OPES_NAMES:
        found[name]["n"] = int(name.split("_")[1])
    for name, card in printed["bellum"].items():
        found[name] = _bellum(name, card)
    for name in STANDING_NAMES[len(BUILDING_NAMES) :]:
        found[name] = {"card": name.removesuffix("_active")}
    for name in TOKEN_NAMES:
        colour, sign, number = name.split("_")
        found[name] = {"colour": colour, "sign": sign, "n": int(number)}
    return found


def _building(name: str, card: Mapping[str, Any], storage: Mapping[str, int]) -> dict[str, Any]:
    return {
        "type": card["type"],
        "unique": card["unique"],
        "prestige": card["prestige"],
        "cost": _goods(card["cost"]),
        "gains": _some({track: card.get(track, 0) for track in ("gold", "morale", "defence")}),
        "income": {
            **_goods(card.get("income", (0, 0, 0, 0))),
            **_some({"morale": card.get("income_morale", 0)}),
        },
        "military": card.get("military", 0),
        "special": name if name in SPECIAL else None,
        "storage": storage["with_horreum"],
        "small_storage": storage["without"],
    }


def _bellum(name: str, card: Mapping[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {
        "numeral": ("", "I", "II", "III", "IV", "V", "VI")[card["round"]],
        "letter": name.split("_")[-1].upper(),
        "strength": card["strength"],
    }
    for key in ("first", "substitute"):
        penalty = card[key]
        what = penalty.get("kind")
        told[key] = TAGGED[penalty["tag"]] if what == "building" else what
        told[f"{key}_amount"] = penalty.get("amount", 0)
    return told


def _goods(amounts: list[int]) -> Amounts:
    return _some(dict(zip(GOODS, amounts, strict=True)))


def _some(amounts: Mapping[str, int]) -> Amounts:
    return {name: amount for name, amount in amounts.items() if amount}
