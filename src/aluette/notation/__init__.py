"""Texts and plain values for what the game passes around: records, positions, JSON."""
