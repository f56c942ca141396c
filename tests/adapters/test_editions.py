"""Learners play editions, too: whoever takes options takes changed card data, and new cards are moves like others."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import taberna

pytest.importorskip("gymnasium", reason="an optional extra: pip install taberna[gym]")
pytest.importorskip("pettingzoo", reason="an optional extra: pip install taberna[pettingzoo]")
pyspiel = pytest.importorskip("pyspiel", reason="an optional extra: pip install taberna[openspiel]")

import gymnasium
import numpy as np

import taberna.adapters.openspiel  # noqa: F401  (registers the games)
from taberna.adapters import pettingzoo
from taberna.adapters.batch import Batch
from taberna.adapters.batch_processes import BatchProcesses
from taberna.adapters.encoding import Encoding
from taberna.adapters.gym import TabernaEnv
from taberna.kernel.errors import BadEdition

THERMAE = """
[buildings.blank_1]
name = "Thermae"
count = 3
cost = [1, 0, 5, 2]
prestige = 9
"""
MAPPING = {"buildings": {"blank_1": {"name": "Thermae", "count": 3, "cost": [1, 0, 5, 2], "prestige": 9}}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "thermae.toml"
    path.write_text(THERMAE, encoding="utf-8")
    return path


@pytest.mark.parametrize("shape", [dict, str, Path], ids=lambda shape: shape.__name__)
def test_every_environment_plays_an_edition(file: Path, shape: Callable[[Any], Any]) -> None:
    edition = MAPPING if shape is dict else shape(file)
    plays = [
        TabernaEnv("provincia", seats=2, edition=edition).engine.game,
        gymnasium.make("taberna/provincia-v1", edition=edition).unwrapped.engine.game,  # type: ignore[attr-defined]
        pettingzoo.env("provincia", seats=3, edition=edition).unwrapped.engine.game,  # type: ignore[attr-defined]
        Batch("provincia", games=1, edition=edition).rules,
        pyspiel.load_game(f"taberna_provincia(edition={file})").new_initial_state().engine.game,
    ]
    for game in plays:
        assert game.data.edition == MAPPING


def test_new_cards_are_dealt_and_told_alike(file: Path) -> None:
    """Rows of a batch show the vector of the view, also of cards that only the edition has."""
    batch = Batch("provincia", games=4, seats=2, edition=file)
    arrays = batch.reset(1)
    encoding = Encoding.of("provincia", 2)
    luck = np.random.default_rng(1)
    seen = 0
    for _ in range(150):
        for place, row in enumerate(batch.rows):
            seat = int(arrays.to_move[place])
            view = row.state.view(seat)
            seen += "blank_1" in str(view)
            assert np.array_equal(arrays.observations[place], encoding.vector(view, seat))
        arrays = batch.step([luck.choice(np.flatnonzero(mask)) for mask in arrays.masks])
    assert seen


def test_an_edition_travels() -> None:
    here = Batch("provincia", games=2, seats=2, edition=MAPPING)
    here.reset(1)
    assert pickle.loads(pickle.dumps(here)).rules.data.edition == MAPPING
    env = TabernaEnv("provincia", seats=2, edition=MAPPING)
    env.reset(seed=1)
    assert pickle.loads(pickle.dumps(env)).engine.game.data.edition == MAPPING


def test_processes_play_it_alike(file: Path) -> None:
    here = Batch("provincia", games=3, seats=2, edition=file)
    with BatchProcesses("provincia", games=3, processes=2, seats=2, edition=file) as there:
        ours, theirs = here.reset(4), there.reset(4)
        for _ in range(30):
            assert np.array_equal(ours.observations, theirs.observations)
            actions = ours.masks.argmax(axis=1)
            ours, theirs = here.step(actions), there.step(actions)


def test_an_edition_that_does_not_fit_is_refused_in_words() -> None:
    wrong = {"provinces": {"sicilia": {"strength": -1}}}
    for make in (TabernaEnv, pettingzoo.env, Batch):
        with pytest.raises(BadEdition, match="sicilia"):
            make("rome", edition=wrong)  # type: ignore[operator]


def test_openspiel_goes_on_in_an_edition(file: Path) -> None:
    game = pyspiel.load_game(f"taberna_provincia(players=2,edition={file})")
    assert str(file) in str(game)
    pyspiel.random_sim_test(game, 1, True, False, True)
