"""The moments of a game of Senators, in the order of the rulebook: draft and turn, events, three actions."""
