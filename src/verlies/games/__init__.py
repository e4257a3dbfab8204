"""The games, one package each; they know the core and the texts, and not each other."""
