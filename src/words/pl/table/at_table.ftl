# Polish: functions of the table page besides the hand.

before-title = Wypłaty
before-by-tricks = { $contract }, lewa po lewie
before-tricks-caption = w dół: wzięte lewy
before-modes-caption = w dół: zapowiedź, w prawo: rodzaj, ugrane albo jedna wpadka
before-caption = { $first } · { $second }
before-money-later = pieniądze na końcu
before-all = Wszystkie kontrakty
before-declarer = Rozgrywający
before-each-of-two = Każdy z partnerów
before-opponent = Każdy przeciwnik
before-with-money = { $what }, { $money }
before-money = { $money }
before-cell-of = { $whose }: { $what }

as-it-was = tak było
the-bid = zapowiedź
chip-noted = { $worth }, { $note }
was-before = { $now }, było: { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = Rozdanie { $n_text } rozdaje { $name }
answer-misdealt = Błędne rozdanie: ponownie rozdaje { $name }
answer-undo = Cofnij: { $what }

remark-gave = { $moves }
remark-gave-why = { $moves }, { $reason }
hand-with-remark = { $hand }; { $remark }
hand-head-remarked = Rozdanie { $n_text }*:
remark-footnote = * Rozdanie { $n_text }: { $remark }

board-title = Tablica wyników
board-total = { $name } { $total_words }
board-side = { $side } { $total_words }
board-close = Zamknij tablicę
board-totals = Sumy
board-last-hand = Ostatnie rozdanie
board-sheet = Arkusz
dock-left = Przenieś karty na lewą stronę
dock-right = Przenieś karty na prawą stronę
more-hand = To rozdanie
more-session = Ta sesja
more-window = Widok
keys-title = Skróty klawiszowe
left-table = już nie gra
sat-out = pauza
hand-sat-out = { $hand }; { $name } pauzuje
