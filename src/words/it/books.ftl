# Italian. Debts, payments and stakes.
books-balances = Saldi
books-nobody-owes = Nessuno deve niente a nessuno
books-everything = Su { $sessions ->
    [one] una partita
   *[other] { $sessions_text } partite
}
books-is-owed = { $name } deve avere { $money } { $currency }
books-owes = { $name } deve { $money } { $currency }
books-is-even = { $name } è in pari
books-head-open = { $n ->
    [one] Una partita da saldare
   *[other] { $n_text } partite da saldare
}
books-head-settle = { $n ->
    [one] Basta un pagamento per saldare tutto
   *[other] Bastano { $n_text } pagamenti per saldare tutto
}
books-head-paid = { $n ->
    [one] Un pagamento fatto
   *[other] { $n_text } pagamenti fatti
}
books-session-open = { $title }: restano { $money } { $currency }
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
books-pays-back = Qualcosa è cambiato dopo il pagamento: { $n ->
    [one] un pagamento lo pareggia
   *[other] { $n_text } pagamenti lo pareggiano
}
books-mark-paid = Pagato
books-mark-paid-says = Segna come pagato: { $from } paga { $money } { $currency } a { $to }
books-paid = { $from } ha pagato { $money } { $currency } a { $to }, { $day }
books-take-back = Non pagato
books-take-back-says = Annulla: { $from } ha pagato { $money } { $currency } a { $to }
books-marked-paid = { $from } ha pagato { $to }
books-took-back = { $from } non ha pagato { $to }
books-paid-as-played = Pagato dopo ogni mano

## Where a payment comes from

books-what-lost = Quel che ha perso { $name }
books-what-won = Quel che ha vinto { $name }
books-what-lost-together = Quel che hanno perso insieme { $names }
books-what-won-together = Quel che hanno vinto insieme { $names }
books-from-hand = Mano { $n_text }
books-from-hand-of = { $title }, mano { $n_text }
books-from-game = La partita
books-from-game-of = { $title }
books-from-earlier = { $title }
books-from-paid = { $from } ha pagato { $to }, { $day }
books-comes-to = In tutto { $money } { $currency }

## What was played for

books-stake-of-hand = Mano { $n_text }: { $stake } a punto
books-stake-of-hands = Mani da { $first_text } a { $last_text }: { $stake } a punto
books-honour-of-hand = Mano { $n_text }: per la gloria
books-honour-of-hands = Mani da { $first_text } a { $last_text }: per la gloria
books-stake-from = Dalla mano { $n_text }: { $stake } a punto
books-honour-from = Dalla mano { $n_text }: per la gloria
