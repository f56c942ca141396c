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
UNIQUE = "¹"  # stands only once in a city


class Cards:
    """The cards of a table, as its options and its edition print them."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.speaker = speaker
        self.options = view["options"]
        self.printed = speaker.printed(self.options)

    def name(self, name: str) -> str:
        """A card by its name, unique buildings with their mark."""
        said = self.speaker.card(name)
        building = self.printed["buildings"].get(name.removesuffix("_active"))
        return said + UNIQUE if building and building["unique"] else said

    def names(self, names: Sequence[str]) -> str:
        """“TURRIS ×2, FONS”."""
        return _together([self.name(name) for name in names])

    def prices(self, names: Sequence[str]) -> str:
        """The same with what is printed on the cards."""
        return _together([self._price(name) for name in names])

    def _price(self, name: str) -> str:
        """A card with its price and prestige, or what it gives."""
        said = self.name(name)
        if name in self.printed["buildings"]:
            card = self.printed["buildings"][name]
            return f"{said} [{self._goods(card['cost'])} → {card['prestige']}]"
        if name in self.printed["opes"]:
            card = self.printed["opes"][name]
            return f"{said} [{self._goods(card['quaestor'])} / {self._goods(card['other'])}]"
        fee = self.printed["spqr"][name]["gold"]
        return f"{said} [{self._goods((0, 0, 0, fee))}]" if fee else said

    def _goods(self, amounts: Sequence[int]) -> str:
        """“2c 1w”: goods by the first letters of their names, which differ in every language."""
        letters = [self.speaker.term(good)[0] for good in GOODS]
        return " ".join(
            f"{amount}{letter}" for amount, letter in zip(amounts, letters, strict=True) if amount
        )

    def effects(self, names: Sequence[str]) -> Text:
        """What cards do, a line for each."""
        lines = [
            f"\n   {self.name(name)}: {self.speaker.effect(name, self.options)}"
            for name in dict.fromkeys(names)
        ]
        return Text("".join(lines), style="dim")

    def standing(self, city: Sequence[str]) -> list[str]:
        """Buildings, equal ones together, inactive ones in brackets."""
        buildings = self.printed["buildings"]
        said = [
            f"[{self.name(name)}]"
            if name in buildings and buildings[name]["type"] == "inactive"
            else self.name(name)
            for name in city
        ]
        return _counted(said)


def render(view: View, speaker: Speaker) -> RenderableType:
    cards = Cards(view, speaker)
    parts: list[RenderableType] = [
        _round(view, speaker),
        _decks(view, speaker),
        _supply(view, speaker),
        _battles(view, cards),
    ]
    if view["face_up"] or any(view["face_down"]):
        parts.append(_display(view, cards))
    parts += [Text(), _players(view, speaker)]
    parts += [_city(view, player, cards) for player in view["players"]]
    parts.append(Text(f"{UNIQUE} {speaker.term('only_once')}", style="dim"))
    if view["you"] is not None and view["result"] is None:
        parts.append(brief(view, speaker))
    return Group(*parts)


def brief(view: View, speaker: Speaker) -> Text:
    """The viewer's own hand, tokens, and the cards CONSUETUDO shows."""
    cards = Cards(view, speaker)
    me = view["players"][view["you"]]
    text = _line(speaker.term("your_hand"), cards.prices(me["hand"]) or "–")
    text.append_text(cards.effects(me["hand"]))
    if me["tokens"]:
        text.append(f"\n{speaker.term('your_tokens')}: ", style="bold")
        text.append_text(_tokens(me["tokens"], speaker))
    if me["token_down"]:
        text.append(f"  {speaker.term('token_down')}: ", style="bold")
        text.append_text(_tokens([me["token_down"]], speaker))
    top = view["memory"]["aedificium"]["private"]["top"]
    if top:
        text.append(f"\n{speaker.term('known_top')}: ", style="bold").append(cards.names(top))
    return text


def _line(label: str, content: str | Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def _counted(said: Sequence[str]) -> list[str]:
    return [f"{name} ×{count}" if count > 1 else name for name, count in Counter(said).items()]


def _together(said: Sequence[str]) -> str:
    return ", ".join(_counted(said))


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


def _battles(view: View, cards: Cards) -> Text:
    """What the Gauls brought so far, and what the last of them asks for; battles to come have a question mark."""
    speaker = cards.speaker
    fought = {battle["round"]: battle for battle in view["battles"]}
    text = Text.assemble((f"{speaker.term('gauls')}: ", "bold"))
    for place, number in enumerate(BATTLES):
        text.append(" · " if place else "")
        if number not in fought:
            text.append(speaker.term("battle_to_come", n=number), style="dim")
            continue
        battle = fought[number]
        strength = cards.printed["bellum"][battle["bellum"]]["strength"]
        text.append(f"{speaker.card(battle['bellum'])} ({strength}) ", style="")
        text.append_text(_tokens(battle["tokens"], speaker))
    return text.append_text(cards.effects([battle["bellum"] for battle in view["battles"][-1:]]))


def _display(view: View, cards: Cards) -> Text:
    speaker = cards.speaker
    text = _line(speaker.term("display"), cards.prices(view["face_up"]))
    hidden = [str(place) for place, there in enumerate(view["face_down"], 1) if there]
    if hidden:
        text.append(f"{' · ' if view['face_up'] else ''}{speaker.term('face_down')}: {' '.join(hidden)}")
    return text.append_text(cards.effects(view["face_up"]))


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


def _city(view: View, player: Mapping[str, Any], cards: Cards) -> Text:
    """The town, what stands in it, what lies before the player, and what is known of the hand."""
    speaker = cards.speaker
    seat = player["seat"]
    text = badge(seat, speaker.seat(seat))
    if player["town"] is not None:
        town = f"{speaker.card(player['town'])} ({speaker.card(player['personal'])})"
        text.append(" ").append(town, style=COLOURS[player["colour"]])
    words = [*cards.standing(player["city"]), *(speaker.card(name) for name in player["front"])]
    words += [speaker.term("concussio_on", target=speaker.seat(target)) for target in player["concussio"]]
    text.append(": " + (", ".join(words) or "–"))
    if player["committed"]:
        text.append(f" · {speaker.term('committed')}", style="bold")
    hand = cards.names(player["hand"]) if view["result"] is not None else _remembered(player, speaker)
    if hand and seat != view["you"]:
        text.append(f"\n   {speaker.term('hand')}: {hand}", style="dim")
    return text


def _remembered(player: Mapping[str, Any], speaker: Speaker) -> str:
    """Cards everybody saw go to the hand; with a question mark those that may have been discarded since."""
    words = [speaker.card(name) for name in player["hand_known"]]
    words += [f"{speaker.card(name)}?" for name in player["hand_maybe"]]
    return ", ".join(words)
