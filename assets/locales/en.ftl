### Norman Piquet in English. The same keys with the same variables stand in every language.
### $you is "yes" where the sentence speaks to the player, else "no".

## Cards

# $suit: clubs, diamonds, hearts, spades
suit-name = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
suit-title = { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}
# After the rank: "ace of hearts"
suit-of = { $suit ->
    [clubs] of clubs
    [diamonds] of diamonds
    [hearts] of hearts
   *[spades] of spades
}
# $rank: ace, king, queen, knave, ten, nine, eight, seven
rank-name = { $rank ->
    [ace] ace
    [king] king
    [queen] queen
    [knave] knave
    [ten] ten
    [nine] nine
    [eight] eight
   *[seven] seven
}
rank-plural = { $rank ->
    [ace] aces
    [king] kings
    [queen] queens
    [knave] knaves
    [ten] tens
    [nine] nines
    [eight] eights
   *[seven] sevens
}
# After three or four: "trio of kings"
rank-counted = { $rank ->
    [ace] of aces
    [king] of kings
    [queen] of queens
    [knave] of knaves
    [ten] of tens
    [nine] of nines
    [eight] of eights
   *[seven] of sevens
}
# As the head of a sequence is named: "to the king"
rank-top = { $rank ->
    [ace] to the ace
    [king] to the king
    [queen] to the queen
    [knave] to the knave
    [ten] to the ten
    [nine] to the nine
    [eight] to the eight
   *[seven] to the seven
}
card-name = { rank-name } { suit-of }
# With its article, as the object of a sentence
card-the = the { rank-name } { suit-of }
cards-joint = ,{" "}
cards-none = no cards

## Numbers

count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
count-stakes = { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
}
count-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}

## What is said at the table, in the speaker's own voice

said-carte-blanche = Carte blanche!
said-point = Point of { $pips }
said-sequence = { sequence-name }
said-set = { set-name }
said-good = { $what ->
    [point] The point is good
    [sequence] The sequence is good
   *[set] The set is good
}
said-equal = { $what ->
    [point] The point is equal
    [sequence] The sequence is equal
   *[set] The set is equal
}
said-not-good = { $what ->
    [point] The point is not good
    [sequence] The sequence is not good
   *[set] The set is not good
}
said-nothing = I have nothing to declare
# $length: how many cards, $rank: the highest of them
sequence-name = { $rank ->
    [ace] { $length ->
        [3] Tierce major
        [4] Quart major
        [5] Quint major
        [6] Sixième major
        [7] Septième major
       *[8] Huitième
    }
   *[other] { sequence-kind } { rank-top }
}
sequence-kind = { $length ->
    [3] Tierce
    [4] Quart
    [5] Quint
    [6] Sixième
    [7] Septième
   *[8] Huitième
}
# $count: 3 or 4
set-name = { $count ->
    [3] Trio { rank-counted }
   *[4] Quatorze { rank-counted }
}

## Kinds of points

class-carte-blanche = Carte blanche
class-point = Point
class-sequence = Sequences
class-set = Trios and quatorzes
class-repique = Repique
class-lead = Leads
class-trick = Tricks taken
class-last-trick = Last trick
class-pique = Pique
class-cards = The cards
class-capot = Capot

## Lines of the count

entry-carte-blanche = Carte blanche: { $points }
entry-point = Point, { $pips } in { suit-name }: { $points }
entry-sequence = { sequence-name } in { suit-name }: { $points }
entry-set = { set-name }: { $points }
entry-repique = Repique: +{ $points }
entry-lead = Lead, { card-name }: { $points }
entry-trick = Taken with the { card-name }: { $points }
entry-last-trick = Last trick: { $points }
entry-pique = Pique: +{ $points }
entry-cards = { $points ->
    [5] Most tricks, shared: { $points }
   *[other] Most tricks: { $points }
}
entry-capot = { $points ->
    [20] Divided capot: { $points }
   *[other] Capot: { $points }
}
# A class without its cards
entry-plain = { $class }: { $points }
entry-cancelled = { $what ->
    [point] Equal points cancel each other
    [sequence] Equal sequences cancel each other
   *[set] Equal sets cancel each other
}
entry-gone-out = { $you ->
    [yes] You reach the target
   *[no] The target is reached: { $name }
}
# $line is one of the lines above
entry-by = { $you ->
    [yes] You: { $line }
   *[no] { $name }: { $line }
}

## Why something may not be done

illegal-not-a-card = “{ $text }” is not a card.
illegal-card-twice = { card-name }: this card stands in two places, and the pack has it once.
illegal-wrong-hands = { $given ->
    [one] There is { $given } hand here, and this game has { $wanted }.
   *[other] There are { $given } hands here, and this game has { $wanted }.
}
illegal-wrong-hand-size = A hand has { $wanted } cards in this game, not { $given }.
illegal-wrong-talon-size = { $wanted ->
    [0] There is no talon in this game.
   *[other] The talon must have { $wanted } cards, not { $given }.
}
illegal-already-out = The score of { $total } has reached the target of { $target } already.
illegal-deal-over = The deal is over.
illegal-not-your-turn = It is not your turn yet.
illegal-wrong-phase = { $duty ->
    [exchange] Exchange first, or refuse.
    [declare] Declare first, or pass.
   *[play] Now a card must be played.
}
illegal-not-held = You do not hold { card-the }.
illegal-must-follow = { $suit ->
    [clubs] You must follow suit: a club was led.
    [diamonds] You must follow suit: a diamond was led.
    [hearts] You must follow suit: a heart was led.
   *[spades] You must follow suit: a spade was led.
}
illegal-wrong-exchange = { $kind ->
    [few] { $least ->
        [one] Lay out at least { $least } card.
       *[other] Lay out at least { $least } cards.
    }
   *[many] { $most ->
        [0] There is nothing left to exchange.
        [one] Lay out { $most } card at most.
       *[other] Lay out { $most } cards at most.
    }
}
illegal-wrong-draw = Those are not the cards on top of the talon.
illegal-no-carte-blanche = This is no carte blanche that counts at this table.
illegal-carte-blanche-fixed = A carte blanche is shown before the exchange, and cannot be taken back.
illegal-point-not-held = You hold nothing in { suit-name }.
illegal-point-too-small = Your { suit-name } are worth { $pips }: with four players the point begins at 30.
illegal-sequence-not-held = You do not hold this sequence: { sequence-name } in { suit-name }.
illegal-run-claimed-twice = One run makes one sequence only: { sequence-name } in { suit-name }.
illegal-set-not-held = { $count ->
    [3] You do not hold three { rank-plural } that count.
   *[4] You do not hold four { rank-plural } that count.
}
illegal-rank-claimed-twice = The { rank-plural } count as a trio or as a quatorze, not as both.

## Common buttons

common-ok = Very well
common-yes = Yes
common-no = No
common-back = Back
common-close = Close
common-go-on = Go on
common-on = On
common-off = Off

## Title

title-name = Norman Piquet
title-subtitle = For four, three or two, as it was played in the nineteenth century
title-play = Play
title-how-to-play = How to play
title-settings = Settings
title-quit = Quit
title-language = Language

## Loading

loading-heading = Laying the table…
loading-failed = This could not be loaded: { $what }
loading-retry = Try again
loading-start = Sit down

## Choosing a game

