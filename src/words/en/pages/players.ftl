# People and their figures.

# What stands between the parts of a list.
list-comma = {", "}

## The roster

# How many sessions somebody played.
#   $n (number)
players-evenings = { $n ->
    [one] { $n_text } session
   *[other] { $n_text } sessions
}

# In its place: none.
players-no-evening = No session yet

# A row of the roster as a sentence.
#   $name (text), $evenings (message), $money (money change), $currency (text)
players-roster-says = { $name }, { $evenings }, { $money } { $currency }

# The same for somebody who never played for money.
#   $name (text), $evenings (message)
players-roster-says-name = { $name }, { $evenings }

# The closing line as a sentence.
#   $money (money), $currency (text)
players-closing-says = Total: { $money } { $currency }

# The button that shows the roster in another currency.
#   $currency (text)
players-show-in = Show { $currency }

# So many sessions cannot be read.
#   $n (number)
players-left-out = { $n ->
    [one] One session cannot be read and is left out.
   *[other] { $n_text } sessions cannot be read and are left out.
}

# So many sessions are still to be counted.
#   $n (number)
players-counting = { $n ->
    [one] One more session is still to be counted.
   *[other] { $n_text } more sessions are still to be counted.
}

# A notice: what was asked for could not be done.
#   $why (text)
players-failed = Failed: { $why }

## One player

# Below a name: evenings and hands, and since when.
#   $evenings (number), $hands (number), $since (month)
players-line = { $evenings ->
    [one] { $evenings_text } session
   *[other] { $evenings_text } sessions
} and { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
} since { $since }

# The card that shows the figures of all games.
players-all-games = All games

# An amount alone, with its sign.
#   $money (money change)
players-money-is = { $money }

# An amount alone.
#   $money (money)
players-amount-is = { $money }

# Behind a figure: out of so many.
#   $n (number)
players-of-rest = of { $n_text }

# So many out of so many.
#   $made (number), $of (number)
players-of-many = { $made_text } of { $of_text }

# A figure with what it is.
#   $value (message), $caption (message)
players-figure-says = { $value } { $caption }

# Below a figure: all that was won or lost.
#   $currency (text)
players-money-in-all = { $currency } in all

# Below a figure: evenings that brought money.
players-ahead = sessions ahead

# Below a figure: the best evening.
#   $currency (text)
players-best-money = best session, { $currency }

# Below a figure: the worst evening.
#   $currency (text)
players-worst-money = worst session, { $currency }

# Below a figure: points over all evenings.
players-points-in-all = points in all

# Below a figure: evenings that were won.
players-won = sessions won

# Below a figure: the best evening, in points.
players-best-points = best session, points

# Below a figure: the worst evening, in points.
players-worst-points = worst session, points

# In place of the figures of somebody who has hardly played.
players-after-three-hands = Statistics start after three hands.

# In an empty chart.
players-after-three-evenings = after three sessions

## Rates

# Over the rates of contracts.
players-contracts = Contracts

# Over the rates of bids that were highest.
players-winning-bids = Winning bids

# Over the rates of bids that have to be met to the trick.
players-bids-met = Bids met

# A row: bids of any size.
players-all-bids = All bids

# A row: bids of one size.
#   $n (number)
players-bid-of = Bid { $n_text }

# Over the rates of what was played together, by partner.
#   $what (message)
players-by-partner = { $what }, by partner

# The same for whist, in which every hand is.
players-hands-won = Hands won, by partner

# Over the rates of a session's contracts.
players-success-by-contract = Success by contract

# What the dots and the lines are.
players-rate-note = Dot: success so far. Line: 95 % range.

# What a hollow dot is.
players-few-note = Hollow dot: too few hands for a percentage.

# Over a column: how many were made.
players-head-made = Made

# Over a column: how many bids were met.
players-head-met = Met

# Over a column: how many hands were won.
players-head-won = Won

# A rate.
#   $n (number)
players-percent = { $n_text }%

# In place of a rate.
players-no-rate = –

# A row of rates as a sentence.
#   $what (message), $made (number), $of (number), $n (number), $low (number), $high (number)
players-rate-says = { $what }: { $made_text } of { $of_text }, { $n_text } per cent; 95 % range { $low_text } to { $high_text } per cent

# The same where there is no rate.
#   $what (message), $made (number), $of (number), $low (number), $high (number)
players-few-say = { $what }: { $made_text } of { $of_text }, too few for a percentage; 95 % range { $low_text } to { $high_text } per cent

