"""The drawings of Könige der Katakomben."""
