# Polish. Debts, payments and stakes.
books-balances = Salda
books-nobody-owes = Nikt nikomu nic nie jest winien
books-everything = Z { $sessions ->
    [one] jednej sesji
   *[other] { $sessions_text } sesji
}
books-is-owed = { $name }: do odebrania { $money } { $currency }
books-owes = { $name }: do zapłaty { $money } { $currency }
books-is-even = { $name }: na zero
books-head-open = { $n ->
    [one] Jedna sesja nierozliczona
    [few] { $n_text } sesje nierozliczone
   *[many] { $n_text } sesji nierozliczonych
}
books-head-settle = Na wszystko { $n ->
    [one] wystarczy jedna płatność
    [few] wystarczą { $n_text } płatności
   *[many] wystarczy { $n_text } płatności
}
books-head-paid = { $n ->
    [one] Zapłacono raz
   *[other] Zapłacono { $n_text } razy
}
books-session-open = { $title }: zostało { $money } { $currency }
books-session-deleted = usunięta sesja
books-together = { $n ->
    [one] Jedna sesja
    [few] { $n_text } sesje rozliczone razem
   *[many] { $n_text } sesji rozliczonych razem
}

## Payments

books-paid-up = Wszystko zapłacone
books-pays-left = { $n ->
    [one] Została jedna płatność
    [few] Zostały { $n_text } płatności
   *[many] Zostało { $n_text } płatności
}
books-pays-back = Po zapłacie coś się zmieniło: { $n ->
    [one] wyrówna to jedna płatność
    [few] wyrównają to { $n_text } płatności
   *[many] wyrówna to { $n_text } płatności
}
books-mark-paid = Zapłacone
books-mark-paid-says = Oznacz jako zapłacone: { $from } płaci { $money } { $currency }, dostaje { $to }
books-paid = { $day }: { $from } płaci { $money } { $currency }, dostaje { $to }
books-take-back = Niezapłacone
books-take-back-says = Cofnij zapłatę: { $from } płaci { $money } { $currency }, dostaje { $to }
books-marked-paid = Zapłacone: płaci { $from }, dostaje { $to }
books-took-back = Niezapłacone: płaci { $from }, dostaje { $to }
books-paid-as-played = Płacono po każdym rozdaniu

## Where a payment comes from

books-what-lost = Przegrana: { $name }
books-what-won = Wygrana: { $name }
books-what-lost-together = Wspólna przegrana: { $names }
books-what-won-together = Wspólna wygrana: { $names }
books-from-hand = Rozdanie { $n_text }
books-from-hand-of = { $title }, rozdanie { $n_text }
books-from-game = Gra
books-from-game-of = { $title }
books-from-earlier = { $title }
books-from-paid = { $day }: płaci { $from }, dostaje { $to }
books-comes-to = Razem { $money } { $currency }

## What was played for

books-stake-of-hand = Rozdanie { $n_text }: { $stake } za punkt
books-stake-of-hands = Rozdania od { $first_text } do { $last_text }: { $stake } za punkt
books-honour-of-hand = Rozdanie { $n_text }: bez stawki
books-honour-of-hands = Rozdania od { $first_text } do { $last_text }: bez stawki
books-stake-from = Od rozdania { $n_text }: { $stake } za punkt
books-honour-from = Od rozdania { $n_text }: bez stawki
