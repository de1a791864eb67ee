"""A match being played: its log, its room, its clock, and the lobby that rooms are found in."""
