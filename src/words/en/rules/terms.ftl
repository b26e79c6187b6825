# Rules that few tables play by.
# Which suit was trump, where that is worth points?
ask-trump = Which suit was trump?

# What a miss costs: half of all that one has.
halves-total = half of the total, rounded in the player’s favour

# A switch: how many hands a game has.
seating-hands = Hands in a game

# Rules in brief: Callbreak, the deal.
brief-call-deal = Four players, every one for himself, thirteen cards each. Spades are always trump. In South Asia the deal passes to the right.

# Rules in brief: Callbreak, the calls.
brief-call-bid = From the dealer’s neighbour on, each calls how many tricks they will take, one at least. No call is barred.

# Rules in brief: Callbreak, the score.
brief-call-score = Whoever takes as many as they called, or more, scores the call, and a tenth of a point for each trick more. Whoever takes fewer loses the call.

# Over the bonus of a hand.
slot-bonus = Bonus

# What bonus somebody has who made his bid.
#   $name (text)
ask-player-bonus = What bonus has { $name }?

# A card: somebody's bonus.
#   $name (text), $n (points)
chip-bonus = { $name } has a bonus of { $n_text }

# A rule: all tricks bid or taken.
term-boston = Boston

# A game that is won by bidding all tricks counts as so many.
#   $n (number)
boston-games = { $n ->
    [one] a game won with them bid counts as { $n_text }
   *[other] a game won with them bid counts as { $n_text } games
}

# A rule: what a trick is worth by the trump suit.
term-suits = A trick with trumps of

# What a trick is worth with each suit.
#   $spades (number), $clubs (number), $diamonds (number), $hearts (number)
suits-pay = spades { $spades_text }, clubs { $clubs_text }, diamonds { $diamonds_text }, hearts { $hearts_text }

# A high hand that is made: so many points for each trick over the book.
#   $n (number)
high-made = { $n_text } a trick if made

# A high hand that fails: so many points to the others for each of their tricks over the book.
#   $n (number)
high-opponents = failed, { $n_text } a trick to the others

# A high hand that fails: so many points off for each trick that is missing.
#   $n (number)
high-lost = failed, minus { $n_text } a trick

# A low hand: so many points to the side with fewer tricks, for each trick of the others over the book.
#   $n (number)
low-fewer = { $n_text } a trick to the side with fewer

# A low hand: so many points off the side with more tricks, for each over the book.
#   $n (number)
low-more = minus { $n_text } a trick for the side with more
