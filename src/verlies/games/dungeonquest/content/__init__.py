"""What is in the box of DungeonQuest, as data."""
