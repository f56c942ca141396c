"""The evaluations of the games: terms in a file of each game, weights in a small data file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from typing import Any

from .model import Evaluation, Term, Weights

__all__ = ["Evaluation", "Term", "evaluation", "training_options", "with_weights"]


@cache
def evaluation(game: str) -> Evaluation:
    """The evaluation of a game with the weights it ships with."""
    shipped = resources.files("taberna.bots") / "weights" / f"{game}.json"
    if not shipped.is_file():
        return with_weights(game, None)
    data: dict[str, Any] = json.loads(shipped.read_text(encoding="utf-8"))
    return with_weights(game, data["weights"], data["habits"])


def training_options(game: str) -> tuple[Mapping[str, Any], ...]:
    """The option sets that training alternates over."""
    found: tuple[Mapping[str, Any], ...] = import_module(f"taberna.bots.evaluation.{game}").TRAINING
    return found


def with_weights(game: str, weights: Weights | None, habits: dict[str, float] | None = None) -> Evaluation:
    """An evaluation with other weights; without any, those guessed by hand."""
    terms = import_module(f"taberna.bots.evaluation.{game}")
    if weights is None:
        weights = {term.name: term.guesses for term in terms.TERMS}
    return Evaluation(
        game, terms.TERMS, terms.features, terms.stage, terms.CONTINUES, weights, habits, terms.HORIZON
    )
