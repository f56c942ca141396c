"""The words: every game and the table itself in five languages, from Fluent files.

>>> from taberna.locale import speaker
>>> speaker("senators", "en").card("wheat_9")
'Wheat 9'
"""

from __future__ import annotations

from .book import LANGUAGES, Book, interface, language_names
from .speaker import Speaker, speaker

__all__ = ["LANGUAGES", "Book", "Speaker", "interface", "language_names", "speaker"]
