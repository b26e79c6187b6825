# Seats: joining, leaving, swapping.

# More item: the seats.
seating-players = { ui-players }

# Heading of the seats: the hand from which a change applies.
#   $n (number)
seating-from-hand = From hand { $n_text } on

# A warning: the open hand must be entered again.
#   $n (number)
seating-taps-go = From hand { $n_text } on; this hand starts over

# The question before a selection.
seating-ask-who = Who joins or leaves?

# The question for a joining player.
#   $name (text)
seating-ask-comes = { $name } joins

# A seat as a button.
#   $name (text)
seating-seat = Seat of { $name }

# The same, for a player who sits out.
#   $name (text)
seating-seat-out = Seat of { $name }, who sits out

# Heading of the players without a seat.
seating-head-away = Not at the table

# The text if there are none.
seating-head-away-nobody = All your players are at the table

# A player without a seat, as a button.
#   $name (text)
seating-comes = { $name } joins the table

# A card: leaves.
#   $name (text)
seating-leaves = leaves

# The same in full.
seating-leaves-full = { $name } leaves

# A card: sits out the next hand.
#   $name (text), $n (number)
seating-sits-out = sits out hand { $n_text }

# The same in full.
seating-sits-out-full = { $name } sits out hand { $n_text }

# A card: plays after all.
#   $name (text), $n (number)
seating-plays = plays hand { $n_text }

# The same in full.
seating-plays-full = { $name } plays hand { $n_text }

# Heading of the players to swap with.
#   $name (text)
seating-head-swap = { $name } changes places with

# One of them as a label.
#   $name (text), $other (text)
seating-swap-says = { $name } and { $other } change places

# Heading of the players who can take over.
#   $name (text)
seating-head-replace = In place of { $name }

# One of them as a label.
#   $name (text), $other (text)
seating-replace-says = { $name } plays in place of { $other }

# Heading of the gaps between neighbours.
seating-head-between = sits between

# One of them.
#   $name (text), $first (text), $second (text)
seating-between = { $first } and { $second }

# The same in full.
seating-between-full = { $name } sits between { $first } and { $second }

# Heading of the players to take over from.
seating-head-instead = or plays in place of

# Heading of a late player's starting points.
#   $name (text)
seating-head-begins = { $name } begins with

# The total of the player in last place: the highest where the lowest wins.
#   $n (points)
seating-begins-last = { $n_text }, the worst total

# The average total.
#   $n (points)
seating-begins-mean = { $n_text }, the average

# One of them as a label.
#   $name (text), $n (points)
seating-begins-says = { $name } begins with { $n_words }

# What starting points mean.
seating-begins-note = Starting points do not affect the money.

# The reason stored with them.
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

# A report: a player left.
#   $name (text)
seating-has-left = { $name } has left the table

# A report: a player joined between two.
#   $name (text), $first (text), $second (text)
seating-has-come = { $name } sits between { $first } and { $second }

# A report: a player took over a seat.
#   $name (text), $other (text)
seating-has-replaced = { $name } plays in place of { $other }

# A report: two players swapped.
#   $name (text), $other (text)
seating-have-swapped = { $name } and { $other } have changed places

# The same for players of different sides in the middle of a game.
#   $said (message)
seating-sides-keep-scores = { $said }; each side keeps its score

# The same where every player is ranked alone afterwards.
#   $said (message)
seating-players-keep-points = { $said }, each player the points won so far

# A change that is refused.
#   $why (text)
seating-cannot-be = Not possible: { $why }

# Caption of a player: the starting points.
#   $n (points)
seating-begins-with = began with { $n_text }

# The rules of a new session.

# A hint: the scheme itself does not change.
seating-scheme-stays = for this session only

# The same: the number of switches that differ.
#   $n (number)
seating-scheme-stays-changed = { $n ->
    [one] { $n_text } changed
   *[other] { $n_text } changed
}

# A trump rotation.
rule-trump-value = { $rotation } in turn

# A switch: overtricks and undertricks.
seating-rule-overs = Overtricks and undertricks

# A value: they score.
seating-overs-counted = count

# A value: they do not.
seating-overs-not-counted = do not count

# A switch: the number of cards in each hand.
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

# The number of hands.
#   $hands (number), $most (number), $players (number)
seating-sizes-come = { $players ->
    [one] With { $players_text } player
   *[other] With { $players_text } players
} { hands-played }, { $most ->
    [one] { $most_text } card
   *[other] { $most_text } cards
} each at most

# The field for hand sizes.
seating-sizes-typed = Cards each, hand by hand

# The sizes allowed.
#   $n (number)
seating-sizes-wrong = Numbers from 1 to { $n_text }, separated by spaces

# A switch: the shortest and the longest hands.
rule-schedule-repeat-switch = Shortest and longest hands

# A value: each once.
rule-schedule-repeat-none-switch = once each

# A value: once for each player.
rule-schedule-repeat-players-switch = once for each player

# A value: the scores for too many and too few tricks.
#   $over (message), $under (message)
seating-over-and-under = { $over } over, { $under } under

# A settlement as a button.
#   $way (message)
seating-settle-says = Settled { $way }

# A draw for seats, in order.
#   $names (texts)
draw-seats = Seats drawn: { $names }

# A draw for the first dealer.
#   $name (text)
draw-dealer = Drawn to deal first: { $name }

# A draw for partners by cards: the two highest against the others.
#   $first (message), $second (message), $third (message), $fourth (message)
draw-partners = Partners drawn: { $first } and { $second } against { $third } and { $fourth }

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
