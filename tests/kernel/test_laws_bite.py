"""The laws bite: each seeded bug must be caught by the law it breaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import taberna
from taberna.games.senators import made_view as view
from taberna.games.senators import money
from taberna.games.senators.cards import CARD_NAMES
from taberna.games.senators.game import Senators
from taberna.games.senators.state import SenatorsState
from taberna.games.senators.steps import auction, cash_in, events, extortion
from taberna.kernel import game as kernel_game
from taberna.kernel import laws
from taberna.kernel.errors import BadDump
from taberna.kernel.sections import Players, Public, Section
from taberna.kernel.state import State

pytestmark = pytest.mark.sources

Patch = pytest.MonkeyPatch


def play(each: laws.Watcher | None, chance: float = 1.0, games: int = 12, **options: Any) -> None:
    """Some games under one law."""
    for seed in range(games):
        run = laws.Run(taberna.game("senators"), 3 + seed % 3, options, f"mutant {seed}")
        run.to_end(each, chance)


def wrap(patch: Patch, owner: Any, name: str, around: Callable[..., Any]) -> None:
    """Replace a function by one that gets the original as its first argument."""
    original = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **kw: around(original, *args, **kw))


def show_also(patch: Patch, section: Section) -> None:
    """Add a section to the views; it replaces entries of the same name."""
    patch.setattr(Senators, "made", view.MADE._replace(view=(*view.VIEW, section)))


def test_the_unmutated_game_passes_all_laws() -> None:
    copies = laws.Copies()
    for law in (laws.conserves, laws.leaks_nothing, laws.tells_no_secrets, laws.keeps_through_load, copies):
        play(law, 0.2, games=3)
    play(laws.refuses_the_rest, 0.05, games=3)


def test_a_leaked_hand_card_is_caught(monkeypatch: Patch) -> None:
    def leaky(original: Any, state: SenatorsState, seat: int) -> dict[str, Any]:
        player = original(state, seat)
        if state.hand[seat]:
            player["best"] = CARD_NAMES[max(state.hand[seat])]
        return dict(player)

    players = next(section for section in view.VIEW if isinstance(section, Players))
    show_also(monkeypatch, Players(players.parts, lambda *args: leaky(players.make, *args), players.own))
    with pytest.raises(laws.LawBroken, match=r"can tell an imagined world: view\.players"):
        play(laws.leaks_nothing, 0.3)


def test_a_leaked_secret_bid_is_caught(monkeypatch: Patch) -> None:
    def leaky(state: SenatorsState) -> dict[str, Any]:
        return {"locked_total": sum(bid for bid in state.locked if bid >= 0)}

    show_also(monkeypatch, Public(lambda state: state.locked, leaky))
    with pytest.raises(laws.LawBroken, match="locked_total"):
        play(laws.leaks_nothing)


def test_a_leaked_deck_order_in_the_prompt_is_caught(monkeypatch: Patch) -> None:
    def leaky(original: Any, step: Any, state: SenatorsState, viewer: int | None) -> dict[str, Any]:
        return {**original(step, state, viewer), "next": state.event_deck[-1:]}

    wrap(monkeypatch, auction.AuctionBid, "shown_to", leaky)
    with pytest.raises((laws.LawBroken, BadDump)):
        play(laws.leaks_nothing)


def test_a_leaked_seed_is_caught(monkeypatch: Patch) -> None:
    show_also(
        monkeypatch, Public(lambda state: state.chance, lambda state: {"fingerprint": state.chance.seed})
    )
    with pytest.raises(laws.LawBroken, match="seed"):
        play(laws.leaks_nothing)


def test_a_log_that_tells_a_secret_bid_is_caught(monkeypatch: Patch) -> None:
    def loud(original: Any, step: Any, state: SenatorsState, seat: int, move: Any) -> None:
        original(step, state, seat, move)
        state.tell("locks", "SEN-3.27", seat=seat, amount=move.code)

    wrap(monkeypatch, events.SecretBid, "play", loud)

    with pytest.raises(laws.LawBroken, match="by the log"):
        play(laws.tells_no_secrets, games=40)


def test_a_log_that_names_a_hidden_card_is_caught(monkeypatch: Patch) -> None:
    def loud(original: Any, step: Any, state: SenatorsState, seat: int, move: Any) -> None:
        original(step, state, seat, move)
        if state.hand[seat]:
            state.tell("passes", "SEN-3.33", seat=seat, card=CARD_NAMES[state.hand[seat][0]])

    wrap(monkeypatch, auction.AuctionBid, "play", loud)
    with pytest.raises(laws.LawBroken, match="the log"):
        play(laws.tells_no_secrets)


def test_moves_that_depend_on_hidden_things_are_caught(monkeypatch: Patch) -> None:
    def peeking(original: Any, step: Any, state: SenatorsState, seat: int) -> list[Any]:
        legal = list(original(step, state, seat))
        return legal[:-1] if len(legal) > 1 and state.event_deck[-1] % 2 else legal

    wrap(monkeypatch, auction.AuctionBid, "moves", peeking)
    with pytest.raises(laws.LawBroken, match="depend on what it cannot see"):
        play(laws.leaks_nothing, 0.5)


def test_a_reveal_that_does_not_count_is_caught(monkeypatch: Patch) -> None:
    def quiet(original: Any, state: SenatorsState) -> None:
        before = state.revealed
        original(state)
        state.revealed = before

    monkeypatch.setattr(
        "taberna.games.senators.steps.turn.start_auction", lambda s: quiet(auction.start_auction, s)
    )
    with pytest.raises(laws.LawBroken, match="does not count as revealing"):
        play(laws.tells_no_secrets)


def test_a_shared_list_after_copy_is_caught(monkeypatch: Patch) -> None:
    def shallow(original: Any, state: SenatorsState) -> SenatorsState:
        new: SenatorsState = original(state)
        new.cash = state.cash
        return new

    wrap(monkeypatch, SenatorsState, "copy", shallow)
    with pytest.raises(laws.LawBroken, match=r"changed|equal"):
        play(laws.Copies(), 0.5)


def test_a_shared_inner_list_is_caught(monkeypatch: Patch) -> None:
    def shallow(original: Any, state: SenatorsState) -> SenatorsState:
        new: SenatorsState = original(state)
        new.bids = state.bids
        return new

    wrap(monkeypatch, SenatorsState, "copy", shallow)
    with pytest.raises(laws.LawBroken, match=r"changed|equal"):
        play(laws.Copies(), 1.0)


def test_a_lost_coin_is_caught(monkeypatch: Patch) -> None:
    def lossy(original: Any, state: SenatorsState, payer: int, receiver: int, amount: int) -> None:
        original(state, payer, receiver, amount)
        if receiver >= 0 and amount > 5:
            state.cash[receiver] -= 1

    for module in (auction, extortion, cash_in, events):
        monkeypatch.setattr(module, "pay", lambda *args: lossy(money.pay, *args))
    with pytest.raises(laws.LawBroken, match="payments"):
        play(laws.conserves)


def test_a_card_that_multiplies_is_caught(monkeypatch: Patch) -> None:
    def sticky(original: Any, state: SenatorsState, board: int, seat: int) -> None:
        card = state.offer[board]
        original(state, board, seat)
        state.decks[board] = (card, *state.decks[board])

    monkeypatch.setattr(auction, "hand_over_lot", lambda *args: sticky(hand_over_lot, *args))
    with pytest.raises(laws.LawBroken, match="too many"):
        play(laws.conserves)


hand_over_lot = auction.hand_over_lot


def test_an_unchecked_bid_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(State, "_check", lambda self, seat, move: None)
    with pytest.raises((laws.LawBroken, Exception)) as caught:  # the rules may also break down over it
        play(laws.refuses_the_rest, 0.2)
    assert "illegal, but accepted" in str(caught.value) or not isinstance(caught.value, laws.LawBroken)


def test_a_bid_beyond_all_means_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(SenatorsState, "cap", lambda self, seat: 99)
    with pytest.raises(laws.LawBroken):
        play(laws.conserves, games=40)


def test_a_refusal_that_changes_something_is_caught(monkeypatch: Patch) -> None:
    def careless(original: Any, step: Any, state: SenatorsState, seat: int, move: Any) -> Any:
        state.revealed += 1
        return original(step, state, seat, move)

    wrap(monkeypatch, auction.AuctionBid, "why_not", careless)
    with pytest.raises(laws.LawBroken, match="refused move has changed"):
        play(laws.refuses_the_rest, 0.2)


def test_a_dead_end_is_caught(monkeypatch: Patch) -> None:
    def stuck(original: Any, step: Any, state: SenatorsState, seat: int) -> list[Any]:
        return [] if len(step.picks) == 2 else list(original(step, state, seat))

    wrap(monkeypatch, cash_in.SellSet, "moves", stuck)
    monkeypatch.setattr(SenatorsState, "add_interrupts", lambda self, seat, legal: None)
    with pytest.raises(laws.LawBroken, match="dead end"):
        play(None, games=60)


def test_a_move_offered_twice_is_caught(monkeypatch: Patch) -> None:
    def twice(original: Any, step: Any, state: SenatorsState, seat: int) -> list[Any]:
        legal = list(original(step, state, seat))
        return [*legal, legal[0]]

    wrap(monkeypatch, auction.Settle, "moves", twice)
    with pytest.raises(laws.LawBroken, match="offered a move twice"):
        play(laws.refuses_the_rest, 0.5)


def test_a_forgotten_field_in_load_is_caught(monkeypatch: Patch) -> None:
    def forgetful(original: Any, state: SenatorsState, reader: Any, declared: Any) -> None:
        original(state, reader, declared)
        state.seen = [()] * state.seats

    wrap(monkeypatch, kernel_game, "load_fields", forgetful)
    with pytest.raises(laws.LawBroken, match="dump → load"):
        play(laws.keeps_through_load, 0.5)


def test_a_private_source_of_chance_is_caught(monkeypatch: Patch) -> None:
    dice = random.Random(4)

    def unstable(state: SenatorsState, event: int) -> None:
        events.senate_majority(state, event)
        if dice.random() < 0.5:
            money.receive(state, state.active, 1)

    effects = [unstable if effect is events.senate_majority else effect for effect in events.EFFECTS]
    monkeypatch.setattr(events, "EFFECTS", tuple(effects))

    def replay_some() -> None:
        for seed in range(30):
            laws.replays(laws.Run(taberna.game("senators"), 4, {}, f"unstable {seed}"))

    with pytest.raises(laws.LawBroken, match=r"does not replay|ends elsewhere|verify"):
        replay_some()


def test_an_imagination_that_changes_the_own_hand_is_caught(monkeypatch: Patch) -> None:
    def muddled(original: Any, game: Senators, shown: Any, rng: random.Random) -> SenatorsState:
        world: SenatorsState = original(game, shown, rng)
        if world.hand[0] and world.hand[1] and not world.seen[0] and not world.seen[1]:
            world.hand[0], world.hand[1] = world.hand[1], world.hand[0]
        return world

    wrap(monkeypatch, Senators, "imagine", muddled)
    with pytest.raises(laws.LawBroken):
        play(laws.leaks_nothing, 0.3)


def test_moves_offered_to_a_seat_that_is_not_asked_are_caught(monkeypatch: Patch) -> None:
    def everybody(self: State, seat: int) -> list[Any]:
        return self.stack[-1].moves(self, seat) if self.stack else []

    monkeypatch.setattr(State, "moves", everybody)
    with pytest.raises(laws.LawBroken, match="unasked"):
        play(laws.asks_only_the_asked)
