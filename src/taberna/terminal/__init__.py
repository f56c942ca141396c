"""The text table. `table` is the frame for all games; each game draws its own board from a view.

A game's module ``taberna.terminal.<game>`` has ``render(view, speaker)``, which returns something that rich
can print, and may have

- ``brief(view, speaker)``: what to show when only the viewer's own last move has changed anything;
- ``tempts(view)``: whether the viewer, who is not asked, might want to interrupt now.
"""
