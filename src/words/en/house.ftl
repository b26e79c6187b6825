# English: the editor of house rules. A sentence is made of pieces, words between boxes; a piece may be left empty
# in a language that needs none, with {""}.

house-rules = House rules

## The page

house-undo = Undo: { $what }
house-redo = Redo: { $what }
house-step-earlier = the earlier changes
house-step-name = the name
house-subtitle = House rules made from { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } change
   *[other] {" · "}{ $n_text } changes
}
house-source = House rules made from { $base }; { $source }
house-source-alone = House rules made from { $base }
house-foot = Sessions already begun keep the rules they began with.

## Lines and boxes

house-next = { $first } { $second }
house-list = { $first }, { $second }
house-and-so-on = { $row } …
house-in-words = { $n_words }
house-was = was { $what }
house-line-says = { $name }: { $said }
house-box-says = { $name }, { $value }. { $ask }
house-add-says = { $name }, add. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = The notch is the value of { $base }.
house-hint-notch-game = The notch is { $game }’s own value.
house-hint-times = That is { $n_text } times what these rules are made from.
house-another-number = Another number
house-another-list = Another list
house-typed-no-number = A whole number, please
house-typed-no-points = A number with one decimal at most, please
house-typed-no-list = Numbers with blanks between them, please

## What is wrong

house-fault-at = { $name }: { $why }
house-fault-bounds = From { $least_text } to { $most_text } here
house-fault-span = { $least_text } is above { $most_text }
house-fault-table = From { $least_text } to { $most_text }: those who are dealt cards, and one more
house-fault-deck = A pack of { $n_text } is too small for that
house-fault-cards = { $n_text } cards for each of { $players_text } are more than the { $deck_text } of the pack
house-fault-no-misere = These rules have no general misère
house-fault-no-contract = One contract at least has to be played
house-fault-declarers = Two against two takes just four players
house-fault-joint = Only a contract of one declarer can be played by several at once.
house-fault-honours = Honours are not played where there is bidding
house-fault-rubber = A rubber takes games to so many points
house-fault-no-game = No game is won here
house-fault-no-rubber = No rubber is won here
house-fault-target = A contract has one target
house-fault-rank = These contracts cannot outrank each other so
house-fault-twice = One of them is there twice
house-fault-too-many = { $n_text } at most
house-fault-needs-bids = Counts only where there is bidding
house-fault-with-bids = Not played where there is bidding
house-fault-needs-shortfall = Counts only where a set costs what is short
house-fault-nil = Counts only where nil is played
house-fault-halved = A miss that halves the total scores nothing else
house-fault-no-last-hand = A game to so many points has no last hand
house-fault-no-end = Sizes that come over and over have no last hand
house-fault-no-rotation = Trumps in turn need an order
house-fault-needs-turn-up = Counts only where a card is turned up
house-fault-other = { $why }

## Formulas

house-plus-sign = +
house-times-sign = ×
house-times-what = × { $of }
house-ask-add = What else counts?
house-ask-constant = In any case
house-ask-bid = For each trick bid
house-ask-bid-squared = For each of the bid, squared
house-ask-bid-triangular = For each of 1 + … + the bid
house-ask-tricks = For each trick taken
house-ask-cards = For each card dealt
house-ask-off = For each trick off
house-ask-off-squared = For each of the tricks off, squared
house-ask-off-triangular = For each of 1 + … + the tricks off
house-over-and-under-apart = too many and too few apart
house-over-and-under-alike = too many as too few

## Rules of Oh Hell

