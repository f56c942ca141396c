"""The worked examples of the specification, PRO-X01 to PRO-X38."""

from __future__ import annotations

import taberna

from .helpers import (
    PROVINCIA,
    asked,
    battle,
    everybody_ends,
    fights,
    legal,
    of,
    play,
    position,
    refused,
    started,
    stock,
    supply,
)

BLUE, RED, GREEN, ORANGE = "massilia", "narbo_martius", "forum_julii", "arelate"


def test_PRO_X01_spqr_selection_of_three_players() -> None:
    top = ["legio", "praetor", "praetor", "aediles", "concussio", "architectus"]
    giorgio_first = position(
        3, step="ChooseDeck", start=2, decks={"spqr": top}, A={"hand": []}, B={"hand": []}, C={"hand": []}
    )
    state = play(giorgio_first, "C: select spqr")
    view = state.view(None)
    assert view["markers"]["spqr"] == 1
    assert sorted(view["face_up"]) == ["aediles", "legio", "praetor", "praetor"]
    assert view["face_down"] == [True, True]
    assert asked(state) == "C TakeCard"
    play(state, "C: take praetor", "A: take_face_down 1", "B: take legio")
    assert of(state, "C")["hand"] == ["praetor"]
    assert of(state, "A")["hand"] == ["concussio"]
    assert of(state, "B")["hand"] == ["legio"]
    assert sorted(state.dump()["discards"]["spqr"]) == ["aediles", "architectus", "praetor"]
    assert asked(state) == "A ChooseDeck"


def test_PRO_X02_quaestor_half_for_the_chooser_only() -> None:
    top = ["opes_01", "opes_05", "opes_09", "opes_10", "opes_11", "opes_12"]
    state = position(
        3, step="ChooseDeck", decks={"opes": top}, A={"goods": "0C 0W 0S 0G"}, B={"goods": "0C 0W 0S 0G"}
    )
    play(state, "A: select opes; take opes_01", "B: take opes_05", "C: take opes_09")
    assert stock(state, "A") == "0C 0W 5S 0G"
    assert stock(state, "B") == "0C 3W 0S 0G"
    assert {"opes_01", "opes_05"} <= set(state.dump()["discards"]["opes"])


def test_PRO_X03_three_players_choose_twice_in_turn_order() -> None:
    state = position(3, step="ChooseDeck", start=1)
    choosers = []
    while asked(state).endswith("ChooseDeck"):
        choosers.append(asked(state)[0])
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
        while asked(state).endswith("TakeCard"):
            state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert choosers == list("BCABCA")
    assert asked(state) == "B PlayTurn"


def test_PRO_X04_equal_strength_wins() -> None:
    state = battle(
        "bellum_v_c",
        "orange_plus_1",
        "red_plus_1",
        A={"town": ORANGE, "morale": 2, "defence": 0, "city": ["horreum", "officina"]},
        B={"town": RED, "morale": 10},
    )
    assert fights(state)["A"]


def test_PRO_X05_first_penalty_is_on_the_right() -> None:
    loser = {"morale": 1, "defence": -3, "city": ["horreum", "fodina"], "hand": []}
    state = battle(
        "bellum_ii_c", "blue_plus_1", "red_plus_1", A={**loser, "town": BLUE}, B={"town": RED, "morale": 10}
    )
    assert of(state, "A")["hand"] == ["fodina"]
    assert of(state, "A")["prestige"] == 0


def test_PRO_X05_variant_the_inactive_turris_must_go_instead() -> None:
    loser = {"morale": 1, "defence": -3, "city": ["horreum", "fodina", "turris"], "hand": []}
    state = battle(
        "bellum_ii_c", "blue_plus_1", "red_plus_1", A={**loser, "town": BLUE}, B={"town": RED, "morale": 10}
    )
    assert of(state, "A")["hand"] == ["turris"]
    assert "fodina" in of(state, "A")["city"]
    assert of(state, "A")["prestige"] == 2


