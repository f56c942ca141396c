"""What all games share: state, step, move, view, chance, record, laws. Imports nothing of the rest."""
