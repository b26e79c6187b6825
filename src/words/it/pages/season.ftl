# Italian: seasons: standings over some sessions.

season-all = Tutte le partite
season-days = dal { $from } al { $to }
season-since = dal { $day }
season-until = fino al { $day }
season-line = { $sessions ->
    [one] { $sessions_text } partita
   *[other] { $sessions_text } partite
} e { hands-played }, { $days }
season-none = Nessuna partita con mani corrisponde.
season-many-games = I punti di giochi diversi non si sommano. Scegli un gioco per vederli.
season-many-scales = Queste partite contano i punti in modi diversi, perciò non si sommano.
season-few = Chi ha meno di { $n_text } partite non è in classifica per media. Il numero tra parentesi dice su quante partite è la media.
season-player = Giocatore
season-sessions = Partite
season-hands = Mani
season-average = Media
season-first = 1º
season-second = 2º
season-third = 3º
season-best = Migliore
season-worst = Peggiore
season-average-of = { $value } ({ $n_text })
season-row = { $place_text }. { $name }: { $parts }
season-course-says = Partita per partita, totali progressivi dei primi. { $list }
season-sort-by = Ordina per { $head }
season-by-points = Media in punti
season-by-money = Media in { $currency }
season-of-group = { $name } è del gruppo
season-every-day = Tutte le date
season-this-year = Quest’anno
season-last-year = L’anno scorso
season-show = Mostra { $name }
season-kept = { $name } salvata. Le nuove partite che corrispondono sono comprese.
season-forgotten = { $name } eliminata. Le sue partite restano.
season-bad-day = Un giorno si scrive anno-mese-giorno, per esempio { $day }.
season-turned = L’ultimo giorno viene prima del primo.
