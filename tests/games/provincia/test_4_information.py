"""PRO-4: who knows what. Views, imagined worlds, reaction windows, tokens."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import taberna

from .helpers import PLAYERS, PROVINCIA, asked, battle, everybody_ends, legal, of, play, position, started

BLUE, RED = "massilia", "narbo_martius"
POOR = {"goods": "0C 0W 0S 0G"}


def worlds(state: Any, viewer: int | None, count: int = 25) -> list[dict[str, Any]]:
    """Dumps of worlds this viewer can imagine."""
    view = json.loads(json.dumps(state.view(viewer)))
    found = []
    for i in range(count):
        world = PROVINCIA.imagine(view, Random(i))
        assert world.faults() == []
        assert world.view(viewer) == view
        found.append(world.dump())
    return found


def test_PRO_4_1_what_everybody_sees() -> None:
    view = started(3, seed="public").view(None)
    assert {"round", "phase", "start", "markers", "supply", "decks", "discards", "battles"} <= view.keys()
    public = {
        "city",
        "front",
        "prestige_cards",
        "morale",
        "defence",
        "prestige",
        "clay",
        "wood",
        "stone",
        "gold",
    }
    public |= {"hand_size", "tokens_left"}
    for player in view["players"]:
        assert public <= player.keys()
        assert player["hand"] is None
        assert player["tokens"] is None


def test_PRO_4_2_hands_are_their_owners() -> None:
    state = position(2, A={"hand": ["circus", "legio"]})
    assert state.view(0)["players"][0]["hand"] == ["circus", "legio"]
    assert state.view(1)["players"][0]["hand"] is None
    assert state.view(1)["players"][0]["hand_backs"] == {"aedificium": 1, "spqr": 1}


def test_PRO_4_2_face_up_picks_and_returned_buildings_are_known() -> None:
    top = ["fons", "domus", "strata", "puteus", "circus", "forum"]
    state = position(
        2, step="ChooseDeck", decks={"aedificium": top}, A={"hand": [], **POOR}, B={"hand": [], **POOR}
    )
    play(state, "A: select aedificium; take puteus", "B: take_face_down 1")
    assert state.view(1)["players"][0]["hand_known"] == ["puteus"]
    assert state.view(0)["players"][1]["hand_known"] == []
    for world in worlds(state, 1):
        assert world["players"][0]["hand"] == ["puteus"]
    unknown = {world["players"][1]["hand"][0] for world in worlds(state, 0)}
    assert len(unknown) > 3
    lost = position(2, round=2, step="LoseBuilding", A={"city": ["horreum"], "hand": []})
    assert lost.view(1)["players"][0]["hand_known"] == ["horreum"]


def test_PRO_4_3_the_taker_alone_learns_a_face_down_card() -> None:
    top = ["legio", "praetor", "praetor", "corruptio", "aediles", "concussio"]
    state = position(3, step="ChooseDeck", decks={"spqr": top})
    events = state.listen()
    play(state, "A: select spqr", "A: take_face_down 1")
    told = events[-1]
    assert told.seen_by(0)["args"]["card"] == "aediles"
    assert "card" not in told.seen_by(1)["args"]
    assert "aediles" not in json.dumps(state.view(1)) + json.dumps(state.view(None))


# -- CONSUETUDO -------------------------------------------------------------------------------------------

TEN = ["turris", "villa", "fons", "mola", "circus", "forum", "hortus", "insula", "pons", "puteus"]


def peeked() -> Any:
    """A has looked at ten cards, kept TURRIS and put the others back; B is next."""
    state = position(
        3,
        decks={"aedificium": TEN},
        A={"hand": ["consuetudo"], "goods": "2G"},
        B={"hand": []},
        C={"hand": []},
    )
    play(state, "A: play consuetudo; keep turris")
    for card in TEN[1:9]:
        play(state, f"A: put {card}")
    return state


def test_PRO_4_4_only_the_peeker_knows_the_top_of_the_deck() -> None:
    """PRO-4.4, PRO-7.31."""
    state = peeked()
    for world in worlds(state, 0):
        assert world["decks"]["aedificium"][:9] == TEN[1:]
    for viewer in (1, 2, None):
        tops = {tuple(world["decks"]["aedificium"][:9]) for world in worlds(state, viewer)}
        assert len(tops) > 20
        hands = Counter(world["players"][0]["hand"][0] for world in worlds(state, viewer, 60))
        assert len(hands) > 8  # nobody knows which card was kept


def test_PRO_4_4_while_the_peeker_arranges_the_others_know_numbers_only() -> None:
    state = position(2, decks={"aedificium": TEN}, A={"hand": ["consuetudo"], "goods": "2G"}, B={"hand": []})
    play(state, "A: play consuetudo; keep turris; put pons; put fons")
    assert state.view(1)["step"] == {
        "name": "ArrangeCards",
        "rule": "PRO-3.36",
        "seat": 0,
        "number": 7,
        "done": 2,
    }
    for world in worlds(state, 1):
        assert len(world["stack"][-1]["left"]) == 7
        assert len(world["stack"][-1]["placed"]) == 2
    for world in worlds(state, 0):
        assert world["stack"][-1]["placed"] == ["pons", "fons"]


def test_PRO_4_4_the_peeker_knows_the_face_down_cards_of_the_next_layout() -> None:
    """What lay fifth and sixth lies face down: the peeker knows who takes what, and what is discarded."""
    state = peeked()
    everybody_ends(state)
    play(state, "B: select aedificium")
    down = TEN[5:7]
    for world in worlds(state, 0):
        assert world["face_down"] == down
    play(state, "B: take_face_down 1", "C: take villa", "A: take fons")
    for world in worlds(state, 0):
        assert world["players"][1]["hand"] == [down[0]]
        assert down[1] in world["discards"]["aedificium"]
        assert world["decks"]["aedificium"][:3] == TEN[7:]
    assert len({world["players"][1]["hand"][0] for world in worlds(state, 2)}) > 5


def test_PRO_4_4_a_second_peek_ends_the_knowledge_of_places() -> None:
    other = position(
        2,
        decks={"aedificium": TEN},
        A={"hand": ["consuetudo"], "goods": "2G"},
        B={"hand": ["consuetudo"], "goods": "2G"},
    )
    play(other, "A: play consuetudo; keep turris")
    for card in TEN[1:9]:
        play(other, f"A: put {card}")
    play(other, "A: end", "B: play consuetudo; keep circus")
    while asked(other) == "B ArrangeCards":
        other.play(1, other.moves(1)[-1])
    order = other.dump()["decks"]["aedificium"][:9]
    for world in worlds(other, 1):
        assert world["decks"]["aedificium"][:9] == order
    tops = {tuple(world["decks"]["aedificium"][:9]) for world in worlds(other, 0)}
    assert len(tops) > 20


# -- discards -----------------------------------------------------------------------------------------------


def test_PRO_4_5_known_discards_stay_where_they_are() -> None:
    state = position(2, discards={"spqr": ["legio", "praetor"]})
    for world in worlds(state, None):
        assert sorted(world["discards"]["spqr"]) == ["legio", "praetor"]


def hidden_discard() -> Any:
    """Everybody saw CIRCUS go to A's hand; then A discarded one of six cards unseen."""
    six = ["circus", "domus", "fons", "puteus", "strata", "strata"]
    state = position(2, round=1, A={"hand": six, "seen": ["circus"], **POOR}, B={"hand": []})
    return everybody_ends(state)


