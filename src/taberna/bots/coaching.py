"""How a coach thinks: at a glance or deeply, and which moves it speaks about."""

from __future__ import annotations

#: Seconds of thinking about one decision.
SECONDS = {"glance": 0.4, "deep": 1.5}
#: So much of the chance to win makes a move costly; the page knows the same figures (`coach.js`).
COSTLY = {"glance": 0.1, "deep": 0.06}
#: Less than this is as good as the best.
FINE = 0.02
