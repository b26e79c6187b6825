# Rules that few tables play by.
ask-trump = Which suit was trump?
halves-total = half of the total, rounded in the player’s favour
last-resort-none = none where no card is left to turn
trumps-until = { $n ->
    [one] none from { $n_text } card on
   *[other] none from { $n_text } cards on
}
no-more-than-bid = what is missing, the bid at most
term-least-bid = Least bid
term-decimals = Points
decimals-whole = whole points
decimals-tenths = tenths of a point
rule-hands = Hands in a game
brief-call-deal = Four players, every one for himself, thirteen cards each. Spades are always trump. In South Asia the deal passes to the right.
brief-call-bid = From the dealer’s neighbour on, each calls how many tricks they will take, one at least. No call is barred.
brief-call-score = Whoever takes as many as they called, or more, scores the call, and a tenth of a point for each trick more. Whoever takes fewer loses the call.
term-zero-overbid = Zero made, bids over
term-bonus = Bonuses in steps of
slot-bonus = Bonus
ask-player-bonus = What bonus has { $name }?
chip-bonus = { $name } has a bonus of { $n_text }
term-boston = All thirteen tricks
boston-games = { $n ->
    [one] a game won with them bid counts as { $n_text }
   *[other] a game won with them bid counts as { $n_text } games
}
term-suits = A trick with trumps of
suits-pay = spades { $spades_text }, clubs { $clubs_text }, diamonds { $diamonds_text }, hearts { $hearts_text }
high-made = { $n_text } a trick if made
high-opponents = failed, { $n_text } a trick to the others
high-lost = failed, minus { $n_text } a trick
low-fewer = { $n_text } a trick to the side with fewer
low-more = minus { $n_text } a trick for the side with more
