"""The table of Senators, drawn from a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taberna.locale import Speaker
from taberna.terminal.marks import badge, shape

BOARDS = ("market_1", "market_2", "market_3", "senate")
TRACK = 20
View = Mapping[str, Any]


def render(view: View, speaker: Speaker) -> RenderableType:
    parts: list[RenderableType] = [
        _turn(view, speaker),
        _senate_track(view),
        _boards(view, speaker) if view["auction"] else _decks(view, speaker),
        _events(view, speaker),
    ]
    if any(view["discards"][pile] for pile in ("resources", "offices")):
        parts.append(_discards(view, speaker))
    if view["draft_row"]:
        parts.append(_line(speaker.term("draft_row"), _cards(view["draft_row"], speaker)))
    parts.append(_players(view, speaker))
    effects = _effects(view, speaker)
    if effects:
        parts.append(Text("\n".join(effects), style="dim"))
    if view["you"] is not None and view["result"] is None:
        parts.append(brief(view, speaker))
    return Group(*parts)


def brief(view: View, speaker: Speaker) -> Text:
    """What is behind the viewer's own screen."""
    me = view["players"][view["you"]]
    text = _line(speaker.term("your_hand"), _cards(me["hand"], speaker) or "–")
    text.append(f"  {speaker.term('your_money')}: ", style="bold")
    text.append(speaker.term("talents", n=me["cash"]))
    printed = speaker.printed(view["options"])["money"]["coins"]
    text.append(f"  {coins(me['cash'], printed['values'])}", style="yellow")
    if me["secret_bid"] is not None:
        text.append(f"  {speaker.term('your_bid')}: ", style="bold").append(str(me["secret_bid"]))
    return text


def tempts(view: View) -> bool:
    """Somebody else cashes in with a Censor and might take a senator of the viewer (SEN-3.12, SEN-3.63)."""
    step, you = view["step"], view["you"]
    if step is None or step["name"] not in ("CashIn", "SellSet") or you is None:
        return False
    runner = view["players"][step["seat"]]
    if view["options"]["censor_timing"] == "before_buying" and any(s.get("bought") for s in view["stack"]):
        return False
    censor = any(card.startswith("censor") for card in runner["offices"])
    me = view["players"][you]
    return censor and me["senators"] > runner["senators"] and "praetors" not in me["influence"]


def _line(label: str, content: str | Text) -> Text:
    return Text.assemble((f"{label}: ", "bold"), content)


def _cards(names: Sequence[str], speaker: Speaker) -> str:
    return ", ".join(speaker.card(name) for name in names)


def _turn(view: View, speaker: Speaker) -> Text:
    active = view["active"]
    return Text.assemble(
        (speaker.term("turn", n=view["turn"]), "bold"),
        f" · {speaker.term('active')}: ",
        badge(active, speaker.seat(active)),
        f" · {speaker.term('senate_track')}",
    )


def _senate_track(view: View) -> Text:
    """The spaces 1 to 20; markers on one space are stacked, those beyond stand at the end."""
    stacks: dict[int, list[int]] = {}
    beyond: list[tuple[int, int]] = []
    for player in view["players"]:
        if player["alive"] and player["senators"] <= TRACK:
            stacks.setdefault(player["senators"], []).append(player["seat"])
        elif player["alive"]:
            beyond.append((player["seat"], player["senators"]))
    rows = [Text("".join(f"{space:>3}" for space in range(1, TRACK + 1)), style="dim")]
    for level in range(max([1, *map(len, stacks.values())])):
        row = Text()
        for space in range(1, TRACK + 1):
            stack = stacks.get(space, [])
            row.append("  ").append_text(shape(stack[level]) if level < len(stack) else Text(" "))
        if level == 0:
            for seat, count in beyond:
                row.append("  ").append_text(shape(seat)).append(str(count))
        rows.append(row)
    return Text("\n").join(rows)


