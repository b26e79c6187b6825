# Polish: seats: joining, leaving, swapping.

seating-players = { ui-players }
seating-from-hand = Od rozdania { $n_text }
seating-taps-go = Od rozdania { $n_text }; to rozdanie zaczyna się od nowa
seating-ask-who = Kto dołącza lub odchodzi?
seating-ask-comes = { $name } dołącza
seating-seat = Miejsce: { $name }
seating-seat-out = Miejsce: { $name }, pauzuje
seating-head-away = Poza stołem
seating-head-away-nobody = Wszyscy gracze są przy stole
seating-comes = Do stołu dołącza { $name }
seating-leaves = odchodzi
seating-leaves-full = { $name } odchodzi
seating-sits-out = pauzuje w rozdaniu { $n_text }
seating-sits-out-full = { $name } pauzuje w rozdaniu { $n_text }
seating-plays = gra w rozdaniu { $n_text }
seating-plays-full = { $name } gra w rozdaniu { $n_text }
seating-head-swap = Z kim zamienia się { $name }?
seating-swap-says = { $name } i { $other } zamieniają się miejscami
seating-head-replace = { $name } schodzi. Kto wchodzi?
seating-replace-says = Wchodzi { $name }, schodzi { $other }
seating-head-between = siada pomiędzy
seating-between = { $first } – { $second }
seating-between-full = { $name } siada w środku: { $first }, { $name }, { $second }
seating-head-instead = albo zastępuje kogoś
seating-head-begins = { $name } zaczyna z wynikiem
seating-begins-last = { $n_text }, najgorszy wynik
seating-begins-mean = { $n_text }, średnia
seating-begins-says = { $name } zaczyna z wynikiem { $n_words }
seating-begins-note = Punkty na start nie wpływają na pieniądze.
seating-late = dołącza później
seating-needs = { $game }: przy stole potrzeba { $n ->
    [one] { $n_text } osoby
   *[other] { $n_text } osób
}
seating-holds = { $game }: przy stole najwyżej { $n ->
    [one] { $n_text } osoba
    [few] { $n_text } osoby
   *[many] { $n_text } osób
}
seating-needs-dealt = { $game }: karty rozdaje się dla { $n ->
    [one] { $n_text } osoby
   *[other] { $n_text } osób
}
seating-has-left = { $name } odchodzi od stołu
seating-has-come = { $name } siada w środku: { $first }, { $name }, { $second }
seating-has-replaced = Wchodzi { $name }, schodzi { $other }
seating-have-swapped = { $name } i { $other } zamieniają się miejscami
seating-sides-keep-scores = { $said }; każda strona zachowuje swój wynik
seating-players-keep-points = { $said }, a każdy gracz dotychczasowe punkty
seating-cannot-be = Niemożliwe: { $why }
seating-begins-with = na start { $n_text }
# The rules of a new session.

seating-scheme-stays = tylko w tej sesji
seating-scheme-stays-changed = { $n ->
    [one] { $n_text } zmiana
    [few] { $n_text } zmiany
   *[many] { $n_text } zmian
}
rule-trump-value = { $rotation } po kolei
seating-rule-overs = Nadróbki i wpadki
seating-overs-counted = liczą się
seating-overs-not-counted = nie liczą się
seating-rule-sizes = Karty na osobę
seating-sizes-up = od { $from_text } do { $to_text }
seating-sizes-up-and-back = od { $from_text } w górę do { $to_text } i z powrotem
seating-sizes-down = od { $from_text } w dół do { $to_text }
seating-sizes-down-and-back = od { $from_text } w dół do { $to_text } i z powrotem
seating-sizes-by = { $way }, co { $n_text }
seating-sizes-come = { $players ->
    [one] { $players_text } osoba
    [few] { $players_text } osoby
   *[many] { $players_text } osób
}: { hands-played }, najwyżej po { $most ->
    [one] { $most_text } karcie
    [few] { $most_text } karty
   *[many] { $most_text } kart
}
seating-sizes-typed = Karty na osobę w kolejnych rozdaniach
seating-sizes-wrong = Liczby od 1 do { $n_text }, oddzielone spacjami
rule-schedule-repeat-switch = Najkrótsze i najdłuższe rozdania
rule-schedule-repeat-none-switch = każde raz
rule-schedule-repeat-players-switch = tyle razy, ilu graczy
seating-over-and-under = za dużo: { $over }, za mało: { $under }
seating-settle-says = Rozliczenie: { $way }

draw-seats = Wylosowane miejsca: { $names }
draw-dealer = Wylosowany pierwszy rozdający: { $name }
draw-partners = Wylosowane pary: { $first } i { $second } przeciw { $third } i { $fourth }
draw-card = { $n_text }{ $suit }
draw-jack = W{ $suit }
draw-queen = D{ $suit }
draw-king = K{ $suit }
draw-ace = A{ $suit }
