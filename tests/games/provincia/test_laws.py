"""The laws of the kernel, kept by Provincia Romana."""

from taberna.kernel import laws

TestLaws = laws.suite("provincia", games=12, deep=2)