house-as-any-bid = as any bid
house-as-any-miss = as any miss
house-off = off
house-no-special-rule = no special rule
house-line-slam = Slam
house-word-all = all
house-word-all-but-one = all but one
house-word-from = from
house-word-cards-on = cards on
house-instead = instead
house-in-addition = in addition
house-ask-grand = For all tricks, bid and taken
house-ask-small = For all but one, bid and taken
house-ask-adds = In place of the bid, or beside it?
house-ask-slam-from = From how many cards on?
house-line-far-off = Missed by far
house-word-or-more-off = or more off:
house-ask-how-far = How far off is that?
house-ask-far-off = What does it then score?
house-ask-hook = When may the bids not come to the number of cards?
house-hook-every-hand = every hand
house-hook-never = no hand
house-hook-but-last = all but the last hand
house-hook-but-one-card = all but hands of one card
house-word-to = to
house-ask-from = Cards in the first hand
house-ask-to = Cards where it turns or ends
house-ask-back = And then?
house-up-only = up only
house-up-and-down = and back down
house-down-only = down only
house-down-and-up = and back up
house-line-sizes = From hand to hand
house-ask-schedule = How do the sizes follow each other?
house-step-by-step = in steps
house-as-listed = as listed
house-word-by = of
house-ask-step = How many cards more or fewer each time?
house-repeat-ever = over and over
house-ask-least-bid = What is the least that can be bid?
house-ask-decimals = Are points whole, or counted in tenths?
house-as-any-hand = as in any hand
house-ask-bonuses = In what steps are there bonuses for a bid that was made?
house-ask-repeat = Which sizes are dealt again?
house-each-once = each once
house-ends-for-each = smallest and largest once a player
house-ask-list = The sizes of all hands
house-line-trump = Trump
house-ask-trump = Where do trumps come from?
house-trump-last-card = last card dealt
house-trump-none = none
house-in-turn = in turn
house-ask-suit = Which suit in its turn?
house-take-out = take out
house-word-last-hand = last hand
house-ask-last-hand = Trumps in the last hand
house-as-ever = as ever
house-line-winner = Winner
house-ask-winner = Which total wins?
house-highest = highest
house-lowest = lowest
house-word-ties = a tie is shared

## Rules of every game

house-ask-direction = Which way do deal and bidding go round?
house-line-players = Players
house-ask-fewest = How many play at least?
house-ask-most = How many play at most?
house-line-table = At the table
house-ask-table = May one more sit there?
house-ask-fewest-table = How many sit there at least?
house-ask-most-table = How many sit there at most?
house-as-many-as-play = as many as play
house-one-sits-out = one more, who deals and sits out
house-line-deck = Pack
house-ask-deck = How many cards has the pack?
house-word-deck-cards = cards
house-line-settle = Settling up
house-ask-settle = How do points become money?
house-settle-per-point = by the point
house-settle-difference = each pair by its difference
house-settle-pot = the winner takes the pot
house-settle-by-place = by place
house-settle-none = for honour
house-line-revoke = Revoke
house-ask-revoke = What does a revoke score?
house-ask-replaces = In place of the hand, or beside it?
house-in-place-of-the-hand = in place of the hand
house-beside-the-hand = beside the hand

## Rules of Solo Whist

house-line-unit = All amounts
house-ask-unit = How many times everything?
house-contract-play = { $contract }: the play
house-contract-beyond = { $contract }: over and under
house-ask-allowed = Is it played?
house-ask-target-kind = How is the number meant?
house-at-least = at least
house-just = just
house-at-most = at most
house-ask-target = How many tricks?
house-word-tricks-pay = tricks, each pays
house-word-pays = each pays
house-ask-pays = What does each opponent pay?
house-word-over = each over
house-word-under = under
house-word-free = free
house-word-all-tricks = all tricks
house-nothing-special = nothing special
house-ask-over = For each trick over
house-ask-under = For each trick under
house-ask-free-under = How many tricks under cost nothing more?
house-ask-all-tricks = For every trick, in place of the rest
house-contract-failing = { $contract }: failing
house-word-fails = fails at
house-ask-fails = What does failing cost before the tricks short?
house-as-it-pays = what it pays
house-word-most-over = counts over
house-ask-most-over = How many tricks over count?
house-all-of-them = all
house-ask-joint = How many can play it at once?
house-one-at-a-time = one at a time
house-several-at-once = several at once
house-ask-declarers = How many play it?
house-alone = alone
house-together = two together
house-ask-contract-trump = Which suit is trump?
house-ask-leads = Who leads?
house-ask-rank = Where does it stand among the bids?
house-ranks-lowest = the lowest bid
house-ranks-above = above { $contract }
house-ask-all-pass = What happens when all pass?
house-line-misere = In a general misère
house-ask-misere = Who pays in a general misère?
house-line-admit = Other contracts
house-ask-admit = Which contract do you play as well?
house-ask-rounds = How often is bid round the table?
house-ask-unaccepted = What becomes of a proposal nobody accepts?
house-ask-cards-each = How many cards has each?
house-word-each = each

