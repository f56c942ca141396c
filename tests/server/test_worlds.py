"""The leak law on the wire: whatever is hidden from a viewer is exchanged, and not a byte they get changes.

``TABERNA_WORLDS=200`` makes it that many pairs of worlds for each game (`make leaks`).
"""

from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import taberna
from taberna.debrief import study
from taberna.debrief.figures import Depth
from taberna.kernel.record import Record
from taberna.lessons import lessons
from taberna.puzzles import shipped
from taberna.server import app
from taberna.server.live import dispatch
from taberna.server.live.frames import FrameBuilder
from taberna.server.services import Services

from .tavern import GAMES
from .worlds import SwappedTokens, positions, two_houses

PAIRS = int(os.environ.get("TABERNA_WORLDS", "5"))
MOVES = 6


@pytest.mark.parametrize("compress", [False, True], ids=["plain", "compressed"])
@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_viewer_cannot_tell_apart_are_the_same_on_the_wire(
    tmp_path: Path, game: str, compress: bool
) -> None:
    rng = Random(f"{game} {compress} {PAIRS}")
    rules = taberna.game(game)
    played = done = 0
    with two_houses(tmp_path, compress) as worlds:
        while done < PAIRS:
            seats = rng.randint(rules.min_seats, rules.max_seats)
            for state in positions(game, seats, rng, min(4, PAIRS - done)):
                viewer = rng.choice([None, *range(seats)])
                played += worlds.pair(state, viewer, rng, MOVES, compress)
                done += 1
        assert worlds.compared > 25 * PAIRS
        assert played > PAIRS / 2, "the games went on"


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_lessons_and_same_deals_tell_only_what_their_player_sees(tmp_path: Path, game: str) -> None:
    """Their tables in two worlds that agree with the view: not a byte of the pages, frames and answers differs."""
    rng = Random(f"learning {game} {PAIRS}")
    puzzle = rng.choice(shipped(game))
    lesson = rng.choice([one for one in lessons(game) if not one.whole_game])
    taught = Record(lesson.game, lesson.seats, lesson.options, "taught", (), lesson.start("taught")).replay()
    with two_houses(tmp_path, False) as worlds:
        worlds.pair(puzzle.world("wire"), puzzle.seat, rng, 3, False, puzzle=puzzle.id)
        worlds.pair(taught, lesson.seat, rng, 0, False, lesson=lesson.name)
        dealt = next(iter(positions(game, taberna.game(game).min_seats, rng, 1)))
        worlds.pair(dealt, 0, rng, 3, False, challenge="a-deal-for-everybody")
        assert any(b'"weigh":0.4' in question for question in worlds.questions[0])
        assert any(b'"compare":["' in question for question in worlds.questions[0])


def test_where_secrets_last_so_do_they_in_debriefs(tmp_path: Path) -> None:
    """Two games that a viewer cannot tell apart, not even when they are over, have the same debrief for this viewer."""
    rng = Random("debriefs")
    with two_houses(tmp_path, False) as worlds:
        while worlds.tables < 2:
            [state] = positions("provincia", 3, rng, 1, last=25)
            viewer = rng.randrange(3)
            step = SwappedTokens(*[seat for seat in range(3) if seat != viewer])
            other = step.world(state)
            if other is not None:
                worlds.pair(state, viewer, rng, 200, False, other, step)
                assert all(record.state.result for record in worlds.records())
                worlds.debriefs(viewer)
        with pytest.MonkeyPatch.context() as patch:  # the comparison bites: with everybody's eyes they differ
            patch.setattr(study._Study, "_may_see", lambda self, seat: True)
            depth = Depth(worlds=2, luck_worlds=2, suspects=0)
            one, other = (study.debrief(record, depth, viewer=viewer).data() for record in worlds.records())
            assert one["moments"] != other["moments"]


# -- the test bites ------------------------------------------------------------------------------------------


def _hidden(state: Any) -> int:
    """Something that only the truth knows."""
    return zlib.crc32(json.dumps(state.dump(), sort_keys=True).encode())


def _frame(patch: pytest.MonkeyPatch) -> None:
    """One byte more or less in a frame."""
    plain = FrameBuilder.body

    def body(self: FrameBuilder, seat: int | None) -> list[bytes]:
        made = plain(self, seat)
        assert self.table.state is not None
        return [*made[:-1], b" " * (_hidden(self.table.state) % 50), made[-1]]

    patch.setattr(FrameBuilder, "body", body)


def _metrics(patch: pytest.MonkeyPatch) -> None:
    """A counter that counts what nobody sees."""
    plain = app.metrics

    def metrics(services: Services, *rest: Any) -> str:
        truth = sum(_hidden(one.table.state) for one in services.hub.open_tables.values())
        return plain(services, *rest) + f"taberna_truth {truth}\n"

    patch.setattr(app, "metrics", metrics)


def _question(patch: pytest.MonkeyPatch) -> None:
    """An adviser who is told something besides the view that is not the same in both worlds."""
    plain = dispatch.Question
    secrets = iter(range(10**6))

    def question(game: str, view: dict[str, Any], *rest: Any, **more: Any) -> Any:
        return plain(game, {**view, "deck": next(secrets)}, *rest, **more)

    patch.setattr(dispatch, "Question", question)


@pytest.mark.parametrize("leak", [_frame, _metrics, _question], ids=["frame", "metrics", "question"])
def test_a_leak_is_found(tmp_path: Path, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    rng = Random("bite")
    state = next(iter(positions("senators", 3, rng, 1)))
    with two_houses(tmp_path, False) as worlds, pytest.raises(AssertionError, match="at byte"):
        worlds.pair(state, 0, rng, 2, False)
