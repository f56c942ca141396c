"""What is wrong with a malformed request, in the viewer's language: the decoder's sentences, found by their shape."""

from __future__ import annotations

import re

from .text import interface

#: The message for each shape of sentence; the named groups are its arguments.
SHAPES = tuple(
    (re.compile(shape), key)
    for shape, key in (
        (r"Object missing required field `(?P<field>.*?)`", "house-no-field"),
        (r"Object contains unknown field `(?P<field>.*?)`", "house-unknown-field"),
        (r"Expected `(?P<wanted>[^`]*)`", "house-other-kind"),
        (r"Expected `(?P<wanted>.*?)`, got `(?P<found>.*?)`", "house-wrong-kind"),
        (r"Expected `(?P<wanted>.*?)` of length (?P<bound>.*?)", "house-wrong-length"),
        (r"Expected `(?P<wanted>.*?)` matching regex (?P<pattern>.*?)", "house-wrong-form"),
        (r"Expected `(?P<wanted>.*?)` (?P<bound>[<>]=? .*?)", "house-wrong-size"),
        (r"Number out of range", "house-huge-number"),
        (r"Invalid (?:enum )?value (?P<value>.*?)", "house-wrong-value"),
        (r"Input data was truncated", "house-truncated"),
        (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", "house-no-json"),
        (r"'utf-8' codec .*", "house-no-text"),
    )
)
PLACE = re.compile(r"(?P<what>.*?)(?: - at `(?P<place>.*)`)?", re.DOTALL)


def malformed(fault: str, lang: str) -> str:
    """The sentence and where; one that has no shape of ours as it is."""
    parts = PLACE.fullmatch(fault)
    assert parts is not None  # every text has this shape
    what, place = parts["what"], parts["place"]
    for shape, key in SHAPES:
        found = shape.fullmatch(what)
        if found is not None:
            what = interface(lang).say(key, **found.groupdict())
            break
    return f"{place}: {what}" if place else what
