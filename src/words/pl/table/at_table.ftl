# Polish: functions of the table page besides the hand.

payouts-title = { ui-payouts }
payouts-by-tricks = { $contract }, lewa po lewie
payouts-tricks-caption = w dół: wzięte lewy
payouts-modes-caption = w dół: zapowiedź, w prawo: rodzaj, ugrane albo jedna wpadka
payouts-money-later = pieniądze na końcu
payouts-all = Wszystkie kontrakty
payouts-declarer = Rozgrywający
payouts-each-of-two = Każdy z partnerów
payouts-opponent = Każdy przeciwnik
payouts-with-money = { $what }, { $money }

as-it-was = tak było
the-bid = zapowiedź
was-before = { $now }, było: { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = Rozdanie { $n_text } rozdaje { $name }
answer-misdealt = Błędne rozdanie: ponownie rozdaje { $name }
remark-bonus = { $moves }, premia
hand-head-remarked = Rozdanie { $n_text }*:
remark-footnote = * Rozdanie { $n_text }: { $remark }

board-title = Tablica wyników
board-close = { ui-close-the-scoreboard }
board-totals = Sumy
board-last-hand = Ostatnie rozdanie
dock-left = Przenieś karty na lewą stronę
dock-right = Przenieś karty na prawą stronę
more-hand = { ui-this-hand }
more-session = Ta sesja
more-window = Widok
keys-title = { ui-keyboard-shortcuts }
left-table = już nie gra
sat-out = pauza
hand-sat-out = { $hand }; { $name } pauzuje
