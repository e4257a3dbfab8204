"""What is known about playing KLONG! well."""
