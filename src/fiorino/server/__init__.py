"""Fiorino over HTTP."""
