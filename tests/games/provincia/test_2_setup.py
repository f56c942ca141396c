"""PRO-2: setup, PRO-D01."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadEdition
from taberna.kernel.seating import seated

from .helpers import PROVINCIA, asked, legal, of, play, position, refused, started, stock, supply

TABLE = {
    2: ["0 4C 4W 3S", "0 4C 4W 3S"],
    3: ["0 4C 3W 2S", "0 4C 3W 2S", "0 4C 4W 3S"],
    4: ["-2 4C 4W 3S", "-2 4C 4W 3S", "0 4C 5W 4S", "0 4C 5W 4S"],
    5: ["-2 4C 4W 3S", "0 4C 5W 4S", "0 4C 5W 4S", "0 4C 5W 4S", "0 4C 5W 5S"],
    6: ["0 4C 4W 3S", "0 4C 4W 3S", "0 4C 5W 4S", "0 4C 5W 4S", "0 4C 5W 5S", "0 4C 5W 5S"],
}
SUPPLY = {
    2: "29C 34W 42S 39G",
    3: "25C 32W 41S 32G",
    4: "21C 24W 34S 25G",
    5: "17C 18W 28S 18G",
    6: "13C 14W 24S 11G",
}


@pytest.mark.parametrize("seats", range(2, 7))
def test_PRO_2_6_starting_goods(seats: int) -> None:
    """PRO-2.1, PRO-2.4, PRO-2.6, PRO-2.7, PRO-2.9, PRO-C19."""
    state = started(seats, seed="goods")
    assert state.round == 1
    for seat, row in enumerate(TABLE[seats]):
        prestige, *goods = row.split()
        player = of(state, "ABCDEF"[seat])
        assert stock(state, "ABCDEF"[seat]) == " ".join([*goods, "7G"])
        assert (player["prestige"], player["defence"], player["morale"]) == (int(prestige), 0, 6)
    assert supply(state) == SUPPLY[seats]


def test_PRO_2_7_and_PRO_OPT_03_the_other_order_of_the_columns() -> None:
    state = started(3, seed="order", options={"start_resource_order": "wood_clay_stone"})
    assert stock(state, "A") == "3C 4W 2S 7G"
    state = started(6, seed="order", options={"start_resource_order": "wood_clay_stone"})
    assert state.dump()["supply"]["clay"] == 9


def test_PRO_2_8_starting_penalty_is_a_prestige_card() -> None:
    view = started(5, seed="penalty").view(None)
    assert [player["prestige_cards"] for player in view["players"]] == [[-2], [], [], [], []]


def test_PRO_2_2_towns_are_different() -> None:
    """PRO-2.2, PRO-D01: in lobby order, any town not taken yet."""
    state = PROVINCIA.new(seats=3, seed="towns")
    first = state.to_move[0]
    assert legal(state, "ABC"[first]) == [
        f"town {name}"
        for name in ("massilia", "narbo_martius", "forum_julii", "arelate", "tolosa", "loupian")
    ]
    state.play(first, "town arelate")
    second = state.to_move[0]
    assert second == (first + 1) % 3
    assert refused(state, "ABC"[second], "town arelate").rule == "PRO-2.2"
    assert "town arelate" not in legal(state, "ABC"[second])
    state.play(second, "town tolosa")
    state.play(state.to_move[0], "town massilia")
    assert asked(state) == "A ChooseDeck"


def test_PRO_2_3_the_start_player_is_seat_0_and_drawn_at_random() -> None:
    """PRO-2.3: seat numbers count from the start player; who came first chooses a town first."""
    firsts = Counter()
    for i in range(60):
        state = PROVINCIA.new(seats=4, seed=f"lobby {i}")
        firsts[state.to_move[0]] += 1
        people = seated(["host", "second", "third", "fourth"], f"lobby {i}")
        assert people[state.to_move[0]] == "host"
        assert state.view(None)["start"] == 0
    assert set(firsts) == {0, 1, 2, 3}


def test_PRO_2_5_one_horreum_each_the_others_leave_the_game() -> None:
    state = started(4, seed="horreum")
    assert all(of(state, letter)["city"] == ["horreum"] for letter in "ABCD")
    assert state.dump()["removed"]["aedificium"].count("horreum") == 2


def test_PRO_2_10_to_2_12_decks() -> None:
    """PRO-2.10, PRO-2.11, PRO-2.12: 30 and 50 cards; 42 of the 126 buildings are removed unseen."""
    state = started(2, seed="decks")
    assert state.view(None)["decks"] == {"aedificium": 82, "spqr": 50, "opes": 30}
    removed = [card for card in state.dump()["removed"]["aedificium"] if card != "horreum"]
    assert len(removed) == 42
    assert "horreum" not in state.dump()["decks"]["aedificium"]
    assert state.view(None)["markers"] == {"aedificium": 2, "spqr": 2, "opes": 2}


def test_PRO_OPT_10_the_rulebook_removes_42_buildings_whatever_is_left() -> None:
    """PRO-2.11, PRO-OPT-10: of the 128 cards of the printed list 86 stay."""
    options = {"building_counts": "printed", "removed_buildings": "exactly_42"}
    state = started(2, seed="decks", options=options)
    assert state.view(None)["decks"]["aedificium"] == 86 - 2
    assert len([card for card in state.dump()["removed"]["aedificium"] if card != "horreum"]) == 42


def test_PRO_OPT_11_two_consuls_as_printed() -> None:
    """PRO-1.27, PRO-C03, PRO-OPT-11: one of each name, 48 senate cards in all."""
    for option, each, total in (("corrected", 2, 50), ("printed", 1, 48)):
        state = started(2, seed="consuls", options={"consul_counts": option})
        deck = Counter(state.dump()["decks"]["spqr"])
        assert (deck["consul_metello"], deck["consul_pompeio"], deck.total()) == (each, each, total)


def test_preset_letter_is_the_rulebook_at_its_word() -> None:
    """PRO-OPT-01, PRO-OPT-10, PRO-OPT-11: 134 buildings, 42 of them removed, 48 senate cards."""
    state = started(3, seed="letter", options={"preset": "letter"})
    assert state.view(None)["decks"] == {"aedificium": 86 - 3, "spqr": 48, "opes": 30}
    assert state.view(None)["removed"]["aedificium"] == 42 + 3  # and the HORREUM of three empty seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_PRO_2_13_starting_hands_come_from_the_top_in_seat_order(seats: int) -> None:
    state = PROVINCIA.new(seats=seats, seed="hands")
    top = state.dump()["decks"]["aedificium"][:seats]
    while asked(state).endswith("ChooseTown"):
        assert all(not player["hand"] for player in state.dump()["players"])  # nobody knows a card yet
        state.play(state.to_move[0], state.moves(state.to_move[0])[-1])
    assert [player["hand"] for player in state.dump()["players"]] == [[card] for card in top]
    assert state.view(None)["decks"]["aedificium"] == 84 - seats


def test_PRO_2_14_one_combat_card_of_each_group_at_random() -> None:
    found = {tuple(PROVINCIA.new(seats=2, seed=str(i)).dump()["bellum"]) for i in range(40)}
    for battle, size in enumerate((3, 4, 4, 4)):
        assert len({cards[battle] for cards in found}) == size


def test_PRO_2_15_tokens_of_the_colours_in_play() -> None:
    state = started(3, seed="colours")
    view = state.view(None)
    colours = {player["colour"] for player in view["players"]}
    tokens = [name for letter in "ABC" for name in of(state, letter)["tokens"]]
    assert {name.split("_")[0] for name in tokens} == colours
    assert len(tokens) == 15
    for letter, player in zip("ABC", view["players"], strict=True):
        assert f"{player['colour']}_plus_1" in of(state, letter)["tokens"]
        assert player["tokens_left"] == 5
    assert Counter(tokens) == Counter(
        f"{colour}_{value}"
        for colour in colours
        for value in ("plus_1", "plus_2", "minus_1", "minus_1", "minus_2")
    )


def test_PRO_2_16_all_chance_comes_from_the_seed() -> None:
    one, two, other = (started(4, seed=seed).dump() for seed in ("same", "same", "another"))
    assert one == two
    assert one["decks"] != other["decks"]


def test_positions_of_the_choice_of_towns() -> None:
    state = position(3, step="ChooseTown", A={"town": "arelate"})
    assert asked(state) == "B ChooseTown"
    play(state, "B: town tolosa", "C: town loupian")
    assert asked(state) == "A ChooseDeck"


WRONG_EDITIONS: list[tuple[dict[str, Any], str]] = [
    ({"tracks": {"morale": {"start": 99}}}, "tracks.morale.start: 99 is not between 1 and 10"),
    ({"tracks": {"hand": {"limit": 0}}}, "tracks.hand.limit"),
    ({"setup": {"gold": {"start": 99}}}, "more than there is: gold"),
    ({"setup": {"gold": {"start": -1}}}, "setup.gold.start: -1 is not between 0 and 99"),
    ({"goods": {"clay": {"count": 3}}}, "more than there is: clay"),
    ({"setup": {"players_2": {"rows": [[0, 4, 4, 3], [0, 4, 4, "x"]]}}}, "is not a whole number"),
    ({"setup": {"players_2": {"rows": [5, 6]}}}, "5 is no list"),
    ({"setup": {"players_2": {"rows": [[0, 4, 4, 3], [0, 4, 4, 30]]}}}, "0 to 9"),
    ({"spqr": {"legio": {"gold": -1}}}, "spqr.legio.gold: -1 is not between 0 and 99"),
    ({"spqr": {"consuetudo": {"cards": 0}}}, "spqr.consuetudo.cards: 0 is not between 1 and 99"),
    ({"spqr": {"corruptio": {"resources": 0}}}, "spqr.corruptio.resources: 0 is not between 1 and 99"),
]


@pytest.mark.parametrize(("changes", "words"), WRONG_EDITIONS)
def test_PRO_2_6_editions_that_cannot_be_played_are_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        taberna.game("provincia", changes)
