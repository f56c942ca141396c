"""The laws of the kernel, kept by Massilia."""

from taberna.kernel import laws

TestLaws = laws.suite("massilia", games=40, deep=8)
