"""What is in the box of Könige der Katakomben, as data."""
