# English: the editor of house rules. A sentence is made of pieces, words between boxes; a piece may be left empty
# in a language that needs none, with {""}.

# Schemes that a table made itself.
house-rules = House rules

## The page

# What undo would take back.
#   $what (message)
house-undo = Undo: { $what }

# What redo would make again.
#   $what (message)
house-redo = Redo: { $what }

# What was changed before the window was closed.
house-step-earlier = the earlier changes

# A change: the name of the rules.
house-step-name = the name

# What the rules are made from, and how many lines differ.
#   $base (message), $n (number)
house-subtitle = House rules made from { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } change
   *[other] {" · "}{ $n_text } changes
}

# Where the numbers of house rules come from.
#   $base (message), $source (message)
house-source = House rules made from { $base }; { $source }

# The same, where the scheme names no source.
#   $base (message)
house-source-alone = House rules made from { $base }

# What becomes of sessions that have begun.
house-foot = Sessions already begun keep the rules they began with.

## Lines and boxes

# Two pieces of a sentence, one after the other.
#   $first (message), $second (message)
house-next = { $first } { $second }

# Two things in a list.
#   $first (message), $second (message)
house-list = { $first }, { $second }

# A row that goes on.
#   $row (message)
house-and-so-on = { $row } …

# A number as it is said.
#   $n (points)
house-in-words = { $n_words }

# What the base scheme has.
#   $what (message)
house-was = was { $what }

# A line in a sentence.
#   $name (message), $said (message)
house-line-says = { $name }: { $said }

# A box in a sentence.
#   $name (message), $ask (message), $value (message)
house-box-says = { $name }, { $value }. { $ask }

# A + in a sentence.
#   $name (message), $ask (message)
house-add-says = { $name }, add. { $ask }

# A change that was made.
#   $ask (message), $value (message)
house-step-says = { $value } ({ $ask })

# What the notch on a card stands for: a scheme.
#   $base (message)
house-hint-notch = The notch is the value of { $base }.

# The same, for the usual scheme of a game.
#   $game (message)
house-hint-notch-game = The notch is { $game }’s own value.

# An amount that may be a slip.
#   $n (number)
house-hint-times = That is { $n_text } times what these rules are made from.

# The card that lets a number be typed.
house-another-number = Another number

# The card that lets a list be typed.
house-another-list = Another list

# What was typed is no whole number.
house-typed-no-number = A whole number, please

# What was typed is no number of points.
house-typed-no-points = A number with one decimal at most, please

# What was typed is no list of numbers.
house-typed-no-list = Numbers with blanks between them, please

## What is wrong

# What is wrong, with the line that it is wrong with.
#   $name (message), $why (message)
house-fault-at = { $name }: { $why }

# A number out of bounds.
#   $least (points), $most (points)
house-fault-bounds = From { $least_text } to { $most_text } here

# A span with its ends the wrong way round.
#   $least (number), $most (number)
house-fault-span = { $least_text } is above { $most_text }

# A table that does not fit those who are dealt cards.
#   $least (number), $most (number)
house-fault-table = From { $least_text } to { $most_text }: those who are dealt cards, and one more

# A pack that is too small.
#   $n (number)
house-fault-deck = A pack of { $n_text } is too small for that

# More cards than there are.
#   $n (number), $players (number), $deck (number)
house-fault-cards = { $n_text } cards for each of { $players_text } are more than the { $deck_text } of the pack

# A general misère that has no price.
house-fault-no-misere = These rules have no general misère

# No contract is left.
house-fault-no-contract = One contract at least has to be played

# Two declarers at a table of other than four.
house-fault-declarers = Two against two takes just four players

# Several at once in a contract of two.
house-fault-joint = Only a contract of one declarer can be played by several at once.

# Honours where there is bidding.
house-fault-honours = Honours are not played where there is bidding

# A rubber without games.
house-fault-rubber = A rubber takes games to so many points

# Settling by games, or a hand that counts as games, where none are won.
house-fault-no-game = No game is won here

# Settling by rubbers where none are won.
house-fault-no-rubber = No rubber is won here

# No target of a contract, or several.
house-fault-target = A contract has one target

# Contracts that cannot outrank each other as they are said to.
house-fault-rank = These contracts cannot outrank each other so

# A list that names something twice.
house-fault-twice = One of them is there twice

# A list that is too long, and how long it may be.
#   $n (number)
house-fault-too-many = { $n_text } at most

# A rule of bidding where there is none.
house-fault-needs-bids = Counts only where there is bidding

