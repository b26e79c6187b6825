# Italian: the keys of a scheme, those of every kind and those of exact-bid.
#
# rule-<key>            the name of the key on its line of the editor
# rule-<key>-ask        the question of its box
# rule-<key>-<value>    a value
# rule-<key>-none       the text when the key is absent
# rule-<key>-on         the choice that adds it
# rule-<key>-says       the sentence with its boxes, in the order of the language
# rule-contract-<key>-fact, rule-contract-<key>-<value>-fact   the sentence on a scheme's page for a contract with it
#
# Dots of a key are hyphens. A key that means something else in one kind is prefixed with it, rule-odd-trick-made;
# the keys of a contract are prefixed with contract.

## Terms of a formula

rule-term-bid = dichiarate
rule-term-bid-squared = dichiarate²
rule-term-bid-triangular = (1 + … + dichiarate)
rule-term-tricks = fatte
rule-term-cards = carte
rule-term-off = errore
rule-term-over = prese extra
rule-term-off-squared = errore²
rule-term-off-triangular = (1 + … + errore)
rule-term-constant-ask = Punti fissi
rule-term-bid-ask = Per ogni presa dichiarata
rule-term-bid-squared-ask = Per il quadrato delle dichiarate
rule-term-bid-triangular-ask = Per 1 + … + dichiarate
rule-term-tricks-ask = Per ogni presa fatta
rule-term-cards-ask = Per ogni carta distribuita
rule-term-off-ask = Per ogni presa di errore
rule-term-off-squared-ask = Per il quadrato dell’errore
rule-term-off-triangular-ask = Per 1 + … + errore

## Every kind

rule-direction = Senso di gioco
rule-direction-ask = In che senso girano carte e dichiarazioni?
rule-direction-clockwise = orario
rule-direction-anticlockwise = antiorario
rule-players = Giocatori
rule-players-says = { $least } a { $most }
rule-players-least-ask = In quanti si gioca almeno?
rule-players-most-ask = In quanti si gioca al massimo?
rule-at-table = Al tavolo
rule-at-table-ask = Può sedersi uno in più?
rule-at-table-none = quanti giocano
rule-at-table-on = uno in più, che dà le carte e riposa
rule-at-table-says = { $least } a { $most }
rule-at-table-least-ask = In quanti al tavolo, almeno?
rule-at-table-most-ask = In quanti al tavolo, al massimo?
rule-deck = Mazzo
rule-deck-ask = Di quante carte è il mazzo?
rule-deck-says = { $deck } carte
rule-settle = Conti
rule-settle-ask = Come diventano soldi i punti?
rule-settle-per-point = a punto
rule-settle-difference = a due a due, per differenza
rule-settle-difference-switch = per differenza
rule-settle-per-game = a manche
rule-settle-per-game-switch = a manche
rule-settle-per-rubber = a rubber
rule-settle-per-rubber-switch = a rubber
rule-settle-winner-takes-pot = chi vince prende il piatto
rule-settle-winner-takes-pot-switch = il piatto a chi vince
rule-settle-by-place = secondo la classifica
rule-settle-none = senza posta
rule-settle-none-switch = senza posta
rule-settle-per-point-note = Ogni perdente paga a un vincente la posta per ogni punto di distacco tra le coppie.
rule-settle-per-point-rubber-note = Ogni perdente paga a un vincente i punti del rubber: manche e bonus.
rule-contracts-settle-per-point-note = Un punto vale la posta.
rule-exact-bid-settle-per-point-note = Un punto sopra o sotto la media del tavolo vale la posta.
rule-settle-difference-note = A due a due si paga la differenza dei punti.
rule-settle-difference-rubber-note = Ogni perdente paga a un vincente prese e onori; manche e bonus non contano.
rule-odd-trick-settle-difference-note = { rule-settle-per-point-note }
rule-partnership-bid-settle-difference-note = { rule-settle-per-point-note }
rule-settle-per-game-note = Ogni perdente paga a un vincente una posta per manche.
rule-settle-per-game-stake = { $stake } a manche
rule-settle-per-game-unit = { $currency } a manche
rule-settle-per-rubber-note = Ogni perdente paga a un vincente una posta per rubber.
rule-settle-per-rubber-stake = { $stake } a rubber
rule-settle-per-rubber-unit = { $currency } a rubber
rule-settle-winner-takes-pot-note = Ognuno mette una posta; chi vince le prende tutte.
rule-settle-winner-takes-pot-stake = { $stake } a testa
rule-settle-winner-takes-pot-unit = { $currency } a testa
rule-settle-by-place-note = Ognuno paga una posta a chiunque gli stia davanti.
rule-settle-by-place-stake = { $stake } per posto
rule-settle-by-place-unit = { $currency } per posto
rule-settle-none-note = Non si paga niente.
rule-revoke = Renonce
rule-revoke-none = nessuna regola speciale
rule-revoke-says = { $points } { $replaces }
rule-revoke-points-ask = Quanto segna una renonce?
rule-revoke-replaces-ask = Al posto della mano, o in aggiunta?
rule-revoke-replaces-false = oltre alla mano
rule-revoke-replaces-true = al posto della mano

