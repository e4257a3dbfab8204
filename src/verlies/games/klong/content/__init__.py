"""What is in the box of KLONG!, as data."""
