"""The drawings of KLONG! Katakomben, made by code."""
