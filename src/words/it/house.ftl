# Italian: the editor of house rules. A sentence is made of pieces, words between boxes.

house-rules = Regole della casa

## The page

house-undo = Annulla: { $what }
house-redo = Ripeti: { $what }
house-step-earlier = le modifiche precedenti
house-step-name = il nome
house-subtitle = Regole della casa, da { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } modifica
   *[other] {" · "}{ $n_text } modifiche
}
house-source = Regole della casa, da { $base }; { $source }
house-source-alone = Regole della casa, da { $base }
house-foot = Le partite già cominciate mantengono le loro regole.

## Lines and boxes

house-next = { $first } { $second }
house-list = { $first }, { $second }
house-and-so-on = { $row } …
house-in-words = { $n_words }
house-was = era { $what }
house-line-says = { $name }: { $said }
house-box-says = { $name }. { $ask }: { $value }
house-add-says = { $name }, aggiungi. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = La tacca segna il valore di { $base }.
house-hint-notch-game = La tacca segna il valore di { $game }.
house-hint-times = È { $n_text } volte il valore di partenza.
house-another-number = Altro numero
house-another-list = Altro elenco
house-typed-no-number = Ci vuole un numero intero
house-typed-no-points = Ci vuole un numero con al massimo un decimale
house-typed-no-list = Ci vogliono numeri separati da spazi

## What is wrong

house-fault-at = { $name }: { $why }
house-fault-bounds = Qui da { $least_text } a { $most_text }
house-fault-span = { $least_text } è più di { $most_text }
house-fault-table = Da { $least_text } a { $most_text }: chi riceve le carte, e uno in più
house-fault-deck = Un mazzo di { $n_text } carte non basta
house-fault-cards = { $n_text } carte a testa in { $players_text } sono più delle { $deck_text } del mazzo
house-fault-no-misere = In queste regole non c’è la miseria generale
house-fault-no-contract = Almeno un contratto si deve giocare
house-fault-declarers = Due contro due si gioca solo in quattro
house-fault-joint = Solo un contratto di un dichiarante può essere giocato da più persone insieme.
house-fault-honours = Con la licitazione non si giocano gli onori
house-fault-rubber = Un rubber richiede manche a punteggio
house-fault-no-game = Qui non si vincono manche
house-fault-no-rubber = Qui non si vincono rubber
house-fault-target = Un contratto ha un solo obiettivo
house-fault-rank = Questi contratti non possono superarsi così
house-fault-twice = Qualcosa c’è due volte
house-fault-too-many = Al massimo { $n_text }
house-fault-needs-bids = Conta solo con la licitazione
house-fault-with-bids = Con la licitazione non si gioca
house-fault-needs-shortfall = Conta solo se una caduta costa le prese mancanti
house-fault-nil = Conta solo se si gioca il nil
house-fault-halved = Un errore che dimezza il totale non segna altro
house-fault-no-last-hand = Una partita a punteggio non ha un’ultima mano
house-fault-no-end = Mani sempre da capo non hanno un’ultima
house-fault-no-rotation = Le briscole a turno vogliono un ordine
house-fault-needs-turn-up = Conta solo se si scopre una carta
house-fault-other = { $why }

## Formulas

house-plus-sign = +
house-times-sign = ×
house-times-what = × { $of }
house-ask-add = Che altro conta?
house-ask-constant = Qualunque sia la dichiarazione
house-ask-bid = Per ogni presa dichiarata
house-ask-bid-squared = Per il quadrato delle dichiarate
house-ask-bid-triangular = Per 1 + … + dichiarate
house-ask-tricks = Per ogni presa fatta
house-ask-cards = Per ogni carta distribuita
house-ask-off = Per ogni presa di errore
house-ask-off-squared = Per il quadrato dell’errore
house-ask-off-triangular = Per 1 + … + errore
house-over-and-under-apart = in più e in meno, a parte
house-over-and-under-alike = in più come in meno

## Rules of Oh Hell

