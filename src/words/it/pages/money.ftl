# Italian: debts, payments and stakes.

money-nobody-owes = Nessuno deve niente a nessuno
money-nobody-else-owes = Nelle altre partite nessuno deve niente a nessuno
money-everything = Su { $sessions ->
    [one] una partita
   *[other] { $sessions_text } partite
}
money-left-out = { $n ->
    [one] { $session }: non si può calcolare e resta fuori
   *[other] { $n_text } partite non si possono calcolare e restano fuori; la prima è { $session }
}
money-is-owed = { $name } deve avere { $money } { $currency }
money-owes = { $name } deve { $money } { $currency }
money-head-open = { $n ->
    [one] Una partita da saldare
   *[other] { $n_text } partite da saldare
}
money-head-running = { $n ->
    [one] Una partita è ancora in corso e non conta ancora
   *[other] { $n_text } partite sono ancora in corso e non contano ancora
}
money-head-settle = { $n ->
    [one] Basta un pagamento per saldare tutto
   *[other] Bastano { $n_text } pagamenti per saldare tutto
}
money-how-to-owe = Quando si gioca con una posta, i soldi di ogni partita restano qui finché non sono segnati come pagati.
money-head-chosen = { $n ->
    [one] Basta un pagamento per quel che è scelto
   *[other] Bastano { $n_text } pagamenti per quel che è scelto
}
money-nothing-chosen = Niente è scelto
money-mark-all = Segna tutti e { $n_text } come pagati
money-marked-all = { $n_text } pagamenti segnati come pagati
money-head-paid = { $n ->
    [one] Un pagamento fatto
   *[other] { $n_text } pagamenti fatti
}
money-session-open = { $title }, { $line }: restano { $money } { $currency }
money-session-deleted = una partita eliminata
money-together = { $n ->
    [one] Una partita
   *[other] { $n_text } partite saldate insieme
}

## Payments

money-paid-up = È tutto pagato
money-pays-left = { $n ->
    [one] Manca un pagamento
   *[other] Mancano { $n_text } pagamenti
}
money-pays-back = Dopo quel che è stato pagato { $n ->
    [one] resta un pagamento
   *[other] restano { $n_text } pagamenti
}
money-mark-paid-says = Segna come pagato: { $from } paga { $money } { $currency } a { $to }
money-paid = { $from } ha pagato { $money } { $currency } a { $to }, { $day }
money-undo-says = Annulla: { $from } ha pagato { $money } { $currency } a { $to }
money-marked-paid = { $from } ha pagato { $to }
money-undone = Annullato: { $from } ha pagato { $to }
money-paid-on = pagato { $day }
money-owes-all = tutto quel che deve { $name }
money-owed-all = tutto quel che deve avere { $name }
money-owes-part = una parte dei { $money } che deve { $name }
money-owes-rest = il resto di quel che deve { $name }
money-day-of-payment = Pagato { $day }
money-amount-bad = Un importo di al massimo { $money } { $currency }
money-pay-changed = Altrove sono stati registrati o annullati pagamenti: guarda di nuovo che cosa resta
money-paid-as-played = Pagato dopo ogni mano

## Where a payment comes from

money-what-lost = Quel che ha perso { $name }
money-what-won = Quel che ha vinto { $name }
money-what-lost-together = { $names } insieme: perdite meno vincite
money-what-won-together = { $names } insieme: vincite meno perdite
money-from-hand-of = { $title }, mano { $n_text }
money-from-game = La partita
money-from-paid = { $from } ha pagato { $to }, { $day }
money-show = Mostra: { $what }
money-comes-to = In tutto { $money } { $currency }

## Stakes

money-stake-from-game = Dalla prossima manche: { $stake }
money-stake-from-rubber = Dal prossimo rubber: { $stake }
money-sat-out = Hanno riposato: { $list }
money-sat-out-hands = { $name } { hands-played }
money-sat-out-free = Chi riposa in una mano non paga e non riceve niente.
money-sat-out-adjusted = Chi riposa in una mano non paga e non riceve niente per il gioco; una rettifica dei punti vale per tutti.
money-sat-out-pays = Chi riposa in una mano la paga lo stesso.
