# English: the pages around the table. See table.ftl.

## The result page

# One winner, and the margin.
#   $name (text), $n (points)
wins-by = { $name } wins by { $n_text }

# One leader of a running session, and the margin.
#   $name (text), $n (points)
leads-by = { $name } leads by { $n_text }

# Two or more with the same total.
#   $names (texts), $n (points)
tied-at = { $names } tie on { $n_text }

# Nobody has scored.
all-square = All tied

# A stake per point.
#   $stake (stake)
stake-a-point = { $stake } a point

# No stake.
no-stake = No stake

# Stakes that changed during play.
stakes-changed = Stake changed

# The player of the sample row.
sample-name = Denise

# Points do not add up to 0 because of adjustments.
result-sum = Total, with adjustments

# The number of payments that settle it.
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

# A payment as a sentence.
#   $from (text), $to (text), $money (money)
payment-says = { $from } pays { $to } { $money } { $currency }

# A payment's reason: all that a player lost.
#   $name (text)
pays-all = all that { $name } lost

# A payment's reason: all that a player won.
#   $name (text)
paid-all = all that { $name } won

# A payment's reason: part of what a player lost.
#   $name (text), $money (money)
pays-part = part of the { $money } that { $name } lost

# A payment's reason: the rest of what a player lost.
#   $name (text)
pays-rest = the rest of what { $name } lost

# The players with an odd minor unit.
#   $names (texts)
odd-cent = Rounded up for { $names }

# The players who have joined but played no hand, with their totals.
#   $list (messages)
result-without-hand = Played no hand: { $list }

# Players have sat on either side of a game of partners that is settled by points.
result-partners-changed = Partners have changed, so everybody is ranked alone.

# A player's standing as a sentence.
#   $place (number), $name (text), $points (points)
standing-says = { $place_text }: { $name }, { points-said }

# A player's standing in shared text.
#   $place (number), $name (text), $points (points)
standing-text = { $place_text }. { $name }, { points-counted }

# Column head: points.
head-points = { ui-points }

# The button that starts the next session at the same table.
same-table-again = Same table again

# The button that ends the session.
end-now = End

# Instead of a score chart.
chart-empty = The chart starts after three hands

# The score chart as a sentence.
#   $names (messages), $hands (number)
chart-says = Score chart over { hands-played }: { $names }

# A file, a setting or a payment could not be saved.
#   $why (text)
not-saved = Could not be saved: { $why }

## Sessions

# Resume a session.
#   $title (message)
resume = Resume { $title }

# A winner, on a session's row.
#   $name (text), $n (points)
row-winner = { $name } won with { $n_text }

# A running session, on its row.
#   $hands (number)
row-open = { $hands ->
    [one] { $hands_text } hand so far
   *[other] { $hands_text } hands so far
}

# A session without hands, on its row.
row-empty = no hands yet

# A session was deleted.
#   $title (message)
session-deleted = { $title } deleted

## New session

# Points for overtricks and undertricks.
#   $over (message), $under (message)
overs-and-unders = { $over } an overtrick, { $under } an undertrick

# Points for overtricks only.
#   $over (message)
overs-only = { $over } an overtrick

# Points for undertricks only.
#   $under (message)
unders-only = { $under } an undertrick

# Neither counts.
no-overs = overtricks and undertricks do not count

# The number of players missing.
#   $n (number)
players-wanted = { $n ->
    [one] One more player
    [2] Two more players
    [3] Three more players
    [4] Four players
   *[other] { $n_text } more players
}

# A seated player of the roster, with the seat.
#   $name (text), $n (number)
roster-seated = { $name }, seat { $n_text }

# A player of the roster without a seat.
#   $name (text)
roster-free = { $name }, no seat yet

# A seat: the first dealer.
#   $name (text)
seat-deals = { $name } deals first

# A free seat.
#   $n (number)
seat-free = Seat { $n_text }, free

# A seat: tap to make its player the first dealer.
#   $name (text)
seat-tap = Let { $name } deal first

# Start, with the dealer.
#   $name (text)
start-deals = Start, { $name } deals

# Start, while players are missing.
start = Start

# A stake as a label.
#   $stake (stake)
stake-says = { $stake } { $currency } a point

# The currency of a stake.
#   $currency (currency)
stake-unit = { $currency } a point

# A stake cannot be read.
stake-bad = An amount such as 0.05, or 1/10 for 1 on every ten points

# A stake is too high, with the maximum.
#   $stake (stake)
stake-high = At most { $stake } a point here

# A stake that cannot be added up with the earlier ones of the session.
stake-fine = Cannot be calculated with the other stakes; choose one for fewer points

# Invalid name: empty.
name-empty = Enter a name

# Invalid name: too long.
name-long = That name is too long

# Invalid name: taken.
#   $name (text)
name-twin = { $name } is at the table already

# A known player has a similar name and may be meant.
#   $name (text)
name-like = { $name } is among your players. The same person?

# The button for another player.
#   $name (text)
name-anew = New player { $name }

