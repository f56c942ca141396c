"""The worked examples of the rules, one test each (ROM-8)."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.kernel.errors import BadSetup

from .helpers import ROME, asked, dice_of, legal, play, player, points, position, refused, seat_of, track

# -- 8.1 examples of the rulebook ------------------------------------------------------------------


def test_ROM_8_R01_a_die_that_is_not_lower_stands_behind() -> None:
    state = position(turn="Red", Red={"dice": [2, 3, 3, 3]}, Blue={"dice": [2, 3, 3, 3]})
    play(state, "Red: place senate 2", "Blue: place senate 2")
    assert track(state, "senate") == "Red[2] Blue[2]"


def test_ROM_8_R02_a_lower_die_pushes_the_group_to_the_right() -> None:
    state = position(turn="Blue", senate="Red[2]", Blue={"dice": [1, 3, 3, 3]})
    assert track(play(state, "Blue: place senate 1"), "senate") == "Blue[1] Red[2]"


def test_ROM_8_R03_between_an_equal_and_a_higher_die() -> None:
    state = position(turn="Yellow", senate="Blue[1] Red[2]", Yellow={"dice": [1, 3, 3, 3]})
    assert track(play(state, "Yellow: place senate 1"), "senate") == "Blue[1] Yellow[1] Red[2]"


def test_ROM_8_R04_the_lowest_goes_to_section_I() -> None:
    state = position(Red={"dice": [4, 5, 5, 5]}, Blue={"dice": [3, 5, 5, 5]}, Yellow={"dice": [2, 5, 5, 5]})
    play(state, "Red: place senate 4", "Blue: place senate 3")
    assert track(state, "senate") == "Blue[3] Red[4]"
    assert track(play(state, "Yellow: place senate 2"), "senate") == "Yellow[2] Blue[3] Red[4]"


def test_ROM_8_R05_further_dice_must_not_be_higher_than_the_tail() -> None:
    for value in range(1, 7):
        state = position(2, turn="Red", military="Red[4]", Red={"dice": [value, value, value]})
        assert (f"place military {value}" in legal(state, "Red")) == (value <= 4)
    for value in range(1, 7):
        dice = sorted([2, value, value])
        state = position(2, turn="Red", military="Red[4]", Red={"dice": dice}, Blue={"dice": [6]})
        play(state, "Red: place military 2", "Blue: place senate 6")
        assert track(state, "military") == "Red[4,2]"
        assert (f"place military {value}" in legal(state, "Red")) == (value <= 2)


def test_ROM_8_R06_totals_do_not_matter() -> None:
    state = position(turn="Yellow", military="Blue[4,2]", Yellow={"dice": [4, 3, 6]})
    assert track(play(state, "Yellow: place military 4"), "military") == "Blue[4,2] Yellow[4]"


def test_ROM_8_R07_a_group_moves_whole() -> None:
    state = position(turn="Yellow", military="Blue[4,2]", Yellow={"dice": [4, 3, 6]})
    assert track(play(state, "Yellow: place military 3"), "military") == "Yellow[3] Blue[4,2]"


def test_ROM_8_R08_a_consul_is_activated_on_an_arena_province() -> None:
    red = {"senate": ["consul_a"], "provinces": ["achaia"], "dice": [6]}
    state = position(turn="Red", military="Red[2]", senate="Red[2]", black_market="Red[2]", Red=red)
    assert "consul_a military 6" in legal(state, "Red")
    play(state, "Red: consul_a military 6")
    assert player(state, "Red")["used"] == [{"card": "consul_a", "on": ["achaia"]}]
    assert player(state, "Red")["exhausted"] == ["achaia"]


@pytest.mark.parametrize(("camps", "possible"), [(["raetia"], False), (["raetia", "macedonia"], True)])
def test_ROM_8_R09_magister_equitum_needs_two_camps(camps: list[str], possible: bool) -> None:
    state = position(
        step="ResolveTrack",
        military="Red[6]",
        Red={"senate": ["magister_equitum"], "provinces": camps},
        displays={"military": ["sicilia"]},
    )
    assert ("activate magister_equitum" in legal(state, "Red")) == possible
    if possible:
        play(state, "Red: activate magister_equitum")
        assert player(state, "Red")["exhausted"] == ["raetia", "macedonia"]


def test_ROM_8_R10_conquering_two_provinces() -> None:
    state = position(
        step="ResolveTrack", military="Red[5,4,3]", displays={"military": ["aquitania", "numidia"]}
    )
    play(state, "Red: conquer aquitania; conquer numidia")
    red = player(state, "Red")
    assert red["provinces"] == ["aquitania", "numidia"]
    assert red["forum"] == {"olives": 1, "wine": 1, "jewels": 0}


def test_ROM_8_R11_the_display_runs_out() -> None:
    state = position(
        step={"step": "ResolveTrack", "track": "senate"},
        senate="Yellow[1,1] Blue[2,2] Red[3]",
        displays={"senate": ["legatus", "quaestor", "censor", "tribunus"]},
    )
    play(state, "Yellow: take legatus; take censor", "Blue: take tribunus; take quaestor")
    assert player(state, "Blue")["senate"] == ["quaestor", "tribunus"]
    assert player(state, "Red")["senate"] == []


FORUM = {
    "R12": ("olives", {"Blue": 3, "Purple": 2, "Red": 1, "Yellow": 0}),
    "R13": ("wine", {"Purple": 2, "Blue": 2, "Yellow": 1, "Red": 0}),
    "R14": ("jewels", {"Purple": 1, "Red": 1, "Yellow": 0, "Blue": 0}),
}
SCORES = {
    "R12": {"Blue": 4, "Purple": 3, "Red": 2, "Yellow": 0},
    "R13": {"Purple": 3, "Blue": 3, "Yellow": 2, "Red": 0},
    "R14": {"Purple": 3, "Red": 3, "Yellow": 0, "Blue": 0},
}


@pytest.mark.parametrize("example", ["R12", "R13", "R14"])
def test_ROM_8_R12_R13_R14_forum_tracks(example: str) -> None:
    resource, markers = FORUM[example]
    spec = {colour: {"forum": {resource: space}} for colour, space in markers.items()}
    state = position(4, round=3, step="ForumScoring", **spec)
    assert points(state) == SCORES[example]


def test_ROM_8_R14_sum_of_the_three_tracks() -> None:
    spec = {
        colour: {"forum": {resource: markers[colour] for resource, markers in FORUM.values()}}
        for colour in ("Red", "Blue", "Yellow", "Purple")
    }
    state = position(4, round=3, step="ForumScoring", **spec)
    assert points(state) == {"Purple": 9, "Blue": 7, "Red": 5, "Yellow": 2}


def test_ROM_8_R15_majority_in_gallia() -> None:
    state = position(
        round=5, step="FinalScoring", Red={"provinces": ["belgica"]}, Blue={"provinces": ["aquitania"]}
    )
    assert points(state) == {"Red": 2, "Blue": 0, "Yellow": 0}


def test_ROM_8_R16_a_tie_in_greko() -> None:
    state = position(
        round=5,
        step="FinalScoring",
        Yellow={"provinces": ["macedonia", "epirus"]},
        Red={"provinces": ["thracia", "achaia"]},
    )
    assert points(state) == {"Red": 1, "Blue": 0, "Yellow": 1}


def test_ROM_8_R17_the_eighth_olive_province() -> None:
    state = position(
        step="ResolveTrack",
        military="Red[6]",
        displays={"military": ["numidia"]},
        Red={"forum": {"olives": 7}},
    )
    play(state, "Red: conquer numidia")
    assert player(state, "Red")["forum"]["olives"] == 7
    assert player(state, "Red")["provinces"] == ["numidia"]


@pytest.mark.parametrize(("die", "face"), [(1, 6), (5, 2)])
def test_ROM_8_R18_quaestor(die: int, face: int) -> None:
    state = position(turn="Red", Red={"dice": [die], "senate": ["quaestor"], "provinces": ["sicilia"]})
    play(state, f"Red: activate quaestor; flip {die}")
    assert dice_of(state, "Red") == [face]


@pytest.mark.parametrize(("move", "die", "face"), [("lower", 1, 6), ("raise", 6, 1)])
def test_ROM_8_R19_vicarius(move: str, die: int, face: int) -> None:
    state = position(turn="Red", Red={"dice": [die], "senate": ["vicarius"], "provinces": ["achaia"]})
    play(state, f"Red: activate vicarius; {move} {die}")
    assert dice_of(state, "Red") == [face]


def test_ROM_8_R20_two_blind_purchases() -> None:
    state = position(step={"step": "ResolveTrack", "track": "black_market"}, black_market="Red[6,5] Blue[6]")
    before = len(state.decks[2])
    play(state, "Red: buy_blind; buy_blind")
    assert len(state.hands[0]) == 2
    assert len(state.decks[2]) == before - 2
    assert asked(state) == "Blue Purchase"  # 1 coin is lost


def test_ROM_8_R21_two_players() -> None:
    state = ROME.new(2, seed="two")
    view = state.view(None)
    assert {name: len(cards) for name, cards in view["displays"].items()} == {
        "military": 3,
        "senate": 3,
        "black_market": 5,
    }
    assert view["decks"] == {"provinces": 12, "senate": 12, "arena": 26}
    assert len(ROME.provinces_in_play(2)) == 15
    assert len(view["senate_deck"]) == 15
    while state.to_move:
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert state.decks[0] == state.decks[1] == ()


def swapped(*swaps: str, seats: int = 4) -> list[str]:
    """The standard deck with some cards replaced, each written ``old>new``."""
    deck = ROME.new(seats, seed=0).view(None)["senate_deck"]
    for swap in swaps:
        old, new = swap.split(">")
        deck[deck.index(old)] = new
    return deck


def test_ROM_8_R22_a_custom_deck() -> None:
    options = {"senate_deck_mode": "name_swap", "senate_deck": swapped("vicarius>vicarius_intrigue")}
    state = ROME.new(4, options, "deck")
    deck = state.view(None)["senate_deck"]
    assert len(deck) == 20
    assert "vicarius_intrigue" in deck
    assert "vicarius" not in deck
    bottom = [ROME.senate_epoch[card] for card in state.decks[1][:5]]
    assert bottom == [3, 3, 3, 3, 2]


# -- 8.2 further examples --------------------------------------------------------------------------

STUCK = {"military": "Yellow[1]", "senate": "Yellow[2]", "black_market": "Yellow[1]", "turn": "Yellow"}


def test_ROM_8_X01_forced_pass() -> None:
    state = position(**STUCK, Yellow={"dice": [5]})
    assert legal(state, "Yellow") == ["pass"]
    play(state, "Yellow: pass")
    assert player(state, "Yellow")["forfeited"] == 5
    assert dice_of(state, "Yellow") == []


def test_ROM_8_X02_vicarius_avoids_the_pass() -> None:
    yellow = {"dice": [3], "senate": ["vicarius"], "provinces": ["achaia"]}
    state = position(**STUCK, Yellow=yellow)
    assert legal(state, "Yellow") == ["activate vicarius", "pass"]
    play(state, "Yellow: activate vicarius; lower 3")
    assert legal(state, "Yellow") == ["place senate 2"]
    assert track(play(state, "Yellow: place senate 2"), "senate") == "Yellow[2,2]"
    state = position(**STUCK, Yellow=yellow)
    play(state, "Yellow: activate vicarius; raise 3")
    assert legal(state, "Yellow") == ["pass"]
    state = play(position(**STUCK, Yellow=yellow), "Yellow: pass")
    assert player(state, "Yellow")["forfeited"] == 3


def test_ROM_8_X03_consul_at_the_last_die() -> None:
    yellow = {"dice": [6], "senate": ["consul_a"], "provinces": ["achaia"]}
    state = position(**STUCK, Yellow=yellow, Red={"dice": []}, Blue={"dice": []})
    assert legal(state, "Yellow") == [
        "consul_a military 6",
        "consul_a senate 6",
        "consul_a black_market 6",
        "pass",
    ]
    play(state, "Yellow: consul_a senate 6")
    assert track(state, "senate") == "Yellow[2,6]"
    assert asked(state) == "Yellow TakeSenateCard"
    assert state.stack[-1].left == 2


def test_ROM_8_X04_senator_on_a_leading_die() -> None:
    red = {"senate": ["senator"], "provinces": ["sicilia"]}
    state = position(
        turn="Red",
        military="Blue[4] Red[4,3] Yellow[5]",
        Red=red,
    )
    play(state, "Red: activate senator; reduce military 1")
    assert track(state, "military") == "Red[3,3] Blue[4] Yellow[5]"
    state = position(turn="Red", military="Blue[3] Red[4,3] Yellow[5]", Red=red)
    play(state, "Red: activate senator; reduce military 1")
    assert track(state, "military") == "Blue[3] Red[3,3] Yellow[5]"


def test_ROM_8_X05_senator_makes_a_0() -> None:
    state = position(
        turn="Red",
        step="AfterPlacing",
        black_market="Blue[1,1] Red[1]",
        Red={
            "senate": ["senator", "aedile"],
            "provinces": ["sicilia", "achaia", "epirus"],
            "dice": [],
        },
        Blue={"dice": []},
        Yellow={"dice": []},
        displays={"black_market": ["wolf", "lion"]},
    )
    play(state, "Red: activate senator; reduce black_market 1")
    assert track(state, "black_market") == "Red[0] Blue[1,1]"
    assert asked(state) == "Red Purchase"
    assert state.stack[-1].budget == 0
    assert legal(state, "Red") == ["activate aedile", "stop"]
    play(state, "Red: activate aedile")
    assert state.stack[-1].budget == 3
    play(state, "Red: buy wolf")
    assert player(state, "Red")["hand"] == ["wolf"]


def test_ROM_8_X05_blues_budget_is_2() -> None:
    state = position(
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market="Red[0] Blue[1,1]",
        displays={"black_market": ["legionary"]},
    )
    assert asked(state) == "Blue Purchase"  # a budget of 0 buys nothing, so Red is not asked
    assert state.stack[-1].budget == 2


def test_ROM_8_X06_senator_on_a_1_that_is_not_leading() -> None:
    state = position(
        turn="Red",
        senate="Blue[2] Red[3,1]",
        Red={"senate": ["senator"], "provinces": ["sicilia"], "dice": [3, 4]},
    )
    play(state, "Red: activate senator; reduce senate 2")
    assert track(state, "senate") == "Red[0,3] Blue[2]"
    assert "place senate 3" in legal(state, "Red")
    assert "place senate 4" not in legal(state, "Red")


def test_ROM_8_X07_military_tribune_and_later_placement() -> None:
    state = position(
        order=[0, 2, 1],
        turn="Red",
        military="Red[2,2] Blue[3]",
        Red={"senate": ["military_tribune"], "provinces": ["raetia"], "dice": [6, 6]},
        Yellow={"dice": [4, 4, 4]},
        rolls={"reroll 0": [6]},
    )
    play(state, "Red: activate military_tribune; reroll_placed 1")
    assert track(state, "military") == "Red[6,2] Blue[3]"
    play(state, "Red: place senate 6", "Yellow: place military 4")
    assert track(state, "military") == "Yellow[4] Red[6,2] Blue[3]"


def test_ROM_8_X08_tribunus_and_tie() -> None:
    state = position(
        round=2,
        order=[0, 1, 2],
        step="Roll",
        Yellow={"senate": ["tribunus", "legatus"], "provinces": ["raetia"]},
        rolls={"dice 0": [3, 3, 4, 4], "dice 1": [3, 3, 3, 3], "dice 2": [3, 4, 4, 4]},
    )
    assert asked(state) == "Yellow OrderWindow"
    play(state, "Yellow: activate tribunus")
    assert state.sums == (14, 12, 12)
    assert state.order == (1, 2, 0)
    assert player(state, "Yellow")["exhausted"] == ["raetia"]
    assert dice_of(state, "Yellow") == [3, 4, 4, 4]
    state = position(
        step="ResolveTrack",
        military="Yellow[2]",
        displays={"military": ["sicilia"]},
        Yellow={
            "senate": ["tribunus", "legatus"],
            "provinces": ["raetia"],
            "used": [{"card": "tribunus", "on": ["raetia"]}],
        },
    )
    assert track(state, "military") == ""  # legatus cannot be paid, strength 2 conquers nothing


def test_ROM_8_X09_chain_in_phase_3() -> None:
    state = position(
        step="ResolveTrack",
        military="Blue[5]",
        black_market="Blue[3]",
        displays={"military": ["achaia"], "black_market": ["bear", "lion"]},
        Blue={"senate": ["magistrate"]},
    )
    play(state, "Blue: conquer achaia")
    assert asked(state) == "Blue Purchase"
    play(state, "Blue: activate magistrate")
    assert state.stack[-1].budget == 4
    copy = state.copy()
    assert player(copy, "Blue")["exhausted"] == ["achaia"]
    assert player(copy, "Blue")["used"] == [{"card": "magistrate", "on": ["achaia"]}]
    play(state, "Blue: buy bear")
    blue = player(state, "Blue")
    assert blue["hand"] == ["bear"]
    assert blue["forum"]["wine"] == 1


def test_ROM_8_X10_a_senate_card_used_in_the_round_it_is_taken() -> None:
    state = position(
        round=2,
        step={"step": "ResolveTrack", "track": "senate"},
        senate="Red[6]",
        black_market="Red[2]",
        displays={"senate": ["aedile", "censor"], "black_market": ["lion"]},
        Red={"provinces": ["achaia", "epirus"]},
    )
    play(state, "Red: take aedile")
    play(state, "Red: activate aedile")
    assert state.stack[-1].budget == 5
    assert legal(state, "Red") == ["buy lion", "buy_blind", "stop"]


X11 = {
    "Red": {"forum": {"wine": 2}, "senate": ["africanus_maximus"], "provinces": ["gallia_narbonensis"]},
    "Blue": {"forum": {"wine": 2}},
    "Yellow": {"forum": {"wine": 3}},
    "Purple": {"forum": {"wine": 0}},
}


def test_ROM_8_X11_africanus_maximus() -> None:
    state = position(4, round=3, step="ForumScoring", **X11)
    play(state, "Red: exhaust gallia_narbonensis")
    assert points(state) == {"Red": 3, "Blue": 2, "Yellow": 3, "Purple": 0}
    state = play(position(4, round=3, step="ForumScoring", **X11), "Red: decline")
    assert points(state) == {"Red": 2, "Blue": 2, "Yellow": 4, "Purple": 0}


def test_ROM_8_X12_an_exhausted_province_blocks_it() -> None:
    red = {
        **X11["Red"],
        "senate": ["africanus_maximus", "legatus"],
        "used": [{"card": "legatus", "on": ["gallia_narbonensis"]}],
    }
    state = position(4, round=3, step="ForumScoring", **{**X11, "Red": red})
    assert points(state) == {"Red": 2, "Blue": 2, "Yellow": 4, "Purple": 0}  # nobody was asked


def perform(state: Any, **sets: str) -> None:
    """Everybody lays out a set, the cards named in any order."""
    names = ROME.names["arena_card"]
    for colour, cards in sets.items():
        for card in sorted(cards.split(), key=names.index):
            state.play(seat_of(colour), f"stage {card}")
        state.play(seat_of(colour), "commit")


def test_ROM_8_X13_arena_ranks_and_bonus() -> None:
    hands = {
        "Red": "legionary wolf gaul",
        "Blue": "gladiator bear german",
        "Yellow": "wolf bear lion",
    }
    spec = {colour: {"hand": hand.split()} for colour, hand in hands.items()}
    state = position(round=3, step="Performance", **spec)
    perform(state, **hands)
    assert points(state) == {"Red": 5, "Blue": 5, "Yellow": 8}


@pytest.mark.parametrize(
    ("red", "expected"),
    [("wolf bear lion legionary", {"Red": 8, "Blue": 7}), ("wolf bear lion", {"Red": 7, "Blue": 7})],
)
def test_ROM_8_X14_an_extra_card_breaks_the_tie(red: str, expected: dict[str, int]) -> None:
    hands = {"Red": red, "Blue": "wolf bear lion"}
    spec = {colour: {"hand": hand.split()} for colour, hand in hands.items()}
    state = position(2, round=3, step="Performance", **spec)
    gone = len(state.removed[2])
    shown = len(state.displays[2])
    perform(state, **hands)
    assert points(state) == expected
    assert len(state.removed[2]) == gone + shown + len(red.split()) + 3
    assert state.hands == [(), ()]


def test_ROM_8_X15_greko_maximus_intrigue() -> None:
    hands = {"Red": "legionary wolf gaul", "Blue": "wolf bear lion"}
    spec: dict[str, dict[str, list[str]]] = {c: {"hand": hand.split()} for c, hand in hands.items()}
    spec["Red"]["senate"] = ["greko_maximus_intrigue"]
    state = position(round=5, step="Performance", options={"preset": "intrigue"}, **spec)
    perform(state, **hands)
    assert points(state) == {"Red": 6, "Blue": 8, "Yellow": 0}


def test_ROM_8_X16_hispania_maximus_intrigue() -> None:
    state = position(
        round=2,
        options={"preset": "intrigue", "senate_deck_mode": "free", "senate_deck": swapped(
            "hispania_maximus>hispania_maximus_intrigue"
        )},
        turn="Blue",
        Blue={"senate": ["hispania_maximus_intrigue"], "provinces": ["sicilia"], "dice": [1, 2, 3, 4]},
        Red={
            "provinces": ["gallia_narbonensis"],
            "senate": ["tribunus"],
            "used": [{"card": "tribunus", "on": ["gallia_narbonensis"]}],
            "forum": {"wine": 2},
            "sum": 9,
        },
    )  # fmt: skip
    play(state, "Blue: activate hispania_maximus_intrigue; discard hispania_maximus_intrigue")
    play(state, "Blue: destroy gallia_narbonensis")
    red, blue = player(state, "Red"), player(state, "Blue")
    assert red["forum"]["wine"] == 1
    assert red["provinces"] == []
    assert red["senate"] == ["tribunus"]
    assert red["used"] == [{"card": "tribunus", "on": []}]
    assert red["sum"] == 9
    assert blue["senate"] == []
    assert blue["exhausted"] == ["sicilia"]
    removed = state.dump()["removed"]
    assert "gallia_narbonensis" in removed["provinces"]
    assert "hispania_maximus_intrigue" in removed["senate"]


def test_ROM_8_X17_jewel_theft_at_the_maximum() -> None:
    state = position(
        options={"preset": "intrigue"},
        turn="Blue",
        Blue={
            "senate": ["africanus_maximus_intrigue"],
            "provinces": ["raetia", "sicilia"],
            "forum": {"jewels": 7},
        },
        Red={"forum": {"jewels": 1}},
        Yellow={"forum": {"jewels": 0}},
    )
    play(state, "Blue: activate africanus_maximus_intrigue")
    assert legal(state, "Blue") == ["target 0"]
    assert refused(state, "Blue", "target 2").rule == "ROM-7.26"
    play(state, "Blue: target 0")
    assert player(state, "Red")["forum"]["jewels"] == 0
    assert player(state, "Blue")["forum"]["jewels"] == 7


def test_ROM_8_X18_a_complete_region() -> None:
    both = {"provinces": ["sicilia", "sardinia_et_corsica"]}
    assert points(position(round=5, step="FinalScoring", Red=both))["Red"] == 3
    one = position(
        round=5,
        step="FinalScoring",
        Red={"provinces": ["sicilia"]},
        removed={"provinces": ["sardinia_et_corsica"]},
    )
    assert points(one)["Red"] == 2


def test_ROM_8_X19_pairs() -> None:
    state = position(
        round=5,
        step="FinalScoring",
        Red={
            "senate": ["greko_maximus", "consul_a", "magister_equitum", "censor", "quaestor"],
            "provinces": ["achaia", "epirus", "macedonia", "sicilia"],
        },
    )
    assert player(state, "Red")["points"]["senate"] == 3


def test_ROM_8_X20_proconsul() -> None:
    state = position(
        turn="Red",
        Red={"dice": [1, 1, 6], "senate": ["proconsul"], "provinces": ["sicilia", "aquitania"]},
        rolls={"reroll 0": [3, 1, 2, 2]},
    )
    play(state, "Red: activate proconsul; reroll 1 1")
    assert dice_of(state, "Red") == [1, 3, 6]
    play(state, "Red: reroll 1 6")
    assert dice_of(state, "Red") == [2, 2, 3]
    assert asked(state) == "Red PlaceDie"


def test_ROM_8_X21_deck_check() -> None:
    legal_a = swapped("vicarius>vicarius_intrigue", "greko_maximus>greko_maximus_intrigue")
    ROME.new(4, {"senate_deck_mode": "name_swap", "senate_deck": legal_a})
    deck = swapped("praetor>hispania_maximus_intrigue")
    with pytest.raises(BadSetup, match="3 epoch-III"):
        ROME.new(4, {"senate_deck_mode": "free", "senate_deck": deck})
    deck = swapped("legatus>magistrate", seats=2)
    with pytest.raises(BadSetup, match="magistrate bears the two-player mark"):
        ROME.new(2, {"senate_deck_mode": "free", "senate_deck": deck})
    legal_d = swapped("censor>hispania_maximus_intrigue")
    ROME.new(4, {"senate_deck_mode": "symbol_swap", "senate_deck": legal_d})
    with pytest.raises(BadSetup, match=r"ROM-2\.24"):
        ROME.new(4, {"senate_deck_mode": "name_swap", "senate_deck": legal_d})


def test_ROM_8_X22_the_arena_deck_runs_low() -> None:
    blind = position(round=4, seed="low").dump()["decks"]["arena"][:7]
    state = position(round=4, seed="low", step="CleanUp", Red={"hand": blind})
    assert state.round == 5
    assert len(state.displays[2]) == 4
    assert state.decks[2] == ()
    state = position(
        round=5,
        step={"step": "ResolveTrack", "track": "black_market"},
        black_market="Red[6,6]",
        decks={"arena": []},
        displays={"black_market": ["wolf"]},
    )
    assert legal(state, "Red") == ["buy wolf", "stop"]
    assert refused(state, "Red", "buy_blind").rule == "ROM-3.80"


@pytest.mark.parametrize(
    ("hand", "winners", "tie_break"),
    [(["lion"], (0, 1), "shared"), (["lion", "legionary"], (1,), "arena_cards")],
)
def test_ROM_8_X23_the_winner(hand: list[str], winners: tuple[int, ...], tie_break: str) -> None:
    # Five provinces each in regions both lead to the same extent: no difference comes from there.
    red = ["germania_superior", "africa_proconsularis", "achaia", "baetica", "sicilia"]
    blue = ["germania_inferior", "numidia", "macedonia", "lusitania", "sardinia_et_corsica"]
    bonus = {"Red": 3, "Blue": 7}  # what regions will give: Red 1+1+0+1+0, Blue 1+1+2+1+2
    state = position(
        round=5,
        step="FinalScoring",
        Red={"sp": 31 - bonus["Red"], "provinces": red, "hand": ["wolf", "legionary"]},
        Blue={"sp": 31 - bonus["Blue"], "provinces": blue, "hand": hand},
        Yellow={"sp": 28},
    )
    assert state.result.scores == (31, 31, 28)
    assert state.result.winners == winners
    assert state.result.tie_break == tie_break


def test_ROM_8_X24_region_ties() -> None:
    state = position(
        round=5,
        step="FinalScoring",
        Red={"provinces": ["germania_superior"]},
        Blue={"provinces": ["germania_inferior"]},
        Yellow={"provinces": ["raetia"]},
    )
    assert points(state) == {"Red": 1, "Blue": 1, "Yellow": 0}
    state = position(
        round=5,
        step="FinalScoring",
        Red={"provinces": ["africa_proconsularis"]},
        Blue={"provinces": ["numidia"]},
    )
    assert points(state) == {"Red": 1, "Blue": 1, "Yellow": 0}
    edition = taberna.game("rome", {"provinces": {"raetia": {"strength": 7}}})
    state = edition.position(
        {
            "seats": 3,
            "round": 5,
            "step": "FinalScoring",
            "players": [
                {"provinces": ["germania_superior"]},
                {"provinces": ["germania_inferior"]},
                {"provinces": ["raetia"]},
            ],
        }
    )
    assert state.result.scores == (1, 1, 1)