# Suits of different worth where there is bidding.
house-fault-with-bids = Not played where there is bidding

# A limit to a shortfall that is not counted.
house-fault-needs-shortfall = Counts only where a set costs what is short

# A rule of nil where nil is not played.
house-fault-nil = Counts only where nil is played

# A price of a miss where a miss halves the total.
house-fault-halved = A miss that halves the total scores nothing else

# A rule about the last hand of a game that goes to a total.
house-fault-no-last-hand = A game to so many points has no last hand

# A rule about the last hand of a schedule that begins again and again.
house-fault-no-end = Sizes that come over and over have no last hand

# Trumps in turn without an order.
house-fault-no-rotation = Trumps in turn need an order

# A rule about the card that is turned up where none is.
house-fault-needs-turn-up = Counts only where a card is turned up

# What nothing better is known for.
#   $why (text)
house-fault-other = { $why }

## Formulas

# Between two terms.
house-plus-sign = +

# Before a number that multiplies.
house-times-sign = ×

# Behind a number: what it is multiplied by.
#   $of (message)
house-times-what = × { $of }

# What a + adds to a formula.
house-ask-add = What else counts?

# A term.
house-ask-constant = In any case

# A term.
house-ask-bid = For each trick bid

# A term.
house-ask-bid-squared = For each of the bid, squared

# A term.
house-ask-bid-triangular = For each of 1 + … + the bid

# A term.
house-ask-tricks = For each trick taken

# A term.
house-ask-cards = For each card dealt

# A term.
house-ask-off = For each trick off

# A term.
house-ask-off-squared = For each of the tricks off, squared

# A term.
house-ask-off-triangular = For each of 1 + … + the tricks off

# Too many tricks and too few score by two rules.
house-over-and-under-apart = too many and too few apart

# Too many tricks and too few score by one rule.
house-over-and-under-alike = too many as too few

## Rules of Oh Hell

# A rule that is not there.
house-as-any-bid = as any bid

# A rule that is not there.
house-as-any-miss = as any miss

# A rule that is not there.
house-off = off

# A rule that is not there.
house-no-special-rule = no special rule

# A rule: slams.
house-line-slam = Slam

# Before what all tricks are worth.
house-word-all = all

# Before what all tricks but one are worth.
house-word-all-but-one = all but one

# Before a number of cards.
house-word-from = from

# Behind a number of cards.
house-word-cards-on = cards on

# A slam stands in place of what the bid scores.
house-instead = instead

# A slam is added to what the bid scores.
house-in-addition = in addition

# A number.
house-ask-grand = For all tricks, bid and taken

# A number.
house-ask-small = For all but one, bid and taken

# A switch.
house-ask-adds = In place of the bid, or beside it?

# A number.
house-ask-slam-from = From how many cards on?

# A rule: a miss by far.
house-line-far-off = Missed by far

# Behind a number of tricks.
house-word-or-more-off = or more off:

# A number.
house-ask-how-far = How far off is that?

# A number.
house-ask-far-off = What does it then score?

# A switch.
house-ask-hook = When may the bids not come to the number of cards?

# A value.
house-hook-every-hand = every hand

# A value.
house-hook-never = no hand

# A value.
house-hook-but-last = all but the last hand

# A value.
house-hook-but-one-card = all but hands of one card

# Between two ends.
house-word-to = to

# A number.
house-ask-from = Cards in the first hand

# A number.
house-ask-to = Cards where it turns or ends

# A switch.
house-ask-back = And then?

# A value.
house-up-only = up only

# A value.
house-up-and-down = and back down

# A value.
house-down-only = down only

# A value.
house-down-and-up = and back up

# A rule: how sizes of hands follow each other.
house-line-sizes = From hand to hand

# A switch.
house-ask-schedule = How do the sizes follow each other?

# A value.
house-step-by-step = in steps

# A value.
house-as-listed = as listed

# Before a number.
house-word-by = of

# A number.
house-ask-step = How many cards more or fewer each time?

# A value: the sizes come again for as long as the table plays.
house-repeat-ever = over and over

# A number.
house-ask-least-bid = What is the least that can be bid?

# Whole points or tenths.
house-ask-decimals = Are points whole, or counted in tenths?

# A value: a hand with too many bids is no case of its own.
house-as-any-hand = as in any hand

# A number.
house-ask-bonuses = In what steps are there bonuses for a bid that was made?

# A switch.
house-ask-repeat = Which sizes are dealt again?

# A value.
house-each-once = each once

