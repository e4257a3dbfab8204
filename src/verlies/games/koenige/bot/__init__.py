"""What is known about playing Könige der Katakomben well."""
