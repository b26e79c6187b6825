# Italian: players and their statistics.

# The separator of a list.
list-comma = {", "}

## The roster

players-sessions = { $sessions ->
    [one] { $sessions_text } partita
   *[other] { $sessions_text } partite
}
players-no-session = Ancora nessuna partita
players-roster-says = { $name }, { $sessions }, { $money } { $currency }
players-closing-says = Totale: { $money } { $currency }
players-show-in = Mostra in { $currency }
players-left-out = { $n ->
    [one] Una partita non si può leggere e resta fuori.
   *[other] { $n_text } partite non si possono leggere e restano fuori.
}
players-counting = { $n ->
    [one] Una partita è ancora da contare.
   *[other] { $n_text } partite sono ancora da contare.
}

## One player

players-line = { players-sessions } e { hands-played } da { $since }
players-of-rest = su { $n_text }
out-of = { $made_text } su { $of_text }
players-figure-says = { $value }: { $caption }
players-money-in-all = { $currency } in tutto
players-ahead = { $n ->
    [one] partita in attivo
   *[other] partite in attivo
}
players-best-money = partita migliore, { $currency }
players-worst-money = partita peggiore, { $currency }
players-points-in-all = punti in tutto
players-won = partite vinte
players-best-points = partita migliore, punti
players-worst-points = partita peggiore, punti
players-after-three-hands = Le statistiche cominciano dopo tre mani.
players-after-three-sessions = Il grafico comincia dopo tre partite

## Rates

players-contracts = { ui-contracts }
players-winning-bids = Licitazioni vinte
players-bids-met = Dichiarazioni indovinate
players-all-bids = Tutte
players-bid-of = Dichiarate { $n_text }
players-by-partner = { $what }, per compagno
players-hands-won = Mani vinte, per compagno
players-success-by-contract = Riuscita per contratto
players-rate-note = Punto: riuscite finora. Linea: intervallo del 95%.
players-few-note = Punto vuoto: troppo poche mani per una quota.
players-head-made = Riusciti
players-head-met = Indovinate
players-head-won = Vinte
players-rate-says = { $what }: { $made_text } su { $of_text }, { $n_text } per cento; intervallo del 95% da { $low_text } a { $high_text } per cento
players-few-say = { $what }: { $made_text } su { $of_text }, troppo poco per una quota; intervallo del 95% da { $low_text } a { $high_text } per cento
players-money-in = { $money } { $currency }

## Charts

players-money-course = Soldi, partita per partita
players-running-total = Totale progressivo, { $currency }
players-points-course = Punti, partita per partita
players-running-points = Totale progressivo
players-course-says = { $title }, totale progressivo dopo { $every ->
    [1] ogni partita
   *[other] una partita ogni { $every_text }
}, su { $sessions_text }: { $list }
players-tricks-taken = Prese fatte, { $what }
players-tricks-note = { hands-played }; barre vuote: non riuscite
players-makes-at-least = ne servono { $n_text }
players-makes-exactly = { $n ->
    [0] nemmeno una
    [one] { $n_text } esatta
   *[other] { $n_text } esatte
}
players-makes-at-most = { $n ->
    [0] nemmeno una
   *[other] al massimo { $n_text }
}
players-tricks-say = { $title }, { $target }: { $list }
players-tricks-in = { step-tricks-card-open } in { hands-played }
players-show-tricks = Mostra le prese fatte, { $what }
players-met-note = { $made_text } indovinate su { $of_text }, { $under_text } in meno, { $over_text } in più
players-grid-cell = dette { $bid_text }, fatte { $took_text }: { $n ->
    [one] una volta
    [2] due volte
   *[other] { $n_text } volte
}
players-everybody = Tutti
players-figures-of-all = Le statistiche di tutti
players-figures-of = Le statistiche di { $name }

## Sessions

players-session-game = { $game }, { hands-played }
players-session-says = { $title }, { $day }, { $game }, { points-said }
players-show-more = { $n ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $n_text }
}

## Renaming and merging

players-change-says = Rinomina o unisci { $name }
players-same-as = { $name } è la stessa persona di
players-alike-note = nome quasi uguale
players-merge-says = Unisci { $name } a { $into }
players-merged = { $name } ora conta come { $into }
players-added = Aggiunto ai giocatori: { $name }
players-name-taken = C’è già un altro giocatore di nome { $name }
players-name-taken-together = C’è già un altro giocatore di nome { $name }. Sedevano allo stesso tavolo: sono due persone.
