"""MAS-3.13: buying reputation; MAS-D08."""

from __future__ import annotations

from .helpers import asked, legal, play, player, position, refused


def test_MAS_3_13_V_points_for_V_times_T() -> None:
    state = position(temple=["black_3"], prices={"temple": 3}, A={"money": 10, "reputation": 49})
    play(state, "A: use black; die black_3; value 3")
    assert (player(state)["money"], player(state)["reputation"]) == (1, 52)
    assert asked(state) == "B TurnMenu"


def test_MAS_D08_mercurius_only_as_far_as_it_can_be_paid() -> None:
    state = position(temple=["black_3"], prices={"temple": 2}, A={"money": 7, "hand": ["mercurius"]})
    play(state, "A: use black; die black_3; value 3")
    assert legal(state) == ["with nothing", "with mercurius_down"]
    assert refused(state, "with mercurius_up").rule == "MAS-3.13"
    assert refused(state, "with neptunus").rule == "MAS-7.26"
    play(state, "A: with mercurius_down")
    assert (player(state)["money"], player(state)["reputation"]) == (4, 3)


def test_MAS_D08_asked_with_any_card_in_hand() -> None:
    """MAS-4.7: so the question does not tell that one of them is Mercurius."""
    state = position(temple=["black_1"], prices={"temple": 1}, A={"money": 7, "hand": ["mars"]})
    play(state, "A: use black; die black_1; value 1")
    assert asked(state) == "A BuyReputation"
    assert legal(state) == ["with nothing"]


def test_MAS_7_2_never_partial() -> None:
    state = position(temple=["black_3"], prices={"temple": 2}, supply=0, A={"money": 5})
    assert refused(state, "use black").rule == "MAS-3.6.6"
    state = position(
        temple=["black_3"], prices={"temple": 2}, supply=0, A={"money": 5, "hand": ["mercurius"]}
    )
    play(state, "A: use black; die black_3; value 3")
    assert legal(state) == ["with mercurius_down"]
