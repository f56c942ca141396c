"""Puzzles at the table, and the same deal for everybody."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import taberna
from taberna.puzzles import shipped
from taberna.server.study import deals

from .tavern import Guest, Tavern, tavern


def test_a_puzzle_is_solved_at_the_table_and_explained(house: Tavern) -> None:
    livia, marcus = house.guest("Livia", "de"), house.guest("Marcus")
    puzzle = shipped("rome")[0]
    page = livia.get("/practice/rome")
    assert "Rätsel des Tages" in page
    assert "study-" not in re.sub(r'(class|id|href|for)="[^"]*"', "", page)
    for move, solved in ((puzzle.answer, True), (puzzle.rival, False)):
        table = livia.post("/api/puzzles", {"game": "rome", "puzzle": puzzle.id})
        assert table["puzzle"] == puzzle.id
        id = table["id"]
        frame = livia.get(f"/api/tables/{id}/frame?seat={puzzle.seat}")
        assert puzzle.answer in [one["text"] for one in frame["moves"]]
        before = livia.get(f"/api/tables/{id}/puzzle")
        assert before["solved"] is None
        assert puzzle.answer not in str(before)
        marcus.get(f"/api/tables/{id}/puzzle", expect=403)
        reply = livia.command(id, "move", seat=puzzle.seat, move=move, on_version=frame["version"])
        assert reply["type"] == "ack"
        after = livia.get(f"/api/tables/{id}/puzzle")
        assert after["solved"] is solved
        assert "Paare gedachter Spiele" in after["text"]


def test_a_try_leaves_no_second_table_behind(house: Tavern) -> None:
    livia = house.guest("Livia")
    first = livia.post("/api/puzzles", {"game": "rome"})["id"]
    livia.post("/api/puzzles", {"game": "senators"})
    livia.get(f"/api/tables/{first}", expect=404)
    livia.post("/api/puzzles", {"game": "rome", "puzzle": "0000000000"}, expect=404)
    livia.post("/api/puzzles", {"game": "chess"}, expect=404)


def play_out(guest: Guest, table: str, seat: int, game: str, choose: Any) -> list[str]:
    """Play one seat to the end of the game."""
    played = []
    for _ in range(4000):
        frame = guest.get(f"/api/tables/{table}/frame?seat={seat}")
        if frame["view"]["result"] is not None:
            return played
        moves = [
            move["text"] for move in frame["moves"] if not taberna.game(game).move(move["text"]).interrupt
        ]
        if seat not in frame["view"]["to_move"] or not moves:
            time.sleep(0.02)
            continue
        move = choose(moves, len(played))
        reply = guest.command(table, "move", seat=seat, move=move, on_version=frame["version"])
        if reply["type"] == "ack":
            played.append(move)
    raise AssertionError("the game does not end")


def test_the_same_deal_is_the_same_until_somebody_decides_differently(
    tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr(deals, "PACE", 0)
    with tavern(tmp_path / "t.sqlite") as house:
        livia, marcus, nero = (house.guest(name) for name in ("Livia", "Marcus", "Nero"))
        made = livia.post("/api/same-deals", {"game": "rome", "seats": 2, "level": "plebeian"})
        page = f"/deal/{made['id']}"
        first = livia.post(f"/api/same-deals/{made['id']}/play")
        assert livia.post(f"/api/same-deals/{made['id']}/play")["id"] == first["id"]  # no second try
        second = marcus.post(f"/api/same-deals/{made['id']}/play")
        third = nero.post(f"/api/same-deals/{made['id']}/play")
        seat = first["yours"][0]
        assert second["yours"] == third["yours"] == [seat]
        play_out(livia, first["id"], seat, "rome", lambda moves, n: moves[0])
        assert "Marcus" not in livia.get(page)  # he has not finished
        play_out(marcus, second["id"], seat, "rome", lambda moves, n: moves[0])
        play_out(nero, third["id"], seat, "rome", lambda moves, n: moves[-1 if n >= 3 else 0])
        one, two, three = (livia.get(f"/api/tables/{table['id']}/moves") for table in (first, second, third))
        assert one == two  # bots' luck and all
        place = next(i for i, (a, b) in enumerate(zip(one, three, strict=False)) if a["text"] != b["text"])
        assert one[place]["seat"] == seat
        shown = livia.get(page)
        assert "Marcus" in shown
        assert f"/replay/{third['id']}?move={place + 1}" in shown
        assert "study-" not in re.sub(r'(class|id|href|for)="[^"]*"', "", shown)


def test_nothing_of_a_deal_can_be_read_before_it_is_played(house: Tavern) -> None:
    livia, marcus = house.guest("Livia"), house.guest("Marcus")
    made = livia.post("/api/same-deals", {"game": "senators"})
    kept = house.services.hub
    assert kept is not None
    table = marcus.post(f"/api/same-deals/{made['id']}/play")
    open_table = house.services.hub.open_tables[table["id"]]
    seed = open_table.table.setup.seed
    told = [
        str(made),
        str(table),
        livia.get(f"/deal/{made['id']}"),
        marcus.get(f"/deal/{made['id']}"),
        str(marcus.get(f"/api/tables/{table['id']}/frame?seat={table['yours'][0]}")),
        str(marcus.get(f"/api/tables/{table['id']}")),
    ]
    assert seed
    assert all(seed not in text for text in told)
    assert table["id"] not in told[2]  # whoever has not finished does not find the others' tables
    assert "Marcus" not in told[2]


def test_deals_that_are_none_are_refused(house: Tavern) -> None:
    livia = house.guest("Livia")
    livia.get("/deal/abcdefghijkmnpqr", expect=404)
    livia.post("/api/same-deals/abcdefghijkmnpqr/play", expect=404)
    livia.post("/api/same-deals", {"game": "rome", "level": "caesar"}, expect=422)  # thinks by the clock
    livia.post("/api/same-deals", {"game": "rome", "seats": 9}, expect=422)
    livia.post("/api/same-deals", {"game": "chess"}, expect=404)
