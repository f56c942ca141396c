"""SEN-3.19 (e) in rules version 1: the turn ended with the active player, whatever the others were at."""

from __future__ import annotations

from pathlib import Path

import pytest

import taberna

EARLIER = Path(__file__).parent / "earlier"
SENATORS = taberna.game("senators")


@pytest.mark.parametrize("name", ["warbid", "deficitbid", "cashin"])
def test_SEN_3_19_records_of_before_replay(name: str) -> None:
    """Games in which the active player left during a War, a Deficit, a cash-in of somebody else."""
    record = taberna.Record.load((EARLIER / f"{name}.record").read_text(encoding="utf-8"))
    assert record.verify() == []
    assert record.version == 2
    assert record.options == {"active_leaves": "turn_ends", "embezzle_last_senator": "allowed"}
    again = taberna.Record.load(record.dump())
    assert again.verify() == []
    assert again.replay().dump() == record.replay().dump()


@pytest.mark.parametrize("name", ["warbid", "deficitbid", "cashin"])
def test_SEN_3_19_today_they_would_be_other_games(name: str) -> None:
    text = (EARLIER / f"{name}.record").read_text(encoding="utf-8")
    record = taberna.Record.load(text.replace("rules: 1\n", "rules: 2\n"))
    assert record.verify() != []


def test_SEN_3_19_dumps_of_before_are_read() -> None:
    dump = SENATORS.new(3, {}, "before").dump()
    del dump["options"]["active_leaves"]
    assert SENATORS.load({**dump, "version": 1}).options.active_leaves == "turn_ends"
    assert SENATORS.load(dump).options.active_leaves == "event_goes_on"