def test_PRO_4_5_a_seen_card_may_have_been_discarded_unseen() -> None:
    """It is in the hand or in the discard pile, never anywhere else; both happen."""
    state = hidden_discard()
    assert state.view(1)["players"][0]["hand_known"] == ["circus"]
    play(state, "A: discard fons")
    assert state.view(1)["players"][0]["hand_known"] == []
    assert state.view(1)["players"][0]["hand_maybe"] == ["circus"]
    places = Counter()
    for world in worlds(state, 1, 120):
        hand = world["players"][0]["hand"].count("circus")
        pile = world["discards"]["aedificium"].count("circus")
        assert hand + pile >= 1
        places["hand" if hand else "pile"] += 1
    assert 60 < places["hand"] < 120  # five chances in six
    for world in worlds(state, 0):  # A knows what A did
        assert world["discards"]["aedificium"] == ["fons"]


def test_PRO_4_5_a_card_played_later_was_not_discarded() -> None:
    six = ["circus", "domus", "fons", "puteus", "strata", "strata"]
    state = position(2, A={"hand": six, "seen": ["circus"], "goods": "2C 2W 9S 3G"}, B={"hand": []})
    everybody_ends(state)
    play(state, "A: discard fons")
    while not asked(state).endswith("PlayTurn"):
        seat = state.to_move[0]
        state.play(seat, state.moves(seat)[-1])  # production cards, as long as there are markers
    play(state, "B: end", "A: build circus")
    assert state.view(1)["players"][0]["hand_maybe"] == []
    for world in worlds(state, 1):
        assert world["players"][0]["city"] == ["circus", "horreum"]
    thrown = {world["memory"]["aedificium"]["private"][0]["buried"][0] for world in worlds(state, 1, 60)}
    assert len(thrown) > 10


