### Words at the table that every game needs.

ui-you = you
ui-and = { " and " }
ui-or = { " or " }
ui-of = { $name } { $value } of { $limit }
ui-worth = { $name } ({ $points ->
    [one] 1 pt
   *[other] { $points } pts
  })
ui-percent = { $value }%
ui-lately = What happened before:
ui-here = You are here
ui-nothing = nothing
ui-place = Place
ui-room-empty = room with nothing special
ui-one-way = one-way
ui-one-way-in = one-way, only from there to here
ui-one-way-out = one-way, no way back
ui-waiting = { $count ->
    [one] { $players } is asked.
   *[other] { $players } are asked.
  }
ui-team = Team { $number }
ui-wraps = over the edge of the board
ui-quoted = “{ $text }”
ui-point = { "." }
ui-gives = { $player } gives
ui-thereof = of that { $name }
ui-used-up = { $name } (used up)
ui-odds = { $player } { $percent }% ({ $hits } on average)
ui-odds-once = { $player } { $percent }%
ui-side-0 = north
ui-side-1 = east
ui-side-2 = south
ui-side-3 = west
ui-side = { $where }: { $what }
ui-side-there = { $side } over there
ui-side-far = not on your side
ui-side-own = side of the pawn: { $sides }
ui-side-parts = joined: { $parts }
ui-side-dice = die { $dice }
ui-side-sign = side of the pawn
ui-in-hand = Tile in hand
ui-leads = into the room “{ $room }”, { $on }
ui-leads-on = onwards from there: { $ways }
ui-leads-end = nowhere from there
ui-leads-against = the tunnel to “{ $room }” only leads here
ui-leads-nowhere = no tunnel leads into it from here
side-open = open
side-wall = wall
ui-edge = edge of the board
ui-unlaid = unexplored
ui-way =
  .n = N
  .e = E
  .s = S
  .w = W
ui-track-off = not in play yet

place-start = start
place-nowhere = “far out”
seat-house = The house
colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple
colour-orange = Orange

retold-taken-back = Taken back by agreement: { $count }
ask-by = { $source }: { $question }
ask-anything = What do you do?
option-pass = None of these

curtain = { $player }, you are asked. Everybody else looks away – then press Enter.

move-ambiguous = That is not clear. Do you mean: { $names }?
move-number = { $count ->
    [one] There is only the number 1.
   *[other] There are only the numbers 1 to { $count }.
  }
move-none = None of that is possible now: { $kind }.
move-no-yes = “{ $word }” does not answer the question just now.
move-possible = This is possible now: { $names }
move-refused = “{ $word }” is not possible now: { $reason }
rule-cited = [{ $rule }] { $sentence }
why-offered = The question is put by the rule:
move-warned = { $warning } To do it all the same, choose “{ $text }” again or type “yes”.
move-left = All right, then not.
cited-text = The text of “{ $thing }”: { $text }
why-asked = This rule puts the question:
why-asked-unknown = No single rule is noted for this question.
why-before = And what happened last:
rules-topics = { $count ->
    [0] There is no rule catalogue for this game.
    [one] 1 rule, on { $topics }. Search it with “rules WORD”.
   *[other] { $count } rules, by topic: { $topics }. Search them with “rules WORD”.
  }
rules-found = { $count ->
    [0] No rule contains “{ $word }”.
    [one] 1 rule found.
   *[other] { $count } rules found, { $shown } of them shown.
  }
hint = The bot “{ $bot }” would move like this: { $number } – { $text }
map-none = This game has no board.
map-no-place = There is no place “{ $word }”.
card-unknown = “{ $word }” is not a card or token of this game. Try the beginning of its name.
card-costs = costs { $price }
card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
saved = Saved: { $path }
windows-line = { $number }: { $name } – { $wish ->
    [never] never ask
    [matters] ask only if you could play something
   *[ask] always ask
  }
windows-advice = Here you can only pass. With “windows matters” you are asked only if you could play something.
windows-how = With “windows never”, “windows matters” or “windows ask” you are never asked in all these cases, only if you could play something, or always; “windows 3 never” is about the third one alone. Otherwise you pass; “undo” takes that back, too.
windows-none = In this game nobody is asked in between whether to respond.
windows-unknown = I do not understand “{ $word }” here.
windows-secret = That works only if nobody at the screen hides anything from the others: else the question would tell that you hold something.
warn-now = { $now ->
    [off] What is lost unused is no longer said before; “warn on” switches it on.
   *[on] Before you let something be lost unused, you are told so; “warn off” switches it off.
  }
