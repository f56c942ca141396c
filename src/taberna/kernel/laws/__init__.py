"""The laws every game keeps, as a test suite that any game gets with one line.

In a test file::

    from taberna.kernel import laws

    TestLaws = laws.suite("senators")

The laws (each is one method of the suite):

1. *Replay*: a record, dumped and loaded, replays to the same state; so does dump → load → go on, at every
   step; undoing all moves and doing them again changes nothing.
2. *Legal is accepted, everything else refused*, and a refused move changes nothing. No dead ends. Random play
   ends.
3. *Nothing leaks*: a world imagined from V's view gives V the byte-equal view, the same legal moves and, as
   long as the views agree, the same log; choices that look alike on the table look alike in the log. Nothing
   tells the seed. A move that reveals nothing (`State.revealed`) shows its player the same in every
   imagined world.
4. *Conservation*: `faults()` is empty after every move.
5. *Copies* share no mutable thing: no earlier copy's dump ever changes.
6. *Seats* are offered moves only when asked, or interrupts.

Every check raises `LawBroken`, which says where: game, seats, options, seed and moves so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..games import game as find_game
from .conduct import Copies, asks_only_the_asked, conserves
from .leaks import leaks_nothing, tells_no_secrets
from .legality import accepts_what_it_offers, refuses_the_rest
from .option_sets import option_sets
from .replay import keeps_through_load, replays
from .run import LawBroken, Run, Watcher

__all__ = [
    "Copies",
    "LawBroken",
    "Run",
    "Watcher",
    "accepts_what_it_offers",
    "asks_only_the_asked",
    "conserves",
    "keeps_through_load",
    "leaks_nothing",
    "option_sets",
    "refuses_the_rest",
    "replays",
    "suite",
    "tells_no_secrets",
]


def suite(name: str, games: int = 60, deep: int = 12) -> type:
    """All laws for one game as a class of tests.

    ``games``: how many plain playouts for each seat count, spread over the option sets. ``deep``: how many
    games per seat count each expensive law looks at (each of them at many instants).
    """

    def runs(count: int, salt: str) -> Iterator[Run]:
        game = find_game(name)
        sets = list(option_sets(game))
        for seats in range(game.min_seats, game.max_seats + 1):
            offset = Random(f"{salt} {seats}").randrange(len(sets))
            for i in range(count):
                # The default options get every fourth game, the others follow one another.
                options = {} if i % 4 == 0 else sets[(offset + i) % len(sets)]
                yield Run(game, seats, options, f"{salt} {i}")

    class Laws:
        def test_law_2_random_play_ends_and_law_4_conserves(self) -> None:
            for run in runs(games, "plain"):
                run.to_end(conserves)

        def test_every_option_set_at_every_seat_count(self) -> None:
            game = find_game(name)
            for i, options in enumerate(option_sets(game)):
                for seats in range(game.min_seats, game.max_seats + 1):
                    run = Run(game, seats, options, f"options {i}")
                    run.to_end(leaks_nothing, 0.05)
                    conserves(run)

        def test_law_1_replay(self) -> None:
            for run in runs(deep, "replay"):
                replays(run)

        def test_law_1_dump_and_load_at_every_step(self) -> None:
            for run in runs(max(2, deep // 4), "load"):
                run.to_end(keeps_through_load)

        def test_law_2_everything_else_is_refused(self) -> None:
            for run in runs(deep, "refuse"):
                run.to_end(refuses_the_rest, 0.02)

        def test_law_2_everything_offered_is_accepted(self) -> None:
            for run in runs(deep, "accept"):
                run.to_end(accepts_what_it_offers, 0.1)

        def test_law_3_nothing_leaks(self) -> None:
            for run in runs(deep, "leaks"):
                run.to_end(leaks_nothing, 0.3)

        def test_law_3_logs_and_reveals(self) -> None:
            for run in runs(deep, "secrets"):
                run.to_end(tells_no_secrets, 0.3)

        def test_law_5_copies_are_independent(self) -> None:
            for run in runs(deep, "copies"):
                copies = Copies()
                run.to_end(copies, 0.15)
                copies.look_again(run)

        def test_law_6_only_the_asked_are_asked(self) -> None:
            for run in runs(deep, "asked"):
                run.to_end(asks_only_the_asked, 0.5)

        def test_equal_seeds_give_equal_games(self) -> None:
            for run in runs(2, "twins"):
                run.to_end()
                again = run.game.new(run.seats, run.options, run.seed)
                for seat, move in run.moves:
                    again.play(seat, move)
                run.demand(
                    again.dump() == run.state.dump(), "the same moves with the same seed end elsewhere"
                )

    Laws.__name__ = Laws.__qualname__ = f"TestLawsOf{name.capitalize()}"
    return Laws
