from __future__ import annotations

from taberna.kernel import laws

TestLaws = laws.suite("rome", games=30, deep=6)
