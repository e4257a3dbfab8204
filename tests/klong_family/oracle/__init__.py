"""What the oracles of the KLONG! family have in common: what both books say alike, told once more without the program."""
