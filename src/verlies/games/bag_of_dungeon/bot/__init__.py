"""What is known about playing Bag of Dungeon well."""
