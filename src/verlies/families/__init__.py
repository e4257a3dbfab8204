"""Families: what several games of one kind share, below the games."""