def test_PRO_X06_activate_emporium() -> None:
    state = position(2, step="Activate", A={"goods": "2G", "city": ["horreum", "emporium"], "prestige": 6})
    play(state, "A: activate emporium")
    assert of(state, "A")["prestige"] == 5
    assert of(state, "A")["gold"] == 6
    assert of(state, "A")["city"] == ["horreum", "emporium_active"]
    assert asked(state) == "B ChooseDeck"  # nothing is left to activate; round 2 begins
    later = position(
        2, step="Activate", round=2, A={"city": ["horreum", "emporium_active", "mola"], "prestige": 5}
    )
    assert legal(later, "A") == ["stop", "activate mola"]


def test_PRO_X07_fodina_gives_a_stone() -> None:
    state = position(2, step="Activate", A={"goods": "3S", "city": ["horreum", "fodina"]})
    assert of(state, "A")["stone"] == 4


def test_PRO_X08_six_players_at_the_start() -> None:
    state = started(6, seed="X08")
    assert stock(state, "E") == "4C 5W 5S 7G"
    fifth = of(state, "E")
    assert (fifth["prestige"], fifth["city"], len(fifth["hand"]), len(fifth["tokens"])) == (
        0,
        ["horreum"],
        1,
        5,
    )
    assert f"{state.view(4)['players'][4]['colour']}_plus_1" in fifth["tokens"]
    assert supply(state) == "13C 14W 24S 11G"
    assert len(state.dump()["decks"]["aedificium"]) == 78


def test_PRO_X09_the_prestige_card_stays() -> None:
    state = position(4, A={"hand": ["domus"]})
    assert (stock(state, "A"), of(state, "A")["prestige"]) == ("4C 4W 3S 7G", -2)
    play(state, "A: build domus")
    assert (stock(state, "A"), of(state, "A")["prestige"]) == ("2C 3W 3S 7G", 1)
    assert state.view(None)["players"][0]["prestige_cards"] == [-2]
    assert state.faults() == []


def test_PRO_X10_unpaid_tax_turns_the_card_then_takes_another() -> None:
    poor = {"goods": "0G", "prestige": 1, "prestige_cards": [-2]}
    state = position(2, step="Upkeep", A=poor)
    assert of(state, "A")["prestige"] == -1
    assert state.view(None)["players"][0]["prestige_cards"] == [-4]
    state = position(2, step="Upkeep", A={"goods": "0G", "prestige": -1, "prestige_cards": [-4]})
    assert of(state, "A")["prestige"] == -3
    assert state.view(None)["players"][0]["prestige_cards"] == [-4, -2]


def test_PRO_X11_only_the_stone_discount_makes_it_payable() -> None:
    state = position(
        2,
        A={
            "goods": "4C 0W 7S 1G",
            "front": ["architectus"],
            "city": ["horreum", "carchesium"],
            "hand": ["templum"],
            "morale": 5,
        },
    )
    play(state, "A: build templum")
    assert stock(state, "A") == "0C 0W 0S 0G"
    player = of(state, "A")
    assert (player["prestige"], player["morale"]) == (2 + 11, 5)
    assert "templum" in player["city"]  # inactive


def test_PRO_X12_no_discount_on_gold_by_architectus() -> None:
    architect = {"front": ["architectus"], "hand": ["hortus"], "morale": 5}
    state = position(2, A={**architect, "goods": "5G"})
    assert refused(state, "A", "build hortus").rule == "PRO-3.10"
    state = position(2, A={**architect, "goods": "6G"})
    play(state, "A: build hortus")
    assert (of(state, "A")["gold"], of(state, "A")["prestige"], of(state, "A")["morale"]) == (0, 8, 6)


def test_PRO_X13_carchesium_makes_lignator_free() -> None:
    state = position(2, A={"goods": "9W 0G", "city": ["horreum", "carchesium"], "hand": ["lignator"]})
    play(state, "A: build lignator")
    assert (of(state, "A")["gold"], of(state, "A")["prestige"]) == (0, 4)
    everybody_ends(state)
    assert state.round == 2
    assert of(state, "A")["wood"] == 9  # the income is lost


