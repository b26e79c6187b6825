# People and their figures.

# What stands between the parts of a list.
list-comma = {", "}

## The roster

players-evenings = { $n ->
    [one] { $n_text } session
   *[other] { $n_text } sessions
}
players-no-evening = No session yet
players-roster-says = { $name }, { $evenings }, { $money } { $currency }
players-roster-says-name = { $name }, { $evenings }
players-closing-says = The books close: { $money } { $currency }
players-show-in = Show { $currency }
players-left-out = { $n ->
    [one] One session cannot be read and is left out.
   *[other] { $n_text } sessions cannot be read and are left out.
}
players-counting = { $n ->
    [one] One more session is still to be counted.
   *[other] { $n_text } more sessions are still to be counted.
}
players-failed = That did not work: { $why }

## One player

players-line = { $evenings ->
    [one] { $evenings_text } session
   *[other] { $evenings_text } sessions
} and { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
} since { $since }
players-all-games = All games
players-money-is = { $money }
players-amount-is = { $money }
players-of-rest = of { $n_text }
players-of-many = { $made_text } of { $of_text }
players-figure-says = { $value } { $caption }
players-money-in-all = { $currency } in all
players-ahead = sessions ahead
players-best-money = best session, { $currency }
players-worst-money = worst session, { $currency }
players-points-in-all = points in all
players-won = sessions won
players-best-points = best session, points
players-worst-points = worst session, points
players-after-three-hands = The figures begin after three hands.
players-after-three-evenings = after three sessions

## Rates

players-contracts = Contracts
players-winning-bids = Winning bids
players-bids-met = Bids met
players-all-bids = All bids
players-bid-of = Bid { $n_text }
players-by-partner = { $what }, by partner
players-hands-won = Hands won, by partner
players-success-by-contract = Success by contract
players-rate-note = The dot is what was made, the line where the true rate may lie, 19 times in 20.
players-few-note = Fewer than ten hands: a hollow dot and no rate.
players-head-made = Made
players-head-met = Met
players-head-won = Won
players-percent = { $n_text }%
players-no-rate = –
players-rate-says = { $what }: { $made_text } of { $of_text }, { $n_text } per cent; the true rate is { $low_text } to { $high_text } per cent, 19 times in 20
players-few-say = { $what }: { $made_text } of { $of_text }, too few for a rate; { $low_text } to { $high_text } per cent, 19 times in 20
players-pair-points = { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
}
players-money-in = { $money } { $currency }

## Charts

players-money-course = Money, session by session
players-running-total = Running total, { $currency }
players-points-course = Points, session by session
players-running-points = Running total
players-course-says = { $title }, running total over { $n ->
    [one] { $n_text } session
   *[other] { $n_text } sessions
}, after { $every ->
    [1] each
   *[other] every { $every_text }
}: { $list }
players-curve-of = { $name }: { $list }
players-tricks-taken = Tricks taken in { $what }
players-tricks-note = { $n ->
    [one] { $n_text } hand
   *[other] { $n_text } hands
}; hollow bars were not made
players-makes-at-least = { $n_text } make it
players-makes-exactly = just { $n_text }
players-makes-at-most = { $n ->
    [0] not one trick
   *[other] { $n_text } at most
}
players-tricks-say = { $title }, { $target }: { $list }
players-tricks-in = { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
} in { $n ->
    [one] { $n_text } hand
   *[other] { $n_text } hands
}
players-show-tricks = Show the tricks taken in { $what }
players-bid-and-taken = Bid and taken
players-met-note = { $made_text } of { $of_text } bids met, { $under_text } under, { $over_text } over
players-grid-says = { $note }: { $list }
players-grid-cell = bid { $bid_text }, took { $took_text }: { $n ->
    [1] once
    [2] twice
   *[other] { $n_text } times
}
players-everybody = Everybody
players-figures-of-all = Everybody’s figures
players-figures-of = The figures of { $name }

## Evening by evening

players-evening-game = { $game }, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
players-evening-says = { $title }, { $day }, { $game }, { $points ->
    [one] { $points_words } point
   *[other] { $points_words } points
}
players-evening-says-money = { $says }, { $money }
players-show-more = { $n ->
    [one] Show one more
   *[other] Show { $n_text } more
}

## Names and twins

players-change-says = Rename { $name }, or merge two names
players-same-as = { $name } is the same person as
players-alike-note = nearly the same name
players-merge-says = Count { $name } as { $into } from now on
players-merged = { $name } counts as { $into } now
players-renamed = { $before } is called { $after } now
players-added = { $name } is on the roster
