# Polish: the list of sessions, and deleted ones.

sessions-all-games = { ui-all-games }
sessions-solo-games = { game-solo-whist } i podobne gry
sessions-exact-bid-games = { game-oh-hell } i podobne gry
sessions-partnership-games = { game-whist } i inne gry w parach
sessions-for-just = { $n_text } graczy
sessions-for-span = { $least_text }–{ $most_text } graczy
sessions-deleted = Ostatnio usunięte
sessions-name-at = { $name }{"\u00A0"}{ $n_text }
sessions-delete = Usuń: { $title }, { $at }
sessions-deleted-on = usunięto { $day }
sessions-restore = Przywróć: { $session }
sessions-restored = Przywrócono: { $title }