def test_PRO_X14_storage_cuts_a_gain() -> None:
    state = position(
        2,
        step="ChooseDeck",
        decks={"opes": ["opes_05", "opes_09", "opes_14", "opes_12", "opes_11", "opes_10"]},
        supply={"wood": 20},
        A={"goods": "8W"},
        B={"goods": "0W"},
        start=1,
    )
    play(state, "B: select opes; take opes_09", "A: take opes_05")  # the lower half: 3 wood
    assert of(state, "A")["wood"] == 9
    assert state.dump()["supply"]["wood"] == 19


def test_PRO_X15_horreum_lost_with_surplus_goods() -> None:
    state = position(
        2,
        A={"goods": "5G", "hand": ["coniuratio"]},
        B={"goods": "2C 6W 9S 3G", "city": ["horreum"], "hand": []},
        supply={"wood": 10, "stone": 10, "gold": 10},
    )
    play(state, "A: play coniuratio")  # only one building: no choice
    assert stock(state, "B") == "2C 5W 5S 3G"
    assert (of(state, "B")["hand"], of(state, "B")["prestige"]) == (["horreum"], 0)
    assert of(state, "A")["gold"] == 0
    after = state.dump()["supply"]
    assert (after["wood"], after["stone"], after["gold"]) == (11, 14, 15)


def test_PRO_X16_aediles_against_coniuratio() -> None:
    victim = {"city": ["horreum", "circus"], "hand": ["aediles"]}
    state = position(2, A={"goods": "5G", "hand": ["coniuratio"]}, B={**victim, "goods": "2G"})
    play(state, "A: play coniuratio; destroy circus", "B: aediles")
    assert of(state, "B")["gold"] == 0
    assert "circus" in of(state, "B")["city"]
    assert sorted(state.dump()["discards"]["spqr"]) == ["aediles", "coniuratio"]
    assert of(state, "A")["gold"] == 0
    state = position(2, A={"goods": "5G", "hand": ["coniuratio"]}, B={**victim, "goods": "1G"})
    play(state, "A: play coniuratio; destroy circus")
    assert sorted(of(state, "B")["hand"]) == ["aediles", "circus"]
    assert of(state, "B")["prestige"] == 0  # 12 less


def test_PRO_X17_concussio_beats_praetor_and_corruptio() -> None:
    state = position(
        2,
        step="Upkeep",
        A={"front": ["concussio"], "concussio": 1, "goods": "1G"},
        B={"front": ["corruptio", "praetor"], "goods": "0G"},
    )
    assert of(state, "B")["prestige"] == -2
    assert state.view(None)["players"][1]["prestige_cards"] == [-2]
    assert of(state, "B")["front"] == ["corruptio"]
    assert state.dump()["discards"]["spqr"] == ["praetor"]


def test_PRO_X18_strength_with_tokens_and_military() -> None:
    state = battle(
        "bellum_ii_c",
        "blue_plus_2",
        "blue_minus_1",
        A={
            "town": BLUE,
            "morale": 4,
            "defence": -1,
            "city": ["horreum", "stabulum", "exercitatio_active", "statio"],
            "prestige": 5,
        },
        B={"town": RED, "morale": 10},
    )
    assert (
        next(e.args["strength"] for e in state.listener if e.args.get("seat") == 0 and "strength" in e.args)
        == 6
    )
    assert fights(state)["A"]


def test_PRO_X19_none_of_the_penalties_can_be_paid() -> None:
    edition = {
        "bellum": {
            "bellum_v_a": {
                "first": {"kind": "building", "tag": "production", "amount": 1},
                "substitute": {"kind": "stone", "amount": 3},
            }
        }
    }
    game = taberna.game("provincia", edition)
    loser = {"town": BLUE, "morale": 1, "defence": -3, "front": ["corruptio"]}
    for gold, gold_left, prestige in ((4, 1, 0), (2, 2, -2)):
        state = battle(
            "bellum_v_a",
            "blue_minus_1",
            "red_plus_1",
            game=game,
            A={**loser, "goods": f"2S {gold}G"},
            B={"town": RED, "morale": 10},
        )
        player = of(state, "A")
        assert (player["stone"], player["gold"], player["prestige"]) == (2, gold_left, prestige)


