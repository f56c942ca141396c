"""Calibration: does a chance of 70 % win 70 % of the time?"""

from __future__ import annotations

from functools import cache

from taberna.bots.evaluation import Evaluation, evaluation


@cache
def calibrated(game: str) -> Evaluation:
    """The evaluation of a game, with chances that mean what they say."""
    return evaluation(game)
