"""The moments of a game of Provincia Romana; those of single senate cards stand beside their card."""
