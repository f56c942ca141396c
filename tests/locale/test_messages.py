"""Every language says everything, with the same variables, and nothing is said that nobody asks for."""

from __future__ import annotations

import re
import string

import pytest
from fluent.syntax import ast

import taberna
from taberna.bots.evaluation import evaluation
from taberna.kernel.errors import key_of
from taberna.kernel.options import described
from taberna.kernel.record import DISAGREEMENTS
from taberna.locale import interface, speaker
from taberna.locale.book import LANGUAGES
from taberna.locale.speaker import key_part
from taberna.locale.typesetting import typeset
from taberna.terminal.commands import COMMANDS

from .conftest import PLACES, SPOKEN, names_in, words
from .scan import SOURCE, log_keys, refusals, unreadable

#: What the lobby tells of a game.
LOBBY = ("intro", "time", "weight")
#: Refusals and hints are said in English by the code itself.
OWN_ENGLISH = ("reason-", "hint-")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_keys_and_variables(place: str, lang: str) -> None:
    english = words(place, "en")
    other = {key: said for key, said in words(place, lang).items() if not key.startswith(OWN_ENGLISH)}
    assert list(other) == list(english)
    for key, message in other.items():
        assert names_in(message) == names_in(english[key]), key


@pytest.mark.parametrize("place", ["house", *SPOKEN])
@pytest.mark.parametrize("lang", OTHERS)
def test_every_refusal_is_said_in_every_language(place: str, lang: str) -> None:
    code = SOURCE / "kernel" if place == "house" else SOURCE / "games" / place
    said = {key: text for key, text in words(place, lang).items() if key.startswith("reason-")}
    sentences = refusals(code) | ({fault.template for fault in DISAGREEMENTS} if place == "house" else set())
    assert [text for text in sorted(sentences) if not key_of(text)] == []
    wanted = {f"reason-{key_of(text)}": text for text in sentences}
    assert len(wanted) == len(sentences), "two sentences share a key"
    assert set(said) == set(wanted)
    for key, template in wanted.items():
        gaps = {name for _, name, _, _ in string.Formatter().parse(template) if name}
        assert names_in(said[key])[0] == gaps, template


@pytest.mark.parametrize("place", ["house", *SPOKEN])
def test_no_fault_is_made_of_a_text_that_nobody_can_translate(place: str) -> None:
    assert unreadable(SOURCE / "kernel" if place == "house" else SOURCE / "games" / place) == []


@pytest.mark.parametrize("name", SPOKEN)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_term_of_an_evaluation_is_said_in_every_language(name: str, lang: str) -> None:
    said = {key: text for key, text in words(name, lang).items() if key.startswith("hint-")}
    assert set(said) == {f"hint-{term.name}" for term in evaluation(name).terms}
    for key, message in said.items():
        assert names_in(message)[0] in ({"n"}, {"way"}), key


def _wanted(name: str) -> set[str]:
    """The keys that a game's rules need."""
    game = taberna.game(name)
    keys = {f"step-{step}" for step in game.steps}
    keys |= {f"log-{key}" for key in log_keys(SOURCE / "games" / name)}
    keys |= {f"move-{move.verb}" for move in game.alphabet}
    for field, meta in described(game.Options):
        keys |= {f"option-{field.name}", f"option-{field.name}-doc"}
        keys |= {f"choice-{field.name}-{key_part(value)}" for value in meta["choices"]}
    return keys


def _things(name: str) -> set[str]:
    """For each thing of the game, entry of its data and word of its moves, the keys that may say it."""
    keys = set()
    game = taberna.game(name)
    words = [[str(arg) for arg in move.args] for move in game.alphabet]
    for kind in (*game.names.values(), *(game.data[table] for table in game.data.tables), *words):
        for thing in kind:
            word = thing.split(" ")[0]
            for spelling in (word, re.sub(r"_\d+$", "", word), game.kind_of(word)):
                keys |= {f"{start}-{spelling}" for start in ("card", "term", "effect", "gloss")}
    return keys


