"""The table of Rome, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taberna.locale import Speaker
from taberna.terminal.marks import badge, shape

TRACKS = {"military": "provinces", "senate": "senate", "black_market": "arena"}
SECTIONS = ("I", "II", "III", "IV")
RESOURCES = ("olives", "wine", "jewels")
FACES = "⓪⚀⚁⚂⚃⚄⚅"
SYMBOLS = {"arena": "symbol_arena", "camp": "symbol_camp", "villa": "symbol_villa"}
PHASES = (None, "phase_1", "phase_2", "phase_3", "phase_4", "phase_5", None)
POINTS = {
    "start": "points_start",
    "forum": "points_forum",
    "arena": "points_arena",
    "senate": "points_senate",
    "regions": "points_regions",
}
EPOCHS = ("", "I", "II", "III")
View = Mapping[str, Any]


class Cards:
    """The cards of a table in words, as its edition and options have them."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.options = view["options"]
        self.printed = speaker.printed(self.options)
        self.say = speaker

    def province(self, name: str) -> str:
        facts = self.printed["provinces"][name]
        term = self.say.term
        marks = f"{term(facts['resource'])}, {term(SYMBOLS[facts['symbol']])}"
        said = f"{self.say.card(name)} {facts['strength']}"
        return f"{said} ({EPOCHS[facts['epoch']]}, {self.say.card(facts['region'])}: {marks})"

    def senate(self, name: str) -> str:
        facts = self.printed["senate"][name]
        symbols = " + ".join(self.say.term(SYMBOLS[s]) for s in facts["symbols"])
        marks = f"{EPOCHS[facts['epoch']]}: {symbols}" if symbols else EPOCHS[facts["epoch"]]
        return f"{self.say.card(name)} ({marks})"

    def arena(self, names: Sequence[str]) -> str:
        cards = [(name, self.printed["arena"][name]) for name in names]
        return ", ".join(
            f"{self.say.card(name)} {facts['cost']} ({self.say.term(facts['type'])})" for name, facts in cards
        )

    def effect(self, name: str) -> str:
        return self.say.effect(name, self.options)


def render(view: View, speaker: Speaker) -> RenderableType:
    cards = Cards(view, speaker)
    parts: list[RenderableType] = [_round(view, speaker), Text(), _tracks(view, speaker), Text()]
    for track in TRACKS:
        parts.append(_display(view, cards, track))
    parts += [Text(), _players(view, cards)]
    if any(player["provinces"] or player["senate"] for player in view["players"]):
        parts += [Text(), _belongings(view, cards)]
    if view["performances"]:
        parts.append(_performances(view, speaker))
    if view["result"] is not None:
        parts += [Text(), _points(view, speaker)]
    elif view["you"] is not None:
        parts.append(brief(view, speaker))
    return Group(*parts)


def brief(view: View, speaker: Speaker) -> RenderableType:
    """What only the viewer knows, and what the own senate cards do."""
    cards = Cards(view, speaker)
    me = view["players"][view["you"]]
    lines = [_line(speaker.term("your_hand"), cards.arena(me["hand"]) or "–")]
    if me["staged"]:
        lines.append(_line(speaker.term("your_set"), cards.arena(me["staged"])))
    used = {card["card"] for card in me["used"]}
    for card in me["senate"]:
        style = "dim" if card in used else ""
        text = Text(f"  {speaker.card(card)}: {cards.effect(card)}", style=style)
        if card in used:
            text.append(f" ({speaker.term('exhausted')})")
        lines.append(text)
    return Text("\n").join(lines)


