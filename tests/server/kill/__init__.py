"""Real server processes under load, killed at random moments; and several on one database."""
