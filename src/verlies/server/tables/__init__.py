"""The tables of the house: who sits there, what is played, and who thinks."""
