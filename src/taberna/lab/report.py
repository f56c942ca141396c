"""One self-contained HTML page for an experiment, and its raw table."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from taberna.kernel import editions
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.locale.data_names import DataNames

from .experiment import Experiment
from .figures import (
    Difference,
    Row,
    bot_shares,
    differences,
    happenings,
    items,
    margins,
    seat_shares,
    summary,
    worth_changes,
)
from .names import Names
from .plots import histogram, shares
from .varying import is_data

STYLE = """
:root { --paper: #faf6ee; --ink: #2b211a; --red: #8c2f1b; --line: #d9cdb8; --code: #efe6d4;
  --good: #2f6b2f; --bad: #a02c1b }
body { font: 16px/1.5 Georgia, serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem;
  background: var(--paper); color: var(--ink) }
h1, h2 { font-weight: 600; color: var(--red) }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem }
td, th { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right;
  font-variant-numeric: tabular-nums }
td:first-child, th:first-child { text-align: left }
svg { width: 100%; max-width: 36rem; background: #fffdf8; border: 1px solid var(--line); border-radius: 6px;
  font: 13px sans-serif; fill: #2b211a }
.grid { stroke: #e7ddca } .tick { stroke: #2b211a } .whisker { stroke: #2b211a; stroke-width: 1.5 }
.fair { stroke: #2b211a; stroke-dasharray: 4 4 }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1rem } figure { margin: 0; flex: 1 1 min(26rem, 100%) }
figcaption { font-size: .9rem } .good { color: var(--good) } .bad { color: var(--bad) }
code { background: var(--code); padding: 0 .25rem; overflow-wrap: anywhere }
th button { font: inherit; background: none; border: 0; padding: 0; cursor: pointer; color: inherit }
th button::after { content: "\\00a0↕"; opacity: .4 } .whole { white-space: nowrap }
th[aria-sort=ascending] button::after { content: "\\00a0↑" }
th[aria-sort=descending] button::after { content: "\\00a0↓" }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #1d1814; --ink: #ece3d4; --red: #e9a08a; --line: #4c4035; --code: #332a22;
    --good: #8fce8f; --bad: #f2978a }
}
@media print {
  body { background: none; color: #000; max-width: none; font-size: 10pt; margin: 0 }
  svg { background: none; break-inside: avoid } table { font-size: 8pt } tr { break-inside: avoid }
  .wide { overflow: visible }
  th button::after { content: "" } h2 { break-after: avoid } figure { break-inside: avoid; flex: 0 0 48% }
}
"""

#: Sorts a table by the column whose head is clicked: numbers by size, anything else by letters.
SCRIPT = """
document.addEventListener('click', ({ target }) => {
  const head = target.closest('th');
  if (!head) return;
  const body = head.closest('table').tBodies[0], place = head.cellIndex;
  const down = head.getAttribute('aria-sort') !== 'descending';
  const key = row => row.cells[place].dataset.key ?? row.cells[place].textContent;
  const number = text => text ? parseFloat(text.replace('−', '-')) : -1e99;
  const compare = (a, b) => { const [x, y] = [number(key(a)), number(key(b))];
    return isNaN(x) || isNaN(y) ? key(a).localeCompare(key(b)) : x - y; };
  for (const other of head.parentElement.cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
  body.append(...[...body.rows].sort((a, b) => down ? -compare(a, b) : compare(a, b)));
});
"""


def _label(experiment: Experiment, variant: int) -> str:
    """What distinguishes a variant from the others."""
    every = [json.loads(text) for text in experiment.variants]
    mine = every[variant]
    differing = {k: v for k, v in mine.items() if any(other.get(k) != v for other in every)}
    names = DataNames(_named(experiment))
    called = {k: names.place(k) if is_data(k) else names.option(k) for k in differing}
    return ", ".join(f"{called[k]} = {_value(v)}" for k, v in differing.items()) or "as printed"


def _named(experiment: Experiment) -> Game:
    """The game with all things called as a variant calls them."""
    names: dict[str, dict[str, Any]] = {}
    for variant in range(len(experiment.variants)):
        for table, entries in experiment.spec(variant).edition.items():
            for entry, values in entries.items():
                if isinstance(values, Mapping) and "name" in values:
                    names.setdefault(table, {})[entry] = {"name": values["name"]}
    return find_game(experiment.game, names)


def _value(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _letter(variant: int) -> str:
    """A, B, ... Z, then numbers: short enough for a legend."""
    return chr(ord("A") + variant) if variant < 26 else str(variant)


#: An interval in brackets, which is not parted at the end of a line.
INTERVAL = re.compile(r"\([^()<>]*\d(?:–| to )[^()<>]*\)")


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rows = [[INTERVAL.sub(r"<span class=whole>\g<0></span>", cell) for cell in row] for row in rows]
    cells = "".join(f"<th><button type=button>{escape(name)}</button></th>" for name in head)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div>"


def html(experiment: Experiment, rows: Sequence[Row], command: str) -> str:
    """The page. Everything is in it: nothing is asked from elsewhere."""
    names = Names(_named(experiment))
    groups = []
    for variant in range(len(experiment.variants)):
        part = [row for row in rows if row["variant"] == variant]
        if part:
            groups.append((f"{_letter(variant)}: {_label(experiment, variant)}", part))
    plots = [(name.partition(":")[0], part) for name, part in groups]
    fair = 1 / experiment.seats
    seats = [f"seat {seat + 1}" for seat in range(experiment.seats)]
    title = f"{find_game(experiment.game).title}: {len(rows)} games"
    learned = " (whose levels have learned each variant)" if experiment.weights else ""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f"<h1>{escape(title)}</h1><p>{experiment.seats} seats, bots {escape(', '.join(experiment.bots))}{learned}, "
        f"seed <code>{escape(experiment.seed)}</code>. Made by <code>{escape(command)}</code>. Intervals are 95 %.</p>",
        _editions(experiment),
        "<h2>Variants side by side</h2>",
        _summaries(groups),
        '<div class="plots">',
        _figure(
            shares([(n, seat_shares(p)) for n, p in plots], seats, "Seat advantage", fair),
            "How often each seat wins; dashed: if all seats were equal.",
        ),
        _figure(
            histogram([(n, [float(s) for r in p for s in r["scores"]]) for n, p in plots], "Scores"),
            "Scores of all seats.",
        ),
        _figure(histogram([(n, margins(p)) for n, p in plots], "Margins"), "Best score less second best."),
        _figure(
            histogram([(n, [float(r["decisions"]) for r in p]) for n, p in plots], "Length"),
            "Decisions in a game.",
        ),
        _figure(
            histogram([(n, [r["branching"] for r in p]) for n, p in plots], "Branching"),
            "Mean number of legal moves in a game.",
        ),
        "</div>",
    ]
    if len(set(experiment.bots)) > 1:
        parts.append("<h2>Bots</h2>")
        every = bot_shares(list(rows))
        parts.append(_table(["bot", "wins a seat"], [[escape(b), str(s)] for b, s in every.items()]))
    if len(groups) > 1:
        parts += [_differences(groups, number, names) for number in range(1, len(groups))]
    parts += ["<h2>What happens in a game</h2>", _happenings(groups, names)]
    for name, part in groups:
        parts += [f"<h2>What is taken: {escape(name)}</h2>", _items(part, names)]
    parts.append(f"<script>{SCRIPT}</script>")
    return "\n".join(parts) + "</html>\n"


def _editions(experiment: Experiment) -> str:
    """What the variants' card data change of the base game's."""
    game = find_game(experiment.game)
    names = DataNames(_named(experiment))
    lines = []
    for variant in range(len(experiment.variants)):
        for one in editions.differences(game.data, experiment.spec(variant).edition):
            for place, base, value in _places(game, one):
                told = (names.place(place), _value(base), _value(value))
                lines.append([_letter(variant), *map(escape, told)])
    if not lines:
        return ""
    return "<h2>Card data</h2>" + _table(["variant", "value", "base game", "here"], lines)


def _places(game: Game, one: editions.Difference) -> list[tuple[str, Any, Any]]:
    """Where a value differs: as a whole, or in some of the places that have names."""
    names = game.inside(one.name)
    lists = isinstance(one.base, list) and isinstance(one.value, list)
    if not lists or not len(one.base) == len(one.value) == len(names):
        return [(one.place, one.base, one.value)]
    both = enumerate(zip(one.base, one.value, strict=True))
    return [(f"{one.place}.{at}", base, value) for at, (base, value) in both if base != value]


def _differences(groups: Sequence[tuple[str, Sequence[Row]]], number: int, names: Names) -> str:
    """A variant beside the first one, deal by deal."""
    base, other = groups[0], groups[number]
    lines, same = [], []
    worth = worth_changes(base[1], other[1])
    for one in differences(base[1], other[1]):
        if one.low == one.high == 0:
            same.append(escape(names.told(one.name)))
            continue
        mark = f'<b class="{"good" if one.value > 0 else "bad"}">{one}</b>' if one.clear else str(one)
        lines.append([escape(names.told(one.name)), f"{one.base:.3g}", mark, *_worth(worth.get(one.name))])
    letters = [name.partition(":")[0] for name, _ in (base, other)]
    title = f"<h2>{letters[1]} less {letters[0]}, on the same deals</h2>"
    note = (
        "<p>Means per game; 95 % intervals of the differences. What is clear is bold; with many lines some are so "
        "by chance. The last columns: how many points more often than its bot usually does whoever did it won, and "
        "what the other variant does to that.</p>"
    )
    alike = f"<p>As often in every game: {', '.join(same)}.</p>" if same else ""
    head = ["per game", letters[0], "difference", f"won more in {letters[0]}", "difference of that"]
    return title + note + _table(head, lines) + alike


def _worth(change: Difference | None) -> list[str]:
    """What a thing is worth in the first variant and how that changes, in points of a hundred games."""
    if change is None:
        return ["", ""]
    told = f"{100 * change.value:+.1f} ({100 * change.low:+.1f} to {100 * change.high:+.1f})"
    return [f"{100 * change.base:+.1f}", f"<b>{told}</b>" if change.clear else told]


def _figure(plot: str, caption: str) -> str:
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def _summaries(groups: Sequence[tuple[str, Sequence[Row]]]) -> str:
    figures = [(name, summary(part), seat_shares(part)) for name, part in groups]
    names = list(figures[0][1])
    head = ["variant", *names, "first seat wins", "strongest seat"]
    lines = []
    for name, line, seats in figures:
        best = max(range(len(seats)), key=lambda s: seats[s].value)
        cells = [f"{100 * line[n]:.1f} %" if n == "shared victories" else f"{line[n]:.4g}" for n in names]
        lines.append([escape(name), *cells, str(seats[0]), f"seat {best + 1}: {seats[best]}"])
    return _table(head, lines)


def _happenings(groups: Sequence[tuple[str, Sequence[Row]]], names: Names) -> str:
    """Times per game in every variant, side by side; below it the rounds, and the mean of what goes with it."""
    every = [happenings(part) for _, part in groups]
    lines = []
    for key in sorted(set().union(*every)):
        cells = []
        for found in every:
            line = found.get(key, {"times": 0.0})
            rounds = " · ".join(f"{v:.2f}" for n, v in line.items() if n.startswith("round "))
            means = ", ".join(
                f"{n} {v:.2f}" for n, v in line.items() if n != "times" and not n.startswith("round ")
            )
            more = "".join(f"<br><small>{escape(text)}</small>" for text in (rounds, means) if text)
            cells.append(f"{line['times']:.2f}{more}")
        lines.append([escape(names.told(key)), *cells])
    head = ["times a game (by round; mean numbers)", *(name.partition(":")[0] for name, _ in groups)]
    return _table(head, lines)


def _items(rows: Sequence[Row], names: Names) -> str:
    lines = []
    for item in items(rows):
        sure = item.win.low > item.usual or item.win.high < item.usual
        mark = ("good" if item.lift > 0 else "bad") if sure else ""
        lift = f'<span class="{mark}">{100 * item.lift:+.1f}</span>'
        lines.append([escape(names.told(item.name)), f"{item.per_game:.3f}", str(item.win), lift])
    return _table(
        ["what a player did", "per game", "that player wins", "points above what the same bot wins"], lines
    )


def write_rows(rows: Sequence[Row], file: Path) -> None:
    """The raw table: Parquet if the name says so, CSV otherwise; one line per game and seat (from 0)."""
    flat: list[dict[str, Any]] = []
    for row in rows:
        for seat, score in enumerate(row["scores"]):
            flat.append(
                {
                    "variant": row["variant"],
                    "game": row["game"],
                    "seat": seat,
                    "bot": row["bots"][seat],
                    "score": score,
                    "won": (1 / len(row["winners"])) if seat in row["winners"] else 0.0,
                    "decisions": row["decisions"],
                    "branching": row["branching"],
                    "taken": json.dumps(row["taken"][seat]),
                }
            )
    if file.suffix == ".parquet":
        import pyarrow as arrow
        from pyarrow import parquet

        parquet.write_table(arrow.Table.from_pylist(flat), file)
        return
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, list(flat[0]))
        writer.writeheader()
        writer.writerows(flat)
