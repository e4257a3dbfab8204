"""How KLONG! looks."""
