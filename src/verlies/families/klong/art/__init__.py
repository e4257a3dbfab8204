"""The drawings every game of the KLONG! family has."""