house-as-any-bid = come le altre dichiarazioni
house-as-any-miss = come ogni altro errore
house-off = no
house-no-special-rule = nessuna regola speciale
house-line-slam = Slam
house-word-all = tutte
house-word-all-but-one = tutte meno una
house-word-from = da
house-word-cards-on = carte in su
house-instead = al posto del resto
house-in-addition = oltre al resto
house-ask-grand = Per tutte, dichiarate e fatte
house-ask-small = Per tutte meno una, dichiarate e fatte
house-ask-adds = Al posto della dichiarazione, o in aggiunta?
house-ask-slam-from = Da quante carte in su?
house-line-far-off = Errore grosso
house-word-or-more-off = o più:
house-ask-how-far = Da quante prese di errore?
house-ask-far-off = Quanto si segna allora?
house-ask-hook = Quando vale il vincolo?
house-hook-every-hand = in ogni mano
house-hook-never = in nessuna mano
house-hook-but-last = tranne nell’ultima mano
house-hook-but-one-card = tranne con una carta
house-word-to = a
house-ask-from = Carte nella prima mano
house-ask-to = Carte dove si torna o si finisce
house-ask-back = E poi?
house-up-only = solo andata
house-up-and-down = andata e ritorno
house-down-only = solo andata
house-down-and-up = andata e ritorno
house-line-sizes = Di mano in mano
house-ask-schedule = Come si susseguono le mani?
house-step-by-step = a passi
house-as-listed = come in elenco
house-word-by = di
house-ask-step = Quante carte in più o in meno ogni volta?
house-repeat-ever = sempre da capo
house-ask-least-bid = Qual è la dichiarazione minima?
house-ask-decimals = I punti sono interi o in decimi?
house-as-any-hand = come nelle altre mani
house-ask-bonuses = A passi di quanto sono i bonus per la dichiarazione riuscita?
house-ask-repeat = Quali mani si ripetono?
house-each-once = ognuna una volta
house-ends-for-each = minima e massima una volta a testa
house-ask-list = Le carte di ogni mano
house-line-trump = Briscola
house-ask-trump = Da dove viene la briscola?
house-trump-last-card = ultima carta data
house-trump-none = nessuna
house-in-turn = a rotazione
house-ask-suit = Quale seme al suo turno?
house-take-out = togli
house-word-last-hand = ultima mano
house-ask-last-hand = La briscola nell’ultima mano
house-as-ever = come sempre
house-line-winner = Vince
house-ask-winner = Quale totale vince?
house-highest = il più alto
house-lowest = il più basso
house-word-ties = a pari punti si divide

## Rules of every game

house-ask-direction = In che senso girano carte e dichiarazioni?
house-line-players = Giocatori
house-ask-fewest = In quanti si gioca almeno?
house-ask-most = In quanti si gioca al massimo?
house-line-table = Al tavolo
house-ask-table = Può sedersi uno in più?
house-ask-fewest-table = In quanti al tavolo, almeno?
house-ask-most-table = In quanti al tavolo, al massimo?
house-as-many-as-play = quanti giocano
house-one-sits-out = uno in più, che dà le carte e riposa
house-line-deck = Mazzo
house-ask-deck = Di quante carte è il mazzo?
house-word-deck-cards = carte
house-line-settle = Conti
house-ask-settle = Come diventano soldi i punti?
house-settle-per-point = a punto
house-settle-difference = a due a due, per differenza
house-settle-pot = chi vince prende il piatto
house-settle-by-place = secondo la classifica
house-settle-none = per la gloria
house-line-revoke = Renonce
house-ask-revoke = Quanto segna una renonce?
house-ask-replaces = Al posto della mano, o in aggiunta?
house-in-place-of-the-hand = al posto della mano
house-beside-the-hand = oltre alla mano

## Rules of Solo Whist

house-line-unit = Tutti i valori
house-ask-unit = Per quanto si moltiplica tutto?
house-contract-play = { $contract }: il gioco
house-contract-beyond = { $contract }: in più e in meno
house-ask-allowed = Si gioca?
house-ask-target-kind = Come s’intende il numero?
house-at-least = almeno
house-just = esattamente
house-at-most = al massimo
house-ask-target = Quante prese?
house-word-tricks-pay = prese, ognuno paga
house-word-pays = ognuno paga
house-ask-pays = Quanto paga ogni avversario?
house-word-over = ognuna in più
house-word-under = in meno
house-word-free = gratis
house-word-all-tricks = tutte
house-nothing-special = niente di speciale
house-ask-over = Per ogni presa in più
house-ask-under = Per ogni presa in meno
house-ask-free-under = Quante prese in meno non costano altro?
house-ask-all-tricks = Per tutte le prese, al posto del resto
house-contract-failing = { $contract }: se fallisce
house-word-fails = se fallisce costa
house-ask-fails = Quanto costa fallire, prima delle prese mancanti?
house-as-it-pays = quanto paga
house-word-most-over = conta in più
house-ask-most-over = Quante prese in più contano?
house-all-of-them = tutte
house-ask-joint = Quanti possono giocarlo insieme?
house-one-at-a-time = uno solo
house-several-at-once = più di uno, ognuno per sé
house-ask-declarers = In quanti si gioca?
house-alone = da solo
house-together = in due
house-ask-contract-trump = Qual è la briscola?
house-ask-leads = Chi esce?
house-ask-rank = Dove sta fra le dichiarazioni?
house-ranks-lowest = la più bassa
house-ranks-above = sopra { $contract }
house-ask-all-pass = Che succede se tutti passano?
house-ask-misere = Chi paga in una miseria generale?
house-line-admit = Altri contratti
house-ask-admit = Quale contratto giocate in più?
house-ask-rounds = Quanti giri di licitazione?
house-ask-unaccepted = E una proposta che nessuno accetta?
house-ask-cards-each = Quante carte a testa?
house-word-each = a testa

