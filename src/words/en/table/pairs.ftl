# Two sides: their rows, their cards, and what a revoke costs them.

## Rows

# Between the names of two partners, each of which stands by itself.
pairs-and = &

# Two partners inside a sentence that is read out.
#   $first (text), $second (text)
pairs-both = { $first } and { $second }

# More than two who played on a side.
#   $names (texts)
pairs-all = { $names }

# A side, its points, and those that win the game.
#   $side (message), $n (number), $of (number)
pairs-stands = { $side }, { $n ->
    [one] { $n_words } point
   *[other] { $n_words } points
} of { $of_text }

# A side and its points, where there is no game to win.
#   $side (message), $n (number)
pairs-stands-open = { $side }, { $n ->
    [one] { $n_words } point
   *[other] { $n_words } points
}

# A sentence that goes on.
#   $first (message), $second (message)
pairs-more = { $first }, { $second }

# A side that is ahead.
pairs-leads = in the lead

# What the last hand brought to a side.
#   $n (change)
pairs-last-hand = last hand { $n_words }

# So many games won, in a rubber.
#   $n (number)
pairs-games = { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
}

# Under a side: who won the bidding, and with what.
#   $name (text), $n (number)
pairs-bids = { $name } bids { $n_text }

# The same with the mode.
#   $name (text), $n (number), $mode (message)
pairs-bids-mode = { $name } bids { $n_text }, { $mode }

# Under a side: who won the bidding.
#   $name (text)
pairs-won-bidding = { $name } won the bidding

# Under a side: it took the odd trick.
pairs-odd-trick = took the odd trick

# Under a side, and a card: who bid high.
#   $name (text)
pairs-bids-high = { $name } bids high

# Under a side in a low hand: its tricks are the ones that are counted.
pairs-counted = low, their tricks

# Who bid high?
pairs-ask-high = Who bid high?

# That a hand which nobody bids high is low.
pairs-hint-high = Where nobody bids high the hand is low.

# On the card Low: nobody bids high.
pairs-nobody-high = nobody bids high

# The card Low as a sentence.
pairs-chip-low = Nobody bids high, the hand is low

# In a low hand: the tricks of which side are counted?
pairs-ask-counted = Whose tricks are counted?

# A card: count the tricks of that side.
#   $side (message)
pairs-chip-counted = Count the tricks of { $side }

# Under a side: who bids first.
#   $name (text)
pairs-bids-first = { $name } bids first

# Under a side: who leads.
#   $name (text)
pairs-leads-first = { $name } leads

# After the name of who bids first.
pairs-fact-bids-first = bids first

## The head of the page

# The points that win a game.
#   $n (number)
pairs-to = to { $n_text }

# The same, and those that lose it.
#   $n (number), $out (number)
pairs-to-out-at = to { $n_text }, out at { $out_text }

# The points that win a game of a rubber.
#   $n (number)
pairs-rubbers-to = rubbers of games to { $n_text }

# Cards each and a kitty, and the books there are.
#   $n (number), $books (number)
pairs-cards-kitty = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
} and a kitty, { $books_text } books

# Cards each, a kitty, and the trump suit.
#   $n (number), $trump (message)
pairs-cards-kitty-trump = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
} and a kitty, { $trump } trump

# Cards each, and no trump.
#   $n (number)
pairs-cards-no-trump = { $n ->
    [one] { $n_text } card, no trump
   *[other] { $n_text } cards, no trump
}

# Cards each, a kitty, and no trump.
#   $n (number)
pairs-cards-kitty-no-trump = { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
} and a kitty, no trump

# A mode inside a sentence: high cards win.
pairs-in-uptown = uptown

# A mode inside a sentence: low cards win.
pairs-in-downtown = downtown

# A mode inside a sentence: without trumps.
pairs-in-no-trump = no trump

# A mode: somebody bid high, and tricks are tried for.
pairs-high = High

# A mode: nobody bid high, and tricks are avoided.
pairs-low = Low

# A mode inside a sentence: somebody bid high.
pairs-in-high = high

# A mode inside a sentence: nobody bid high.
pairs-in-low = low

# The mode in force, and which cards win.
#   $mode (message), $wins (message)
pairs-in-force = { $mode } · { $wins }

