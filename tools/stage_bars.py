"""How quick the web table must be in a browser, in milliseconds; `tools/stage_figures.py` measures it."""

REPAINTS = ("repaint settings", "repaint card", "repaint place")
"""From a click to the next picture: of a dialog, a card of the hand, a place of the board."""
REPAINT, REPAINT_SLOWED = 50, 150
SCRIPT_A_BEAT = 4
TOO_LATE = 1200
"""So many milliseconds nobody should wait for what they are asked."""
BARS = {
    **dict.fromkeys(REPAINTS, REPAINT),
    **{f"{name} slowed": REPAINT_SLOWED for name in REPAINTS},
    "script a beat slowed": SCRIPT_A_BEAT,
    "my turn late": TOO_LATE,
    "my turn late slowed phone": TOO_LATE,
}
"""What is measured, and how long it may take."""