def test_PRO_4_5_after_a_reshuffle_known_cards_are_in_the_deck_and_in_no_old_hand() -> None:
    """B's hidden card was drawn before the reshuffle, so it is none of the cards seen in the pile."""
    senate = ["legio", "legio", "praetor", "praetor", "praetor", "praetor"]
    state = position(
        2,
        step="ChooseDeck",
        exact=["spqr"],
        decks={"spqr": ["aediles", "aediles", "aediles", "corruptio", "concussio", "coniuratio"]},
        discards={"spqr": senate},
        A={"hand": []},
        B={"hand": []},
    )
    play(state, "A: select spqr; take aediles", "B: take_face_down 1")
    play(state, "B: select spqr")  # the pile of 6 + 4 cards is shuffled
    for world in worlds(state, 0, 60):
        old = world["players"][1]["hand"][0]
        known = Counter([*senate, "aediles", "aediles", "corruptio"])
        current = Counter([*world["decks"]["spqr"], *world["face_up"], *world["face_down"]])
        assert not known - current
        assert old not in ("legio", "praetor", "aediles")  # all copies of these are somewhere else


def test_PRO_4_5_own_discards_are_remembered_through_a_reshuffle() -> None:
    six = ["aediles", "aediles", "architectus", "architectus", "corruptio", "concussio"]
    state = position(
        2,
        exact=["spqr"],
        discards={"spqr": ["legio"] * 2 + ["praetor"] * 4},
        A={"hand": six, **POOR},
        B={"hand": [], **POOR},
    )
    everybody_ends(state)
    play(state, "A: discard concussio")
    play(state, "B: select spqr")
    for world in worlds(state, 0, 40):
        assert "concussio" in [*world["decks"]["spqr"], *world["face_up"], *world["face_down"]]


def test_memory_explains_every_secret_discard() -> None:
    """Six seen cards, one discarded unseen; all six types are played later: one of them was drawn anew."""
    six = ["circus", "domus", "fons", "puteus", "strata", "forum"]
    state = position(2, A={"hand": six, "seen": six, **POOR}, B={"hand": [], **POOR})
    everybody_ends(state)
    play(state, "A: discard circus")
    memory = state.recall().decks[0].copy()
    memory.add_item(0, -1, 0)  # a face-down card
    code = PROVINCIA.codes["card"]
    for name in six:
        memory.played(0, code[name])
    assert len(memory.items[0]) == 1  # what was discarded
    assert memory.items[0][0][0] >= 0
    assert memory.items[0][0][1] == 0


