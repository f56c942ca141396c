"""What the numbers of an observation mean, one file per game."""
