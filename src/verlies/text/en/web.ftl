### The table in the browser. What stands in square brackets is put in by the browser itself.

## Lobby

web-welcome = Sneak into the dungeon, steal what glitters and get out again – with friends or against bots.
web-quick = Play against bots
web-quick-hint = [game]: you and two bots, no account.
web-new-table = New table
web-my-tables = My tables
web-no-table = No table yet – how about a game against bots?
web-name = Your name
web-name-hint = What the others see
web-game = Game
web-alone = You play alone.
web-alone-all = You play alone and lead all [n] seats.
web-name-of = Name for seat [n]
web-players = Players
web-seat = Seat
web-you = you
web-friend = friend (by link)
web-here = somebody at this screen
web-curtain = It is [name]’s turn
web-curtain-who = Who is looking at the screen?
web-curtain-hint = Pass the screen to [name]. What is not for everybody is shown only after they confirm.
web-curtain-hint-who = Not everybody here may see the same. Whoever confirms sees what is theirs.
web-curtain-rise = I am [name]
web-we = us together (by link)
web-friends = friends together (by link)
web-variants = Variants
web-challenge-title = Challenge: the same deal for everybody
web-seed = Seed
web-seed-new = Roll a seed
web-seed-hint = A seed makes it a practice game that others can be dealt in exactly the same way. Whoever has played it to the end on this server then sees the names and results of the others, yours among them.
web-open-table = Open the table
web-forget = Forget this table
web-watch = Watch
web-watched = watched
web-status-waiting = waiting for players
web-status-mixing = being shuffled
web-status-playing = in play
web-status-over = over
web-watch-hint = Table number or link
web-watch-nonsense = That is neither the number of a table nor a link to one. A table number has ten characters, such as “k7m2p9xw4c”.
web-broken = Games that cannot be loaded
web-broken-only = Only you see this, since the server runs on this machine. With VERLIES_DEBUG=1 it says at the start where in the program it fails.
web-notice = The games, their names and designs belong to their authors and publishers; this project is not affiliated with them.

## Before the game

web-waiting-host = Send everybody their link, or let them scan the code. As soon as everybody is seated, the game begins.
web-waiting-guest = You have a seat. As soon as everybody is here, the game begins.
web-free = still free
web-invite = Invitation to seat [seat]
web-invite-link = Invitation link
web-copy = Copy link
web-copied = Link copied.
web-start-now = Begin now (bots on free seats)
web-mixing = Everybody is seated. Before the deal every browser adds random bits of its own. Still missing are those of: [names].
web-mixing-sealed = All seals are shown, but not all random bits yet. Nobody can be passed over any more: wait for [names], or open a new table.
web-start-without = Deal without their random bits
web-without-host = You can deal without them. Whoever is missing keeps their seat, and the game waits there.
web-without-guest = Whoever opened the table can deal without them.
web-commitment = Commitment before the shuffle:
web-invited = [host] invites you to a game. What is your name?
web-invite-used = This invitation has been used already: [name] has that seat.
web-invite-unknown = This invitation is not valid (any longer) at this table.
web-invite-ask = The host is [host]. If you have a seat here already, come back with the browser you took it in; otherwise ask for another table, for this one gives no new links. You may watch without one.
web-renamed = Somebody here has your name already: at this table you are called [name].
web-sit-down = Sit down
web-leave = Give up my seat
web-only-watch = Just watch
web-watch-link = Copy spectator link

## At the table