def test_public_memory_against_the_log() -> None:
    """An independent tracker that only reads the public log: what it knows is in every imagined hand."""
    for seats, seed in ((2, "a"), (3, "b"), (4, "c"), (6, "d")):
        state = started(seats, seed=seed)
        rng = Random(seed)
        known: list[Counter[str]] = [Counter() for _ in range(seats)]
        while state.to_move:
            seat = rng.choice(state.to_move)
            state.listener = None
            events = state.listen()
            state.play(seat, rng.choice(state.moves(seat)))
            for event in events:
                args = event.seen_by(None)["args"]
                who = args.get("seat")
                card = str(args.get("card", "")).removesuffix("_active")
                if event.key in ("takes", "destroyed"):
                    known[who][card] += 1
                elif event.key in ("builds", "builds-discounted", "plays", "discards-duplicate"):
                    known[who] -= Counter([card])
                elif event.key == "conspires":
                    known[who] -= Counter(["coniuratio"])
                elif event.key.startswith("aediles"):
                    known[who] -= Counter(["aediles"])
                elif event.key == "hides":
                    buildings = args["deck"] == "aedificium"
                    for name in list(known[who]):
                        if (name in PROVINCIA.data["buildings"]) == buildings and name != "horreum":
                            del known[who][name]
            if rng.random() < 0.1 and state.to_move:
                world = PROVINCIA.imagine(state.view(None), Random(1)).dump()
                for p in range(seats):
                    assert not known[p] - Counter(world["players"][p]["hand"]), (seats, seed, p)


def test_PRO_4_6_removed_cards_and_combat_cards_are_unknown() -> None:
    state = started(3, seed="removed")
    first = worlds(state, 0, 20)
    assert len({tuple(sorted(world["removed"]["aedificium"])) for world in first}) == 20
    assert len({tuple(world["bellum"]) for world in first}) > 10


# -- tokens --------------------------------------------------------------------------------------------------


def test_PRO_4_7_who_played_a_token_is_never_revealed() -> None:
    """PRO-4.7: the same two tokens, swapped between the players, look the same to a third and to spectators."""
    views = []
    for first, second in (("green_minus_1", "red_minus_1"), ("red_minus_1", "green_minus_1")):
        state = battle(
            "bellum_ii_a",
            first,
            second,
            "green_plus_2",
            seats=3,
            A={"town": BLUE, "morale": 10, "hand": []},
            B={"town": RED, "morale": 10, "hand": []},
            C={"town": "forum_julii", "morale": 10, "hand": []},
        )
        views.append([state.view(None)["battles"], state.view(2)["battles"], state.view(None)["players"][:2]])
    assert views[0] == views[1]


def test_PRO_4_7_not_even_after_the_game() -> None:
    state = started(3, seed="after")
    rng = Random(3)
    while state.to_move:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.moves(seat)))
    for viewer in (None, 0, 1, 2):
        for player in state.view(viewer)["players"]:
            own = player["seat"] == viewer
            assert (player["tokens"] is not None) == own
            assert (player["played_tokens"] is not None) == own
            assert player["tokens_left"] == 1
            assert player["hand"] is not None  # everything else is open


def test_PRO_4_7_the_own_plus_one_is_known_to_all() -> None:
    """Until it is revealed everybody knows where it is; once revealed, who played it."""
    state = battle(
        "bellum_ii_a",
        "blue_plus_1",
        "blue_minus_1",
        "green_minus_2",
        seats=3,
        A={"town": BLUE, "morale": 10, "hand": []},
        B={"town": RED, "morale": 10, "hand": []},
        C={"town": "forum_julii", "morale": 10, "hand": []},
    )
    players = set()
    for world in worlds(state, 2, 40):
        assert world["players"][0]["played_tokens"] == ["blue_plus_1"]
        assert "red_plus_1" in world["players"][1]["tokens"]
        assert world["players"][2]["played_tokens"] == ["green_minus_2"]
        players.add(tuple(world["players"][1]["played_tokens"]))
    assert players == {("blue_minus_1",)}
    unknown = {tuple(world["players"][1]["tokens"]) for world in worlds(state, 2, 40)}
    assert len(unknown) > 5


