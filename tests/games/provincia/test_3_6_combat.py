"""PRO-3.45 to PRO-3.57: combat (PRO-D14 to PRO-D16)."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import taberna

from .helpers import PROVINCIA, asked, battle, fights, legal, lost_hard, of, play, position, refused, stock

BLUE, RED = "massilia", "narbo_martius"
STRONG = {"town": RED, "morale": 10, "defence": 10}
WEAK: dict[str, Any] = {"town": BLUE, "morale": 1, "defence": -3, "hand": [], "front": ["corruptio"]}


def lost(bellum: str, game: Any = PROVINCIA, options: dict[str, Any] | None = None, **player: Any) -> Any:
    """A loses this battle, B wins it; CORRUPTIO keeps the tax away from A's gold."""
    return battle(
        bellum, "blue_minus_1", "red_plus_1", game=game, options=options or {}, A={**WEAK, **player}, B=STRONG
    )


def with_penalties(first: dict[str, Any], substitute: dict[str, Any]) -> Any:
    entry = {"first": first, "substitute": substitute}
    return taberna.game("provincia", {"bellum": {"bellum_v_d": entry}})


def test_PRO_3_45_three_steps() -> None:
    """PRO-3.45: tokens, then the Gauls, then each player in turn order."""
    state = lost("bellum_vi_d")
    keys = [event.key for event in state.listener]
    assert keys[:4] == ["commits", "commits", "tokens", "gauls"]
    assert keys[4:7] == ["loses-battle", "loses-prestige", "wins-battle"]


def test_PRO_3_46_every_player_commits_one_token_secretly() -> None:
    """PRO-3.46, PRO-D14, PRO-4.9: all at once; that somebody has committed is public, what is not."""
    state = position(
        3, round=2, step="ChooseTokens", A={"town": BLUE, "tokens": ["blue_plus_1", "blue_minus_1"]}
    )
    assert asked(state) == "ABC ChooseTokens"
    play(state, "A: token blue_minus_1")
    assert asked(state) == "BC ChooseTokens"
    assert state.view(1)["players"][0]["committed"] is True
    assert "blue_minus_1" not in str([state.view(1)["players"][0], state.view(None)])
    assert state.view(0)["players"][0]["token_down"] == "blue_minus_1"
    assert state.why_not(0, "token blue_plus_1") is not None  # no change of mind


def test_PRO_D14_equal_tokens_are_one_choice() -> None:
    state = position(
        2,
        round=2,
        step="ChooseTokens",
        A={"town": BLUE, "tokens": ["blue_minus_1", "blue_minus_1", "blue_plus_1"]},
    )
    texts = legal(state, "A")
    assert len(texts) == len(set(texts))
    assert refused(state, "A", "token yellow_plus_2").rule == "PRO-3.46"
    assert refused(state, "A", "end").rule == "PRO-3.46"


def test_PRO_3_47_tokens_of_one_colour_add_up_whoever_plays_them() -> None:
    """PRO-3.47, PRO-7.17, PRO-7.18: against brute force over all pairs of tokens."""
    for first, second in itertools.product(
        ("blue_plus_1", "blue_plus_2", "blue_minus_1", "red_minus_2"),
        ("red_plus_1", "blue_minus_2", "red_minus_1"),
    ):
        state = battle(
            "bellum_ii_a",
            first,
            second,
            A={"town": BLUE, "morale": 5, "defence": 0},
            B={"town": RED, "morale": 5, "defence": 0},
        )
        sums = {"blue": 5, "red": 5}
        for name in (first, second):
            colour, sign, value = name.split("_")
            sums[colour] += int(value) * (1 if sign == "plus" else -1)
        found = {e.args["seat"]: e.args["strength"] for e in state.listener if e.key.endswith("-battle")}
        assert found == {0: sums["blue"], 1: sums["red"]}


