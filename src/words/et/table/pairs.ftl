# Estonian: two sides: rows, cards, and penalties.

## Rows

pairs-and = ja
pairs-both = { $first } ja { $second }
pairs-all = { $names }
pairs-stands = { pairs-stands-open } { $of_text }-st
pairs-stands-open = { $side }, { $n ->
    [one] { $n_words } punkt
   *[other] { $n_words } punkti
}
pairs-rubber-of-side = { $side }: { $rubber }
pairs-towards = { $n_text } / { $of_text }
pairs-leads = juhivad
pairs-last-hand = viimane jaotus { $n_words }
pairs-games = { $n ->
    [one] { $n_text } geim
   *[other] { $n_text } geimi
}
pairs-bids = { $name } pakub { $n_text }
pairs-bids-mode = { $name } pakub { $n_text } { $mode }
pairs-odd-trick = seitsmes tihi
pairs-bids-high = { $name } pakub kõrget
pairs-counted = madal, nende tihid
pairs-ask-high = Kes pakkus kõrget?
pairs-hint-high = Kui keegi kõrget ei paku, on mäng madal.
pairs-nobody-high = keegi ei paku kõrget
pairs-chip-low = Keegi ei paku kõrget, mäng on madal
pairs-ask-counted = Kelle tihid loetakse?
pairs-chip-counted = Loe tihid: { $side }
pairs-bids-first = { $name } pakub esimesena
pairs-leads-first = { $name } käib välja
pairs-fact-bids-first = pakub esimesena

## The head of the page

pairs-to = { $n_text } punktini
pairs-to-out-at = { $n_text } punktini, kaotus { $out_text } juures
pairs-rubbers-to = robberid, geim { $n_text } punktini
pairs-cards-kitty = { cards-dealt } ja talon, { $books_text } tihi
pairs-cards-kitty-trump = { cards-dealt } ja talon, trump { $trump }
pairs-in-uptown = üles
pairs-in-downtown = alla
pairs-high = Kõrge
pairs-low = Madal
pairs-in-high = kõrge
pairs-in-low = madal
pairs-in-force = { $mode } · { $wins }
pairs-high-wins = võidab kõrge
pairs-low-wins = võidab madal
pairs-more-win = võidab rohkem tihisid
pairs-fewer-win = võidab vähem tihisid
pairs-rank-is = Trumbita, { $rank }
pairs-rank-unknown = järjestus märkimata

## Books

pairs-books-kitty = Tihid koos taloniga
pairs-hand-books = { $n_text }. jaotus: { $who }{ pairs-tail-books }
pairs-tail-books = , { $what }, { $books_text } tihi
pairs-needs-books = vaja { $n_text } tihi, koos taloniga
pairs-made-or-set = { $made_text } või { $set_text }
pairs-made-or-set-times = ×{ $n_text }, { $made_text } või { $set_text }
pairs-made-or-short = { $made_text }, { $set_text } tihi eest
pairs-made-or-short-says = { $made_words }, kui täpselt täis, { $set_words } iga puuduva tihi eest
pairs-made-or-set-says = { $made_words }, kui täpselt täis, { $set_words }, kui jääb sisse

## Noting trump and ranking

pairs-noting-trump = Trumbi märkimine
pairs-ask-trump = Mis mast on trump?
pairs-ask-rank = Kummad kaardid võidavad?
pairs-hint-note = Vabatahtlik.
pairs-slot-rank = Järjestus
pairs-chip-trump = Märgi trump: { $trump }
pairs-chip-rank = Märgi: { $rank }, { $wins }

## Revokes

pairs-ask-revoked = Kelle vale renonss?
pairs-ask-reneged = Kelle vale renonss?
pairs-hint-revoked = Eksinud pool selle jaotusega geimi ei võida.
pairs-hint-revoked-alone = Iga kaart näitab mõju viimasele jaotusele.
pairs-slot-what = Trahv
pairs-slot-who = Mängija
pairs-offer-tricks = { $n ->
    [one] Üks tihi
    [3] Kolm tihi
   *[other] { $n_text } tihi
}
pairs-offer-tricks-small = renonss: teisele poolele
pairs-offer-tricks-says = Vale renonss: { $n_text } tihi teisele poolele
pairs-offer-renege = { pairs-offer-tricks }
pairs-offer-renege-small = { pairs-offer-tricks-small }
pairs-offer-renege-says = { pairs-offer-tricks-says }
pairs-offer-off = { $n ->
    [one] Üks punkt maha
    [3] Kolm punkti maha
   *[other] { $n_text } punkti maha
}
pairs-offer-off-small = renonss: enda seisust
pairs-offer-off-says = Vale renonss: { $n ->
    [one] { $n_text } punkt
   *[other] { $n_text } punkti
} enda seisust maha
pairs-offer-onto = { $n ->
    [one] Üks punkt juurde
    [3] Kolm punkti juurde
   *[other] { $n_text } punkti juurde
}
pairs-offer-onto-says = Vale renonss: { $n ->
    [one] { $n_text } punkt
   *[other] { $n_text } punkti
} teisele poolele juurde
pairs-offer-revoke = Vale renonss
pairs-offer-replaces = { $n_text } jaotuse eest
pairs-offer-replaces-says = Vale renonss: { $n_words } jaotuse punktide asemel
pairs-offer-added = { $n_text }, jaotus loeb ka
pairs-offer-added-says = Vale renonss: { $n_words } lisaks jaotuse punktidele
pairs-offer-noted = märgitud, tasuta
pairs-offer-noted-says = Vale renonss: jaotuse juurde märgitud, ei maksa midagi
pairs-revoked = { $name }: vale renonss
pairs-reneged = { $name }: vale renonss
pairs-effect = { $own_text }, teised { $others_text }
pairs-effect-says = { $side } { $own_words }, teine pool { $others_words }
pairs-effect-own = { $side } { $own_words }
pairs-in-place-of = { $now_text }, oli { $before_text }
pairs-in-place-of-says = { $now_words }, enne { $before_words }
pairs-struck-no-tricks = tihisid pole
pairs-struck-no-tricks-full = neil pole tihisid, mida loovutada
pairs-struck-noted = juba märgitud
pairs-struck-noted-full = vale renonss on juba märgitud: { $name }

## Who won

pairs-won = Võit: { $side }, seis { $n_text }
pairs-wins-by = { $side } võidavad { $n_text } punktiga
pairs-leads-by = { $side } juhivad { $n_text } punktiga
pairs-game-won = geim: { $side }
pairs-rubber-game-won = geim: { $side }, { $n_text } : { $to_text }
pairs-rubber-won = robber: { $side }, geimid { $n_text } : { $to_text }, punktid { $points_text } : { $against_text }
pairs-rubber-worth = { $side }: robri geime { $games_text }, punkte { $n_text }
pairs-wins-games = { $side } võidavad geimidega { $n_text } : { $to_text }
pairs-leads-games = { $side } juhivad geimidega { $n_text } : { $to_text }
pairs-cards-no-trump = { $n ->
    [one] { $n_text } kaart, trumbita
   *[other] { $n_text } kaarti, trumbita
 }
pairs-cards-kitty-no-trump = { cards-dealt } ja talon, trumbita
pairs-struck-kitty = talon
pairs-struck-kitty-full = talon on esimene tihi