def test_PRO_4_9_a_committed_token_of_another_could_be_any() -> None:
    state = position(2, round=2, step="ChooseTokens", A={"town": BLUE}, B={"town": RED})
    state.play(0, state.moves(0)[0])
    assert len({world["players"][0]["committed"] for world in worlds(state, 1, 60)}) > 3
    assert len({world["players"][0]["committed"] for world in worlds(state, 0, 10)}) == 1


# -- reaction windows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["aediles", "praetor"])
def test_PRO_4_8_a_target_with_senate_cards_is_always_asked(held: str) -> None:
    """PRO-4.8, PRO-D09: with or without AEDILES the table looks the same."""
    state = position(
        3,
        A={"hand": ["coniuratio"], "goods": "5G"},
        B={"hand": [held], "goods": "2G", "city": ["horreum", "circus"]},
    )
    play(state, "A: play coniuratio; against 1; destroy circus")
    assert asked(state) == "B AnswerConiuratio"
    assert legal(state, "B") == (["aediles", "decline"] if held == "aediles" else ["decline"])
    events = state.listen()
    play(state, "B: decline")
    assert [event.key for event in events] == ["destroyed"]


def test_PRO_4_8_views_do_not_tell_who_holds_aediles() -> None:
    seen = []
    for held in ("aediles", "praetor"):
        state = position(
            3,
            A={"hand": ["coniuratio"], "goods": "5G"},
            B={"hand": [held], "goods": "2G", "city": ["horreum", "circus"]},
            C={"hand": []},
        )
        play(state, "A: play coniuratio; against 1; destroy circus")
        during = [state.view(viewer) for viewer in (None, 0, 2)]
        play(state, "B: decline")
        seen.append(json.dumps([during, [state.view(viewer) for viewer in (None, 0, 2)]]))
    assert seen[0] == seen[1]


def test_PRO_4_8_nobody_is_asked_who_publicly_cannot_hold_or_pay() -> None:
    for victim in ({"hand": ["fons"], "goods": "9G"}, {"hand": ["aediles"], "goods": "1G"}):
        state = position(2, A={"hand": ["coniuratio"], "goods": "5G"}, B={**victim, "city": ["horreum"]})
        play(state, "A: play coniuratio")
        assert asked(state) == "A PlayTurn"
        assert "horreum" in of(state, "B")["hand"]


@pytest.mark.parametrize("held", ["aediles", "praetor"])
def test_PRO_4_8_against_the_gauls_too(held: str) -> None:
    """PRO-D15: a loser with senate cards is asked even if only one building qualifies."""
    state = position(2, round=2, step="LoseBuilding", A={"hand": [held], "city": ["circus"]})
    assert asked(state) == "A LoseBuilding"
    assert legal(state, "A") == (["lose circus", "aediles"] if held == "aediles" else ["lose circus"])
    assert "aediles" not in json.dumps(state.view(1))


def test_PRO_4_10_gloria_is_hidden_until_played() -> None:
    state = position(2, A={"hand": ["gloria_5"], "goods": "2G"})
    assert "gloria_5" not in json.dumps(state.view(1))
    play(state, "A: play gloria_5")
    assert state.view(1)["players"][0]["front"] == ["gloria_5"]


def test_a_declared_card_is_known_while_its_player_chooses() -> None:
    """After ``play commercium...`` everybody knows the card, though it is paid for later (PRO-7.34)."""
    state = position(2, A={"hand": ["commercium_clay_wood", "legio"], "goods": "3C 0W"})
    play(state, "A: play commercium_clay_wood")
    assert PLAYERS[state.to_move[0]] == "A"
    for world in worlds(state, 1):
        assert "commercium_clay_wood" in world["players"][0]["hand"]


