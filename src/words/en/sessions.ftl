# The list of sessions, and what was deleted from it.
sessions-all-games = All games
sessions-solo-games = { game-solo-whist } and similar games
sessions-exact-bid-games = { game-oh-hell } and similar games
sessions-partnership-games = { game-whist } and other partnership games
sessions-for-just = { $n_text } players
sessions-for-span = { $least_text }–{ $most_text } players
sessions-deleted = Recently deleted
sessions-hands = { $n ->
    [one] { $n_text } hand
   *[other] { $n_text } hands
}
sessions-name-at = { $name } { $n_text }
sessions-says = { $title }, { $at }, { $names }, { $state }
sessions-says-untitled = { $at }, { $names }, { $state }
sessions-delete = Delete { $title }, { $at }
sessions-deleted-on = deleted on { $day }
sessions-restore = Restore { $session }
sessions-restored = “{ $title }” is back
