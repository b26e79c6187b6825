# Players and their statistics.

# The separator of a list.
list-comma = {", "}

## The roster

# The number of sessions of a player.
#   $sessions (number)
players-sessions = { $sessions ->
    [one] { $sessions_text } session
   *[other] { $sessions_text } sessions
}

# The same: none.
players-no-session = No sessions yet

# A row of the roster as a sentence.
#   $name (text), $sessions (message), $money (money change)
players-roster-says = { $name }, { $sessions }, { $money } { $currency }

# The closing line as a sentence.
#   $money (money)
players-closing-says = Total: { $money } { $currency }

# The button that shows the roster in another currency.
#   $currency (text)
players-show-in = Show { $currency }

# The number of unreadable sessions.
#   $n (number)
players-left-out = { $n ->
    [one] One session cannot be read and is left out.
   *[other] { $n_text } sessions cannot be read and are left out.
}

# The number of sessions not yet counted.
#   $n (number)
players-counting = { $n ->
    [one] One more session is still to be counted.
   *[other] { $n_text } more sessions are still to be counted.
}

## One player

# Below a name: sessions, hands, and the first month.
#   $sessions (number), $hands (number), $since (month)
players-line = { players-sessions } and { hands-played } since { $since }

# After a figure: out of this many.
#   $n (number)
players-of-rest = of { $n_text }

# A number out of another.
#   $made (number), $of (number)
out-of = { $made_text } of { $of_text }

# A figure with its caption.
#   $value (message), $caption (message)
players-figure-says = { $value } { $caption }

# Caption: winnings or losses.
#   $currency (text)
players-money-in-all = { $currency } in all

# Caption: sessions with winnings, after "2 of 5".
#   $n (number)
players-ahead = { $n ->
    [one] session in profit
   *[other] sessions in profit
}

# Caption: the best session.
#   $currency (text)
players-best-money = best session, { $currency }

# Caption: the worst session.
#   $currency (text)
players-worst-money = worst session, { $currency }

# Caption: points over all sessions.
players-points-in-all = points in all

# Caption: sessions won.
players-won = sessions won

# Caption: the best session, in points.
players-best-points = best session, points

# Caption: the worst session, in points.
players-worst-points = worst session, points

# Instead of statistics: too few hands.
players-after-three-hands = Statistics start after three hands.

# The text of an empty chart.
players-after-three-sessions = The chart starts after three sessions

## Rates

# Heading of the rates of contracts.
players-contracts = { ui-contracts }

# Heading of the rates of winning bids.
players-winning-bids = Winning bids

# Heading of the rates of bids to be met exactly.
players-bids-met = Bids made

# A row: bids of any size.
players-all-bids = All bids

# A row: bids of one size.
#   $n (number)
players-bid-of = Bid { $n_text }

# Heading of the rates by partner.
#   $what (message)
players-by-partner = { $what }, by partner

# The same for whist.
players-hands-won = Hands won, by partner

# Heading of the rates of a session's contracts.
players-success-by-contract = Success by contract

# The legend of dots and lines.
players-rate-note = Dot: success rate so far. Line: 95% confidence range.

# The legend of hollow dots.
players-few-note = Hollow dot: too few hands for a percentage.

# Column head: how many were made.
players-head-made = Made

# Column head: how many bids were met.
players-head-met = Made

# Column head: how many hands were won.
players-head-won = Won

# A row of rates as a sentence.
#   $what (message), $made (number), $of (number), $n (number), $low (number), $high (number)
players-rate-says = { $what }: { $made_text } of { $of_text }, { $n_text } per cent; 95% range { $low_text } to { $high_text } per cent

# The same without a rate.
#   $what (message), $made (number), $of (number), $low (number), $high (number)
players-few-say = { $what }: { $made_text } of { $of_text }, too few for a percentage; 95% range { $low_text } to { $high_text } per cent

# An amount with its currency.
#   $money (money change)
players-money-in = { $money } { $currency }

## Charts

# Title of the money chart.
players-money-course = Money, session by session

# Its note.
#   $currency (text)
players-running-total = Running total, { $currency }

# Title of the points chart.
players-points-course = Points, session by session

# Its note.
players-running-points = Running total

# A running total as a sentence, with every n-th total.
#   $title (message), $sessions (number), $every (number), $list (messages)
players-course-says = { $title }, running total over { players-sessions }, after { $every ->
    [1] each
   *[other] every { $every_text }
}: { $list }

# Title of the chart of tricks under a contract.
#   $what (message)
players-tricks-taken = Tricks taken in { $what }

# Its note.
#   $hands (number)
players-tricks-note = { hands-played }; hollow bar: not made

# Its mark: made from this many tricks on.
#   $n (number)
players-makes-at-least = { $n_text } needed

# Its mark: made with exactly this many.
#   $n (number)
players-makes-exactly = { $n ->
    [0] no tricks
   *[other] exactly { $n_text }
}

# Its mark: made with at most this many.
#   $n (number)
players-makes-at-most = { $n ->
    [0] no tricks
   *[other] { $n_text } at most
}

# The chart as a sentence.
#   $title (message), $target (message), $list (messages)
players-tricks-say = { $title }, { $target }: { $list }

# A part of it: the number of hands with this many tricks.
#   $tricks (number), $hands (number)
players-tricks-in = { step-tricks-card-open } in { hands-played }

# The button that shows the chart of another contract.
#   $what (message)
players-show-tricks = Show the tricks taken in { $what }

# Its note.
#   $made (number), $of (number), $under (number), $over (number)
players-met-note = { $made_text } of { $of_text } bids made, { $under_text } under, { $over_text } over

# A part of it: a bid, the tricks taken, and how often.
#   $bid (number), $took (number), $n (number)
players-grid-cell = bid { $bid_text }, took { $took_text }: { $n ->
    [1] once
    [2] twice
   *[other] { $n_text } times
}

# The card that shows the statistics of the whole table.
players-everybody = Everybody

# The same as a sentence.
players-figures-of-all = Everyone’s statistics

# The card that shows one player's statistics, as a sentence.
#   $name (text)
players-figures-of = Statistics of { $name }

## Sessions

# Below a session: the game and number of hands.
#   $game (message), $hands (number)
players-session-game = { $game }, { hands-played }

# A session as a sentence.
#   $title (message), $day (day), $game (message), $points (points)
players-session-says = { $title }, { $day }, { $game }, { points-said }

# The button that shows more rows of a list.
#   $n (number)
players-show-more = { $n ->
    [one] Show one more
   *[other] Show { $n_text } more
}

## Renaming and merging

# The button for renaming and merging.
#   $name (text)
players-change-says = Rename { $name }, or merge two names

# Heading of the merge candidates.
#   $name (text)
players-same-as = { $name } is the same person as

# At a candidate: the names are similar.
players-alike-note = nearly the same name

# A candidate as a button.
#   $name (text), $into (text)
players-merge-says = Merge { $name } into { $into }

# A notice with Undo: two players were merged.
#   $name (text), $into (text)
players-merged = { $name } merged into { $into }

# A notice: a player was added.
#   $name (text)
players-added = { $name } added to the players

# A name that another player on the roster has.
#   $name (text)
players-name-taken = Another player is called { $name }

# The same, if both sat at one table, so that they cannot be merged.
#   $name (text)
players-name-taken-together = Another player is called { $name }. They sat at one table, so they are two people.
