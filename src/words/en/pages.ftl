# English: the pages around the table. See table.ftl.

## The result page

wins-by = { $name } wins by { $n_text }
leads-by = { $name } leads by { $n_text }
tied-at = { $names } tie at { $n_text }
all-square = All square
result-line = { $game } · { $title } · { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
result-line-untitled = { $game } · { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
stake-a-point = { $stake } a point
no-stake = No stake
stakes-changed = The stake changed on the way
books-close = The books close
sample-name = Denise
books-sum = Sum, as adjusted
payments-settle = { $n ->
    [one] One payment settles it
    [2] Two payments settle it
    [3] Three payments settle it
    [4] Four payments settle it
   *[other] { $n_text } payments settle it
}
nothing-owed = Nobody owes anybody
payment-says = { $from } pays { $to } { $money } { $currency }
pays-all = all that { $name } lost
paid-all = all that { $name } won
pays-part = a part of the { $money } that { $name } lost
pays-rest = the rest of what { $name } lost
odd-cent = { $n ->
    [one] The odd cent goes to { $names }
   *[other] The odd cents go to { $names }
}, who came closest to it
standing-says = { $place_text }: { $name }, { $points_words } { $points ->
    [one] point
   *[other] points
}
standing-says-money = { $place_text }: { $name }, { $points_words } { $points ->
    [one] point
   *[other] points
}, { $money }
standing-text = { $place_text }. { $name }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}
standing-text-money = { $place_text }. { $name }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}, { $money }
head-points = Points
same-table-again = Same table again
end-now = End
chart-empty = The curve begins after three hands
chart-says = Score curve over { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}: { $names }
file-failed = Could not be saved: { $why }

## Sessions

open-line = Hand { $n_text } · { $game }, { $scheme }
resume = Resume { $title }
row-winner = { $name } won with { $n_text }
row-open = { $n ->
    [one] { $n_text } hand so far
   *[other] { $n_text } hands so far
}
row-empty = no hand yet
session-deleted = “{ $title }” was deleted
untitled-on = { $day }
nothing-found = Nothing matches

## New session

scheme-line = { $list }; { $over }
overs-and-unders = { $over } a trick over, { $under } under
overs-only = { $over } a trick over
unders-only = { $under } a trick under
no-overs = tricks over and under do not count
players-wanted = { $n ->
    [one] One more player
    [2] Two more players
    [3] Three more players
    [4] Four players
   *[other] { $n_text } more players
}
roster-seated = { $name }, seat { $n_text }
roster-free = { $name }, no seat yet
seat-deals = { $name } deals first
seat-free = Seat { $n_text }, free
seat-tap = Let { $name } deal first
start-deals = Start, { $name } deals
start = Start
stake-says = { $stake } { $currency } a point
stake-alone = { $stake }
stake-unit = { $currency } a point
stake-head = Stake, { $unit }
stake-bad = An amount such as 0.05, or 1/10 for one in ten points
stake-high = At most { $stake } a point here
name-empty = A name, please
name-long = That name is too long
name-twin = { $name } is at the table already
name-like = { $name } is on your list. The same person?
name-anew = New player { $name }
switch-all-pass = When all pass
switch-rounds = Rounds of bidding
switch-trump = Trumps
switch-proposals = A proposal nobody accepts
value-next-dealer = next dealer
value-same-dealer = same dealer
value-doubles = next hand doubled
value-goulash = goulash
value-misere = general misère
value-last-trick = last trick pays
value-first-to-five = first to five pays
value-most-pays = most tricks pay
value-fewest-receives = fewest are paid
switch-misere = General misère
value-many = many
value-one = one
value-may-raise = may be raised
value-redeal = is thrown in
value-turn-up = turned up
value-second-pack = second pack
value-rotation = ♥ ♠ ♦ ♣ in turn
value-played = played
value-not-played = not played

## Schemes