def _boards(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    table.add_column(speaker.term("board"), no_wrap=True)
    table.add_column(speaker.term("deck"), justify="right")
    table.add_column(speaker.term("on_offer"), overflow="fold")
    table.add_column(speaker.term("bids"), overflow="fold")
    for dots, board in enumerate(BOARDS, 1):
        lot = view["auction"].get(board)
        name = Text.assemble(speaker.card(board), (f" {'·' * dots}", "dim"))
        card = Text(speaker.card(lot["card"]), style="bold") if lot else Text("–", style="dim")
        table.add_row(name, str(view["decks"][board]), card, _prices(view, board, lot, speaker))
    return table


def _decks(view: View, speaker: Speaker) -> Text:
    """Without an auction the boards are bare; what counts is how many cards are left above them."""
    decks = [
        f"{speaker.card(board)} {'·' * dots} {view['decks'][board]}" for dots, board in enumerate(BOARDS, 1)
    ]
    return _line(speaker.term("decks"), "  ".join(decks))


def _prices(view: View, board: str, lot: Mapping[str, Any] | None, speaker: Speaker) -> Text:
    """The price spaces with the cubes on them; without printed spaces the bids alone."""
    options = view["options"]
    bids = {price: seat for seat, price in lot["bids"]} if lot else {}
    if options["bid_track_mode"] == "any_integer":
        spaces = sorted(bids)
    else:
        spaces = speaker.printed(options)["bid_tracks"][board]["prices"]
    row = Text()
    for price in spaces:
        if price in bids:
            row.append(str(price), style="bold").append_text(shape(bids[price]))
        else:
            row.append(str(price), style="" if lot else "dim")
        row.append(" ")
    return row


def _events(view: View, speaker: Speaker) -> Text:
    wars = len(view["war_row"])
    row = Text("⚔ " * wars + "· " * (4 - wars), style="bold red")
    drawn = Counter(speaker.card(event) for event in view["discards"]["events"])
    text = Text.assemble(
        (f"{speaker.term('war_row')}: ", "bold"), row, (f"({speaker.term('fourth_war')})", "dim")
    )
    text.append(f" · {speaker.term('event_deck', n=view['decks']['events'])}")
    if drawn:
        said = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in drawn.items())
        text.append(f" · {speaker.term('drawn')}: {said}")
    return text


def _effects(view: View, speaker: Speaker) -> list[str]:
    """What the event does that is decided, and the cards that lie face up, on offer or in the draft: as played here."""
    options, step = view["options"], view["step"]
    events = speaker.printed(options)["events"].items()
    cards = [event for event, facts in events if step is not None and facts["rule"] == step["rule"]]
    cards += [lot["card"] for lot in view["auction"].values()] + view["draft_row"]
    for player in view["players"]:
        cards += [*player["offices"], *player["influence"]]
    copies = [card if speaker.effect(card, options) else card.rpartition("_")[0] for card in cards]
    told = {speaker.card(card): speaker.effect(card, options) for card in copies}
    return [f"  {name}: {effect}" for name, effect in told.items() if effect]


def _discards(view: View, speaker: Speaker) -> Text:
    """Resources by type with their values, then offices: what is out of the game."""
    values: dict[str, list[int]] = {}
    for card in view["discards"]["resources"]:
        kind, _, value = card.rpartition("_")
        values.setdefault(kind, []).append(int(value))
    said = [
        f"{speaker.term(kind)} {' '.join(map(str, sorted(found)))}" for kind, found in sorted(values.items())
    ]
    offices = Counter(speaker.card(card) for card in view["discards"]["offices"])
    said += [f"{name} ×{count}" if count > 1 else name for name, count in offices.items()]
    return _line(speaker.term("discards"), " · ".join(said))


def _players(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    table.add_column(speaker.term("player"), no_wrap=True)
    table.add_column(speaker.term("senators"), justify="right")
    table.add_column(speaker.term("screen"), overflow="fold")
    table.add_column(speaker.term("face_up"), overflow="fold")
    for player in view["players"]:
        seat = player["seat"]
        name = Text("▶ " if seat in view["to_move"] else "  ") + badge(seat, speaker.seat(seat))
        if seat == view["you"]:
            name.append(f" ({speaker.term('you')})", style="dim")
        if not player["alive"]:
            table.add_row(name, "0", Text(speaker.term("eliminated"), style="dim"), "")
            continue
        face_up = [*player["table"], *player["offices"], *player["influence"]]
        table.add_row(name, str(player["senators"]), _screen(view, player, speaker), _cards(face_up, speaker))
    return table


def _screen(view: View, player: Mapping[str, Any], speaker: Speaker) -> Text:
    """What is known of a hand: the backs, and the cards everybody saw go there. At the end, everything."""
    if view["result"] is not None:
        words = [speaker.term("talents", n=player["cash"]), _cards(player["hand"], speaker)]
        return Text(", ".join(word for word in words if word))
    text = Text(speaker.term("cards", n=player["hand_size"]))
    if player["hand_backs"]:
        text.append(" " + " ".join("·" * back for back in player["hand_backs"]), style="dim")
    if player["hand_seen"]:
        text.append(f" ({_cards(player['hand_seen'], speaker)})", style="dim")
    if player["locked"]:
        text.append(f" {speaker.term('locked')}", style="bold")
    return text


def coins(amount: int, values: Sequence[int]) -> str:
    """Money in coins of these values, the largest first (SEN-6.10)."""
    found = []
    for value in sorted(values, reverse=True):
        count, amount = divmod(amount, value)
        if count:
            found.append(f"({value})×{count}" if count > 1 else f"({value})")
    return " ".join(found)
