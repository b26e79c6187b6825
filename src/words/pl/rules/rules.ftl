# Polish: the keys of a scheme, those of every kind and those of exact-bid.
#
# rule-<key>            the name of the key on its line of the editor
# rule-<key>-ask        the question of its box
# rule-<key>-<value>    a value
# rule-<key>-none       the text when the key is absent
# rule-<key>-on         the choice that adds it
# rule-<key>-says       the sentence with its boxes, in the order of the language
# rule-contract-<key>-fact, rule-contract-<key>-<value>-fact   the sentence on a scheme's page for a contract with it
#
# Dots of a key are hyphens. A key that means something else in one kind is prefixed with it, rule-odd-trick-made;
# the keys of a contract are prefixed with contract.

## Terms of a formula

rule-term-bid = zapowiedź
rule-term-bid-squared = zapowiedź²
rule-term-bid-triangular = (1 + … + zapowiedź)
rule-term-tricks = lewy
rule-term-cards = karty
rule-term-off = różnica
rule-term-over = nadróbki
rule-term-off-squared = różnica²
rule-term-off-triangular = (1 + … + różnica)
rule-term-constant-ask = Stałe punkty
rule-term-bid-ask = Za każdą zapowiedzianą lewę
rule-term-bid-squared-ask = Za kwadrat zapowiedzi
rule-term-bid-triangular-ask = Za sumę 1 + … + zapowiedź
rule-term-tricks-ask = Za każdą wziętą lewę
rule-term-cards-ask = Za każdą rozdaną kartę
rule-term-off-ask = Za każdą lewę różnicy
rule-term-off-squared-ask = Za kwadrat różnicy
rule-term-off-triangular-ask = Za sumę 1 + … + różnica

## Every kind

rule-direction = Kierunek gry
rule-direction-ask = W którą stronę idą rozdawanie i licytacja?
rule-direction-clockwise = zgodnie z zegarem
rule-direction-anticlockwise = przeciwnie do zegara
rule-players = Gracze
rule-players-says = { $least } do { $most }
rule-players-least-ask = Ile osób gra co najmniej?
rule-players-most-ask = Ile osób gra najwyżej?
rule-at-table = Przy stole
rule-at-table-ask = Czy może siedzieć ktoś jeszcze?
rule-at-table-none = tyle osób, ile gra
rule-at-table-on = o jedną więcej, która rozdaje i pauzuje
rule-at-table-says = { $least } do { $most }
rule-at-table-least-ask = Ile osób siedzi co najmniej?
rule-at-table-most-ask = Ile osób siedzi najwyżej?
rule-deck = Kart w talii
rule-deck-ask = Ile kart ma talia?
rule-deck-says = { $deck }
rule-settle = Rozliczenie
rule-settle-ask = Jak punkty zamieniają się w pieniądze?
rule-settle-per-point = za punkt
rule-settle-difference = każdy z każdym różnicę
rule-settle-difference-switch = różnicami
rule-settle-per-game = za partię
rule-settle-per-game-switch = za partię
rule-settle-per-rubber = za robra
rule-settle-per-rubber-switch = za robra
rule-settle-winner-takes-pot = pula dla zwycięzcy
rule-settle-winner-takes-pot-switch = pula dla zwycięzcy
rule-settle-by-place = według miejsc
rule-settle-none = bez stawki
rule-settle-none-switch = bez stawki
rule-settle-per-point-note = Każdy przegrany płaci jednemu zwycięzcy stawkę za każdy punkt różnicy między stronami.
rule-settle-per-point-rubber-note = Każdy przegrany płaci jednemu zwycięzcy za punkty robra: partie i premię.
rule-contracts-settle-per-point-note = Punkt jest wart tyle, co stawka.
rule-exact-bid-settle-per-point-note = Każdy punkt powyżej lub poniżej średniej stołu jest wart tyle, co stawka.
rule-settle-difference-note = Każdy z każdym rozlicza różnicę punktów.
rule-settle-difference-rubber-note = Każdy przegrany płaci jednemu zwycięzcy za lewy i honory; partie i premia się nie liczą.
rule-odd-trick-settle-difference-note = { rule-settle-per-point-note }
rule-partnership-bid-settle-difference-note = { rule-settle-per-point-note }
rule-settle-per-game-note = Każdy przegrany płaci jednemu zwycięzcy jedną stawkę za każdą partię.
rule-settle-per-game-stake = { $stake } za partię
rule-settle-per-game-unit = { $currency } za partię
rule-settle-per-rubber-note = Każdy przegrany płaci jednemu zwycięzcy jedną stawkę za każdego robra.
rule-settle-per-rubber-stake = { $stake } za robra
rule-settle-per-rubber-unit = { $currency } za robra
rule-settle-winner-takes-pot-note = Każdy wkłada jedną stawkę; kto wygra, bierze wszystko.
rule-settle-winner-takes-pot-stake = { $stake } od osoby
rule-settle-winner-takes-pot-unit = { $currency } od osoby
rule-settle-by-place-note = Każdy płaci po jednej stawce wszystkim, którzy są wyżej.
rule-settle-by-place-stake = { $stake } za miejsce
rule-settle-by-place-unit = { $currency } za miejsce
rule-settle-none-note = Nikt nic nie płaci.
rule-revoke = Fałszywy renons
rule-revoke-none = bez osobnej zasady
rule-revoke-says = { $points } { $replaces }
rule-revoke-points-ask = Ile punktów za fałszywy renons?
rule-revoke-replaces-ask = Zamiast wyniku rozdania czy dodatkowo?
rule-revoke-replaces-false = dodatkowo do wyniku rozdania
rule-revoke-replaces-true = zamiast wyniku rozdania

