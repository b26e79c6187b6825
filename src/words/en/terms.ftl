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
