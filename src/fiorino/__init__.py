"""Fiorino: the digital table for two Tuscan merchant games."""

__version__ = "0.1.0"