choice-heading = Choose your game
choice-game = Game
choice-game-four = Four players
choice-game-four-hint = Two against two, eight cards each and no talon; partners sit face to face.
choice-game-three = Three players
choice-game-three-hint = Each for himself, ten cards each; two more await the dealer. The last one left pays both others.
choice-game-two = Two players
choice-game-two-hint = The old game to a hundred: twelve cards each and eight to exchange.
choice-target = Target
choice-target-points = { count-points }
choice-target-six-deals = Six deals
choice-target-six-deals-hint = The points of six deals are added; a loser under a hundred pays the sum instead of the difference.
choice-rules = Rules
choice-rules-book = The Book
choice-rules-book-hint = The numbers of the old Russian book, counted in the ordinary order.
choice-rules-letter = The Letter
choice-rules-letter-hint = The same book at its strictest: what is not called is lost.
choice-rules-foster = Foster
choice-rules-foster-hint = As Foster’s Complete Hoyle prints both games, dealt clockwise.
choice-rules-modern = Modern
choice-rules-modern-hint = The book’s rules, but every card led or taken counts.
choice-level = Opponents
choice-level-random = Chance
choice-level-random-hint = Plays any card that is allowed.
choice-level-greedy = Steady
choice-level-greedy-hint = Plays by sound rules of thumb.
choice-level-novice = Novice
choice-level-novice-hint = Still learning to count.
choice-level-casual = Casual
choice-level-casual-hint = Plays for the company.
choice-level-good = Good
choice-level-good-hint = Remembers what was played.
choice-level-strong = Strong
choice-level-strong-hint = Thinks ahead and forgives little.
choice-level-expert = Expert
choice-level-expert-hint = The best the house has to offer.
choice-partner = Partner
choice-partner-chosen = Sits opposite
choice-partner-by-cut = By the cut
choice-partner-hint = By the cut, the two lowest cards play together.
choice-seed = Shuffle
choice-seed-hint = The same number gives the same cards, here and anywhere.
choice-seed-invalid = { $reason ->
    [empty] Write a number, for example 7.
    [large] This number is too large.
   *[letters] Only the digits 0 to 9 make a number.
}
choice-new-seed = New shuffle
choice-start = Sit down
choice-back = Back

## The cut

cut-heading = The cut
cut-prompt = Touch a card to cut.
cut-shows = { $you ->
    [yes] You cut { card-the }.
   *[no] { $name } cuts { card-the }.
}
cut-equal = Equal cards: cut again.
cut-lowest-deals = { $you ->
    [yes] The lowest card is yours: you deal.
   *[no] The lowest card deals: { $name }.
}
cut-highest-deals = { $you ->
    [yes] The highest card is yours: you deal.
   *[no] The highest card deals: { $name }.
}
cut-partner = Your partner is { $name }.
cut-go-on = Go on

## The deal

deal-number = Deal { $number }
deal-number-of = Deal { $number } of { $count }
deal-dealer = { $you ->
    [yes] You deal
   *[no] { $name } deals
}
deal-dealing = Dealing…
deal-seed = Shuffle { $seed }

## The exchange

exchange-heading = The talon
exchange-elder = { $least ->
    [one] Lay out at least { $least } card and at most { $most }; you draw as many.
   *[other] Lay out at least { $least } cards and at most { $most }; you draw as many.
}
exchange-younger = { $least ->
    [0] Lay out up to { $most } of your cards and draw as many, or keep them all.
   *[other] Lay out from { $least } to { $most } of your cards; you draw as many.
}
exchange-three = Lay out two cards and take the two of the talon, or refuse them.
exchange-three-partial = Lay out one or two cards for the talon, or refuse it.
exchange-peek = The talon is in your hand: lay out any two of the twelve.
exchange-selected = { $selected } of { $allowed } laid out
exchange-button = { $count ->
    [0] Exchange
   *[other] Exchange { $count }
}
exchange-refuse = Refuse
exchange-carte-blanche = Carte blanche
exchange-done = { $you ->
    [yes] { $count ->
        [one] You exchange { $count } card.
       *[other] You exchange { $count } cards.
    }
   *[no] { $count ->
        [one] { $name } exchanges { $count } card.
       *[other] { $name } exchanges { $count } cards.
    }
}
exchange-refused = { $you ->
    [yes] You refuse the talon.
   *[no] { $name } refuses the talon.
}
exchange-drawn = You draw: { $cards }.