# High cards win.
pairs-high-wins = high cards win

# Low cards win.
pairs-low-wins = low cards win

# In a high hand: the side with more tricks wins it.
pairs-more-win = more tricks win

# In a low hand: the side with fewer tricks wins it.
pairs-fewer-win = fewer tricks win

# No trump, and which way cards rank.
#   $rank (message)
pairs-rank-is = No trump, { $rank }

# A ranking that nobody has noted.
pairs-rank-unknown = ranking not noted

## Books

# What is counted where the kitty is one of the books.
pairs-books-kitty = Books, kitty included

# Who, what and how many books.
#   $n (number), $who (message), $what (message), $books (number)
pairs-hand-books = Hand { $n_text }: { $who }, { $what }, { $books ->
    [one] { $books_text } book
   *[other] { $books_text } books
}

# After a name: what they played and how many books.
#   $what (message), $books (number)
pairs-tail-books = , { $what }, { $books ->
    [one] { $books_text } book
   *[other] { $books_text } books
}

# What a bid needs, on its card as a sentence.
#   $n (number)
pairs-needs-books = { $n_text } books needed, kitty included

# On a mode: what it scores where it is just made, and where it is set.
#   $made (change), $set (change)
pairs-made-or-set = { $made_text } or { $set_text }

# The same, multiplied.
#   $n (number), $made (change), $set (change)
pairs-made-or-set-times = ×{ $n_text }, { $made_text } or { $set_text }

# On a mode: what it scores where it is just made, and what a missing book costs.
#   $made (change), $set (change)
pairs-made-or-short = { $made_text }, { $set_text } a book

# The same in words.
#   $made (change), $set (change)
pairs-made-or-short-says = { $made_words } if just made, { $set_words } for each book short

# The same in words.
#   $made (change), $set (change)
pairs-made-or-set-says = { $made_words } if just made, { $set_words } if set

## Noting trump and ranking

# More: note the trump.
pairs-more-trump = Trump

# Over the dock while the trump is noted.
pairs-noting-trump = Noting the trump

# Which suit is trump?
pairs-ask-trump = Which suit is trump?

# Which way do the cards rank?
pairs-ask-rank = Which way do the cards rank?

# That nobody has to note it, and how it is taken back.
pairs-hint-note = Optional.

# Over the suits.
pairs-slot-trump = Trump

# Over the two rankings.
pairs-slot-rank = Ranking

# A card: note that suit.
#   $trump (message)
pairs-chip-trump = Note { $trump }

# A card: note that ranking.
#   $rank (message), $wins (message)
pairs-chip-rank = Note { $rank }, { $wins }

## Revokes

# Who revoked?
pairs-ask-revoked = Who revoked?

# Who reneged?
pairs-ask-reneged = Who reneged?

# That all of it counts with the last hand.
pairs-hint-what = Counts with the last hand; Undo takes it back.

# What stands below, and that whoever revoked cannot win the game in that deal.
pairs-hint-revoked = Who revoked cannot win the game in that deal.

# What stands below each name.
pairs-hint-revoked-alone = Below each: the effect on the last hand.

# A slot: what happened.
pairs-slot-what = Penalty

# A slot: who it was.
pairs-slot-who = Player

# A card: tricks for a revoke.
#   $n (number)
pairs-offer-tricks = { $n ->
    [one] One trick
    [3] Three tricks
   *[other] { $n_text } tricks
}

# Where they go.
pairs-offer-tricks-small = revoke: to the other side

# The same as a sentence.
#   $n (number)
pairs-offer-tricks-says = Revoke: { $n ->
    [one] { $n_text } trick goes
   *[other] { $n_text } tricks go
} to the other side

# A card: books for a renege.
#   $n (number)
pairs-offer-renege = { $n ->
    [one] One book
    [3] Three books
   *[other] { $n_text } books
}

# Where they go.
pairs-offer-renege-small = renege: to the other side

# The same as a sentence.
#   $n (number)
pairs-offer-renege-says = Renege: { $n ->
    [one] { $n_text } book goes
   *[other] { $n_text } books go
} to the other side

