"""Benchmarks of an installed Fiorino: `fiorino bench engine` and `fiorino bench server`."""
