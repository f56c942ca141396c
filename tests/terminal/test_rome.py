"""The text table of Rome."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import taberna
from taberna.games.rome.terminal import brief, render
from taberna.locale import speaker
from taberna.locale.book import LANGUAGES

NAMES = ["Ann", "Ben", "Cleo"]
ROME = taberna.game("rome")


def drawn(what: Any, width: int = 200) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(what)
    return out.getvalue()


def table(view: dict[str, Any], lang: str = "en") -> str:
    return drawn(render(view, speaker("rome", lang, NAMES)))


def position(**spec: Any) -> Any:
    return ROME.position({"seats": 3, **spec})


def test_the_tracks_are_drawn_with_their_dice() -> None:
    tracks = {
        "military": [{"seat": 1, "dice": [4, 2]}, {"seat": 0, "dice": [5]}],
        "senate": [{"seat": 2, "dice": [0]}],
    }
    text = table(position(tracks=tracks).view(0))
    (military,) = [line for line in text.splitlines() if line.startswith("│ Military")]
    assert military.index("■1 ⚃4⚁2") < military.index("●0 ⚄5")
    assert "⓪0" in text
    assert "Round 1 of 5 · Place dice · cycle 2" in text


def test_full_tracks_fit_a_screen_of_80_columns() -> None:
    full = [{"seat": seat, "dice": [5]} for seat in (1, 2)] + [{"seat": 0, "dice": [6, 6, 6, 6]}]
    state = position(tracks={"black_market": full}, active=1)
    text = drawn(render(state.view(0), speaker("rome", "en", NAMES)), 80)
    (line,) = [line for line in text.splitlines() if line.startswith("│ Black Market track")]
    assert "●0 ⚅6⚅6⚅6⚅6" in line
    assert line.endswith("│")


def test_displays_say_what_the_cards_are() -> None:
    displays = {"military": ["belgica"], "senate": ["magister_equitum"], "black_market": ["parthian"]}
    text = table(position(displays=displays).view(None))
    assert "Belgica 9 (III, Gallia: Wine, army camp)" in text
    assert "Magister Equitum (II: army camp + army camp)" in text
    assert "Parthian 7 (barbarian)" in text


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = position(players=[{"hand": ["elephant", "elephant"]}], displays={"black_market": []})
    assert "Your hand: Elephant 6 (wild animal), Elephant 6" in table(state.view(0))
    for viewer in (None, 1):
        text = table(state.view(viewer))
        assert "Elephant" not in text
        assert "2 cards" in text


def test_own_senate_cards_say_what_they_do_and_when_they_are_exhausted() -> None:
    player = {
        "senate": ["censor", "legatus"],
        "provinces": ["sicilia"],
        "used": [{"card": "censor", "on": ["sicilia"]}],
    }
    state = position(players=[player])
    text = drawn(brief(state.view(0), speaker("rome", "en", NAMES)))
    assert "Censor: Reroll any of your unplaced dice. (exhausted)" in text
    assert "Legatus: Your legion gets +1 strength this round." in text
    assert "Sicilia 3 (I, Italia: Olives, villa) [exhausted]" in table(state.view(1))


def test_the_end_shows_where_points_came_from() -> None:
    state = position(
        round=5, step="FinalScoring", players=[{"sp": 3, "senate": ["praetor"], "provinces": ["sicilia"]}]
    )
    text = table(state.view(None))
    assert "from before  senate cards  regions" in text
    assert ["●0", "Ann", "3", "2", "2"] in [line.split() for line in text.splitlines()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_draws_a_whole_game(lang: str) -> None:
    from random import Random

    state = ROME.new(3, {"preset": "intrigue"}, f"drawn {lang}")
    rng = Random(lang)
    while state.to_move:
        if rng.random() < 0.1:
            for viewer in (None, 0, 1, 2):
                text = table(state.view(viewer), lang)
                assert "term-" not in text
                assert "card-" not in text
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.moves(seat)))
    assert table(state.view(None), lang)


def test_an_edition_is_drawn_as_it_is_played() -> None:
    edition = {"provinces": {"sicilia": {"strength": 6, "epoch": 2, "name": "Trinacria"}}}
    game = taberna.game("rome", edition)
    displays = {"military": ["sicilia"], "senate": [], "black_market": []}
    state = game.position({"seats": 3, "displays": displays})
    for lang in LANGUAGES:
        text = drawn(render(state.view(0), speaker(game, lang, NAMES)))
        assert "Trinacria 6 (II," in text
        assert "Sicilia" not in text


def test_cards_say_what_they_do_with_the_options_of_the_table() -> None:
    players = [{"senate": ["legatus", "hispania_maximus", "proconsul", "senator"]}]
    plain = drawn(brief(position(players=players).view(0), speaker("rome", "en", NAMES)))
    assert "Legatus: Your legion gets +1 strength this round." in plain
    assert "move 1 ahead on olives." in plain
    assert "Proconsul: Reroll any of your unplaced dice, up to twice." in plain
    assert "a 1 becomes 0 and moves to the far left.\n" in plain
    options = {"legatus": "as_consul", "hispania_maximus_track": "wine", "proconsul_max_rolls": "unlimited",
               "senator_resort": False, "senator_zero_nonleading": "stay"}  # fmt: skip
    view = position(players=players, options=options).view(0)
    other = drawn(brief(view, speaker("rome", "en", NAMES)))
    assert "Legatus: The die you place may be higher than its neighbour." in other
    assert "move 1 ahead on wine." in other
    assert "Proconsul: Reroll any of your unplaced dice, as often as you like." in other
    assert "a leading 1 becomes 0 and moves to the far left. Other dice change no order." in other
    for lang in LANGUAGES[1:]:
        said = drawn(brief(view, speaker("rome", lang, NAMES)))
        assert "{" not in said
        assert "effect-" not in said


def test_printed_values_follow_the_options() -> None:
    options = {"vicarius_epoch": 2, "forum_max": [9, 8, 7]}
    text = table(position(options=options, players=[{"senate": ["vicarius"]}]).view(0))
    assert "Vicarius (II: arena)" in text
    assert "Olives 0–9" in text
    assert "Wine 0–8" in text
    assert "Jewels 0–7" in text


def test_senate_cards_on_display_say_what_they_do_at_this_table() -> None:
    for option, told in (
        ("plus_one", "Your legion gets +1 strength"),
        ("as_consul", "The die you place may be"),
    ):
        state = position(displays={"senate": ["legatus", "tribunus"]}, options={"legatus": option})
        text = table(state.view(None))
        assert f"Legatus: {told}" in text
        assert "Tribunus: Your sum counts 3 less for player order." in text
