# Estonian: two sides: rows, cards, and penalties.

## Rows

sides-and = ja
sides-both = { $first } ja { $second }
sides-stands = { sides-stands-open } { $of_text }-st
sides-stands-open = { $side }, { points-said }
sides-leads = juhivad
sides-last-hand = viimane jaotus { $n_words }
sides-games = { $n ->
    [one] { $n_text } geim
   *[other] { $n_text } geimi
}
sides-bids = { $name } pakub { $n_text }
sides-bids-mode = { $name } pakub { $n_text } { $mode }
sides-odd-trick = seitsmes tihi
step-bidder-high-card = { $name } pakub kõrget
sides-counted = madal, nende tihid
step-bidder-high-ask = Kes pakkus kõrget?
sides-hint-high = Kui keegi kõrget ei paku, on mäng madal.
sides-nobody-high = keegi ei paku kõrget
sides-nobody-high-full = { sides-hint-high }
sides-chip-low = Keegi ei paku kõrget, mäng on madal
step-side-counted-ask = Kelle tihid loetakse?
step-side-counted-card = Loe tihid: { $side }
sides-bids-first = { $name } pakub esimesena
sides-leads-first = { $name } käib välja
sides-fact-bids-first = pakub esimesena

## The head of the page

sides-to = { $n_text } punktini
sides-to-out-at = { $n_text } punktini, { $out_text } kaotab
sides-rubbers-to = robberid, geim { $n_text } punktini
sides-cards-kitty = { sides-cards-and-kitty }, { $books_text } tihi
sides-cards-and-kitty = { cards-dealt } ja talon
rule-bids-modes-uptown-in = üles
rule-bids-modes-downtown-in = alla
rule-bids-modes-no-trump-in = { suit-none }
rule-high-card = Kõrge
rule-low-card = Madal
rule-high-in = kõrge
rule-low-in = madal
sides-high-wins = võidab kõrge
sides-low-wins = võidab madal
sides-more-win = võidab rohkem tihisid
sides-fewer-win = võidab vähem tihisid
sides-hint-low = Võidab vähem tihisid.
sides-rank-is = Trumbita, { $rank }
sides-rank-unknown = järjestus märkimata

## Books

sides-books-kitty = Tihid koos taloniga
sides-tail-books = , { $what }, { $books_text } tihi
sides-needs = { $n_text }
sides-needs-full = { hint-needs }
sides-needs-books = { $n_text }
sides-needs-books-full = vaja { $n_text } tihi, koos taloniga
sides-made-or-set = { $made_text } või { $set_text }
sides-made-or-set-times = ×{ $n_text }, { $made_text } või { $set_text }
sides-made-or-set-times-full = { sides-made-or-set-full }
sides-made-or-short = { $made_text }, { $set_text } tihi eest
sides-made-or-short-full = { $made_words }, kui täpselt täis, { $set_words } iga puuduva tihi eest
sides-made-or-set-full = { $made_words }, kui täpselt täis, { $set_words }, kui jääb sisse

## Noting trump and ranking

sides-noting-trump = Trumbi märkimine
sides-ask-trump = Mis mast on trump?
sides-ask-rank = Kummad kaardid võidavad?
sides-hint-note = Vabatahtlik.
sides-slot-rank = Järjestus
sides-chip-trump = Märgi trump: { $trump }
sides-chip-rank = Märgi: { $rank }, { $wins }

## Revokes

sides-ask-revoked = Kelle vale renonss?
sides-ask-reneged = Kelle vale renonss?
sides-hint-revoked = Eksinud pool selle jaotusega geimi ei võida.
sides-hint-revoked-alone = Iga kaart näitab mõju viimasele jaotusele.
sides-slot-what = Trahv
sides-slot-who = Mängija
sides-offer-tricks = { $n ->
    [one] Üks tihi
    [3] Kolm tihi
   *[other] { $n_text } tihi
}
sides-offer-tricks-small = renonss: teisele poolele
sides-offer-tricks-small-full = Vale renonss: { $n_text } tihi teisele poolele
sides-offer-renege = { sides-offer-tricks }
sides-offer-renege-small = { sides-offer-tricks-small }
sides-offer-renege-small-full = { sides-offer-tricks-small-full }
sides-offer-off = { $n ->
    [one] Üks punkt maha
    [3] Kolm punkti maha
   *[other] { $n_text } punkti maha
}
sides-offer-off-small = renonss: enda seisust
sides-offer-off-small-full = Vale renonss: { $n ->
    [one] { $n_text } punkt
   *[other] { $n_text } punkti
} enda seisust maha
sides-offer-onto = { $n ->
    [one] Üks punkt juurde
    [3] Kolm punkti juurde
   *[other] { $n_text } punkti juurde
}
sides-offer-onto-small = { sides-offer-tricks-small }
sides-offer-onto-small-full = Vale renonss: { $n ->
    [one] { $n_text } punkt
   *[other] { $n_text } punkti
} teisele poolele juurde
sides-offer-revoke = Vale renonss
sides-offer-replaces = { $n_text } jaotuse eest
sides-offer-replaces-full = Vale renonss: { $n_words } jaotuse punktide asemel
sides-offer-added = { $n_text }, jaotus loeb ka
sides-offer-added-full = Vale renonss: { $n_words } lisaks jaotuse punktidele
sides-offer-noted = märgitud, tasuta
sides-offer-noted-full = Vale renonss: jaotuse juurde märgitud, ei maksa midagi
sides-revoked = { $name }: vale renonss
sides-reneged = { $name }: vale renonss
sides-effect = { $own_text }, teised { $others_text }
sides-effect-full = { $side } { $own_words }, teine pool { $others_words }
sides-effect-own = { $own_text }
sides-effect-own-full = { $side } { $own_words }
sides-in-place-of = { $now_text }, oli { $before_text }
sides-in-place-of-full = { $now_words }, enne { $before_words }
sides-struck-no-tricks = tihisid pole
sides-struck-no-tricks-full = neil pole tihisid, mida loovutada
sides-struck-noted = juba märgitud
sides-struck-noted-full = vale renonss on juba märgitud: { $name }

## Who won

sides-won = Võit: { $side }, seis { $n_text }
sides-wins-by = { $side } võidavad { $n_text } punktiga
sides-leads-by = { $side } juhivad { $n_text } punktiga
sides-game-won = geim: { $side }
sides-rubber-game-won = geim: { $side }, { $n_text } : { $to_text }
sides-rubber-won = robber: { $side }, geimid { $n_text } : { $to_text }, punktid { $points_text } : { $against_text }
sides-rubber-worth = { $side }: robri geime { $games_text }, punkte { $n_text }
sides-wins-games = { $side } võidavad geimidega { $n_text } : { $to_text }
sides-leads-games = { $side } juhivad geimidega { $n_text } : { $to_text }
struck-kitty = talon
struck-kitty-full = talon on esimene tihi
