from __future__ import annotations

import itertools
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


@pytest.fixture(scope="session")
def postgres() -> Iterator[servers.Postgres]:
    """A PostgreSQL for the tests of this process. Nobody pulls its plug, so it need not flush the disk."""
    with servers.postgres("fsync=off", "full_page_writes=off") as server:
        yield server


@pytest.fixture
def postgres_url(postgres: servers.Postgres) -> str:
    """The address of an empty database."""
    return new_database(postgres)


_numbers = itertools.count()


def new_database(postgres: servers.Postgres) -> str:
    name = f"t{next(_numbers)}"
    postgres.sql(f"create database {name}")
    return postgres.address(name)


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'sub' / 't.sqlite'}"
    found: str = request.getfixturevalue("postgres_url")
    return found
