# Partners who both bid, and what a nil is.
# The game Spades.
game-spades = Spades

# A bid of no trick at all, on its card.
partners-nil = Nil

# The same on its card, beside that of a nil.
partners-card-blind-nil = Blind

# A bid of no trick at all inside a sentence.
partners-in-nil = nil

# The same, bid before the cards are looked at.
partners-in-blind-nil = blind nil

# A bid of no trick at all in a narrow cell.
partners-short-nil = nil

# The same, bid before the cards are looked at.
partners-short-blind-nil = bn

# A card: somebody bids nil.
#   $name (text), $nil (message)
partners-chip-nil = { $name } bids { $nil }

# Under a player: who the partner is.
#   $name (text)
partners-with = with { $name }

# After a side: what partners bid together.
#   $n (number)
partners-contract = bid { $n_text }

# After a side: its bags.
#   $n (number)
partners-bags = { $n ->
    [one] { $n_text } bag
   *[other] { $n_text } bags
}

# On the sheet: what each side bids.
#   $first (number), $second (number)
partners-contracts = { $first_text } and { $second_text }

# On the sheet: the bags of each side after a hand.
#   $first (number), $second (number)
partners-bags-after = bags { $first_text } and { $second_text }

# A scheme in a line: the points that win, and points for each trick that is bid.
#   $n (number), $made (number)
partners-line = to { $n_text }, { $made_text } for each trick bid

# A contract that is made: so many points for each trick that was bid.
#   $n (number)
partners-each = { $n_text } for each trick bid

# The deal in brief.
partners-brief-deal = Four players in fixed pairs, partners opposite, thirteen cards each. Spades are always trumps.

# The bidding in brief.
partners-brief-bid = From the dealer’s neighbour on, each says how many tricks they will take, and partners’ bids add up. Nil is a bid of no trick at all; blind nil is bid before the cards are looked at.

# The score in brief.
partners-brief-score = A side that takes what it bid scores for each trick bid, and a little for each beyond; those are bags, and enough of them cost a side dearly. A side that takes less loses, as the scheme has it. A nil wins or loses by itself.

# Over a table of bids by tricks: the partner bids and takes so much.
#   $bid (message)
partners-worked-title = With a partner who bids and takes { $bid }

# A cell of it in words.
#   $bid (message), $tricks (number), $n (number)
partners-cell = bids { $bid }, takes { $tricks_text }: { $n_words }

# The boxed cell in a sentence, up to its sum.
#   $name (message), $bid (message), $tricks (number)
partners-worked = { $name } bids { $bid } and takes { $tricks_text }:
