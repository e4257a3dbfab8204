"""What is in the box of KLONG! Katakomben, as data."""
