"""The example game serves as the test game of the core; it is found where it lies if it is not installed."""

import sys
from importlib.util import find_spec
from pathlib import Path

if find_spec("lantern") is None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"))
