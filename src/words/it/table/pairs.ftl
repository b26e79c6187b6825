# Italian: two sides: rows, cards, and penalties.

## Rows

pairs-and = e
pairs-both = { $first } e { $second }
pairs-all = { $names }
pairs-stands = { pairs-stands-open } su { $of_text }
pairs-stands-open = { $side }, { $n ->
    [one] { $n_words } punto
   *[other] { $n_words } punti
}
pairs-rubber-of-side = { $side }: { $rubber }
pairs-towards = { $n_text } su { $of_text }
pairs-leads = in testa
pairs-last-hand = ultima mano { $n_words }
pairs-games = { $n_text } manche
pairs-bids = { $name } dichiara { $n_text }
pairs-bids-mode = { $name } dichiara { $n_text }, { $mode }
pairs-odd-trick = la settima presa
pairs-bids-high = { $name } dichiara alta
pairs-counted = bassa, le loro prese
pairs-ask-high = Chi ha dichiarato alta?
pairs-hint-high = Se nessuno dichiara alta la mano è bassa.
pairs-nobody-high = nessuno dichiara alta
pairs-chip-low = Nessuno dichiara alta, la mano è bassa
pairs-ask-counted = Di chi si contano le prese?
pairs-chip-counted = Conta le prese di { $side }
pairs-bids-first = { $name } apre
pairs-leads-first = { $name } è di mano
pairs-fact-bids-first = apre

## The head of the page

pairs-to = si va ai { $n_text }
pairs-to-out-at = si va ai { $n_text }, si perde a { $out_text }
pairs-rubbers-to = rubber, manche ai { $n_text }
pairs-cards-kitty = { cards-dealt } e il monte, { $books ->
    [one] { $books_text } presa
   *[other] { $books_text } prese
}
pairs-cards-kitty-trump = { cards-dealt } e il monte, briscola: { $trump }
pairs-cards-no-trump = { $n ->
    [one] { $n_text } carta, senza atout
   *[other] { $n_text } carte, senza atout
}
pairs-cards-kitty-no-trump = { cards-dealt } e il monte, senza atout
pairs-in-uptown = alte
pairs-in-downtown = basse
pairs-high = Alta
pairs-low = Bassa
pairs-in-high = alta
pairs-in-low = bassa
pairs-in-force = { $mode } · { $wins }
pairs-high-wins = vincono le alte
pairs-low-wins = vincono le basse
pairs-more-win = vince chi fa più prese
pairs-fewer-win = vince chi fa meno prese
pairs-rank-is = Senza atout, { $rank }
pairs-rank-unknown = ordine non segnato

## Books

pairs-books-kitty = Prese, monte compreso
pairs-hand-books = Mano { $n_text }: { $who }{ pairs-tail-books }
pairs-tail-books = , { $what }, { $books ->
    [one] { $books_text } presa
   *[other] { $books_text } prese
}
pairs-needs-books = ne servono { $n_text }, monte compreso
pairs-made-or-set = { $made_text } o { $set_text }
pairs-made-or-set-times = ×{ $n_text }, { $made_text } o { $set_text }
pairs-made-or-short = { $made_text }, { $set_text } a presa
pairs-made-or-short-says = { $made_words } se riesce di misura, { $set_words } per ogni presa che manca
pairs-made-or-set-says = { $made_words } se riesce di misura, { $set_words } se fallisce

## Noting trump and ranking

pairs-noting-trump = Si segna la briscola
pairs-ask-trump = Qual è la briscola?
pairs-ask-rank = Quali carte vincono?
pairs-hint-note = Facoltativo.
pairs-slot-rank = Ordine
pairs-chip-trump = Segna la briscola: { $trump }
pairs-chip-rank = Segna { $rank }, { $wins }

## Revokes

pairs-ask-revoked = Chi ha fatto renonce?
pairs-ask-reneged = Chi ha fatto renonce?
pairs-hint-revoked = Chi ha fatto renonce non può chiudere in quella mano.
pairs-hint-revoked-alone = Ogni carta mostra l’effetto sull’ultima mano.
pairs-slot-what = Penalità
pairs-slot-who = Giocatore
pairs-offer-tricks = { $n ->
    [one] Una presa
    [3] Tre prese
   *[other] { $n_text } prese
}
pairs-offer-tricks-small = renonce: all’altra coppia
pairs-offer-tricks-says = Renonce: { $n ->
    [one] { $n_text } presa va
   *[other] { $n_text } prese vanno
} all’altra coppia
pairs-offer-renege = { pairs-offer-tricks }
pairs-offer-renege-small = { pairs-offer-tricks-small }
pairs-offer-renege-says = { pairs-offer-tricks-says }
pairs-offer-off = { $n ->
    [one] Un punto in meno
    [3] Tre punti in meno
   *[other] { $n_text } punti in meno
}
pairs-offer-off-small = renonce: dai propri punti
pairs-offer-off-says = Renonce: { $n ->
    [one] { $n_text } punto tolto
   *[other] { $n_text } punti tolti
} dai propri
pairs-offer-onto = { $n ->
    [one] Un punto in più
    [3] Tre punti in più
   *[other] { $n_text } punti in più
}
pairs-offer-onto-says = Renonce: { $n ->
    [one] { $n_text } punto
   *[other] { $n_text } punti
} all’altra coppia
pairs-offer-revoke = Renonce
pairs-offer-replaces = { $n_text } per la mano
pairs-offer-replaces-says = Renonce: { $n_words } al posto dei punti della mano
pairs-offer-added = { $n_text }, la mano conta
pairs-offer-added-says = Renonce: { $n_words } oltre ai punti della mano
pairs-offer-noted = si segna, non costa
pairs-offer-noted-says = Renonce: si segna nella mano, non costa niente
pairs-revoked = Renonce di { $name }
pairs-reneged = Renonce di { $name }
pairs-effect = { $own_text }, altri { $others_text }
pairs-effect-says = { $side } { $own_words }, gli altri { $others_words }
pairs-effect-own = { $side } { $own_words }
pairs-in-place-of = { $now_text }, era { $before_text }
pairs-in-place-of-says = { $now_words } al posto di { $before_words }
pairs-struck-kitty = il monte
pairs-struck-kitty-full = il monte è la prima presa
pairs-struck-no-tricks = senza prese
pairs-struck-no-tricks-full = non hanno prese da cedere
pairs-struck-noted = già segnata
pairs-struck-noted-full = una renonce di { $name } è già segnata

## Who won

pairs-won = Hanno vinto { $side } con { $n_text }
pairs-wins-by = { $side } vincono di { $n_text }
pairs-leads-by = { $side } sono avanti di { $n_text }
pairs-game-won = manche a { $side }
pairs-rubber-game-won = manche a { $side }, { $n_text }–{ $to_text }
pairs-rubber-won = rubber a { $side }, manche { $n_text }–{ $to_text }, punti { $points_text }–{ $against_text }
pairs-rubber-worth = { $side }: { $games ->
    [one] { $games_text } manche
   *[other] { $games_text } manche
} del rubber, { $n ->
    [one] { $n_text } punto
   *[other] { $n_text } punti
}
pairs-wins-games = { $side } vincono { $n_text } manche a { $to_text }
pairs-leads-games = { $side } sono avanti { $n_text } manche a { $to_text }
