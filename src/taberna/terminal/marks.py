"""How a seat looks: a shape, a colour and its number, so that colour is never the only sign."""

from __future__ import annotations

from rich.text import Text

SHAPES = "●■▲◆★✚"
#: Names, not shades, so that the terminal's own theme keeps them readable.
COLOURS = ("bright_magenta", "yellow", "bright_blue", "bright_red", "bright_green", "white")


def shape(seat: int) -> Text:
    """The seat's marker or cube."""
    return Text(SHAPES[seat % len(SHAPES)], style=f"bold {COLOURS[seat % len(COLOURS)]}")


def badge(seat: int, name: str) -> Text:
    """“■1 Marcus”: shape, seat number as moves name it, name."""
    style = COLOURS[seat % len(COLOURS)]
    return Text.assemble(shape(seat), (str(seat), style), " ", (name, f"bold {style}"))
