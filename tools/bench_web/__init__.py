"""Load on the web table: many tables of scripted players on this machine's loopback."""
