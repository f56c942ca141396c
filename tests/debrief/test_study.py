"""Debriefs: the figures reproduce, add up, tell blunders, and know only what their viewer may know."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from taberna import bots
from taberna.debrief import Debrief, Depth, debrief
from taberna.debrief.chances import Judge
from taberna.kernel.errors import BadSetup
from taberna.kernel.record import Record
from taberna.kernel.state import State

QUICK = Depth(worlds=4, luck_worlds=8, suspects=6, pairs=12)


def played(game: str, names: list[str], seed: str) -> Record:
    record = Record.new(game, len(names), {}, seed, [f"{name} {seat}" for seat, name in enumerate(names)])
    players = [bots.make(name, record.game, f"{seed} {seat}") for seat, name in enumerate(names)]
    while record.state.to_move:
        state = record.state
        seat = state.to_move[0]
        record.append(seat, players[seat].choose(state.view(seat), state.moves(seat), bots.Clock(1.0)))
    return record


@cache
def game_of(game: str) -> Record:
    return played(game, ["greedy"] * (3 if game == "senators" else 2), "a game to look back on")


@cache
def made(game: str) -> Debrief:
    return debrief(game_of(game), QUICK, viewer=0)


@pytest.mark.parametrize("game", ["senators", "provincia", "massilia", "rome"])
def test_every_turn_has_chances_within_their_interval(game: str) -> None:
    found = made(game)
    assert found.moments[0].moves == 0
    if game == "provincia":  # what others did unseen is not counted
        assert found.moments[-1].moves <= len(game_of(game).moves)
    else:
        assert found.moments[-1].moves == len(game_of(game).moves)
    assert [moment.moves for moment in found.moments] == sorted({moment.moves for moment in found.moments})
    for moment in found.moments:
        for chance in moment.seen:
            if chance is not None:
                assert 0 <= chance.low <= chance.mean <= chance.high <= 1
                assert chance.games == QUICK.worlds
        if moment.known is not None:
            assert sum(moment.known) == pytest.approx(1)


@pytest.mark.parametrize("game", ["senators", "massilia", "rome"])
def test_the_last_moment_knows_who_won(game: str) -> None:
    found = made(game)
    share = 1 / len(found.winners)
    expected = tuple(share if seat in found.winners else 0.0 for seat in range(found.seats))
    assert found.moments[-1].known == pytest.approx(expected)


@pytest.mark.parametrize("game", ["senators", "rome"])
def test_the_same_seed_brings_the_same_figures(game: str) -> None:
    assert debrief(game_of(game), QUICK, viewer=0).data() == made(game).data()
    assert debrief(game_of(game), QUICK, seed="another", viewer=0).data() != made(game).data()


@pytest.mark.parametrize("game", ["senators", "provincia", "massilia", "rome"])
def test_what_luck_gives_to_one_it_takes_from_the_others(game: str) -> None:
    found = made(game)
    assert found.fortunes
    for fortune in found.fortunes:
        assert sum(fortune.change) == pytest.approx(0, abs=1e-9)


def test_lasting_secrets_are_looked_at_with_the_viewers_own_eyes() -> None:
    found = made("provincia")
    assert all(moment.known is None for moment in found.moments)
    assert all(moment.seen[0] is not None and moment.seen[1] is None for moment in found.moments)
    assert {point.seat for point in found.turning_points} <= {0}
    assert {find.seat for find in found.finds} <= {0}


def test_a_watcher_learns_nothing_of_lasting_secrets() -> None:
    found = debrief(game_of("provincia"), QUICK)
    assert found.moments == []
    assert (found.turning_points, found.finds) == ([], [])
    assert found.fortunes == []


def test_who_plays_well_among_the_careless_has_the_finds() -> None:
    record = played("rome", ["random", "greedy"], "one of two knows the game")
    found = debrief(record, Depth(worlds=2, luck_worlds=2, suspects=0, pairs=16, finds=12))
    assert found.finds
    assert found.turning_points == []
    assert len([find for find in found.finds if find.seat == 1]) > len(found.finds) / 2
    for find in found.finds:
        assert 0 < find.gain.low <= find.gain.mean
        state = record.replay(find.move - 1)
        assert record.moves[find.move - 1] == (find.seat, find.played)
        assert {find.played, find.rival} <= {move.text for move in state.moves(find.seat)}
        assert find.played != find.rival
    gains = [find.gain.mean for find in found.finds]
    assert gains == sorted(gains, reverse=True)


def test_who_plays_at_random_has_the_turning_points() -> None:
    record = played("rome", ["random", "greedy"], "blunders")
    found = debrief(record, Depth(worlds=2, luck_worlds=2, suspects=24, pairs=16))
    by_random = [point for point in found.turning_points if point.seat == 0]
    assert len(by_random) > len(found.turning_points) / 2
    assert len(by_random) >= 3
    for point in found.turning_points:
        assert point.cost.low > 0
        before = record.replay(point.move - 1)
        assert before.why_not(point.seat, point.better) is None  # it could have been played
        assert record.moves[point.move - 1] == (point.seat, point.played)


def test_an_unfinished_game_is_not_studied() -> None:
    record = Record.new("rome", 2, {}, "begun")
    with pytest.raises(BadSetup, match="not over yet"):
        debrief(record)


def test_a_viewer_who_did_not_play_is_refused() -> None:
    with pytest.raises(BadSetup, match="no seat 7"):
        debrief(game_of("rome"), QUICK, viewer=7)


def test_progress_reaches_its_end() -> None:
    told: list[tuple[int, int]] = []
    debrief(game_of("rome"), QUICK, progress=lambda done, total: told.append((done, total)))
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_figures_are_json() -> None:
    import json

    data = json.loads(json.dumps(made("senators").data()))
    assert data["depth"] == {
        "worlds": 4,
        "luck_worlds": 8,
        "suspects": 6,
        "pairs": 12,
        "moments": 112,
        "finds": 8,
    }
    assert len(data["luck"]) == 3


def test_where_secrets_last_only_imagined_worlds_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the viewer could not know (PRO-4.7) has no way into the figures: the true state is looked at with the
    viewer's eyes only, and chances are told of worlds imagined from there."""
    record = game_of("provincia")
    looked: set[int | None] = set()
    judged: list[str] = []
    view, known = State.view, Judge.known

    def watched_view(state: State, seat: int | None) -> object:
        if state.chance.seed == record.seed:
            looked.add(seat)
        return view(state, seat)

    def watched_known(judge: Judge, state: State, *rest: Any) -> list[float]:
        judged.append(state.chance.seed)
        return known(judge, state, *rest)

    monkeypatch.setattr(State, "view", watched_view)
    monkeypatch.setattr(Judge, "known", watched_known)
    debrief(record, QUICK, viewer=1)
    assert looked == {1, None}  # and what everybody may see
    assert judged
    assert record.seed not in judged
