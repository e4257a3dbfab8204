"""What is known about playing DungeonQuest well."""
