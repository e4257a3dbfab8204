### The table in the browser.

web-welcome = Dungeon board games by their rules – with friends or against bots.
web-quick = Play against bots
web-quick-hint = KLONG! for you and two bots, no account needed.
web-new-table = New table
web-my-tables = My tables
web-no-table = No table yet – why not play a round against bots?
web-name = Your name
web-name-hint = What the others see
web-game = Game
web-players = Players
web-seat = Seat
web-you = you
web-friend = friend (by link)
web-more = More
web-seed = Seed
web-seed-hint = With a seed it becomes a practice game that can be dealt exactly the same again.
web-open-table = Open the table
web-forget = Forget this table
web-notice = The games, their names and designs belong to their authors and publishers; this project is not affiliated with them.
web-waiting-room = Almost there. Send your friends their link; the game begins when everybody is seated.
web-free = still free
web-invite = Invitation to one seat: send the link, or let a friend scan it.
web-copy = Copy link
web-copied = Link copied.
web-start-now = Begin now, bots take the free seats
web-commitment = Commitment before the deal:
web-invited = You are invited
web-sit-down = Take your seat
web-market = Dungeon row, reserve and market
web-board = Board
web-hand-empty = Your hand is empty.
web-resources = What this turn still offers
web-online = here
web-offline = away
web-bot = bot
web-log = Log
web-threat = Hits at the next attack
web-threat-short = Threat
web-undo = Undo
web-undo-turn = Restart turn
web-play-all = Play all
web-hint = Hint
web-end = End turn
web-end-anyway = End anyway
web-go-on = Keep playing
web-do-it = Do it
web-said-hint = A bot would …
web-said-why = Because
web-said-rule = Rule
web-rules = Rules and help
web-rules-find = Search the rules
web-find = Search
web-keys = Keys
web-keys-list =
    1–9: play a hand card
    Z: undo
    Enter: end the turn
    + − 0: zoom in, zoom out, fit the board
    Right click or long press: card in full
    ?: this help, Esc: close
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Like the system
web-theme-dark = Dark
web-theme-light = Light
web-takeover = Let a bot play for me
web-takeback = Play again myself
web-lobby = To the lobby
web-close = Close
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show the whole board
web-reconnecting = Reconnecting
web-lost = No connection to the server.
web-retry = Try again
web-won = won!
web-nobody-won = Nobody won.
web-rematch = Rematch
web-next-table = To the rematch
web-export = Save the game
web-fair = The commitment made before the deal can be checked on the saved file with “verlies verify”:

setting-board = Board
setting-board-front = front (for a first game)
setting-board-back = back
setting-start = Start player
setting-colours = Colours
bot-random = Bot: random
bot-greedy = Bot: sensible