# What two brought each other.
#   $n (number)
players-pair-points = { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
}

# An amount with its currency.
#   $money (money change), $currency (text)
players-money-in = { $money } { $currency }

## Charts

# Over the chart of money.
players-money-course = Money, session by session

# What it shows.
#   $currency (text)
players-running-total = Running total, { $currency }

# Over the chart of points.
players-points-course = Points, session by session

# What it shows.
players-running-points = Running total

# A chart over evenings as a sentence: every how many of them are named.
#   $title (message), $n (number), $every (number), $list (messages)
players-course-says = { $title }, running total over { $n ->
    [one] { $n_text } session
   *[other] { $n_text } sessions
}, after { $every ->
    [1] each
   *[other] every { $every_text }
}: { $list }

# A line of the score curve: a player, and the totals hand by hand.
#   $name (text), $list (messages)
players-curve-of = { $name }: { $list }

# Over the chart of tricks taken under a contract.
#   $what (message)
players-tricks-taken = Tricks taken in { $what }

# What it shows.
#   $n (number)
players-tricks-note = { $n ->
    [one] { $n_text } hand
   *[other] { $n_text } hands
}; hollow bars were not made

# At its line: from so many tricks on it was made.
#   $n (number)
players-makes-at-least = { $n_text } needed

# The same: just so many.
#   $n (number)
players-makes-exactly = just { $n_text }

# The same: no more than so many.
#   $n (number)
players-makes-at-most = { $n ->
    [0] not one trick
   *[other] { $n_text } at most
}

# The chart as a sentence.
#   $title (message), $target (message), $list (messages)
players-tricks-say = { $title }, { $target }: { $list }

# A part of it: so many tricks in so many hands.
#   $tricks (number), $n (number)
players-tricks-in = { $tricks ->
    [one] { $tricks_text } trick
   *[other] { $tricks_text } tricks
} in { $n ->
    [one] { $n_text } hand
   *[other] { $n_text } hands
}

# The button that shows the chart of another contract.
#   $what (message)
players-show-tricks = Show the tricks taken in { $what }

# Over the picture of bids beside tricks taken.
players-bid-and-taken = Bid and taken

# What it shows.
#   $made (number), $of (number), $under (number), $over (number)
players-met-note = { $made_text } of { $of_text } bids met, { $under_text } under, { $over_text } over

# The picture as a sentence.
#   $note (message), $list (messages)
players-grid-says = { $note }: { $list }

# A part of it: bid so many, took so many, so many times.
#   $bid (number), $took (number), $n (number)
players-grid-cell = bid { $bid_text }, took { $took_text }: { $n ->
    [1] once
    [2] twice
   *[other] { $n_text } times
}

# The card that shows the figures of the whole table.
players-everybody = Everybody

# The same as a sentence.
players-figures-of-all = Everyone’s statistics

# The card that shows one player's figures, as a sentence.
#   $name (text)
players-figures-of = Statistics of { $name }

## Evening by evening

# Below an evening: the game, and how many hands.
#   $game (message), $hands (number)
players-evening-game = { $game }, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

# An evening as a sentence.
#   $title (message), $day (day), $game (message), $points (points)
players-evening-says = { $title }, { $day }, { $game }, { $points ->
    [one] { $points_words } point
   *[other] { $points_words } points
}

# The same, with money.
#   $says (message), $money (message)
players-evening-says-money = { $says }, { $money }

# The button that shows more rows of a list.
#   $n (number)
players-show-more = { $n ->
    [one] Show one more
   *[other] Show { $n_text } more
}

## Names and twins

# The button that leads to a new name and to merging.
#   $name (text)
players-change-says = Rename { $name }, or merge two names

# Over those whom somebody may be merged with.
#   $name (text)
players-same-as = { $name } is the same person as

# At one of them: the names are hard to tell apart.
players-alike-note = nearly the same name

# One of them as a button.
#   $name (text), $into (text)
players-merge-says = Count { $name } as { $into } from now on

# A notice with Undo: two are one.
#   $name (text), $into (text)
players-merged = { $name } counts as { $into } now

# A notice with Undo: a new name.
#   $before (text), $after (text)
players-renamed = { $before } renamed to { $after }

# A notice: somebody new is on the roster.
#   $name (text)
players-added = { $name } added to the roster
