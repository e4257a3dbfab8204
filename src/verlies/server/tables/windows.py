"""Windows at a table: who does not want to be asked is passed for, in the same time whatever they hold.

With `never` and `matters` alike the table passes after a beat; `matters` differs in that who holds an answer can give
it until then.
"""

from ...core.windows import ASK, MATTERS, NEVER, window_asked, windows_of, wishes

__all__ = ["ASK", "BEAT", "MATTERS", "NEVER", "window_asked", "windows_of", "wishes"]

BEAT = 4.0
"""Seconds before the table passes for a seat: long enough to answer, and the same for all that it could hold."""
