"""The web tavern. docs/architecture.md has the whole picture, docs/protocol.md what is said.

The way of a move:

 1. ``live/uvicorn_ws``      bytes of a socket become a message
 2. ``live/socket``          the message becomes a command; `http/limits` may hold it back
 3. ``live/changes``         the command waits for its turn at its table (`live/open_table`)
 4. ``table/commands``       CHECKED: the rules are asked, and the command becomes a `Change` or is refused
 5. ``table/table``          the change makes the table after it; `table/viewers` counts who notices it
 6. ``store/sqlite/writer``  STORED: its entries are committed to the disk, with those of other tables
 7. ``live/changes``         the sender is told; the new table takes the place of the old one
 8. ``live/open_table``      SHOWN: every `live/connection` that notices it gets a frame
 9. ``live/frames``          a frame is built of views (`live/view_cache`), log (`table/log`) and words (`text`)

Then ``bots/driver`` wakes a bot if one is asked. ``http/`` holds pages, API and sessions; a command by POST joins the
same way at 3. ``table/`` neither reads nor writes: it knows what entries add up to. Only ``store/`` knows the database.
"""
