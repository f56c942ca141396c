"""New cards of known kinds: an edition writes them on blank cards, and they are played like any other."""

from __future__ import annotations

import importlib.util
import json
from typing import Any

import pytest

import taberna
from taberna.kernel import laws
from taberna.kernel.errors import BadEdition
from taberna.locale.speaker import Speaker

NEW: dict[str, dict[str, Any]] = {
    "provincia": {
        "buildings": {
            "blank_1": {"name": "Thermae", "count": 9, "cost": [1, 0, 3, 1], "prestige": 7, "morale": 1},
            "blank_4": {"name": "Balneum", "count": 9, "gold": 3, "tags": ["economy"]},
        },
        "spqr": {
            "commercium_blank": {"name": "Mercatus", "count": 5, "give": [2, 0, 0, 0], "take": [0, 0, 0, 3]},
            "gloria_blank": {"name": "Triumphus", "count": 3, "value": 7},
            "legio_blank": {"count": 3, "defence": 3},
            "patronus_blank": {"count": 3, "gain": [0, 0, 4, 0]},
        },
        "opes": {"opes_16": {"count": 6, "quaestor": [2, 2, 2, 0]}},
        "bellum": {"bellum_blank_x": {"round": 2, "strength": 7}, "bellum_ii_a": {"round": 0}},
    },
    "rome": {
        "arena": {
            "blank_1": {"name": "Retiarius", "copies": 8, "cost": 3},
            "blank_2": {"name": "Tiger", "copies": 8, "picture": "lion"},
        },
        "senate": {"quaestor": {"name": "Curator", "copy_of": "censor"}},
    },
}


@pytest.mark.parametrize("name", NEW)
def test_the_laws_hold_with_new_cards(name: str) -> None:
    game = taberna.game(name, NEW[name])
    for seats in (game.min_seats, game.max_seats):
        laws.Run(game, seats, {}, "new cards").to_end(laws.conserves)
        laws.replays(laws.Run(game, seats, {}, "new cards, replayed"))
        laws.Run(game, seats, {}, "new cards, loaded").to_end(laws.keeps_through_load, 0.3)
        laws.Run(game, seats, {}, "new cards, refused").to_end(laws.refuses_the_rest, 0.02)
        laws.Run(game, seats, {}, "new cards, offered").to_end(laws.accepts_what_it_offers, 0.1)
        laws.Run(game, seats, {}, "new cards, hidden").to_end(laws.leaks_nothing, 0.2)
        laws.Run(game, seats, {}, "new cards, told").to_end(laws.tells_no_secrets, 0.2)


@pytest.mark.parametrize("name", NEW)
def test_new_cards_are_played_recorded_and_called_by_their_names(name: str) -> None:
    game = taberna.game(name, NEW[name])
    run = laws.Run(game, game.max_seats, {}, "whether they come up")
    run.to_end()
    texts = " ".join(move.text for _, move in run.moves)
    assert "blank_1" in texts
    record = taberna.Record.new(game, run.seats, seed=run.seed)
    for seat, move in run.moves:
        record.append(seat, move)
    again = taberna.Record.load(record.dump())
    assert again.verify() == []
    assert again.game.data.edition == NEW[name]
    for table, entries in NEW[name].items():
        for entry, values in entries.items():
            if "name" in values:
                assert Speaker(game, "it").card(entry) == values["name"], table


@pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="pip install taberna[gym]")
@pytest.mark.parametrize("name", NEW)
def test_new_cards_are_seen_by_learners(name: str) -> None:
    from taberna.adapters.encoding import Encoding

    game = taberna.game(name, NEW[name])
    encoding = Encoding.of(name, game.min_seats)
    run = laws.Run(game, game.min_seats, {}, "seen")
    seen: dict[bytes, tuple[int, ...]] = {}
    while run.state.to_move:
        seat = run.state.to_move[0]
        legal = tuple(sorted(move.id for move in run.state.moves(seat)))
        vector = encoding.vector(run.state.view(seat), seat).tobytes()
        assert seen.setdefault(vector, legal) == legal
        run.step()


@pytest.mark.parametrize("name", taberna.GAMES)
def test_nobody_meets_a_blank_card_in_the_base_game(name: str) -> None:
    game = taberna.game(name)
    state = game.new(game.max_seats, seed="as printed")
    assert "blank" not in json.dumps(state.dump())


@pytest.mark.parametrize(
    ("name", "edition", "words"),
    [
        (
            "rome",
            {"arena": {"dragon": {"cost": 3}}},
            r"A new card is written on a blank one: blank_1, blank_2",
        ),
        ("rome", {"arena": {"wolff": {"cost": 3}}}, r'Did you mean "wolf"'),
        ("rome", {"arena": {"blank_1": {"picture": "cow"}}}, "'cow' is none of legionary"),
        ("rome", {"senate": {"quaestor": {"copy_of": "consul_a"}}}, "'consul_a' is none of magistrate"),
        ("rome", {"senate": {"vicarius_intrigue": {"copy_of": "censor"}}}, "is a rule"),
        ("provincia", {"buildings": {"thermae": {"count": 3}}}, r"on a blank one: blank_1"),
        ("provincia", {"buildings": {"blank_1": {"picture": "x"}}}, "'x' is none of"),
        ("provincia", {"buildings": {"blank_1": {"type": "inactive"}}}, "type"),
        ("provincia", {"bellum": {"bellum_blank_x": {"round": 4}}}, "no battle in round 4"),
        ("senators", {"offices": {"praetor": {"count": 1}}}, "is not known here"),
        ("massilia", {"god_cards": {"vulcanus": {"copies": 2}}}, "is not known here"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(name: str, edition: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        taberna.game(name, edition)
