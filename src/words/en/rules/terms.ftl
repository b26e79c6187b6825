# Rare rules.

# The question for the trump suit, if it affects the score.
step-trump-ask = Which suit was trumps?

# A switch: the number of hands of a game.
seating-hands = Hands in a game

brief-callbreak-deal = Four players, everyone for themselves, thirteen cards each. Spades are always trumps. In South Asia the deal passes to the right.
brief-callbreak-bid = Starting with the player after the dealer, each calls how many tricks they will take, at least one. No call is barred.
brief-callbreak-score = Whoever takes as many as they called, or more, scores the call, and a tenth of a point for each trick more. Whoever takes fewer loses the call.

brief-israeli-whist-bid = First comes an auction of five tricks or more, in a suit or without trumps. Then each says how many tricks they will take, the winner of the auction at least as many as in it. With the hook, the bids may not add up to the number of cards, so somebody must miss.
brief-skull-king-deal = Everyone plays for themselves. The size of the hand changes from deal to deal, following the schedule. The black suit is always trumps.
brief-skull-king-bid = All show at the same time how many tricks they will take.
brief-skull-king-score = The aim is to take exactly what you bid; a bid of 0 has a score of its own. Bonuses for pirates, mermaids and the Skull King count only for a bid that is made.

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
