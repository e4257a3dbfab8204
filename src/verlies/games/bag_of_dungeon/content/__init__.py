"""What is in the box of Bag of Dungeon, as data."""
