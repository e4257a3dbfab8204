"""How DungeonQuest looks."""
