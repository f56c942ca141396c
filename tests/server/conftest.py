from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
STORES = ("sqlite",)


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    return f"{request.param}:{tmp_path / 'sub' / 't.sqlite'}"