def test_PRO_X20_statio_destroyed_and_replayed() -> None:
    owner = {"city": ["horreum", "statio_active"], "prestige": 9, "hand": [], "goods": "2C 2W"}
    state = position(2, round=5, step={"step": "LoseBuilding", "tag": "defence"}, A=owner)
    assert of(state, "A")["prestige"] == 8
    assert of(state, "A")["hand"] == ["statio"]
    assert state.view(None)["players"][0]["military"] == 0
    state = position(
        2, round=6, A={"city": ["horreum"], "prestige": 8, "hand": ["statio"], "goods": "2C 2W 0G"}
    )
    play(state, "A: build statio")
    assert (of(state, "A")["prestige"], state.view(None)["players"][0]["military"]) == (10, 0)
    state = position(
        2, step="Activate", A={"city": ["horreum", "statio"], "prestige": 10, "goods": "0C 0W 0G"}
    )
    play(state, "A: activate statio")
    assert (of(state, "A")["prestige"], state.view(None)["players"][0]["military"]) == (9, 2)


def test_PRO_X21_one_point_activates_one_building() -> None:
    state = position(2, step="Activate", A={"city": ["horreum", "turris", "villa"], "prestige": 1})
    assert legal(state, "A") == ["stop", "activate turris", "activate villa"]
    play(state, "A: activate turris")
    assert of(state, "A")["prestige"] == 0
    assert asked(state) == "B ChooseDeck"


def test_PRO_X22_aqueduct_and_morale() -> None:
    state = position(2, round=3, step="Upkeep", A={"morale": 4, "city": ["horreum", "aquaeductus"]})
    assert of(state, "A")["morale"] == 4  # 3 after phase 4, 4 after phase 5
    state = position(2, round=4, step="Upkeep", A={"morale": 4, "city": ["horreum", "aquaeductus"]})
    assert of(state, "A")["morale"] == 4
    state = position(
        2,
        round=5,
        step={"step": "LoseBuilding", "tag": "prestige"},
        A={"morale": 4, "city": ["horreum", "aquaeductus"], "hand": []},
    )
    assert of(state, "A")["hand"] == ["aquaeductus"]
    assert of(state, "A")["morale"] == 3


def test_PRO_X23_an_idle_city_in_battle() -> None:
    """Section 3.10: the strength without tokens of a city that never does anything and loses no battle."""
    weak = {name: {"strength": -20} for name in PROVINCIA.names["bellum"]}
    state = started(2, game=taberna.game("provincia", {"bellum": weak}), seed="idle")
    values = {}
    while state.to_move:
        if asked(state) == "AB ChooseTokens":
            values[state.round] = [state.morale[s] + state.defence[s] + state.military(s) for s in (0, 1)]
        seat = state.to_move[0]
        texts = [move.text for move in state.moves(seat)]
        state.play(seat, "end" if "end" in texts else texts[0])
    assert values == {2: [4, 4], 3: [2, 2], 5: [-1, -1], 6: [-2, -2]}


def test_PRO_X24_commercium_up_to_the_storage_limit() -> None:
    state = position(
        2, A={"goods": "7W 6S", "hand": ["commercium_wood_stone"]}, B={"goods": "0S"}, supply={"stone": 10}
    )
    wood = state.dump()["supply"]["wood"]
    play(state, "A: play commercium_wood_stone")
    assert legal(state, "A") == ["times 1", "times 2", "times 3"]
    play(state, "A: times 3")
    assert (of(state, "A")["wood"], of(state, "A")["stone"]) == (4, 9)
    after = state.dump()
    assert (after["supply"]["wood"], after["supply"]["stone"]) == (wood + 3, 7)
    assert after["discards"]["spqr"] == ["commercium_wood_stone"]


def test_PRO_X25_leftover_gold_breaks_the_tie() -> None:
    final = {"step": "PlayTurn", "final": True}
    state = position(2, step=final, A={"prestige": 40, "goods": "8G"}, B={"prestige": 40, "goods": "7G"})
    everybody_ends(state)
    assert state.result.scores == (42, 42)
    assert state.result.winners == (0,)
    assert state.result.tie_break == "gold"
    assert (of(state, "A")["gold"], of(state, "B")["gold"]) == (2, 1)


