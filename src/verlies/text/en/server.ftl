### What the server says: refusals and the sentences at the table.

error-unknown-table = There is no such table here.
error-not-allowed = This link does not give you that right.
error-seat-taken = This seat is taken already.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-seats-open = There are still free seats.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-message = This message cannot be read: { $reason }
error-bad-share = Random bits are given as up to 64 hexadecimal digits.
error-too-many-tables = Too many new tables from here; try again later.
error-too-many-sockets = This seat is open in too many windows already.
error-store = Your move could not be stored and does not count: { $reason }. Try again.
error-wrong-origin = This page may not talk to this table.
error-stale = The table has moved on in the meantime.
error-no-seat-for-you = One of the seats has to be yours.

web-over = The game is over.
web-waiting = To move: { $names }.
web-waste = Lost unused: { $what }.
web-possible = This is possible now.
