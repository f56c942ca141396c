"""The web tavern. See docs/protocol.md for what is said, docs/architecture.md for the whole picture.

The way of a move:

 1. ``live/uvicorn_ws``   bytes of a socket become a message
 2. ``live/socket``       the message becomes a command (`live/protocol` has the types); limits are kept
 3. ``live/hub``          the command waits for its turn at its table (`live/table_queue`)
 4. ``table/commands``    the command becomes a `Change`, or is refused: rules are asked, nothing is changed
 5. ``table/table``       the change makes the table after it (`table/viewers` counts who notices it)
 6. ``store/writer``      its entry is committed to the disk, together with those of other tables
 7. ``live/hub``          the sender is told; the new table takes the place of the old one
 8. ``live/open_table``   every connection that notices it gets a frame
 9. ``live/frames``       a frame is built of views (`live/view_cache`), log (`table/log`) and words (`text`)
10. ``bots/driver``       a bot that is asked now is woken; `bots/pool` has the processes that think

``http/`` holds pages, API and sessions; a command by POST joins the same way at 3. ``table/`` neither reads nor writes:
it knows what entries add up to. Nothing but ``store/`` knows the database.
"""
