"""The web tavern: lobby, tables, live updates, store, identity. See docs/protocol.md."""
