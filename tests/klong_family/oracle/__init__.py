"""What the oracles of the KLONG! family share: what both books say alike, told once more without the program."""
