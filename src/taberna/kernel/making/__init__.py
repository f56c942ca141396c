"""The text of the modules that are made from a declaration (`fields`): a game's state class, and its view.

``made_state.py`` holds the class with slots, types, `clear` and `copy` (`state`); ``made_view.py`` the sections of a
view (`view`), what a view tells of a state (`fill`, for `imagine`), `dump`, what observations are made of (`observed`),
and the table of steps (`module` puts them together). They are plain typed code, as one would write it by hand.
`tools/make_states.py` writes them and checks that they are up to date.
"""

from __future__ import annotations

from .module import found_steps, made_view
from .state import made_state

__all__ = ["found_steps", "made_state", "made_view"]