web-market = Rows and supplies
web-board = Board
web-own = Before you
web-choices = What would you like to do?
web-hand-empty = Your hand is empty.
web-watching = You are watching. What is hidden is hidden from you too.
web-watching-later = Until the game is over you see everything [n] answers later.
web-your-turn = It is your turn!
web-plays = [name] plays
web-means = left: [what]
web-means-then = left then: [what]
web-asked-away = [names] is asked, but not connected.
web-asked-away-many = [names] are asked, but not connected.
web-notices = Tell me when it is my turn
web-notices-denied = This browser allows no notifications.
web-device = Take my seat to another device
web-device-hint = Open this link there. Whoever has it has your seat: give it to nobody else.
web-loopback = Only this device can reach [host]. To let others play, start the table like this: verlies serve --host 0.0.0.0
web-reach = The links say [address]: whoever is in the same network gets to the table by them.
web-replace = Bot for [name]
web-replace-long = A bot plays on until they are back. Then the seat is theirs again.
web-bot-in = A bot plays in [time]
web-more-time = More time
web-more-time-long = Wait as long again ([n] min)
web-delay = Those who watch see
web-delay-0 = everything at once
web-delay-10 = everything 10 answers later
web-delay-40 = everything 40 answers later
web-patience = If somebody is away
web-patience-0 = wait
web-patience-1 = a bot after 1 minute
web-patience-5 = a bot after 5 minutes
web-patience-60 = a bot after an hour
web-patience-1440 = a bot after a day
web-resources = What the turn still offers
web-online = here
web-offline = away
web-bot = bot
web-pointed = [name] points at: [what]
web-point = Point at a place (P)
web-gives = [name] gives
web-fits = Everything finds a place.
web-you-mark = (you)
web-log = Log
web-log-mine = Only me
web-log-older = Show what came before
web-why = Why?
web-threat-short = Danger
web-odds-hits = hits on average
web-odds-chance = at least one
web-odds-note = Worked out from what everybody can see. It can be turned off in the menu.
web-hidden-note = What [name] holds, only [name] knows.
web-deck-note = What is left in it, in no order.
web-pile-hidden = These cards lie face down, or there are none.

## The turn

web-undo = Undo
web-undo-long = Take back the last step (Z)
web-undo-turn = Undo turn
web-undo-turn-long = Take back everything that still can be (Shift+Z)
web-play-all = Play all
web-hint = Hint
web-hint-long = What a bot would do now (H)
web-end = End turn
web-end-anyway = End it anyway
web-warn-never = Stop warning me
web-go-on = Play on
web-do-it = Do it
web-said-hint = A bot would do this:
web-said-why = Because
web-said-rule = Rules
web-not-now = That is not possible just now. What is has a ✓ and a green outline; rooms have a dashed one.
web-not-your-turn = You are not being asked just now.
web-read-rule = Read the rule
web-howto = How to play
web-rules = Rules and help
web-rules-find = Search the rules
web-rules-none = Nothing found – try a single word.
web-find = Search
web-keys = Keys
web-keys-list =
    1–9: play a hand card
    A: play all cards
    Arrows: from one possibility to the next, Enter chooses
    Z: one step back, with Shift the whole turn
    Enter: end the turn
    H: hint
    R: turn, with Shift back; Enter lays
    + − 0: board larger, smaller, whole
    Point: card in full; a right click or long press holds it
    I: show in full what has the focus, without choosing it
    P: point at a place
    B: hide pieces while the key is held
    T: the table in words, answers typed
    ? Esc: this help, close

## Settings

web-settings = Menu
web-windows = Chances to respond
web-windows-hint = If you do not want to be asked, the table passes for you after a few seconds. The others cannot tell what you hold.
web-window-ask = ask
web-window-never = never
web-window-matters = only briefly
web-language = Language
web-theme = Colours
web-theme-auto = System
web-theme-dark = Dark
web-theme-light = Light
web-motion = Motion
web-motion-off = Off
web-motion-normal = Normal
web-motion-fast = Fast
web-pace = Pace of bots
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-volume = Sound
web-volume-of-turn = Sound: my turn
web-volume-of-great = Sound: great events
web-volume-of-small = Sound: cards, steps, stones
web-volume-0 = Off
web-volume-25 = Quiet
web-volume-60 = Medium
web-volume-100 = Loud
web-warns = Warn before a turn ends
web-taps = A tap first shows what happens
web-odds = Show the odds
web-on = On
web-off = Off
web-takeover = Let a bot play for me
web-takeback = Play on myself
web-lobby = To the lobby
web-close = Close
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-bare = Hide pieces
web-progress = About [share] of the game is over.
web-progress-short = Progress
web-progress-long = This is a rough measure; it may well end sooner.
web-turn = Turn to the right
web-turn-left = Turn to the left
web-lay = Lay it like this
web-carry = Drag it onto an open field of the board, or choose a field.
web-fit = Show the whole board
web-practice = Practice game with a seed.
web-practice-guest = This is a practice game: it is dealt from a seed. Whoever knows the seed can know all cards and dice, and nobody’s random bits are asked for.

## Connection

