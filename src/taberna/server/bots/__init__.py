"""Bots at the tables: who is asked, and the processes that think."""
