"""The lab: many games at once, and what can be counted about them."""
