"""Every lesson of every title: each step is legal, each sentence is there in all languages, it has an end."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast

import taberna
from taberna.lessons import BadLesson, Lesson, lesson, lessons, read
from taberna.lessons.checking import check, paths
from taberna.lessons.reading import folder
from taberna.lessons.speaking import keys, said
from taberna.locale import LANGUAGES
from tests.locale.conftest import messages, names_in

TAUGHT = [game for game in taberna.GAMES if lessons(game)]
LESSONS = [one for game in TAUGHT for one in lessons(game)]
#: As much as the coach's panel holds in the smallest window.
LONGEST = 230
NAMES = ("Livia", "Marcus", "Claudia", "Titus", "Aelia", "Gaius")

each = pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.where)


def test_every_title_has_three_lessons_or_more_and_the_last_is_a_whole_game() -> None:
    for game in TAUGHT:
        found = lessons(game)
        assert 4 <= len(found) <= 6
        assert [one.whole_game for one in found] == [False] * (len(found) - 1) + [True]


@each
def test_every_step_is_legal_and_the_lesson_ends(one: Lesson) -> None:
    check(one)
    assert not one.moments[-1].ways
    assert 1 <= one.minutes <= 15


@each
def test_the_place_in_a_lesson_follows_from_the_moves(one: Lesson) -> None:
    for path in paths(one):
        made = list(one.first)
        assert one.place(made[:0]).next == (one.first[0] if one.first else None)
        for way in path:
            for move in way.moves:
                place = one.place(made)
                assert place.next is None
                assert move in place.fitting
                made.append((one.seat, move))
            for then in way.then:
                assert one.place(made).next == then
                made.append(then)
        end = one.place(made)
        assert (end.at, end.next, end.fitting) == (len(one.moments), None, ())


@each
def test_a_lesson_begins_alike_each_time(one: Lesson) -> None:
    assert one.record().replay().dump() == one.record().replay().dump()


@each
def test_nothing_of_the_deal_is_told(one: Lesson) -> None:
    view = one.record().replay().view(one.seat)
    assert view["seed"] is None


# -- words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@each
def test_every_sentence_is_there_and_short(one: Lesson, lang: str) -> None:
    file = folder(one.game) / f"{lang}.ftl"
    own = messages(file)
    for key in keys(one):
        assert f"{one.name}-{key}" in own, f"{file.name}: {one.name}-{key}"
        text = said(one, key, lang, NAMES)
        assert "{" not in text
        assert len(text) <= LONGEST, f"{one.name}-{key} has {len(text)} letters"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_no_sentence_is_left_over_and_all_speak_of_the_same_people(game: str, lang: str) -> None:
    place = folder(taberna.game(game))
    own, english = messages(place / f"{lang}.ftl"), messages(place / "en.ftl")
    wanted = {f"{one.name}-{key}" for one in lessons(game) for key in keys(one)}
    assert set(own) == wanted
    for key, message in own.items():
        assert isinstance(message, ast.Message)
        people = {name for name in names_in(message)[0] if name.startswith("p")}
        assert people == {name for name in names_in(english[key])[0] if name.startswith("p")}, key


# -- what is broken is refused in words, with its place ----------------------------------------------------

GOOD = """
minutes = 2
[position]
seats = 3
players = [{ cash = 6 }, { cash = 5, table = ["iron_6"] }]
[[moment]]
say = "choose"
do = "extortion"
answers = { auction = "later" }
[[moment]]
say = "end"
"""


def broken(*change: str) -> str:
    text = GOOD
    for old, new in zip(change[::2], change[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(BadLesson) as caught:
        check(read(taberna.game("senators"), "mine", text))
    return str(caught.value)


def test_a_good_lesson_is_read() -> None:
    check(read(taberna.game("senators"), "mine", GOOD))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('do = "extortion"', 'do = "sell"'), "senators/mine, moment 1 (choose): 'sell' of seat 0: "),
        (('do = "extortion"', 'do = "extort"'), "senators/mine, moment 1 (choose): 'extort' of seat 0: "),
        (
            ("answers =", 'then = ["1 auction"]\nanswers ='),
            "senators/mine, moment 1 (choose): 'auction' of seat 1: ",
        ),
        (
            ('auction = "later"', '"extortion" = "later"'),
            "senators/mine, moment 1 (choose): the answer 'later' is never given: 'extortion' is no other",
        ),
        (
            ('[[moment]]\nsay = "end"\n', ""),
            "senators/mine, moment 1 (choose): the last moment asks for a move",
        ),
        (('say = "end"', 'sya = "end"'), "senators/mine: moment[1].say: is missing"),
        (('say = "end"', 'say = "end"\nlight = []'), "senators/mine: moment[1].light"),
        (("minutes = 2", ""), "senators/mine: minutes: is missing"),
        (("iron_6", "iron_66"), "senators/mine: players[1].table"),
        (("answers =", 'then = ["auction"]\nanswers ='), "senators/mine: moment[0].then: 'auction' does not"),
        (
            ('say = "end"', 'say = "end"\n[[note]]\nsay = "n"\nstep = "Settel"'),
            "senators/mine: note[0].step: there is no step 'Settel'",
        ),
        (("[position]", "[position"), "senators/mine: "),
    ],
)
def test_a_broken_lesson_says_what_is_wrong_and_where(change: tuple[str, ...], words: str) -> None:
    assert broken(*change).startswith(words)


def test_a_lesson_that_does_not_exist_is_named_with_the_nearest() -> None:
    with pytest.raises(BadLesson, match=r"no lesson 'auktion'; there are .*auction"):
        lesson("senators", "auktion")


def test_a_move_that_is_not_the_lessons_is_refused_with_its_place() -> None:
    found = read(taberna.game("senators"), "mine", GOOD)
    with pytest.raises(BadLesson, match=r"moment 1 .choose.: 'auction' of seat 0 does not belong here"):
        found.place([(0, "auction")])
    assert found.moments[0].answer("auction") == "later"
    assert found.moments[0].answer("cash_in") == ""


def test_the_example_of_the_manual_is_a_lesson() -> None:
    text = (Path(__file__).parents[2] / "docs/lessons.md").read_text(encoding="utf-8")
    example = text.partition("```toml\n")[2].partition("```")[0]
    found = read(taberna.game("senators"), "lesson", example)
    check(found)
    assert [moment.say for moment in found.moments] == ["welcome", "choose", "offer", "end"]
    assert keys(found)[2:] == ["welcome", "choose", "later", "offer", "modest", "no-skip", "too-dear", "end"]
