# English: the pages around the table. See table.ftl.

## The result page

# One winner, and by how much.
#   $name (text), $n (points)
wins-by = { $name } wins by { $n_text }

# One leader while playing, and by how much.
#   $name (text), $n (points)
leads-by = { $name } leads by { $n_text }

# Two or more with the same total.
#   $names (texts), $n (points)
tied-at = { $names } tie at { $n_text }

# Nobody has scored.
all-square = All square

# Game, title, hands.
#   $game (message), $title (message), $hands (number)
result-line = { $game } · { $title } · { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

# Game and hands, of a session without a title.
#   $game (message), $hands (number)
result-line-untitled = { $game } · { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

# So much a point.
#   $stake (stake)
stake-a-point = { $stake } a point

# Played for no money.
no-stake = No stake

# Stakes that changed on the way.
stakes-changed = Stake changed during play

# Points add up to 0.
books-close = Total

# Who plays in the row that shows how large text is.
sample-name = Denise

# Points do not add up to 0, for the table gave or took some.
books-sum = Sum, as adjusted

# So many payments settle it.
#   $n (number)
payments-settle = { $n ->
    [one] One payment settles it
    [2] Two payments settle it
    [3] Three payments settle it
    [4] Four payments settle it
   *[other] { $n_text } payments settle it
}

# Nobody owes anything.
nothing-owed = Nobody owes anything

# A payment in words.
#   $from (text), $to (text), $money (money), $currency (text)
payment-says = { $from } pays { $to } { $money } { $currency }

# All that somebody lost.
#   $name (text)
pays-all = all that { $name } lost

# All that somebody won.
#   $name (text)
paid-all = all that { $name } won

# A part of what somebody lost.
#   $name (text), $money (money)
pays-part = a part of the { $money } that { $name } lost

# The rest of what somebody lost.
#   $name (text)
pays-rest = the rest of what { $name } lost

# Who bears or gets an odd minor unit.
#   $n (number), $names (texts)
odd-cent = { $n ->
    [one] Rounding: the spare penny goes to { $names }
   *[other] Rounding: the spare pennies go to { $names }
}

# A player's standing as a sentence.
#   $place (number), $name (text), $points (points)
standing-says = { $place_text }: { $name }, { $points_words } { $points ->
    [one] point
   *[other] points
}

# The same, with what they win or lose.
#   $place (number), $name (text), $points (points), $money (money change)
standing-says-money = { $place_text }: { $name }, { $points_words } { $points ->
    [one] point
   *[other] points
}, { $money }

# A player's standing in a text that is sent round.
#   $place (number), $name (text), $points (points)
standing-text = { $place_text }. { $name }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}

# The same, with what they win or lose.
#   $place (number), $name (text), $points (points), $money (money change)
standing-text-money = { $place_text }. { $name }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}, { $money }

# Over the column of points.
head-points = Points

# The button that starts the next session at the same table.
same-table-again = Same table again

# The button that ends the session.
end-now = End

# In place of a score curve.
chart-empty = The chart starts after three hands

# The score curve in words.
#   $names (messages), $hands (number)
chart-says = Score chart over { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}: { $names }

# A file could not be written.
#   $why (text)
file-failed = Could not be saved: { $why }

## Sessions

# A session's line: where it stands.
#   $n (number), $game (message), $scheme (message)
open-line = Hand { $n_text } · { $game }, { $scheme }

# Resume a session.
#   $title (message)
resume = Resume { $title }

# A winner, on a session's row.
#   $name (text), $n (points)
row-winner = { $name } won with { $n_text }

# A session that goes on, on its row.
#   $n (number)
row-open = { $n ->
    [one] { $n_text } hand so far
   *[other] { $n_text } hands so far
}

# A session without hands, on its row.
row-empty = no hand yet

# A session was deleted.
#   $title (message)
session-deleted = “{ $title }” was deleted

# A day, where a session has no title.
#   $day (day)
untitled-on = { $day }

# Nothing matches what was searched for.
nothing-found = Nothing matches