## Keys of several kinds

rule-made = Zapowiedź ugrana
rule-target = Partia do
rule-target-ask = Przy ilu punktach partia jest wygrana?
rule-target-none = rozdanie po rozdaniu
rule-lose-at = Przegrana przy
rule-lose-at-ask = Przy ilu punktach partia jest przegrana?
rule-lose-at-none = nigdy
rule-least-bid = Najniższa zapowiedź
rule-least-bid-ask = Jaka jest najniższa zapowiedź?

## exact-bid

rule-missed = Zapowiedź nieugrana
rule-missed-apart = za dużo i za mało osobno
rule-missed-alike = za dużo tak jak za mało
rule-over = Więcej lew niż w zapowiedzi
rule-under = Mniej lew niż w zapowiedzi
rule-zero-bid-made = Zero ugrane
rule-zero-bid-made-none = jak każda zapowiedź
rule-zero-bid-overbid = Zero ugrane, suma za wysoka
rule-zero-bid-overbid-none = jak każde ugrane zero
rule-zero-bid-missed = Zero nieugrane
rule-zero-bid-missed-none = jak każda nieugrana
rule-slam = Szlem
rule-slam-none = brak
rule-slam-says = wszystkie { $grand } bez jednej { $small } { $adds } od { $from-cards } kart
rule-slam-grand-ask = Za wszystkie lewy, zapowiedziane i wzięte
rule-slam-small-ask = Za wszystkie bez jednej, zapowiedziane i wzięte
rule-slam-from-cards-ask = Od ilu kart?
rule-slam-adds-ask = Zamiast zapowiedzi czy dodatkowo?
rule-slam-adds-false = zamiast
rule-slam-adds-true = dodatkowo
rule-big-miss = Duża różnica
rule-big-miss-none = bez osobnej zasady
rule-big-miss-says = { $off } lub więcej: { $points }
rule-big-miss-off-ask = Jaka różnica jest duża?
rule-big-miss-points-ask = Ile punktów daje duża różnica?
rule-halve-on-miss = Dorobek po nieugranej
rule-halve-on-miss-ask = Co nieugrana zapowiedź robi z dorobkiem?
rule-halve-on-miss-false = bez zmian
rule-halve-on-miss-true = maleje o połowę
rule-hook = Zakaz domknięcia sumy
rule-hook-ask = Kiedy obowiązuje ten zakaz?
rule-hook-on = w każdym rozdaniu
rule-hook-off = nigdy
rule-hook-not-in-last-hand = poza ostatnim rozdaniem
rule-hook-not-with-one-card = poza rozdaniami z jedną kartą
rule-bonus = Premie co
rule-bonus-ask = Co ile są premie za ugraną zapowiedź?
rule-bonus-0 = { value-not-played }
rule-decimals = Punkty
rule-decimals-ask = Punkty całkowite czy dziesiąte części punktu?
rule-decimals-0 = punkty całkowite
rule-decimals-1 = dziesiąte części punktu
rule-schedule = Karty
rule-schedule-ask = Jak zmienia się liczba kart?
rule-schedule-stepwise = krokami
rule-schedule-listed = według listy
rule-schedule-says = { $from } do { $to } { $back }
rule-schedule-from-ask = Karty w pierwszym rozdaniu
rule-schedule-to-ask = Karty tam, gdzie zawraca lub się kończy
rule-schedule-back-ask = A potem?
rule-schedule-back-up = tylko w górę
rule-schedule-back-up-down = i z powrotem w dół
rule-schedule-back-down = tylko w dół
rule-schedule-back-down-up = i z powrotem w górę
rule-schedule-list-ask = Liczby kart we wszystkich rozdaniach
rule-schedule-sizes = Z rozdania na rozdanie
rule-schedule-sizes-says = { $sort } po { $step } { $repeat }
rule-schedule-step-ask = O ile kart więcej lub mniej za każdym razem?
rule-schedule-repeat-ask = Które liczby kart rozdaje się kilka razy?
rule-schedule-repeat-none = każda raz
rule-schedule-repeat-players = skrajne tyle razy, ilu graczy
rule-schedule-repeat-ever = { house-repeat-ever }
rule-exact-bid-target-ask = Ile punktów kończy grę?
rule-exact-bid-target-none = ostatniego rozdania
rule-exact-bid-trump-says = { $source } ostatnie rozdanie { $last-hand }
rule-trump-source-ask = Skąd bierze się atut?
rule-trump-source-turn-up = odkryty
rule-trump-source-last-card = ostatnia rozdana karta
rule-trump-source-chosen = { note-chosen }
rule-trump-source-none = bez atu
rule-trump-source-rotation = po kolei
rule-trump-rotation-ask = W jakiej kolejności idą kolory?
rule-trump-last-hand-ask = Atut w ostatnim rozdaniu
rule-trump-last-hand-same = jak zwykle
rule-trump-last-hand-none = bez atu
rule-trump-last-resort = gdy nie ma karty
rule-trump-last-resort-ask = Co jest atutem, gdy nie ma już karty do odkrycia?
rule-trump-last-resort-last-card = ostatnia rozdana karta
rule-trump-last-resort-none = bez atu
rule-trump-none-from = bez atu od:
rule-trump-none-from-ask = Od ilu kart gra się bez atu?
rule-trump-none-from-none = nigdy
rule-winner = Wygrywa
rule-winner-ask = Jaki wynik wygrywa?
rule-winner-says = { $winner } przy remisie wspólnie
rule-winner-highest = najwyższy
rule-winner-lowest = najniższy