# A value.
house-ends-for-each = smallest and largest once a player

# A list.
house-ask-list = The sizes of all hands

# A rule: where trumps come from.
house-line-trump = Trump

# A switch.
house-ask-trump = Where do trumps come from?

# A value.
house-trump-last-card = last card dealt

# A value.
house-trump-none = none

# A value.
house-in-turn = in turn

# A value of a list.
house-ask-suit = Which suit in its turn?

# The card that takes something out of a list.
house-take-out = take out

# Before what holds in the last hand.
house-word-last-hand = last hand

# A switch.
house-ask-last-hand = Trumps in the last hand

# A value.
house-as-ever = as ever

# A rule: who wins.
house-line-winner = Winner

# A switch.
house-ask-winner = Which total wins?

# A value.
house-highest = highest

# A value.
house-lowest = lowest

# What happens to a tie.
house-word-ties = a tie is shared

## Rules of every game

# A switch.
house-ask-direction = Which way do deal and bidding go round?

# A rule: how many are dealt cards.
house-line-players = Players

# A number.
house-ask-fewest = How many play at least?

# A number.
house-ask-most = How many play at most?

# A rule: how many sit at the table.
house-line-table = At the table

# A switch.
house-ask-table = May one more sit there?

# A number.
house-ask-fewest-table = How many sit there at least?

# A number.
house-ask-most-table = How many sit there at most?

# A value.
house-as-many-as-play = as many as play

# A value.
house-one-sits-out = one more, who deals and sits out

# A rule: the pack.
house-line-deck = Pack

# A number.
house-ask-deck = How many cards has the pack?

# Behind the number of a pack.
house-word-deck-cards = cards

# A rule: how points become money.
house-line-settle = Settling up

# A switch.
house-ask-settle = How do points become money?

# A value.
house-settle-per-point = by the point

# A value.
house-settle-difference = each pair by its difference

# A value.
house-settle-pot = the winner takes the pot

# A value.
house-settle-by-place = by place

# A value.
house-settle-none = for honour

# A rule: a revoke.
house-line-revoke = Revoke

# A number.
house-ask-revoke = What does a revoke score?

# A switch.
house-ask-replaces = In place of the hand, or beside it?

# A value.
house-in-place-of-the-hand = in place of the hand

# A value.
house-beside-the-hand = beside the hand

## Rules of Solo Whist

# A rule: what multiplies every amount.
house-line-unit = All amounts

# A number.
house-ask-unit = How many times everything?

# A line: how a contract is played.
#   $contract (message)
house-contract-play = { $contract }: the play

# A line: tricks over and under a contract.
#   $contract (message)
house-contract-beyond = { $contract }: over and under

# A switch.
house-ask-allowed = Is it played?

# A switch.
house-ask-target-kind = How is the number meant?

# A value.
house-at-least = at least

# A value.
house-just = just

# A value.
house-at-most = at most

# A number.
house-ask-target = How many tricks?

# Between tricks and points.
house-word-tricks-pay = tricks, each pays

# Before points.
house-word-pays = each pays

# A number.
house-ask-pays = What does each opponent pay?

# Before points.
house-word-over = each over

# Before points.
house-word-under = under

# Before tricks.
house-word-free = free

# Before points.
house-word-all-tricks = all tricks

# A value.
house-nothing-special = nothing special

# A number.
house-ask-over = For each trick over

# A number.
house-ask-under = For each trick under

# A number.
house-ask-free-under = How many tricks under cost nothing more?

# A number.
house-ask-all-tricks = For every trick, in place of the rest

# A line: what a contract costs that fails.
#   $contract (message)
house-contract-failing = { $contract }: failing

# Before points.
house-word-fails = fails at

# A number.
house-ask-fails = What does failing cost before the tricks short?

# A value.
house-as-it-pays = what it pays

# Before a number of tricks.
house-word-most-over = counts over

# A number.
house-ask-most-over = How many tricks over count?

# A value.
house-all-of-them = all

# A switch.
house-ask-joint = How many can play it at once?

# A value.
house-one-at-a-time = one at a time

# A value.
house-several-at-once = several at once

# A switch.
house-ask-declarers = How many play it?

# A value.
house-alone = alone

# A value.
house-together = two together

# A switch.
house-ask-contract-trump = Which suit is trump?

# A switch.
house-ask-leads = Who leads?

# Which bid a contract outranks just so.
house-ask-rank = Where does it stand among the bids?

# A value.
house-ranks-lowest = the lowest bid

# A value.
#   $contract (message)
house-ranks-above = above { $contract }

# A switch.
house-ask-all-pass = What happens when all pass?

# A rule: which general misère is played.
house-line-misere = In a general misère

# A switch.
house-ask-misere = Who pays in a general misère?

# A rule: contracts that these rules lack.
house-line-admit = Other contracts

# Which of them is added.
house-ask-admit = Which contract do you play as well?

# A switch.
house-ask-rounds = How often is bid round the table?

# A switch.
house-ask-unaccepted = What becomes of a proposal nobody accepts?

# A number.
house-ask-cards-each = How many cards has each?

# Behind a number of cards.
house-word-each = each

## Rules of Whist and Bid Whist

# A number.
house-ask-book = How many tricks score nothing?

# A number.
house-ask-game = At how many points is a game won?

# A value.
house-hand-by-hand = hand by hand

# A number.
house-ask-lost = At how many points is a game lost?

# A value.
house-never-lost = never

# A switch.
house-ask-bidding = Is there bidding?

# A value.
house-no-bidding = no bidding

# A value.
house-with-bidding = with bidding

# A number.
house-ask-lowest = The lowest bid

# A number.
house-ask-highest = The highest bid

# A switch.
house-ask-made = What does a bid score that was made?

# A switch.
house-ask-set = What does a bid cost that failed?

# A rule: what the others score.
house-line-opponents = The others then score

# A switch.
house-ask-opponents = What do the others score where a bid failed?

# A value.
house-opponents-nothing = nothing

# A value.
house-opponents-tricks = their tricks above the book

# A rule: how cards may rank.
house-line-modes = Ways to play

# A value.
house-no-modes = with trumps, high cards best

# A value of a list.
house-ask-mode = Which way to play?

# A number.
house-ask-no-trump = How many times at no trump?

# A rule: how the dealer bids.
house-line-dealer = The dealer

# A switch.
house-ask-forced = And where the others pass?

# A value.
house-dealer-may-pass = may pass

# A value.
house-dealer-must-bid = must bid last

# A switch.
house-ask-match = With a bid as high as the last?

# A value.
house-dealer-outbids = has to outbid

# A value.
house-dealer-may-match = may match

# A rule: the kitty.
house-line-kitty = Kitty

# A switch.
house-ask-kitty = Is there a kitty?

# A value.
house-no-kitty = none

# A value.
house-kitty-is-trick = the declarer’s first trick

# A rule: what all thirteen multiply.
house-line-boston = All thirteen tricks

# A number.
house-ask-boston = How many times for all thirteen?

# A switch.
house-ask-honours = Are honours played?

# Before points.
house-word-three = three

# Before points.
house-word-four = four

# Before points.
house-word-barred = barred from

# A number.
house-ask-three = For three honours

# A number.
house-ask-four = For all four honours

# A number.
house-ask-barred = From how many points on do honours not count?

# A value.
house-never-barred = no points

# A switch.
house-ask-rubber = Are rubbers played?

# A number.
house-ask-games = How many games win a rubber?

# Between games and points.
house-word-games = games, single

# Before points.
house-word-double = double

# Before points.
house-word-treble = treble

# Before points.
house-word-bonus = rubber

# A number.
house-ask-single = A game with the losers at half or more

# A number.
house-ask-double = A game with the losers below half

# A number.
house-ask-treble = A game with the losers at nothing

# A number.
house-ask-bonus = For the rubber itself

## The worked example

# A hand that cannot be.
house-not-possible = not possible

# Whoever plays in an example.
house-somebody = Chiara

# Two who play together.
#   $name (message)
house-with-partner = { $name } and a partner

# A sum that is multiplied.
#   $sum (message)
house-in-brackets = ({ $sum })
# A sum breaks nowhere, or one would read its half.
# A product.
#   $first (message), $n (number)
house-product = { $first }{"\u00A0"}×{"\u00A0"}{ $n_text }

# A sum of figures.
#   $first (message), $second (message)
house-plus = { $first }{"\u00A0"}+{"\u00A0"}{ $second }

# A difference.
#   $first (message), $second (message)
house-minus = { $first }{"\u00A0"}−{"\u00A0"}{ $second }

# The end of a sentence: how points come about.
#   $sum (message), $n (points)
house-sum-is = { $sum }{"\u00A0"}={"\u00A0"}{ $n_text }.

# The same, where there is nothing to work out.
#   $n (points)
house-sum-points = { $n_text }.

# Over a table: a hand of so many cards.
#   $n (number)
house-worked-hand = A hand of { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
}

# What goes down and what across.
house-worked-bid-caption = down: bid, across: taken

# The same, where there is a kitty.
house-worked-kitty-caption = down: bid, across: taken with the kitty

# A cell in words.
#   $bid (number), $tricks (number), $n (points)
house-cell-bid = bids { $bid_text }, takes { $tricks_text }: { $n_words }

# A bid that was made.
#   $name (message), $bid (number), $tricks (number)
house-worked-made = { $name } bids { $bid_text } and takes { $tricks_text }:

# All tricks bid and taken.
#   $name (message), $bid (number)
house-worked-grand = { $name } bids all { $bid_text } and takes them, a slam:

# All tricks but one bid and taken.
#   $name (message), $bid (number)
house-worked-small = { $name } bids { $bid_text }, all but one, and takes them, a small slam:

# A bid that was missed.
#   $name (message), $bid (number), $tricks (number), $off (number)
house-worked-missed = { $name } bids { $bid_text } and takes { $tricks_text }: { $off ->
    [1] one off
    [2] two off
    [3] three off
   *[other] { $off_text } off
},

# A bid that was missed by far.
#   $name (message), $bid (number), $tricks (number), $off (number)
house-worked-far-off = { $name } bids { $bid_text } and takes { $tricks_text }: { $off ->
    [1] one off
    [2] two off
    [3] three off
   *[other] { $off_text } off
}, a miss by far,

# Over a table: contracts.
house-worked-contracts = What the declarer scores

# What goes down and what across.
house-worked-contracts-caption = down: contract, across: tricks over or short

# A cell in words.
#   $contract (message), $by (message), $n (number)
house-cell-contract = { $contract }, { $by }: { $n_words }

# A contract or a bid that was made.
#   $n (number)
house-made-by = { $n ->
    [0] just made
    [1] one over
    [2] two over
    [3] three over
   *[other] { $n_text } over
}

# A contract or a bid that failed.
#   $n (number)
house-short-by = { $n ->
    [1] one short
    [2] two short
    [3] three short
   *[other] { $n_text } short
}

# A contract made with every trick.
house-with-every-trick = with every trick

# A contract that was made.
#   $name (message), $contract (message), $by (message), $total (number)
house-worked-contract-made = { $name }, { $contract }, { $by }: { $total_text }. Each opponent pays

# A contract that failed.
#   $name (message), $contract (message), $by (message), $total (number)
house-worked-contract-failed = { $name }, { $contract }, { $by }: { $total_text }. Each opponent is paid

# A general misère with one payer.
#   $name (message), $total (number)
house-worked-pays = { $name } pays in a general misère: { $total_text }. Each of the others is paid

# A general misère with one receiver.
#   $name (message), $total (number)
house-worked-receives = { $name } is paid in a general misère: { $total_text }. Each of the others pays

# Over a table: bids.
house-worked-levels = What a bid scores

# A bid that failed, and what the others score.
#   $n (number), $others (number)
house-short-by-others = { $n ->
    [1] one short
    [2] two short
    [3] three short
   *[other] { $n_text } short
}, { $others_text } for the others

# A bid in a mode.
#   $bid (number), $mode (message), $tricks (number), $by (message)
house-worked-bid-mode = A bid of { $bid_text }, { $mode }, and { $tricks_text } tricks, { $by }:

# A bid.
#   $bid (number), $tricks (number), $by (message)
house-worked-bid-level = A bid of { $bid_text } and { $tricks_text } tricks, { $by }:

# Over a table: tricks.
house-worked-tricks = What tricks score

# What goes down and what across.
house-worked-tricks-caption = down: honours, across: tricks

# The same, for a side that stands at so many points.
#   $n (number)
house-worked-standing-caption = down: honours, across: tricks, of a side at { $n_text }

# A side that stands at so many points.
#   $n (number)
house-stands-at = A side at { $n_text }

# A row: no honours.
house-no-honours = none

# A row: three honours.
house-three-honours = three honours

# A row: four honours.
house-four-honours = four honours

# A cell in words.
#   $tricks (number), $honours (message), $n (number)
house-cell-tricks = { $tricks_text } tricks, { $honours }: { $n_words }

# Tricks and honours.
#   $tricks (number), $honours (message)
house-worked-taken = { $tricks_text } tricks and { $honours }:

# Tricks.
#   $tricks (number)
house-worked-taken-alone = { $tricks_text } tricks:

