"""What is made of finished games: debriefs, branches, and the same deal for everybody."""
