"""PRO-3.32 to PRO-3.41 and PRO-3.66: senate cards (PRO-D06 to PRO-D11)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import taberna

from .helpers import PROVINCIA, asked, ends, everybody_ends, legal, log_of, of, play, position, refused, stock

SENATE = PROVINCIA.data.in_the_box("spqr")


def with_card(card: str, **player: Any) -> Any:
    return position(2, A={"hand": [card], "goods": "5C 5W 5S 9G", **player})


# -- preconditions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [name for name in SENATE if name != "aediles"])
def test_PRO_3_66_fee(card: str) -> None:
    """PRO-3.66: with exactly the fee the card can be played, with one coin less it cannot."""
    fee = SENATE[card]["gold"]
    other = "5C 5W 5S"
    gives_gold = card.startswith("commercium_gold")
    state = position(2, A={"hand": [card], "goods": f"{other} {max(fee, int(gives_gold))}G"})
    assert f"play {card}" in legal(state, "A")
    if fee:
        state = position(2, A={"hand": [card], "goods": f"{other} {fee - 1}G"})
        assert refused(state, "A", f"play {card}").rule == "PRO-3.66"


def test_PRO_3_66_aediles_never_in_the_own_turn() -> None:
    """PRO-3.66, PRO-3.40."""
    assert refused(with_card("aediles"), "A", "play aediles").rule == "PRO-3.40"


def test_PRO_3_66_cards_without_effect_may_be_played() -> None:
    state = position(
        2, step={"step": "PlayTurn", "final": True}, A={"hand": ["legio"], "goods": "2G", "defence": 10}
    )
    play(state, "A: play legio")
    assert of(state, "A")["defence"] == 10


# -- cards that stay -----------------------------------------------------------------------------------


def test_PRO_3_32_architectus() -> None:
    state = position(2, A={"hand": ["architectus", "architectus", "turris"], "goods": "0W 9G"})
    play(state, "A: play architectus")
    assert of(state, "A")["gold"] == 5
    assert of(state, "A")["front"] == ["architectus"]
    assert refused(state, "A", "play architectus").rule == "PRO-3.32"
    play(state, "A: build turris")  # 1 wood less 1
    assert of(state, "A")["wood"] == 0


@pytest.mark.parametrize("building", ["hortus", "lignator"])
def test_PRO_3_32_no_discount_for_buildings_that_cost_gold_only(building: str) -> None:
    gold = PROVINCIA.data["buildings"][building]["cost"][3]
    state = position(2, A={"front": ["architectus"], "hand": [building], "goods": f"{gold}G"})
    play(state, f"A: build {building}")
    assert of(state, "A")["gold"] == 0


def test_PRO_3_34_concussio() -> None:
    """PRO-3.34, PRO-D07, PRO-7.12: any opponent; from then on the target always pays."""
    state = position(3, A={"hand": ["concussio"], "goods": "2G"})
    play(state, "A: play concussio")
    assert legal(state, "A") == ["against 1", "against 2"]
    assert refused(state, "A", "against 0").rule == "PRO-3.34"
    assert of(state, "A")["gold"] == 2  # choices come before payment (PRO-7.34)
    play(state, "A: against 2")
    assert of(state, "A")["gold"] == 0
    assert of(state, "A")["front"] == ["concussio"]
    assert state.view(None)["players"][0]["concussio"] == [2]


@pytest.mark.parametrize("front", [[], ["praetor"], ["corruptio"], ["corruptio", "praetor"]])
@pytest.mark.parametrize("extorted", [False, True])
def test_PRO_3_59_who_pays_tax(front: list[str], extorted: bool) -> None:
    """PRO-3.34, PRO-3.37, PRO-3.39, PRO-3.59: never more than 1 gold."""
    first: dict[str, Any] = {"front": ["concussio"], "concussio": 1} if extorted else {}
    state = position(2, step="Upkeep", A=first, B={"front": front, "goods": "3G"})
    pays = extorted or not front
    assert of(state, "B")["gold"] == 3 - pays


def test_PRO_3_37_corruptio() -> None:
    """PRO-3.37, PRO-D11: any three resources; free of tax from this round on."""
    state = position(2, A={"hand": ["corruptio", "corruptio"], "goods": "2C 2W 1S 3G"})
    play(state, "A: play corruptio; pay clay")
    assert legal(state, "A") == ["pay clay", "pay wood"]
    assert refused(state, "A", "pay stone").rule == "PRO-3.37"
    play(state, "A: pay wood; pay stone")
    assert stock(state, "A") == "1C 1W 0S 3G"
    assert refused(state, "A", "play corruptio").text == "corruptio is already in play before you"
    everybody_ends(state)
    assert of(state, "A")["gold"] == 3


@pytest.mark.parametrize("have", [h for h in itertools.product(range(5), repeat=3) if 2 <= sum(h) <= 7])
def test_PRO_D11_every_mix_exactly_once(have: tuple[int, int, int]) -> None:
    """PRO-D11 against brute force: all (c, w, s) with c + w + s = 3 within the stock, each by one way only."""
    state = position(2, A={"hand": ["corruptio"], "goods": "{}C {}W {}S".format(*have)})
    if sum(have) < 3:
        assert refused(state, "A", "play corruptio").rule == "PRO-3.37"
        return
    play(state, "A: play corruptio")
    ends: list[tuple[int, ...]] = []

    def follow(branch: Any) -> None:
        if asked(branch) != "A PayResources":
            player = of(branch, "A")
            ends.append(tuple(h - player[g] for h, g in zip(have, ("clay", "wood", "stone"), strict=True)))
            return
        for text in legal(branch, "A"):
            follow(play(branch.copy(), f"A: {text}"))

    follow(state)
    mixes = [
        m
        for m in itertools.product(range(4), repeat=3)
        if sum(m) == 3 and all(a <= b for a, b in zip(m, have, strict=True))
    ]
    assert sorted(ends) == sorted(mixes)


def test_PRO_3_38_gloria() -> None:
    """PRO-3.38, PRO-7.15, PRO-OPT-06, PRO-C07: counts at the end only, no prestige before."""
    state = position(2, A={"hand": ["gloria_2", "gloria_4"], "goods": "4G", "prestige": 0})
    play(state, "A: play gloria_4")
    assert (of(state, "A")["gold"], of(state, "A")["prestige"]) == (2, 0)
    assert refused(state, "A", "play gloria_2").rule == "PRO-3.38"
    state = position(
        2, A={"hand": ["gloria_2"], "front": ["gloria_4"]}, options={"gloria_limit": "highest_counts"}
    )
    assert "play gloria_2" in legal(state, "A")


def test_PRO_3_39_praetor() -> None:
    """PRO-3.39: no tax this round, morale still drops; discarded in phase 4; not twice, not in the final turn."""
    state = position(2, A={"hand": ["praetor", "praetor"], "goods": "3G", "morale": 5})
    play(state, "A: play praetor")
    assert of(state, "A")["front"] == ["praetor"]
    assert refused(state, "A", "play praetor").rule == "PRO-3.39"
    everybody_ends(state)
    assert (of(state, "A")["gold"], of(state, "A")["morale"], of(state, "A")["front"]) == (3, 4, [])
    assert state.dump()["discards"]["spqr"] == ["praetor"]
    final = position(2, step={"step": "PlayTurn", "final": True}, A={"hand": ["praetor"]})
    assert refused(final, "A", "play praetor").rule == "PRO-3.39"


@pytest.mark.parametrize(
    ("card", "stock"), [("architectus", "4G"), ("corruptio", "1C 1W 1S"), ("praetor", "0G")]
)
def test_PRO_OPT_13_to_15_a_second_copy_may_be_played_without_effect(card: str, stock: str) -> None:
    """PRO-OPT-13, PRO-OPT-14, PRO-OPT-15: it is paid for and lies in front of the player beside the first."""
    spec: dict[str, Any] = {"A": {"hand": [card], "front": [card], "goods": stock}}
    assert refused(position(2, **spec), "A", f"play {card}").text == f"{card} is already in play before you"
    state = position(2, options={f"second_{card}": True}, **spec)
    play(state, f"A: play {card}")
    assert of(state, "A")["front"] == [card, card]
    assert PROVINCIA.load(state.dump()) == state


def test_PRO_OPT_15_praetor_twice_and_in_the_final_turn() -> None:
    """PRO-3.39, PRO-OPT-15: both are discarded in phase 4; in the final play turn it lies there to the end."""
    options = {"second_praetor": True}
    state = position(2, A={"hand": ["praetor"], "front": ["praetor"], "goods": "3G"}, options=options)
    play(state, "A: play praetor")
    everybody_ends(state)
    assert (of(state, "A")["gold"], of(state, "A")["front"]) == (3, [])
    assert state.dump()["discards"]["spqr"] == ["praetor", "praetor"]
    final = position(2, step={"step": "PlayTurn", "final": True}, A={"hand": ["praetor"]}, options=options)
    play(final, "A: play praetor; end", "B: end")
    assert of(final, "A")["front"] == ["praetor"]


def test_PRO_OPT_13_two_architectus_are_one_discount() -> None:
    """PRO-3.31, PRO-OPT-13: at most one unit less, however many there are."""
    state = position(
        2,
        A={"hand": ["domus"], "front": ["architectus", "architectus"], "goods": "2C 1W"},
        options={"second_architectus": True},
    )
    play(state, "A: build domus; discount clay")
    assert stock(state, "A").startswith("1C 0W")


# -- cards that are discarded ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "gold", "defence"), [("consul_metello", 3, 2), ("consul_pompeio", 3, 2), ("legio", 2, 1)]
)
def test_PRO_3_41_consul_and_legio(card: str, gold: int, defence: int) -> None:
    state = with_card(card, defence=-1)
    play(state, f"A: play {card}")
    assert (of(state, "A")["gold"], of(state, "A")["defence"]) == (9 - gold, defence - 1)
    assert state.dump()["discards"]["spqr"] == [card]


@pytest.mark.parametrize(
    ("card", "after"),
    [("patronus_clay", "7C 5W 6S 8G"), ("patronus_wood", "6C 7W 5S 8G"), ("patronus_stone", "5C 6W 7S 8G")],
)
def test_PRO_3_41_patronus(card: str, after: str) -> None:
    state = play(with_card(card), f"A: play {card}")
    assert stock(state, "A") == after


def test_PRO_3_41_patronus_is_cut_by_storage() -> None:
    state = with_card("patronus_clay", goods="9C 0W 0S 1G")
    play(state, "A: play patronus_clay")
    assert stock(state, "A") == "9C 0W 1S 0G"


def test_PRO_3_33_commercium_against_brute_force() -> None:
    """PRO-3.33, PRO-D06, PRO-7.1, PRO-7.16: k from 1 to what stock, supply and storage allow."""
    for give, take in itertools.permutations(("clay", "wood", "stone", "gold"), 2):
        card = f"commercium_{give}_{take}"
        for have, already, left, horreum in (
            (0, 0, 9, 1),
            (1, 0, 9, 1),
            (5, 4, 9, 0),
            (9, 4, 2, 1),
            (5, 5, 9, 0),
            (7, 3, 0, 1),
        ):
            if not horreum and have > 5 and give != "gold":
                continue
            limit = 99 if take == "gold" else (9 if horreum else 5)
            goods = {"clay": 0, "wood": 0, "stone": 0, "gold": 0, give: have, take: already}
            state = position(
                2,
                A={**goods, "hand": [card], "city": ["horreum"] if horreum else []},
                B=dict.fromkeys(goods, 0),
                supply={take: left},
            )
            most = min(have, left, limit - already)
            if most < 1:
                assert refused(state, "A", f"play {card}").rule == "PRO-3.33"
                continue
            play(state, f"A: play {card}")
            if most > 1:
                assert legal(state, "A") == [f"times {k}" for k in range(1, most + 1)]
                assert refused(state, "A", f"times {most + 1}").rule == "PRO-3.33"
                play(state, f"A: times {most}")
            assert (of(state, "A")[give], of(state, "A")[take]) == (have - most, already + most)
            assert state.dump()["discards"]["spqr"] == [card]


def test_PRO_7_16_two_commercium_one_after_the_other() -> None:
    state = position(2, A={"goods": "2C 0W 0S 0G", "hand": ["commercium_clay_wood", "commercium_wood_stone"]})
    play(state, "A: play commercium_clay_wood; times 2; play commercium_wood_stone; times 1")
    assert stock(state, "A") == "0C 1W 1S 0G"
    assert refused(state, "A", "play commercium_clay_wood").text.endswith("is not in your hand")


def test_PRO_3_35_coniuratio() -> None:
    """PRO-3.35, PRO-D08, PRO-7.14: any building of any opponent, active or inactive; SPQR cards are none."""
    state = position(
        3,
        A={"hand": ["coniuratio"], "goods": "5G"},
        B={"city": ["horreum", "statio", "statio_active"], "front": ["architectus"], "hand": []},
        C={"city": [], "hand": []},
    )
    play(state, "A: play coniuratio")  # C has no building, so it must be B
    assert legal(state, "A") == ["destroy horreum", "destroy statio", "destroy statio_active"]
    assert of(state, "A")["gold"] == 5
    play(state, "A: destroy statio_active")
    assert of(state, "A")["gold"] == 0
    assert (of(state, "B")["city"], of(state, "B")["hand"]) == (["horreum", "statio"], ["statio"])
    assert of(state, "B")["prestige"] == 2
    assert state.dump()["discards"]["spqr"] == ["coniuratio"]
    assert asked(state) == "A PlayTurn"


def test_PRO_3_35_choice_of_the_opponent() -> None:
    state = position(4, A={"hand": ["coniuratio"], "goods": "5G"}, C={"city": [], "hand": []})
    play(state, "A: play coniuratio")
    assert legal(state, "A") == ["against 1", "against 3"]
    assert refused(state, "A", "against 2").rule == "PRO-7.14"
    assert refused(state, "A", "against 0").rule == "PRO-3.35"
    assert refused(state, "A", "against 5").rule == "PRO-3.35"


def test_PRO_7_14_not_playable_without_a_target() -> None:
    state = position(2, A={"hand": ["coniuratio"], "goods": "5G"}, B={"city": [], "hand": []})
    assert refused(state, "A", "play coniuratio").rule == "PRO-7.14"


def test_PRO_3_40_aediles_saves_one_building_and_is_discarded() -> None:
    """PRO-3.40, PRO-D09, PRO-7.13: the 5 gold of CONIURATIO stay spent; declining destroys."""
    victim = {"city": ["circus"], "hand": ["aediles", "aediles"], "goods": "5G"}
    state = position(2, A={"hand": ["coniuratio"], "goods": "5G"}, B=victim)
    play(state, "A: play coniuratio")
    assert legal(state, "B") == ["aediles", "decline"]
    saved = play(state.copy(), "B: aediles")
    assert (of(saved, "B")["city"], of(saved, "B")["gold"], of(saved, "B")["hand"]) == (
        ["circus"],
        3,
        ["aediles"],
    )
    lost = play(state, "B: decline")
    assert (of(lost, "B")["city"], of(lost, "B")["gold"]) == ([], 5)
    assert of(lost, "A")["gold"] == 0


# -- CONSUETUDO ---------------------------------------------------------------------------------------


def test_PRO_3_36_consuetudo() -> None:
    """PRO-3.36, PRO-D10, PRO-7.34: paid first, then seen; the kept card may be played at once."""
    top = ["turris", "turris", "fons", "fons", "circus", "forum", "hortus", "insula", "pons", "puteus"]
    state = position(2, decks={"aedificium": top}, A={"hand": ["consuetudo"], "goods": "1W 2G"})
    before = state.revealed
    play(state, "A: play consuetudo")
    assert state.revealed > before  # cannot be taken back
    assert of(state, "A")["gold"] == 0
    assert state.view(0)["step"]["cards"] == sorted(top, key=PROVINCIA.codes["card"].__getitem__)
    assert state.view(1)["step"] == {"name": "KeepCard", "rule": "PRO-3.36", "seat": 0, "number": 10}
    assert legal(state, "A") == [
        f"keep {n}" for n in ("circus", "fons", "forum", "hortus", "insula", "pons", "puteus", "turris")
    ]
    play(state, "A: keep turris")
    for card in ("fons", "puteus", "fons", "turris", "circus", "forum", "hortus", "insula"):
        play(state, f"A: put {card}")
    expected = ["fons", "puteus", "fons", "turris", "circus", "forum", "hortus", "insula", "pons"]
    assert state.dump()["decks"]["aedificium"][:9] == expected
    play(state, "A: build turris")
    assert of(state, "A")["city"] == ["horreum", "turris"]


def test_PRO_3_36_fewer_than_ten_cards() -> None:
    """PRO-3.36: reshuffle; if there are still fewer, take what there is."""
    state = position(
        2,
        exact=["aedificium"],
        decks={"aedificium": ["fons"]},
        discards={"aedificium": ["circus", "forum"]},
        A={"hand": ["consuetudo"], "goods": "2G"},
    )
    play(state, "A: play consuetudo")
    assert legal(state, "A") == ["keep circus", "keep fons", "keep forum"]
    play(state, "A: keep forum; put fons")
    assert state.dump()["decks"]["aedificium"] == ["fons", "circus"]


def test_PRO_3_36_a_single_card_is_kept() -> None:
    state = position(
        2, exact=["aedificium"], decks={"aedificium": ["fons"]}, A={"hand": ["consuetudo"], "goods": "2G"}
    )
    play(state, "A: play consuetudo; keep fons")
    assert state.dump()["decks"]["aedificium"] == []
    assert asked(state) == "A PlayTurn"
    empty = position(2, exact=["aedificium"], A={"hand": ["consuetudo"], "goods": "2G"})
    assert refused(empty, "A", "play consuetudo").rule == "PRO-3.66"


def test_PRO_D10_the_number_of_questions_tells_nothing() -> None:
    """Ten equal cards are arranged with as many questions as ten different ones."""
    for top in (
        ["strata"] * 8 + ["fons", "fons"],
        ["turris", "fons", "circus", "forum", "hortus", "insula", "pons", "puteus", "domus", "fodina"],
    ):
        state = position(2, decks={"aedificium": top}, A={"hand": ["consuetudo"], "goods": "2G"})
        play(state, "A: play consuetudo")
        questions = 0
        while asked(state) != "A PlayTurn":
            questions += 1
            state.play(0, state.moves(0)[0])
        assert questions == 1 + 8


def test_every_senate_card_tells_its_rule() -> None:
    rules = {}
    for card in SENATE:
        if card in ("aediles", "coniuratio"):
            continue
        state = with_card(card)
        for event in log_of(state, f"A: play {card}"):
            if event.key == "plays":
                rules[card.split("_")[0]] = event.rule
        while asked(state) == "A ChooseTimes":
            rules["commercium"] = log_of(state, "A: times 1")[0].rule
    assert rules == {
        "architectus": "PRO-3.32",
        "commercium": "PRO-3.33",
        "concussio": "PRO-3.34",
        "consuetudo": "PRO-3.36",
        "consul": "PRO-3.41",
        "corruptio": "PRO-3.37",
        "gloria": "PRO-3.38",
        "legio": "PRO-3.41",
        "patronus": "PRO-3.41",
        "praetor": "PRO-3.39",
    }


GAME = taberna.game("provincia")


def test_PRO_D11_every_mix_of_three_resources_is_offered_exactly_once() -> None:
    start = GAME.position({"players": [{"hand": ["corruptio"], "clay": 4, "wood": 4, "stone": 4}, {}]})
    start.play(0, "play corruptio")

    left = [
        tuple(of(state, "A")[good] for good in ("clay", "wood", "stone"))
        for state in ends(start, "PayResources")
    ]

    assert len(left) == len(set(left)) == 10
