"""The command ``taberna calibrate``: games are played, chances told, and what came of them is compared.

The work file has a line for each game, so that a long run can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import taberna
from taberna.bots.evaluation import evaluation
from taberna.kernel.game import Game
from taberna.terminal.output import print_json

from .calibration import Reliability, Told, fit, held_out, reliability, tell

FILE = "calibration.json"
WIDTH = 340
MARGIN = 42


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games that are played (300)")
    parser.add_argument("--seed", default="calibrate", help="any text; the same text gives the same games")
    parser.add_argument("--work", type=Path, metavar="FILE", help="where games are kept, to go on with later")
    parser.add_argument("--ship", action="store_true", help="write the fit into the game's folder")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="write a reliability plot (SVG)")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    game = taberna.game(args.game)
    told = played(game, args.games, args.seed, args.work)
    sharpness = fit(told)
    before, after = reliability(told, (1.0, 1.0)), held_out(told)
    found = {
        "game": game.name,
        "sharpness": list(sharpness),
        "evaluation": digest(game),
        "as_it_speaks": before.data(),
        "fitted": after.data(),
        "command": f"taberna calibrate {game.name} --games {args.games} --seed {args.seed!r}",
    }
    if args.ship:
        file = Path(game.package) / FILE
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if args.plot is not None:
        args.plot.write_text(plot(before, after, game.title), encoding="utf-8")
    if args.json:
        print_json(found)
    else:
        _tell(found, after)
    return 0


def digest(game: Game) -> str:
    """Of the weights that a fit belongs to."""
    file = Path(game.package) / "weights.json"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


def played(game: Game, games: int, seed: str, work: Path | None) -> list[Told]:
    """So many games, those first that a work file of the same evaluation holds."""
    told: list[Told] = []
    done: set[int] = set()
    judged = digest(game)
    if work is not None and work.is_file():
        for line in work.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:  # the last line of a run that was ended
                continue
            if entry["seed"] == seed and entry["evaluation"] == judged and entry["game"] < games:
                done.add(entry["game"])
                told += [_told(entry["game"], row) for row in entry["told"]]
    counts = list(range(game.min_seats, game.max_seats + 1))
    model = evaluation(game.name)
    for number in range(games):
        if number in done:
            continue
        found = tell(game, model, counts[number // 2 % len(counts)], number, seed)
        told += found
        if work is not None:
            rows = [[one.stage, one.seat, one.worlds, one.came_true] for one in found]
            entry = {"game": number, "seed": seed, "evaluation": judged, "told": rows}
            with work.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
    return told


def _told(game: int, row: Sequence[Any]) -> Told:
    stage, seat, worlds, came_true = row
    return Told(game, stage, seat, tuple(tuple(world) for world in worlds), came_true)


def _tell(found: dict[str, Any], after: Reliability) -> None:
    early, late = found["sharpness"]
    print(f"{found['game']}: {after.decisions} chances from {after.games} games")
    print(f"  sharpness at the beginning {early}, at the end {late}")
    for name, key in (("as it speaks", "as_it_speaks"), ("fitted, on games not used for it", "fitted")):
        data = found[key]
        low, high = data["interval"]
        print(
            f"  {name}: expected calibration error {data['expected_calibration_error']:.3f}"
            f" ({low:.3f} to {high:.3f}), Brier score {data['brier']:.3f}"
        )
    print("  told   came true   chances")
    for one in after.bins:
        print(f"  {one.told:5.0%}  {one.came_true:9.0%}  {one.count:8d}")


def plot(before: Reliability, after: Reliability, title: str) -> str:
    """What was told against what came true: on the diagonal both are the same; circles grow with the chances."""
    side = WIDTH - 2 * MARGIN

    def place(told: float, true: float) -> tuple[float, float]:
        return round(MARGIN + side * told, 1), round(WIDTH - MARGIN - side * true, 1)

    marks = []
    for one, kind in ((before, "before"), (after, "after")):
        for b in one.bins:
            x, y = place(b.told, b.came_true)
            size = round(2 + 9 * (b.count / one.decisions) ** 0.5, 1)
            marks.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{size}"/>')
    (x0, y0), (x1, y1) = place(0, 0), place(1, 1)
    ticks = "".join(
        f'<text x="{place(i / 4, 0)[0]}" y="{WIDTH - MARGIN + 16}" text-anchor="middle">{25 * i} %</text>'
        f'<text x="{MARGIN - 6}" y="{place(0, i / 4)[1] + 4}" text-anchor="end">{25 * i} %</text>'
        for i in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {WIDTH}" role="img" width="{WIDTH}">'
        f"<title>{title}: chances told (across) and come true (up)</title><style>svg{{background:#fffdf8;font:12px "
        "sans-serif}.before{fill:none;stroke:#9a8f7d;stroke-width:1.5}.after{fill:#8c2f1b;opacity:.75}"
        ".d{stroke:#2b211a;stroke-dasharray:4 4}</style>"
        f'<rect x="{x0}" y="{y1}" width="{x1 - x0}" height="{y0 - y1}" fill="none" stroke="#d9cdb8"/>'
        f'<line class="d" x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}"/>{"".join(marks)}{ticks}'
        f'<text x="{WIDTH / 2}" y="20" text-anchor="middle">{title}: told and come true, error '
        f"{after.error:.3f}</text></svg>\n"
    )
