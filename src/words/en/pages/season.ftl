# Seasons: standings over some sessions.

# The season of all sessions.
season-all = All sessions

# A date range.
#   $from (day), $to (day)
season-days = { $from } to { $to }

# A first date.
#   $day (day)
season-since = since { $day }

# A last date.
#   $day (day)
season-until = until { $day }

# Below the name of a season: sessions, hands, and the date range.
#   $sessions (number), $hands (number), $days (message)
season-line = { players-sessions } and { hands-played }, { $days }

# The same: there are no sessions.
season-none = No sessions with hands match.

# A note: points cannot be summed.
season-many-games = Points from different games cannot be added together. Choose a game to see them.

# The same for one game with different scales of points.
season-many-scales = These sessions count points in different ways, so the points cannot be added together.

# A note: an average of too few sessions.
#   $n (number)
season-few = Players with fewer than { $n_text } sessions are not ranked by average. The number in brackets is how many sessions an average covers.

# Column head: names.
season-player = Player

# Column head: sessions played.
season-sessions = Sessions

# Column head: hands dealt.
season-hands = Hands

# Column head: the average per session.
season-average = Average

# Column head: sessions won.
season-first = 1st

# Column head: second places.
season-second = 2nd

# Column head: third places.
season-third = 3rd

# Column head: the best session.
season-best = Best

# Column head: the worst session.
season-worst = Worst

# An average with its number of sessions.
#   $value (message), $n (number)
season-average-of = { $value } ({ $n_text })

# A row as a sentence.
#   $place (number), $name (text), $parts (messages)
season-row = { $place_text }. { $name }: { $parts }

# The chart as a sentence.
#   $list (messages)
season-course-says = Session by session, running totals of the leaders. { $list }

# A button that sorts by a column.
#   $head (message)
season-sort-by = Sort by { $head }

# A card: average, best and worst session are of points.
season-by-points = Average in points

# The same in a currency.
#   $currency (currency)
season-by-money = Average in { $currency }

# A card: a player of the group.
#   $name (text)
season-of-group = { $name } is in the group

# A card: sessions of all dates.
season-every-day = All dates

# A card: sessions of this year.
season-this-year = This year

# A card: sessions of last year.
season-last-year = Last year

# A card: a saved season.
#   $name (text)
season-show = Show { $name }

# A notice: a season was saved.
#   $name (text)
season-kept = { $name } saved. New sessions that match are included.

# A notice: a season was deleted.
#   $name (text)
season-forgotten = { $name } deleted. Its sessions stay.

# The typed text is not a date.
#   $day (text)
season-bad-day = A day is written year-month-day, such as { $day }.

# The last date is before the first.
season-turned = The last day comes before the first.
