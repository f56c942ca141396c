"""What a laboratory varies: ranges, single values of the card data, and what comes of it on the same deals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.cli import main
from taberna.kernel import editions
from taberna.kernel.errors import TabernaError
from taberna.lab.experiment import Experiment, perform, variants
from taberna.lab.figures import differences, items, paired, worth_changes
from taberna.lab.names import Names
from taberna.lab.pool import local
from taberna.lab.varying import alternatives, varied, with_value

provincia = taberna.game("provincia")


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("provincia", "buildings.circus.cost.2=7..10", ("buildings.circus.cost.2", [7, 8, 9, 10])),
        ("provincia", "buildings.circus.cost.stone=7..10", ("buildings.circus.cost.2", [7, 8, 9, 10])),
        ("provincia", "buildings.forum.morale=0..2", ("buildings.forum.morale", [0, 1, 2])),
        ("provincia", "buildings.forum.income.gold=0,2", ("buildings.forum.income.3", [0, 2])),
        ("provincia", "buildings.circus.prestige=10..14..2", ("buildings.circus.prestige", [10, 12, 14])),
        ("provincia", "buildings.circus.unique=true,false", ("buildings.circus.unique", [True, False])),
        ("provincia", "Buildings.CIRCUS.Cost.Stone=7,8", ("buildings.circus.cost.2", [7, 8])),
        ("massilia", "God cards.Jupiter.copies=4", ("god_cards.jupiter.copies", [4])),
        ("rome", "provinces.Sicilia.Strength=2,3", ("provinces.sicilia.strength", [2, 3])),
        ("rome", "arena.Lion.cost=1,2", ("arena.lion.cost", [1, 2])),
        ("senators", "deficit_amounts=15..25..5", ("deficit_amounts", [[15] * 3, [20] * 3, [25] * 3])),
        ("senators", "variant_influence=false,true", ("variant_influence", [False, True])),
    ],
)
def test_values_and_ranges(game: str, text: str, expected: tuple[str, list[Any]]) -> None:
    assert alternatives(taberna.game(game), text) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("buildings.circsu.prestige=1,2", r"no 'circsu' in buildings.*circus"),
        ("buildings.circus.cost=1", "name one value; there are clay, wood, stone, gold"),
        ("buildings.circus.prestige=many", "is no number"),
        ("buildings.circus.prestige=98..101", "99"),
        ("buildings.circus.unique=perhaps", "neither true nor false"),
        ("buildings.circus.prestige=9..3", "no range"),
        ("buildings.circus.prestige=1..99999", "no range"),
        (
            "nonsense.circus.prestige=1",
            r"no 'nonsense' in the card data; there are goods, towns, .*taberna cards provincia",
        ),
        ("buildings.circus.prestige", "write NAME=A,B"),
    ],
)
def test_nonsense_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(TabernaError, match=message):
        alternatives(provincia, text)


def test_a_thing_that_is_named_twice_has_the_values_of_both_once() -> None:
    texts = ["provinces.Sicilia.strength=2,3,2", "arch_limit=none", "provinces.sicilia.strength=3..4"]
    assert varied(taberna.game("rome"), texts) == {
        "provinces.sicilia.strength": [2, 3, 4],
        "arch_limit": ["none"],
    }


def test_what_the_rules_rest_on_is_refused_in_words() -> None:
    for game, text in (("massilia", "god_cards.jupiter.copies=3"), ("senators", "events.war.count=4")):
        with pytest.raises(TabernaError, match="cannot be played, the rules rest on"):
            alternatives(taberna.game(game), text)


def test_values_of_one_entry_are_changed_together() -> None:
    edition: dict[str, Any] = {"buildings": {"circus": {"prestige": 11}}}
    edition = with_value(provincia, edition, "buildings.circus.cost.2", 7)
    edition = with_value(provincia, edition, "buildings.circus.cost.0", 1)
    assert edition == {"buildings": {"circus": {"prestige": 11, "cost": [1, 2, 7, 1]}}}
    assert provincia.data.value("buildings", "circus", "cost") == [2, 2, 9, 1]
    assert [(one.place, one.base, one.value) for one in editions.differences(provincia.data, edition)] == [
        ("buildings.circus.prestige", 12, 11),
        ("buildings.circus.cost", [2, 2, 9, 1], [1, 2, 7, 1]),
    ]


def test_varied_card_data_are_played(tmp_path: Path) -> None:
    vary = dict([alternatives(provincia, "buildings.domus.prestige=3,20")])
    plan = Experiment("provincia", 40, 2, ("random",), variants(vary, {}), "vary")
    assert plan.spec(1).rules().data.value("buildings", "domus", "prestige") == 20
    rows = perform(plan, tmp_path, local(1))
    base, other = rows[:40], rows[40:]
    found = {one.name: one for one in differences(base, other)}
    assert found["mean score"].value > 0
    assert found["mean score"].clear


def test_pairs_cancel_luck() -> None:
    one = paired("x", [1.0, 5.0, 9.0, 2.0], [2.0, 6.1, 9.9, 3.0])
    assert one.value == pytest.approx(1.0)
    assert one.clear
    assert not paired("x", [1.0, 5.0], [5.0, 1.0]).clear


def test_what_strong_players_do_is_compared_with_what_they_win_anyway() -> None:
    """The strong bot buys, the weak one sells, and neither changes anything."""
    rows = [
        {
            "game": number,
            "bots": ["strong", "weak"],
            "winners": [0] if number % 4 else [1],
            "scores": [1, 0],
            "decisions": 1,
            "taken": [{"buys": 1}, {"sells": 1}],
        }
        for number in range(100)
    ]
    found = {item.name: item for item in items(rows)}
    assert found["buys"].win.value == pytest.approx(0.75)
    assert found["buys"].lift == pytest.approx(0.0)
    assert found["sells"].lift == pytest.approx(0.0)


def test_what_a_card_is_worth_is_compared_between_variants() -> None:
    """In the first variant whoever builds wins, in the other it is as good as anything."""

    def rows(winner: Any) -> list[dict[str, Any]]:
        return [
            {
                "bots": ["greedy", "greedy"],
                "winners": [winner(game)],
                "taken": [{"builds baths": 1}, {}] if game % 2 else [{}, {"builds baths": 1}],
            }
            for game in range(400)
        ]

    builds = lambda game: 0 if game % 2 else 1  # noqa: E731
    found = worth_changes(rows(builds), rows(lambda game: 0 if game % 4 < 2 else 1))["builds baths"]
    assert found.base == pytest.approx(0.5)
    assert found.value == pytest.approx(-0.5)
    assert found.clear
    assert not worth_changes(rows(builds), rows(builds))["builds baths"].clear
    assert worth_changes(rows(builds), rows(builds), least=500) == {}


def test_names_instead_of_keys() -> None:
    names = Names(taberna.game("senators"))
    assert names.told("buys-lot wheat_9") == "buys lot: Wheat 9"
    assert names.told("joins") == "joins"
    assert names.told("action cash_in") == "action: cash in"  # no card


def test_the_report_tells_the_data_the_pairs_and_sorts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = ["lab", "provincia", "--games", "40", "--seats", "2", "--vary", "buildings.circus.cost.2=8..9"]
    assert main([*told, "--jobs", "1", "--out", str(tmp_path)]) == 0
    [file] = tmp_path.glob("*.html")
    page = file.read_text(encoding="utf-8")
    assert "<h2>Card data</h2>" in page
    assert "B less A, on the same deals" in page
    assert "<td>CIRCUS: cost (stone)</td><td>9</td><td>8</td>" in page  # not all four goods
    assert "won more in A" in page
    assert "addEventListener" in page
    assert "http" not in page.replace("http://www.w3.org", "")


def test_a_report_calls_new_cards_by_their_names(tmp_path: Path) -> None:
    file = tmp_path / "baths.toml"
    file.write_text('[buildings.blank_1]\nname = "Thermae"\ncount = 80\ncost = [1, 0, 0, 0]\nmorale = 1\n')
    wanted = [
        "--games",
        "30",
        "--seats",
        "2",
        "--vary",
        f"edition=base,{file}",
        "--out",
        str(tmp_path / "lab"),
    ]
    assert main(["lab", "provincia", *wanted]) == 0
    report = next((tmp_path / "lab").glob("*.html")).read_text(encoding="utf-8")
    assert "Thermae: morale" in report
    assert "takes: Thermae" in report  # what is done thirty times is listed
    assert "Blank building 1" not in report
