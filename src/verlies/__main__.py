"""`python -m verlies` is the command line."""

from .cli import main

main()
