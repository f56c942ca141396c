"""Which test cites which rule.

    python -m tests.rule_coverage            # every game that has a rules.md
    python -m tests.rule_coverage senators

A test cites a rule by its name (``test_SEN_3_56_straight_pays_15_more``) or anywhere in its text, such as the
docstring or a comment (SEN-3.56). The report lists every rule of the game's rulebook with its tests, then the worked
examples that the tests name, then the rules without a test. It ends with 1 if a rule has none that must have one.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import taberna
from taberna.kernel.rulebook import Rulebook

TESTS = Path(__file__).parent / "games"

#: Sections in which every rule must have a test.
REQUIRED = {"senators": ("3", "5", "6")}
REQUIRED_ELSEWHERE = ("3", "5")


class Coverage:
    """The rules of one game and the tests that cite them."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game = game
        self.prefix = taberna.game(game).prefix
        self.rules = Rulebook.load(taberna.game(game).package).ids()
        #: rule or example → "file::test"
        self.cited: dict[str, list[str]] = {}
        for path in sorted((folder or TESTS / game).glob("test_*.py")):
            if path.name != "test_rule_coverage.py":
                self._read(path)

    def _read(self, path: Path) -> None:
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                text = "\n".join(lines[first - 1 : node.end_lineno])
                for rule in sorted(self._named(node.name) | self._mentioned(text)):
                    self.cited.setdefault(rule, []).append(f"{path.name}::{node.name}")

    def _named(self, name: str) -> set[str]:
        """Rules in the name of a test. What follows an id may be a number too, so the longest known id counts."""
        found = set()
        for tokens in re.findall(rf"{self.prefix}((?:_(?:[A-Z]*\d+|OPT))+)", name):
            parts = tokens.replace("OPT_", "OPT-").strip("_").split("_")
            spelled = [f"{self.prefix}-" + ".".join(parts[:end]) for end in range(len(parts), 0, -1)]
            known = [rule for rule in spelled if rule in self.rules]
            if not known and parts[0] == "8":  # worked examples, perhaps several
                found |= {f"{self.prefix}-8.{part}" for part in parts[1:]}
            else:
                found.add(known[0] if known else spelled[0])
        return found

    def _mentioned(self, text: str) -> set[str]:
        return set(re.findall(rf"{self.prefix}-(?:[A-Z]+-?)?\d+(?:\.[A-Z]?\d+)*", text))

    def tests(self, rule: str) -> list[str]:
        """The tests of a rule. A rule that consists of parts is tested by the tests of its parts."""
        own = self.cited.get(rule, [])
        parts = [
            test for other in self.rules if other.startswith(f"{rule}.") for test in self.cited.get(other, [])
        ]
        return own or parts

    def untested(self) -> list[str]:
        return [rule for rule in self.rules if not self.tests(rule)]

    def missing(self) -> list[str]:
        """Rules without a test in the sections where every rule must have one."""
        sections = REQUIRED.get(self.game, REQUIRED_ELSEWHERE)
        return [rule for rule in self.untested() if rule.split("-", 1)[1].split(".")[0] in sections]

    def examples(self) -> list[str]:
        """The worked examples that tests name: ids that are in no rulebook, of section 8 or counted X."""
        shape = re.compile(rf"{self.prefix}-(8\.|X)")
        found = [rule for rule in self.cited if rule not in self.rules and shape.match(rule)]
        return sorted(
            found, key=lambda rule: [int(n) if n.isdigit() else n for n in re.split(r"(\d+)", rule)]
        )

    def report(self) -> str:
        lines = [f"{taberna.game(self.game).title}: {len(self.rules)} rules, {len(self.examples())} examples"]
        for rule in [*self.rules, *self.examples()]:
            for i, test in enumerate(self.tests(rule) or ["-"]):
                lines.append(f"{rule if not i else '':10} {test}")
        untested = self.untested()
        lines.append(f"without a test: {', '.join(untested) or 'none'}")
        missing = self.missing()
        if missing:
            lines.append(f"must have one: {', '.join(missing)}")
        return "\n".join(lines)


def main(games: list[str]) -> int:
    if not games:
        games = [game for game in taberna.GAMES if (TESTS / game).exists()]
    worst = 0
    for game in games:
        coverage = Coverage(game)
        print(coverage.report())
        worst = max(worst, 1 if coverage.missing() else 0)
    return worst


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except taberna.TabernaError as problem:
        sys.exit(str(problem))
