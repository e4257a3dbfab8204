"""The text client: draws any scene, for terminals, pipes and screen readers; it knows no game."""
