"""The interface for agents."""
