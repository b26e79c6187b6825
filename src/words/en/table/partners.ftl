# Partnership bidding and nil.

game-spades = Spades

# A nil bid, on its card.
rule-nil-card = Nil

# A blind nil, on its card.
rule-blind-nil-card = Blind

# A nil bid within a sentence.
rule-nil-in = nil

# The same, for a blind nil.
rule-blind-nil-in = blind nil

# A nil bid in a narrow cell.
rule-nil-short = nil

# The same, for a blind nil.
rule-blind-nil-short = bn

# A card: a player bids nil.
#   $name (text), $nil (message)
partners-chip-nil = { $name } bids { $nil }

# Caption of a player: the partner.
#   $name (text)
partners-with = with { $name }

# After a side: its contract.
#   $n (number)
partners-contract = bid { $n_text }

# After a side: its score in the game.
#   $n (number)
partners-score = score { $n_text }

# After a side: its bags.
#   $n (number)
partners-bags = { $n ->
    [one] { $n_text } bag
   *[other] { $n_text } bags
}

# Sheet cell: each side's contract.
#   $first (number), $second (number)
partners-contracts = { $first_text } and { $second_text }

# Sheet cell: each side's bags after a hand.
#   $first (number), $second (number)
partners-bags-after = bags { $first_text } and { $second_text }

# Sheet cell: what a side lost for its bags.
#   $n (change)
partners-bags-lost = bags { $n_text }

# A contract made: points per trick bid.
#   $n (number)
partners-each = { $n_text } for each trick bid

brief-partners-deal = Four players in fixed pairs, partners opposite, thirteen cards each. Spades are always trumps.
brief-partners-bid = Starting with the player after the dealer, each says how many tricks they will take, and partners’ bids add up. Nil is a bid of no tricks; blind nil is bid before looking at the cards.
brief-partners-score = A side that takes what it bid scores for each trick bid, and a little for each beyond; those are bags, and enough of them cost a side dearly. A side that takes less loses, as the scheme has it. A nil wins or loses by itself.

# Table title: the partner's bid and tricks.
#   $bid (message)
partners-worked-title = With a partner who bids and takes { $bid }

# A cell of it as a label.
#   $bid (message), $tricks (number)
partners-cell = bids { $bid }, takes { $tricks_text }

# The boxed cell as a sentence, up to its sum.
#   $name (message), $bid (message), $tricks (number), $partner (message)
partners-worked = { $name } bids { $bid } and takes { $tricks_text }, the partner bids and takes { $partner }:
