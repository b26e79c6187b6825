# Who sits where, and who comes and goes.

seating-players = Players
seating-from-hand = From hand { $n_text } on
seating-taps-go = From hand { $n_text } on; this hand will start over
seating-ask-who = Who joins or leaves?
seating-hint-who = Tap a seat, or somebody who comes
seating-ask-seated = { $name }
seating-ask-comes = { $name } joins
seating-seat = Seat of { $name }
seating-seat-out = Seat of { $name }, who sits out
seating-head-away = Not at the table
seating-head-away-nobody = Everyone on your list is playing
seating-comes = { $name } comes to the table
seating-leaves = leaves
seating-leaves-says = { $name } leaves
seating-sits-out = sits out hand { $n_text }
seating-sits-out-says = { $name } sits out hand { $n_text }
seating-plays = plays hand { $n_text }
seating-plays-says = { $name } plays hand { $n_text }
seating-head-swap = { $name } changes places with
seating-swap-says = { $name } and { $other } change places
seating-head-replace = In place of { $name }
seating-replace-says = { $name } plays in place of { $other }
seating-head-between = sits between
seating-between = { $first } and { $second }
seating-between-says = { $name } sits between { $first } and { $second }
seating-head-instead = or plays in place of
seating-head-begins = { $name } begins with
seating-begins-last = { $n_text }, as the last
seating-begins-mean = { $n_text }, as the average
seating-begins-says = { $name } begins with { $n_words }
seating-begins-note = Starting points don’t affect money.
seating-late = came late
seating-needs = { $game } needs { $n_text } at the table
seating-holds = { $game } is for { $n_text } at the table, and no more
seating-needs-dealt = { $game } is dealt to { $n_text }
seating-has-left = { $name } has left the table
seating-has-come = { $name } sits between { $first } and { $second }
seating-has-replaced = { $name } plays in place of { $other }
seating-have-swapped = { $name } and { $other } have changed places
seating-cannot-be = That cannot be: { $why }
seating-begins-with = began with { $n_text }

# The rules of a new session.

seating-scheme-stays = for this session only
seating-scheme-stays-changed = { $n ->
    [one] { $n_text } changed
   *[other] { $n_text } changed
}
seating-in-turn = { $list } in turn
seating-then = { $first }, { $second }
seating-rule-overs = Tricks over and under
seating-overs-counted = count
seating-overs-not-counted = do not count
seating-rule-sizes = Cards each
seating-sizes-up = { $from_text } to { $to_text }
seating-sizes-up-and-back = { $from_text } up to { $to_text } and back
seating-sizes-down = { $from_text } down to { $to_text }
seating-sizes-down-and-back = { $from_text } down to { $to_text } and back
seating-sizes-by = { $way }, by { $n_text }
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
seating-sizes-typed = Cards each, hand by hand
seating-sizes-wrong = Numbers from 1 to { $n_text }, with blanks between them
seating-rule-repeat = Shortest and longest hands
seating-repeat-none = once each
seating-repeat-players = once for each player
seating-zero-as-any = as any bid
seating-over-and-under = { $over } over, { $under } under
seating-rule-far = Missed by far
seating-far-as-any = as any miss
seating-far-costs = { $points_text } from { $n ->
    [one] { $n_text } trick
   *[other] { $n_text } tricks
} off
seating-on-top = { $slam }, on top of the bid
seating-rule-last-hand = Trumps in the last hand
seating-last-hand-same = as ever
seating-rule-bar = Honours count
seating-bar-none = at any score
seating-bar-from = below { $n_text }
seating-rubber-none = single games
seating-rule-lowest = Lowest bid
seating-rule-boston = All thirteen
seating-rule-opponents = Opponents of a bid that failed
seating-opponents-score = score above the book
seating-opponents-nothing = score nothing
seating-rule-forced = The dealer, after three passes
seating-forced-yes = has to bid
seating-forced-no = may pass too
seating-rule-match = The dealer’s bid
seating-match-yes = may match the last
seating-match-no = has to outbid it

# How points become money.

seating-settle-point = by the point
seating-settle-difference = by difference
seating-settle-game = by the game
seating-settle-rubber = by the rubber
seating-settle-pot = winner takes the pot
seating-settle-place = by place
seating-settle-none = for honour
seating-note-point = A point is worth the stake.
seating-note-mean = A point above or below the table’s mean is worth the stake.
seating-note-sides = Each loser pays a winner the stake for every point between the sides.
seating-note-rubber-points = Each loser pays a winner for the points of the rubber: its games and its bonus.
seating-note-tricks = Each loser pays a winner for tricks and honours; games and the bonus do not count.
seating-note-difference = Each pair settles the difference of their points.
seating-note-game = Each loser pays a winner one stake for every game.
seating-note-rubber = Each loser pays a winner one stake for every rubber.
seating-note-pot = Everybody puts in one stake; whoever wins takes them all.
seating-note-place = Everybody pays one stake to each who is placed above.
seating-note-none = Nothing is paid.
seating-unit-game = { $currency } a game
seating-unit-rubber = { $currency } a rubber
seating-unit-each = { $currency } each
seating-unit-place = { $currency } a place
seating-settle-says = Settled { $way }
seating-stake-is = { $stake } { $unit }
