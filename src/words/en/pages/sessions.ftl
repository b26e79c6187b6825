# The list of sessions, and what was deleted from it.
# Whatever was played is listed.
sessions-all-games = All games

# Over Solo Whist and its neighbours in a list of games.
sessions-solo-games = { game-solo-whist } and similar games

# Over Oh Hell and its neighbours in a list of games.
sessions-exact-bid-games = { game-oh-hell } and similar games

# Over the games of two sides in a list of games.
sessions-partnership-games = { game-whist } and other partnership games

# How many play a game.
#   $n (number)
sessions-for-just = { $n_text } players

# How few and how many play a game.
#   $least (number), $most (number)
sessions-for-span = { $least_text }–{ $most_text } players

# What was deleted lately is listed.
sessions-deleted = Recently deleted

# How many hands a session has.
#   $n (number)
sessions-hands = { $n ->
    [one] { $n_text } hand
   *[other] { $n_text } hands
}

# Somebody and their total.
#   $name (text), $n (points)
sessions-name-at = { $name } { $n_text }

# A session's row in words.
#   $title (message), $at (minute), $names (texts), $state (message)
sessions-says = { $title }, { $at }, { $names }, { $state }

# The same for a session without a title.
#   $at (minute), $names (texts), $state (message)
sessions-says-untitled = { $at }, { $names }, { $state }

# Delete a session.
#   $title (message), $at (minute)
sessions-delete = Delete { $title }, { $at }

# When a session was deleted, on its row.
#   $day (day)
sessions-deleted-on = deleted on { $day }

# Bring a deleted session back.
#   $session (message)
sessions-restore = Restore { $session }

# A session is there again.
#   $title (message)
sessions-restored = “{ $title }” restored
