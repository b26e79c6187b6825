# Two sides: their rows, their cards, and what a revoke costs them.

## Rows

pairs-and = &
pairs-both = { $first } and { $second }
pairs-all = { $names }
pairs-stands = { $side }, { $n ->
    [one] { $n_words } point
   *[other] { $n_words } points
} of { $of_text }
pairs-stands-open = { $side }, { $n ->
    [one] { $n_words } point
   *[other] { $n_words } points
}
pairs-more = { $first }, { $second }
pairs-leads = in the lead
pairs-last-hand = last hand { $n_words }
pairs-games = { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
}
pairs-bids = { $name } bids { $n_text }
pairs-bids-mode = { $name } bids { $n_text }, { $mode }
pairs-won-bidding = { $name } won the bidding
pairs-odd-trick = took the odd trick
pairs-bids-high = { $name } bids high
pairs-counted = low, their tricks
pairs-ask-high = Who bid high?
pairs-hint-high = Where nobody bids high the hand is low.
pairs-nobody-high = nobody bids high
pairs-chip-low = Nobody bids high, the hand is low
pairs-ask-counted = Whose tricks are counted?
pairs-chip-counted = Count the tricks of { $side }
pairs-bids-first = { $name } bids first
pairs-leads-first = { $name } leads
pairs-fact-bids-first = bids first

## The head of the page

pairs-to = to { $n_text }
pairs-to-out-at = to { $n_text }, out at { $out_text }
pairs-rubbers-to = rubbers of games to { $n_text }
pairs-cards-kitty = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
} and a kitty, { $books_text } books
pairs-cards-kitty-trump = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
} and a kitty, { $trump } trump
pairs-cards-no-trump = { $n ->
    [one] { $n_text } card, no trump
   *[other] { $n_text } cards, no trump
}
pairs-cards-kitty-no-trump = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
} and a kitty, no trump
pairs-in-uptown = uptown
pairs-in-downtown = downtown
pairs-in-no-trump = no trump
pairs-high = High
pairs-low = Low
pairs-in-high = high
pairs-in-low = low
pairs-in-force = { $mode } · { $wins }
pairs-high-wins = high cards win
pairs-low-wins = low cards win
pairs-more-win = more tricks win
pairs-fewer-win = fewer tricks win
pairs-rank-is = No trump, { $rank }
pairs-rank-unknown = ranking not noted

## Books

pairs-books-kitty = Books, kitty counted
pairs-hand-books = Hand { $n_text }: { $who }, { $what }, { $books ->
    [one] { $books_text } book
   *[other] { $books_text } books
}
pairs-tail-books = , { $what }, { $books ->
    [one] { $books_text } book
   *[other] { $books_text } books
}
pairs-needs-books = { $n_text } books make it, the kitty counted
pairs-made-or-set = { $made_text } or { $set_text }
pairs-made-or-set-times = ×{ $n_text }, { $made_text } or { $set_text }
pairs-made-or-short = { $made_text }, { $set_text } a book
pairs-made-or-short-says = { $made_words } if just made, { $set_words } for each book that is missing
pairs-made-or-set-says = { $made_words } if just made, { $set_words } if set

## Noting trump and ranking

pairs-more-trump = Trump
pairs-noting-trump = Noting the trump
pairs-ask-trump = Which suit is trump?
pairs-ask-rank = Which way do the cards rank?
pairs-hint-note = Nobody has to say it; Undo takes it back.
pairs-slot-trump = Trump
pairs-slot-rank = Ranking
pairs-chip-trump = Note { $trump }
pairs-chip-rank = Note { $rank }, { $wins }

## Revokes

pairs-ask-revoked = Who revoked?
pairs-ask-reneged = Who reneged?
pairs-hint-what = Counts with the last hand; Undo takes it back.
pairs-hint-revoked = Who revoked cannot win the game in that deal.
pairs-hint-revoked-alone = Below each: what it does to the last hand.
pairs-slot-what = Penalty
pairs-slot-who = Player
pairs-offer-tricks = { $n ->
    [one] One trick
    [3] Three tricks
   *[other] { $n_text } tricks
}
pairs-offer-tricks-small = revoke: to the other side
pairs-offer-tricks-says = Revoke: { $n ->
    [one] { $n_text } trick goes
   *[other] { $n_text } tricks go
} to the other side
pairs-offer-renege = { $n ->
    [one] One book
    [3] Three books
   *[other] { $n_text } books
}
pairs-offer-renege-small = renege: to the other side
pairs-offer-renege-says = Renege: { $n ->
    [one] { $n_text } book goes
   *[other] { $n_text } books go
} to the other side
pairs-offer-off = { $n ->
    [one] One point off
    [3] Three points off
   *[other] { $n_text } points off
}
pairs-offer-off-small = revoke: off their own score
pairs-offer-off-says = Revoke: { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
} off their own score
pairs-offer-onto = { $n ->
    [one] One point on
    [3] Three points on
   *[other] { $n_text } points on
}
pairs-offer-onto-small = revoke: to the other side
pairs-offer-onto-says = Revoke: { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
} onto the other side’s score
pairs-offer-revoke = Revoke
pairs-offer-replaces = { $n_text } for the hand
pairs-offer-replaces-says = Revoke: { $n_words } in place of what the hand scored
pairs-offer-added = { $n_text }, the hand counts
pairs-offer-added-says = Revoke: { $n_words } beside what the hand scored
pairs-offer-noted = noted, costs nothing
pairs-offer-noted-says = Revoke: noted on the hand, costs nothing
pairs-revoked = { $name } revoked
pairs-reneged = { $name } reneged
pairs-effect = { $own_text }, others { $others_text }
pairs-effect-says = { $side } { $own_words }, the others { $others_words }
pairs-effect-own = { $side } { $own_words }
pairs-in-place-of = { $now_text }, was { $before_text }
pairs-in-place-of-says = { $now_words } in place of { $before_words }
pairs-struck-kitty = the kitty
pairs-struck-kitty-full = the kitty is the first book
pairs-struck-no-tricks = no tricks
pairs-struck-no-tricks-full = there are no tricks to be taken from them
pairs-struck-noted = noted already
pairs-struck-noted-full = a revoke of { $name } is noted already

## Who won

pairs-won = { $side } won with { $n_text }
pairs-wins-by = { $side } win by { $n_text }
pairs-leads-by = { $side } lead by { $n_text }
pairs-game-won = game to { $side }
pairs-rubber-game-won = game to { $side }, { $n_text }–{ $to_text }
pairs-rubber-won = rubber to { $side }, { $n_text }–{ $to_text }
pairs-rubber-worth = { $side }: { $games ->
    [one] { $games_text } game
   *[other] { $games_text } games
} of the rubber, { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
}
pairs-wins-games = { $side } win, { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
} to { $to_text }
pairs-leads-games = { $side } lead, { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
} to { $to_text }
