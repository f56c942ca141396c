"""What players read: the rule that is played, which stall a question is about, numbers and articles."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import taberna
from taberna.games.massilia.gods import GOD_NAMES
from taberna.locale import LANGUAGES, speaker

from .helpers import MASSILIA, asked, play, position, refused

TWO_STALLS = {"S5": {}, "S12": {}}


def test_MAS_D06_the_question_names_the_stall() -> None:
    state = position(temple=["beige_3"], A={"money": 9, "stalls": TWO_STALLS})
    play(state, "A: use beige; die beige_3; value 3; buy pink 2")
    assert asked(state) == "A Distribute"
    assert state.view(0)["step"]["space"] == "S5"
    for lang in LANGUAGES:
        assert "S5" in speaker("massilia", lang).prompt(state.view(0))
    state = position(3, A={"stalls": {"S5": {"pink": 6}, "S7": {}, "S9": {}}}, step=DISTRIBUTE)
    assert state.view(0)["step"]["space"] == "S7"  # a full stall is passed over


DISTRIBUTE = {"step": "Distribute", "goods": "pink", "coloured": 3, "beige": 2}

#: What no sentence contains: raw keys and values, a wrong article, one of many, nothing counted.
WRONG = re.compile(
    r"[{}$]|\b(?:step|log|move|term|card)-\w|\bnone\b|\bNone\b|\btrue\b|\bfalse\b|\ba orange\b"
    r"|\b1 (?:sesterces|cubes|steps|spaces|penalty stones|reputation points)\b|\b0 (?:beige|pink|orange|purple)"
    r"|\b1 (?:Sesterze|Warensteine|Schritte|Felder|Strafsteine|Ansehenspunkte)\b"
    r"|\b1 (?:cubes|cases|pierres|points|sestercios|cubos|casillas|piedras|puntos|pasos)\b"
    r"|\b1 (?:sesterzi|cubetti|caselle|pietre|punti|passi)\b"
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_moves_and_log_are_whole_sentences(lang: str) -> None:
    says = speaker("massilia", lang, ["Ada", "Bo", "Cy"])
    texts = set()
    for seed in range(3):
        rng = Random(seed)
        state = MASSILIA.new(2 + seed % 2, {"beige_sale_optional": True}, f"texts {seed}")
        log = state.listen()
        while state.to_move:
            seat = state.to_move[0]
            moves = state.moves(seat)
            texts.add(says.prompt(state.view(seat)))
            texts.update(says.move(move) for move in moves)
            state.play(seat, rng.choice(moves))
            texts.update(says.log(event.seen_by(seat)) for event in log)
            log.clear()
    assert not [text for text in sorted(texts) if WRONG.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_MAS_1_2_every_god_says_what_it_does(lang: str) -> None:
    says = speaker("massilia", lang)
    texts = says.effects()
    assert list(texts) == list(GOD_NAMES)
    assert not [text for text in texts.values() if WRONG.search(text)]


def test_card_texts_follow_the_options() -> None:
    """MAS-6.1, MAS-6.5, MAS-6.9: a card never tells another rule than is played."""
    says = speaker("massilia", "en")
    assert says.effect("minerva") == "One step of +1 or −1 on a die costs no penalty stone."
    assert says.effect("minerva", {"minerva_steps": 2}) == "2 steps of +1 or −1 cost no penalty stones."
    assert "share a colour" in says.effect("phoebus", {"group_recolour": True})
    assert "share a colour" not in says.effect("phoebus")
    assert "at once" in says.effect("pluto", {"fresh_pluto_blocked": False})
    assert "at once" not in says.effect("pluto")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_follow_the_edition(lang: str) -> None:
    """MAS-3.4.2, MAS-3.12.1: an edition may set the fee of a die and the price of a stall."""
    game = taberna.game("massilia", edition={"prices": {"reserving": {"value": 4}, "building": {"value": 9}}})
    rolled = {"seats": 2, "step": {"step": "ReserveDice", "rolled": ["brown_6"]}, "players": [{"screen": []}]}
    for which, fee, price in ((game, "4", "9"), (MASSILIA, "2", "5")):
        says = speaker(which, lang)
        assert fee in says.prompt(which.position(rolled).view(0))
        built = which.position({"seats": 2, "step": {"step": "BuildStall", "space": "S7"}})
        assert price in says.prompt(built.view(0))


def test_MAS_1_5_the_german_dice_are_no_goods() -> None:
    """Würfel are dice; goods cubes are Warensteine (MAS-1.5)."""
    says = speaker("massilia", "de")
    assert "Warensteine" in says.effect("neptunus")
    assert "Würfel" not in says.effect("neptunus")


@pytest.mark.parametrize(("lang", "god"), [("it", "Giunone"), ("fr", "Junon"), ("en", "Juno")])
def test_refusals_call_the_gods_by_their_names(lang: str, god: str) -> None:
    state = position(temple=["brown_1", "brown_2"], A={"hand": ["phoebus"]})
    play(state, "A: use brown; die brown_1; die brown_2; value 3; steps 0")
    assert god in speaker("massilia", lang).reason(refused(state, "with juno"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_refusal_speaks_in_english_moves(lang: str) -> None:
    text = (Path(MASSILIA.package) / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" = ") for line in text.splitlines()]
    said = [words for key, _, words in lines if key.startswith(("reason-", "step-"))]
    assert len(said) > 100
    assert not [words for words in said if re.search(r"(?<!-)\b(?:done|no_build|with nothing)\b", words)]
