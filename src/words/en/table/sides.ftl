# Two sides: rows, cards, and penalties.

## Rows

# Between the separate names of two partners.
sides-and = &

# Two partners within a spoken sentence.
#   $first (text), $second (text)
sides-both = { $first } and { $second }

# A side, its points, and the target.
#   $side (message), $points (number), $of (number)
sides-stands = { sides-stands-open } of { $of_text }

# A side and its points, without a target.
#   $side (message), $points (number)
sides-stands-open = { $side }, { points-said }

# A side that leads.
sides-leads = in the lead

# A side's points in the last hand.
#   $n (change)
sides-last-hand = last hand { $n_words }

# The number of games won in a rubber.
#   $n (number)
sides-games = { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
}

# Caption of a side: who won the bidding, and with what.
#   $name (text), $n (number)
sides-bids = { $name } bids { $n_text }

# The same with the mode.
#   $name (text), $n (number), $mode (message)
sides-bids-mode = { $name } bids { $n_text }, { $mode }

# Caption of a side: it took the odd trick.
sides-odd-trick = took the odd trick

# Caption of a side, and a card: who bid high.
#   $name (text)
step-bidder-high-card = { $name } bids high

# Caption of a side in a low hand: its tricks are counted.
sides-counted = low; their tricks count

# The question who bid high.
step-bidder-high-ask = Who bid high?

# The hint that without a high bid the hand is low.
sides-hint-high = If nobody bids high, the hand is low.

# On the card Low: nobody bids high.
sides-nobody-high = nobody bids high

# The same in full.
sides-nobody-high-full = { sides-hint-high }

# The card Low as a label.
sides-chip-low = Nobody bids high: the hand is low

# The question whose tricks are counted in a low hand.
step-side-counted-ask = Whose tricks are counted?

# A card: count the tricks of that side.
#   $side (message)
step-side-counted-card = Count the tricks of { $side }

# Caption of a side: who bids first.
#   $name (text)
sides-bids-first = { $name } bids first

# Caption of a side: who leads.
#   $name (text)
sides-leads-first = { $name } leads

# After the name of the first bidder.
sides-fact-bids-first = bids first

## The head of the page

# The points that win a game.
#   $n (number)
sides-to = to { $n_text }

# The same, with the losing score.
#   $n (number), $out (number)
sides-to-out-at = to { $n_text }, lost at { $out_text }

# The points that win a game of a rubber.
#   $n (number)
sides-rubbers-to = rubbers of games to { $n_text }

# Cards each, a kitty, and the number of books.
#   $n (number), $books (number)
sides-cards-kitty = { sides-cards-and-kitty }, { $books_text } books

# Cards each, and a kitty.
#   $n (number)
sides-cards-and-kitty = { cards-dealt } and a kitty

# A mode within a sentence: high cards win.
rule-bids-modes-uptown-in = uptown

# A mode within a sentence: low cards win.
rule-bids-modes-downtown-in = downtown
rule-bids-modes-no-trump-in = { suit-none }

# A mode: bid high, for tricks.
rule-high-card = High

# A mode: not bid high, against tricks.
rule-low-card = Low

# A mode within a sentence: high.
rule-high-in = high

# A mode within a sentence: low.
rule-low-in = low

# High cards win.
sides-high-wins = high cards win

# Low cards win.
sides-low-wins = low cards win

# In a high hand: the side with more tricks wins it.
sides-more-win = more tricks win

# In a low hand: the side with fewer tricks wins it.
sides-fewer-win = fewer tricks win

# The same as the hint of a question.
sides-hint-low = Fewer tricks win.

# No trump, and the ranking.
#   $rank (message)
sides-rank-is = No trump, { $rank }

# A ranking not noted.
sides-rank-unknown = ranking not noted

## Books

# What is counted if the kitty is a book.
sides-books-kitty = Books, kitty included

# After a name: the bid and the number of books.
#   $what (message), $books (number)
sides-tail-books = , { $what }, { $books ->
    [one] { $books_text } book
   *[other] { $books_text } books
}

# What a level needs, on its card.
#   $n (number)
sides-needs = { $n_text }

# The same in full.
sides-needs-full = { hint-needs }

# What a level needs if the kitty counts, on its card.
#   $n (number)
sides-needs-books = { $n_text }

# The same in full.
sides-needs-books-full = { $n_text } books needed, kitty included

# On a mode: its score if just made, and if set.
#   $made (change), $set (change)
sides-made-or-set = { $made_text } or { $set_text }

# The same, multiplied.
#   $n (number), $made (change), $set (change)
sides-made-or-set-times = ×{ $n_text }, { $made_text } or { $set_text }

# The same in full.
sides-made-or-set-times-full = { sides-made-or-set-full }

# On a mode: its score if just made, and the cost per missing book.
#   $made (change), $set (change)
sides-made-or-short = { $made_text }, { $set_text } a book

# The same as a label.
sides-made-or-short-full = { $made_words } if just made, { $set_words } for each book short

# The same as a label.
sides-made-or-set-full = { $made_words } if just made, { $set_words } if set

## Noting trump and ranking

# Over the dock while the trump is noted.
sides-noting-trump = Noting trumps

# The question for the trump suit.
sides-ask-trump = Which suit is trumps?

# The question for the ranking.
sides-ask-rank = Which way do the cards rank?

# The hint that noting is optional and can be undone.
sides-hint-note = Optional.

# Heading of the rankings.
sides-slot-rank = Ranking

# A card: note that suit.
#   $trump (message)
sides-chip-trump = Note { $trump }

