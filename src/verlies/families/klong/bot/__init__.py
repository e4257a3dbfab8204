"""What any bot of the KLONG! family knows: what cards are worth, how a hand is played, what to pay for."""
