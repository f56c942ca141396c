"""The table of Massilia, drawn from a view: the market as a ring, the temple in its middle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taberna.locale import Speaker
from taberna.terminal.marks import badge, shape

GOODS = {"pink": "bright_magenta", "orange": "yellow", "purple": "magenta", "beige": "white"}
DICE = ("beige", "brown", "black", "grey")
CONSUL = "♚"
CUSTOMER = "♟"
CELL = 9
View = Mapping[str, Any]


def render(view: View, speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = [
        _round(view, speaker),
        _market(view, speaker),
        _legend(speaker),
        _temple(view, speaker),
        _harbour(view, speaker),
        _gods(view, speaker),
        _effects(view, speaker),
        Text(),
        _players(view, speaker),
    ]
    if view["you"] is not None and view["result"] is None:
        parts.append(brief(view, speaker))
    return Group(*parts)


def brief(view: View, speaker: Speaker) -> Text:
    """What is behind the viewer's own screen."""
    me = view["players"][view["you"]]
    cards = [
        speaker.term("fresh_card", card=speaker.card(card))
        if card in me["fresh_cards"]
        else speaker.card(card)
        for card in me["hand"]
    ]
    text = _line(speaker.term("your_hand"), ", ".join(cards) or "–")
    text.append(f"  {speaker.term('your_screen')}: ", style="bold")
    text.append(speaker.term("sesterces", n=me["money"])).append(", ")
    text.append(speaker.term("penalty_stones", n=me["stones"]))
    if me["screen"]:
        text.append(", " + _dice(me["screen"], speaker))
    return text


def _line(label: str, content: str | Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def _short(goods: str, speaker: Speaker) -> str:
    """A colour in two letters; they differ in every language."""
    return speaker.term(goods)[:2]


def _dice(names: Sequence[str], speaker: Speaker) -> str:
    """“brown 2 5, grey”: dice by colour, with their values if they show one."""
    said = []
    for colour in DICE:
        faces = [name.rpartition("_")[2] for name in names if name.startswith(f"{colour}_")]
        unrolled = [name for name in names if name == colour]
        if faces:
            said.append(f"{speaker.term(colour)} {' '.join(faces)}")
        if unrolled:
            count = f" ×{len(unrolled)}" if len(unrolled) > 1 else ""
            said.append(f"{speaker.term(colour)}{count}")
    return ", ".join(said)


def _round(view: View, speaker: Speaker) -> Text:
    text = Text(speaker.term("round", n=view["round"], of=view["rounds"]), style="bold")
    text.append(f" · {speaker.term('turn_order')}: ", style="")
    for place, seat in enumerate(view["order"]):
        text.append(" " if place else "")
        text.append_text(shape(seat)).append(str(seat), style="dim strike" if seat in view["passed"] else "")
    tiles = ", ".join(f"+{amount}" for amount in view["round_tiles"]) or "–"
    text.append(f" · {speaker.term('round_tiles')}: {tiles}")
    return text


def _market(view: View, speaker: Speaker) -> Table:
    """Stalls in a square frame, the path around it with the figures on it."""
    market = view["market"]
    stalls = {stall["space"]: stall for stall in market["stalls"]}
    cells: dict[tuple[int, int], Text] = {}
    for number, (column, row) in enumerate(market["stall_xy"], 1):
        cells[column, row] = _stall(f"S{number}", stalls.get(f"S{number}"), speaker)
    for number, (column, row) in enumerate(market["path_xy"], 1):
        cells[column, row] = _path(f"P{number}", market["figures"], speaker)
    size = max(column for column, _ in cells) + 1
    middle = size // 2
    cells[middle, middle] = Text(speaker.term("temple").upper(), style="bold")
    table = Table.grid(padding=(0, 1))
    for _ in range(size):
        table.add_column(width=CELL, no_wrap=True, overflow="crop")
    for row in range(size):
        table.add_row(*(cells.get((column, row), Text()) for column in range(size)))
    return table


def _stall(space: str, stall: Mapping[str, Any] | None, speaker: Speaker) -> Text:
    if stall is None:
        return Text(f"{space}\n·", style="dim")
    text = Text.assemble(shape(stall["owner"]), (str(stall["owner"]), "bold"), (f" {space}", "dim"), "\n")
    cubes = [(goods, count) for goods, count in stall["goods"].items() if count]
    if not cubes:
        return text.append("–", style="dim")
    for place, (goods, count) in enumerate(cubes):
        text.append("\n" if place == 2 else " " if place else "")  # two colours fit on a line
        text.append(f"{count}{_short(goods, speaker)}", style=GOODS[goods])
    return text


def _path(space: str, figures: Mapping[str, str], speaker: Speaker) -> Text:
    text = Text(space, style="dim")
    here = [name for name, place in figures.items() if place == space]
    text.append("\n")
    for name in here:
        if name == "consul":
            text.append(f"{CONSUL} ", style="bold")
        else:
            text.append(f"{CUSTOMER}{_short(name, speaker)} ", style=f"bold {GOODS[name]}")
    return text


def _legend(speaker: Speaker) -> Text:
    words = [f"{_short(goods, speaker)} {speaker.term(goods)}" for goods in GOODS]
    text = f"{CONSUL} {speaker.term('consul')} · {CUSTOMER} {speaker.term('customer')} · " + ", ".join(words)
    return Text(text, style="dim")


def _temple(view: View, speaker: Speaker) -> Text:
    text = _line(speaker.term("temple"), _dice(view["temple"], speaker) or "–")
    text.append(f" · {speaker.term('price')} {view['prices']['temple']}")
    return text.append(f" · {speaker.term('supply', n=view['supply'])}")


def _harbour(view: View, speaker: Speaker) -> Text:
    text = Text.assemble((f"{speaker.term('harbour')}: ", "bold"))
    for place, (goods, count) in enumerate(view["harbour"].items()):
        text.append(" · " if place else "")
        text.append(f"{count} {speaker.term(goods)}", style=GOODS[goods])
        if goods in view["marks"]:
            price, points = view["prices"][goods], view["marks"][goods]
            text.append(f" ({speaker.term('price_and_points', price=price, points=points)})")
    return text


def _gods(view: View, speaker: Speaker) -> Text:
    shown = ", ".join(speaker.card(card) if card else "–" for card in view["display"])
    text = _line(speaker.term("display"), shown)
    text.append(f" · {speaker.term('draw_pile', n=view['draw_pile'])}")
    discards = Counter(speaker.card(card) for card in view["discard_pile"])
    if discards:
        said = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in discards.items())
        text.append(f" · {speaker.term('discard_pile')}: {said}")
    return text


