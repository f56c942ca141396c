"""One of each fault under load (`make faults` plays fifty rounds of them)."""

from __future__ import annotations

import asyncio

from tests import servers

from .faults import Faults


def test_no_acknowledged_move_is_lost_or_doubled_and_all_tables_go_on() -> None:
    with servers.postgres() as postgres:
        faults = Faults(postgres, 3, 8, "suite")
        try:
            asyncio.run(faults.rounds(faults.all()))
            assert faults.check() > 60
            assert int(postgres.sql("select count(*) from thought")) > 0, "workers have thought for bots"
        finally:
            faults.close()