## New session

# The numbers of a scheme in a line.
#   $list (message), $over (message)
scheme-line = { $list }; { $over }

# What over- and undertricks cost.
#   $over (message), $under (message)
overs-and-unders = { $over } a trick over, { $under } under

# What overtricks cost, where undertricks cost nothing.
#   $over (message)
overs-only = { $over } a trick over

# What undertricks cost, where overtricks cost nothing.
#   $under (message)
unders-only = { $under } a trick under

# Neither counts.
no-overs = tricks over and under do not count

# So many players are wanted yet.
#   $n (number)
players-wanted = { $n ->
    [one] One more player
    [2] Two more players
    [3] Three more players
    [4] Four players
   *[other] { $n_text } more players
}

# Somebody is taken from the roster or given back, and their seat.
#   $name (text), $n (number)
roster-seated = { $name }, seat { $n_text }

# Somebody on the roster without a seat.
#   $name (text)
roster-free = { $name }, no seat yet

# A seat of the drawing: deals first.
#   $name (text)
seat-deals = { $name } deals first

# A seat of the drawing that nobody has.
#   $n (number)
seat-free = Seat { $n_text }, free

# A seat of the drawing: tap to deal first.
#   $name (text)
seat-tap = Let { $name } deal first

# Start, and who deals.
#   $name (text)
start-deals = Start, { $name } deals

# Start, while players are wanted.
start = Start

# A stake in words.
#   $stake (stake), $currency (text)
stake-says = { $stake } { $currency } a point

# A stake, without its currency.
#   $stake (stake)
stake-alone = { $stake }

# What a stake is counted in.
#   $currency (currency)
stake-unit = { $currency } a point

# Over the stakes.
#   $unit (text)
stake-head = Stake, { $unit }

# A stake cannot be read.
stake-bad = An amount such as 0.05, or 1/10 for one in ten points

# A stake is too high to be counted, and the highest that is not.
#   $stake (stake)
stake-high = At most { $stake } a point here

# A name cannot be used: empty.
name-empty = Enter a name

# A name cannot be used: too long.
name-long = That name is too long

# A name cannot be used: there already.
#   $name (text)
name-twin = { $name } is at the table already

# Somebody is known by nearly the name that was typed, and may be meant.
#   $name (text)
name-like = { $name } is on your list. The same person?

# Somebody else is meant.
#   $name (text)
name-anew = New player { $name }

# A switch: where trumps come from.
switch-trump = Trumps

# A value: played.
value-played = played

# A value: not played.
value-not-played = not played

## Schemes

# On a scheme's table: at least so many.
#   $n (number)
target-at-least = { $n_text } or more

# On a scheme's table: exactly so many.
#   $n (number)
target-exactly = just { $n_text }

# The same by itself.
#   $n (number)
target-at-least-tricks = { $n_text } tricks or more

# The same by itself.
#   $n (number)
target-exactly-tricks = { $n ->
    [one] just { $n_text } trick
   *[other] just { $n_text } tricks
}

# The same by itself.
target-no-trick = no trick

# The same by itself.
#   $n (number)
target-all-tricks = all { $n_text } tricks

# On a scheme's table: none.
target-none = none

# On a scheme's table: all.
#   $n (number)
target-all = all { $n_text }

# A sentence on a scheme: a contract that fails pays the same.
fact-pays = A contract that fails pays each opponent as much, and for each trick short of it.

# A sentence on a scheme: two against two.
fact-shares = Proposal and acceptance is two against two: each opponent pays one of the two.

# On a contract: the turned-up suit is trump.
note-turn-up = turned-up trumps

# On a contract: the declarer chooses trumps.
note-chosen = trumps of choice

# On a contract: the player after the dealer leads.
note-eldest = eldest leads

# On a contract: the declarer leads.
note-declarer = declarer leads

# On a contract: its trump, and who leads.
#   $trump (message), $leads (message)
note-both = { $trump }, { $leads }