def test_PRO_3_48_the_card_of_the_round_is_turned_over() -> None:
    state = position(2, round=3, step="ChooseTokens", bellum=["bellum_iii_b", "bellum_v_a"])
    assert "bellum" not in str(state.view(0)["battles"][1:])
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    assert state.view(None)["battles"][1]["bellum"] == "bellum_iii_b"
    assert state.view(None)["battles"][1]["round"] == 3


@pytest.mark.parametrize(
    ("city", "military"),
    [
        (["officina"], 1),
        (["stabulum"], 1),
        (["exercitatio"], 0),
        (["exercitatio_active"], 1),
        (["statio", "statio_active", "statio_active"], 4),
        (["officina", "stabulum", "exercitatio_active", "statio_active"], 5),
        (["armamentarium", "turris_active"], 0),  # PRO-3.51: their steps are on the track already
    ],
)
def test_PRO_3_49_military(city: list[str], military: int) -> None:
    """PRO-3.49, PRO-3.51, PRO-C05."""
    state = position(2, A={"city": ["horreum", *city], "defence": 2})
    assert state.view(None)["players"][0]["military"] == military
    assert of(state, "A")["defence"] == 2


@pytest.mark.parametrize(("morale", "won"), [(4, True), (3, False), (5, True)])
def test_PRO_3_50_equal_is_enough(morale: int, won: bool) -> None:
    """PRO-3.50, PRO-7.17: strength 4 against Gauls of strength 4."""
    state = battle(
        "bellum_ii_a",
        "red_minus_1",
        "red_minus_2",
        A={"town": BLUE, "morale": morale, "defence": 0},
        B={"town": RED, "morale": 10, "defence": 10},
    )
    assert fights(state) == {"A": won, "B": True}


def test_PRO_3_50_a_winner_suffers_nothing() -> None:
    state = lost("bellum_vi_d", goods="1C 1W 1S 9G")
    assert of(state, "B")["prestige"] == 0
    assert of(state, "A")["prestige"] == -4


# -- penalties ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("order", "after"), [("right_first", "5C 3W 5S 6G"), ("left_first", "5C 5W 5S 4G")])
def test_PRO_3_52_which_penalty_is_first(order: str, after: str) -> None:
    """PRO-3.52, PRO-OPT-07, PRO-C04: bellum_ii_a reads "-2 gold / -2 wood"."""
    state = lost("bellum_ii_a", options={"penalty_order": order}, goods="5C 5W 5S 6G")
    assert stock(state, "A") == after


def test_PRO_3_52_left_first_with_a_single_penalty() -> None:
    state = lost("bellum_v_d", options={"penalty_order": "left_first"})
    assert of(state, "A")["prestige"] == -4


def test_PRO_3_53_the_whole_amount_or_the_substitute() -> None:
    """PRO-3.53, PRO-7.20: nothing of the first penalty is taken."""
    state = lost("bellum_ii_a", goods="5C 1W 5S 6G")
    assert stock(state, "A") == "5C 1W 5S 4G"


@pytest.mark.parametrize(("morale", "after", "stone"), [(2, 1, 5), (1, 1, 3)])
def test_PRO_7_21_morale_penalty_at_the_bottom_is_not_payable(morale: int, after: int, stone: int) -> None:
    """PRO-3.53, PRO-7.21: bellum_ii_b reads "-2 stone / -1 morale"."""
    state = lost("bellum_ii_b", morale=morale, goods="0C 0W 5S 0G")
    assert (of(state, "A")["morale"], of(state, "A")["stone"]) == (after, stone)


def oracle(first: Any, substitute: Any, player: dict[str, Any]) -> str:
    """What must happen, in the plainest words."""
    for penalty in (first, substitute):
        if not penalty:
            continue
        kind, amount = penalty["kind"], penalty["amount"]
        if kind == "prestige":
            return "prestige"
        if kind == "morale" and player["morale"] - amount >= 1:
            return "morale"
        if kind in ("clay", "wood", "stone", "gold") and player[kind] >= amount:
            return kind
        if kind == "building":
            tags = PROVINCIA.data["buildings"]
            fit = [b for b in player["city"] if penalty["tag"] == "any" or penalty["tag"] in tags[b]["tags"]]
            if len(fit) >= amount:
                return f"building {penalty['tag']}"
    return "gold" if player["gold"] >= 3 else "prestige"


