"""The rules core: state, agenda, chance, views, matches. It knows no game."""