## Keys of several kinds

rule-made = Dichiarazione riuscita
rule-target = Si va ai
rule-target-ask = A quanti punti si vince?
rule-target-none = mano per mano
rule-lose-at = Si perde a
rule-lose-at-ask = A quanti punti si perde?
rule-lose-at-none = mai
rule-least-bid = Dichiarazione minima
rule-least-bid-ask = Qual è la dichiarazione minima?

## exact-bid

rule-missed = Dichiarazione sbagliata
rule-missed-apart = in più e in meno, a parte
rule-missed-alike = in più come in meno
rule-over = Prese in più
rule-under = Prese in meno
rule-zero-bid-made = Zero riuscito
rule-zero-bid-made-none = come le altre dichiarazioni
rule-zero-bid-overbid = Zero riuscito, troppe dichiarate
rule-zero-bid-overbid-none = come ogni zero riuscito
rule-zero-bid-missed = Zero sbagliato
rule-zero-bid-missed-none = come ogni altro errore
rule-slam = Slam
rule-slam-none = no
rule-slam-says = tutte { $grand } tutte meno una { $small } { $adds } da { $from-cards } carte in su
rule-slam-grand-ask = Per tutte, dichiarate e fatte
rule-slam-small-ask = Per tutte meno una, dichiarate e fatte
rule-slam-from-cards-ask = Da quante carte in su?
rule-slam-adds-ask = Al posto della dichiarazione, o in aggiunta?
rule-slam-adds-false = al posto del resto
rule-slam-adds-true = oltre al resto
rule-big-miss = Errore grosso
rule-big-miss-none = nessuna regola speciale
rule-big-miss-says = { $off } o più: { $points }
rule-big-miss-off-ask = Da quante prese è un errore grosso?
rule-big-miss-points-ask = Quanto segna un errore grosso?
rule-halve-on-miss = Totale dopo un errore
rule-halve-on-miss-ask = Che cosa fa un errore al totale?
rule-halve-on-miss-false = resta uguale
rule-halve-on-miss-true = si dimezza
rule-hook = Vincolo del mazziere
rule-hook-ask = Quando vale il vincolo?
rule-hook-on = in ogni mano
rule-hook-off = in nessuna mano
rule-hook-not-in-last-hand = tranne nell’ultima mano
rule-hook-not-with-one-card = tranne con una carta
rule-bonus = Bonus a passi di
rule-bonus-ask = A passi di quanto sono i bonus per la dichiarazione riuscita?
rule-bonus-0 = { value-not-played }
rule-decimals = Punti
rule-decimals-ask = I punti sono interi o in decimi?
rule-decimals-0 = punti interi
rule-decimals-1 = decimi di punto
rule-schedule = Carte
rule-schedule-ask = Come cambia il numero di carte?
rule-schedule-stepwise = a passi
rule-schedule-listed = come in elenco
rule-schedule-says = { $from } a { $to } { $back }
rule-schedule-from-ask = Carte nella prima mano
rule-schedule-to-ask = Carte dove si torna o si finisce
rule-schedule-back-ask = E poi?
rule-schedule-back-up = solo andata
rule-schedule-back-up-down = andata e ritorno
rule-schedule-back-down = solo andata
rule-schedule-back-down-up = andata e ritorno
rule-schedule-list-ask = Le carte di ogni mano
rule-schedule-sizes = Di mano in mano
rule-schedule-sizes-says = { $sort } di { $step } { $repeat }
rule-schedule-step-ask = Quante carte in più o in meno ogni volta?
rule-schedule-repeat-ask = Quali mani si ripetono?
rule-schedule-repeat-none = ognuna una volta
rule-schedule-repeat-players = minima e massima una volta a testa
rule-schedule-repeat-ever = { house-repeat-ever }
rule-exact-bid-target-ask = Quanti punti chiudono la partita?
rule-exact-bid-target-none = fino all’ultima mano
rule-exact-bid-trump-says = { $source } ultima mano { $last-hand }
rule-trump-source-ask = Da dove viene la briscola?
rule-trump-source-turn-up = carta girata
rule-trump-source-last-card = ultima carta data
rule-trump-source-chosen = { note-chosen }
rule-trump-source-none = nessuna
rule-trump-source-rotation = a rotazione
rule-trump-rotation-ask = In che ordine vanno i semi?
rule-trump-last-hand-ask = La briscola nell’ultima mano
rule-trump-last-hand-same = come sempre
rule-trump-last-hand-none = nessuna
rule-trump-last-resort = finite le carte
rule-trump-last-resort-ask = Qual è la briscola se non resta una carta da girare?
rule-trump-last-resort-last-card = ultima carta data
rule-trump-last-resort-none = nessuna
rule-trump-none-from = senza atout da
rule-trump-none-from-ask = Da quante carte si gioca senza atout?
rule-trump-none-from-none = mai
rule-winner = Vince
rule-winner-ask = Quale totale vince?
rule-winner-says = { $winner } a pari punti si divide
rule-winner-highest = il più alto
rule-winner-lowest = il più basso