def test_PRO_3_54_penalties_against_an_oracle() -> None:
    """PRO-3.52, PRO-3.53, PRO-3.54, PRO-3.55, PRO-7.22: all 15 cards, random cities."""
    rng = Random(11)
    buildings = ["fodina", "aurifex", "turris", "officina", "domus", "villa", "colosseum", "carchesium"]
    for name, card in PROVINCIA.data.in_the_box("bellum").items():
        for _ in range(14):
            city = ["horreum"] * rng.randrange(2) + rng.sample(buildings, rng.randrange(4))
            player = {
                "city": city,
                "morale": rng.choice((1, 2)),
                "clay": rng.randrange(5),
                "wood": rng.randrange(5),
                "stone": rng.randrange(6),
                "gold": rng.randrange(6),
            }
            expected = oracle(card["first"], card["substitute"], player)
            before = dict(player)
            state = lost(name, **player, defence=-3, prestige=0)
            choice = []
            while asked(state) == "A LoseBuilding":
                choice = [text.split()[1] for text in legal(state, "A")]
                state.play(0, state.moves(0)[0])
            after = of(state, "A")
            log = [e for e in state.listener if e.args.get("seat") == 0]
            kinds = {
                "loses-prestige": "prestige",
                "loses-morale": "morale",
                "destroyed": "building",
                "loses-goods": "goods",
            }
            found = [kinds[e.key] for e in log if e.key in kinds]
            assert len(found) == 1, (name, player)
            if expected.startswith("building"):
                assert found == ["building"]
                tag = expected.split()[1]
                tags = PROVINCIA.data["buildings"]
                fit = {b for b in city if tag == "any" or tag in tags[b]["tags"]}
                assert set(after["hand"]) <= fit
                if choice:
                    assert set(choice) == fit
            elif expected in ("clay", "wood", "stone", "gold"):
                lost_goods = next(e for e in log if e.key == "loses-goods")
                assert lost_goods.args["good"] == expected, (name, before)
            else:
                assert found == [expected], (name, before)


def test_PRO_3_54_last_resort() -> None:
    """PRO-3.54, PRO-7.22: 3 gold, or 2 prestige and no gold; never a building."""
    game = with_penalties({"kind": "stone", "amount": 4}, {"kind": "clay", "amount": 4})
    for gold, gold_after, prestige in ((3, 0, 0), (2, 2, -2), (9, 6, 0)):
        state = lost("bellum_v_d", game=game, goods=f"3C 9W 3S {gold}G", city=["horreum"])
        assert (of(state, "A")["gold"], of(state, "A")["prestige"]) == (gold_after, prestige)
        assert of(state, "A")["city"] == ["horreum"]


def test_PRO_3_55_the_loser_chooses_the_building() -> None:
    """PRO-3.55, PRO-D16, PRO-7.23: inactive buildings qualify; HORREUM only for "any kind"."""
    city = ["horreum", "statio", "statio_active", "turris", "fodina"]
    state = lost("bellum_v_c", city=city)  # -1 prestige building / -1 defence building
    assert legal(state, "A") == ["lose statio", "lose turris", "lose statio_active"]
    assert refused(state, "A", "lose fodina").rule == "PRO-3.55"
    assert refused(state, "A", "lose circus").rule == "PRO-3.55"
    assert refused(state, "A", "end").rule == "PRO-3.55"
    play(state, "A: lose statio_active")
    assert of(state, "A")["hand"] == ["statio"]
    state = lost("bellum_iii_c", city=["horreum", "turris"])  # no production building: any kind
    assert legal(state, "A") == ["lose horreum", "lose turris"]


def test_PRO_3_55_equal_buildings_are_no_choice() -> None:
    state = lost("bellum_v_c", city=["horreum", "turris", "turris"])
    assert of(state, "A")["city"] == ["horreum", "turris"]


