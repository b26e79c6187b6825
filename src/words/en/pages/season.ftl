# Seasons: who stands where over some sessions.

# The season of all sessions.
season-all = All sessions

# Which sessions belong to a season: people, a game, days.
#   $parts (messages)
season-chosen = { $parts }

# From a day to a day.
#   $from (day), $to (day)
season-days = { $from } to { $to }

# From a day on.
#   $day (day)
season-since = since { $day }

# Up to a day.
#   $day (day)
season-until = until { $day }

# Below the name of a season: sessions, hands, and from which day to which.
#   $sessions (number), $hands (number), $days (message)
season-line = { $sessions ->
    [one] { $sessions_text } session
   *[other] { $sessions_text } sessions
} and { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}, { $days }

# In its place: no session belongs to it.
season-none = No session with hands belongs to it.

# A note: points do not add up.
season-many-games = Points of different games do not add up. Choose a game to see them.

# The same where one game was played by rules that count in different ways.
season-many-scales = These sessions count points in different ways, so that they do not add up.

# A note: an average of too few sessions.
#   $n (number)
season-few = An average of fewer than { $n_text } sessions has no place. The number behind an average says of how many it is.

# Over a column: names.
season-player = Player

# Over a column: sessions somebody sat in.
season-sessions = Sessions

# Over a column: hands somebody was dealt.
season-hands = Hands

# Over a column: what a session came to on average.
season-average = Average

# Over a column: sessions that were won.
season-first = 1st

# Over a column: second places.
season-second = 2nd

# Over a column: third places.
season-third = 3rd

# Over a column: the best session.
season-best = Best

# Over a column: the worst session.
season-worst = Worst

# Over a column: money.
#   $currency (currency)
season-currency = { $currency }

# An average with how many sessions stand behind it.
#   $value (message), $n (number)
season-average-of = { $value } ({ $n_text })

# A part of a row in words: a column and what stands in it.
#   $head (message), $value (message)
season-cell = { $head } { $value }

# A row in words.
#   $place (number), $name (text), $parts (messages)
season-row = { $place_text }. { $name }: { $parts }

# The same for somebody without a place.
#   $name (text), $parts (messages)
season-unplaced = { $name }: { $parts }

# The chart in words.
#   $list (messages)
season-course-says = Session by session, running totals of those ahead. { $list }

# A button that sorts by a column.
#   $head (message)
season-sort-by = Sort by { $head }

# A card: average, best and worst session are of points.
season-by-points = Average in points

# The same in a currency.
#   $currency (currency)
season-by-money = Average in { $currency }

# A card: this one of the group.
#   $name (text)
season-of-group = { $name } is of the group

# A card: sessions of every day.
season-every-day = Every day

# A card: sessions of this year.
season-this-year = This year

# A card: sessions of the year before.
season-last-year = Last year

# A card: the sessions of a season that is kept.
#   $name (text)
season-show = Show { $name }

# A notice: a season is kept.
#   $name (text)
season-kept = { $name } is kept, and grows with every session.

# A notice: a season was forgotten.
#   $name (text)
season-forgotten = { $name } is forgotten. Its sessions stay.

# What was typed is no day.
#   $day (text)
season-bad-day = A day is written year-month-day, such as { $day }.

# The last day comes before the first.
season-turned = The last day comes before the first.
