# Italian: functions of the table page besides the hand.

payouts-title = { ui-payouts }
payouts-by-tricks = { $contract }, presa per presa
payouts-tricks-caption = in giù: prese fatte
payouts-modes-caption = in giù: dichiarate, di lato: modo, di misura o una in meno
payouts-money-later = si paga alla fine
payouts-all = Tutti i contratti
payouts-declarer = Dichiarante
payouts-each-of-two = Ogni compagno
payouts-opponent = Ogni avversario
payouts-with-money = { $what }, { $money }

as-it-was = com’era
the-bid = dichiarate
was-before = { $now }, era { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = { $name } dà le carte della mano { $n_text }
answer-misdealt = Carte date male: le ridà { $name }
remark-bonus = { $moves }, bonus
hand-head-remarked = Mano { $n_text }*:
remark-footnote = * Mano { $n_text }: { $remark }

board-title = Tabellone
board-close = { ui-close-the-scoreboard }
board-totals = Totali
board-last-hand = Ultima mano
dock-left = Sposta le carte a sinistra
dock-right = Sposta le carte a destra
more-hand = { ui-this-hand }
more-session = Questa partita
more-window = Visualizzazione
keys-title = { ui-keyboard-shortcuts }
left-table = non gioca più
sat-out = riposa
hand-sat-out = { $hand }; { $name } riposa
