from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import servers

from .tavern import Guest, Tavern, tavern


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tavern]:
    """One house for the tests of a module, without rate limits."""
    with tavern(tmp_path_factory.mktemp("house") / "t.sqlite") as open_house:
        yield open_house


@pytest.fixture
def livia(house: Tavern) -> Guest:
    return house.guest("Livia")


@pytest.fixture
def marcus(house: Tavern) -> Guest:
    return house.guest("Marcus")


#: Every store that the tests of stores are run on.
STORES = ("sqlite", "postgresql")


@pytest.fixture
def postgres_url() -> str:
    """The address of an empty database."""
    return servers.new_database(servers.shared_postgres())


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'sub' / 't.sqlite'}"
    found: str = request.getfixturevalue("postgres_url")
    return found
