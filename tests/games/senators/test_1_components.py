"""SEN-1 Components, and the reconstructed values of SEN-10."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import taberna
from taberna import BadEdition

from .helpers import SENATORS, position

NAMES = SENATORS.names["card"]


def test_SEN_1_1_and_SEN_1_2_three_markets_and_the_senate() -> None:
    assert SENATORS.names["board"] == ("market_1", "market_2", "market_3", "senate")


def test_SEN_1_3_the_senate_track_has_20_spaces() -> None:
    assert SENATORS.data.value("senate_track", "spaces", "count") == 20


def test_SEN_1_4_every_board_has_a_bid_track() -> None:
    """SEN-1.4, SEN-10.2: the reconstructed price spaces are data and the options' defaults."""
    options = position("10/5", "13/5", "16/5").view(None)["options"]
    market = [1, 2, 3, 4, 5, 7, 10, 15]
    senate = [1, 3, 5, 7, 10, 15, 20]
    assert options["bid_track_market"] == SENATORS.data.value("bid_tracks", "market", "prices") == market
    assert options["bid_track_senate"] == SENATORS.data.value("bid_tracks", "senate", "prices") == senate
    assert SENATORS.data.source("bid_tracks", "market", "prices") == "reconstructed"


def test_SEN_1_5_54_resource_cards() -> None:
    assert len(NAMES[:54]) == len(set(NAMES[:54])) == 54


def test_SEN_1_6_15_office_cards() -> None:
    kinds = Counter(name.split("_")[0] for name in NAMES[54:69])
    assert kinds == {"governor": 6, "censor": 5, "consul": 2, "quaestor": 2}


def test_SEN_1_7_22_event_cards() -> None:
    kinds = Counter(name.rsplit("_", 1)[0] for name in SENATORS.names["event"])
    assert kinds == {
        "war": 5,
        "new_senator": 3,
        "deficit": 3,
        "civil_conflict": 3,
        "eviction": 2,
        "majority": 6,
    }


def test_SEN_1_8_nine_influence_cards() -> None:
    assert set(NAMES[69:]) == {
        "vox_populi",
        "tribunes",
        "lictors",
        "merchants",
        "cavalry",
        "pontifex_maximus",
        "princeps_senatus",
        "prefects",
        "praetors",
    }


def test_SEN_1_9_48_coins() -> None:
    """SEN-1.9, SEN-10.4: 24 × 1, 12 × 5, 12 × 10, worth 204."""
    values = SENATORS.data.value("money", "coins", "values")
    counts = SENATORS.data.value("money", "coins", "counts")
    assert sum(counts) == 48
    assert sum(v * c for v, c in zip(values, counts, strict=True)) == 204


def test_SEN_1_10_to_SEN_1_13_one_colour_for_each_of_five_players() -> None:
    """SEN-1.10, SEN-1.11, SEN-1.12, SEN-1.13: markers, cubes, screens and aids are enough for five."""
    assert (SENATORS.min_seats, SENATORS.max_seats) == (3, 5)


def test_SEN_1_14_the_backs_tell_the_deck() -> None:
    state = position("10/5", "13/5", "16/5")
    assert [player["hand_backs"] for player in state.view(None)["players"]] == [[1, 2, 3]] * 3


def test_SEN_1_15_one_card_of_each_value_per_type() -> None:
    kinds = Counter(name.split("_")[0] for name in NAMES[:54])
    assert kinds == {"wheat": 9, "meat": 9, "iron": 9, "cloth": 9, "wood": 9, "olives": 9}
    assert sum(int(name.split("_")[1]) for name in NAMES[:54]) == 270


def test_SEN_1_16_decks_are_sorted_by_value() -> None:
    """SEN-1.16, SEN-10.1: deck 1 has the values 1–3, deck 2 has 4–6, deck 3 has 7–9."""
    state = SENATORS.position({"seats": 3})
    truth = state.dump()
    for board, values in (("market_1", "123"), ("market_2", "456"), ("market_3", "789")):
        cards = [*truth["decks"][board], *(c for p in truth["players"] for c in p["hand"] if c[-1] in values)]
        assert len(cards) == 18
        assert {card[-1] for card in cards} == set(values)


def test_SEN_1_15_cards_answer_to_the_ids_of_the_rules() -> None:
    state = position("10/5", "13/5", "16/5", A={"hand": ["res_wheat_9"], "offices": ["off_consul_1"]})
    assert state.dump()["players"][0]["hand"] == ["wheat_9"]
    assert state.dump()["players"][0]["offices"] == ["consul_1"]


def test_SEN_10_3_deficit_amounts() -> None:
    assert SENATORS.data.value("events", "deficit", "amounts") == [15, 20, 25]
    assert SENATORS.data.source("events", "deficit", "amounts") == "reconstructed"


def test_SEN_10_5_only_gaul_is_documented() -> None:
    provinces = {
        kind: SENATORS.data.value("resources", kind, "province") for kind in SENATORS.data["resources"]
    }
    assert provinces == {
        "wheat": "Sicily",
        "meat": "Gaul",
        "iron": "Hispania",
        "cloth": "Asia",
        "wood": "Macedonia",
        "olives": "Africa",
    }
    documented = [k for k in provinces if SENATORS.data.source("resources", k, "province") == "rulebook"]
    assert documented == ["meat"]