# Below a scheme: its game, and how many sit at the table.
#   $game (message), $n (number)
scheme-for-just = { $game }, { $n_text } at the table

# The same, where it may be one more.
#   $game (message), $least (number), $most (number)
scheme-for-either = { $game }, { $least_text } or { $most_text } at the table

# The same, for a wider span.
#   $game (message), $least (number), $most (number)
scheme-for-span = { $game }, { $least_text } to { $most_text } at the table

# The button that begins a session by a scheme.
#   $name (message)
play-by = Play by { $name }

# A scheme in the list as a sentence.
#   $game (message), $name (message)
item-says = { $game }, { $name }

# No number in a table.
none = –

# A sentence on a scheme: the first undertricks are free.
#   $contract (message), $n (number)
rule-contract-free-under-fact = { $contract }: { $n ->
    [one] the first undertrick is free
   *[other] the first { $n_text } undertricks are free
}.

# A sentence on a scheme: all tricks pay a fixed amount.
#   $contract (message), $n (number)
rule-contract-all-tricks-fact = { $contract } with every trick: { $n_text } from each, in place of overtricks.

# A sentence on a scheme: failing costs other than making it pays.
#   $contract (message), $n (number)
rule-contract-fails-fact = { $contract } that fails: { $n_text } to each, and for each trick short of it.

# A sentence on a scheme: no more overtricks count.
#   $contract (message), $n (number)
rule-contract-most-over-fact = { $contract }: { $n ->
    [one] { $n_text } overtrick counts
   *[other] { $n_text } overtricks count
} at most.

# A sentence on a scheme: several can play it at once.
#   $contract (message)
rule-contract-joint-true-fact = { $contract } can be played by several at once, each against all others.

# A sentence on a scheme: what each pays in a general misère.
#   $n (number)
fact-misere = General misère: { $n_text } to or from each of the other three.

# A sentence on a scheme: not played.
#   $contract (message)
rule-contract-allowed-false-fact = { $contract } is not played.

# A row of a scheme's table in words.
#   $contract (message), $tricks (message), $points (number)
scheme-row-says = { $contract }: { $tricks }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
} from each opponent

# The numbers of a scheme in which everybody bids.
#   $made (message), $missed (message)
bid-line = { $made }; missed { $missed }

# The same, where too many and too few tricks score differently.
#   $made (message), $over (message), $under (message)
bid-line-apart = { $made }; over { $over }, under { $under }

# The numbers of a whist scheme.
#   $n (number)
sides-line = to { $n_text }

# The numbers of a bid whist scheme.
#   $n (number), $min (number), $made (message)
sides-bid-line = to { $n_text }, bids from { $min_text }; made: { $made }

# A scheme that is played deal by deal.
sides-deal-line = deal by deal

# Scores the tricks above the book.
made-taken = every trick above the book

# Scores the bid.
made-bid = the bid

# So many times something.
#   $n (points), $of (message)
times-of = { $n_text } × { $of }

# A sum.
#   $first (message), $second (message)
plus = { $first } +{"\u00A0"}{ $second }

# A span.
#   $from (number), $to (number)
from-to = { $from_text } to { $to_text }

# A span there and back.
#   $from (number), $to (number)
from-to-and-back = { $from_text } to { $to_text } and back

# Rules in brief: Oh Hell, the deal.
brief-bids-deal = Everybody plays for himself. The size of the hand changes from deal to deal, as the schedule has it. The next card is turned up and names the trump suit, unless the scheme says otherwise.

# Rules in brief: Oh Hell, the bidding.
brief-bids-bid = From the dealer’s neighbour on, each says how many tricks they will take; the dealer bids last. With the hook on, the dealer may not bring the bids to the number of cards, so that somebody must miss.

# Rules in brief: Oh Hell, the score.
brief-bids-score = What counts is to take just what was bid. Whoever does scores the bid and more; whoever does not scores nothing or loses, as the scheme has it.

# Rules in brief: whist, the deal.
brief-whist-deal = Four players in fixed pairs, partners opposite, thirteen cards each. The last card is turned up and names the trump suit.