def test_PRO_X26_the_returned_order_is_the_layout_order() -> None:
    a_to_k = [
        "aurifex",
        "circus",
        "domus",
        "fodina",
        "fons",
        "forum",
        "hortus",
        "insula",
        "pons",
        "puteus",
        "strata",
    ]
    a, b, c, d, e, f, g, h, i, j, k = a_to_k
    state = position(
        2, round=1, decks={"aedificium": a_to_k}, A={"goods": "2G", "hand": ["consuetudo"]}, B={"hand": []}
    )
    play(state, f"A: play consuetudo; keep {d}")
    for card in (j, a, b, c, e, f, g, h):  # i is the last and needs no question
        play(state, f"A: put {card}")
    assert d in of(state, "A")["hand"]
    assert state.dump()["decks"]["aedificium"][:10] == [j, a, b, c, e, f, g, h, i, k]
    play(state, "A: end", "B: end")
    play(state, "B: select aedificium")
    assert sorted(state.view(None)["face_up"]) == sorted([j, a, b, c])
    assert state.dump()["face_down"] == [e, f]


def test_PRO_X27_the_last_clay_goes_to_the_first_in_turn_order() -> None:
    kiln = {"city": ["horreum", "fornax_lateris"], "goods": "0C"}
    state = position(2, step="Activate", A=kiln, B=kiln, supply={"clay": 1})
    assert (of(state, "A")["clay"], of(state, "B")["clay"]) == (1, 0)
    assert asked(state) == "B ChooseDeck"


def test_PRO_X28_one_gloria_only() -> None:
    proud = {"front": ["gloria_3"], "hand": ["gloria_5"], "goods": "2G", "prestige": 0}
    final = {"step": "PlayTurn", "final": True}
    state = position(2, step=final, A=proud)
    assert refused(state, "A", "play gloria_5").rule == "PRO-3.38"
    everybody_ends(state)
    assert state.result.scores[0] == 3
    state = position(2, step=final, A=proud, options={"gloria_limit": "highest_counts"})
    play(state, "A: play gloria_5")
    everybody_ends(state)
    assert state.result.scores[0] == 5


def test_PRO_X29_hand_limit_after_coniuratio() -> None:
    five = ["fons", "fons", "strata", "strata", "puteus"]
    state = position(
        2,
        A={"hand": five, "city": ["horreum", "domus"], "goods": "0C 0W 0S 0G"},
        B={"hand": ["coniuratio"], "goods": "5G"},
    )
    play(state, "A: end", "B: play coniuratio; destroy domus; end")
    assert len(of(state, "A")["hand"]) == 6
    assert asked(state) == "A HandLimit"
    assert legal(state, "A") == ["discard domus", "discard fons", "discard puteus", "discard strata"]
    play(state, "A: discard puteus")
    assert sorted(of(state, "A")["hand"]) == ["domus", "fons", "fons", "strata", "strata"]


def test_PRO_X30_a_building_lost_in_round_6_can_be_replayed_in_the_final_turn() -> None:
    state = position(
        2,
        round=6,
        step={"step": "LoseBuilding", "tag": "prestige"},
        active=1,
        start=1,
        B={"city": ["horreum", "colosseum"], "goods": "1C 7S 3G", "hand": [], "morale": 5},
        A={"hand": []},
    )
    assert asked(state) == "B PlayTurn"
    assert of(state, "B")["gold"] == 2  # the tax
    before = of(state, "B")
    play(state, "B: build colosseum")
    after = of(state, "B")
    assert (after["prestige"], after["morale"], after["gold"]) == (
        before["prestige"] + 9,
        before["morale"] + 1,
        0,
    )


def test_PRO_X31_exchange_within_the_small_storage() -> None:
    state = position(2, A={"goods": "0C 5W 4S 6G", "city": [], "hand": []})
    assert refused(state, "A", "exchange wood").rule == "PRO-3.29"
    play(state, "A: exchange stone")
    assert stock(state, "A") == "0C 5W 5S 4G"
    assert refused(state, "A", "exchange stone").rule == "PRO-3.29"


