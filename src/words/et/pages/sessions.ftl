# Estonian: the list of sessions, and deleted ones.

sessions-all-games = { ui-all-games }
sessions-solo-games = { game-solo-whist } ja sarnased mängud
sessions-exact-bid-games = { game-oh-hell } ja sarnased mängud
sessions-partnership-games = { game-whist } ja teised paarismängud
sessions-for-just = { $n_text } mängijat
sessions-for-span = { $least_text }–{ $most_text } mängijat
sessions-deleted = Hiljuti kustutatud
sessions-name-at = { $name }{"\u00A0"}{ $n_text }
sessions-delete = Kustuta { $title }, { $at }
sessions-deleted-on = kustutatud { $day }
sessions-restore = Taasta { $session }
sessions-restored = Taastatud: { $title }
