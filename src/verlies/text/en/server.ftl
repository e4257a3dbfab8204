### What the server says: refusals and the sentences at the table.

error-unknown-table = There is no such table here.
error-curtain = What would be shown now is not for everybody at this screen.
error-table-damaged = This table is damaged and cannot be opened any more. Open a new one.
error-table-older = This table was played with an older version of the rules and cannot be continued here. Open a new one.
error-table-newer = This table was played with a newer version of the rules and cannot be continued here. Update Verlies, or open a new one.
error-not-allowed = This link does not give you that right.
error-seat-taken = This seat is taken already.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-seats-open = There are still free seats.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-message = This message cannot be read: { $reason }.
error-file-too-large = “{ $path }” is too large: files of up to { $most } MiB are read.
error-not-mixing = Random bits are not asked of this seat now.
error-wrong-share = These are not the random bits that were sealed.
error-bits-awaited = Everybody’s random bits are sealed; the deal waits until all of them are told.
error-said-nothing = Say something, or choose one of the phrases.
error-too-much-talk = Slow down: nobody can read that much at once.
error-not-over = That has to wait until the game is over.
error-rematch-running = A rematch comes when this game is over.
error-too-many-tables = Too many new tables from here; try again later.
error-too-many-reports = Some reports came from this table just now; try again later.
error-picture-too-large = The picture is too large: pictures of up to { $most } KiB are accepted.
error-no-picture = This is no picture that can be kept; JPEG, PNG and WebP are accepted.
error-too-many-sockets = This seat is open in too many windows already.
error-store = This could not be stored and does not count: { $reason }. Try again.
error-store-unreadable = The table could not be read: { $reason }. Try again in a moment.
error-store-folder = The server cannot keep its tables in “{ $path }”: { $reason }. Name another folder with --data.
error-store-in-use = Another server uses the folder “{ $path }” already. Stop that one, or name another folder with --data.
error-store-newer = “{ $path }” was written by a newer Verlies (version { $version }, this one reads up to { $known }). Update Verlies, or name another folder with --data.
error-no-address = The server cannot start at { $host }:{ $port }: { $reason }.
error-wrong-origin = This page may not talk to this table.
error-stale = The table has moved on in the meantime.
error-paused = The game is paused.
error-ended = The game was ended.
error-proposal-open = Everybody is being asked whether they agree. Then it goes on.
error-nothing-proposed = Nothing is proposed.
error-declined = That was declined just now. Ask again when something has happened.
error-nothing-to-take-back = There is no answer of yours that could be taken back.
error-not-playing = That can only be done while the game is on.
error-no-moment = There is nothing to play on from this moment.
error-nobody-there = Nobody sits on this seat.
error-removed = The host has given your seat to somebody else.
error-other-eyes = One person cannot hold two seats of which one may not see what the other sees.
error-no-window = This game has no such chance to respond.
error-no-seat-for-you = One of the seats has to be yours.
error-trouble = The server has made a mistake ({ $detail }). Load the page again and go on from there.

## Reasons that stand in a refusal

reason-closing = the server is closing
reason-too-long = it is too long
reason-told-at-home = only whoever runs this server is told why
reason-hello-first = hello comes first
reason-unknown-host = there is no such host
reason-other-machine = this address does not belong to this machine
reason-database-busy = another program uses the database
reason-database-damaged = the database is damaged
reason-no-database = the file is not a database
reason-no-open = the file cannot be opened
reason-disk = the disk does not work as it should

## At the table

web-over = The game is over.
web-waste = Lost unused: { $what }.
web-risk = Danger: { $what }.