def test_PRO_3_56_aediles_counts_as_paid() -> None:
    """PRO-3.56, PRO-D15: free, no substitute penalty; for two buildings one AEDILES saves one."""
    game = with_penalties({"kind": "building", "tag": "production", "amount": 2}, {})
    state = lost(
        "bellum_v_d", game=game, city=["horreum", "fodina", "lignator"], hand=["aediles"], goods="9G"
    )
    assert legal(state, "A") == ["lose fodina", "lose lignator", "aediles"]
    play(state, "A: aediles")
    assert legal(state, "A") == ["lose fodina", "lose lignator"]
    play(state, "A: lose fodina")
    assert of(state, "A")["city"] == ["horreum", "lignator"]
    assert of(state, "A")["gold"] == 9


def test_PRO_7_13_no_window_for_other_penalties() -> None:
    state = lost("bellum_ii_a", hand=["aediles"], goods="5W 5G")
    assert of(state, "A")["hand"] == ["aediles"]
    assert asked(state).endswith("ChooseDeck")


def test_PRO_3_57_tokens_and_cards_leave_the_game() -> None:
    """PRO-3.57, PRO-7.19: one token is left after four battles and is never revealed."""
    state = lost("bellum_vi_d", goods="9C 9W 9S 9G")
    assert [player["tokens_left"] for player in state.view(None)["players"]] == [1, 1]
    supply = state.dump()["supply"]
    assert supply["clay"] == 37 - 9 - of(state, "B")["clay"]


def test_PRO_3_57_lost_goods_go_to_the_supply() -> None:
    state = lost("bellum_ii_a", goods="0C 5W 0S 0G")
    assert state.dump()["supply"]["wood"] == 42 - 3 - of(state, "B")["wood"]


def test_PRO_3_50_losers_resolve_in_turn_order() -> None:
    game = with_penalties({"kind": "building", "tag": "any", "amount": 1}, {})
    both = {"morale": 1, "defence": -3, "city": ["horreum", "domus"]}
    state = battle(
        "bellum_v_d",
        "blue_minus_1",
        "red_minus_1",
        game=game,
        start=1,
        A={**both, "town": BLUE},
        B={**both, "town": RED},
    )
    assert asked(state) == "B LoseBuilding"
    play(state, "B: lose domus")
    assert asked(state) == "A LoseBuilding"


GAME = taberna.game("provincia")


def test_PRO_3_50_after_a_named_loser_the_next_city_fights() -> None:
    state = GAME.position(
        {
            "seats": 3,
            "round": 5,
            "start": 1,
            "bellum": ["bellum_v_d"],
            "step": {"step": "LoseBuilding", "seat": 2, "tag": "any"},
            "players": [
                {"morale": 1, "defence": -3, "hand": []},
                {"morale": 1, "defence": -3, "hand": []},
                {"morale": 1, "defence": -3, "hand": [], "city": ["horreum", "fons"]},
            ],
        }
    )

    state.play(2, "lose fons")

    assert [player["prestige"] for player in state.dump()["players"]] == [-4, 0, 0]


def test_PRO_3_56_of_two_buildings_due_each_aediles_saves_one() -> None:
    state = lost_hard("bellum_ii_b", hand=["aediles"], city=["horreum", "domus", "fons"])

    assert set(legal(state, "A")) == {"lose horreum", "lose domus", "lose fons", "aediles"}
    state.play(0, "aediles")
    assert set(legal(state, "A")) == {"lose horreum", "lose domus", "lose fons"}
    state.play(0, "lose fons")

    assert of(state, "A")["city"] == ["domus", "horreum"]


def test_PRO_3_53_two_buildings_cannot_be_lost_by_a_city_of_one() -> None:
    state = lost_hard("bellum_ii_b", hand=["aediles"], city=["horreum"], gold=5)

    assert of(state, "A")["city"] == ["horreum"]
    assert of(state, "A")["gold"] == 5 - 3 - 1  # PRO-3.54, then the tax
