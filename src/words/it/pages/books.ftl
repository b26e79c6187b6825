# Italian: debts, payments and stakes.

books-balances = { ui-balances }
books-nobody-owes = Nessuno deve niente a nessuno
books-everything = Su { $sessions ->
    [one] una partita
   *[other] { $sessions_text } partite
}
books-left-out = { $n ->
    [one] { $session }: non si può calcolare e resta fuori
   *[other] { $n_text } partite non si possono calcolare e restano fuori; la prima è { $session }
}
books-is-owed = { $name } deve avere { $money } { $currency }
books-owes = { $name } deve { $money } { $currency }
books-is-even = { $name } non deve dare né avere
books-head-open = { $n ->
    [one] Una partita da saldare
   *[other] { $n_text } partite da saldare
}
books-head-running = { $n ->
    [one] Una partita è ancora in corso e non conta ancora
   *[other] { $n_text } partite sono ancora in corso e non contano ancora
}
books-head-settle = { $n ->
    [one] Basta un pagamento per saldare tutto
   *[other] Bastano { $n_text } pagamenti per saldare tutto
}
books-all-balances = Tutti i saldi
books-how-to-owe = Quando si gioca con una posta, i soldi di ogni partita restano qui finché non sono segnati come pagati.
books-head-chosen = { $n ->
    [one] Basta un pagamento per quel che è scelto
   *[other] Bastano { $n_text } pagamenti per quel che è scelto
}
books-nothing-chosen = Niente è scelto
books-mark-all = Segna tutti e { $n_text } come pagati
books-marked-all = { $n_text } pagamenti segnati come pagati
books-head-paid = { $n ->
    [one] Un pagamento fatto
   *[other] { $n_text } pagamenti fatti
}
books-session = { $at } · { $stands }
books-session-open = { $title }, { $line }: restano { $money } { $currency }
books-session-deleted = una partita eliminata
books-together = { $n ->
    [one] Una partita
   *[other] { $n_text } partite saldate insieme
}

## Payments

books-paid-up = È tutto pagato
books-pays-left = { $n ->
    [one] Manca un pagamento
   *[other] Mancano { $n_text } pagamenti
}
books-pays-back = Dopo quel che è stato pagato { $n ->
    [one] resta un pagamento
   *[other] restano { $n_text } pagamenti
}
books-mark-paid-says = Segna come pagato: { $from } paga { $money } { $currency } a { $to }
books-paid = { $from } ha pagato { $money } { $currency } a { $to }, { $day }
books-take-back-says = Annulla: { $from } ha pagato { $money } { $currency } a { $to }
books-marked-paid = { $from } ha pagato { $to }
books-took-back = Annullato: { $from } ha pagato { $to }
books-paid-on = pagato { $day }
books-paid-on-note = pagato { $day } · { $note }
books-owes-all = tutto quel che deve { $name }
books-owed-all = tutto quel che deve avere { $name }
books-owes-part = una parte dei { $money } che deve { $name }
books-owes-rest = il resto di quel che deve { $name }
books-mark-as-paid = Segna come pagato
books-day-of-payment = Pagato { $day }
books-no-source = Nessun dettaglio: le mani sono cambiate da allora, o l’importo è stato concordato.
books-pay-changed = Altrove sono stati registrati o annullati pagamenti: guarda di nuovo che cosa resta
books-paid-as-played = Pagato dopo ogni mano

## Where a payment comes from

books-what-lost = Quel che ha perso { $name }
books-what-won = Quel che ha vinto { $name }
books-what-lost-together = { $names } insieme: perdite meno vincite
books-what-won-together = { $names } insieme: vincite meno perdite
books-from-hand-of = { $title }, mano { $n_text }
books-from-game = La partita
books-from-paid = { $from } ha pagato { $to }, { $day }
books-show = Mostra: { $what }
books-comes-to = In tutto { $money } { $currency }

## Stakes

books-a-game = { $stake } a manche
books-a-rubber = { $stake } a rubber
books-from-each = { $stake } a testa
books-a-place = { $stake } per posto
books-stake-from-game = Dalla prossima manche: { $stake }
books-stake-from-rubber = Dal prossimo rubber: { $stake }
books-sat-out = Hanno riposato: { $list }
books-sat-out-hands = { $name } { hands-played }
books-sat-out-free = Chi riposa in una mano non paga e non riceve niente.
books-sat-out-adjusted = Chi riposa in una mano non paga e non riceve niente per il gioco; una rettifica dei punti vale per tutti.
books-sat-out-pays = Chi riposa in una mano la paga lo stesso.
