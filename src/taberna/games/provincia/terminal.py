"""The table of Provincia Romana, drawn from a view: decks and display, the battles, and every city."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taberna.locale import Speaker
from taberna.terminal.marks import badge

DECKS = ("aedificium", "spqr", "opes")
GOODS = ("clay", "wood", "stone", "gold")
BATTLES = (2, 3, 5, 6)
PHASES = ("phase_0", "phase_1", "phase_2", "phase_3", "phase_4", "phase_5", "phase_6")
COLOURS = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "bright_green",
    "orange": "yellow",
    "purple": "bright_magenta",
    "yellow": "bright_yellow",
}
View = Mapping[str, Any]


def render(view: View, speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = [
        _round(view, speaker),
        _decks(view, speaker),
        _supply(view, speaker),
        _battles(view, speaker),
    ]
    if view["face_up"] or any(view["face_down"]):
        parts.append(_display(view, speaker))
    parts += [Text(), _players(view, speaker)]
    parts += [_city(view, player, speaker) for player in view["players"]]
    if view["you"] is not None and view["result"] is None:
        parts.append(brief(view, speaker))
    return Group(*parts)


def brief(view: View, speaker: Speaker) -> Text:
    """The viewer's own hand, tokens, and the cards CONSUETUDO shows."""
    me = view["players"][view["you"]]
    text = _line(speaker.term("your_hand"), _with_prices(me["hand"], speaker) or "–")
    if me["tokens"]:
        text.append(f"\n{speaker.term('your_tokens')}: ", style="bold")
        text.append_text(_tokens(me["tokens"], speaker))
    if me["token_down"]:
        text.append(f"  {speaker.term('token_down')}: ", style="bold")
        text.append_text(_tokens([me["token_down"]], speaker))
    top = view["memory"]["aedificium"]["private"]["top"]
    if top:
        text.append(f"\n{speaker.term('known_top')}: ", style="bold").append(_cards(top, speaker))
    return text


def _line(label: str, content: str | Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def _cards(names: Sequence[str], speaker: Speaker) -> str:
    """“TURRIS ×2, FONS”."""
    counts = Counter(speaker.card(name) for name in names)
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counts.items())


def _goods(amounts: Sequence[int], speaker: Speaker) -> str:
    """“2c 1w”: goods by the first letters of their names, which differ in every language."""
    letters = [speaker.term(good)[0] for good in GOODS]
    return " ".join(f"{amount}{letter}" for amount, letter in zip(amounts, letters, strict=True) if amount)


def _with_price(name: str, speaker: Speaker) -> str:
    """A card with what is printed on it: price and prestige, or what it gives."""
    data = speaker.game.data
    said = speaker.card(name)
    if name in data["buildings"]:
        card = data["buildings"][name]
        return f"{said} [{_goods(card['cost'], speaker)} → {card['prestige']}]"
    if name in data["opes"]:
        card = data["opes"][name]
        return f"{said} [{_goods(card['quaestor'], speaker)} / {_goods(card['other'], speaker)}]"
    fee = data["spqr"][name]["gold"]
    return f"{said} [{_goods((0, 0, 0, fee), speaker)}]" if fee else said


def _with_prices(names: Sequence[str], speaker: Speaker) -> str:
    counts = Counter(_with_price(name, speaker) for name in names)
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counts.items())


def _tokens(names: Sequence[str], speaker: Speaker) -> Text:
    return Text(", ").join(
        Text(speaker.card(name), style=f"bold {COLOURS[name.split('_')[0]]}") for name in names
    )


def _round(view: View, speaker: Speaker) -> Text:
    return Text.assemble(
        (speaker.term("round_number", n=view["round"]), "bold"),
        f" · {speaker.term(PHASES[view['phase']])} · {speaker.term('start_player')}: ",
        badge(view["start"], speaker.seat(view["start"])),
    )


def _decks(view: View, speaker: Speaker) -> Text:
    """Each deck with its action markers, cards and discards."""
    said = []
    for name in DECKS:
        markers = view["markers"][name]
        cards, thrown = view["decks"][name], view["discards"][name]
        said.append(f"{speaker.card(name)} {'●' * markers}{'○' * (2 - markers)} {cards} (−{thrown})")
    return _line(speaker.term("decks"), "   ".join(said))


