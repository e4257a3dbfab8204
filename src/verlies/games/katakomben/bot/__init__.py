"""What is known about playing KLONG! Katakomben well."""