## The declarations

declare-heading = Your declarations
declare-all = Declare all
declare-selected = Declare these
declare-pass = Say nothing
declare-nothing = You hold nothing to declare.
declare-hint = Touch a line to keep it to yourself: what is not called does not count.
declare-strict = Touch the cards of each thing you call. What you miss is lost.
declare-carte-blanche = { entry-carte-blanche }
declare-point = { entry-point }
declare-sequence = { entry-sequence }
declare-set = { entry-set }
declare-sum = Together: { count-points }

## The play

play-lead = Your lead
play-follow = Your turn: follow in { suit-name }
play-free = Your turn: any card
play-confirm = Play
play-confirm-hint = Touch the card again to play it.

## Waiting

wait-thinking = { $name } is thinking…
wait-plays = { $name } is to play
wait-exchanges = { $name } is exchanging
wait-declares = { $name } is declaring
wait-deals = { $name } is dealing
wait-cuts = { $name } is cutting

## Tricks and running totals

trick-taken = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}
trick-number = Trick { $number } of { $count }
total-called = { $total }

## The score sheet

sheet-heading = Score of deal { $number }
sheet-declarations = Declared
sheet-play = In play
sheet-cards = Tricks
sheet-capot = Capot
sheet-leaps = Repique, pique
sheet-total = This deal
sheet-before = Before
sheet-after = After
sheet-tricks = { count-tricks }
sheet-next-deal = Next deal
sheet-to-result = To the result
sheet-see-hands = See all hands
sheet-hide-hands = Hide the hands
sheet-close = Close
sheet-seed = Shuffle { $seed }
sheet-copy-deal = Copy this deal
sheet-copied = Copied
sheet-copy-failed = The clipboard is not to be had here.
sheet-talon = Talon
sheet-discards = Laid out
sheet-nothing = Nothing

## Going out

out-heading = { $you ->
    [yes] You are out, and a winner!
   *[no] { $name } is out, and a winner!
}
out-play-on = { $a } and { $b } play on, each with the score reached.
out-you-play-on = You play on against { $name }, each with the score reached.
out-you = You may watch the other two, or let them run to the end.
out-watch = Watch
out-run = Let it run

## The result

result-heading = { $outcome ->
    [win] You win!
    [lose] You lose
   *[draw] A draw
}
result-winner = { $you ->
    [yes] You win
   *[no] Victory: { $name }
}
# $you: payer, receiver or no
result-pays = { $stakes ->
    [one] { $you ->
        [payer] You pay { $receiver } { $stakes } stake.
        [receiver] { $payer } pays you { $stakes } stake.
       *[no] { $payer } pays { $receiver } { $stakes } stake.
    }
   *[other] { $you ->
        [payer] You pay { $receiver } { $stakes } stakes.
        [receiver] { $payer } pays you { $stakes } stakes.
       *[no] { $payer } pays { $receiver } { $stakes } stakes.
    }
}
result-pays-points = { $points ->
    [one] { $you ->
        [payer] You pay { $receiver } { $points } point.
        [receiver] { $payer } pays you { $points } point.
       *[no] { $payer } pays { $receiver } { $points } point.
    }
   *[other] { $you ->
        [payer] You pay { $receiver } { $points } points.
        [receiver] { $payer } pays you { $points } points.
       *[no] { $payer } pays { $receiver } { $points } points.
    }
}
result-nobody-pays = Nobody pays.
result-double = The loser stayed under half the target and pays double.
result-under-hundred = The loser stayed under a hundred and pays the sum.
result-deals = Played: { count-deals }
result-again = Play again
result-title = To the title

## The pause

pause-menu = Menu
pause-heading = A pause
pause-resume = Resume
pause-leave = Leave the table
pause-leave-sure = Leave the table? This game will not be kept.
pause-restart = Start afresh
pause-restart-sure = Start this game afresh, with the same cards?

## The state of the table

