# Who sits where, and who comes and goes.

# What stands behind More: who sits where.
seating-players = Players

# Over the seats: from which hand on a change holds.
#   $n (number)
seating-from-hand = From hand { $n_text } on

# A warning: what was entered of the open hand is asked again.
#   $n (number)
seating-taps-go = From hand { $n_text } on; this hand will start over

# What is asked before anybody was tapped.
seating-ask-who = Who joins or leaves?

# What can be tapped then.
seating-hint-who = Tap a seat, or a player who joins

# What is asked of somebody at the table.
#   $name (text)
seating-ask-seated = { $name }

# What is asked of somebody who comes.
#   $name (text)
seating-ask-comes = { $name } joins

# A seat as a button.
#   $name (text)
seating-seat = Seat of { $name }

# The same, of who is dealt no cards.
#   $name (text)
seating-seat-out = Seat of { $name }, who sits out

# Over those who have no seat.
seating-head-away = Not at the table

# In their place, where there is nobody.
seating-head-away-nobody = Everyone on your list is playing

# Somebody without a seat, as a button.
#   $name (text)
seating-comes = { $name } joins the table

# A card: gets up.
seating-leaves = leaves

# The same in full.
#   $name (text)
seating-leaves-says = { $name } leaves

# A card: is dealt no cards in the next hand.
#   $n (number)
seating-sits-out = sits out hand { $n_text }

# The same in full.
#   $name (text), $n (number)
seating-sits-out-says = { $name } sits out hand { $n_text }

# A card: is dealt cards after all.
#   $n (number)
seating-plays = plays hand { $n_text }

# The same in full.
#   $name (text), $n (number)
seating-plays-says = { $name } plays hand { $n_text }

# Over those with whom somebody changes places.
#   $name (text)
seating-head-swap = { $name } changes places with

# One of them, in full.
#   $name (text), $other (text)
seating-swap-says = { $name } and { $other } change places

# Over those who take somebody's place.
#   $name (text)
seating-head-replace = In place of { $name }

# One of them, in full.
#   $name (text), $other (text)
seating-replace-says = { $name } plays in place of { $other }

# Over the gaps between two who sit side by side.
seating-head-between = sits between

# One of them.
#   $first (text), $second (text)
seating-between = { $first } and { $second }

# The same in full.
#   $name (text), $first (text), $second (text)
seating-between-says = { $name } sits between { $first } and { $second }

# Over those whose place somebody takes.
seating-head-instead = or plays in place of

# Over the points with which somebody begins who comes late.
#   $name (text)
seating-head-begins = { $name } begins with

# As many as the last has.
#   $n (points)
seating-begins-last = { $n_text }, as the last

# As many as all have on the average.
#   $n (points)
seating-begins-mean = { $n_text }, as the average

# One of them, in full.
#   $name (text), $n (points)
seating-begins-says = { $name } begins with { $n_words }

# What becomes of these points.
seating-begins-note = Starting points don’t affect money.

# The reason that is written with them.
seating-late = joined late

# Why nobody can leave.
#   $game (message), $n (number)
seating-needs = { $game } needs { $n_text } at the table

# Why nobody can come.
#   $game (message), $n (number)
seating-holds = { $game } is for at most { $n_text } at the table

# Why nobody can sit out.
#   $game (message), $n (number)
seating-needs-dealt = { $game } is dealt to { $n_text }

# Said afterwards: got up.
#   $name (text)
seating-has-left = { $name } has left the table

# Said afterwards: sat down between two.
#   $name (text), $first (text), $second (text)
seating-has-come = { $name } sits between { $first } and { $second }

# Said afterwards: took somebody's place.
#   $name (text), $other (text)
seating-has-replaced = { $name } plays in place of { $other }

# Said afterwards: changed places.
#   $name (text), $other (text)
seating-have-swapped = { $name } and { $other } have changed places

# A change that the books refuse.
#   $why (text)
seating-cannot-be = Not possible: { $why }

# Under a name: the points with which somebody began.
#   $n (points)
seating-begins-with = began with { $n_text }

# The rules of a new session.

# Beside the switches: the scheme itself does not change.
seating-scheme-stays = for this session only

# In its place: how many switches stand otherwise.
#   $n (number)
seating-scheme-stays-changed = { $n ->
    [one] { $n_text } changed
   *[other] { $n_text } changed
}

# Trumps in a fixed order.
#   $list (message)
seating-in-turn = { $list } in turn

# One after the other.
#   $first (message), $second (message)
seating-then = { $first }, { $second }

# A switch: tricks over and under.
seating-rule-overs = Tricks over and under

# A value: they score.
seating-overs-counted = count

# A value: they do not.
seating-overs-not-counted = do not count

# A switch: how many cards hand after hand.
seating-rule-sizes = Cards each

# A value: from the smallest to the largest hand.
#   $from (number), $to (number)
seating-sizes-up = { $from_text } to { $to_text }

# A value: up and down again.
#   $from (number), $to (number)
seating-sizes-up-and-back = { $from_text } up to { $to_text } and back

# A value: from the largest to the smallest hand.
#   $from (number), $to (number)
seating-sizes-down = { $from_text } down to { $to_text }

# A value: down and up again.
#   $from (number), $to (number)
seating-sizes-down-and-back = { $from_text } down to { $to_text } and back

# The same in larger steps.
#   $way (message), $n (number)
seating-sizes-by = { $way }, by { $n_text }