target-at-least = { $n_text } or more
target-exactly = just { $n_text }
target-at-least-tricks = { $n_text } tricks or more
target-exactly-tricks = { $n ->
    [one] just { $n_text } trick
   *[other] just { $n_text } tricks
}
target-no-trick = no trick
target-all-tricks = all { $n_text } tricks
target-none = none
target-all = all { $n_text }
fact-pays = A contract that fails pays each opponent as much, and for each trick short of it.
fact-shares = Proposal and acceptance is two against two: each opponent pays one of the two.
note-turn-up = turned-up trumps
note-chosen = trumps of choice
note-eldest = eldest leads
note-declarer = declarer leads
note-both = { $trump }, { $leads }
scheme-for-just = { $game }, { $n_text } at the table
scheme-for-either = { $game }, { $least_text } or { $most_text } at the table
scheme-for-span = { $game }, { $least_text } to { $most_text } at the table
play-by = Play by { $name }
item-says = { $game }, { $name }
none = –
fact-free-under = { $contract }: { $n ->
    [one] the first undertrick is free
   *[other] the first { $n_text } undertricks are free
}.
fact-all-tricks = { $contract } with every trick: { $n_text } from each, in place of overtricks.
fact-fails = { $contract } that fails: { $n_text } to each, and for each trick short of it.
fact-most-over = { $contract }: { $n ->
    [one] { $n_text } overtrick counts
   *[other] { $n_text } overtricks count
} at most.
fact-joint = { $contract } can be played by several at once, each against all others.
fact-misere = General misère: { $n_text } to or from each of the other three.
fact-not-played = { $contract } is not played.
scheme-row-says = { $contract }: { $tricks }, { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
} from each opponent
bid-line = { $made }; missed { $missed }
bid-line-apart = { $made }; over { $over }, under { $under }
sides-line = to { $n_text }
sides-bid-line = to { $n_text }, bids from { $min_text }; made: { $made }
sides-deal-line = deal by deal
term-made = Bid made
term-missed = Bid missed
term-over = More taken than bid
term-under = Fewer taken than bid
term-zero-made = Zero bid and made
term-zero-missed = Zero bid and missed
term-slam = Slams
slam-pays = all { $grand_text }, all but one { $small_text }, from { $n_text } cards
term-big-miss = { $n_text } or more off
term-cards = Cards
term-winner = The winner
wins-highest = has the highest total
wins-lowest = has the lowest total
term-book = Tricks before the first that scores
term-game = Game
term-lost = Lost at
term-bids = Bids
term-set = Bid failed
term-rubber = Rubber
rubber-pays = single { $single_text }, double { $double_text }, treble { $treble_text }, rubber { $bonus_text }
honours-pay = three { $three_text }, four { $four_text }
made-taken = every trick above the book
made-bid = the bid
set-shortfall = minus the tricks missing
set-bid = minus the bid
times = ×{ $n_text }
times-of = { $n_text } × { $of }
plus = { $first } +{"\u00A0"}{ $second }
from-to = { $from_text } to { $to_text }
from-to-and-back = { $from_text } to { $to_text } and back
term-bid = bid
term-bid-squared = bid²
term-bid-triangular = (1 + … + bid)
term-tricks = tricks
term-cards-dealt = cards
term-off = tricks off
term-off-squared = tricks off²
term-off-triangular = (1 + … + tricks off)
switch-hook = Hook on the last bid
value-on = on
value-off = off
value-not-in-last-hand = not in the last hand
value-not-with-one-card = not with one card
switch-direction = Which way round
value-clockwise = clockwise
value-anticlockwise = anticlockwise
brief-bids-deal = Everybody plays for himself. The size of the hand changes from deal to deal, as the schedule has it. The next card is turned up and names the trump suit, unless the scheme says otherwise.
brief-bids-bid = From the dealer’s neighbour on, each says how many tricks they will take; the dealer bids last. With the hook on, the dealer may not bring the bids to the number of cards, so that somebody must miss.
brief-bids-score = What counts is to take just what was bid. Whoever does scores the bid and more; whoever does not scores nothing or loses, as the scheme has it.
brief-whist-deal = Four players in fixed pairs, partners opposite, thirteen cards each. The last card is turned up and names the trump suit.
brief-whist-play = The player left of the dealer leads. Suit is followed where possible. The highest trump takes the trick, else the highest card of the suit led.
brief-whist-score = Each trick above six scores a point for the side that took it. The seventh is the odd trick. Where honours are played, three or four of them on one side score after the tricks.
brief-bid-whist-deal = Four players in fixed pairs, twelve cards each, and a kitty that goes to the declarer and counts as the first book.
brief-bid-whist-bid = One round. A bid is a number of books above six, uptown (high cards win), downtown (low cards win) or no trump. At the same number downtown outranks uptown, and no trump both.
brief-bid-whist-score = A side that makes its bid scores the books above six, or the bid, as the scheme has it. One that is set loses what is missing, or the whole bid.
brief-high-low-deal = Four players in fixed pairs, partners opposite, thirteen cards each. There are no trumps.
brief-high-low-bid = From the dealer’s neighbour on, each bids high, to take tricks, or passes. The first who bids high ends the bidding: that side wants seven tricks at least. Where all pass, the hand is low, and each side wants six at most. In Minnesota each lays down a card for it, black for high, and they are turned up in turn.
brief-high-low-score = A high hand that is made scores for each trick above six. One that fails scores for the others, or costs its own side, as the scheme has it. In a low hand the side with fewer tricks scores for each that the others took above six, or the others lose as much.
brief-solo-deal-head = The deal
brief-solo-deal = Four players, thirteen cards each, every one for himself. The last card is turned up and names the trump suit. The deal passes to the left. With five at the table the dealer sits out.
brief-solo-bid-head = The bidding
brief-solo-bid = The player left of the dealer speaks first. A bid must outrank the one before, and who has passed stays out. A proposal asks for a partner to take eight tricks together; whoever accepts becomes that partner. Solo is five tricks alone, misère none at all, abundance nine with trumps of one’s own, or nine in the turned-up suit, which outranks it. Open misère is played with the hand on the table after the first trick; abundance declared is all thirteen, and its player leads.
brief-solo-play-head = The play
brief-solo-play = The player left of the dealer leads, unless the contract says otherwise. Suit is followed where possible. The highest trump takes the trick, else the highest card of the suit led.
brief-solo-score-head = The score
brief-solo-score = One number a contract says it all: what each opponent pays where it is made, and gets where it fails. Alone, the declarer therefore wins or loses three times that; two partners share it. Whatever one side wins the other loses, so that every hand comes to nothing.

## Settings

text-size = Text size { $n_text } %
database-holds = { $sessions ->
    [one] { $sessions_text } session
   *[other] { $sessions_text } sessions
}, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
version = Version { $number }
licence = Free software, under the MIT licence or Apache 2.0
font-licence = SIL Open Font License 1.1
closing-says = { $label }: { $points_words } { $points ->
    [one] point
   *[other] points
}

## Signs said in words, for screen readers

plus-words = plus { $n }
minus-words = minus { $n }
