"""What is wrong with an imported record, its first position or its edition, said in the reader's language."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import taberna
from taberna.kernel.record import Record
from taberna.locale import LANGUAGES

from .tavern import Tavern

Change = Callable[[dict[str, Any]], object]

#: The game, what is changed in the dump of its beginning, and what is said of it in German and in French.
WRONG: dict[str, tuple[str, Change, str, str]] = {
    "a lost coin": (
        "senators",
        lambda d: d["players"][0].update(cash=11),
        "payments: danach bleiben 10, 13, 16, aber die Spieler haben 11, 13, 16",
        "payments : il resterait 10, 13, 16, mais les joueurs ont 11, 13, 16",
    ),
    "a lost hand": (
        "senators",
        lambda d: d["players"][1].update(hand=[]),
        "cards: es fehlt: Eisen 7, Stoff 2, Stoff 5",
        "cards : il manque : Fer 7, Tissu 2, Tissu 5",
    ),
    "a step in the air": (
        "senators",
        lambda d: d["stack"].append({"step": "AuctionBid", "board": "senate", "bidder": 1, "spent": 0}),
        "stack: diese Schritte können nicht aufeinander liegen: Turn, ChooseAction, NewSenator, AuctionBid",
        "stack : ces étapes ne peuvent pas se superposer : Turn, ChooseAction, NewSenator, AuctionBid",
    ),
    "a step about nothing": (
        "senators",
        lambda d: d["stack"].__setitem__(
            slice(1, None), [{"step": "AuctionBid", "board": "senate", "bidder": 1, "spent": 0}]
        ),
        "stack[1]: AuctionBid kann hier nicht stehen: nichts ist im Angebot: Senat",
        "stack[1] : AuctionBid ne peut pas être ici : rien n’est aux enchères : Sénat",
    ),
    "more clay": (
        "provincia",
        lambda d: d["supply"].update(clay=d["supply"]["clay"] + 1),
        "goods, Lehm: insgesamt 38, das Spiel hat 37",
        "goods, argile : 38 en tout, le jeu en a 37",
    ),
    "a card at the wrong place": (
        "provincia",
        lambda d: d["decks"]["spqr"].append(d["decks"]["opes"].pop(0)),
        "decks.spqr: gehört nicht hierher: OPES",
        "decks.spqr : n’a pas sa place ici : OPES",
    ),
    "prestige from nowhere": (
        "provincia",
        lambda d: d["players"][0].update(prestige=40),
        "players[0].prestige: 40 statt",
        "players[0].prestige : 40 au lieu de",
    ),
    "few cubes": (
        "massilia",
        lambda d: d["harbour"].update(pink=2),
        "goods, rosa: insgesamt 2, das Spiel hat 18",
        "goods, rose : 2 en tout, le jeu en a 18",
    ),
    "a god twice": (
        "massilia",
        lambda d: d["discard_pile"].append("juno_1"),
        "cards: zu viel: Juno",
        "cards : en trop : Junon",
    ),
    "out of turn": (
        "massilia",
        lambda d: d["stack"].append({"step": "SacrificeCards"}),
        "stack: SacrificeCards kann hier nicht stehen: niemand ist am Zug",
        "stack : SacrificeCards ne peut pas être ici : ce n’est le tour de personne",
    ),
    "a wolf from nowhere": (
        "rome",
        lambda d: d["players"][0].update(hand=["wolf"]),
        "arena: zu viel: Wolf",
        "arena : en trop : Loup",
    ),
    "a province of nobody": (
        "rome",
        lambda d: d["players"][0].update(exhausted=["sicilia"]),
        "exhausted: nicht in provinces: Sizilien",
        "exhausted : pas dans provinces : Sicile",
    ),
    "too late": (
        "rome",
        lambda d: d.update(round=3),
        "stack: diese Schritte können in Runde 3 nicht stehen: ",
        "stack : ces étapes ne peuvent pas être là à la manche 3 : ",
    ),
}


def record(game: str, change: Change) -> str:
    whole = json.loads(Record.starting_from(taberna.game(game).new(3, seed="faults")).dump("json"))
    change(whole["start"])
    return json.dumps(whole)


def told(house: Tavern, lang: str, text: str) -> str:
    """What somebody who reads this language is told of a record."""
    http = house.guest("Livia", lang=lang).http
    reply = http.post("/api/records", json={"record": text}, headers={"Origin": house.url})
    assert reply.status_code == 422, reply.text
    said: str = reply.json()["error"]["text"]
    return said


@pytest.mark.parametrize("wrong", WRONG)
def test_a_broken_position_is_told_in_every_language(wrong: str, house: Tavern) -> None:
    game, change, german, french = WRONG[wrong]
    text = record(game, change)
    said = {lang: told(house, lang, text) for lang in LANGUAGES}
    assert said["de"].startswith(f"Das geht nicht auf: {german}")
    assert said["fr"].replace("\N{NO-BREAK SPACE}", " ").startswith(f"Le compte n’y est pas : {french}")
    assert len(set(said.values())) == len(LANGUAGES)
    assert not any(gap in text for text in said.values() for gap in "{}$")


def test_broken_json_is_told_by_its_place(house: Tavern) -> None:
    assert told(house, "de", '{"a":}') == "JSON beschädigt oder abgeschnitten in Zeile 1, Spalte 6"
    assert told(house, "it", '{"a":}') == "JSON danneggiato o troncato alla riga 1, colonna 6"


def test_a_long_list_of_faults_is_cut(house: Tavern) -> None:
    text = told(house, "de", record("senators", lambda d: d["decks"].update(market_1=[], market_2=[])))
    assert text.startswith("Das geht nicht auf: cards: es fehlt: ")
    assert len(text) == 301
    assert text.endswith("…")


#: The game, the edition its record brings along, and what is said of it in German and in French.
EDITIONS: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "senators",
        {"decks": {"market_1": {"values": [1, 2]}}},
        "Decks: 1, 2, 4, 5, 6, 7, 8, 9 statt 1, 2, 3, 4, 5, 6, 7, 8, 9",
        "Decks : 1, 2, 4, 5, 6, 7, 8, 9 au lieu de 1, 2, 3, 4, 5, 6, 7, 8, 9",
    ),
    (
        "senators",
        {"dexks": {}},
        "Dexks: ist hier unbekannt. Meintest du „decks“?",
        "Dexks : est inconnu ici. Vouliez-vous dire « decks » ?",
    ),
    (
        "provincia",
        {"setup": {"gold": {"start": 99}}},
        "Setup.players_2.rows: die Spieler begännen mit mehr, als es gibt: Gold",
        "Setup.players_2.rows : les joueurs commenceraient avec plus qu’il n’y en a : or",
    ),
    (
        "massilia",
        {"market": {"frame_16": {"ring": 15}}},
        "Market.frame_16.ring: „15“ gehört nicht zu 8, 12, 16, 20, 24",
        "Market.frame_16.ring : « 15 » ne fait pas partie de 8, 12, 16, 20, 24",
    ),
    (
        "rome",
        {"pieces": {"rounds": {"count": 6}}},
        "Pieces.rounds.count: ist eine Regel; eine Ausgabe ändert nur Gedrucktes",
        "Pieces.rounds.count : c’est une règle ; une édition change ce qui est imprimé",
    ),
]


@pytest.mark.parametrize(("game", "edition", "german", "french"), EDITIONS)
def test_an_edition_that_does_not_fit_is_told_in_every_language(
    game: str, edition: dict[str, Any], german: str, french: str, house: Tavern
) -> None:
    whole = json.loads(record(game, lambda _: None))
    text = json.dumps({**whole, "edition": edition})
    said = {lang: told(house, lang, text) for lang in LANGUAGES}
    assert said["de"] == german
    assert said["fr"].replace("\N{NO-BREAK SPACE}", " ") == french
    assert len(set(said.values())) == len(LANGUAGES)


def test_the_options_of_a_record_are_told_in_the_words_of_its_game(house: Tavern) -> None:
    whole = json.loads(record("rome", lambda _: None))
    whole["options"] = {"forum_max": {"olives": 3}}
    assert told(house, "de", json.dumps(whole)).startswith("Die Option „")


def test_a_position_written_by_hand_is_no_beginning_of_a_record(house: Tavern) -> None:
    """Its words (docs/positions) are for programs in Python; the web reads only what a game has dumped."""
    whole = json.loads(record("senators", lambda _: None))
    whole["start"] = {"game": "senators", "seats": 3, "players": [{"cash": 5}]}
    assert told(house, "de", json.dumps(whole)) == "Version: fehlt"