## Rules of Whist and Bid Whist

house-ask-book = How many tricks score nothing?
house-ask-game = At how many points is a game won?
house-hand-by-hand = hand by hand
house-ask-lost = At how many points is a game lost?
house-never-lost = never
house-ask-bidding = Is there bidding?
house-no-bidding = no bidding
house-with-bidding = with bidding
house-ask-lowest = The lowest bid
house-ask-highest = The highest bid
house-ask-made = What does a bid score that was made?
house-ask-set = What does a bid cost that failed?
house-line-opponents = The others then score
house-ask-opponents = What do the others score where a bid failed?
house-opponents-nothing = nothing
house-opponents-tricks = their tricks above the book
house-line-modes = Ways to play
house-no-modes = with trumps, high cards best
house-ask-mode = Which way to play?
house-ask-no-trump = How many times at no trump?
house-line-dealer = The dealer
house-ask-forced = And where the others pass?
house-dealer-may-pass = may pass
house-dealer-must-bid = must bid last
house-ask-match = With a bid as high as the last?
house-dealer-outbids = has to outbid
house-dealer-may-match = may match
house-line-kitty = Kitty
house-ask-kitty = Is there a kitty?
house-no-kitty = none
house-kitty-is-trick = the declarer’s first trick
house-line-boston = All thirteen tricks
house-ask-boston = How many times for all thirteen?
house-ask-honours = Are honours played?
house-word-three = three
house-word-four = four
house-word-barred = barred from
house-ask-three = For three honours
house-ask-four = For all four honours
house-ask-barred = From how many points on do honours not count?
house-never-barred = no points
house-ask-rubber = Are rubbers played?
house-ask-games = How many games win a rubber?
house-word-games = games, single
house-word-double = double
house-word-treble = treble
house-word-bonus = rubber
house-ask-single = A game with the losers at half or more
house-ask-double = A game with the losers below half
house-ask-treble = A game with the losers at nothing
house-ask-bonus = For the rubber itself

## The worked example