@pytest.mark.parametrize("name", SPOKEN)
def test_everything_the_rules_need_is_said(name: str) -> None:
    said = words(name, "en")
    assert sorted(_wanted(name) - set(said)) == []
    say = speaker(name)
    for kind in taberna.game(name).names.values():
        for thing in kind:
            # in English a thing may be called by its very name: pink
            assert say._thing(thing) is not None, thing


@pytest.mark.parametrize("name", SPOKEN)
def test_no_message_is_left_over(name: str) -> None:
    said = words(name, "en")
    referred = set().union(*(names_in(message)[2] for message in said.values()))
    left = set(said) - _wanted(name) - _things(name) - referred
    left = {key for key in left if not key.startswith("tie-")}  # see test_every_way_to_end
    left = {
        key for key in left if key != "intro" and not key.startswith(("web-", "asks-"))
    }  # see tests/web/test_texts.py
    named = set(re.findall(r"""["']([a-z_0-9]+)["']""", _code()))
    assert [key for key in sorted(left) if key.removeprefix("term-") not in named] == []


def test_no_message_of_the_table_is_left_over() -> None:
    said = [key for key in words("house", "en") if key.startswith("ui-")]
    code = _code()
    asked = {f"ui-help-{command}" for command in COMMANDS} | set(re.findall(r'"(ui-[a-z-]+)"', code))
    asked |= {f"ui-{answer}" for answer in re.findall(r'Word\("([a-z-]+)"', code)}
    asked |= set(re.findall(r"'(ui-[a-z-]+)'", code))
    assert [key for key in said if key not in asked] == []
    assert sorted(key for key in re.findall(r'"(ui-[a-z-]+[a-z])"', code) if key not in said) == []


def _code() -> str:
    files = [f for pattern in ("*.py", "*.js", "*.mjs", "*.html") for f in SOURCE.rglob(pattern)]
    return "\n".join(f.read_text(encoding="utf-8") for f in files)


@pytest.mark.parametrize("name", SPOKEN)
def test_every_way_to_end_is_said(name: str) -> None:
    """Tie-breaks are plain words in the scoring code; that all of them are said, whole games show."""
    ties = {key for key in words(name, "en") if key.startswith("tie-")}
    assert ties
    code = "\n".join(f.read_text(encoding="utf-8") for f in (SOURCE / "games" / name).rglob("*.py"))
    assert [tie for tie in sorted(ties) if f'"{tie.removeprefix("tie-")}"' not in code] == []


#: Verbs of moves that are no words of the other languages.
ENGLISH = {"auction", "extortion", "done", "stop", "with", "build", "keep", "skip", "sell", "discard"}


@pytest.mark.parametrize("name", SPOKEN)
@pytest.mark.parametrize("lang", OTHERS)
def test_no_refusal_names_a_move_by_its_english_word(name: str, lang: str) -> None:
    """Places and steps of a record stay what they are in it ("auction: ..."); moves have labels."""
    verbs = {move.verb for move in taberna.game(name).alphabet}
    verbs = {verb for verb in verbs if "_" in verb or verb in ENGLISH}
    for key, message in words(name, lang).items():
        if key.startswith("reason-"):
            elements = message.value.elements if message.value else []
            text = " ".join(part.value for part in elements if isinstance(part, ast.TextElement))
            said = set(re.findall(r"[a-z_]+", re.sub(r"^[a-z_]+ ?:", "", text)))
            assert not verbs & said, f"{key}: {text}"


def test_in_french_no_sign_begins_a_line() -> None:
    said = interface("fr").say("web-coach-asks", points=30, best="passer")
    assert said == "Ce coup peut coûter 30\u00a0% de vos chances. Mieux\u00a0: passer."
    assert typeset("« Oui » : non ; quoi ? {a} | :--- |", "fr") == (
        "«\u00a0Oui\u00a0»\u00a0: non\u00a0; quoi\u00a0? {a} | :--- |"
    )
    assert typeset("a : b 5 %", "de") == "a : b 5\u00a0%"