web-reconnecting = Reconnecting ([n]/[of]) …
web-lost = No connection to the server.
web-retry = Try again

## The first game

web-tour-skip = No hints

## Talk

web-talk = Talk
web-talk-new = something new was said
web-talk-hint = Say something …
web-writing = is writing
web-writes = [name]: writing …
web-talk-send = Say
web-talk-team = team only
web-talk-phrases = Phrases
web-mute = Mute
web-unmute = Unmute
phrase-hello = Hello everybody!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-hurry = We are waiting for you.
phrase-thanks = Thank you!
phrase-sorry = Sorry.
phrase-good-game = Good game!

## Looking back

web-past = Looking back
web-past-here = To this moment
web-past-at = Answer [at] of [count]
web-past-quiet = The log says nothing of this answer.
web-past-first = To the beginning
web-past-back = One answer back
web-past-on = One answer on
web-past-turn-back = One turn back
web-past-turn-on = One turn on
web-past-play = Play
web-past-pause = Pause
web-past-speed = Speed
web-past-more = Speed, eyes and link
web-past-told = What had just happened
web-past-eyes = Through whose eyes
web-past-watching = Spectator
web-past-link = Copy a link to this moment
web-past-now = Back to now
web-past-asked = Your turn: back to now
web-missed = What happened meanwhile?
web-replay = Watch the game again

## The end

web-parting-causes = What happened
web-parting-on = The others play on, and you watch.
web-parting-last = You still finish your turn.
web-parting-back = You play on all the same.
web-parting-over = With this the game is over, too.
web-parting-since = By now the game is over.
web-on-with-it = Go on
web-to-result = To the result
web-gone = You are out of the game: [how].
web-result = Result
web-rematch = Rematch
web-next-table = To the rematch
web-challenge = Copy challenge link
web-same = The same deal elsewhere
web-same-none = Nobody else has played the same deal to its end here yet. Whoever plays it by the challenge link will be listed here afterwards.
web-same-by-seat = Compared is what came of your seat, since it was dealt the same everywhere: victories first, then points, and among winners the fewest turns. Who did not play to the end themselves comes last.
web-same-by-best = Compared is who did best at each table: victories first, then points, and among winners the fewest turns. Who did not play to the end themselves comes last.
web-same-by-team = Victories first, then points, and among winners the fewest turns.
web-same-only = Listed are games on this server that were played to their end by the same rules with as many seats; none from files, none played on from a moment, none ended early.
web-same-place = Rank
web-same-who = Who sat where
web-same-turns = Turns
web-same-day = Day
web-same-no-day = –
web-same-here = this table
web-same-winner = won
web-same-victory = Won together
web-same-defeat = Lost together
web-same-conceded = gave up, then a bot played
web-same-removed = was taken from the table, then a bot played
web-same-lent = a bot played at the end
web-same-hints = hints: [n]
web-same-undone = Taken back: [n].
web-same-taken-back = Taken back by everybody’s consent: [n]; chance fell anew after that.
web-same-rest = And further games: [n].
web-export = Save the game
web-each = each at
web-notation = Notation
web-notation-ids = As ids
web-notation-words = In words
web-notation-copy = Copy the notation
web-notation-copied = Notation copied.
web-look = Look at the board
web-fair-kept = Checked: your random bits are part of the shuffle, and everything else was fixed before they left this browser. That the deal was made of them, “verlies verify” shows on the saved file.
web-fair-none = This browser added no random bits. Whether somebody chose the shuffle, it cannot say.
web-fair-copy = Copy the command that checks it
web-fair-copied = Command copied.
web-file = FILE
web-unfair-secret = Beware! This server has swapped its commitment: the secret behind the shuffle is not the one that was fixed before.
web-unfair-share = Beware! This server has not used your random bits. It may have chosen the shuffle.
web-unfair-others = Beware! The random bits of others are not those that were fixed before. Somebody may have chosen the shuffle.
web-unfair-seal = Beware! This server shows another seal than that of your random bits. They were not told to it.
web-unfair-terms = Beware! This server has changed what was agreed on after everything was sealed. It may have chosen the deal.
web-unfair-lost = Your random bits for this game are in another browser, or lost. Come back with that one, or open a new table.

setting-board = Board
setting-board-front = front (for a first game)
setting-board-back = back
setting-start = Start player
setting-colours = Colours
bot-random = Bot: random
bot-casual = Bot: absent-minded
bot-greedy = Bot: sensible

