"""What a table's cards print and do: the edition and the options in force, in the reader's language."""

from __future__ import annotations

import taberna

from .tavern import GAMES, Tavern


def test_cards_follow_the_options_and_the_language(house: Tavern) -> None:
    options = {"legatus": "as_consul", "forum_max": [9, 7, 7], "vicarius_epoch": 2}
    livia = house.guest("Livia")
    table = livia.table("rome", "me", "here", options=options)["id"]
    cards = livia.get(f"/api/tables/{table}/cards")
    assert cards["data"]["forum"]["olives"]["maximum"] == 9
    assert cards["data"]["senate"]["vicarius"]["epoch"] == 2
    assert cards["data"]["provinces"]["sicilia"]["epoch"] == 1
    assert cards["effects"]["legatus"] == "The die you place may be higher than its neighbour."
    assert cards["names"] == {}
    german = house.guest("Marcus", "de").get(f"/api/tables/{table}/cards")
    assert german["effects"]["legatus"] == "Der gesetzte Würfel darf höher sein als sein Nachbar."


def test_cards_follow_the_edition_and_so_do_log_and_moves(house: Tavern) -> None:
    game = taberna.game("rome", {"provinces": {"sicilia": {"strength": 1, "name": "Trinacria"}}})
    state = game.position(
        {
            "seats": 2,
            "step": "Conquest",
            "tracks": {"military": [{"seat": 0, "dice": [6]}]},
            "displays": {"military": ["sicilia"]},
        }
    )
    record = taberna.Record.starting_from(state, ["Ann", "Ben"])
    record.append(0, "conquer sicilia")
    livia = house.guest("Livia")
    table = livia.post("/api/records", {"record": record.dump()})["id"]
    cards = livia.get(f"/api/tables/{table}/cards")
    assert cards["data"]["provinces"]["sicilia"]["strength"] == 1
    assert cards["names"] == {"sicilia": "Trinacria"}
    shot = livia.get(f"/api/tables/{table}/replay?move=1&eyes=0")
    assert "Ann conquers Trinacria (Olives)." in [line["text"] for line in shot["log"]]


def test_PRO_OPT_07_the_board_gets_the_penalties_in_the_order_that_is_played(house: Tavern) -> None:
    """PRO-OPT-02, PRO-OPT-06, PRO-OPT-07: what is printed and what is told follow the options alike."""
    livia = house.guest("Livia")
    options = {"penalty_order": "left_first", "strata_unique": True, "gloria_limit": "highest_counts"}
    table = livia.table("provincia", "me", "here", options=options)["id"]
    cards = livia.get(f"/api/tables/{table}/cards")
    assert cards["data"]["bellum"]["bellum_ii_a"]["first"] == {"kind": "gold", "amount": 2}
    assert cards["effects"]["bellum_ii_a"] == ("Attack strength 4: −2 gold; if that cannot be paid: −2 wood.")
    assert cards["data"]["buildings"]["strata"]["unique"] is True
    assert cards["effects"]["strata"] == "Paved road. Only once in a city."
    assert cards["effects"]["gloria_3"].endswith("Of several only the best counts.")
    assert cards["names"]["commercium_clay_wood"] == "COMMERCIUM (1 clay → 1 wood)"
    assert cards["names"]["turris_active"] == "TURRIS (active)"


def test_prompts_follow_the_edition(house: Tavern) -> None:
    """Two tables of one game at the same time: each says what its own edition plays (MAS-3.12.1)."""
    livia = house.guest("Livia")
    texts = []
    for edition in ({}, {"prices": {"building": {"value": 9}}}):
        game = taberna.game("massilia", edition)
        state = game.position({"seats": 2, "step": {"step": "BuildStall", "space": "S7"}})
        record = taberna.Record.starting_from(state, ["Ann", "Ben"])
        table = livia.post("/api/records", {"record": record.dump()})["id"]
        texts.append(livia.get(f"/api/tables/{table}/replay?move=0&eyes=0")["prompt"]["text"])
    assert texts == ["Build a stall on S7 for 5 sesterces?", "Build a stall on S7 for 9 sesterces?"]


def test_every_game_has_cards(house: Tavern) -> None:
    livia = house.guest("Livia")
    for name in GAMES:
        table = livia.table(name, "me", *["here"] * 2)["id"]
        cards = livia.get(f"/api/tables/{table}/cards")
        game = taberna.game(name)
        assert cards["data"] == game.printed(game.resolve({}))
        assert all(text and "{" not in text for text in cards["effects"].values())
