# English: the keys of a scheme, those of every kind and those of exact-bid.
#
# rule-<key>            the name of the key on its line of the editor
# rule-<key>-ask        the question of its box
# rule-<key>-<value>    a value
# rule-<key>-none       the text when the key is absent
# rule-<key>-on         the choice that adds it
# rule-<key>-says       the sentence with its boxes, in the order of the language
# rule-contract-<key>-fact, rule-contract-<key>-<value>-fact   the sentence on a scheme's page for a contract with it
#
# Dots of a key are hyphens. A key that means something else in one kind is prefixed with it, rule-odd-trick-made;
# the keys of a contract are prefixed with contract.

## Terms of a formula

rule-term-bid = bid
rule-term-bid-squared = bid²
rule-term-bid-triangular = (1 + … + bid)
rule-term-tricks = tricks
rule-term-cards = cards
rule-term-off = tricks off
rule-term-over = extra tricks
rule-term-off-squared = tricks off²
rule-term-off-triangular = (1 + … + tricks off)
rule-term-constant-ask = Fixed points
rule-term-bid-ask = For each trick bid
rule-term-bid-squared-ask = Times the bid squared
rule-term-bid-triangular-ask = Times 1 + … + the bid
rule-term-tricks-ask = For each trick taken
rule-term-cards-ask = For each card dealt
rule-term-off-ask = For each trick off
rule-term-off-squared-ask = Times the tricks off squared
rule-term-off-triangular-ask = Times 1 + … + the tricks off

## Every kind

rule-direction = Direction of play
rule-direction-ask = Which way do the deal and the bidding go?
rule-direction-clockwise = clockwise
rule-direction-anticlockwise = anticlockwise
rule-players = Players
rule-players-says = { $least } to { $most }
rule-players-least-ask = What is the smallest number of players?
rule-players-most-ask = What is the largest number of players?
rule-at-table = At the table
rule-at-table-ask = May one more sit there?
rule-at-table-none = as many as play
rule-at-table-on = one more, who deals and sits out
rule-at-table-says = { $least } to { $most }
rule-at-table-least-ask = What is the smallest number at the table?
rule-at-table-most-ask = What is the largest number at the table?
rule-deck = Pack
rule-deck-ask = How many cards are in the pack?
rule-deck-says = { $deck } cards
rule-settle = Settling up
rule-settle-ask = How do points become money?
rule-settle-per-point = by the point
rule-settle-difference = each pair settles the difference
rule-settle-difference-switch = by difference
rule-settle-per-game = by the game
rule-settle-per-game-switch = by the game
rule-settle-per-rubber = by the rubber
rule-settle-per-rubber-switch = by the rubber
rule-settle-winner-takes-pot = the winner takes the pot
rule-settle-winner-takes-pot-switch = winner takes the pot
rule-settle-by-place = by place
rule-settle-none = no stake
rule-settle-none-switch = no stake
rule-settle-per-point-note = Each loser pays a winner the stake for every point between the sides.
rule-settle-per-point-rubber-note = Each loser pays a winner for the points of the rubber: its games and its bonus.
rule-contracts-settle-per-point-note = A point is worth the stake.
rule-exact-bid-settle-per-point-note = Each point above or below the table’s average is worth the stake.
rule-settle-difference-note = Each pair settles the difference of their points.
rule-settle-difference-rubber-note = Each loser pays a winner for tricks and honours; games and the bonus do not count.
rule-odd-trick-settle-difference-note = { rule-settle-per-point-note }
rule-partnership-bid-settle-difference-note = { rule-settle-per-point-note }
rule-settle-per-game-note = Each loser pays a winner one stake for every game.
rule-settle-per-game-stake = { $stake } a game
rule-settle-per-game-unit = { $currency } a game
rule-settle-per-rubber-note = Each loser pays a winner one stake for every rubber.
rule-settle-per-rubber-stake = { $stake } a rubber
rule-settle-per-rubber-unit = { $currency } a rubber
rule-settle-winner-takes-pot-note = Everyone puts in one stake; the winner takes them all.
rule-settle-winner-takes-pot-stake = { $stake } from each
rule-settle-winner-takes-pot-unit = { $currency } each
rule-settle-by-place-note = Everyone pays one stake to each player placed above.
rule-settle-by-place-stake = { $stake } a place
rule-settle-by-place-unit = { $currency } a place
rule-settle-none-note = Nothing is paid.
rule-revoke = Revoke
rule-revoke-none = no special rule
rule-revoke-says = { $points } { $replaces }
rule-revoke-points-ask = What does a revoke score?
rule-revoke-replaces-ask = Instead of the hand, or in addition to it?
rule-revoke-replaces-false = in addition to the hand
rule-revoke-replaces-true = instead of the hand

## Keys of several kinds

rule-made = Bid made
rule-target = Game
rule-target-ask = At how many points is a game won?
rule-target-none = deal by deal
rule-lose-at = Game lost at
rule-lose-at-ask = At how many points is a game lost?
rule-lose-at-none = never
rule-least-bid = Lowest bid
rule-least-bid-ask = What is the lowest bid?

## exact-bid

