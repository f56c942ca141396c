"""Guided lessons: data in a game's own folder, followed at the table and in the terminal (docs/lessons.md)."""

from __future__ import annotations

from .lesson import BadLesson, Lesson, Moment, Note, Place, Way
from .reading import lesson, lessons, read

__all__ = ["BadLesson", "Lesson", "Moment", "Note", "Place", "Way", "lesson", "lessons", "read"]
