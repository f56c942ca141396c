"""Bad input gets a clear error: games, seats, options, editions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.kernel.options import from_text

SENATORS = taberna.game("senators")


def test_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(taberna.UnknownGame, match='Did you mean "senators"'):
        taberna.game("senatores")


@pytest.mark.parametrize("seats", [0, 2, 6, -1, True, "4", 3.5])
def test_wrong_seat_count(seats: Any) -> None:
    with pytest.raises(taberna.BadSetup, match=r"3 to 5 players|not a number of seats"):
        SENATORS.new(seats=seats)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"variant_influenca": True}, 'Did you mean "variant_influence"'),
        ({"censor_timing": "before_bying"}, 'Did you mean "before_buying"'),
        ({"censor_timing": 7}, "no value 7"),
        ({"variant_influence": "yes"}, "neither true nor false"),
        ({"deficit_amounts": [15, 20]}, "takes 3 numbers"),
        ({"deficit_amounts": "15"}, "list of numbers"),
        ({"bid_track_market": [5, 4]}, "increasing"),
        ({"bid_track_market": []}, "at least one"),
        ({"min_extortion_price": -1}, "between"),
        ({"min_extortion_price": 1.5}, "whole number"),
        ({"preset": "frenche"}, "no preset"),
    ],
)
def test_unknown_options_and_values(options: dict[str, Any], message: str) -> None:
    with pytest.raises(taberna.BadSetup, match=message):
        SENATORS.new(seats=3, options=options)


@pytest.mark.parametrize("value", [True, 1.0, 3, [1], None])
def test_a_choice_among_numbers_is_a_number_or_its_text(value: Any) -> None:
    rome = taberna.game("rome")
    with pytest.raises(taberna.BadSetup, match="it takes 1, 2"):
        rome.new(options={"vicarius_epoch": value})
    assert rome.new(options={"vicarius_epoch": "2"}).options.vicarius_epoch == 2


@pytest.mark.parametrize("game", ["senators", "provincia", "massilia", "rome"])
@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_nothing_is_no_move(game: str, text: str) -> None:
    state = taberna.game(game).new(seed="nothing")
    assert "is no move" in str(state.why_not(state.to_move[0], text))


def test_options_must_be_a_table() -> None:
    with pytest.raises(taberna.BadSetup, match="table"):
        SENATORS.new(seats=3, options=["variant_influence"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("variant_influence", "true", True),
        ("deficit_amounts", "1,2,3", (1, 2, 3)),
        ("senator_track_cap", "none", None),
        ("senator_track_cap", "9", 9),
        ("censor_timing", "any_time", "any_time"),
    ],
)
def test_options_from_a_command_line(name: str, text: str, value: Any) -> None:
    assert from_text(SENATORS.Options, name, text) == value


def test_a_preset_can_be_changed_further() -> None:
    state = SENATORS.new(3, {"preset": "french_text", "censor_timing": "before_buying"}, "x")
    assert state.options.quaestor_scope == "one_sale"
    assert state.options.censor_timing == "before_buying"


def test_an_edition_changes_values_and_their_provenance(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[events.deficit]\namounts = [10, 20, 30]\n", encoding="utf-8")
    game = taberna.game("senators", edition=file)
    assert game.new(3, seed="x").options.deficit_amounts == (10, 20, 30)
    assert game.data.source("events", "deficit", "amounts") == "edition"
    assert SENATORS.new(3, seed="x").options.deficit_amounts == (15, 20, 25)


@pytest.mark.parametrize(
    ("edition", "message"),
    [
        ("[evnts.deficit]\namounts = [1, 2, 3]", 'evnts: is not known.*Did you mean "events"'),
        ("[events.deficits]\namounts = [1, 2, 3]", 'Did you mean "deficit"'),
        ("[events.deficit]\namount = [1, 2, 3]", 'Did you mean "amounts"'),
        ("[events.deficit]\namounts = 3", "is no list"),
        ("[events.war]\ncount = 4", r"events\.war\.count: 4 cannot be played, the rules rest on 5"),
        ("[decks.market_1]\nvalues = [1, 2]", r"decks: \[1, 2, 4, .* instead of \[1, 2, 3"),
        ("[events.deficit\n", "is no TOML"),
    ],
)
def test_broken_editions_say_where(tmp_path: Path, edition: str, message: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(edition, encoding="utf-8")
    with pytest.raises(taberna.BadEdition, match=message):
        taberna.game("senators", edition=file)


def test_an_edition_file_that_is_not_there() -> None:
    with pytest.raises(taberna.BadEdition, match="cannot read"):
        taberna.game("senators", edition="/nowhere/edition.toml")
