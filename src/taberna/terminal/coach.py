"""Coach mode in the terminal: before a costly move it asks once, after it says what mattered.

It sees what the seat sees whose turn it is. With several people at one device it helps only if all agree.
"""

from __future__ import annotations

from random import Random

from taberna import bots
from taberna.bots.coaching import COSTLY, FINE, SECONDS
from taberna.bots.evaluation import calibrated
from taberna.bots.explain import difference, weigh
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State
from taberna.locale import Speaker, interface


class Coach:
    def __init__(self, game: Game, depth: str, speaker: Speaker) -> None:
        self.game = game
        self.depth = depth
        self.speaker = speaker
        #: The decision that was weighed: (seat, moves made), what came of it, and whether it was asked about.
        self._about: tuple[int, int] | None = None
        self._weighed: list[tuple[Move, float]] = []
        self._asked = False

    def _say(self, key: str, **args: object) -> str:
        return interface(self.speaker.lang).say(key, **args)

    def hears(self, state: State, seat: int, made: int, wanted: str) -> tuple[bool, str]:
        """Whether a move may be made now, and what the coach says: why it waits, or what mattered."""
        moves = state.moves(seat)
        if len(moves) < 2:
            return True, ""
        view = state.view(seat)
        if self._about != (seat, made):
            clock = bots.Clock(SECONDS[self.depth] * 2)
            self._weighed = weigh(self.game, view, moves, clock, seconds=SECONDS[self.depth])
            self._about, self._asked = (seat, made), False
        chances = {move.text: (move, chance) for move, chance in self._weighed}
        if wanted not in chances:
            return True, ""
        (best, top), (mine, chance) = self._weighed[0], chances[wanted]
        loss = top - chance
        points = max(1, round(100 * loss))
        said = {"points": points, "best": self.speaker.move(best)}
        if loss >= COSTLY[self.depth] and not self._asked:
            self._asked = True
            why = self._why(view, mine, best)
            return False, self._say("ui-coach-asks", why=why or "none", **said)
        if loss < FINE:
            return True, self._say("web-coach-fine")
        why = self._why(view, mine, best)
        return True, self._say("web-coach-cost-why" if why else "web-coach-cost", why=why, **said)

    def _why(self, view: dict[str, object], mine: Move, best: Move) -> str:
        reasons = difference(self.game, view, mine, best, Random(), calibrated(self.game.name))
        return self.speaker.advice([(one.term, one.change, one.text, one.rival) for one in reasons])