def _line(label: str, content: str | Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def die(value: int) -> str:
    return f"{FACES[value]}{value}"


def _round(view: View, speaker: Speaker) -> Text:
    text = Text(speaker.term("round", n=view["round"]), style="bold")
    phase = PHASES[view["phase"] or 0]
    if phase is not None:
        text.append(f" · {speaker.term(phase)}", style="")
    if view["cycle"]:
        text.append(f" · {speaker.term('cycle', n=view['cycle'])}", style="")
    text.append(f" · {speaker.term('player_order')}: ", style="")
    for place, seat in enumerate(view["order"]):
        text.append(" → " if place else "").append_text(badge(seat, speaker.seat(seat)))
    return text


def _tracks(view: View, speaker: Speaker) -> Table:
    """The three power tracks, section by section, with their dice."""
    table = Table(padding=(0, 1), header_style="bold")
    table.add_column("", no_wrap=True)
    for section in SECTIONS:
        table.add_column(section, min_width=11)
    for track in TRACKS:
        cells = [_group(section) for section in view["tracks"][track]]
        table.add_row(Text(speaker.term(track), style="bold"), *cells)
    return table


def _group(section: Mapping[str, Any] | None) -> Text:
    if section is None:
        return Text("·", style="dim")
    return shape(section["seat"]).append(f"{section['seat']} ").append("".join(map(die, section["dice"])))


def _display(view: View, cards: Cards, track: str) -> Text:
    speaker = cards.say
    names = view["displays"][track]
    if track == "military":
        said = [cards.province(name) for name in names]
    elif track == "senate":
        said = [cards.senate(name) for name in names]
    else:
        said = [cards.arena([name]) for name in names]
    text = _line(speaker.term(track), " · ".join(said) or "–")
    left = view["decks"][TRACKS[track]]
    text.append(f"  [{speaker.term('deck')} {left}]", style="dim")
    for name in names if track == "senate" else ():
        text.append(f"\n  {speaker.card(name)}: {cards.effect(name)}", style="dim")
    return text


def _players(view: View, cards: Cards) -> Table:
    speaker = cards.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    table.add_column(speaker.term("player"), no_wrap=True)
    table.add_column(speaker.term("sp"), justify="right")
    for resource in RESOURCES:
        last = cards.printed["forum"][resource]["maximum"]
        table.add_column(f"{speaker.term(resource)} 0–{last}", justify="right")
    table.add_column(speaker.term("dice"))
    table.add_column(speaker.term("hand"))
    for player in view["players"]:
        seat = player["seat"]
        name = Text("▶ " if seat in view["to_move"] else "  ") + badge(seat, speaker.seat(seat))
        if seat == view["you"]:
            name.append(f" ({speaker.term('you')})", style="dim")
        forum = [str(player["forum"][resource]) for resource in RESOURCES]
        table.add_row(name, str(player["sp"]), *forum, _dice(player, speaker), _hand(view, player, cards))
    return table


def _dice(player: Mapping[str, Any], speaker: Speaker) -> Text:
    text = Text(" ".join(map(die, player["dice"])))
    if player["forfeited"]:
        text.append(f" ({speaker.term('forfeited', n=player['forfeited'])})", style="dim")
    return text


def _hand(view: View, player: Mapping[str, Any], cards: Cards) -> Text:
    if view["result"] is not None:
        return Text(cards.arena(player["hand"]) or "–")
    text = Text(cards.say.term("cards", n=player["hand_size"]))
    if player["committed"]:
        text.append(f" · {cards.say.term('committed')}", style="bold")
    return text


def _belongings(view: View, cards: Cards) -> RenderableType:
    """Provinces and senate cards of everybody; exhausted ones are dim and say so."""
    speaker = cards.say
    rows: list[Text] = []
    for player in view["players"]:
        if not player["provinces"] and not player["senate"]:
            continue
        tired = set(player["exhausted"]) | {card["card"] for card in player["used"]}
        row = badge(player["seat"], speaker.seat(player["seat"])).append(" ")
        said = [(name, cards.province(name)) for name in player["provinces"]]
        said += [(name, cards.senate(name)) for name in player["senate"]]
        for i, (name, words) in enumerate(said):
            row.append(" · " if i else "")
            if name in tired:
                row.append(f"{words} [{speaker.term('exhausted')}]", style="dim")
            else:
                row.append(words)
        promised = player["promised"]
        for kind, amount in promised.items():
            if amount:
                row.append(f" · {speaker.term('promised')}: {speaker.term(kind)} +{amount}")
        rows.append(row)
    return Text("\n").join(rows)


def _performances(view: View, speaker: Speaker) -> Text:
    said = [
        f"{speaker.seat(p['seat'])} ({p['round']}): {', '.join(speaker.card(c) for c in p['cards'])}"
        for p in view["performances"]
    ]
    return _line(speaker.term("performances"), "; ".join(said))


def _points(view: View, speaker: Speaker) -> Table:
    """Where everybody's points came from."""
    sources = [source for source in POINTS if any(p["points"][source] for p in view["players"])]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    table.add_column(speaker.term("points"))
    for source in sources:
        table.add_column(speaker.term(POINTS[source]), justify="right")
    for player in view["players"]:
        seat = player["seat"]
        table.add_row(badge(seat, speaker.seat(seat)), *[str(player["points"][s]) for s in sources])
    return table
