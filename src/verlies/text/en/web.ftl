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
web-players = Players
web-seat = Seat
web-you = you
web-friend = friend (by link)
web-variants = Variants
web-challenge-title = Challenge: the same deck for everybody
web-seed = Seed
web-seed-new = Roll a seed
web-seed-hint = A seed makes it a practice game that others can be dealt in exactly the same way.
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
web-invite-unknown = This invitation is not good (any more) at this table.
web-invite-ask = The host is [host]. If you have a seat here already, come back with the browser you took it in; otherwise ask for another table, for this one gives no new links. You may watch without one.
web-sit-down = Sit down
web-only-watch = Just watch
web-watch-link = Copy spectator link

## At the table

web-market = Rows and supplies
web-board = Board
web-own = Before you
web-choices = What would you like to do?
web-hand-empty = Your hand is empty.
web-watching = You are watching. What is hidden is hidden from you too.
web-plays = [name] plays
web-asked-away = [names] is asked, but not connected.
web-asked-away-many = [names] are asked, but not connected.
web-resources = What the turn still offers
web-online = here
web-offline = away
web-bot = bot
web-you-mark = (you)
web-log = Log
web-log-mine = Only me
web-log-older = Show what came before
web-why = Why?
web-unharmed = Nobody is hurt.
web-threat-short = Danger
web-odds-hits = hits on average
web-odds-chance = at least one
web-odds-note = Worked out from what everybody can see. It can be turned off in the settings.
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
web-said-hint = A bot would …
web-said-why = Because
web-said-rule = Rules
web-not-now = That is not possible just now. What is has a ✓ and a green outline; rooms have a dashed one.
web-not-your-turn = You are not being asked just now.
web-read-rule = Read the rule
web-howto = How to play
web-rules = Rules and help
web-rules-find = Search the rules
web-rules-none = The rules say nothing about that.
web-find = Search
web-keys = Keys
web-keys-list =
    1–9: play a hand card
    A: play all cards
    Arrows: from one possibility to the next, Enter chooses
    Z: one step back, with Shift the whole turn
    Enter: end the turn
    H: hint
    + − 0: board larger, smaller, whole
    Point: card in full; a right click or long press holds it
    ? Esc: this help, close

## Settings

web-settings = Menu
web-language = Language
web-theme = Colours
web-theme-auto = System
web-theme-dark = Dark
web-theme-light = Light
web-motion = Motion
web-motion-off = Off
web-motion-normal = Normal
web-motion-fast = Fast
web-warns = Warn before a turn ends
web-odds = Show the odds
web-on = On
web-off = Off
web-takeover = Let a bot play for me
web-takeback = Play on myself
web-lobby = To the lobby
web-close = Close
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show the whole board
web-practice = Practice game with a seed.

## Connection

web-reconnecting = Reconnecting ([n]/[of]) …
web-lost = No connection to the server.
web-retry = Try again

## The first game

web-tour-1 = Play the cards in your hand: tap them, or just “Play all”. They give you what you can spend this turn.
web-tour-2 = Spend what you have: rooms with a dashed outline can be entered, cards with a ✓ can be had. The price is on them.
web-tour-3 = Done? Then end your turn. Until then almost everything can be taken back.
web-tour-next = Next
web-tour-done = Got it
web-tour-skip = No hints

## The end

web-parting-on = The others play on, and you watch.
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
web-export = Save the game
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
bot-greedy = Bot: sensible