def _effects(view: View, speaker: Speaker) -> Text:
    """What the cards do that the viewer can take or play, as they are played at this table."""
    mine = [] if view["you"] is None else view["players"][view["you"]]["hand"]
    gods = dict.fromkeys(card.rpartition("_")[0] for card in (*view["display"], *mine) if card)
    lines = [f"  {speaker.card(god)}: {speaker.effect(god, view['options'])}" for god in gods]
    return Text("\n".join(lines), style="dim")


def _players(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    table.add_column(speaker.term("player"), no_wrap=True)
    for heading in ("reputation", "stalls", "tiles"):
        table.add_column(speaker.term(heading), justify="right")
    table.add_column(speaker.term("reserve"), overflow="fold")
    table.add_column(speaker.term("screen"), overflow="fold")
    for player in view["players"]:
        seat = player["seat"]
        name = Text("▶ " if seat in view["to_move"] else "  ") + badge(seat, speaker.seat(seat))
        if seat == view["you"]:
            name.append(f" ({speaker.term('you')})", style="dim")
        if seat in view["passed"]:
            name.append(f" {speaker.term('has_passed')}", style="dim")
        table.add_row(
            name,
            str(player["reputation"]),
            str(player["stalls"]),
            str(player["tiles_left"]),
            _dice(player["reserve"], speaker) or "–",
            _screen(view, player, speaker),
        )
    return table


def _screen(view: View, player: Mapping[str, Any], speaker: Speaker) -> Text:
    """The number of cards is public; totals only where the table shows them. At the end, everything."""
    words = [speaker.term("cards", n=player["hand_size"])]
    if view["result"] is not None:
        words = [", ".join(speaker.card(card) for card in player["hand"])] if player["hand"] else []
    if player["money"] is not None:
        words.append(speaker.term("sesterces", n=player["money"]))
        words.append(speaker.term("penalty_stones", n=player["stones"]))
    if player["score"] is not None:
        words.append(speaker.term("score_parts", **player["score"]))
    return Text(", ".join(words))