# Rules in brief: whist, the play.
brief-whist-play = The player left of the dealer leads. Suit is followed where possible. The highest trump takes the trick, else the highest card of the suit led.

# Rules in brief: whist, the score.
brief-whist-score = Each trick above six scores a point for the side that took it. The seventh is the odd trick. Where honours are played, three or four of them on one side score after the tricks.

# Rules in brief: bid whist, the deal.
brief-bid-whist-deal = Four players in fixed pairs, twelve cards each, and a kitty that goes to the declarer and counts as the first book.

# Rules in brief: bid whist, the bidding.
brief-bid-whist-bid = One round. A bid is a number of books above six, uptown (high cards win), downtown (low cards win) or no trump. At the same number downtown outranks uptown, and no trump both.

# Rules in brief: bid whist, the score.
brief-bid-whist-score = A side that makes its bid scores the books above six, or the bid, as the scheme has it. One that is set loses what is missing, or the whole bid.

# Rules in brief: hands that are high or low, the deal.
brief-high-low-deal = Four players in fixed pairs, partners opposite, thirteen cards each. There are no trumps.

# Rules in brief: hands that are high or low, the bidding.
brief-high-low-bid = From the dealer’s neighbour on, each bids high, to take tricks, or passes. The first who bids high ends the bidding: that side wants seven tricks at least. Where all pass, the hand is low, and each side wants six at most. In Minnesota each lays down a card for it, black for high, and they are turned up in turn.

# Rules in brief: hands that are high or low, the score.
brief-high-low-score = A high hand that is made scores for each trick above six. One that fails scores for the others, or costs its own side, as the scheme has it. In a low hand the side with fewer tricks scores for each that the others took above six, or the others lose as much.

# Rules in brief: a heading.
brief-solo-deal-head = The deal

# Rules in brief: the deal.
brief-solo-deal = Four players, thirteen cards each, every one for himself. The last card is turned up and names the trump suit. The deal passes to the left. With five at the table the dealer sits out.

# Rules in brief: a heading.
brief-solo-bid-head = The bidding

# Rules in brief: the bidding.
brief-solo-bid = The player left of the dealer speaks first. A bid must outrank the one before, and who has passed stays out. A proposal asks for a partner to take eight tricks together; whoever accepts becomes that partner. Solo is five tricks alone, misère none at all, abundance nine with trumps of one’s own, or nine in the turned-up suit, which outranks it. Open misère is played with the hand on the table after the first trick; abundance declared is all thirteen, and its player leads.

# Rules in brief: a heading.
brief-solo-play-head = The play

# Rules in brief: the play.
brief-solo-play = The player left of the dealer leads, unless the contract says otherwise. Suit is followed where possible. The highest trump takes the trick, else the highest card of the suit led.

# Rules in brief: a heading.
brief-solo-score-head = The score

# Rules in brief: the score.
brief-solo-score = One number a contract says it all: what each opponent pays where it is made, and gets where it fails. Alone, the declarer therefore wins or loses three times that; two partners share it. Whatever one side wins the other loses, so that every hand comes to nothing.

## Settings

# A size of text in per cent.
#   $n (number)
text-size = Text size { $n_text } %

# How much is in the database.
#   $sessions (number), $hands (number)
database-holds = { $sessions ->
    [one] { $sessions_text } session
   *[other] { $sessions_text } sessions
}, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

# The program's version.
#   $number (text)
version = Version { $number }

# The program's licence.
licence = Free software, under the MIT licence or Apache 2.0

# The licence of a font.
font-licence = SIL Open Font License 1.1

# The closing line as a sentence.
#   $points (number), $label (message)
closing-says = { $label }: { $points_words } { $points ->
    [one] point
   *[other] points
}

## Signs said in words, for screen readers

# A number above 0 as a screen reader says it.
#   $n (text)
plus-words = plus { $n }

# A number below 0 as a screen reader says it.
#   $n (text)
minus-words = minus { $n }
