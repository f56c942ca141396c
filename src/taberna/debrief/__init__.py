"""The debrief of a finished game: chances over time, turning points, luck. Computed by the bots' own search."""

from .figures import Debrief, Depth, Estimate
from .study import debrief

__all__ = ["Debrief", "Depth", "Estimate", "debrief"]
