# Partners who both bid, and what a nil is.
game-spades = Spades
partners-nil = Nil
partners-blind-nil = Blind nil
partners-in-nil = nil
partners-in-blind-nil = blind nil
partners-short-nil = nil
partners-short-blind-nil = bn
partners-chip-nil = { $name } bids { $nil }
partners-with = with { $name }
partners-contract = bid { $n_text }
partners-bags = { $n ->
    [one] { $n_text } bag
   *[other] { $n_text } bags
}
partners-contracts = { $first_text } and { $second_text }
partners-bags-after = bags { $first_text } and { $second_text }
partners-line = to { $n_text }, { $made_text } for each trick bid
partners-each = { $n_text } for each trick bid
partners-each-lost = minus { $n_text } for each trick bid
partners-term-overtrick = Each overtrick
partners-term-bags = Bags
partners-bags-cost = { $n_text } cost { $cost_text }
partners-nil-pays = { $made_text }, failed minus { $lost_text }
partners-term-nil-tricks = Tricks of a failed nil
partners-tricks-bags = are bags
partners-tricks-bid = count for the partner
partners-tricks-none = count for nothing
partners-brief-deal = Four players in fixed pairs, partners opposite, thirteen cards each. Spades are always trumps.
partners-brief-bid = From the dealer’s neighbour on, each says how many tricks they will take, and partners’ bids add up. Nil is a bid of no trick at all; blind nil is bid before the cards are looked at.
partners-brief-score = A side that takes what it bid scores for each trick bid, and a little for each beyond; those are bags, and enough of them cost a side dearly. A side that takes less loses, as the scheme has it. A nil wins or loses by itself.
partners-ask-made = What does each trick bid score where the bid is made?
partners-ask-lost = What does each trick bid cost where the bid fails?
partners-ask-overtrick = What does each overtrick score?
partners-ask-bags = Are bags counted?
partners-ask-limit = How many bags cost something?
partners-ask-penalty = What do so many bags cost?
partners-ask-nil = { $nil }: is it played?
partners-ask-nil-made = What does it win?
partners-ask-nil-lost = What does it cost where it fails?
partners-ask-nil-tricks = What do the tricks of a failed nil count for?
partners-word-each = for each trick bid
partners-word-minus = minus
partners-word-cost = cost
partners-word-failed-minus = , failed minus
partners-worked-title = With a partner who bids and takes { $bid }
partners-cell = bids { $bid }, takes { $tricks_text }: { $n_words }
partners-worked = { $name } bids { $bid } and takes { $tricks_text }:
