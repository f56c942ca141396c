"""What a speaker says, and that it never fails."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

import taberna
from taberna.kernel.errors import Reason
from taberna.kernel.faults import Faults, missing, negative
from taberna.locale import LANGUAGES, book, speaker
from taberna.locale.speaker import span

from .conftest import SPOKEN

NAMES = ["Livia", "Marcus", "Claudia", "Titus", "Aelia", "Gaius"]


def test_a_numbered_card_is_said_by_its_kind() -> None:
    assert speaker("senators", "en").card("wheat_9") == "Wheat 9"
    assert speaker("senators", "de").card("wheat_9") == "Getreide 9"
    assert speaker("senators", "fr").card("governor_wheat 4") == "Gouverneur de Sicile (Blé) comme 4"


def test_what_nobody_translated_is_said_raw() -> None:
    say = speaker("senators", "it")
    assert say.card("elephant_3") == "elephant_3"
    assert say.term("elephant") == "elephant"
    assert say.log({"key": "elephant", "rule": "", "args": {"seat": 9}}) == "Posto 9: elephant"
    assert say.option("elephant") == ("elephant", "")
    assert say.choice("elephant", 3) == "3"


def test_a_secret_is_said_to_its_owner_only() -> None:
    state = taberna.game("senators").position({"seats": 3, "step": "WarBid"})
    events = state.listen()
    state.play(1, "lock 7")
    say = speaker("senators", "en", NAMES)
    assert say.log(events[0].seen_by(1)) == "Marcus locks a secret bid of 7."
    assert say.log(events[0].seen_by(0)) == "Marcus locks a secret bid."
    assert say.log(events[0].seen_by(None)) == "Marcus locks a secret bid."


def test_moves_are_labelled_with_players_and_ranges() -> None:
    game = taberna.game("senators")
    say = speaker("senators", "en", NAMES)
    assert say.move(game.move("censor 2")) == "play a Censor: take a senator from Claudia"
    assert say.move(game.move("lock 0"), range(18)) == "bid 0–17 in secret"
    assert say.move(game.move("sell")) != say.move(game.move("sell wheat_9"))


def test_refusals_are_translated_with_their_gaps_filled() -> None:
    state = taberna.game("senators").position(
        {"seats": 3, "step": "WarBid", "players": [{"cash": 4}, {}, {}]}
    )
    reason = state.why_not(0, "lock 5")
    assert reason is not None
    assert speaker("senators", "en").reason(reason) == "only money in hand can be bid: at most 4"
    assert speaker("senators", "de").reason(reason) == "geboten wird nur Geld in der Hand: höchstens 4"
    hint = state.why_not(0, "lokc 5")
    assert hint is not None
    assert "Vouliez-vous dire « lock »" in speaker("senators", "fr").reason(hint).replace("\u00a0", " ")
    unknown = Reason("a sentence of {x} that nobody translated", "SEN-1.1", x=3)
    assert speaker("senators", "es").reason(unknown) == "a sentence of 3 that nobody translated"


def test_an_unknown_language_is_refused_with_a_suggestion() -> None:
    with pytest.raises(taberna.BadSetup, match="there are en, de, es, fr, it"):
        speaker("senators", "la")


def test_span() -> None:
    assert span(range(18)) == "0–17"
    assert span([1, 3, 5]) == "1, 3, 5"
    assert span([4, 5]) == "4, 5"


@pytest.mark.parametrize("name", SPOKEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_without_a_gap(name: str, lang: str) -> None:
    """Random games: every prompt, move, log line and result is said, for every viewer, in every language."""
    game = taberna.game(name)
    say = speaker(game, lang, NAMES)
    rng = random.Random(f"{name} {lang}")
    unsaid: set[str] = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        chosen = {
            key: True for key in ("variant_influence", "variant_antiluck") if hasattr(game.Options(), key)
        }
        state = game.new(seats, chosen if seats % 2 else {}, seed=f"told {seats}")
        events = state.listen()
        seen: set[str] = set()
        while state.to_move:
            seat = rng.choice(state.to_move)
            move = rng.choice([m for m in state.moves(seat) if not m.interrupt])
            if state.stack[-1].name not in seen or rng.random() < 0.02:
                seen.add(state.stack[-1].name)
                for viewer in (seat, None):
                    _check(unsaid, say.prompt(state.view(viewer)))
                for offered in state.moves(seat)[:40]:
                    _check(unsaid, say.move(offered))
            state.play(seat, move)
            for event in events:
                for viewer in (0, None):
                    _check(unsaid, say.log(event.seen_by(viewer)))
            events.clear()
        text = say.result(state.view(None))
        _check(unsaid, text)
        assert say.book.say(f"tie-{state.result.tie_break}", {}) is not None  # type: ignore[union-attr]
    assert unsaid == set()


def _check(unsaid: set[str], text: str) -> None:
    """A variable that was not given shows as its bare name; a message that is missing as its key."""
    if text.startswith(("step-", "log-", "move-", "ui-", "tie-")) or "{" in text or "_" in text:
        unsaid.add(text)


def test_a_hint_is_said_in_the_language_with_its_sign_and_comma() -> None:
    assert speaker("senators", "en").hint("cash", 1.5, "1.5 talents more") == "1.5 talents more"
    assert speaker("senators", "fr").hint("cash", 1.5, "") == "pièces +1,5"
    assert speaker("senators", "de").hint("senators", -2.0, "") == "Senatoren −2"
    assert speaker("senators", "it").hint("alive", -1.0, "") == "sei eliminato"
    assert speaker("rome", "es").hint("a term of tomorrow", 1.0, "in English") == "in English"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_set_up_or_a_record_is_said(lang: str) -> None:
    game = taberna.game("rome")
    say = speaker(game, lang)
    wrong = [
        {"preset": "nothing"},
        {"region_full": "twice"},
        {"elephants": 3},
        {"forum_max": [7]},
        {"forum_max": "seven"},
        {"senate_deck": ["legatus"]},
    ]
    told = set()
    for options in wrong:
        with pytest.raises(taberna.BadSetup) as error:
            game.new(3, options)
        told.add(say.fault(error.value))
    with pytest.raises(taberna.BadSetup) as error:
        game.new(9)
    told.add(say.fault(error.value))
    with pytest.raises(taberna.BadRecord) as broken:
        taberna.Record.load("taberna")
    told.add(say.fault(broken.value))
    assert len(told) == len(wrong) + 2
    assert not any(gap in text for text in told for gap in "{}$")
    if lang != "en":
        english = speaker(game, "en")
        assert english.fault(error.value) not in told
        assert english.fault(broken.value) not in told


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("revealed", "x", "revealed: „x“ ist keine ganze Zahl"),
        ("players", [], "players: 0 Personen, aber 3 Plätze"),
        ("stack", [{"step": "AuctionBit"}], "Schritt „AuctionBit“"),
        ("active", 7, "active: 7 liegt nicht zwischen 0 und 2"),
        ("nonsense", 1, "nonsense: ist hier unbekannt."),
    ],
)
def test_what_is_wrong_inside_a_position_is_said_in_the_readers_language(
    key: str, value: object, said: str
) -> None:
    game = taberna.game("senators")
    dump = {**game.new(3, seed="broken").dump(), key: value}
    with pytest.raises(taberna.BadDump) as broken:
        game.load(dump)
    assert said in speaker("senators", "de").fault(broken.value)
    assert str(broken.value) == speaker("senators", "en").fault(broken.value)


def test_a_fault_is_its_english_sentence_and_calls_things_by_their_names() -> None:
    fault = missing("cards", ["wheat_9", "war_1"])
    assert fault == "cards: missing: wheat_9, war_1"
    assert speaker("senators").fault(fault) == "cards: missing: Wheat 9, War"
    assert speaker("senators", "de").fault(fault) == "cards: es fehlt: Getreide 9, Krieg"
    error = taberna.BadDump(
        "[not-add-up] this does not add up: {faults}", faults=Faults((fault, negative("supply", -1)))
    )
    assert str(error) == "this does not add up: cards: missing: wheat_9, war_1; supply: -1 is negative"
    told = speaker("senators", "es").fault(error)
    assert told == "las cuentas no salen: cards: falta: Grano 9, Guerra; supply: -1 es negativo"


def test_a_sixth_language_is_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It brings the words of the house, and of the games if it likes; what it lacks is said in English."""
    (tmp_path / "la").mkdir()
    (tmp_path / "la/house.ftl").write_text("language-name = Latina\nui-nobody = nemo\n")
    (tmp_path / "la/senators.ftl").write_text("term-wheat = Triticum\n")
    shutil.copytree(book.FOLDER / "en", tmp_path / "en")
    monkeypatch.setattr(book, "FOLDER", tmp_path)
    monkeypatch.setattr(book, "LANGUAGES", book.languages())
    assert book.LANGUAGES == ("en", "la")
    say = speaker("senators", "la")
    assert (say.seat(None), say.term("wheat"), say.term("iron")) == ("nemo", "Triticum", "Iron")
    assert book.interface("la").say("language-name") == "Latina"


def test_a_refused_move_is_called_as_its_button_is() -> None:
    state = taberna.game("senators").new(3, seed="refused")
    reason = state.why_not(state.to_move[0], "no_protection")
    assert reason is not None
    assert reason.key == "choose-auction-extortion"
    skip = Reason("[not-possible-now] '{move}' is not possible now", "SEN-3.1", move="no_protection")
    assert (
        speaker("senators", "fr").reason(skip) == "«\xa0ne rien protéger\xa0» n’est pas possible maintenant"
    )
    unknown = Reason("[no-such-move] '{move}' is no move of this game.{hint}", "SEN-3.1", move="fly", hint="")
    assert "«\xa0fly\xa0»" in speaker("senators", "fr").reason(unknown)