house-not-possible = not possible
house-somebody = Chiara
house-with-partner = { $name } and a partner
house-in-brackets = ({ $sum })
# A sum breaks nowhere, or one would read its half.
house-product = { $first }{"\u00A0"}×{"\u00A0"}{ $n_text }
house-plus = { $first }{"\u00A0"}+{"\u00A0"}{ $second }
house-minus = { $first }{"\u00A0"}−{"\u00A0"}{ $second }
house-sum-is = { $sum }{"\u00A0"}={"\u00A0"}{ $n_text }.
house-sum-points = { $n_text }.
house-worked-hand = A hand of { $n ->
    [one] { $n_text } card
   *[other] { $n_text } cards
}
house-worked-bid-caption = down: bid, across: taken
house-worked-kitty-caption = down: bid, across: taken with the kitty
house-cell-bid = bids { $bid_text }, takes { $tricks_text }: { $n_words }
house-worked-made = { $name } bids { $bid_text } and takes { $tricks_text }:
house-worked-grand = { $name } bids all { $bid_text } and takes them, a slam:
house-worked-small = { $name } bids { $bid_text }, all but one, and takes them, a small slam:
house-worked-missed = { $name } bids { $bid_text } and takes { $tricks_text }: { $off ->
    [1] one off
    [2] two off
    [3] three off
   *[other] { $off_text } off
},
house-worked-far-off = { $name } bids { $bid_text } and takes { $tricks_text }: { $off ->
    [1] one off
    [2] two off
    [3] three off
   *[other] { $off_text } off
}, a miss by far,
house-worked-contracts = What the declarer scores
house-worked-contracts-caption = down: contract, across: tricks over or short
house-cell-contract = { $contract }, { $by }: { $n_words }
house-made-by = { $n ->
    [0] just made
    [1] one over
    [2] two over
    [3] three over
   *[other] { $n_text } over
}
house-short-by = { $n ->
    [1] one short
    [2] two short
    [3] three short
   *[other] { $n_text } short
}
house-with-every-trick = with every trick
house-worked-contract-made = { $name }, { $contract }, { $by }: { $total_text }. Each opponent pays
house-worked-contract-failed = { $name }, { $contract }, { $by }: { $total_text }. Each opponent is paid
house-worked-pays = { $name } pays in a general misère: { $total_text }. Each of the others is paid
house-worked-receives = { $name } is paid in a general misère: { $total_text }. Each of the others pays
house-worked-levels = What a bid scores
house-short-by-others = { $n ->
    [1] one short
    [2] two short
    [3] three short
   *[other] { $n_text } short
}, { $others_text } for the others
house-worked-bid-mode = A bid of { $bid_text }, { $mode }, and { $tricks_text } tricks, { $by }:
house-worked-bid-level = A bid of { $bid_text } and { $tricks_text } tricks, { $by }:
house-worked-tricks = What tricks score
house-worked-tricks-caption = down: honours, across: tricks
house-worked-standing-caption = down: honours, across: tricks, of a side at { $n_text }
house-stands-at = A side at { $n_text }
house-no-honours = none
house-three-honours = three honours
house-four-honours = four honours
house-cell-tricks = { $tricks_text } tricks, { $honours }: { $n_words }
house-worked-taken = { $tricks_text } tricks and { $honours }:
house-worked-taken-alone = { $tricks_text } tricks:
house-worked-rubber = A rubber of { $games ->
    [one] { $games_text } game
   *[other] { $games_text } games
} won against { $losers_text }:
house-line-halve = A miss and the total
house-ask-halve = What does a miss do to the total?
house-keeps-total = it stays
house-halves-total = it is halved
house-worked-halved = { $name } bids { $bid_text } and takes { $tricks_text }: half the total is lost, rounded down
house-ask-total = How many points end the game?
house-with-the-schedule = ends with the last hand
house-word-last-resort = No card left to turn up
house-ask-last-resort = What is trump when no card is left to turn up?
house-word-none-from = No trump from
house-ask-none-from = From how many cards is there no trump?
house-no-size = no number of cards
house-line-set-clamp = The most a set costs
house-ask-set-clamp = What is the most that a failed bid costs?
house-clamp-none = whatever is short
house-clamp-bid = the bid at most
house-line-boston-games = All thirteen count as
house-ask-boston-games = How many games does a bid Boston count as?
house-line-suit-values = A trick by trump suit
house-ask-suit-values = Is a trick worth more in some suits?
house-ask-suit-value = What is a trick worth with { $suit } as trumps?
house-new-name = Our { $base }
house-make-from = Make house rules from { $name }
house-made-from = made from { $name }
house-edit = Edit { $name }
house-delete = Delete { $name }
house-export = Export { $name }
house-import = Import house rules
house-deleted = “{ $name }” deleted
house-imported = { $name } taken in
house-drafts = Drafts
house-kept-as-draft = “{ $name }” is kept as a draft
house-discarded = “{ $name }” discarded
house-settle-per-game = by the game
house-settle-per-rubber = by the rubber
house-fault-high-low = High and low go together
house-fault-not-with-high = Not played where hands are high or low
house-line-high = High hands
house-line-low = Low hands
house-ask-high-low = Are hands played high or low?
house-ask-high-made = What does each trick above the book score where high was made?
house-ask-high-opponents = What do the others score for each trick above the book where high failed?
house-ask-high-lost = What does each missing trick cost where high failed?
house-ask-low-fewer = What does the side with fewer tricks score for each of the others’ above the book?
house-ask-low-more = What does the side with more tricks lose for each above the book?
house-word-high-made = made, a trick
house-word-high-opponents = failed, to the others
house-word-high-lost = failed, minus
house-word-low-fewer = fewer tricks, a trick
house-word-low-more = more tricks, minus
house-high-low-caption = down: high or low, across: tricks of that side
house-cell-high-low = { $mode }, { $tricks_text } tricks: { $n_words }
house-worked-high-low = { $mode }, { $tricks_text } tricks:
