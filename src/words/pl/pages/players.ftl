# Polish: players and their statistics.

# The separator of a list.
list-comma = {", "}

## The roster

players-sessions = { $sessions ->
    [one] { $sessions_text } sesja
    [few] { $sessions_text } sesje
   *[many] { $sessions_text } sesji
}
players-no-session = Jeszcze żadnej sesji
players-roster-says = { $name }, { $sessions }, { $money } { $currency }
players-closing-says = Razem: { $money } { $currency }
players-show-in = Pokaż { $currency }
players-left-out = { $n ->
    [one] Jednej sesji nie da się odczytać; pominięto ją.
   *[other] { $n_text } sesji nie da się odczytać; pominięto je.
}
players-counting = { $n ->
    [one] Jeszcze jedna sesja czeka na policzenie.
    [few] Jeszcze { $n_text } sesje czekają na policzenie.
   *[many] Jeszcze { $n_text } sesji czeka na policzenie.
}

## One player

players-line = { players-sessions } i { hands-played }, początek: { $since }
players-of-rest = z { $n_text }
out-of = { $made_text } z { $of_text }
players-figure-says = { $value }: { $caption }
players-money-in-all = razem { $currency }
players-ahead = { $n ->
    [one] sesja na plusie
   *[other] sesje na plusie
}
players-best-money = najlepsza sesja, { $currency }
players-worst-money = najgorsza sesja, { $currency }
players-points-in-all = punkty razem
players-won = wygrane sesje
players-best-points = najlepsza sesja, punkty
players-worst-points = najgorsza sesja, punkty
players-after-three-hands = Statystyki zaczynają się po trzech rozdaniach.
players-after-three-sessions = Wykres zaczyna się po trzech sesjach

## Rates

players-contracts = { ui-contracts }
players-winning-bids = Wygrane licytacje
players-bids-met = Ugrane zapowiedzi
players-all-bids = Wszystkie zapowiedzi
players-bid-of = Zapowiedź { $n_text }
players-by-partner = { $what }, według partnera
players-hands-won = Wygrane rozdania, według partnera
players-success-by-contract = Skuteczność według kontraktu
players-rate-note = Kropka: dotychczasowa skuteczność. Kreska: zakres 95%.
players-few-note = Pusta kropka: za mało rozdań na odsetek.
players-head-made = Ugrane
players-head-met = Ugrane
players-head-won = Wygrane
players-rate-says = { $what }: { $made_text } z { $of_text }, { $n_text } procent; zakres 95% od { $low_text } do { $high_text } procent
players-few-say = { $what }: { $made_text } z { $of_text }, za mało na odsetek; zakres 95% od { $low_text } do { $high_text } procent
players-money-in = { $money } { $currency }

## Charts

players-money-course = Pieniądze, sesja po sesji
players-running-total = Suma narastająco, { $currency }
players-points-course = Punkty, sesja po sesji
players-running-points = Suma narastająco
players-course-says = { $title }, suma narastająco, { players-sessions }, { $every ->
    [1] po każdej
   *[other] co { $every_text }
}: { $list }
players-tricks-taken = Wzięte lewy: { $what }
players-tricks-note = { hands-played }; puste słupki to przegrane
players-makes-at-least = trzeba { $n_text }
players-makes-exactly = { $n ->
    [0] bez lewy
   *[other] dokładnie { $n_text }
}
players-makes-at-most = { $n ->
    [0] bez lewy
   *[other] najwyżej { $n_text }
}
players-tricks-say = { $title }, { $target }: { $list }
players-tricks-in = { step-tricks-card-open }: { hands-played }
players-show-tricks = Pokaż wzięte lewy: { $what }
players-met-note = ugrane { $made_text } z { $of_text }, za mało lew { $under_text }, za dużo { $over_text }
players-grid-cell = zapowiedź { $bid_text }, wzięte { $took_text }: { $n ->
    [one] raz
    [2] dwa razy
   *[other] { $n_text } razy
}
players-everybody = Wszyscy
players-figures-of-all = Statystyki wszystkich
players-figures-of = Statystyki: { $name }

## Sessions

players-session-game = { $game }, { hands-played }
players-session-says = { $title }, { $day }, { $game }, { points-said }
players-show-more = { $n ->
    [one] Pokaż jeszcze jeden
   *[other] Pokaż jeszcze { $n_text }
}

## Renaming and merging

players-change-says = Zmień imię lub połącz: { $name }
players-same-as = { $name } to ta sama osoba co
players-alike-note = bardzo podobne imię
players-merge-says = Połącz: { $name } to { $into }
players-merged = Połączono: { $name } to { $into }
players-added = Dodano do graczy: { $name }
players-name-taken = Takie imię ma już ktoś inny: { $name }
players-name-taken-together = Takie imię ma już ktoś inny: { $name }. Siedzieli przy jednym stole, więc to dwie osoby.