# What a rubber is worth.
#   $games (number), $losers (number)
house-worked-rubber = A rubber of { $games ->
    [one] { $games_text } game
   *[other] { $games_text } games
} won against { $losers_text }:

# A rule: what a miss does to a total.
house-line-halve = A miss and the total

# A switch.
house-ask-halve = What does a miss do to the total?

# A value.
house-keeps-total = it stays

# A value.
house-halves-total = it is halved

# A miss that costs half of what there was.
#   $name (message), $bid (number), $tricks (number)
house-worked-halved = { $name } bids { $bid_text } and takes { $tricks_text }: half the total is lost, rounded down

# A number.
house-ask-total = How many points end the game?

# A value.
house-with-the-schedule = ends with the last hand

# A rule: what holds where no card is left to turn up.
house-word-last-resort = No card left to turn up

# A switch.
house-ask-last-resort = What is trump when no card is left to turn up?

# A rule: the number of cards from which there are no trumps.
house-word-none-from = No trump from

# A number.
house-ask-none-from = From how many cards is there no trump?

# A value.
house-no-size = no number of cards

# A rule: the most that a bid which failed costs.
house-line-set-clamp = The most a set costs

# A switch.
house-ask-set-clamp = What is the most that a failed bid costs?

# A value.
house-clamp-none = whatever is short

# A value.
house-clamp-bid = the bid at most

# A rule: how many games all thirteen count as.
house-line-boston-games = All thirteen count as

# A number.
house-ask-boston-games = How many games does a bid Boston count as?

# A rule: what a trick is worth by the trump suit.
house-line-suit-values = A trick by trump suit

# A switch.
house-ask-suit-values = Is a trick worth more in some suits?

# A number.
#   $suit (message)
house-ask-suit-value = What is a trick worth with { $suit } as trumps?

# What new house rules are called to begin with.
#   $base (message)
house-new-name = Our { $base }

# The button that makes house rules from a scheme.
#   $name (message)
house-make-from = Make house rules from { $name }

# What house rules were made from.
#   $name (message)
house-made-from = made from { $name }

# The button that edits house rules.
#   $name (message)
house-edit = Edit { $name }

# The button that deletes house rules.
#   $name (message)
house-delete = Delete { $name }

# The button that saves house rules as a file.
#   $name (message)
house-export = Export { $name }

# The button that takes in house rules from a file.
house-import = Import house rules

# House rules were deleted.
#   $name (text)
house-deleted = “{ $name }” deleted

# House rules were taken in.
#   $name (text)
house-imported = { $name } taken in

# Over the house rules that are neither saved nor discarded.
house-drafts = Drafts

# House rules were left before they were saved.
#   $name (text)
house-kept-as-draft = “{ $name }” is kept as a draft

# A draft of house rules was discarded.
#   $name (text)
house-discarded = “{ $name }” discarded

# A value.
house-settle-per-game = by the game

# A value.
house-settle-per-rubber = by the rubber

# High hands without low ones, or the other way round.
house-fault-high-low = High and low go together

# A rule of another game where hands are played high or low.
house-fault-not-with-high = Not played where hands are high or low

# A rule: what a high hand scores.
house-line-high = High hands

# A rule: what a low hand scores.
house-line-low = Low hands

# A switch.
house-ask-high-low = Are hands played high or low?

# A number.
house-ask-high-made = What does each trick above the book score where high was made?

# A number.
house-ask-high-opponents = What do the others score for each trick above the book where high failed?

# A number.
house-ask-high-lost = What does each missing trick cost where high failed?

# A number.
house-ask-low-fewer = What does the side with fewer tricks score for each of the others’ above the book?

# A number.
house-ask-low-more = What does the side with more tricks lose for each above the book?

# Before what a made high hand scores for each trick.
house-word-high-made = made, a trick

# Before what the others score for each trick where it fails.
house-word-high-opponents = failed, to the others

# Before what the bidder's side loses for each missing trick.
house-word-high-lost = failed, minus

# Before what the side with fewer tricks scores for each.
house-word-low-fewer = fewer tricks, a trick

# Before what the side with more tricks loses for each.
house-word-low-more = more tricks, minus

# What goes down and across: the mode, and tricks.
house-high-low-caption = down: high or low, across: tricks of that side

# A cell in words.
#   $mode (message), $tricks (number), $n (number)
house-cell-high-low = { $mode }, { $tricks_text } tricks: { $n_words }

# A mode and tricks.
#   $mode (message), $tricks (number)
house-worked-high-low = { $mode }, { $tricks_text } tricks:
