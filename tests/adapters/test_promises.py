"""What numbers mean stays what it is within a version: trained networks and datasets rest on it.

Whatever changes gets a new version and a line of its own here. A line that stands is never edited.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import pytest

import taberna
from taberna.adapters.actions import Actions
from taberna.adapters.encoding import VERSION, Encoding

#: Actions: game, kind, version (of the list, or of the rules for the whole alphabet).
ACTIONS = {
    ("massilia", "full", 1): (907, "6f68490bdb13a09c"),
    ("provincia", "full", 1): (584, "d470e4b50f10aa1d"),
    ("rome", "full", 2): (701, "2cf11d4fefeeb96f"),
    ("senators", "full", 2): (9400, "d1f207a78236d6d4"),
    ("massilia", "compact", 1): (372, "23d3671ef22ae021"),
    ("provincia", "compact", 1): (443, "88205f2f7578c1c8"),
    ("rome", "compact", 1): (392, "bdb32d0936a97c25"),
    ("senators", "compact", 1): (1182, "b0e8f85fb4aa25f2"),
}
#: Observations: version, game, seats.
OBSERVATIONS = {
    (4, "massilia", 2): (1198, "a4a002b1f85022b0"),
    (4, "massilia", 3): (1472, "ab14137b2ca99fd6"),
    (4, "massilia", 4): (1750, "842970b7fe6174b0"),
    (4, "provincia", 2): (3238, "d178ff4cb404f2fb"),
    (4, "provincia", 3): (4073, "a5734e6f6fbf3f98"),
    (4, "provincia", 4): (4910, "b324c8125b963525"),
    (4, "provincia", 5): (5749, "5afd54bdf2ef4534"),
    (4, "provincia", 6): (6590, "32dbc5ab013feb61"),
    (4, "rome", 2): (882, "b8720cd1ed9b5aac"),
    (4, "rome", 3): (1116, "6c8f919736e483bb"),
    (4, "rome", 4): (1352, "0632dcbf35d05fb0"),
    (4, "senators", 3): (2765, "75dc739e7acdedc4"),
    (4, "senators", 4): (3190, "683a7e1902538232"),
    (4, "senators", 5): (3615, "d8f63c106297d569"),
}


def fingerprint(meanings: Iterable[object]) -> str:
    return sha256("\n".join(map(str, meanings)).encode()).hexdigest()[:16]


@pytest.mark.parametrize("kind", ["full", "compact"])
@pytest.mark.parametrize("name", taberna.GAMES)
def test_an_action_means_the_same_within_a_version(name: str, kind: str) -> None:
    actions = Actions.of(name, kind)
    version = actions.version if kind == "compact" else taberna.game(name).version
    assert (actions.size, fingerprint(actions.describe())) == ACTIONS[name, kind, version]


TABLES = [
    (name, seats)
    for name in taberna.GAMES
    for seats in range(taberna.game(name).min_seats, taberna.game(name).max_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_place_of_an_observation_means_the_same_within_a_version(name: str, seats: int) -> None:
    encoding = Encoding.of(name, seats)
    assert (encoding.size, fingerprint(encoding.describe())) == OBSERVATIONS[VERSION, name, seats]
