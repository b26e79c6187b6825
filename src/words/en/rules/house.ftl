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
house-hint-notch = Notch: the value of { $base }

# The same, for the usual scheme of a game.
#   $game (message)
house-hint-notch-game = Notch: { $game }’s own value

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
house-typed-no-list = Numbers separated by spaces, please

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

# Two prices of a revoke.
house-fault-revoke = Counts only where a revoke costs tricks

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

# Behind a number: what it is multiplied by.
#   $of (message)
house-times-what = × { $of }

# What a + adds to a formula.
house-ask-add = What else counts?

## Rules of Oh Hell

# A value: the sizes come again for as long as the table plays.
house-repeat-ever = over and over

# The card that takes something out of a list.
house-take-out = take out

## Rules of Solo Whist

# A rule: contracts that these rules lack.
house-line-admit = Other contracts

# Which of them is added.
house-ask-admit = Which contract do you play as well?

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

# Caption of a table of tricks by trump suit.
house-worked-suits-caption = down: trump suit, across: tricks

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

# A miss that costs half of what there was.
#   $name (message), $bid (number), $tricks (number)
house-worked-halved = { $name } bids { $bid_text } and takes { $tricks_text }: half the total is lost, rounded down

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
house-imported = { $name } imported

# Over the house rules that are neither saved nor discarded.
house-drafts = Drafts

# House rules were left before they were saved.
#   $name (text)
house-kept-as-draft = “{ $name }” is kept as a draft

# A draft of house rules was discarded.
#   $name (text)
house-discarded = “{ $name }” discarded

# High hands without low ones, or the other way round.
house-fault-high-low = High and low go together

# A rule of another game where hands are played high or low.
house-fault-not-with-high = Not played where hands are high or low

# What goes down and across: the mode, and tricks.
house-high-low-caption = down: high or low, across: tricks of that side

# A cell in words.
#   $mode (message), $tricks (number), $n (number)
house-cell-high-low = { $mode }, { $tricks_text } tricks: { $n_words }

# A mode and tricks.
#   $mode (message), $tricks (number)
house-worked-high-low = { $mode }, { $tricks_text } tricks:
