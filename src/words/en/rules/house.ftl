# English: the house-rules editor. A sentence consists of text between boxes; a text may be empty
# in a language, with {""}.

## The page

# The change that redo makes again.
#   $what (message)
house-redo = Redo: { $what }

# The changes before a restart.
house-step-earlier = the earlier changes

# A change: the name of the rules.
house-step-name = the name

# The base scheme, and the number of different lines.
#   $base (message), $n (number)
house-subtitle = House rules made from { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } change
   *[other] {" · "}{ $n_text } changes
}

## Lines and boxes

# A list that continues.
#   $row (message)
house-and-so-on = { $row } …

# A number as text.
#   $n (points)
as-words = { $n_words }

# The base scheme's value.
#   $what (message)
house-was = was { $what }

# A box as a sentence.
#   $name (message), $ask (message), $value (message)
house-box-says = { $name }, { $value }. { $ask }

# A + as a sentence.
#   $name (message), $ask (message)
house-add-says = { $name }, add. { $ask }

# A change.
#   $ask (message), $value (message)
house-step-says = { $value } ({ $ask })

# The meaning of the notch: a scheme's value.
#   $base (message)
house-hint-notch = Notch: the value of { $base }

# The same, for a game's usual scheme.
#   $game (message)
house-hint-notch-game = Notch: { $game }’s own value

# An unusually large amount.
#   $n (number)
house-hint-times = That is { $n_text } times the original value.

# The typed text is not a whole number.
house-typed-no-number = Enter a whole number

# The typed text is not a number of points.
house-typed-no-points = Enter a number with at most one decimal

# The typed text is not a list of numbers.
house-typed-no-list = Enter numbers separated by spaces

## Errors

# A number out of bounds.
#   $least (points), $most (points)
house-fault-bounds = From { $least_text } to { $most_text } here

# A range with minimum above maximum.
#   $least (number), $most (number)
house-fault-span = { $least_text } is above { $most_text }

# The seats do not fit the players dealt cards.
#   $least (number), $most (number)
house-fault-table = From { $least_text } to { $most_text }: those who are dealt cards, and one more

# A pack that is too small.
#   $n (number)
house-fault-deck = A pack of { $n_text } is too small for that

# More cards than the pack has.
#   $n (number), $players (number), $deck (number)
house-fault-cards = { $n_text } cards each for { $players_text } players are more than the pack’s { $deck_text }

# A general misère without an amount.
house-fault-no-misere = These rules have no general misère

# No contract is left.
house-fault-no-contract = At least one contract has to be played

# Two declarers without exactly four players.
house-fault-declarers = Two against two takes exactly four players

# Several declarers at once in a contract for two.
house-fault-joint = Only a contract with one declarer can be played by several at once

# Honours with bidding.
house-fault-honours = Honours are not played where there is bidding

# A rubber without games.
house-fault-rubber = A rubber needs games played to a number of points

# Settling by games, or a hand that counts as games, without games.
house-fault-no-game = There are no games to win in these rules

# Settling by rubbers without rubbers.
house-fault-no-rubber = No rubber is won here

# No target of a contract, or several.
house-fault-target = A contract has one target

# Contracts that outrank each other.
house-fault-rank = These contracts cannot be ranked that way

# A list with a duplicate.
house-fault-twice = One of them is listed twice

# A list that is too long, with the maximum.
#   $n (number)
house-fault-too-many = { $n_text } at most

# A rule of bidding without bidding.
house-fault-needs-bids = Applies only if there is bidding

# Suit values with bidding.
house-fault-with-bids = Not played where there is bidding

# A limit to a shortfall that does not count.
house-fault-needs-shortfall = Applies only if a failed bid costs the tricks missing

# A rule about nil without nil.
house-fault-nil = Applies only if nil is played

# Two penalties for a revoke.
house-fault-revoke = Applies only if a revoke costs tricks

# A score for a miss although a miss halves the total.
house-fault-halved = A miss that halves the total scores nothing else

# A rule about the last hand of a game played to a total.
house-fault-no-last-hand = A game played to a number of points has no last hand

# A rule about the last hand of a schedule without end.
house-fault-no-end = Hand sizes that repeat without end have no last hand

# A trump rotation without an order.
house-fault-no-rotation = Trumps in turn need an order

# A rule about the turned-up card without one.
house-fault-needs-turn-up = Applies only if a card is turned up

## Formulas

# Between two terms.
house-plus-sign = +

# After a number: the factor.
#   $of (message)
house-times-what = × { $of }

# The term a + adds to a formula.
house-ask-add = What else counts?

## Rules of Oh Hell

# A value: the sizes repeat without end.
house-repeat-ever = without end

# The card that removes an item of a list.
house-take-out = remove

## Rules of Solo Whist

# A rule: the contracts that can be added.
house-line-admit = Other contracts

# The question which of them to add.
house-ask-admit = Which contract do you play as well?

## The worked example

# An impossible hand.
house-not-possible = not possible

# The player of an example.
house-somebody = Chiara

# Two partners of an example.
#   $name (message)
house-with-partner = { $name } and a partner

# A sum with factors.
#   $sum (message)
house-in-brackets = ({ $sum })
# Sums do not wrap, because half a sum would be misread.
# A product.
#   $first (message), $n (number)
house-product = { $first }{"\u00A0"}×{"\u00A0"}{ $n_text }

# A sum of figures.
#   $first (message), $second (message)
house-plus = { $first }{"\u00A0"}+{"\u00A0"}{ $second }

# A difference.
#   $first (message), $second (message)
house-minus = { $first }{"\u00A0"}−{"\u00A0"}{ $second }

# The end of a sentence: the computation of the points.
#   $sum (message), $n (points)
house-sum-is = { $sum }{"\u00A0"}={"\u00A0"}{ $n_text }.

# The same without arithmetic.
#   $n (points)
house-sum-points = { $n_text }.

# Table title: a hand of this many cards.
#   $n (number)
house-worked-hand = A hand of { cards-dealt }

# Table caption: rows and columns.
house-worked-bid-caption = down: bid, across: taken

# The same with a kitty.
house-worked-kitty-caption = down: bid, across: taken with the kitty

# A cell as a label.
#   $bid (number), $tricks (number)
house-cell-bid = bids { $bid_text }, takes { $tricks_text }

# A bid made.
#   $name (message), $bid (number), $tricks (number)
house-worked-made = { $name } bids { $bid_text } and takes { $tricks_text }:

# All tricks bid and taken.
#   $name (message), $bid (number)
house-worked-grand = { $name } bids all { $bid_text } and takes them, a slam:

# All tricks but one bid and taken.
#   $name (message), $bid (number)
house-worked-small = { $name } bids { $bid_text }, all but one, and takes them, a small slam:

# A bid missed.
#   $name (message), $bid (number), $tricks (number), $off (number)
house-worked-missed = { $name } bids { $bid_text } and takes { $tricks_text }: { $off ->
    [1] one off
    [2] two off
    [3] three off
   *[other] { $off_text } off
},

# A big miss.
#   $name (message), $bid (number), $tricks (number), $off (number)
house-worked-far-off = { house-worked-missed } a big miss,

# Table title: contracts.
house-worked-contracts = What the declarer scores

# Table caption: rows and columns.
house-worked-contracts-caption = down: contract, across: tricks over or short

# A contract or bid made.
#   $n (number)
house-made-by = { $n ->
    [0] just made
    [1] one over
    [2] two over
    [3] three over
   *[other] { $n_text } over
}

# A contract or bid that failed.
#   $n (number)
house-short-by = { $n ->
    [1] one short
    [2] two short
    [3] three short
   *[other] { $n_text } short
}

# A contract made with every trick.
house-with-every-trick = with every trick

# A contract made.
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

# Table title: bids.
house-worked-levels = What a bid scores

# A bid that failed, with the others' score.
#   $n (number), $others (number)
house-short-by-others = { house-short-by }, { $others_text } for the others

# A bid in a mode.
#   $bid (number), $mode (message), $tricks (number), $by (message)
house-worked-bid-mode = A bid of { $bid_text }, { $mode }, and { step-tricks-card-open }, { $by }:

# A bid.
#   $bid (number), $tricks (number), $by (message)
house-worked-bid-level = A bid of { $bid_text } and { step-tricks-card-open }, { $by }:

# Table title: tricks.
house-worked-tricks = What tricks score

# Table caption: rows and columns.
house-worked-tricks-caption = down: honours, across: tricks

# Table caption: tricks by trump suit.
house-worked-suits-caption = down: trump suit, across: tricks

# The same, for a side with this score.
#   $n (number)
house-worked-standing-caption = down: honours, across: tricks, of a side at { $n_text }

# A side with this score.
#   $n (number)
house-stands-at = A side at { $n_text }

# A row: no honours.
house-no-honours = none

# A row: three honours.
house-three-honours = three honours

# A row: four honours.
house-four-honours = four honours

# Tricks and honours.
#   $tricks (number), $honours (message)
house-worked-taken = { step-tricks-card-open } and { $honours }:

# Tricks at the start of a sum.
#   $tricks (number)
house-worked-taken-alone = { step-tricks-card-open }:

# The value of a rubber.
#   $games (number), $losers (number)
house-worked-rubber = A rubber won by { $games ->
    [one] { $games_text } game
   *[other] { $games_text } games
}, the losers at { $losers_text } in each:

# A miss that halves the total.
#   $name (message), $bid (number), $tricks (number)
house-worked-halved = { $name } bids { $bid_text } and takes { $tricks_text }: half the total is lost, rounded down

# The initial name of new house rules.
#   $base (message)
house-new-name = Our { $base }

# The base scheme of house rules.
#   $name (message)
house-made-from = made from { $name }

# House rules were deleted.
#   $name (text)
house-deleted = “{ $name }” deleted

# House rules were imported.
#   $name (text)
house-imported = “{ $name }” imported

# Heading of the drafts.
house-drafts = Drafts

# Unsaved house rules.
#   $name (text)
house-kept-as-draft = “{ $name }” is kept as a draft

# A draft of house rules was discarded.
#   $name (text)
house-discarded = “{ $name }” discarded

# High hands without low hands, or the reverse.
house-fault-high-low = High and low go together

# A rule of another game with high and low hands.
house-fault-not-with-high = Not played where hands are high or low

# Table caption: the mode, and tricks.
house-high-low-caption = down: high or low, across: tricks of that side