## Rules of Whist and Bid Whist

house-ask-book = Quante prese non contano?
house-ask-game = A quanti punti si vince?
house-hand-by-hand = mano per mano
house-ask-lost = A quanti punti si perde?
house-never-lost = mai
house-ask-bidding = C’è la licitazione?
house-no-bidding = senza licitazione
house-with-bidding = con licitazione
house-ask-lowest = La dichiarazione più bassa
house-ask-highest = La dichiarazione più alta
house-ask-made = Quanto vale una dichiarazione riuscita?
house-ask-set = Quanto costa una dichiarazione fallita?
house-line-opponents = Gli altri allora
house-ask-opponents = Che cosa segnano gli altri se la dichiarazione fallisce?
house-opponents-nothing = non segnano
house-opponents-tricks = segnano le loro prese che contano
house-line-modes = Modi di gioco
house-no-modes = con briscola, vincono le alte
house-ask-mode = Quale modo di gioco?
house-ask-no-trump = Per quanto si moltiplica il senza atout?
house-line-dealer = Il mazziere
house-ask-forced = E se gli altri passano?
house-dealer-may-pass = può passare
house-dealer-must-bid = deve dichiarare
house-ask-match = E alla pari con l’ultima dichiarazione?
house-dealer-outbids = deve superare
house-dealer-may-match = può pareggiare
house-line-kitty = Monte
house-ask-kitty = C’è un monte?
house-no-kitty = nessuno
house-kitty-is-trick = prima presa del dichiarante
house-line-boston = Tutte e tredici
house-ask-boston = Per quanto si moltiplicano tutte e tredici?
house-ask-honours = Si giocano gli onori?
house-word-three = tre
house-word-four = quattro
house-word-barred = esclusi da
house-ask-three = Per tre onori
house-ask-four = Per tutti e quattro gli onori
house-ask-barred = Da quanti punti in su gli onori non contano?
house-never-barred = nessun punteggio
house-ask-rubber = Si gioca a rubber?
house-ask-games = Con quante manche si vince il rubber?
house-word-games = manche, semplice
house-word-double = doppia
house-word-treble = tripla
house-word-bonus = rubber
house-ask-single = Una manche con i perdenti a metà o più
house-ask-double = Una manche con i perdenti sotto la metà
house-ask-treble = Una manche con i perdenti a zero
house-ask-bonus = Per il rubber in sé

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
house-worked-hand = Una mano di { $n ->
    [one] { $n_text } carta
   *[other] { $n_text } carte
}
house-worked-bid-caption = in giù: dichiarate, di lato: fatte
house-worked-kitty-caption = in giù: dichiarate, di lato: fatte con il monte
house-cell-bid = dichiarate { $bid_text }, fatte { $tricks_text }: { $n_words }
house-worked-made = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }:
house-worked-grand = { $name } le dichiara tutte e { $bid_text } e le fa, slam:
house-worked-small = { $name } ne dichiara { $bid_text }, tutte meno una, e le fa, piccolo slam:
house-worked-missed = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }: errore di { $off ->
    [1] uno
    [2] due
    [3] tre
   *[other] { $off_text }
},
house-worked-far-off = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }: errore di { $off ->
    [1] uno
    [2] due
    [3] tre
   *[other] { $off_text }
}, un errore grosso,
house-worked-contracts = Quanto segna il dichiarante
house-worked-contracts-caption = in giù: contratto, di lato: prese in più o in meno
house-cell-contract = { $contract }, { $by }: { $n_words }
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
house-short-by-others = { $n ->
    [1] una in meno
    [2] due in meno
    [3] tre in meno
   *[other] { $n_text } in meno
}, { $others_text } agli altri
house-worked-bid-mode = Dichiarazione di { $bid_text }, { $mode }, prese fatte { $tricks_text }, { $by }:
house-worked-bid-level = Dichiarazione di { $bid_text }, prese fatte { $tricks_text }, { $by }:
house-worked-tricks = Quanto valgono le prese
house-worked-tricks-caption = in giù: onori, di lato: prese
house-worked-standing-caption = in giù: onori, di lato: prese, per chi sta a { $n_text }
house-stands-at = Una coppia che sta a { $n_text }
house-no-honours = nessuno
house-three-honours = tre onori
house-four-honours = quattro onori
house-cell-tricks = { $tricks ->
    [one] { $tricks_text } presa
   *[other] { $tricks_text } prese
}, { $honours }: { $n_words }
house-worked-taken = { $tricks ->
    [one] { $tricks_text } presa
   *[other] { $tricks_text } prese
} e { $honours }:
house-worked-taken-alone = { $tricks ->
    [one] { $tricks_text } presa
   *[other] { $tricks_text } prese
}:
house-worked-rubber = Un rubber di { $games_text } manche, i perdenti a { $losers_text }:
house-new-name = Le nostre: { $base }
house-make-from = Crea regole della casa da { $name }
house-made-from = fatte da { $name }
house-edit = Modifica { $name }
house-delete = Elimina { $name }
house-export = Esporta { $name }
house-import = Importa regole della casa
house-deleted = «{ $name }»: eliminate
house-imported = { $name }: importate
house-drafts = Bozze
house-kept-as-draft = «{ $name }» resta come bozza
house-discarded = «{ $name }» scartata
house-settle-per-game = a manche
house-settle-per-rubber = a rubber
house-line-halve = Errore e totale
house-ask-halve = Che cosa fa un errore al totale?
house-keeps-total = resta
house-halves-total = si dimezza
house-worked-halved = { $name } ne dichiara { $bid_text } e ne fa { $tricks_text }: perde metà del totale, arrotondata per difetto
house-ask-total = Quanti punti chiudono la partita?
house-with-the-schedule = fino all’ultima mano
house-word-last-resort = finite le carte
house-ask-last-resort = Qual è la briscola se non resta una carta da girare?
house-word-none-from = senza atout da
house-ask-none-from = Da quante carte si gioca senza atout?
house-no-size = nessuna
house-line-set-clamp = Il massimo che si perde
house-ask-set-clamp = Quanto può costare al massimo una dichiarazione fallita?
house-clamp-none = tutto ciò che manca
house-clamp-bid = al massimo la dichiarazione
house-line-boston-games = Tutte e tredici valgono
house-ask-boston-games = Quante manche vale un Boston dichiarato?
house-line-suit-values = La presa secondo la briscola
house-ask-suit-values = La presa vale di più con alcuni semi?
house-ask-suit-value = Quanto vale una presa con briscola { $suit }?
house-line-misere = Nella miseria generale
house-fault-high-low = Alta e bassa vanno insieme
house-fault-not-with-high = Non si gioca con mani alte e basse
house-line-high = Mano alta
house-line-low = Mano bassa
house-ask-high-low = Si gioca con mani alte e basse?
house-ask-high-made = Quanto vale ogni presa che conta se l’alta riesce?
house-ask-high-opponents = Quanto segnano gli altri per ogni presa che conta se l’alta fallisce?
house-ask-high-lost = Quanto costa ogni presa mancante se l’alta fallisce?
house-ask-low-fewer = Quanto segna chi fa meno prese per ogni presa che conta degli altri?
house-ask-low-more = Quanto perde chi fa più prese per ogni presa che conta?
house-word-high-made = riuscita, a presa
house-word-high-opponents = fallita, agli altri
house-word-high-lost = fallita, meno
house-word-low-fewer = meno prese, a presa
house-word-low-more = più prese, meno
house-high-low-caption = in giù: alta o bassa, di lato: prese della coppia
house-cell-high-low = { $mode }, { $tricks ->
    [one] { $tricks_text } presa
   *[other] { $tricks_text } prese
}: { $n_words }
house-worked-high-low = { $mode }, { $tricks ->
    [one] { $tricks_text } presa
   *[other] { $tricks_text } prese
}:
