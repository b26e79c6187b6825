# Polish: debts, payments and stakes.

money-nobody-owes = Nikt nikomu nic nie jest winien
money-nobody-else-owes = W pozostałych sesjach nikt nikomu nic nie jest winien
money-everything = Z { $sessions ->
    [one] jednej sesji
   *[other] { $sessions_text } sesji
}
money-left-out = { $n ->
    [one] { $session }: nie da się obliczyć i jest pominięta
    [few] { $n_text } sesji nie da się obliczyć i są pominięte; pierwsza to { $session }
   *[other] { $n_text } sesji nie da się obliczyć i są pominięte; pierwsza to { $session }
}
money-is-owed = { $name }: do odebrania { $money } { $currency }
money-owes = { $name }: do zapłaty { $money } { $currency }
money-head-open = { $n ->
    [one] Jedna sesja nierozliczona
    [few] { $n_text } sesje nierozliczone
   *[many] { $n_text } sesji nierozliczonych
}
money-head-running = { $n ->
    [one] Jedna sesja jeszcze trwa i jeszcze się nie liczy
    [few] { $n_text } sesje jeszcze trwają i jeszcze się nie liczą
   *[many] { $n_text } sesji jeszcze trwa i jeszcze się nie liczy
}
money-head-settle = Na wszystko { $n ->
    [one] wystarczy jedna płatność
    [few] wystarczą { $n_text } płatności
   *[many] wystarczy { $n_text } płatności
}
money-how-to-owe = Gdy gra się o stawkę, pieniądze z każdej sesji są tu, póki nie oznaczy się ich jako zapłacone.
money-head-chosen = Na to, co wybrano, { $n ->
    [one] wystarczy jedna płatność
    [few] wystarczą { $n_text } płatności
   *[many] wystarczy { $n_text } płatności
}
money-nothing-chosen = Nic nie wybrano
money-mark-all = { $n ->
    [few] Oznacz wszystkie { $n_text } jako zapłacone
   *[other] Oznacz wszystkie ({ $n_text }) jako zapłacone
}
money-marked-all = Oznaczono jako zapłacone: { $n_text }
money-head-paid = { $n ->
    [one] Zapłacono raz
   *[other] Zapłacono { $n_text } razy
}
money-session-open = { $title }, { $line }: zostało { $money } { $currency }
money-session-deleted = usunięta sesja
money-together = { $n ->
    [one] Jedna sesja
    [few] { $n_text } sesje rozliczone razem
   *[many] { $n_text } sesji rozliczonych razem
}

## Payments

money-paid-up = Wszystko zapłacone
money-pays-left = { $n ->
    [one] Została jedna płatność
    [few] Zostały { $n_text } płatności
   *[many] Zostało { $n_text } płatności
}
money-pays-back = Po tym, co zapłacono, { $n ->
    [one] zostaje jedna płatność
    [few] zostają { $n_text } płatności
   *[many] zostaje { $n_text } płatności
}
money-mark-paid-says = Oznacz jako zapłacone: { $from } płaci { $money } { $currency }, dostaje { $to }
money-paid = { $day }: { $from } płaci { $money } { $currency }, dostaje { $to }
money-undo-says = Cofnij: { $from } płaci { $money } { $currency }, dostaje { $to }
money-marked-paid = Zapłacone: płaci { $from }, dostaje { $to }
money-undone = Cofnięto: { $from } płaci, dostaje { $to }
money-paid-on = zapłacono: { $day }
money-owes-all = { $name }: cały dług
money-owed-all = { $name }: cała należność
money-owes-part = { $name }: część długu { $money }
money-owes-rest = { $name }: reszta długu
money-day-of-payment = Zapłacono: { $day }
money-amount-bad = Kwota: najwyżej { $money } { $currency }
money-pay-changed = Płatności zapisano lub cofnięto gdzie indziej: sprawdź jeszcze raz, co pozostało
money-paid-as-played = Płacono po każdym rozdaniu

## Where a payment comes from

money-what-lost = Przegrana: { $name }
money-what-won = Wygrana: { $name }
money-what-lost-together = { $names } razem: przegrane minus wygrane
money-what-won-together = { $names } razem: wygrane minus przegrane
money-from-hand-of = { $title }, rozdanie { $n_text }
money-from-game = Gra
money-from-paid = { $day }: płaci { $from }, dostaje { $to }
money-show = Pokaż: { $what }
money-comes-to = Razem { $money } { $currency }

## Stakes

money-stake-from-game = Od następnej partii: { $stake }
money-stake-from-rubber = Od następnego robra: { $stake }
money-sat-out = Pauzowali: { $list }
money-sat-out-hands = { $name } { hands-played }
money-sat-out-free = Kto pauzuje w rozdaniu, ani za nie nie płaci, ani nic nie dostaje.
money-sat-out-adjusted = Kto pauzuje w rozdaniu, za grę nie płaci ani nic nie dostaje; korekta punktów liczy się dla wszystkich.
money-sat-out-pays = Kto pauzuje w rozdaniu, też za nie płaci.