## On the page of a scheme, and as a switch of a new session

rule-deck-value = { $n_text }
rule-revoke-value = { $points_text } { $replaces ->
    [true] { rule-revoke-replaces-true }
   *[other] { rule-revoke-replaces-false }
}
rule-halve-on-miss-term = { rule-missed }
rule-halve-on-miss-true-term = połowa dorobku, zaokrąglona na korzyść gracza
rule-slam-term = Szlemy
rule-slam-none-switch = nie
rule-slam-value = wszystkie: { $grand_text }, bez jednej: { $small_text }, od { $from-cards ->
    [one] { $from-cards_text } karty
   *[other] { $from-cards_text } kart
}{ $adds ->
    [true] , oprócz zapowiedzi
   *[other] {""}
}
rule-big-miss-term = Różnica { $off_text } lub więcej
rule-big-miss-value = { $points_text }
rule-big-miss-switch = Duża różnica
rule-big-miss-none-switch = jak każda nieugrana
rule-big-miss-value-switch = { $points_text } przy różnicy od { $off ->
    [one] { $off_text } lewy
   *[other] { $off_text } lew
}
rule-hook-on-term = tak
rule-hook-off-term = nie
rule-hook-not-in-last-hand-term = nie w ostatnim rozdaniu
rule-hook-not-with-one-card-term = nie przy jednej karcie
rule-trump-source-term = { rule-trump }
rule-trump-source-chosen-term = wybiera zwycięzca licytacji
rule-trump-last-hand-term = Atut w ostatnim rozdaniu
rule-trump-last-hand-none-term = { suit-none }
rule-trump-last-resort-term = { rule-trump }
rule-trump-last-resort-none-term = bez atu, gdy nie ma już karty do odkrycia
rule-trump-none-from-term = { rule-trump }
rule-trump-none-from-value = { $n ->
    [one] bez atu od { $n_text } karty wzwyż
   *[other] bez atu od { $n_text } kart wzwyż
}
rule-winner-term = Wygrywa
rule-winner-highest-term = najwyższy wynik
rule-winner-lowest-term = najniższy wynik
