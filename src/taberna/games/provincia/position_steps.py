"""The pending step of a position, and what must follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader
from taberna.kernel.step import Step

from .cards import DECK_NAMES
from .steps.combat import Battle, LoseBuilding
from .steps.draft import ChooseDeck, TakeCard
from .steps.payment import PayResources
from .steps.town import ChooseTown, DealHands
from .steps.turn import PlayTurn

if TYPE_CHECKING:
    from .game import Provincia
    from .state import ProvinciaState


def tokens_are_down(named: dict[str, Any]) -> bool:
    """Whether the tokens of this round's battle have been played before this step."""
    if named["step"] == "PayResources":
        return named.get("corruptio") is False
    return named["step"] in ("Battle", "LoseBuilding", "Upkeep", "Activate") or bool(named.get("final"))


def put_step(
    game: Provincia, state: ProvinciaState, reader: Reader, named: dict[str, Any], active: int
) -> None:
    """Put the pending step on the stack, and below it what must follow."""
    name = str(named["step"])
    if name == "DealHands":
        raise reader.fail("step", "nobody is asked there; name ChooseTown or ChooseDeck")
    if name in ("KeepCard", "ArrangeCards"):
        raise reader.fail("step", "put CONSUETUDO into a hand and order the deck, then play it")
    turn = (active - state.start) % state.seats
    values = {**_usual(name, turn, active), **named}
    step = game.load_step(Reader(values, "step", game.decode))
    if isinstance(step, TakeCard) and not state.face_up and not state.face_down:
        raise reader.fail("step", "cards must be laid out: name them under display")
    asked: int = getattr(step, "seat", active)  # its turn goes on afterwards
    state.stack = [*_below(state, step, (asked - state.start) % state.seats), step]


def _usual(name: str, turn: int, active: int) -> dict[str, Any]:
    """What a step says if the position does not say otherwise."""
    usual: dict[str, dict[str, Any]] = {
        "ChooseDeck": {"selection": turn},
        "TakeCard": {"deck": DECK_NAMES[0], "chooser": active, "taken": 0},
        "PlayTurn": {"turn": turn, "final": False},
        "HandLimit": {"turn": turn, "lowest": 0},
        "Battle": {"turn": turn},
        "LoseBuilding": {"seat": active, "tag": "any", "left": 1},
        "PayResources": {"seat": active, "left": 3, "lowest": "clay", "corruptio": True},
        "Activate": {"turn": turn},
        "ChooseDiscount": {"seat": active},
        "ChooseTimes": {"seat": active},
        "ChooseTarget": {"seat": active},
        "ChooseVictim": {"seat": active},
        "ChooseBuilding": {"seat": active},
    }
    return usual.get(name, {})


def _below(state: ProvinciaState, step: Step, turn: int) -> list[Step]:
    if isinstance(step, ChooseTown):
        return [ChooseDeck(0), DealHands()]
    if isinstance(step, TakeCard):
        return [ChooseDeck((step.chooser - state.start) % state.seats + 1)]
    if isinstance(step, LoseBuilding) or (isinstance(step, PayResources) and not step.corruptio):
        return [Battle(turn + 1)]
    if step.name in ("ChooseDeck", "PlayTurn", "HandLimit", "ChooseTokens", "Battle", "Upkeep", "Activate"):
        return []
    return [PlayTurn(turn, False)]