## People at the table

web-company = People at the table
web-host = host
web-make-host = Make host
web-remove = Take from the table
web-remove-bot = A bot instead
web-remove-invite = Invite somebody else
web-pause = Pause the game
web-resume = Go on
web-paused = The game is paused. Nobody can answer.
web-paused-by = [name] has paused the game. Nobody can answer.
web-paused-away = [name] has paused the game and is away just now. Meanwhile anybody at the table may let it go on.
web-end-table = End the game for all
web-propose-end = Propose to end it
web-concede = Give up
web-concede-hint = Whoever gives up watches; a bot plays the seat to the end, and the result says so. If all people at the table agree to end it, the game ends without scores.
web-sure = Really? [what]
web-left-conceded = gave up, a bot plays on
web-left-removed = taken from the table, a bot plays on
web-ended-host = The host has ended the game. There are no scores.
web-ended-agreed = You have ended the game together. There are no scores.
web-ask-back = Ask all to take back
web-ask-back-short = Take back …
web-ask-back-alone = Your last answer and all that happened since are taken back; there is nobody to ask but bots. Dice are rolled and cards drawn anew. The result and the file say so.
web-take-back = Take it back
web-ask-back-hint = Your last answer and all that happened since are taken back if every person at the table agrees; bots always do. What somebody has seen stays seen; dice are rolled and cards drawn anew. The result and the file say so.
web-motion-takeback = [name] asks to take back the last answer and all since ([n] in all).
web-motion-takeback-mine = You ask to take back your last answer and all since ([n] in all).
web-motion-end = [name] proposes to end the game here without scores.
web-motion-end-mine = You propose to end the game here without scores.
web-motion-awaited = Still asked: [names].
web-agree = I agree
web-decline = No
web-withdraw = Withdraw
web-taken-back = Taken back because all agreed: [n].
web-hints-asked = Hints asked for: [who].

## Files, playing on, how it went

web-import = Look at a game from a file
web-ended-imported = This game comes from a file. Every answer in it was checked.
web-play-on = Play on from here
web-play-on-long = A table of your own against bots, exactly as it lay here: cards and dice are the same. Not while a game is on, for it would betray what is hidden.
web-play-on-here = This is a new table: it goes on from answer [at] of the old game, against bots, and you play [name]. The old game stays as it was.
web-play-on-back = Back to looking back
web-branched = Played on after [n] answers of another game, exactly as it lay there.
web-plots = How it went
web-plot-points = Points (gathered so far, at the end the score)
web-plot-places = Places visited
web-plot-ways = Ways taken
web-plot-words = In words
web-plot-numbers = As a table
web-plot-answers = Answers

## Always so

web-habit = Always: [what]
web-habit-long = Do not ask again in this game. It can be changed in the menu.
web-habit-done = As always: [what]
web-idle = You have nothing to play now.
web-unfolding = Something is still happening …
web-habits = Always so
web-habit-ask = Ask again

## Demonstration and reports

web-demo = Watch bots
web-demo-take = Take over a seat:
web-demo-seat = Take over [name]
web-report = Report a problem
web-report-hint = The report stays on this server. Kept are your text, the table, the moment and your seat, and the picture if you attach it; nothing else.
web-report-drawing = The picture of the page is being made …
web-report-undrawn = No picture of the page could be made here; the report works without one.
web-report-attach = Attach the picture
web-report-shows = It shows what you saw just now, your hand too, and goes only to whoever runs this server.
web-report-picture = The page as you saw it just now
web-report-send = Report
web-reported = Thank you! The report has the number [id].

## Rules, symbols, games

web-chapters = Rules by chapter
web-chapter-now = What this is about just now:
web-legend = All symbols
web-game-players = [n] players
web-game-time = against bots about [n] min
web-game-rules = [n] rules
web-open-mine = your turn
web-open-theirs = waiting for [names]

## In words

web-plain = Plain drawing, strong contrast
web-text = The table in words
web-typed = Type an answer – or ask: hand, place, name
web-typed-many = That can mean several things: [what]
web-typed-none = That cannot be chosen just now.
web-text-here = you are here
web-text-ways = Ways: [ways]
web-text-places = Places
web-text-cards = Cards
web-text-all = For all
