"""Bots that know the variant they play: the weights of levels are learned again for each variant of an experiment.

A bot whose weights were learned on the printed game judges a variant by old prices. ``taberna lab --retune 300`` lets
every variant be played by bots that have learned from 300 games of it, beginning with the shipped weights.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from taberna.bots.evaluation import evaluation

from .experiment import Experiment
from .pool import Workers
from .training import Training, train

#: An experiment, which variant of it, and how many games are learned from.
Lesson: TypeAlias = tuple[Experiment, int, int]


def learn(lesson: Lesson) -> str:
    """Weights for one variant, as JSON."""
    experiment, variant, games = lesson
    spec = experiment.spec(variant)
    plan = Training(
        games,
        generations=1,
        seats=(spec.seats,),
        options=(spec.options,),
        edition=spec.edition,
        seed=f"{experiment.seed} tuned {variant}",
    )
    return json.dumps(train(spec.game, plan, lambda line: None, evaluation(spec.game)))


def tuned(experiment: Experiment, games: int, folder: Path, workers: Workers) -> Experiment:
    """The same experiment with weights for each variant; those that the folder has are not learned again."""
    kept = folder / f"weights-{experiment.key}-{games}"
    kept.mkdir(parents=True, exist_ok=True)
    files = [kept / f"{variant}.json" for variant in range(len(experiment.variants))]
    missing = [(experiment, variant, games) for variant, file in enumerate(files) if not file.exists()]
    for (_, variant, _), weights in workers(learn, missing):
        part = files[variant].with_suffix(".part")
        part.write_text(weights, encoding="utf-8")
        part.rename(files[variant])
    return replace(experiment, weights=tuple(file.read_text(encoding="utf-8") for file in files))
