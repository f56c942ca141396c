"""The games through the field's own interfaces: OpenSpiel, PettingZoo, Gymnasium (optional extras).

Adapters see what a player sees: observations are made from views only, legal actions are the ids of the
alphabet. They cost a factor of several; simulate through `moves` and `play` where speed matters.
"""