# How many hands that comes to.
#   $hands (number), $most (number), $players (number)
seating-sizes-come = { $players ->
    [one] With { $players_text } player
   *[other] With { $players_text } players
} { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}, { $most ->
    [one] { $most_text } card
   *[other] { $most_text } cards
} each at most

# The field for a list of sizes.
seating-sizes-typed = Cards each, hand by hand

# What the list may hold.
#   $n (number)
seating-sizes-wrong = Numbers from 1 to { $n_text }, separated by spaces

# A switch: the shortest and the longest hands.
seating-rule-repeat = Shortest and longest hands

# A value: each once.
seating-repeat-none = once each

# A value: once for each player.
seating-repeat-players = once for each player

# A value: what too many and too few tricks score.
#   $over (message), $under (message)
seating-over-and-under = { $over } over, { $under } under

# A switch: a bid that was missed by far.
seating-rule-far = Big miss

# A value: as any miss.
seating-far-as-any = like any miss

# A value: so many points from so many tricks off.
#   $points (points), $n (number)
seating-far-costs = { $points_text } from { $n ->
    [one] { $n_text } trick
   *[other] { $n_text } tricks
} off

# A value: slams that are added to the bid's points.
#   $slam (message)
seating-on-top = { $slam }, on top of the bid

# A switch: the trump of the last hand.
seating-rule-last-hand = Trumps in the last hand

# A value: as in the others.
seating-last-hand-same = as usual

# A switch: from where on honours do not count.
seating-rule-bar = Honours count

# A value: nowhere.
seating-bar-none = at any score

# A value: for a side with so many points.
#   $n (number)
seating-bar-from = below { $n_text }

# A value: games by themselves.
seating-rubber-none = single games

# A switch: the lowest bid.
seating-rule-lowest = Lowest bid

# A switch: all thirteen.
seating-rule-boston = Boston

# A switch: the opponents of a bid that failed.
seating-rule-opponents = Opponents of a bid that failed

# A value: they score their tricks.
seating-opponents-score = score above the book

# A value: they score nothing.
seating-opponents-nothing = score nothing

# A switch: the dealer after three passes.
seating-rule-forced = The dealer, after three passes

# A value: has to bid.
seating-forced-yes = has to bid

# A value: may pass.
seating-forced-no = may pass too

# A switch: the dealer's bid.
seating-rule-match = The dealer’s bid

# A value: may be as high as the last.
seating-match-yes = may match the last

# A value: has to be higher.
seating-match-no = has to outbid it

# How points become money.

# A way of settling: by points.
seating-settle-point = by the point

# A way of settling: every two for themselves.
seating-settle-difference = by difference

# A way of settling: by games.
seating-settle-game = by the game

# A way of settling: by rubbers.
seating-settle-rubber = by the rubber

# A way of settling: one takes all.
seating-settle-pot = winner takes the pot

# A way of settling: by rank.
seating-settle-place = by place

# A way of settling: for honour.
seating-settle-none = no stake

# What it means: contracts, by points.
seating-note-point = A point is worth the stake.

# What it means: everybody for himself, by points.
seating-note-mean = A point above or below the table’s mean is worth the stake.

# What it means: between sides, by points.
seating-note-sides = Each loser pays a winner the stake for every point between the sides.

# What it means: in a rubber, by its points.
seating-note-rubber-points = Each loser pays a winner for the points of the rubber: its games and its bonus.

# What it means: in a rubber, by tricks and honours.
seating-note-tricks = Each loser pays a winner for tricks and honours; games and the bonus do not count.

# What it means: every two for themselves.
seating-note-difference = Each pair settles the difference of their points.

# What it means: by games.
seating-note-game = Each loser pays a winner one stake for every game.

# What it means: by rubbers.
seating-note-rubber = Each loser pays a winner one stake for every rubber.

# What it means: one takes all.
seating-note-pot = Everyone puts in one stake; the winner takes them all.

# What it means: by rank.
seating-note-place = Everyone pays one stake to each player placed above.

# What it means: for honour.
seating-note-none = Nothing is paid.

# What a stake is counted in: a game.
#   $currency (currency)
seating-unit-game = { $currency } a game

# What a stake is counted in: a rubber.
#   $currency (currency)
seating-unit-rubber = { $currency } a rubber

# What a stake is counted in: everybody's part of the pot.
#   $currency (currency)
seating-unit-each = { $currency } each

# What a stake is counted in: a place.
#   $currency (currency)
seating-unit-place = { $currency } a place

# A way of settling as a button.
#   $way (message)
seating-settle-says = Settled { $way }

# A stake with what it is counted in.
#   $stake (stake), $unit (message)
seating-stake-is = { $stake } { $unit }

# Who was seated where by a draw, in order.
#   $names (texts)
draw-seats = Seats drawn: { $names }

# Who was drawn to deal the first hand.
#   $name (text)
draw-dealer = Drawn to deal first: { $name }

# Partners by the cards that they drew: the two high ones against the others.
#   $first (message), $second (message), $third (message), $fourth (message)
draw-partners = Partners drawn: { $first } and { $second } against { $third } and { $fourth }

# Who drew which card.
#   $name (text), $card (message)
draw-card-of = { $name } { $card }

# A card by its number.
#   $n (number), $suit (text)
draw-card = { $n_text }{ $suit }

# A jack of a suit, in short.
#   $suit (text)
draw-jack = J{ $suit }

# A queen of a suit, in short.
#   $suit (text)
draw-queen = Q{ $suit }

# A king of a suit, in short.
#   $suit (text)
draw-king = K{ $suit }

# An ace of a suit, in short.
#   $suit (text)
draw-ace = A{ $suit }
