"""Draw the ornaments of the web pages: stone, meander, mosaic frame, and a scene for each game.

    python tools/art.py

Everything is drawn here, line by line; nothing comes from elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from pathlib import Path
from random import Random

SOURCE = Path(__file__).parent.parent / "src/taberna"
TARGET = SOURCE / "web/static/art"

INK = "#2a2018"
TESSERAE = ("#9c3d1b", "#b4552b", "#c98a3a", "#7d2f18", "#a5461f")
CREAM = ("#efe3c6", "#e6d6b1", "#f4ebd5")


def svg(width: float, height: float, *parts: str, more: str = "") -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}"{more}>'
    return f"{head}{''.join(parts)}</svg>\n"


def rect(x: float, y: float, w: float, h: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"{more}/>'


def path(d: str, fill: str, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{more}/>'


def circle(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{more}/>'


def dimmed(colour: str, light: float) -> str:
    return "#" + "".join(f"{round(int(colour[i : i + 2], 16) * light):02x}" for i in (1, 3, 5))


# -- ornaments ------------------------------------------------------------------------------------


def stone() -> str:
    """A grain that is laid over any colour: seamless, almost nothing."""
    grain = (
        '<filter id="g" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="4" seed="7" stitchTiles="stitch"/>'
        '<feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .12  0 0 0 .36 -.13"/></filter>'
    )
    return svg(
        420, 420, grain, rect(0, 0, 420, 420, "none", ' filter="url(#g)"'), more=' width="420" height="420"'
    )


def meander() -> str:
    """One link of the Greek key, to be repeated sideways."""
    line = "M0 19.500H3.500V4.500H20.500V14.500H11.500V9.500H15.500M20.500 4.500M3.500 19.500H24"
    key = path(line, "none", ' stroke="#d9b45c" stroke-width="2"')
    return svg(
        24,
        24,
        rect(0, 0, 24, 24, "#3c160b"),
        key,
        rect(0, 0, 24, 1.2, "#d9b45c"),
        rect(0, 22.8, 24, 1.2, "#d9b45c"),
    )


def mosaic(light: float = 1.0) -> str:
    """A frame for `border-image`: three rows of tesserae, the middle one dark and light by turns."""
    rng = Random("mosaic")
    n, size, gap = 15, 8.0, 0.9
    whole = n * size
    parts = [rect(0, 0, whole, whole, dimmed("#6b5536", light))]
    for row in range(n):
        for column in range(n):
            depth = min(row, column, n - 1 - row, n - 1 - column)
            if depth > 2:
                continue
            along = row if min(column, n - 1 - column) < min(row, n - 1 - row) else column
            if depth == 1:
                fill = rng.choice(TESSERAE) if along % 3 else rng.choice(CREAM)
            else:
                fill = rng.choice(CREAM) if depth == 0 else rng.choice(("#3d5a5f", "#4b6d70", "#345055"))
            shift = lambda: rng.uniform(0, 0.7)  # noqa: E731 - a hand lays them
            parts.append(
                rect(
                    column * size + gap / 2 + shift() / 2,
                    row * size + gap / 2 + shift() / 2,
                    size - gap - shift(),
                    size - gap - shift(),
                    dimmed(fill, light),
                )
            )
    return svg(whole, whole, *parts, more=f' width="{whole:g}" height="{whole:g}"')


def wave() -> str:
    """A running dog: the wave that edges Roman floors."""
    line = "M0 20C6 20 8 6 18 6C25 6 27 15 20 15C16 15 16 10 19 10M0 20H32C26 20 24 17 23 15"
    return svg(
        32, 24, path(line, "none", ' stroke="#9c3d1b" stroke-width="2"'), rect(0, 22, 32, 1.5, "#9c3d1b")
    )


# -- parts of the scenes --------------------------------------------------------------------------


def sky(identity: str, top: str, low: str) -> str:
    stops = f'<stop stop-color="{top}"/><stop offset="1" stop-color="{low}"/>'
    return f'<defs><linearGradient id="{identity}" x2="0" y2="1">{stops}</linearGradient></defs>' + rect(
        0, 0, 480, 150, f"url(#{identity})"
    )


def hill(points: Iterable[tuple[float, float]], fill: str) -> str:
    """A soft line of hills down to the ground."""
    (x, y), *rest = points
    d = f"M{x:g} {y:g}"
    for to_x, to_y in rest:
        middle = (x + to_x) / 2
        d += f"C{middle:g} {y:g} {middle:g} {to_y:g} {to_x:g} {to_y:g}"
        x, y = to_x, to_y
    return path(d + "V150H0Z", fill)


def column(x: float, top: float, foot: float, width: float, light: str, dark: str) -> str:
    """Base, fluted shaft, capital."""
    shaft = width * 0.72
    left = x - shaft / 2
    flutes = "".join(
        rect(left + shaft * (0.18 + 0.27 * i), top + 6, shaft * 0.1, foot - top - 11, dark) for i in range(3)
    )
    return (
        rect(left, top + 5, shaft, foot - top - 9, light)
        + flutes
        + rect(x - width / 2, top, width, 3, light)
        + rect(x - width * 0.42, top + 3, width * 0.84, 2.5, dark)
        + rect(x - width / 2, foot - 4, width, 4, light)
    )


def temple(x: float, foot: float, width: float, height: float, columns: int, light: str, dark: str) -> str:
    step, roof = 3.5, height * 0.3
    top = foot - height + roof
    left, right = x - width / 2, x + width / 2
    parts = [
        rect(left - 6 + 3 * i, foot - step * (i + 1), width + 12 - 6 * i, step, light if i % 2 else dark)
        for i in range(3)
    ]
    parts.append(rect(left + 5, top + 8, width - 10, foot - top - 17, dark, ' opacity=".55"'))
    for i in range(columns):
        parts.append(
            column(
                left + width * (i + 0.5) / columns,
                top + 7,
                foot - 3 * step,
                width / columns * 0.52,
                light,
                dark,
            )
        )
    parts.append(rect(left - 2, top, width + 4, 7, light))
    parts.append(rect(left - 2, top + 5, width + 4, 1.5, dark))
    parts.append(path(f"M{left - 5:g} {top:g}L{x:g} {top - roof:g}L{right + 5:g} {top:g}Z", light))
    parts.append(
        path(
            f"M{left + 9:g} {top - 2.5:g}L{x:g} {top - roof + 6:g}L{right - 9:g} {top - 2.5:g}Z",
            dark,
            ' opacity=".6"',
        )
    )
    return "".join(parts)


def arches(x: float, foot: float, count: int, width: float, height: float, fill: str, hole: str) -> str:
    """A row of arches with a cornice."""
    parts = [rect(x, foot - height, count * width, height, fill)]
    for i in range(count):
        left, wide = x + i * width + width * 0.2, width * 0.6
        spring = foot - height + 6 + wide / 2
        parts.append(
            path(f"M{left:g} {foot:g}V{spring:g}a{wide / 2:g} {wide / 2:g} 0 0 1 {wide:g} 0V{foot:g}Z", hole)
        )
    parts.append(rect(x - 2, foot - height - 2.5, count * width + 4, 3.5, fill))
    return "".join(parts)


def cypress(x: float, foot: float, height: float, fill: str) -> str:
    w, tip, low, wide = height * 0.13, foot - height, foot - height * 0.15, foot - height * 0.6
    right = f"C{x + w:g} {wide:g} {x + w:g} {low:g} {x:g} {foot:g}"
    left = f"C{x - w:g} {low:g} {x - w:g} {wide:g} {x:g} {tip:g}"
    return path(f"M{x:g} {tip:g}{right}{left}Z", fill)


def pine(x: float, foot: float, height: float, fill: str) -> str:
    """The umbrella pine of Rome."""
    crown = "".join(
        f'<ellipse cx="{x + dx:g}" cy="{foot - height + dy:g}" rx="{r:g}" ry="{r * 0.5:g}" fill="{fill}"/>'
        for dx, dy, r in (
            (0, 0, height * 0.36),
            (-height * 0.25, 4, height * 0.24),
            (height * 0.25, 4, height * 0.24),
        )
    )
    return rect(x - 1.3, foot - height, 2.6, height, "#4a321c") + crown


def ship(x: float, water: float, scale: float) -> str:
    hull = "M-46 -6C-40 6 38 6 44 -8C50 -14 54 -24 48 -26C46 -18 38 -14 30 -14"
    stern = "L-36 -14C-44 -16 -48 -22 -54 -22C-52 -16 -50 -12 -46 -6Z"
    sail = path("M-18 -66H24C30 -50 28 -34 20 -24H-22C-12 -36 -12 -54 -18 -66Z", "#f4ebd5")
    stripe = path("M-15 -58H26L28 -48H-13Z", "#9c3d1b") + path("M-14 -38H25L21 -28H-20Z", "#9c3d1b")
    oars = "".join(
        path(f"M{-30 + 8 * i} -5l-7 15", "none", ' stroke="#4a321c" stroke-width="1.500"') for i in range(8)
    )
    mast = rect(1, -72, 2.4, 60, "#4a321c")
    parts = mast + sail + stripe + oars + path(hull + stern, "#7a3c1c") + rect(-38, -11, 68, 1.6, "#e0b64f")
    return f'<g transform="translate({x:g} {water:g}) scale({scale:g})">{parts}</g>'


def sea(y: float, deep: str, light: str) -> str:
    parts = [rect(0, y, 480, 150 - y, deep)]
    for row in range(4):
        for i in range(13):
            x = i * 40 + (row % 2) * 20 - 10
            at = y + 7 + row * 10
            parts.append(
                path(
                    f"M{x:g} {at:g}q6 -4 12 0t12 0",
                    "none",
                    f' stroke="{light}" stroke-width="1.500" opacity=".65"',
                )
            )
    return "".join(parts)


def laurel(x: float, y: float, radius: float, fill: str) -> str:
    """A wreath, open at the top."""
    parts = []
    for side in (-1, 1):
        for i in range(11):
            angle = pi / 2 + side * (0.2 + i * 0.24)
            cx, cy = x + radius * cos(angle), y + radius * sin(angle)
            turn = angle * 180 / pi + side * 125
            for tilt in (-28, 28):
                place = f"translate({cx:.1f} {cy:.1f}) rotate({turn + tilt:.0f})"
                leaf = f'cx="{radius * 0.17:g}" rx="{radius * 0.19:g}" ry="{radius * 0.065:g}"'
                parts.append(f'<ellipse {leaf} fill="{fill}" transform="{place}"/>')
    return "".join(parts)


def colosseum(x: float, foot: float) -> str:
    """Three storeys, the outer ring broken off to the right."""
    stones = (("#d9b78a", 12, 34), ("#cfa877", 11, 28), ("#c59b69", 8, 22))
    parts, y = [], foot
    for fill, count, height in stones:
        parts.append(arches(x, y, count, 15, height, fill, "#6d4526"))
        y -= height + 2.5
    parts.append(path(f"M{x + 8 * 15:g} {y + 25:g}l10 -18l6 6l8 -4l9 18Z", "#c59b69"))
    parts.append(rect(x - 2, y - 9, 7 * 15, 10, "#b88d5b"))
    parts.append("".join(rect(x + 4 + 15 * i, y - 7, 4, 5, "#6d4526") for i in range(7)))
    return "".join(parts)


# -- the scenes -----------------------------------------------------------------------------------


def plain() -> str:
    """A temple on a clear day, for games without a scene of their own."""
    return svg(
        480,
        150,
        sky("q", "#a9c7cf", "#f3e8cc"),
        hill([(0, 110), (130, 92), (260, 108), (380, 94), (480, 106)], "#b9c29a"),
        temple(240, 138, 190, 100, 8, "#f6ead2", "#c5a67f"),
        cypress(96, 140, 50, "#5c6f4b"),
        cypress(384, 140, 50, "#5c6f4b"),
        rect(0, 138, 480, 12, "#cdb98d"),
    )


def senators() -> str:
    """The Curia at evening, with a wreath for a sun."""
    return svg(
        480,
        150,
        sky("s", "#5b1f3a", "#e7a06a"),
        circle(370, 66, 34, "#f6d98f", ' opacity=".9"'),
        laurel(370, 66, 42, "#ffe9b8"),
        hill([(0, 104), (90, 84), (220, 108), (330, 96), (480, 110)], "#6e3049"),
        temple(170, 138, 210, 116, 8, "#f6ead2", "#c5a67f"),
        cypress(40, 140, 64, "#3b2331"),
        cypress(58, 142, 48, "#472a3a"),
        cypress(300, 140, 56, "#3b2331"),
        arches(316, 138, 8, 22, 34, "#b98a68", "#5b2c3b"),
        rect(0, 138, 480, 12, "#8a5a43"),
        rect(0, 138, 480, 2, "#c99a70"),
    )


def provincia() -> str:
    """An aqueduct in the hills of Gaul, a town with its tower."""
    return svg(
        480,
        150,
        sky("p", "#8fb8c4", "#f5e6c0"),
        circle(78, 42, 18, "#fff3cf"),
        hill([(0, 92), (110, 64), (210, 92), (330, 58), (480, 86)], "#a9b98a"),
        arches(-8, 128, 11, 46, 34, "#c79b6a", "#93a878"),
        arches(-8, 91.5, 22, 23, 20, "#d3a977", "#a9b98a"),
        rect(0, 64, 480, 4, "#b58655"),
        hill([(0, 132), (140, 120), (270, 134), (380, 112), (480, 120)], "#6f8a4d"),
        rect(372, 62, 30, 62, "#b26b44"),
        path("M368 62H406L387 44Z", "#7d2f18"),
        rect(383, 74, 8, 12, "#4a2314"),
        arches(402, 124, 3, 18, 30, "#c98a5a", "#5e3520"),
        path("M398 92H460L446 78H412Z", "#8b3a20"),
        cypress(350, 128, 40, "#3f5b2c"),
        cypress(340, 130, 30, "#4b6a34"),
        cypress(468, 126, 46, "#3f5b2c"),
        pine(40, 140, 44, "#44622e"),
        hill([(0, 142), (200, 136), (480, 144)], "#58743c"),
    )


def massilia() -> str:
    """The harbour: a merchantman before the quay and the temple on its rock."""
    return svg(
        480,
        150,
        sky("m", "#3f7fae", "#fbe7bd"),
        circle(240, 96, 26, "#fff0c0"),
        hill([(300, 104), (360, 84), (420, 62), (480, 58)], "#c9a77c").replace("V150H0Z", "V150H300Z"),
        temple(424, 66, 66, 46, 6, "#fbf1dc", "#c7aa82"),
        sea(100, "#1f6a8c", "#a9d5df"),
        path("M280 108H480V150H280Z", "#b98f62"),
        rect(280, 106, 200, 5, "#d9b78a"),
        "".join(
            path(f"M{306 + 44 * i} 106v-20h34v20Z", "#f1e2c0") + path(f"M{302 + 44 * i} 88l4 -10h34l4 10Z", c)
            for i, c in enumerate(("#d97a9c", "#e8902f", "#6b3a91", "#d8c07a"))
        ),
        ship(120, 116, 1.05),
        ship(228, 104, 0.42),
    )


def rome() -> str:
    """The arena and the pines."""
    return svg(
        480,
        150,
        sky("r", "#d9793a", "#fbe3ac"),
        circle(394, 54, 24, "#fff1c4"),
        hill([(0, 100), (120, 78), (250, 104), (380, 84), (480, 98)], "#b98b52"),
        colosseum(70, 136),
        temple(352, 136, 92, 60, 6, "#f4e3c2", "#b98f62"),
        pine(34, 140, 64, "#40552b"),
        pine(290, 140, 54, "#4a6231"),
        pine(440, 142, 72, "#40552b"),
        rect(0, 136, 480, 14, "#8c6a3c"),
        rect(0, 136, 480, 2, "#cfa66b"),
    )


def frieze() -> str:
    """A colonnade for the head of the lobby, to be repeated sideways."""
    parts = [column(30 + 60 * i, 12, 74, 20, "#efe2c4", "#d2bd92") for i in range(4)]
    return svg(
        240,
        90,
        rect(0, 0, 240, 4, "#e2d0a6"),
        rect(0, 4, 240, 8, "#efe2c4"),
        *parts,
        rect(0, 74, 240, 6, "#e2d0a6"),
        rect(0, 80, 240, 10, "#d2bd92"),
    )


DRAWINGS = {
    "stone": stone, "meander": meander, "mosaic": mosaic, "wave": wave, "frieze": frieze,
    "mosaic-night": lambda: mosaic(0.5),
    "temple": lambda: svg(120, 90, temple(60, 88, 100, 84, 6, "#f6ead2", "#c5a67f")),
}  # fmt: skip
SCENES = {
    "games/senators": senators, "games/provincia": provincia, "games/massilia": massilia, "games/rome": rome,
    "web/static/games/plain": plain,
}  # fmt: skip


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for name, draw in DRAWINGS.items():
        (TARGET / f"{name}.svg").write_text(draw(), encoding="utf-8")
    for folder, draw in SCENES.items():
        (SOURCE / folder / "web/scene.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
