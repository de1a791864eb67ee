"""“It is your turn” notifications for people who are away."""
