"""“It is your turn”, told to people who are away."""