# -- an owner's edition (SEN-10: everything reconstructed is data) ------------------------------------------


def test_SEN_10_2_an_edition_changes_prices() -> None:
    mine = taberna.game("senators", {"bid_tracks": {"market": {"prices": [2, 4, 8]}}})
    state = mine.new(seats=3, seed="edition")
    assert state.view(None)["options"]["bid_track_market"] == [2, 4, 8]
    assert mine.data.source("bid_tracks", "market", "prices") == "edition"


def test_SEN_10_1_an_edition_may_sort_the_decks_otherwise() -> None:
    swapped = {"market_1": {"values": [7, 8, 9]}, "market_3": {"values": [1, 2, 3]}}
    mine = taberna.game("senators", {"decks": swapped})
    deck = mine.position({"seats": 3}).dump()["decks"]["market_1"]
    assert {card[-1] for card in deck} == set("789")


def test_SEN_10_1_an_edition_may_split_the_values_unevenly() -> None:
    split = {"market_1": {"values": [1, 2, 3, 4]}, "market_2": {"values": [5, 6]}}
    mine = taberna.game("senators", {"decks": split})
    state = mine.new(seats=5, seed="split")
    decks = state.dump()["decks"]
    assert {card[-1] for card in decks["market_1"]} == set("1234")
    assert [len(decks[board]) for board in ("market_1", "market_2", "market_3")] == [19, 7, 13]
    assert [player["hand_backs"] for player in state.view(None)["players"]] == [[1, 2, 3]] * 5
    assert state.faults() == []
    random = Random(3)
    view = state.view(0)
    assert mine.imagine(view, random).view(0) == view


def test_SEN_10_2_an_edition_may_give_each_market_its_own_prices() -> None:
    mine = taberna.game("senators", {"bid_tracks": {"market_2": {"prices": [2, 6]}}})
    lots = {"market_1": {"card": "meat_2"}, "market_2": {"card": "olives_5"}}
    state = mine.position({"seats": 3, "auction": lots, "step": "AuctionBid"})
    assert [move.text for move in state.moves(1)[:3]] == ["pass meat_2", "bid meat_2 1", "bid meat_2 2"]
    state.play(1, "pass meat_2")
    assert [m.text for m in state.moves(1)] == [
        "pass olives_5",
        "bid olives_5 2",
        "bid olives_5 6",
        "embezzle",
    ]
    reason = state.why_not(1, "bid olives_5 3")
    assert reason is not None
    assert reason.text == "3 is no price space of this board; there are 2, 6"
    printed = mine.printed(state.options)["bid_tracks"]
    assert (printed["market_1"]["prices"][:2], printed["market_2"]["prices"]) == ([1, 2], [2, 6])


def test_SEN_10_2_an_option_replaces_the_prices_of_all_markets() -> None:
    mine = taberna.game("senators", {"bid_tracks": {"market_2": {"prices": [2, 6]}}})
    options = mine.resolve({"bid_track_market": [4, 8]})
    assert mine.prices(options) == ((4, 8), (4, 8), (4, 8), (1, 3, 5, 7, 10, 15, 20))


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"events": {"war": {"count": 4}}}, "events"),
        ({"resources": {"wheat": {"count": 10}, "meat": {"count": 8}}}, "resources.wheat"),
        ({"resources": {"wheat": {"highest": 10}}}, "resources.wheat"),
        ({"influence": {"cavalry": {"count": 2}, "lictors": {"count": 0}}}, "influence.lictors"),
        ({"offices": {"consul": {"count": 3}, "quaestor": {"count": 1}}}, "offices.consul"),
        ({"decks": {"market_1": {"values": [1, 2]}}}, "decks"),
        ({"decks": {"market_1": {"values": ["a", 2, 3]}}}, "decks.market_1.values"),
        (
            {"decks": {"market_1": {"values": []}, "market_2": {"values": [1, 2, 3, 4, 5, 6]}}},
            "decks.market_1.values",
        ),
        ({"bid_tracks": {"market_2": {"prices": [4, 4]}}}, "bid_tracks.market_2.prices"),
        ({"bid_tracks": {"market": {"prices": [3, 2, 1]}}}, "bid_tracks.market.prices"),
        ({"bid_tracks": {"market": {"prices": []}}}, "bid_tracks.market.prices"),
        ({"bid_tracks": {"senate": {"prices": ["x"]}}}, "bid_tracks.senate.prices"),
        ({"bid_tracks": {"senate": {"prices": [1, 500]}}}, "bid_tracks.senate.prices"),
        ({"events": {"deficit": {"amounts": [15, 20]}}}, "events.deficit.amounts"),
        ({"events": {"deficit": {"amounts": [15, 20, -1]}}}, "events.deficit.amounts"),
        ({"money": {"start": {"by_seat": [1, 2, 3]}}}, "money.start.by_seat"),
        ({"money": {"start": {"by_seat": [1, 2, 3, "x", 5]}}}, "money.start.by_seat"),
        ({"senate_track": {"spaces": {"start": 0}}}, "senate_track.spaces.start"),
        ({"evnts": {}}, "evnts"),
    ],
)
def test_SEN_1_an_edition_must_fit_the_counts_of_the_rules(edition: dict[str, object], words: str) -> None:
    with pytest.raises(BadEdition, match=words.replace(".", r"\.")):
        taberna.game("senators", edition)
