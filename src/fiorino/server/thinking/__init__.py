"""Bots and hints think in other processes, here or on other machines."""
