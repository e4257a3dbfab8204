"""How Bag of Dungeon looks."""
