"""Floods against a house on this machine, with an honest player beside them: ``make attack``."""