def _supply(view: View, speaker: Speaker) -> Text:
    said = ", ".join(f"{speaker.term(good)} {view['supply'][good]}" for good in GOODS)
    return _line(speaker.term("supply"), said)


def _battles(view: View, speaker: Speaker) -> Text:
    """What the Gauls brought so far; battles to come are marked with a dot."""
    fought = {battle["round"]: battle for battle in view["battles"]}
    text = Text.assemble((f"{speaker.term('gauls')}: ", "bold"))
    for place, number in enumerate(BATTLES):
        text.append(" · " if place else "")
        if number not in fought:
            text.append(speaker.term("battle_to_come", n=number), style="dim")
            continue
        battle = fought[number]
        strength = speaker.game.data.value("bellum", battle["bellum"], "strength")
        text.append(f"{speaker.card(battle['bellum'])} ({strength}) ", style="")
        text.append_text(_tokens(battle["tokens"], speaker))
    return text


def _display(view: View, speaker: Speaker) -> Text:
    text = _line(speaker.term("display"), _with_prices(view["face_up"], speaker))
    hidden = [str(place) for place, there in enumerate(view["face_down"], 1) if there]
    if hidden:
        text.append(f"{' · ' if view['face_up'] else ''}{speaker.term('face_down')}: {' '.join(hidden)}")
    return text


def _players(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", pad_edge=False)
    table.add_column(speaker.term("player"), no_wrap=True)
    for key in ("prestige", "morale", "defence", "military", *GOODS, "hand"):
        table.add_column(speaker.term(key), justify="right")
    for player in view["players"]:
        seat = player["seat"]
        name = Text("▶ " if seat in view["to_move"] else "  ") + badge(seat, speaker.seat(seat))
        if seat == view["you"]:
            name.append(f" ({speaker.term('you')})", style="dim")
        prestige = Text(str(player["prestige"]), style="bold")
        for side in player["prestige_cards"]:
            prestige.append(f" {side}", style="dim red")
        stock = [str(player[good]) + (f"/{player['storage']}" if good != "gold" else "") for good in GOODS]
        numbers = [str(player[key]) for key in ("morale", "defence", "military")]
        backs = player["hand_backs"]
        table.add_row(name, prestige, *numbers, *stock, f"{backs['aedificium']}+{backs['spqr']}")
    return table


def _city(view: View, player: Mapping[str, Any], speaker: Speaker) -> Text:
    """The town, what stands in it, what lies before the player, and what is known of the hand."""
    seat = player["seat"]
    text = badge(seat, speaker.seat(seat))
    if player["town"] is not None:
        text.append(" ").append(speaker.card(player["town"]), style=COLOURS[player["colour"]])
    words = [*_standing(player["city"], speaker), *(speaker.card(name) for name in player["front"])]
    words += [speaker.term("concussio_on", target=speaker.seat(target)) for target in player["concussio"]]
    text.append(": " + (", ".join(words) or "–"))
    if player["committed"]:
        text.append(f" · {speaker.term('committed')}", style="bold")
    hand = _cards(player["hand"], speaker) if view["result"] is not None else _remembered(player, speaker)
    if hand and seat != view["you"]:
        text.append(f"\n   {speaker.term('hand')}: {hand}", style="dim")
    return text


def _standing(city: Sequence[str], speaker: Speaker) -> list[str]:
    """Buildings, equal ones together, inactive ones in brackets."""
    buildings = speaker.game.data["buildings"]
    said = [
        f"[{speaker.card(name)}]"
        if name in buildings and buildings[name]["type"] == "inactive"
        else speaker.card(name)
        for name in city
    ]
    return [f"{name} ×{count}" if count > 1 else name for name, count in Counter(said).items()]


def _remembered(player: Mapping[str, Any], speaker: Speaker) -> str:
    """Cards everybody saw go to the hand; with a question mark those that may have been discarded since."""
    words = [speaker.card(name) for name in player["hand_known"]]
    words += [f"{speaker.card(name)}?" for name in player["hand_maybe"]]
    return ", ".join(words)
