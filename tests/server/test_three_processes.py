"""A table with players in three processes: frames and their order are equal, and the bus carries nothing secret."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from taberna.server.bus.carried import Carrier, private_channel
from taberna.server.bus.nats import NatsCarrier
from taberna.server.bus.news import Alive, Gone, Here, Left, Moved, Said, decode
from taberna.server.bus.postgres import PostgresCarrier
from taberna.server.bus.redis import RedisCarrier
from tests import servers

from .several import SECRET, Eavesdropper, Game, houses
from .tavern import GAMES, Tavern


@pytest.fixture(autouse=True)
def one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)


def private_ear(url: str, house: Tavern) -> Eavesdropper:
    """Hears what one process hears of the others."""
    return Eavesdropper(PostgresCarrier(url), private_channel(SECRET.encode(), house.services.bus.me))


def play_and_check(game: Game, ear: Eavesdropper, moves: int) -> None:
    """A game; ``ear``: what is said to everybody."""
    try:
        game.play(60.0, moves)
        game.settle()
        assert game.check() > min(20, game.moves)
    finally:
        game.close()
    check_bus(ear.messages(), game.secrets())


def check_bus(heard: Sequence[bytes], secrets: Sequence[str]) -> None:
    """Only what `news` knows, and in none of it anything that a player, or a stranger, could use."""
    kinds = {type(decode(message)) for message in heard}
    assert Here in kinds  # and signs of life, if the game lasted that long
    assert kinds <= {Moved, Here, Alive, Said, Left, Gone}
    everything = b"\n".join(heard).decode()
    assert [secret for secret in secrets if secret in everything] == []


def moves_heard(ear: Eavesdropper) -> list[Moved]:
    return [news for message in ear.messages() if isinstance(news := decode(message), Moved)]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_the_same_in_all_of_them(name: str, tmp_path: Path, postgres_url: str) -> None:
    with houses(3, tmp_path, postgres_url) as three:
        public = Eavesdropper(PostgresCarrier(postgres_url))
        ears = [private_ear(postgres_url, house) for house in three]
        game = Game(name, three, random.Random(name))
        play_and_check(game, public, 100_000)
        assert game.now()[0] == "over"
        assert sum(house.services.hub.copies.followed for house in three) > game.moves
        for ear in ears:
            check_bus(ear.messages(), game.about_people())
            assert {moved.table for moved in moves_heard(ear)} == {game.id}, (
                "of no table but what is open there"
            )
        for ear in (public, *ears):
            ear.close()


def test_whoever_need_not_know_of_a_move_is_not_told(tmp_path: Path, postgres_url: str) -> None:
    """Players are at two of three processes: the third hears who is where, and of no move."""
    with houses(3, tmp_path, postgres_url) as three:
        ears = [private_ear(postgres_url, house) for house in three]
        game = Game("senators", three[:2], random.Random(3))
        game.play(60.0, 30)
        game.settle()
        game.close()
        moves = [len(moves_heard(ear)) for ear in ears]
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
            play_and_check(Game("senators", three, random.Random(kind)), ear, 60)
            assert moves_heard(ear)
        ear.close()
