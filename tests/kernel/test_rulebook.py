"""The rulebook: every shape in which a rules.md writes a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taberna
from taberna import TabernaError
from taberna.kernel.rulebook import Rulebook

PAGE = """\
# A game

Words before any section.

## 1. Components

| Id | Component | Count |
|---|---|---|
| SEN-1.1 | Market boards | 3 |
| **PRO-D01** choose town | any | `a` \\| `b` |

Check: 3 boards.

SEN-1.2 Card backs show dots:
one dot, two dots.

### MAS-1.4 Market geometry

MAS-1.4.1 The frame is 5 x 5.

| i | j |
|---|---|
| 1 | 2 |

### 3.1 Turn

- **SEN-3.1** A turn has **two** phases.
- **SEN-3.21 War.** Secret bid.
  * (a) a list that belongs to it
* **MAS-2.1** Lay out the board.

**MAS-3.2 General.**
* 3.2.1 A stall holds goods.
* 3.2.10 Money is hidden.

**A small heading**
- **ROM-3.49** `senator`. **ROM-D14**: choose a die.

**ROM-D01 — create the game.** Who: host.

#### SEN-D05 Choose the action
| | |
|---|---|
| Who | active player |
| Next | SEN-3.31 |

```
SEN-9.9 is not a rule, it is an example
```

| Range | Contents |
|---|---|
| SEN-3.1 – 3.6 | an index mentions rules |
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(PAGE)


def test_ids_come_in_order(book: Rulebook) -> None:
    assert book.ids() == [
        "SEN-1.1", "PRO-D01", "SEN-1.2", "MAS-1.4", "MAS-1.4.1", "SEN-3.1", "SEN-3.21", "MAS-2.1", "MAS-3.2",
        "MAS-3.2.1", "MAS-3.2.10", "ROM-3.49", "ROM-D01", "SEN-D05", "ROM-D14",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("SEN-1.1", "Component: Market boards\nCount: 3"),
        ("PRO-D01", "choose town\nComponent: any\nCount: `a` | `b`"),
        ("SEN-1.2", "Card backs show dots:\none dot, two dots."),
        ("MAS-1.4.1", "The frame is 5 x 5.\n\n| i | j |\n|---|---|\n| 1 | 2 |"),
        ("SEN-3.1", "A turn has **two** phases."),
        ("SEN-3.21", "War. Secret bid.\n  * (a) a list that belongs to it"),
        ("MAS-2.1", "Lay out the board."),
        ("MAS-3.2", "General.\nMAS-3.2.1 A stall holds goods.\nMAS-3.2.10 Money is hidden."),
        ("MAS-3.2.1", "A stall holds goods."),
        ("ROM-3.49", "`senator`. **ROM-D14**: choose a die."),
        ("ROM-D14", "`senator`. **ROM-D14**: choose a die."),
        ("ROM-D01", "create the game. Who: host."),
    ],
)
def test_text_of_a_rule(book: Rulebook, rule: str, text: str) -> None:
    assert book.text(rule) == text


def test_a_list_in_the_shape_of_a_table_reads_as_lines(book: Rulebook) -> None:
    assert book.text("SEN-D05").startswith("Choose the action\nWho: active player\nNext: SEN-3.31")


def test_sections(book: Rulebook) -> None:
    titles = [(section.level, section.title, section.ids) for section in book.sections()]
    assert titles[:3] == [
        (1, "A game", []),
        (2, "1. Components", ["SEN-1.1", "PRO-D01", "SEN-1.2", "MAS-1.4", "MAS-1.4.1"]),
        (3, "3.1 Turn", [
            "SEN-3.1", "SEN-3.21", "MAS-2.1", "MAS-3.2", "MAS-3.2.1", "MAS-3.2.10", "ROM-3.49", "ROM-D01", "SEN-D05",
        ]),
    ]  # fmt: skip
    assert book.sections()[0].text == "Words before any section."
    assert "Check: 3 boards." in book.sections()[1].text
    assert book.paragraph("SEN-3.1").section == "3.1 Turn"


def test_an_unknown_id_names_the_nearest(book: Rulebook) -> None:
    assert "SEN-3.1" in book
    assert "SEN-3.2" not in book
    with pytest.raises(TabernaError, match=r"no rule 'SEN-3\.2'\. Did you mean \"SEN-3\.21\""):
        book.text("SEN-3.2")


def test_a_folder_without_rules(tmp_path: Path) -> None:
    with pytest.raises(TabernaError, match="cannot read"):
        Rulebook.load(tmp_path)


def test_the_rules_of_senators() -> None:
    book = Rulebook.load(taberna.game("senators").package)
    assert book.text("SEN-3.35").startswith(
        "After the last bidder the active player settles the offered cards"
    )
    assert [section.title for section in book.sections() if section.level == 2] == [
        "1. Components",
        "2. Setup",
        "3. Turn flow and decisions",
        "4. Hidden and public information",
        "5. End of the game",
        "6. Edition conflicts (options)",
        "7. Rulings for edge cases",
        "10. What is reconstructed",
    ]
    expected = {
        *(f"SEN-1.{n}" for n in range(1, 17)),
        *(f"SEN-2.{n}" for n in range(1, 13)),
        *(
            f"SEN-3.{n}"
            for n in [*range(1, 7), *range(10, 28), *range(31, 39), *range(41, 49), *range(51, 60)]
        ),
        *(f"SEN-3.{n}" for n in [*range(61, 66), *range(71, 81)]),
        *(f"SEN-D{n:02}" for n in range(1, 14)),
        *(f"SEN-4.{n}" for n in range(1, 17)),
        *(f"SEN-5.{n}" for n in range(1, 9)),
        *(f"SEN-6.{n}" for n in range(1, 19)),
        *(f"SEN-7.{n}" for n in range(1, 51)),
        *(f"SEN-10.{n}" for n in range(1, 7)),
    }
    assert set(book.ids()) == expected
    assert all(book.text(rule) for rule in book.ids())


def test_every_rule_the_code_of_senators_names_is_in_its_rulebook() -> None:
    """Steps, refusals, log lines and options cite rules that can be looked up."""
    folder = Path(taberna.game("senators").package)
    book = Rulebook.load(folder)
    cited = {
        rule
        for path in [*folder.rglob("*.py"), folder / "cards.toml"]
        for rule in re.findall(r"SEN-(?:D\d+|\d+\.\d+)", path.read_text(encoding="utf-8"))
    }
    assert sorted(rule for rule in cited if rule not in book) == []