# A value: played.
value-played = played

# A value: not played.
value-not-played = not played

## Schemes

# Scheme table: at least this many tricks.
rule-contract-target-short-at-least = { $n_text } or more

# Scheme table: exactly this many tricks.
rule-contract-target-short-exactly = exactly { $n_text }

# Scheme table: at most this many tricks.
rule-contract-target-short-at-most = { $n_text } at most

# The same on its own.
rule-contract-target-long-at-least = { $n_text } tricks or more

# The same on its own.
rule-contract-target-long-exactly = { $n ->
    [one] exactly { $n_text } trick
   *[other] exactly { $n_text } tricks
}

# The same on its own.
rule-contract-target-long-at-most = { step-tricks-card-open } at most

# A contract of no tricks.
target-no-trick = no tricks

# The same on its own.
rule-contract-target-long-none = { target-no-trick }

# The same on its own.
rule-contract-target-long-all = all { $n_text } tricks

# Scheme table: no trick.
rule-contract-target-short-none = none

# Scheme table: all tricks.
rule-contract-target-short-all = all { $n_text }

# Scheme page: failing costs the same as making pays.
fact-pays = A contract that fails pays each opponent the same amount, plus the amount for each undertrick.

# Scheme page: two against two.
fact-shares = Prop & cop is two against two: each opponent pays one of the partners.

# On a contract: the turned-up suit is trump.
note-turn-up = turned-up trumps

# On a contract: the declarer chooses trumps.
note-chosen = trumps of choice

# On a contract: the player after the dealer leads.
note-eldest = eldest hand leads

# On a contract: the declarer leads.
note-declarer = declarer leads

# Scheme page: its game and number of players.
#   $game (message), $n (number)
scheme-for-just = { $game }, { $n_text } at the table

# The same, with one more possible.
#   $game (message), $least (number), $most (number)
scheme-for-either = { $game }, { $least_text } or { $most_text } at the table

# The same, for a wider range.
#   $game (message), $least (number), $most (number)
scheme-for-span = { $game }, { $least_text } to { $most_text } at the table

# No number in a table.
none = –

# Scheme page: the first tricks short are forgiven.
#   $contract (message), $n (number)
rule-contract-free-under-fact = { $contract }: { $n ->
    [one] the first undertrick is forgiven
   *[other] the first { $n_text } undertricks are forgiven
}.

# Scheme page: all tricks pay a fixed amount.
#   $contract (message), $n (number)
rule-contract-all-tricks-fact = { $contract } with all the tricks: { $n_text } from each, in place of overtricks.

# Scheme page: failing costs another amount than making pays.
#   $contract (message), $n (number)
rule-contract-fails-fact = If { $contract } fails: { $n_text } to each opponent, plus the amount for each undertrick.

# Scheme page: the maximum number of overtricks that count.
#   $contract (message), $n (number)
rule-contract-most-over-fact = { $contract }: at most { $n ->
    [one] { $n_text } overtrick counts
   *[other] { $n_text } overtricks count
}.

# Scheme page: several can play it at once.
#   $contract (message)
rule-contract-joint-true-fact = { $contract } can be played by several at once, each against all others.

# Scheme page: what each pays in a general misère.
rule-general-contract-pays-fact = General misère: { $n_text } to or from each of the other three.

# Scheme page: not played.
#   $contract (message)
rule-contract-allowed-false-fact = { $contract } is not played.

# A row of a scheme's table as a sentence.
#   $contract (message), $tricks (message), $points (number)
scheme-row-says = { $contract }: { $tricks }, { points-counted } from each opponent

# The summary of a scheme in which each player bids.
#   $made (message), $missed (message)
bid-line = { $made }; if missed, { $missed }

# The same, with different scores for too many and too few tricks.
#   $made (message), $over (message), $under (message)
bid-line-apart = { $made }; over { $over }, under { $under }

# The same, with the score of a zero bid that is made.
#   $line (message), $zero (message)
bid-line-zero = { $line }; zero { $zero }

# The summary of a bid whist scheme.
#   $n (number), $min (number), $made (message)
sides-bid-line = to { $n_text }, bids from { $min_text }; made: { $made }

# The summary of a scheme of high and low hands: the points of a trick.
#   $game (message), $high (number), $low (number)
sides-high-low-line = { $game }, each trick { $high_text } high, { $low_text } low

# A scheme that is played deal by deal.
sides-deal-line = deal by deal

# A product.
#   $n (points), $of (message)
times-of = { $n_text } × { $of }

# A sum.
#   $first (message), $second (message)
plus = { $first } +{"\u00A0"}{ $second }

# A range.
#   $from (number), $to (number)
from-to = { $from_text } to { $to_text }

# A range and back.
#   $from (number), $to (number)
from-to-and-back = { $from_text } to { $to_text } and back

