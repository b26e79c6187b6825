# Italian: the keys of a scheme, those of every kind and those of exact-bid.
#
# rule-<key>            what the key is called on its line of the editor
# rule-<key>-ask        what its box asks
# rule-<key>-<value>    a value
# rule-<key>-none       what holds where the key is not there
# rule-<key>-on         what is chosen to have it
# rule-<key>-says       the sentence in which its boxes stand; words and boxes stand in the order of the language
#
# Dots of a key are hyphens. A key that means something else in one kind has that kind before it, rule-odd-trick-made;
# the keys of a contract have contract before them.

## What a formula is made of

rule-term-bid = dichiarate
rule-term-bid-squared = dichiarate²
rule-term-bid-triangular = (1 + … + dichiarate)
rule-term-tricks = fatte
rule-term-cards = carte
rule-term-off = errore
rule-term-off-squared = errore²
rule-term-off-triangular = (1 + … + errore)
rule-term-constant-ask = Qualunque sia la dichiarazione
rule-term-bid-ask = Per ogni presa dichiarata
rule-term-bid-squared-ask = Per il quadrato delle dichiarate
rule-term-bid-triangular-ask = Per 1 + … + dichiarate
rule-term-tricks-ask = Per ogni presa fatta
rule-term-cards-ask = Per ogni carta distribuita
rule-term-off-ask = Per ogni presa di errore
rule-term-off-squared-ask = Per il quadrato dell’errore
rule-term-off-triangular-ask = Per 1 + … + errore

## Every kind

rule-direction = { switch-direction }
rule-direction-ask = In che senso girano carte e dichiarazioni?
rule-direction-clockwise = { value-clockwise }
rule-direction-anticlockwise = { value-anticlockwise }
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
rule-settle-per-game = a manche
rule-settle-per-rubber = a rubber
rule-settle-winner-takes-pot = chi vince prende il piatto
rule-settle-by-place = secondo la classifica
rule-settle-none = per la gloria
rule-revoke = Renonce
rule-revoke-none = nessuna regola speciale
rule-revoke-says = { $points } { $replaces }
rule-revoke-points-ask = Quanto segna una renonce?
rule-revoke-replaces-ask = Al posto della mano, o in aggiunta?
rule-revoke-replaces-false = oltre alla mano
rule-revoke-replaces-true = al posto della mano

## Keys of several kinds

rule-made = { term-made }
rule-target = { term-game }
rule-target-ask = A quanti punti si vince?
rule-target-none = mano per mano
rule-lose-at = { term-lost }
rule-lose-at-ask = A quanti punti si perde?
rule-lose-at-none = mai
rule-least-bid = { term-least-bid }
rule-least-bid-ask = Qual è la dichiarazione minima?

## exact-bid

rule-missed = { term-missed }
rule-missed-apart = in più e in meno, a parte
rule-missed-alike = in più come in meno
rule-over = { term-over }
rule-under = { term-under }
rule-zero-bid-made = { term-zero-made }
rule-zero-bid-made-none = come le altre dichiarazioni
rule-zero-bid-overbid = { term-zero-overbid }
rule-zero-bid-overbid-none = come nelle altre mani
rule-zero-bid-missed = { term-zero-missed }
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
rule-big-miss-off-ask = Da quante prese di errore?
rule-big-miss-points-ask = Quanto si segna allora?
rule-halve-on-miss = Errore e totale
rule-halve-on-miss-ask = Che cosa fa un errore al totale?
rule-halve-on-miss-false = resta
rule-halve-on-miss-true = si dimezza
rule-hook = { switch-hook }
rule-hook-ask = Quando vale il vincolo?
rule-hook-on = in ogni mano
rule-hook-off = in nessuna mano
rule-hook-not-in-last-hand = tranne nell’ultima mano
rule-hook-not-with-one-card = tranne con una carta
rule-bonus = { term-bonus }
rule-bonus-ask = A passi di quanto sono i bonus per la dichiarazione riuscita?
rule-bonus-0 = { value-not-played }
rule-decimals = { term-decimals }
rule-decimals-ask = I punti sono interi o in decimi?
rule-decimals-0 = punti interi
rule-decimals-1 = { decimals-tenths }
rule-schedule = { term-cards }
rule-schedule-ask = Come si susseguono le mani?
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
rule-exact-bid-trump = Briscola
rule-exact-bid-trump-says = { $source } ultima mano { $last-hand }
rule-trump-source-ask = Da dove viene la briscola?
rule-trump-source-turn-up = { value-turn-up }
rule-trump-source-last-card = ultima carta data
rule-trump-source-chosen = { note-chosen }
rule-trump-source-none = nessuna
rule-trump-source-rotation = a rotazione
rule-trump-rotation-ask = Quale seme al suo turno?
rule-trump-last-hand-ask = La briscola nell’ultima mano
rule-trump-last-hand-same = come sempre
rule-trump-last-hand-none = nessuna
rule-trump-last-resort = finite le carte
rule-trump-last-resort-ask = Qual è la briscola se non resta una carta da girare?
rule-trump-last-resort-last-card = ultima carta data
rule-trump-last-resort-none = nessuna
rule-trump-none-from = senza atout da
rule-trump-none-from-ask = Da quante carte si gioca senza atout?
rule-trump-none-from-none = nessuna
rule-winner = Vince
rule-winner-ask = Quale totale vince?
rule-winner-says = { $winner } a pari punti si divide
rule-winner-highest = il più alto
rule-winner-lowest = il più basso
