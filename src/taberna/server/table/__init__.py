"""What a table is: entries, what they add up to, what commands change."""
