"""A table with players in three processes: frames and their order are equal, and the bus carries nothing secret."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from taberna.server.bus.carried import Carrier
from taberna.server.bus.nats import NatsCarrier
from taberna.server.bus.news import Alive, Gone, Here, Left, Moved, Said, decode
from taberna.server.bus.postgres import PostgresCarrier
from taberna.server.bus.redis import RedisCarrier
from tests import servers

from .several import SECRET, Eavesdropper, Game, houses
from .tavern import GAMES


@pytest.fixture(autouse=True)
def one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)


def play_and_check(game: Game, ears: Sequence[Eavesdropper], moves: int) -> None:
    try:
        game.play(60.0, moves)
        game.settle()
        assert game.check() > min(20, game.moves)
    finally:
        game.close()
    check_bus(ears, game.secrets())


def check_bus(ears: Sequence[Eavesdropper], secrets: list[str]) -> None:
    """Only what `news` knows, and in none of it anything that a player, or a stranger, could use."""
    heard = [message for ear in ears for message in ear.messages()]
    kinds = {type(decode(message)) for message in heard}
    assert {Moved, Here} <= kinds  # and signs of life, if the game lasted that long
    assert kinds <= {Moved, Here, Alive, Said, Left, Gone}
    everything = b"\n".join(heard).decode()
    assert [secret for secret in secrets if secret in everything] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_the_same_in_all_of_them(name: str, tmp_path: Path, postgres_url: str) -> None:
    with houses(3, tmp_path, postgres_url) as three:
        ears = [Eavesdropper(PostgresCarrier(postgres_url), house.services.bus.me) for house in three]
        game = Game(name, three, random.Random(name))
        play_and_check(game, ears, 100_000)
        assert game.now()[0] == "over"
        assert sum(house.services.hub.copies.followed for house in three) > game.moves
        for ear in ears:
            ear.close()


def test_whoever_need_not_know_of_a_move_is_not_told(tmp_path: Path, postgres_url: str) -> None:
    """Players are at two of three processes: the third hears who is where, and of no move."""
    with houses(3, tmp_path, postgres_url) as three:
        ears = [Eavesdropper(PostgresCarrier(postgres_url), house.services.bus.me) for house in three]
        game = Game("senators", three[:2], random.Random(3))
        game.play(60.0, 30)
        game.settle()
        game.close()
        moves = [sum(isinstance(decode(one), Moved) for one in ear.messages()) for ear in ears]
        assert min(moves[:2]) > 3
        assert moves[2] == 0
        for ear in ears:
            ear.close()


@contextmanager
def bus(kind: str) -> Iterator[tuple[str, Carrier]]:
    if kind == "redis":
        with servers.redis() as server:
            yield server.url, RedisCarrier(server.url)
    else:
        with servers.nats() as server:
            yield server.url, NatsCarrier(server.url)


@pytest.mark.parametrize(("kind", "store"), [("redis", "sqlite"), ("nats", "postgresql")])
def test_other_carriers_bring_the_same(
    kind: str, store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:{tmp_path / 's.sqlite'}" if store == "sqlite" else request.getfixturevalue("postgres_url")
    with bus(kind) as (address, carrier):
        ear = Eavesdropper(carrier)
        with houses(3, tmp_path, url, address) as three:
            play_and_check(Game("senators", three, random.Random(kind)), [ear], 60)
        ear.close()