# A card: points off for a revoke.
#   $n (number)
pairs-offer-off = { $n ->
    [one] One point off
    [3] Three points off
   *[other] { $n_text } points off
}

# Whose they are.
pairs-offer-off-small = revoke: off their own score

# The same as a sentence.
#   $n (number)
pairs-offer-off-says = Revoke: { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
} off their own score

# A card: points for a revoke.
#   $n (number)
pairs-offer-onto = { $n ->
    [one] One point on
    [3] Three points on
   *[other] { $n_text } points on
}

# Who gets them.
pairs-offer-onto-small = revoke: to the other side

# The same as a sentence.
#   $n (number)
pairs-offer-onto-says = Revoke: { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
} onto the other side’s score

# A card: a revoke.
pairs-offer-revoke = Revoke

# What the scheme has for it, in place of the hand's score.
#   $n (change)
pairs-offer-replaces = { $n_text } for the hand

# The same as a sentence.
#   $n (change)
pairs-offer-replaces-says = Revoke: { $n_words } instead of the hand’s score

# What the scheme has for it, beside the hand's score.
#   $n (change)
pairs-offer-added = { $n_text }, the hand counts

# The same as a sentence.
#   $n (change)
pairs-offer-added-says = Revoke: { $n_words } in addition to the hand’s score

# A revoke that costs nothing.
pairs-offer-noted = noted, costs nothing

# The same as a sentence.
pairs-offer-noted-says = Revoke: noted on the hand, costs nothing

# A card: who revoked.
#   $name (text)
pairs-revoked = { $name } revoked

# A card: who reneged.
#   $name (text)
pairs-reneged = { $name } reneged

# What a penalty does to both sides.
#   $own (change), $others (change)
pairs-effect = { $own_text }, others { $others_text }

# The same in words.
#   $side (message), $own (change), $others (change)
pairs-effect-says = { $side } { $own_words }, the others { $others_words }

# What a penalty does, in words.
#   $side (message), $own (change)
pairs-effect-own = { $side } { $own_words }

# What the hand scores now, and what it scored.
#   $now (change), $before (change)
pairs-in-place-of = { $now_text }, was { $before_text }

# The same in words.
#   $now (change), $before (change)
pairs-in-place-of-says = { $now_words } in place of { $before_words }

# Why no books are struck, in two words: the kitty is one.
pairs-struck-kitty = the kitty

# The same in full.
pairs-struck-kitty-full = the kitty is the first book

# Why a penalty is struck, in two words: no tricks to be had.
pairs-struck-no-tricks = no tricks

# The same in full.
pairs-struck-no-tricks-full = they have no tricks to give up

# Why a penalty is struck, in two words: it is noted already.
pairs-struck-noted = noted already

# The same in full.
#   $name (text)
pairs-struck-noted-full = a revoke of { $name } is noted already

## Who won

# A side that won, on a session's row.
#   $side (message), $n (points)
pairs-won = { $side } won with { $n_text }

# A side that won, and by how much.
#   $side (message), $n (number)
pairs-wins-by = { $side } win by { $n_text }

# A side that is ahead, and by how much.
#   $side (message), $n (number)
pairs-leads-by = { $side } lead by { $n_text }

# A game that was won with a hand.
#   $side (message)
pairs-game-won = game to { $side }

# A game of a rubber, and how many each side then has.
#   $side (message), $n (number), $to (number)
pairs-rubber-game-won = game to { $side }, { $n_text }–{ $to_text }

# The rubber, and how many games each side then has.
#   $side (message), $n (number), $to (number)
pairs-rubber-won = rubber to { $side }, { $n_text }–{ $to_text }

# A side's games in a rubber, and what they are worth in points.
#   $side (message), $games (number), $n (number)
pairs-rubber-worth = { $side }: { $games ->
    [one] { $games_text } game
   *[other] { $games_text } games
} of the rubber, { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
}

# A side that won, by games of a rubber.
#   $side (message), $n (number), $to (number)
pairs-wins-games = { $side } win, { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
} to { $to_text }

# A side that is ahead, by games of a rubber.
#   $side (message), $n (number), $to (number)
pairs-leads-games = { $side } lead, { $n ->
    [one] { $n_text } game
   *[other] { $n_text } games
} to { $to_text }
