"""Open tables, their sockets, and what each viewer is sent."""
