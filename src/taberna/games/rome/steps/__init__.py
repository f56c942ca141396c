"""The moments of a game of Rome, in the order of the rulebook."""
