"""Pages, the HTTP API, sessions and what guards them."""
