### Errors: what is wrong and what is possible. One text for each key of an error; programmers read the English ones.

did-you-mean = Did you mean “{ $name }”?

error-unknown-game = There is no game “{ $name }” here. Installed: { $possible }.{ $hint }
error-broken-game = The game “{ $name }” cannot be loaded: { $reason }.
error-unread-package = What the package “{ $package }” brings cannot be read: { $reason }.
error-no-games = Not a single game can be loaded here, so there is nothing to play. Install Verlies anew, with a Python that it supports (this is { $python }).
error-no-home = Nobody has a folder of their own here, so there is none for the games either. Name one with VERLIES_HOME.
error-seat-count = { $game } is for { $low } to { $high } seats, not { $seats }.
error-no-such-seat = There is no seat { $seat } in this game: its seats are 1 to { $seats }, and 0 is a spectator.
error-unknown-setting = { $game } has no option “{ $name }”. Possible: { $possible }.{ $hint }
error-bad-setting = Option “{ $name }” cannot be “{ $value }”. Possible: { $possible }.{ $hint }
error-setting-seats = “{ $name }” cannot be “{ $value }” here: that needs { $most ->
    [one] 1 seat
   *[other] { $needed } seats
}, and there { $seats ->
    [one] is one
   *[other] are { $seats }
}. Otherwise possible: { $possible }.
error-bad-seed = A seed is a whole number or a short text, not { $value }.
error-no-seed = A game without a seed needs secrets: give a seed, or load it with verlies.game(“{ $game }”).
error-unknown-option = “{ $word }” is not a move of this game.{ $hint }
error-illegal = “{ $word }” is not possible now: { $reason }.
error-which-seat = Several seats are asked ({ $seats }); say who answers.
error-no-decision = There is not exactly one open decision; look at match.decisions.
error-nothing-to-undo = There is nothing to take back: { $reason }.
error-save-unreadable = “{ $path }” is not a saved game that can be read: { $reason }.
error-save-too-long = “{ $path }” is too long. Answers and take-backs in it: { $found }; the most that can be read: { $most }.
error-save-newer = “{ $path }” was written by a newer Verlies (format { $format }, this one reads up to { $known }).
error-save-rules = “{ $path }” was played with version { $version } of the rules of { $game }; this is version { $known }.
error-save-wrong-deal = The deal in “{ $path }” is wrong: its secret gives another one.
error-save-wrong-answer = Answer { $number } in “{ $path }” ({ $word }, seat { $seat }) is wrong: { $reason }.
error-save-wrong-undo = Answer { $number } in “{ $path }”, a take-back, is wrong: { $reason }.
error-save-commitment = The secret in “{ $path }” does not match the commitment made before the deal.
error-save-share = The random bits { $share } are not in “{ $path }”: this deal was made without them.
error-save-promise = “{ $path }” does not keep the promise: its secret or somebody’s random bits are not those that were fixed before any were told.
error-save-write = The game could not be saved to “{ $path }”: { $reason }.
error-save-home = The game cannot be kept in “{ $path }”: { $reason }. Name a folder for everything that Verlies keeps: put VERLIES_HOME=FOLDER before the command.
error-save-there = There already is a file “{ $path }”, and it stays as it is. Choose another name for the copy.
error-save-in-use = “{ $path }” is being played in another window. Go on there, or end that game first.
error-unknown-language = There is no language “{ $name }”. Possible: { $possible }.{ $hint }
error-bad-choice = Bot “{ $bot }” on seat { $seat } answered “{ $answer }” to the question “{ $question }”, which does not offer it. Offered: { $possible }.
error-unknown-bot = There is no bot “{ $name }”. Installed: { $possible }.{ $hint }

## Reasons that stand in an error

reason-nothing-answered = nothing was decided yet
reason-somebody-chose = somebody else has chosen since
reason-chance = chance has spoken
reason-seen = something hidden was seen
reason-shown = others have seen something hidden
reason-handed-on = somebody else is asked now
reason-no-hand = nobody can play these seats at once
reason-ended = the game is over
reason-other-game = it is a game of { $game }
reason-no-first-line = it has no first line
reason-not-json = its first line is not JSON
reason-foreign = it was not written by Verlies
reason-no-saved-game = there is no saved game yet
reason-secret-damaged = its secret is damaged
reason-seats-differ = its seats and names do not fit together
reason-line-damaged = line { $line } is damaged
reason-line-differs = Verlies writes this line in another way
reason-state-differs = the fingerprint after it is { $found }, the file says { $wanted }
reason-undo-differs = the number of answers after it is { $found }, the file says { $wanted }
reason-header-too-long = its first line is too long
reason-header-damaged = its first line is damaged
reason-no-file = there is no such file
reason-directory = it is a folder
reason-no-directory = a part of the path is not a folder
reason-in-the-way = something else is there already
reason-permission = access is not permitted
reason-full = the disk is full
reason-read-only = the disk is read-only
reason-name-too-long = the file name is too long
reason-name-taken = another game is called “{ $other }” already
reason-no-game = it is not a Game but { $type }
reason-other-interface = it was written for interface { $api }, this is { $known }
reason-other-name = it calls itself “{ $other }”
reason-detail = { $detail }
reason-error = something is wrong with it

## What helps against an error

remedy-own = This copy of Verlies is damaged or does not get along with Python { $python }. Install Verlies anew; if that does not help, report it to those you have it from.
remedy-broken = The fault lies in the package “{ $package }”: get a newer version (pip install --upgrade { $package }), ask its authors, or remove it (pip uninstall { $package }).
remedy-older = The package “{ $package }” was written for an older Verlies: get a newer version (pip install --upgrade { $package }), or remove it (pip uninstall { $package }).
remedy-newer = The package “{ $package }” was written for a newer Verlies: get a newer version of Verlies (pip install --upgrade verlies), or remove the package (pip uninstall { $package }).
remedy-name-taken = The one of the package “{ $first }” is played. Remove one of the two packages, such as this one (pip uninstall { $package }).
remedy-unpackaged = It comes from “{ $source }” and belongs to no package: mend it there, or remove it.

## Why something is not possible

why-not-offered = That is not on offer right now.
why-possible = This is possible now.
why-not-your-turn = You are not asked right now.
why-game-over = The game is over.