status-you-lead = You lead
status-leads = { $name } leads
status-eldest = Eldest hand
status-dealer = Dealer
status-partner = Partner
status-tricks = Tricks: { $count }
status-cards-left = { count-cards }
status-side-us = We
status-side-them = They
status-target = of { $target }
status-score = { $score } of { $target }
status-deal-of = Deal { $number } of { $count }
status-talon = { $count ->
    [one] Talon: { $count } card
   *[other] Talon: { $count } cards
}
status-out = Out

## Moments of triumph

celebrate-repique = Repique!
celebrate-pique = Pique!
celebrate-capot = Capot!
celebrate-divided-capot = Divided capot
celebrate-going-out = { $you ->
    [yes] You are out!
   *[no] { $name }: out!
}
celebrate-victory = Victory!

## Help

help-heading = How to play
help-aim = Piquet is played with 32 cards, the ace high and no trumps. You score for what you hold, then for the tricks you play; whoever reaches the target wins.
help-declarations = Before your first card you may declare your best suit (the point: a point for each card), runs in a suit (tierce 3, quart 4, quint 15 and more) and three or four alike from the ten up (3 or 14). A hand without king, queen or knave (carte blanche) brings 10. Of each kind, only whoever has the best counts; if the best are equal, nobody does.
help-play = Follow suit if you can; the highest card of the suit led takes the trick. A card of ten or higher scores 1 when led, and 1 when it takes an opponent’s lead; the last trick brings 1 more. The most tricks bring 10, all of them 40.
help-leaps = Reach 20 by declarations before the opponents count anything, and it becomes 90: the repique. Reach it in play, and it becomes 60: the pique. With two players it takes 30. With four the pique takes 30, before the enemy has a trick.
help-four = With four, you and the player opposite keep one score. Eight cards each, no talon. A suit must be worth 30 to count, and only one suit of each side does; of runs and sets, partners count all they have if theirs is the best.
help-three = With three, each plays for himself with ten cards, and the dealer alone may change two. Most tricks bring 10; if just one player takes none, the other two get 20 each. Whoever reaches the target goes out; the last one left pays both.
help-two = With two, each has twelve cards. The elder must exchange from one to five, the dealer from what is left. The elder leads.
help-controls = Controls
help-control-touch = Touch or click a card to play or lay it out; or drag it to the table.
help-control-keys = Arrow keys choose, Enter or Space plays, Escape opens the menu.
help-control-skip = Any touch or key completes the motion that is running.
help-tab-four = Four
help-tab-three = Three
help-tab-two = Two
help-next = Next
help-previous = Previous

## Keys

key-enter = Enter
key-space = Space
key-escape = Escape
key-tab = Tab
key-arrows = Arrows
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-delete = Delete
key-backspace = Backspace
key-hint = { $key }: { $what }

## The table

table-last-trick = Last trick
table-no-last-trick = No trick has been taken yet.
table-no-looking-back = At this table nobody looks back at tricks.
table-menu = Menu
table-sort = Sort
table-sort-suit = By suit
table-sort-rank = By rank
table-sort-dealt = As dealt
table-hint = Hint
table-hint-not-yet = There are no hints yet.
table-score = Score
table-hand = Your hand
table-talon = Talon
table-autoplay = The computer plays for you

## Settings

settings-heading = Settings
settings-language = Language
settings-sound = Sound
settings-music = Music
settings-speed = Pace
settings-speed-slow = Leisurely
settings-speed-normal = Ordinary
settings-speed-fast = Brisk
settings-speed-none = No motion
settings-full-screen = Full screen
settings-confirm = Touch twice to play

## The company

player-you = You
player-odette = Odette
player-guillaume = Guillaume
player-mathilde = Mathilde
player-robert = Robert
player-adele = Adèle
player-roland = Roland
player-beatrice = Béatrice
player-hugues = Hugues
side-you-and = You and { $partner }
side-pair = { $a } and { $b }
