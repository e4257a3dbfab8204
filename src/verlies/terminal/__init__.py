"""The text client: draws any scene, for terminals, pipes and screen readers; it knows no game."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""