rule-missed = Bid missed
rule-missed-apart = over and under scored separately
rule-missed-alike = over and under scored alike
rule-over = More taken than bid
rule-under = Fewer taken than bid
rule-zero-bid-made = Zero bid and made
rule-zero-bid-made-none = like any bid
rule-zero-bid-overbid = Zero made, hand overbid
rule-zero-bid-overbid-none = like any zero bid made
rule-zero-bid-missed = Zero bid and missed
rule-zero-bid-missed-none = like any miss
rule-slam = Slam
rule-slam-none = off
rule-slam-says = all { $grand } all but one { $small } { $adds } from { $from-cards } cards on
rule-slam-grand-ask = For all tricks, bid and taken
rule-slam-small-ask = For all but one, bid and taken
rule-slam-from-cards-ask = From how many cards on?
rule-slam-adds-ask = Instead of the bid, or in addition to it?
rule-slam-adds-false = instead
rule-slam-adds-true = in addition
rule-big-miss = Big miss
rule-big-miss-none = no special rule
rule-big-miss-says = { $off } or more off: { $points }
rule-big-miss-off-ask = How many tricks off is a big miss?
rule-big-miss-points-ask = What does a big miss score?
rule-halve-on-miss = Total after a miss
rule-halve-on-miss-ask = What does a miss do to the total?
rule-halve-on-miss-false = stays the same
rule-halve-on-miss-true = halved
rule-hook = Hook on the last bid
rule-hook-ask = When does the hook apply?
rule-hook-on = every hand
rule-hook-off = no hand
rule-hook-not-in-last-hand = all but the last hand
rule-hook-not-with-one-card = all but hands of one card
rule-bonus = Bonuses in steps of
rule-bonus-ask = In what steps are there bonuses for a bid that was made?
rule-bonus-0 = { value-not-played }
rule-decimals = Points
rule-decimals-ask = Are points whole, or counted in tenths?
rule-decimals-0 = whole points
rule-decimals-1 = tenths of a point
rule-schedule = Cards
rule-schedule-ask = How does the hand size change?
rule-schedule-stepwise = in steps
rule-schedule-listed = as listed
rule-schedule-says = { $from } to { $to } { $back }
rule-schedule-from-ask = Cards in the first hand
rule-schedule-to-ask = Cards in the hand where it turns or ends
rule-schedule-back-ask = And then?
rule-schedule-back-up = up only
rule-schedule-back-up-down = and back down
rule-schedule-back-down = down only
rule-schedule-back-down-up = and back up
rule-schedule-list-ask = The sizes of all hands
rule-schedule-sizes = From hand to hand
rule-schedule-sizes-says = { $sort } of { $step } { $repeat }
rule-schedule-step-ask = How many cards more or fewer each time?
rule-schedule-repeat-ask = Which sizes are dealt again?
rule-schedule-repeat-none = each once
rule-schedule-repeat-players = smallest and largest once for each player
rule-schedule-repeat-ever = { house-repeat-ever }
rule-exact-bid-target-ask = How many points end the game?
rule-exact-bid-target-none = ends with the last hand
rule-exact-bid-trump-says = { $source } last hand { $last-hand }
rule-trump-source-ask = Where do trumps come from?
rule-trump-source-turn-up = turned up
rule-trump-source-last-card = last card dealt
rule-trump-source-chosen = { note-chosen }
rule-trump-source-none = none
rule-trump-source-rotation = in turn
rule-trump-rotation-ask = In what order do the suits come?
rule-trump-last-hand-ask = Trumps in the last hand
rule-trump-last-hand-same = as usual
rule-trump-last-hand-none = none
rule-trump-last-resort = No card left to turn up
rule-trump-last-resort-ask = What are trumps when no card is left to turn up?
rule-trump-last-resort-last-card = last card dealt
rule-trump-last-resort-none = none
rule-trump-none-from = No trump from
rule-trump-none-from-ask = From how many cards is there no trump?
rule-trump-none-from-none = never
rule-winner = Winner
rule-winner-ask = Which total wins?
rule-winner-says = { $winner } a tie is shared
rule-winner-highest = highest
rule-winner-lowest = lowest

## On the page of a scheme, and as a switch of a new session

rule-deck-value = { $n_text } cards
rule-revoke-value = { $points_text } { $replaces ->
    [true] { rule-revoke-replaces-true }
   *[other] { rule-revoke-replaces-false }
}
rule-halve-on-miss-term = { rule-missed }
rule-halve-on-miss-true-term = minus half the total, rounded in the player’s favour
rule-slam-term = Slams
rule-slam-none-switch = off
rule-slam-value = all { $grand_text }, all but one { $small_text }, from { $from-cards_text } cards{ $adds ->
    [true] , on top of the bid
   *[other] {""}
}
rule-big-miss-term = { $off_text } or more off
rule-big-miss-value = { $points_text }
rule-big-miss-switch = Big miss
rule-big-miss-none-switch = like any miss
rule-big-miss-value-switch = { $points_text } from { $off ->
    [one] { $off_text } trick
   *[other] { $off_text } tricks
} off
rule-hook-on-term = on
rule-hook-off-term = off
rule-hook-not-in-last-hand-term = not in the last hand
rule-hook-not-with-one-card-term = not with one card
rule-trump-source-term = { rule-trump }
rule-trump-source-chosen-term = named by the winner of an auction
rule-trump-last-hand-term = Trumps in the last hand
rule-trump-last-hand-none-term = { suit-none }
rule-trump-last-resort-term = { rule-trump }
rule-trump-last-resort-none-term = none where no card is left to turn
rule-trump-none-from-term = { rule-trump }
rule-trump-none-from-value = { $n ->
    [one] none from { $n_text } card on
   *[other] none from { $n_text } cards on
}
rule-winner-term = The winner
rule-winner-highest-term = has the highest total
rule-winner-lowest-term = has the lowest total
