"""The moments of a game of Massilia."""
