"""A net that tells who wins, from games of `judge_games`: ``python -m tools.judge_fit GAME FILE... --out judge.json``.

For every seat the same small net looks at its own row, at the mean of the others' rows and at what all share; what it
says is added to the weighed sum, and a seat's chance is its share of ``exp`` of that. Beside who wins it learns how
far ahead each seat ends, which says more per game. One game in ten is kept apart to tell when to stop; ``--test``
files are only judged.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

HIDDEN = (32, 16)
RATE = 1.5e-3
DECAY = 0.02
BATCH = 512
BY_SCORE = 0.3
APART = 10
UNSEEN = np.float32(0.05)  # added to the size of an input: what is hardly ever seen counts little

Array = Any


class Data:
    def __init__(self, file: Path) -> None:
        got = np.load(file)
        self.rows: Array = got["rows"].astype(np.float32)
        self.common: Array = got["common"]
        self.base: Array = got["base"]
        self.near: Array = got["near"]
        self.shares: Array = got["shares"]
        scores: Array = got["scores"]
        seats = scores.shape[1]
        lead = scores - (scores.sum(1, keepdims=True) - scores) / (seats - 1)
        self.lead: Array = lead
        self.game: Array = got["game"]
        self.made_by = str(got["made_by"])

    def take(self, mask: Array) -> Data:
        part = Data.__new__(Data)
        part.made_by = self.made_by
        for name in ("rows", "common", "base", "near", "shares", "lead", "game"):
            setattr(part, name, getattr(self, name)[mask])
        return part


def softmax(strengths: Array) -> Array:
    odds = np.exp(strengths - strengths.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def losses(strengths: Array, shares: Array) -> Array:
    return -(shares * np.log(np.maximum(softmax(strengths), 1e-9))).sum(1)


def by_game(values: Array, game: Array) -> Array:
    """The mean of each game."""
    _, at = np.unique(game, return_inverse=True)
    return np.bincount(at, values) / np.bincount(at)


class Net:
    """Weights by name, with Adam's memory of them."""

    def __init__(self, width: int, common: int, hidden: tuple[int, int], decay: float, rng: Any) -> None:
        first, second = hidden
        self.decay = decay

        def normal(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        self.w: dict[str, Array] = {
            "own": normal(width, first, (1 / width) ** 0.5),
            "others": normal(width, first, (1 / width) ** 0.5),
            "common": normal(common, first, (1 / common) ** 0.5),
            "bias": np.zeros((1, first), np.float32),
            "second": normal(first, second, (2 / first) ** 0.5),
            "second_bias": np.zeros((1, second), np.float32),
            "out": normal(second, 1, 0.05),
            "straight": np.zeros((width, 1), np.float32),
            "base": np.ones((1, 1), np.float32),
            "lead_out": normal(second, 1, 0.05),
            "lead_straight": np.zeros((width, 1), np.float32),
        }
        self.m = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.v = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.steps = 0

    def forward(self, rows: Array, common: Array, base: Array) -> tuple[Array, Array, tuple[Array, ...]]:
        w = self.w
        seats = rows.shape[1]
        others = (rows.sum(1, keepdims=True) - rows) / (seats - 1)
        h1 = rows @ w["own"] + others @ w["others"] + (common @ w["common"])[:, None, :] + w["bias"]
        np.maximum(h1, 0, out=h1)
        h2 = h1 @ w["second"] + w["second_bias"]
        np.maximum(h2, 0, out=h2)
        out = (h2 @ w["out"] + rows @ w["straight"])[..., 0] + base * w["base"][0, 0]
        lead = (h2 @ w["lead_out"] + rows @ w["lead_straight"])[..., 0]
        return out, lead, (others, h1, h2)

    def step(
        self, rows: Array, common: Array, base: Array, shares: Array, target: Array, rate: float
    ) -> None:
        w = self.w
        out, lead, (others, h1, h2) = self.forward(rows, common, base)
        size = len(rows)
        d_out = (softmax(out) - shares) / size
        d_lead = BY_SCORE * (lead - target) / size

        def flat(x: Array) -> Array:
            return x.reshape(-1, x.shape[-1])

        g: dict[str, Array] = {}
        d_out1, d_lead1 = d_out[..., None], d_lead[..., None]
        g["out"] = flat(h2).T @ flat(d_out1)
        g["straight"] = flat(rows).T @ flat(d_out1)
        g["base"] = np.array([[(d_out * base).sum()]], np.float32)
        g["lead_out"] = flat(h2).T @ flat(d_lead1)
        g["lead_straight"] = flat(rows).T @ flat(d_lead1)
        d2 = (d_out1 * w["out"][:, 0] + d_lead1 * w["lead_out"][:, 0]) * (h2 > 0)
        g["second"] = flat(h1).T @ flat(d2)
        g["second_bias"] = flat(d2).sum(0, keepdims=True)
        d1 = (d2 @ w["second"].T) * (h1 > 0)
        g["own"] = flat(rows).T @ flat(d1)
        g["others"] = flat(others).T @ flat(d1)
        g["common"] = common.T @ d1.sum(1)
        g["bias"] = flat(d1).sum(0, keepdims=True)
        self.steps += 1
        for name, slope in g.items():
            m, v = self.m[name], self.v[name]
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            fixed = (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)
            if name not in ("bias", "second_bias", "base"):
                w[name] -= rate * self.decay * w[name]
            w[name] -= rate * fixed


def scaled(data: Data, shift: tuple[Array, ...]) -> Data:
    part = data.take(slice(None))
    part.rows = (data.rows - shift[0]) / shift[1]
    part.common = (data.common - shift[2]) / shift[3]
    part.lead = data.lead / shift[4]
    return part


def judged(net: Net, data: Data) -> Array:
    parts = [
        net.forward(data.rows[i : i + 20000], data.common[i : i + 20000], data.base[i : i + 20000])[0]
        for i in range(0, len(data.rows), 20000)
    ]
    return np.concatenate(parts)


def report(name: str, net: Net, data: Data) -> float:
    told = by_game(losses(judged(net, data), data.shares), data.game)
    base = by_game(losses(data.base, data.shares), data.game)
    near = by_game(losses(data.near, data.shares), data.game)
    error = (told - base).std() / len(told) ** 0.5
    print(
        f"  {name}: net {told.mean():.4f}, sum {base.mean():.4f} (near {near.mean():.4f}), "
        f"{(told - base).mean():+.4f} ± {error:.4f} ({len(told)} games)",
        flush=True,
    )
    return float(told.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--test", type=Path, nargs="*", default=[])
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--hidden", type=int, nargs=2, default=HIDDEN)
    parser.add_argument("--decay", type=float, default=DECAY)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    files = [Data(file) for file in args.files]
    rows = np.concatenate([data.rows.reshape(-1, data.rows.shape[-1]) for data in files])
    common = np.concatenate([data.common for data in files])
    shift = (
        np.zeros(rows.shape[1], np.float32),  # what is nought stays nought
        np.sqrt((rows**2).mean(0)) + UNSEEN,
        common.mean(0),
        common.std(0) + UNSEEN,
        np.float32(np.concatenate([data.lead.ravel() for data in files]).std()),
    )
    del rows, common
    seen = [scaled(data.take(data.game % APART != 0), shift) for data in files]
    unseen = [scaled(data.take(data.game % APART == 0), shift) for data in files]
    tests = [scaled(Data(file), shift) for file in args.test]
    seats = sorted({data.rows.shape[1] for data in files})
    net = Net(seen[0].rows.shape[-1], seen[0].common.shape[-1], tuple(args.hidden), args.decay, rng)
    for name in ("own", "others"):  # what never came up says nothing
        net.w[name][shift[1] <= UNSEEN] = 0
    net.w["common"][shift[3] <= UNSEEN] = 0
    best, kept = 1e9, None
    for epoch in range(args.epochs):
        rate = args.rate * 0.5 * (1 + np.cos(np.pi * epoch / args.epochs))
        batches = []
        for k, data in enumerate(seen):
            order = rng.permutation(len(data.rows))
            batches += [(k, order[i : i + BATCH]) for i in range(0, len(order) - BATCH // 2, BATCH)]
        for i in rng.permutation(len(batches)):
            k, at = batches[i]
            data = seen[k]
            net.step(data.rows[at], data.common[at], data.base[at], data.shares[at], data.lead[at], rate)
        print(f"epoch {epoch + 1}")
        loss = sum(report(f"apart {k}", net, data) for k, data in enumerate(unseen))
        for k, data in enumerate(tests):
            report(f"test {k}", net, data)
        if loss < best:
            best, kept = loss, {name: value.copy() for name, value in net.w.items()}
    assert kept is not None
    net.w = kept
    print("kept")
    for k, data in enumerate(tests):
        report(f"test {k}", net, data)
    if args.out:
        write(net, shift, seats, [data.made_by for data in files], args)


def write(
    net: Net, shift: tuple[Array, ...], seats: list[int], games: list[str], args: argparse.Namespace
) -> None:
    """The net for raw inputs: what they were divided by goes into the weights."""
    w = net.w
    first, second = args.hidden
    scale = 1 / shift[1][:, None]
    common = w["common"] / shift[3][:, None]
    bias = w["bias"][0] - (shift[2] / shift[3]) @ w["common"]

    def plain(array: Array) -> list[Any]:
        return np.vectorize(lambda x: float(f"{x:.4g}"))(array).tolist()

    data = {
        "made_by": [
            *games,
            f"python -m tools.judge_fit {args.game} FILES --epochs {args.epochs} --hidden {first} {second} "
            f"--decay {args.decay} --rate {args.rate} --seed {args.seed}",
        ],
        "game": args.game,
        "seats": seats,
        "base": float(w["base"][0, 0]),
        "own": plain(w["own"] * scale),
        "others": plain(w["others"] * scale),
        "common": plain(common),
        "bias": plain(bias),
        "second": plain(w["second"].T),
        "second_bias": plain(w["second_bias"][0]),
        "out": plain(w["out"][:, 0]),
        "straight": plain((w["straight"] * scale)[:, 0]),
    }
    args.out.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
