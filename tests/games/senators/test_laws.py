"""The laws of the kernel, kept by Senators."""

from taberna.kernel import laws

TestLaws = laws.suite("senators", games=700)
