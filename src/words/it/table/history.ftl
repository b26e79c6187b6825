# Italian: the history of a session.

history-title = { ui-history }
history-earlier = { $n ->
    [one] { $n_text } modifica precedente non è mostrata
   *[other] { $n_text } modifiche precedenti non sono mostrate
 }
history-put-in = Inserita: { $hand }
history-put-in-moved = Inserita: { $hand }. { $n ->
    [one] Ora la mano { $first_text } la dà il giocatore seguente
   *[other] Ora le mani dalla { $first_text } alla { $last_text } le dà ogni volta il giocatore seguente
 }
history-taken-out = Rimossa: { $hand }
history-played-on = { $what }. La partita è finita con la mano { $n_text }; le mani seguenti contano come giocate dopo la fine
history-tricks-became = Mano { $n_text }: { $who }, { $what }, prese da { $before_text } a { $after_text }
history-became = { $before }. Corretta: { $after }
history-seat-became = { $name } ne ha dette { $bid } e fatte { $took_text }, non { $bid_before } e { $took_before_text }
history-details = Mano { $n_text } corretta
history-dealt-by = dà { $name }
history-noted = nota: { $note }
history-note-gone = nessuna nota
history-gone = rimosso: { $what }
history-adjustments-gone = Mano { $n_text }: una rettifica rimossa
history-titled = Titolo: { $title }
history-session-noted = Nota della partita: { $note }
history-session-note-gone = Nota della partita rimossa
history-renamed = { $before } ora si chiama { $after }
history-stake = Dalla mano { $from_text } la posta è { $stake }
history-no-stake = Dalla mano { $from_text } senza posta
history-joined = Arriva { $name }
history-left = { $name } va via
history-seated = Posti: { $names }
history-terms = Regole dei conti cambiate
history-paid-each-hand = { ui-paid-after-every-hand }
history-paid-at-end = Si paga alla fine
history-out-pays = { ui-who-sits-out-a-hand }
history-out-free = Chi riposa in una mano non paga e non riceve niente
history-ended = Partita terminata
history-reopened = Partita riaperta
history-removal = rimozione della mano { $n_text }
history-insertion = inserimento della mano { $n_text }
history-undone = Annullato: { $what }
history-redone = Ripetuto: { $what }
history-says = { $what }. { $moved }
history-nothing-moved = Punti invariati
history-insert = Inserisci prima una mano dimenticata
history-inserting = Mano dimenticata prima della mano { $n_text }
history-remove = Rimuovi la mano { $n_text }
history-begun-with = Mano 0: punti riportati
history-begun-with-nothing = Nessun punto riportato
sheet-begun-with = Mano 0: { $moves }
