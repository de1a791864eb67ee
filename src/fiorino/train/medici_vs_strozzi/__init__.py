"""Medici vs Strozzi: a flat model, self-play and learning."""