# A card: note that ranking.
#   $rank (message), $wins (message)
sides-chip-rank = Note { $rank }, { $wins }

## Revokes

# The question who revoked.
sides-ask-revoked = Who revoked?

# The question who reneged.
sides-ask-reneged = Who reneged?

# The hint on penalties, and that the offenders cannot win the game in that deal.
sides-hint-revoked = The side that revoked cannot win on that deal.

# The hint on the text of each card.
sides-hint-revoked-alone = Each card shows its effect on the last hand.

# A slot: what happened.
sides-slot-what = Penalty

# A slot: the offender.
sides-slot-who = Player

# A card: tricks for a revoke.
#   $n (number)
sides-offer-tricks = { $n ->
    [one] One trick
    [3] Three tricks
   *[other] { $n_text } tricks
}

# The receiver of tricks or points.
#   $n (number)
sides-offer-tricks-small = revoke: to the other side

# The same as a sentence.
sides-offer-tricks-small-full = Revoke: { $n ->
    [one] { $n_text } trick goes
   *[other] { $n_text } tricks go
} to the other side

# A card: books for a renege.
#   $n (number)
sides-offer-renege = { $n ->
    [one] One book
    [3] Three books
   *[other] { $n_text } books
}

# Their receiver.
#   $n (number)
sides-offer-renege-small = renege: to the other side

# The same as a sentence.
sides-offer-renege-small-full = Renege: { $n ->
    [one] { $n_text } book goes
   *[other] { $n_text } books go
} to the other side

# A card: points off for a revoke.
#   $n (number)
sides-offer-off = { $n ->
    [one] One point off
    [3] Three points off
   *[other] { $n_text } points off
}

# Their owner.
#   $n (number)
sides-offer-off-small = revoke: off their own score

# The same as a sentence.
sides-offer-off-small-full = Revoke: { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
} off their own score

# A card: points for a revoke.
#   $n (number)
sides-offer-onto = { $n ->
    [one] One point added
    [3] Three points added
   *[other] { $n_text } points added
}

# Their receiver.
#   $n (number)
sides-offer-onto-small = { sides-offer-tricks-small }

# The same as a sentence.
sides-offer-onto-small-full = Revoke: { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
} onto the other side’s score

# A card: a revoke.
sides-offer-revoke = Revoke

# The scheme's penalty, which replaces the hand's score.
#   $n (change)
sides-offer-replaces = { $n_text } for the hand

# The same as a sentence.
sides-offer-replaces-full = Revoke: { $n_words } instead of the hand’s score

# The scheme's penalty, added to the hand's score.
#   $n (change)
sides-offer-added = { $n_text }, the hand counts

# The same as a sentence.
sides-offer-added-full = Revoke: { $n_words } in addition to the hand’s score

# A revoke without a penalty.
sides-offer-noted = noted, costs nothing

# The same as a sentence.
sides-offer-noted-full = Revoke: noted on the hand, costs nothing

# A card: who revoked.
#   $name (text)
sides-revoked = { $name } revoked

# A card: who reneged.
#   $name (text)
sides-reneged = { $name } reneged

# The effect of a penalty on both sides.
#   $side (message), $own (change), $others (change)
sides-effect = { $own_text }, others { $others_text }

# The same as a label.
sides-effect-full = { $side } { $own_words }, the others { $others_words }

# The effect of a penalty on the side alone.
#   $side (message), $own (change)
sides-effect-own = { $own_text }

# The same as a label.
sides-effect-own-full = { $side } { $own_words }

# The hand's new and old score.
#   $now (change), $before (change)
sides-in-place-of = { $now_text }, was { $before_text }

# The same as a label.
sides-in-place-of-full = { $now_words } in place of { $before_words }

# Why no books are struck, in two words: the kitty is one.
struck-kitty = the kitty

# The same in full.
struck-kitty-full = the kitty is the first book

# Why a card is struck out, in short: no tricks to be had.
sides-struck-no-tricks = no tricks

# The same in full.
sides-struck-no-tricks-full = they have no tricks to give up

# Why a card is struck out, in short: it is noted already.
#   $name (text)
sides-struck-noted = noted already

# The same in full.
sides-struck-noted-full = a revoke by { $name } is already noted

## Who won

# A side that won, on a session's row.
#   $side (message), $n (points)
sides-won = { $side } won with { $n_text }

# A side that won, and the margin.
#   $side (message), $n (number)
sides-wins-by = { $side } win by { $n_text }

# A side that leads, and the margin.
#   $side (message), $n (number)
sides-leads-by = { $side } lead by { $n_text }

# A game won with a hand.
#   $side (message)
sides-game-won = game to { $side }

# A game of a rubber won, and each side's games.
#   $side (message), $n (number), $to (number)
sides-rubber-game-won = game to { $side }, { $n_text }–{ $to_text }

# The rubber won, with each side's games and points.
#   $side (message), $n (number), $to (number), $points (number), $against (number)
sides-rubber-won = rubber to { $side }, games { $n_text }–{ $to_text }, points { $points_text }–{ $against_text }

# A side's games in a rubber, and their value.
#   $side (message), $games (number), $n (number)
sides-rubber-worth = { $side }: { $games ->
    [one] { $games_text } game
   *[other] { $games_text } games
} of the rubber, { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
}

# A side that won, by games of a rubber.
#   $side (message), $n (number), $to (number)
sides-wins-games = { $side } win, { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
} to { $to_text }

# A side that leads, by games of a rubber.
#   $side (message), $n (number), $to (number)
sides-leads-games = { $side } lead, { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
} to { $to_text }
