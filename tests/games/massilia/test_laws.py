"""The laws of the kernel, kept by Massilia."""

from __future__ import annotations

from collections import Counter

from taberna.kernel import laws
from taberna.kernel.laws import Run
from taberna.kernel.move import Move

from .helpers import MASSILIA

TestLaws = laws.suite("massilia", games=60, deep=8)


class Trader(Run):
    """A random player who saves penalty stones, builds and trades: he sees more of the market than pure chance does."""

    def choose(self) -> tuple[int, Move]:
        state = self.state
        seat = state.to_move[0]
        legal = state.moves(seat)
        step = state.stack[-1].dump(state)
        wanted = legal
        if step["step"] == "ChooseDice":
            total = sum(int(die.rsplit("_", 1)[1]) for die in step["dice"])
            printed = [m for m in legal if m.verb == "die" and step["colour"] in m.text]
            wanted = [m for m in legal if m.text == f"value {total}"] or printed
            if self.rng.random() < 0.2:
                wanted = legal
        elif step["step"] == "TurnMenu":
            wanted = [m for m in legal if m.text != "pass"]
        elif step["step"] == "BuildStall":
            wanted = [m for m in legal if m.text == "build"]
        elif step["step"] == "MoveFigure" and self.rng.random() < 0.6:
            wanted = [m for m in legal if self._trades(seat, m)]
        return seat, self.rng.choice(wanted or legal)

    def _trades(self, seat: int, move: Move) -> bool:
        after = self.state.copy()
        after.play(seat, move)
        return bool(
            after.money[seat] != self.state.money[seat]
            or after.stack[-1].name in ("Sale", "BuildStall", "Tax")
        )


def test_the_laws_hold_in_games_with_much_trade() -> None:
    seen: Counter[str] = Counter()
    copies = laws.Copies()

    def look(run: Run) -> None:
        seen[run.state.stack[-1].name if run.state.stack else "end"] += 1
        laws.conserves(run)
        if run.rng.random() < 0.15:
            laws.leaks_nothing(run)
            laws.tells_no_secrets(run)
            laws.keeps_through_load(run)
            laws.accepts_what_it_offers(run)
        if run.rng.random() < 0.02:
            laws.refuses_the_rest(run)
            copies(run)

    sets = list(laws.option_sets(MASSILIA))
    for i in range(18):
        run = Trader(MASSILIA, 2 + i % 3, {} if i % 2 else sets[i * 5 % len(sets)], f"trade {i}")
        run.to_end(look)
        copies.look_again(run)
    for step in MASSILIA.steps:
        if step not in ("Round", "RollDice", "Turns", "CloseStall", "LastStall"):
            assert seen[step] >= 3, f"{step} was hardly seen: {seen}"


def test_MAS_3_7_5_the_laws_hold_before_an_only_stall() -> None:
    """A question so rare that random games hardly ask it: nothing tells whether Pluto is in hand."""
    for hand in (["pluto"], ["juno"], ["pluto", "venus", "mars"]):
        run = Run(MASSILIA, 2, {"cards_without_effect": True}, "only stall")
        step = {"step": "LastStall", "owner": 1, "space": "S9"}
        players = [{"stalls": {"S1": {}}}, {"stalls": {"S9": {}}, "hand": hand}]
        options = {"cards_without_effect": True}
        run.state = MASSILIA.position({"seats": 2, "options": options, "players": players, "step": step})
        laws.conserves(run)
        laws.leaks_nothing(run)
        laws.tells_no_secrets(run)
        laws.accepts_what_it_offers(run)
        laws.refuses_the_rest(run)
        assert MASSILIA.load(run.state.dump()).dump() == run.state.dump()
