# Rare rules.

# The question for the trump suit, if it affects the score.
ask-trump = Which suit was trumps?

# The cost of a miss: half of the total.
halves-total = minus half the total, rounded in the player’s favour

# A switch: the number of hands of a game.
seating-hands = Hands in a game

# Rules in brief: Callbreak, the deal.
brief-callbreak-deal = Four players, everyone for themselves, thirteen cards each. Spades are always trumps. In South Asia the deal passes to the right.

# Rules in brief: Callbreak, the calls.
brief-callbreak-bid = Starting with the player after the dealer, each calls how many tricks they will take, at least one. No call is barred.

# Rules in brief: Callbreak, the score.
brief-callbreak-score = Whoever takes as many as they called, or more, scores the call, and a tenth of a point for each trick more. Whoever takes fewer loses the call.

# Heading of the bonus.
slot-bonus = Bonus

# The question for the bonus of a player who made his bid.
#   $name (text)
ask-player-bonus = What bonus did { $name } score?

# A card: a player's bonus.
#   $name (text), $n (points)
chip-bonus = { $name } has a bonus of { $n_text }

# A rule: all tricks bid or taken.
term-boston = Boston

# A game won by bidding all tricks counts as several.
#   $n (number)
boston-games = a game won by bidding and taking all thirteen counts as { $n ->
    [one] { $n_text }
   *[other] { $n_text } games
}

# A rule: the value of a trick by trump suit.
term-suits = Trick value by trump suit

# The value of a trick with each suit.
#   $spades (number), $clubs (number), $diamonds (number), $hearts (number)
suits-pay = spades { $spades_text }, clubs { $clubs_text }, diamonds { $diamonds_text }, hearts { $hearts_text }

# A high hand made: points per trick over the book.
#   $n (number)
high-made = { $n_text } a trick if made

# A failed high hand: points to the others per trick over the book.
#   $n (number)
high-opponents = failed, { $n_text } a trick to the others

# A failed high hand: points lost per missing trick.
#   $n (number)
high-lost = failed, minus { $n_text } a trick

# A low hand: points to the side with fewer tricks, per trick of the others over the book.
#   $n (number)
low-fewer = { $n_text } a trick to the side with fewer

# A low hand: points lost by the side with more tricks, per trick over the book.
#   $n (number)
low-more = minus { $n_text } a trick for the side with more
