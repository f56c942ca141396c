"""Looks at every table with the eyes of a player: a real browser plays whole games by real clicks and measures."""
