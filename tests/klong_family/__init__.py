"""A small game of the KLONG! family that is not KLONG!."""