## On the page of a scheme, and as a switch of a new session

rule-deck-value = { $n_text } carte
rule-revoke-value = { $points_text } { $replaces ->
    [true] { rule-revoke-replaces-true }
   *[other] { rule-revoke-replaces-false }
}
rule-halve-on-miss-term = { rule-missed }
rule-halve-on-miss-true-term = metà del totale, arrotondata a favore del giocatore
rule-slam-term = Slam
rule-slam-none-switch = no
rule-slam-value = tutte: { $grand_text }, meno una: { $small_text }, da { $from-cards_text } carte in su{ $adds ->
    [true] , oltre alla dichiarazione
   *[other] {""}
}
rule-big-miss-term = Errore di { $off_text } o più
rule-big-miss-value = { $points_text }
rule-big-miss-switch = Errore grosso
rule-big-miss-none-switch = come ogni altro errore
rule-big-miss-value-switch = { $points_text } da { $off ->
    [one] { $off_text } presa
   *[other] { $off_text } prese
} di errore
rule-hook-on-term = sì
rule-hook-off-term = no
rule-hook-not-in-last-hand-term = non nell’ultima mano
rule-hook-not-with-one-card-term = non con una carta
rule-trump-source-term = { rule-trump }
rule-trump-source-chosen-term = la sceglie chi vince la licitazione
rule-trump-last-hand-term = La briscola nell’ultima mano
rule-trump-last-hand-none-term = { suit-none }
rule-trump-last-resort-term = { rule-trump }
rule-trump-last-resort-none-term = senza atout se non resta una carta da girare
rule-trump-none-from-term = { rule-trump }
rule-trump-none-from-value = { $n ->
    [one] senza atout da { $n_text } carta in su
   *[other] senza atout da { $n_text } carte in su
}
rule-winner-term = Vince
rule-winner-highest-term = il totale più alto
rule-winner-lowest-term = il totale più basso
