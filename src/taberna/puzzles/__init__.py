"""Puzzles: moments of real games in which one move is clearly the best. Found, checked and graded by machine."""

from .puzzle import Puzzle, of_the_day, shipped

__all__ = ["Puzzle", "of_the_day", "shipped"]
