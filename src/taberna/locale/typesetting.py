"""Spaces as a language sets them: messages are written with plain ones, and no sign may begin a line."""

from __future__ import annotations

import re

#: In French a space that does not break stands before these signs and inside quotation marks; elsewhere before %.
_BEFORE = re.compile(r" (?=[:;!?»](?:[\s.,;)\]»*_|{<]|$))", re.MULTILINE)
_AFTER = re.compile(r"(?<=«) ")
_PERCENT = re.compile(r"(?<=[0-9}]) (?=%)")
_FIXED = "\u00a0"


def typeset(text: str, lang: str) -> str:
    """The source of messages with spaces where lines must not break."""
    text = _PERCENT.sub(_FIXED, text)
    return _AFTER.sub(_FIXED, _BEFORE.sub(_FIXED, text)) if lang == "fr" else text
