# Italian: two sides: rows, cards, and penalties.

## Rows

sides-and = e
sides-both = { $first } e { $second }
sides-stands = { sides-stands-open } su { $of_text }
sides-stands-open = { $side }, { points-said }
sides-leads = in testa
sides-last-hand = ultima mano { $n_words }
sides-games = { $n_text } manche
sides-bids = { $name } dichiara { $n_text }
sides-bids-mode = { $name } dichiara { $n_text }, { $mode }
sides-odd-trick = la settima presa
step-bidder-high-card = { $name } dichiara alta
sides-counted = bassa, le loro prese
step-bidder-high-ask = Chi ha dichiarato alta?
sides-hint-high = Se nessuno dichiara alta la mano è bassa.
sides-nobody-high = nessuno dichiara alta
sides-nobody-high-full = { sides-hint-high }
sides-chip-low = Nessuno dichiara alta, la mano è bassa
step-side-counted-ask = Di chi si contano le prese?
step-side-counted-card = Conta le prese di { $side }
sides-bids-first = { $name } apre
sides-leads-first = { $name } è di mano
sides-fact-bids-first = apre

## The head of the page

sides-to = si va ai { $n_text }
sides-to-out-at = si va ai { $n_text }, si perde a { $out_text }
sides-rubbers-to = rubber, manche ai { $n_text }
sides-cards-kitty = { sides-cards-and-kitty }, { $books ->
    [one] { $books_text } presa
   *[other] { $books_text } prese
}
sides-cards-and-kitty = { cards-dealt } e il monte
rule-bids-modes-uptown-in = alte
rule-bids-modes-downtown-in = basse
rule-bids-modes-no-trump-in = { suit-none }
rule-high-card = Alta
rule-low-card = Bassa
rule-high-in = alta
rule-low-in = bassa
sides-high-wins = vincono le alte
sides-low-wins = vincono le basse
sides-more-win = vince chi fa più prese
sides-fewer-win = vince chi fa meno prese
sides-hint-low = Vince chi fa meno prese.
sides-rank-is = Senza atout, { $rank }
sides-rank-unknown = ordine non segnato

## Books

sides-books-kitty = Prese, monte compreso
sides-tail-books = , { $what }, { $books ->
    [one] { $books_text } presa
   *[other] { $books_text } prese
}
sides-needs = { $n_text }
sides-needs-full = { hint-needs }
sides-needs-books = { $n_text }
sides-needs-books-full = ne servono { $n_text }, monte compreso
sides-made-or-set = { $made_text } o { $set_text }
sides-made-or-set-times = ×{ $n_text }, { $made_text } o { $set_text }
sides-made-or-set-times-full = { sides-made-or-set-full }
sides-made-or-short = { $made_text }, { $set_text } a presa
sides-made-or-short-full = { $made_words } se riesce di misura, { $set_words } per ogni presa che manca
sides-made-or-set-full = { $made_words } se riesce di misura, { $set_words } se fallisce

## Noting trump and ranking

sides-noting-trump = Si segna la briscola
sides-ask-trump = Qual è la briscola?
sides-ask-rank = Quali carte vincono?
sides-hint-note = Facoltativo.
sides-slot-rank = Ordine
sides-chip-trump = Segna la briscola: { $trump }
sides-chip-rank = Segna { $rank }, { $wins }

## Revokes

sides-ask-revoked = Chi ha fatto renonce?
sides-ask-reneged = Chi ha fatto renonce?
sides-hint-revoked = Chi ha fatto renonce non può chiudere in quella mano.
sides-hint-revoked-alone = Ogni carta mostra l’effetto sull’ultima mano.
sides-slot-what = Penalità
sides-slot-who = Giocatore
sides-offer-tricks = { $n ->
    [one] Una presa
    [3] Tre prese
   *[other] { $n_text } prese
}
sides-offer-tricks-small = renonce: all’altra coppia
sides-offer-tricks-small-full = Renonce: { $n ->
    [one] { $n_text } presa va
   *[other] { $n_text } prese vanno
} all’altra coppia
sides-offer-renege = { sides-offer-tricks }
sides-offer-renege-small = { sides-offer-tricks-small }
sides-offer-renege-small-full = { sides-offer-tricks-small-full }
sides-offer-off = { $n ->
    [one] Un punto in meno
    [3] Tre punti in meno
   *[other] { $n_text } punti in meno
}
sides-offer-off-small = renonce: dai propri punti
sides-offer-off-small-full = Renonce: { $n ->
    [one] { $n_text } punto tolto
   *[other] { $n_text } punti tolti
} dai propri
sides-offer-onto = { $n ->
    [one] Un punto in più
    [3] Tre punti in più
   *[other] { $n_text } punti in più
}
sides-offer-onto-small = { sides-offer-tricks-small }
sides-offer-onto-small-full = Renonce: { $n ->
    [one] { $n_text } punto
   *[other] { $n_text } punti
} all’altra coppia
sides-offer-revoke = Renonce
sides-offer-replaces = { $n_text } per la mano
sides-offer-replaces-full = Renonce: { $n_words } al posto dei punti della mano
sides-offer-added = { $n_text }, la mano conta
sides-offer-added-full = Renonce: { $n_words } oltre ai punti della mano
sides-offer-noted = si segna, non costa
sides-offer-noted-full = Renonce: si segna nella mano, non costa niente
sides-revoked = Renonce di { $name }
sides-reneged = Renonce di { $name }
sides-effect = { $own_text }, altri { $others_text }
sides-effect-full = { $side } { $own_words }, gli altri { $others_words }
sides-effect-own = { $own_text }
sides-effect-own-full = { $side } { $own_words }
sides-in-place-of = { $now_text }, era { $before_text }
sides-in-place-of-full = { $now_words } al posto di { $before_words }
struck-kitty = il monte
struck-kitty-full = il monte è la prima presa
sides-struck-no-tricks = senza prese
sides-struck-no-tricks-full = non hanno prese da cedere
sides-struck-noted = già segnata
sides-struck-noted-full = una renonce di { $name } è già segnata

## Who won

sides-won = Hanno vinto { $side } con { $n_text }
sides-wins-by = { $side } vincono di { $n_text }
sides-leads-by = { $side } sono avanti di { $n_text }
sides-game-won = manche a { $side }
sides-rubber-game-won = manche a { $side }, { $n_text }–{ $to_text }
sides-rubber-won = rubber a { $side }, manche { $n_text }–{ $to_text }, punti { $points_text }–{ $against_text }
sides-rubber-worth = { $side }: { $games ->
    [one] { $games_text } manche
   *[other] { $games_text } manche
} del rubber, { $n ->
    [one] { $n_text } punto
   *[other] { $n_text } punti
}
sides-wins-games = { $side } vincono { $n_text } manche a { $to_text }
sides-leads-games = { $side } sono avanti { $n_text } manche a { $to_text }
