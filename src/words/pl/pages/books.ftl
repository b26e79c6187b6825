# Polish: debts, payments and stakes.

books-balances = { ui-balances }
books-nobody-owes = Nikt nikomu nic nie jest winien
books-everything = Z { $sessions ->
    [one] jednej sesji
   *[other] { $sessions_text } sesji
}
books-left-out = { $n ->
    [one] { $session }: nie da się obliczyć i jest pominięta
    [few] { $n_text } sesji nie da się obliczyć i są pominięte; pierwsza to { $session }
   *[other] { $n_text } sesji nie da się obliczyć i są pominięte; pierwsza to { $session }
}
books-is-owed = { $name }: do odebrania { $money } { $currency }
books-owes = { $name }: do zapłaty { $money } { $currency }
books-is-even = { $name }: nic do zapłaty ani do odebrania
books-head-open = { $n ->
    [one] Jedna sesja nierozliczona
    [few] { $n_text } sesje nierozliczone
   *[many] { $n_text } sesji nierozliczonych
}
books-head-running = { $n ->
    [one] Jedna sesja jeszcze trwa i jeszcze się nie liczy
    [few] { $n_text } sesje jeszcze trwają i jeszcze się nie liczą
   *[many] { $n_text } sesji jeszcze trwa i jeszcze się nie liczy
}
books-head-settle = Na wszystko { $n ->
    [one] wystarczy jedna płatność
    [few] wystarczą { $n_text } płatności
   *[many] wystarczy { $n_text } płatności
}
books-all-balances = Wszystkie salda
books-how-to-owe = Gdy gra się o stawkę, pieniądze z każdej sesji są tu, póki nie oznaczy się ich jako zapłacone.
books-head-chosen = Na to, co wybrano, { $n ->
    [one] wystarczy jedna płatność
    [few] wystarczą { $n_text } płatności
   *[many] wystarczy { $n_text } płatności
}
books-nothing-chosen = Nic nie wybrano
books-mark-all = { $n ->
    [few] Oznacz wszystkie { $n_text } jako zapłacone
   *[other] Oznacz wszystkie ({ $n_text }) jako zapłacone
}
books-marked-all = Oznaczono jako zapłacone: { $n_text }
books-head-paid = { $n ->
    [one] Zapłacono raz
   *[other] Zapłacono { $n_text } razy
}
books-session = { $at } · { $stands }
books-session-open = { $title }, { $line }: zostało { $money } { $currency }
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
books-pays-back = Po tym, co zapłacono, { $n ->
    [one] zostaje jedna płatność
    [few] zostają { $n_text } płatności
   *[many] zostaje { $n_text } płatności
}
books-mark-paid-says = Oznacz jako zapłacone: { $from } płaci { $money } { $currency }, dostaje { $to }
books-paid = { $day }: { $from } płaci { $money } { $currency }, dostaje { $to }
books-take-back-says = Cofnij: { $from } płaci { $money } { $currency }, dostaje { $to }
books-marked-paid = Zapłacone: płaci { $from }, dostaje { $to }
books-took-back = Cofnięto: { $from } płaci, dostaje { $to }
books-paid-on = zapłacono: { $day }
books-paid-on-note = zapłacono: { $day } · { $note }
books-owes-all = { $name }: cały dług
books-owed-all = { $name }: cała należność
books-owes-part = { $name }: część długu { $money }
books-owes-rest = { $name }: reszta długu
books-mark-as-paid = Oznacz jako zapłacone
books-day-of-payment = Zapłacono: { $day }
books-no-source = Brak szczegółów: rozdania zmieniły się od tego czasu albo kwotę uzgodniono.
books-pay-changed = Płatności zapisano lub cofnięto gdzie indziej: sprawdź jeszcze raz, co pozostało
books-paid-as-played = Płacono po każdym rozdaniu

## Where a payment comes from

books-what-lost = Przegrana: { $name }
books-what-won = Wygrana: { $name }
books-what-lost-together = { $names } razem: przegrane minus wygrane
books-what-won-together = { $names } razem: wygrane minus przegrane
books-from-hand-of = { $title }, rozdanie { $n_text }
books-from-game = Gra
books-from-paid = { $day }: płaci { $from }, dostaje { $to }
books-show = Pokaż: { $what }
books-comes-to = Razem { $money } { $currency }

## Stakes

books-a-game = { $stake } za partię
books-a-rubber = { $stake } za robra
books-from-each = { $stake } od osoby
books-a-place = { $stake } za miejsce
books-stake-from-game = Od następnej partii: { $stake }
books-stake-from-rubber = Od następnego robra: { $stake }
books-sat-out = Pauzowali: { $list }
books-sat-out-hands = { $name } { hands-played }
books-sat-out-free = Kto pauzuje w rozdaniu, ani za nie nie płaci, ani nic nie dostaje.
books-sat-out-adjusted = Kto pauzuje w rozdaniu, za grę nie płaci ani nic nie dostaje; korekta punktów liczy się dla wszystkich.
books-sat-out-pays = Kto pauzuje w rozdaniu, też za nie płaci.
