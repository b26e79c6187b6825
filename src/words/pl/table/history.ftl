# Polish: the history of a session.

history-title = { ui-history }
history-earlier = { $n ->
    [one] { $n_text } wcześniejsza zmiana jest ukryta
    [few] { $n_text } wcześniejsze zmiany są ukryte
   *[many] { $n_text } wcześniejszych zmian jest ukrytych
 }
history-put-in = Wstawiono: { $hand }
history-put-in-moved = Wstawiono: { $hand }. { $n ->
    [one] W rozdaniu { $first_text } rozdaje teraz następna osoba
   *[other] W rozdaniach { $first_text }–{ $last_text } rozdający przesuwa się o jedno miejsce
 }
history-taken-out = Usunięto: { $hand }
history-played-on = { $what }. Gra kończy się rozdaniem { $n_text }; dalsze rozdania liczą się jako grane po jej końcu
history-tricks-became = Rozdanie { $n_text }: { $who }, { $what }, lewy: było { $before_text }, jest { $after_text }
history-became = { $before }. Po poprawce: { $after }
history-seat-became = { $name }: zapowiedź { $bid }, lewy { $took_text }, a nie { $bid_before } i { $took_before_text }
history-details = Rozdanie { $n_text } poprawione
history-dealt-by = rozdaje { $name }
history-noted = notatka: { $note }
history-note-gone = bez notatki
history-gone = usunięto: { $what }
history-adjustments-gone = Rozdanie { $n_text }: korektę usunięto
history-titled = Tytuł: { $title }
history-session-noted = Notatka do sesji: { $note }
history-session-note-gone = Notatkę do sesji usunięto
history-renamed = { $before } to teraz { $after }
history-stake = Od rozdania { $from_text } stawka { $stake }
history-no-stake = Od rozdania { $from_text } bez stawki
history-joined = { $name } dołącza
history-left = { $name } odchodzi
history-seated = Miejsca: { $names }
history-terms = Zmieniono zasady rozliczenia
history-paid-each-hand = { ui-paid-after-every-hand }
history-paid-at-end = Płatne na koniec
history-out-pays = { ui-who-sits-out-a-hand }
history-out-free = Kto pauzuje, ani nie płaci, ani nic nie dostaje
history-ended = Sesja zakończona
history-reopened = Sesja otwarta ponownie
history-removal = usunięcie rozdania { $n_text }
history-insertion = wstawienie rozdania { $n_text }
history-undone = Cofnięto: { $what }
history-redone = Ponowiono: { $what }
history-says = { $what }. { $moved }
history-nothing-moved = Punkty bez zmian
history-insert = Wstaw przed nim pominięte rozdanie
history-inserting = Pominięte rozdanie przed rozdaniem { $n_text }
history-remove = Usuń rozdanie { $n_text }
history-begun-with = Rozdanie 0: punkty przeniesione
history-begun-with-nothing = Bez punktów przeniesionych
sheet-begun-with = Rozdanie 0: { $moves }
