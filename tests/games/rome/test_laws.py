"""The laws of the kernel, kept by Rome."""

from __future__ import annotations

import pytest

from taberna.kernel import laws

from .helpers import ROME

TestLaws = laws.suite("rome")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_custom_decks_keep_the_laws(seats: int) -> None:
    """Decks that no option set of the suite makes: as many intrigue cards as the constraints allow."""
    standard = ROME.new(seats, seed=0).view(None)["senate_deck"]
    early = [name for name in standard if ROME.data.value("senate", name, "epoch") < 3]
    late = [name for name in standard if name not in early]
    intrigue = [
        "vicarius_intrigue",
        "tribunus_intrigue",
        "hispania_maximus_intrigue",
        "africanus_maximus_intrigue",
    ]
    deck = [*early[len(intrigue) :], *intrigue, *late[1:], "greko_maximus_intrigue"]
    for timing in ("phase3", "phase2"):
        options = {"senate_deck_mode": "free", "senate_deck": deck, "phase3_card_timing": timing}
        for seed in range(3):
            run = laws.Run(ROME, seats, options, f"custom {timing} {seed}")
            run.to_end(laws.conserves)
            laws.replays(laws.Run(ROME, seats, options, f"custom {timing} {seed}"))
            laws.Run(ROME, seats, options, f"leak {timing} {seed}").to_end(laws.leaks_nothing, 0.2)
            laws.Run(ROME, seats, options, f"tell {timing} {seed}").to_end(laws.tells_no_secrets, 0.2)
            laws.Run(ROME, seats, options, f"refuse {timing} {seed}").to_end(laws.refuses_the_rest, 0.02)
