"""The rules by chapter: drawing (M2), sale (M3), loading (M4), rounds (M2.1, M5, M7)."""
