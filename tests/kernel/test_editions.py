"""Editions as people write them: every value that is offered can be changed, files say what was meant."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import taberna
from taberna.kernel import editions
from taberna.kernel.errors import BadEdition, TabernaError
from taberna.kernel.laws import Run, conserves


def other(value: editions.Value) -> Any:
    """A value beside the one that is printed; None if only whole sentences would do."""
    now = value.now
    if isinstance(now, bool):
        return not now
    if isinstance(now, int):
        return now + 1 if now < value.high else now - 1
    if isinstance(now, list) and now and all(type(n) is int for n in now):
        return [*now[:-1], now[-1] + 1 if now[-1] < value.high else now[-1] - 1]
    return None


#: Values that go with others (SEN-1.16, ROM-2.11, ROM-2.21, ROM-1.5), and those that not every number will do for.
TOGETHER = {
    "rome": {("senate", "two_player_mark"), ("senate", "epoch"), ("ranks", "points")},
    "massilia": {("market", "ring")},
    "provincia": {("bellum", "round")},
    "senators": {("decks", "values")},
}


@pytest.mark.parametrize("name", taberna.GAMES)
def test_every_number_that_is_offered_can_be_changed(name: str) -> None:
    game = taberna.game(name)
    refused: dict[tuple[str, str], str] = {}
    tried = 0
    for value in editions.values(game):
        changed = other(value)
        if changed is None:
            continue
        tried += 1
        edition = {value.table: {value.entry: {value.name: changed}}}
        try:
            taberna.game(name, edition).new(game.max_seats, seed="1")
        except TabernaError as error:
            refused[value.table, value.name] = f"{value.entry}: {error}"
    assert tried >= 10
    assert refused.keys() <= TOGETHER.get(name, set()), refused


@pytest.mark.parametrize("name", taberna.GAMES)
def test_what_belongs_to_the_rules_is_not_offered(name: str) -> None:
    offered = {(one.table, one.entry, one.name) for one in editions.values(taberna.game(name))}
    assert all(value != "rule" for _, _, value in offered)
    fixed = {
        "senators": ("resources", "wheat", "count"),
        "provincia": ("buildings", "horreum", "count"),
        "massilia": ("god_cards", "juno", "copies"),
        "rome": ("pieces", "dice", "sides"),
    }
    assert fixed[name] not in offered


#: More and fewer cards than printed, and buildings that can do what others can.
CHANGED: list[tuple[str, dict[str, Any]]] = [
    ("provincia", {"buildings": {"turris": {"count": 20}, "villa": {"count": 0}, "forum": {"military": 2}}}),
    ("provincia", {"buildings": {"domus": {"count": 0}, "fons": {"count": 0}, "strata": {"count": 0}}}),
    ("provincia", {"buildings": {"statua": {"income": [0, 0, 1, 0], "morale": 1, "income_morale": 1}}}),
    (
        "provincia",
        {"spqr": {"aediles": {"count": 0}, "architectus": {"count": 0}, "concussio": {"count": 9}}},
    ),
    ("rome", {"arena": {"wolf": {"copies": 9}, "lion": {"copies": 9}}}),
    ("rome", {"arena": {"wolf": {"copies": 0}}}),
]


@pytest.mark.parametrize(("name", "edition"), CHANGED)
def test_editions_with_other_cards_keep_the_laws(name: str, edition: dict[str, Any]) -> None:
    game = taberna.game(name, edition)
    for seats in range(game.min_seats, game.max_seats + 1):
        for i in range(3):
            Run(game, seats, {}, f"other cards {i}").to_end(conserves)


def test_decks_stay_playable() -> None:
    with pytest.raises(BadEdition, match=r"spqr\.count: 127 is not between 24 and 120"):
        taberna.game("provincia", {"spqr": {"aediles": {"count": 50}, "architectus": {"count": 34}}})
    with pytest.raises(BadEdition, match=r"arena\.copies: \d+ is not between 20 and 120"):
        taberna.game("rome", {"arena": {name: {"copies": 31} for name in taberna.game("rome").data["arena"]}})


def test_what_no_building_can_have_is_refused() -> None:
    with pytest.raises(BadEdition, match=r"buildings\.forum\.strength: is not known here"):
        taberna.game("provincia", {"buildings": {"forum": {"strength": 2}}})


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_file_says_what_was_meant(name: str) -> None:
    """Whatever is changed, writing it down and reading it gives the same edition."""
    game = taberna.game(name)
    rng = Random(name)
    every = [value for value in editions.values(game) if value.now is not None]
    for _ in range(50):
        edition: dict[str, Any] = {}
        for value in rng.sample(every, 8):
            edition.setdefault(value.table, {}).setdefault(value.entry, {})[value.name] = value.now
        assert editions.from_toml(editions.to_toml(edition)) == edition
    strange = {"towns": {"a b": {"name": 'Ma"ss\\ilia\n\x7f ü'}}}
    assert editions.from_toml(editions.to_toml(strange)) == strange


def test_differences_leave_out_what_is_as_printed() -> None:
    rome = taberna.game("rome")
    edition = {"provinces": {"note": "ours", "sicilia": {"strength": 6, "epoch": 1, "note": "as in ours"}}}
    assert [(one.place, one.base, one.value) for one in editions.differences(rome.data, edition)] == [
        ("provinces.sicilia.strength", 3, 6)
    ]
    assert editions.only_differences(rome.data, edition) == {"provinces": {"sicilia": {"strength": 6}}}


def test_no_toml_is_told() -> None:
    with pytest.raises(BadEdition, match="this is no TOML"):
        editions.from_toml("strength = ")
