"""What players read: which stall a question is about, numbers and articles. Found by an examination."""

from __future__ import annotations

import re
from random import Random

import pytest

from taberna.locale import LANGUAGES, speaker

from .helpers import MASSILIA, asked, play, position

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
