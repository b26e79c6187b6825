# Italian: the house-rules editor. A sentence consists of text between boxes; see en.

## The page

house-redo = Ripeti: { $what }
house-step-earlier = le modifiche precedenti
house-step-name = il nome
house-subtitle = Regole della casa, da { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } modifica
   *[other] {" · "}{ $n_text } modifiche
}

## Lines and boxes

house-and-so-on = { $row } …
as-words = { $n_words }
house-was = era { $what }
house-box-says = { $name }, { $value }. { $ask }
house-add-says = { $name }, aggiungi. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = La tacca segna il valore di { $base }.
house-hint-notch-game = La tacca segna il valore di { $game }.
house-hint-times = È { $n_text } volte il valore di partenza.
house-typed-no-number = Ci vuole un numero intero
house-typed-no-points = Ci vuole un numero con al massimo un decimale
house-typed-no-list = Ci vogliono numeri separati da spazi

## Errors

house-fault-bounds = Qui da { $least_text } a { $most_text }
house-fault-span = { $least_text } è più di { $most_text }
house-fault-table = Da { $least_text } a { $most_text }: chi riceve le carte, e uno in più
house-fault-deck = Un mazzo di { $n_text } carte non basta
house-fault-cards = { $n_text } carte a testa in { $players_text } sono più delle { $deck_text } del mazzo
house-fault-no-misere = In queste regole non c’è la miseria generale
house-fault-no-contract = Almeno un contratto si deve giocare
house-fault-declarers = Due contro due si gioca solo in quattro
house-fault-joint = Solo un contratto di un dichiarante può essere giocato da più persone insieme
house-fault-honours = Con la licitazione non si giocano gli onori
house-fault-rubber = Un rubber richiede manche a punteggio
house-fault-no-game = In queste regole non si vincono manche
house-fault-no-rubber = Qui non si vincono rubber
house-fault-target = Un contratto ha un solo obiettivo
house-fault-rank = Questi contratti non possono superarsi così
house-fault-twice = Una voce è due volte nell’elenco
house-fault-too-many = Al massimo { $n_text }
house-fault-needs-bids = Vale solo con la licitazione
house-fault-with-bids = Con la licitazione non si gioca
house-fault-needs-shortfall = Vale solo se una dichiarazione fallita costa le prese mancanti
house-fault-nil = Vale solo se si gioca il nil
house-fault-revoke = Vale solo se una renonce costa prese
house-fault-halved = Un errore che dimezza il totale non segna altro
house-fault-no-last-hand = Una partita a punteggio non ha un’ultima mano
house-fault-no-end = Mani che si ripetono senza fine non hanno un’ultima mano
house-fault-no-rotation = Le briscole a turno vogliono un ordine
house-fault-needs-turn-up = Vale solo se si gira una carta

## Formulas

house-plus-sign = +
house-times-what = × { $of }
house-ask-add = Che altro conta?

## Rules of Oh Hell

house-repeat-ever = sempre da capo
house-take-out = rimuovi

## Rules of Solo Whist

house-line-admit = Altri contratti
house-ask-admit = Quale contratto giocate in più?

## The worked example

house-not-possible = impossibile
house-somebody = Chiara
house-with-partner = { $name } con un compagno
house-in-brackets = ({ $sum })
house-product = { $first }{"\u00A0"}×{"\u00A0"}{ $n_text }
house-plus = { $first }{"\u00A0"}+{"\u00A0"}{ $second }
house-minus = { $first }{"\u00A0"}−{"\u00A0"}{ $second }
house-sum-is = { $sum }{"\u00A0"}={"\u00A0"}{ $n_text }.
house-sum-points = { $n_text }.
house-worked-hand = Una mano di { cards-dealt }
house-worked-bid-caption = in giù: dichiarate, di lato: fatte
house-worked-kitty-caption = in giù: dichiarate, di lato: fatte con il monte
house-cell-bid = dichiarate { $bid_text }, fatte { $tricks_text }
house-worked-made = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }:
house-worked-grand = { $name } le dichiara tutte e { $bid_text } e le fa, slam:
house-worked-small = { $name } ne dichiara { $bid_text }, tutte meno una, e le fa, piccolo slam:
house-worked-missed = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }: errore di { $off ->
    [1] uno
    [2] due
    [3] tre
   *[other] { $off_text }
},
house-worked-far-off = { house-worked-missed } un errore grosso,
house-worked-contracts = Quanto segna il dichiarante
house-worked-contracts-caption = in giù: contratto, di lato: prese in più o in meno
house-made-by = { $n ->
    [0] di misura
    [1] una in più
    [2] due in più
    [3] tre in più
   *[other] { $n_text } in più
}
house-short-by = { $n ->
    [1] una in meno
    [2] due in meno
    [3] tre in meno
   *[other] { $n_text } in meno
}
house-with-every-trick = con tutte le prese
house-worked-contract-made = { $name }, { $contract }, { $by }: { $total_text }. Ogni avversario paga
house-worked-contract-failed = { $name }, { $contract }, { $by }: { $total_text }. Ogni avversario incassa
house-worked-pays = { $name } paga in una miseria generale: { $total_text }. Ognuno degli altri incassa
house-worked-receives = { $name } incassa in una miseria generale: { $total_text }. Ognuno degli altri paga
house-worked-levels = Quanto vale una dichiarazione
house-short-by-others = { house-short-by }, { $others_text } agli altri
house-worked-bid-mode = Dichiarazione di { $bid_text }, { $mode }, prese fatte { $tricks_text }, { $by }:
house-worked-bid-level = Dichiarazione di { $bid_text }, prese fatte { $tricks_text }, { $by }:
house-worked-tricks = Quanto valgono le prese
house-worked-tricks-caption = in giù: onori, di lato: prese
house-worked-suits-caption = in giù: seme di briscola, di lato: prese
house-worked-standing-caption = in giù: onori, di lato: prese, per chi sta a { $n_text }
house-stands-at = Una coppia che sta a { $n_text }
house-no-honours = nessuno
house-three-honours = tre onori
house-four-honours = quattro onori
house-worked-taken = { step-tricks-card-open } e { $honours }:
house-worked-taken-alone = { step-tricks-card-open }:
house-worked-rubber = Un rubber di { $games_text } manche, i perdenti a { $losers_text }:
house-new-name = Le nostre: { $base }
house-made-from = fatte da { $name }
house-deleted = «{ $name }»: eliminate
house-imported = «{ $name }»: importate
house-drafts = Bozze
house-kept-as-draft = «{ $name }» resta come bozza
house-discarded = «{ $name }» scartata
house-worked-halved = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }: perde metà del totale, arrotondata per difetto
house-fault-high-low = Alta e bassa vanno insieme
house-fault-not-with-high = Non si gioca con mani alte e basse
house-high-low-caption = in giù: alta o bassa, di lato: prese della coppia
