# Italian: functions of the table page besides the hand.

before-title = Quanto paga
before-by-tricks = { $contract }, presa per presa
before-tricks-caption = in giù: prese fatte
before-modes-caption = in giù: dichiarate, di lato: modo, di misura o una in meno
before-caption = { $first } · { $second }
before-money-later = si paga alla fine
before-all = Tutti i contratti
before-declarer = Dichiarante
before-each-of-two = Ogni compagno
before-opponent = Ogni avversario
before-with-money = { $what }, { $money }
before-money = { $money }
before-cell-of = { $whose }: { $what }

as-it-was = com’era
the-bid = dichiarate
chip-noted = { $worth }, { $note }
was-before = { $now }, era { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = { $name } dà le carte della mano { $n_text }
answer-misdealt = Carte date male: le ridà { $name }
answer-undo = Annulla: { $what }

remark-gave = { $moves }
remark-gave-why = { $moves }, { $reason }
hand-with-remark = { $hand }; { $remark }
hand-head-remarked = Mano { $n_text }*:
remark-footnote = * Mano { $n_text }: { $remark }

board-title = Tabellone
board-total = { $name } { $total_words }
board-side = { $side } { $total_words }
board-close = Chiudi il tabellone
board-totals = Totali
board-last-hand = Ultima mano
board-sheet = Foglio
dock-left = Sposta le carte a sinistra
dock-right = Sposta le carte a destra
more-hand = Questa mano
more-session = Questa partita
more-window = Visualizzazione
keys-title = Scorciatoie da tastiera
left-table = non gioca più
sat-out = riposa
hand-sat-out = { $hand }; { $name } riposa
