"""Drawing: shapes as SVG, card faces, and a whole table as one picture."""
