# Rare rules.

# The question for the trump suit, if it affects the score.
step-trump-ask = Which suit was trumps?

# A switch: the number of hands of a game.
seating-hands = Hands in a game

brief-callbreak-deal = Four players, everyone for themselves, thirteen cards each. Spades are always trumps. In South Asia the deal passes to the right.
brief-callbreak-bid = Starting with the player after the dealer, each calls how many tricks they will take, at least one. No call is barred.
brief-callbreak-score = Whoever takes as many as they called, or more, scores the call, and a tenth of a point for each trick more. Whoever takes fewer loses the call.

# Heading of the bonus.
step-bonus = Bonus

# The question for the bonus of a player who made their bid.
#   $name (text)
step-bonus-ask = What bonus did { $name } score?

# A card: a player's bonus.
#   $name (text), $n (points)
chip-bonus = { $name } has a bonus of { $n_text }

# The tricks counted, and what the outlined cards below those of the tricks are.
#   $tally (message)
hint-bonus = { $tally } Outlined: with a bonus.
