"""People: accounts, passwords, ratings."""
