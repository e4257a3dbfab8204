"""What KLONG! and KLONG! Katakomben really share; imported by these two alone."""