lang-possible = Languages: { $names }. For example: lang de

help-moves = A move: its number or its words, as far as they are clear. Now for example: { $examples }.
help-all = “{ $kind } all” does so with everything that is offered, one after the other.
help =
    Enter alone shows the table again.
    undo (z)        take back the last step
    why             which rule asks; “why MOVE”: why a move is not possible
    rules [WORD]    search the rules
    hint [BOT]      what a bot would do
    card NAME       what a card or token does
    map [PLACE|all] the whole board; in words a place with its ways, or all
    piles           all open piles
    log [NUMBER]    what happened last
    table           show the whole table
    save [FILE]     save a copy; every step is kept anyway
    windows [WHEN]  whether you are asked in between: never, matters, ask
    warn on|off     say before what is lost unused
    goal            how to win and how to lose
    lang de|en      change the language
    quit            stop; go on later with --resume

## Beginning and end

start-fair = Commitment before the deal: { $commitment }
start-practice = Practice game with seed { $seed }: anybody can deal it again just like this.
start-resumed = { $count ->
    [0] The game goes on, without a decision so far.
    [one] The game goes on after 1 decision.
   *[other] The game goes on after { $count } decisions.
  }
start-torn = The last line was only half written and does not count.
start-saved = Every step is kept in { $path }
start-help = “help” shows what you can type.
start-enter = Press Enter to begin.
start-mix = { $player }, join the shuffle: type anything and press Enter.
stop-resume = The game is kept. Go on with: verlies play --resume { $path } --lang en
stop-quit = See you soon!
stop-closed = The input has ended, the game has not.
stop-interrupted = Interrupted.
stop-pipe = The output was closed.

result-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
  }
result-you-won = { $count ->
    [one] You win!
   *[other] You win together!
  }
result-nobody = Nobody wins.
tie-shared = A tie between { $players } that nothing breaks: they share the place.
result-alone-won = You have won!
result-alone-lost = You have lost.
result-team-won = You have won together!
result-team-lost = You have lost together.
result-team = { $teams } won!
result-level = A draw: { $teams } share the victory.
result-seat = { $place ->
    [0] { "" }
   *[other] { $place }.{" "}
  }{ $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $ending ->
    [none] { "" }
   *[other] { " – " }{ $ending }
  }
result-together = { $player }: { $ending }
proof-practice = Practice game with seed { $seed }. To check it: verlies verify { $path }
proof-fair =
    Check that the deal fits it: verlies verify { $path }
    Commitment before the game: { $commitment }
    The secret behind it:       { $secret }

## Replay

replay-at = Step { $number } of { $count }
replay-answer = { $player }: { $text }
replay-undo = { $player } takes a step back.
replay-help = Enter or n: on · b: back · NUMBER: jump · s: start · e: end · v SEAT: point of view (0 = spectator) · map · q: quit
replay-viewer = Point of view: { $player }
replay-spectator = Point of view: spectator
replay-unknown = I do not understand that.

## Commands

games-seats = { $low } to { $high } seats
verify-deal = What was dealt follows from the secret in the file, and the secret matches the commitment there.
verify-unproven = That nobody chose the secret cannot be shown from the file alone.
verify-how = Whoever added random bits and kept them checks this with --share and --promise.
verify-unmixed = Nobody added random bits to this game.
verify-share = These random bits are part of the deal.
verify-share-alone = Whether everything else was fixed before they were told, only --promise shows.
verify-promise = The secret and all random bits were fixed when this promise was made: whoever got it before the deal and added random bits knows that nobody chose the deal.
verify-practice = Practice game: the deal follows from the seed { $seed }.
verify-answers = { $count ->
    [0] There is no answer to check yet.
    [one] The one line is right, answer and fingerprint.
   *[other] All { $count } lines are right, answer by answer and fingerprint by fingerprint.
  }
verify-open = The game is not over yet.
rules-counted = { $game }: { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
  }, proved by tests: { $tested }.
rules-number = { $game }: { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
  }.