# Rules in brief: Oh Hell, the deal.
brief-bids-deal = Everyone plays for themselves. { $cards ->
    [0] The size of the hand changes from deal to deal, following the schedule.
   *[other] Every hand has the same number of cards: { $cards_text } each.
} { $trump ->
    [last-card] The last card dealt decides the trump suit.
    [rotation] The trump suit changes from deal to deal, in a fixed order.
    [chosen] The winner of an auction names the trump suit.
    [none] There are no trumps.
   *[other] The next card is turned up and decides the trump suit, unless the scheme says otherwise.
}

# Rules in brief: Oh Hell, the bidding.
brief-bids-bid = Starting with the dealer’s neighbour, each says how many tricks they will take; the dealer bids last. With the hook, the dealer’s bid may not bring the total to the number of cards, so somebody must miss.

# Rules in brief: Oh Hell, the score.
brief-bids-score = The aim is to take exactly what you bid. What a bid scores when it is made or missed depends on the scheme.

# Rules in brief: whist, the deal.
brief-plain-deal = Four players in fixed pairs, partners opposite, thirteen cards each. The last card is turned up and names the trump suit.

# Rules in brief: whist, the play.
brief-plain-play = The player left of the dealer leads. Players must follow suit if they can. The highest trump takes the trick, or, if there is none, the highest card of the suit led.

# Rules in brief: whist, the score.
brief-plain-score = Each trick above six scores a point for the side that took it. The seventh is the odd trick. Where honours are played, three or four of them on one side score after the tricks.

# Rules in brief: bid whist, the deal.
brief-bidding-deal = Four players in fixed pairs, { $kitty ->
    [true] twelve cards each, and a kitty that goes to the winning bidder and counts as the first book.
   *[other] partners opposite, thirteen cards each.
}

# Rules in brief: bid whist, the bidding.
brief-bidding-bid = { $modes ->
    [true] One round. A bid is a number of books above six, uptown (high cards win), downtown (low cards win) or no trump. At the same number downtown outranks uptown, and no trump outranks both.
   *[other] A bid is a number of books above six, without a suit, and must be higher than the one before.
}

# Rules in brief: bid whist, the score.
brief-bidding-score = A side that makes its bid scores the books above six, or the bid, depending on the scheme. One that is set loses the books it is short, or the whole bid.

brief-high-low-deal = Four players in fixed pairs, partners opposite, thirteen cards each. There are no trumps.
brief-high-low-bid = Starting with the player after the dealer, each bids high, to take tricks, or passes. The first high bid ends the bidding: that side needs at least seven tricks. If all pass, the hand is low, and each side tries to take at most six.
brief-minnesota-whist-bid = { brief-high-low-bid } Each bids by laying a card face down, black for high or red for low, and the cards are turned up in turn.
brief-norwegian-whist-bid = { brief-high-low-bid } High is called grand here, and low is called nullo.
brief-high-low-score = A high hand that is made scores for each trick above six. One that fails scores for the others, or costs its own side, depending on the scheme. In a low hand the side with fewer tricks scores for each trick the others took above six, or the others lose as much.

# Rules in brief: a heading.
brief-deal = The deal

brief-solo-deal = Four players, everyone for themselves, thirteen cards each. The last card is turned up and decides the trump suit. The deal passes to the left. With five at the table the dealer sits out.

# Rules in brief: a heading.
brief-bid = The bidding

brief-solo-bid = The player left of the dealer bids first. A bid must outrank the one before, and a player who has passed stays out. A proposal asks for a partner to take eight tricks together; whoever accepts becomes that partner. Solo is five tricks alone; misère none at all; abundance nine, with trumps of the bidder’s choice, or nine in the turned-up suit, which outranks it. Open misère is played with the hand on the table after the first trick; abundance declared is all thirteen, and its player leads.

# Rules in brief: a heading.
brief-play = The play

brief-solo-play = The player left of the dealer leads, unless the contract says otherwise. Players must follow suit if they can. The highest trump takes the trick, or, if there is none, the highest card of the suit led.

# Rules in brief: a heading.
brief-score = The score

brief-solo-score = For each contract there is one number: what each opponent pays if it is made{ $fails ->
    [true] . If it fails, each can be paid another number.
   *[other] , and is paid if it fails.
} A lone declarer therefore wins or loses three times that; each of two partners wins or loses it once. What one side wins the other loses, so every hand adds up to zero.

## Settings

# A size of text in per cent.
#   $n (number)
text-size = Text size { $n_text }%

# A setting: each suit has a colour of its own.
four-colour-suits = Four-colour suits

# A setting: points above 0 in blue, not green.
blue-gains = Points won in blue

# A setting: no animations.
less-motion = Less motion

# The number of sessions and hands in the database.
#   $sessions (number), $hands (number)
database-holds = { players-sessions }, { hands-played }

# The program's version.
#   $number (text)
version = Version { $number }

# The closing line as a sentence.
#   $points (number), $label (message)
closing-says = { $label }: { points-said }

## Signs as text, for screen readers

# A number above 0 for screen readers.
#   $n (text)
plus-words = plus { $n }

# A number below 0 for screen readers.
#   $n (text)
minus-words = minus { $n }
