# Italian: the list of sessions, and deleted ones.

sessions-all-games = { ui-all-games }
sessions-solo-games = { game-solo-whist } e giochi simili
sessions-exact-bid-games = { game-oh-hell } e giochi simili
sessions-partnership-games = { game-whist } e altri giochi a coppie
sessions-for-just = { $n_text } giocatori
sessions-for-span = { $least_text }–{ $most_text } giocatori
sessions-deleted = Eliminate di recente
sessions-name-at = { $name }{"\u00A0"}{ $n_text }
sessions-delete = Elimina { $title }, { $at }
sessions-deleted-on = eliminata il { $day }
sessions-restore = Ripristina { $session }
sessions-restored = Ripristinata: { $title }
