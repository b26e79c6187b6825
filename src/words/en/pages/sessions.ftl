# The list of sessions, and deleted ones.

# The filter: all sessions.
sessions-all-games = { ui-all-games }

# Heading of Solo Whist and related games.
sessions-solo-games = { game-solo-whist } and similar games

# Heading of Oh Hell and related games.
sessions-exact-bid-games = { game-oh-hell } and similar games

# Heading of partnership games.
sessions-partnership-games = { game-whist } and other partnership games

# The number of players of a game.
#   $n (number)
sessions-for-just = { $n_text } players

# The range of players of a game.
#   $least (number), $most (number)
sessions-for-span = { $least_text }–{ $most_text } players

# The filter: deleted sessions.
sessions-deleted = Recently deleted

# A player with the total.
#   $name (text), $n (points)
sessions-name-at = { $name }{"\u00A0"}{ $n_text }

# Delete a session.
#   $title (message), $at (minute)
sessions-delete = Delete { $title }, { $at }

# When a session was deleted, on its row.
#   $day (day)
sessions-deleted-on = deleted on { $day }

# Restore a deleted session.
#   $session (message)
sessions-restore = Restore { $session }

# A session was restored.
#   $title (message)
sessions-restored = { $title } restored