@pytest.mark.parametrize("seen", [True, False])
def test_undo_stops_where_a_hidden_card_comes_to_light(seen: bool) -> None:
    """A card everybody saw go to the hand reveals nothing when it is played."""
    state = position(2, A={"hand": ["turris", "legio"], "seen": ["turris"] if seen else [], "goods": "1W 2G"})
    before = state.revealed
    play(state, "A: build turris")
    assert (state.revealed == before) is seen
    before = state.revealed
    play(state, "A: play legio")
    assert state.revealed > before


def test_undo_an_announced_card_is_revealed_once() -> None:
    state = position(2, A={"hand": ["commercium_clay_wood"], "goods": "3C 0W"})
    before = state.revealed
    play(state, "A: play commercium_clay_wood")
    assert state.revealed == before + 1
    play(state, "A: times 2")
    assert state.revealed == before + 1


def test_PRO_4_7_no_log_tells_who_played_a_token() -> None:
    """Not even the secret part of a log line, which replays may show after the end."""
    state = battle("bellum_ii_a", "blue_minus_1", "red_plus_1", A={"town": BLUE}, B={"town": RED})
    for event in state.listener:
        if event.key == "commits":
            assert event.args.keys() == {"seat"}
            assert event.secret is None


def test_a_known_face_down_card_from_before_a_reshuffle() -> None:
    """Five cards known to A, then a reshuffle: the fifth lies face down, is known to A alone and is discarded."""
    state = position(
        2,
        exact=["aedificium"],
        decks={"aedificium": ["fons", "domus", "strata", "puteus", "circus", "forum"]},
        A={"hand": ["consuetudo"], "goods": "2G"},
        B={"hand": ["statua", "statua", "colosseum"], "city": ["horreum", "statua", "colosseum"]},
    )
    play(state, "A: play consuetudo; keep fons")
    for card in ("domus", "strata", "puteus", "circus"):
        play(state, f"A: put {card}")
    play(state, "A: end", "B: discard statua; discard statua; discard colosseum; end")
    play(state, "B: select aedificium")
    assert state.dump()["face_down"][0] == "forum"
    play(state, "B: take_face_down 2", "A: take strata")
    for viewer in (0, 1, None):
        for world in worlds(state, viewer):
            assert ("forum" in world["discards"]["aedificium"]) or viewer != 0


GAME = taberna.game("provincia")


def test_PRO_4_8_declining_looks_like_not_holding_aediles() -> None:
    def seen(hand: list[str]) -> str:
        state = GAME.position(
            {
                "players": [
                    {"hand": ["coniuratio"], "gold": 5},
                    {"hand": hand, "gold": 2, "city": ["horreum", "circus"]},
                    {"hand": []},
                ]
            }
        )
        events = state.listen()
        for seat, move in ((0, "play coniuratio"), (0, "against 1"), (0, "destroy circus"), (1, "decline")):
            state.play(seat, move)
        others = (None, 0, 2)
        return json.dumps(
            [[state.view(viewer) for viewer in others], [[e.seen_by(v) for e in events] for v in others]]
        )

    assert seen(["aediles"]) == seen(["legio"])


def test_PRO_4_5_a_reshuffled_discard_pile_is_remembered() -> None:
    state = GAME.position(
        {
            "step": "ChooseDeck",
            "exact": ["aedificium"],
            "decks": {"aedificium": ["domus", "fons", "strata", "forum"]},
            "discards": {"aedificium": ["villa", "villa", "vinea", "vinea", "mola", "mola"]},
            "players": [{"hand": ["puteus"]}, {"hand": ["puteus"]}],
        }
    )
    state.play(0, "select aedificium")

    worlds = [GAME.imagine(state.view(1), Random(i)).dump() for i in range(60)]

    face_down = {card for world in worlds for card in world["face_down"]}
    assert face_down == {"villa", "vinea", "mola"}
    assert not any({"villa", "vinea", "mola"} & set(world["removed"]["aedificium"]) for world in worlds)