def test_PRO_X32_tokens_count_for_their_colour() -> None:
    state = battle(
        "bellum_ii_a",
        "blue_plus_1",
        "blue_minus_2",
        A={"town": BLUE, "morale": 5, "defence": 0},
        B={"town": RED, "morale": 5, "defence": 0},
    )
    strengths = {e.args["seat"]: e.args["strength"] for e in state.listener if e.key.endswith("-battle")}
    assert strengths == {0: 5 - 1, 1: 5 + 0}


def test_PRO_X33_a_deck_that_runs_out_while_drawing() -> None:
    state = position(
        6,
        step="ChooseDeck",
        exact=["spqr"],
        decks={"spqr": ["legio", "praetor"]},
        discards={"spqr": ["aediles", "concussio", "corruptio"]},
    )
    play(state, "A: select spqr")
    assert len(state.view(None)["face_up"]) == 4
    assert {"legio", "praetor"} <= set(state.view(None)["face_up"])
    assert state.view(None)["face_down"] == [True]
    for letter in "ABCDE":
        assert asked(state) == f"{letter} TakeCard"
        play(state, f"{letter}: {legal(state, letter)[0]}")
    assert asked(state) == "B ChooseDeck"  # F got none
    assert state.view(None)["players"][5]["hand_backs"]["spqr"] == 0


def test_PRO_X34_a_deck_can_be_chosen_twice() -> None:
    state = position(4, step="ChooseDeck")
    for chooser in "AB":
        play(state, f"{chooser}: select opes")
        while asked(state).endswith("TakeCard"):
            state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    assert legal(state, "C") == ["select aedificium", "select spqr"]
    assert refused(state, "C", "select opes").rule == "PRO-3.17"


def test_PRO_X35_a_second_carchesium_is_useless() -> None:
    state = position(2, A={"city": ["horreum", "carchesium"], "hand": ["carchesium"], "goods": "5C 5W 5G"})
    assert refused(state, "A", "build carchesium").rule == "PRO-3.28"
    assert "discard carchesium" in legal(state, "A")
    state = position(2, A={"city": ["horreum"], "hand": ["carchesium", "carchesium"], "goods": "5C 5W 5G"})
    assert "build carchesium" in legal(state, "A")
    assert "discard carchesium" not in legal(state, "A")


def test_PRO_X36_tracks_do_not_fall_below_their_bottom() -> None:
    state = position(2, step="Upkeep", A={"morale": 1, "defence": -3}, B={"morale": 2, "defence": -2})
    assert (of(state, "A")["morale"], of(state, "A")["defence"]) == (1, -3)
    assert (of(state, "B")["morale"], of(state, "B")["defence"]) == (1, -3)


def test_PRO_X37_exchanges_that_are_not_enough() -> None:
    hand = ["insula", "commercium_clay_wood", "commercium_stone_wood"]
    state = position(2, A={"goods": "3C 1W 2S 0G", "hand": hand})
    play(state, "A: play commercium_clay_wood; times 3")
    assert of(state, "A")["wood"] == 4
    play(state, "A: play commercium_stone_wood; times 2")
    assert stock(state, "A") == "0C 6W 0S 0G"
    assert refused(state, "A", "build insula").rule == "PRO-3.10"


def test_PRO_X38_aediles_against_the_gauls() -> None:
    state = battle(
        "bellum_v_a",
        "blue_minus_1",
        "red_plus_1",
        A={
            "town": BLUE,
            "morale": 1,
            "defence": -3,
            "city": ["horreum", "lignator"],
            "hand": ["aediles"],
            "front": ["corruptio"],
            "goods": "4G",
        },
        B={"town": RED, "morale": 10},
    )
    assert legal(state, "A") == ["lose lignator", "aediles"]
    play(state, "A: aediles")
    assert "lignator" in of(state, "A")["city"]
    assert of(state, "A")["gold"] == 4
    assert state.dump()["discards"]["spqr"] == ["aediles"]
