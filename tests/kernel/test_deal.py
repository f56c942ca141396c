"""A deal that nobody makes alone: committed to, mixed, told and verified."""

from __future__ import annotations

import json
from typing import Any

import pytest

import taberna
from taberna.kernel.chance import commitment_to
from taberna.kernel.deal import Deal, fresh_salt
from taberna.kernel.record import Record


def recorded(deal: Deal, seats: int = 3) -> dict[str, Any]:
    """A record of a few moves under a deal, as JSON."""
    record = Record(taberna.game("senators"), seats, {}, deal.seed, (), None, deal)
    for _ in range(5):
        seat = record.state.to_move[0]
        record.append(seat, record.state.moves(seat)[0])
    whole: dict[str, Any] = json.loads(record.dump("json"))
    return whole


DEAL = Deal("the house's secret", "salt", ("ave", "", "salve"))


def test_the_seed_follows_from_all_of_them() -> None:
    seeds = {
        DEAL.seed,
        DEAL._replace(house="another").seed,
        DEAL._replace(salt="another").seed,
        DEAL._replace(nonces=("ave", "salve", "")).seed,
        DEAL._replace(nonces=("ave", "", "salve!")).seed,
        DEAL._replace(nonces=("avesalve", "", "")).seed,
    }
    assert len(seeds) == 6
    assert Deal("mine", "salt").seed == Deal("mine", "salt", ("", "", "")).seed == "mine"


def test_the_commitment_is_made_before_anybody_adds_something() -> None:
    assert DEAL.commitment == DEAL._replace(nonces=()).commitment
    assert DEAL.commitment != DEAL._replace(house="another").commitment


def test_a_chosen_seed_cannot_be_guessed_from_its_commitment() -> None:
    one, two = Deal("rome", fresh_salt()), Deal("rome", fresh_salt())
    assert one.commitment != two.commitment
    assert commitment_to("rome") not in (one.commitment, two.commitment)
    state = Record(taberna.game("senators"), 3, {}, one.seed, (), None, one).replay()
    for viewer in (None, 0, 1, 2):
        assert state.view(viewer)["commitment"] == one.commitment


def test_a_record_tells_and_verifies_the_deal() -> None:
    written = json.dumps(recorded(DEAL))
    for text in (written, Record.load(written).dump()):
        record = Record.load(text)
        assert record.deal == DEAL
        assert record.verify() == []
        assert record.state.view(0)["commitment"] == DEAL.commitment


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"nonces": ["ave", "", "vale"]}, "seed: it does not follow"),
        ({"house": "another secret"}, "seed: it does not follow"),
        ({"salt": "pepper"}, "seed: it does not follow"),
        ({"nonces": ["ave"]}, "deal.nonces: 1 numbers, but 3 seats"),
        ({"nonces": [1, 2, 3]}, "is not a text"),
        ({"house": None}, "is not a text"),
        ({"more": 1}, "is not known here"),
    ],
)
def test_a_record_that_lies_about_the_deal_is_refused(change: dict[str, Any], words: str) -> None:
    record = recorded(DEAL)
    record["deal"] = {**record["deal"], **change}
    with pytest.raises(taberna.BadRecord, match=words.replace(".", r"\.")):
        Record.load(json.dumps(record))


def test_another_commitment_than_was_promised_is_refused() -> None:
    record = recorded(DEAL)
    record["commitment"] = Deal("another", "salt").commitment
    with pytest.raises(taberna.BadRecord, match="commitment"):
        Record.load(json.dumps(record))
    record = recorded(DEAL)
    record["deal"] = "none"
    with pytest.raises(taberna.BadRecord, match="deal"):
        Record.load(json.dumps(record))


def test_records_without_a_deal_are_as_they_were() -> None:
    record = Record.new("senators", 3, seed="plain")
    assert "deal" not in json.loads(record.dump("json"))
    assert record.commitment == commitment_to("plain") == record.state.view(None)["commitment"]
