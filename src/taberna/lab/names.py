"""Names instead of keys, for reports: ``buys-lot wheat_9`` is “buys lot: Wheat 9”."""

from __future__ import annotations

from taberna.kernel.game import Game
from taberna.locale.speaker import in_words, speaker


class Names:
    """Says the keys of one game in English."""

    def __init__(self, game: Game) -> None:
        self.speaker = speaker(game)

    def told(self, key: str) -> str:
        """What was done (the key of a log line), and with which things."""
        done, *things = key.split(" ")
        if not things or done in ("mean", "victories"):
            return key if " " in key else in_words(done.replace("-", "_")).lower()
        named = ", ".join(map(self._thing, things))
        return f"{in_words(done.replace('-', '_')).lower()}: {named}"

    def _thing(self, key: str) -> str:
        said = self.speaker.card(key)
        return said if said != key else in_words(key)
