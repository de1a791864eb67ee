"""Tournaments: many matches between bots, counted fairly."""
