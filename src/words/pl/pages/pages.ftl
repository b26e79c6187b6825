# Polish: the pages around the table. See table.ftl.

## The result page

wins-by = { $name } wygrywa o { $n_text } pkt
leads-by = { $name } prowadzi o { $n_text } pkt
tied-at = Remis: { $names }, po { $n_text } pkt
all-square = Remis
stake-a-point = { $stake } za punkt
no-stake = Bez stawki
stakes-changed = Zmiana stawki
sample-name = Paweł
result-sum = Suma po korektach
payments-settle = { $n ->
    [one] Wystarczy jedna płatność
    [2] Wystarczą dwie płatności
    [3] Wystarczą trzy płatności
    [4] Wystarczą cztery płatności
    [few] Wystarczą { $n_text } płatności
   *[many] Wystarczy { $n_text } płatności
}
nothing-owed = Nikt nic nie jest winien
payment-says = { $from } płaci { $money } { $currency }, dostaje { $to }
pays-all = { $name }: cała przegrana
paid-all = { $name }: cała wygrana
pays-part = { $name }: część przegranej { $money }
pays-rest = { $name }: reszta przegranej
odd-cent = Zaokrąglono w górę: { $names }
result-without-hand = Bez rozegranego rozdania: { $list }
result-partners-changed = Partnerzy się zmieniali, więc każdy jest klasyfikowany osobno.
standing-says = Miejsce { $place_text }: { $name }, { points-said }
standing-text = { $place_text }. { $name }, { $points ->
    [one] { $points_text } punkt
    [few] { $points_text } punkty
    [many] { $points_text } punktów
   *[other] { $points_text } punktu
}
head-points = { ui-points }
same-table-again = Ten sam skład
end-now = Zakończ
chart-empty = Wykres zaczyna się po trzech rozdaniach
chart-says = Wykres punktów, { hands-played }: { $names }
not-saved = Nie udało się zapisać: { $why }

## Sessions

resume = Wznów: { $title }
row-winner = Wygrywa { $name }, { $n_text } pkt
row-open = na razie { hands-played }
row-empty = jeszcze bez rozdań
session-deleted = Usunięto: { $title }

## New session

overs-and-unders = za nadróbkę { $over }, za wpadkę { $under }
overs-only = za nadróbkę { $over }
unders-only = za wpadkę { $under }
no-overs = bez nadróbek i wpadek
players-wanted = { $n ->
    [one] Jeszcze jedna osoba
    [2] Jeszcze dwie osoby
    [3] Jeszcze trzy osoby
    [4] Cztery osoby
    [few] Jeszcze { $n_text } osoby
   *[many] Jeszcze { $n_text } osób
}
roster-seated = { $name }, miejsce { $n_text }
roster-free = { $name }, jeszcze bez miejsca
seat-deals = Najpierw rozdaje { $name }
seat-free = Miejsce { $n_text }, wolne
seat-tap = Niech najpierw rozdaje { $name }
start-deals = Start, rozdaje { $name }
start = Start
stake-says = { $stake } { $currency } za punkt
stake-unit = { $currency } za punkt
stake-bad = Kwota, na przykład 0,05, albo 1/10, czyli jeden za dziesięć punktów
stake-high = Najwyżej { $stake } za punkt
stake-fine = Nie da się obliczyć z innymi stawkami; podaj stawkę za mniej punktów
name-empty = Podaj imię
name-long = To imię jest za długie
name-twin = { $name } już siedzi przy stole
name-like = { $name } jest już wśród graczy. Czy to ta sama osoba?
name-anew = Nowy gracz { $name }
value-played = w grze
value-not-played = poza grą

## Schemes

rule-contract-target-short-at-least = { $n_text } lub więcej
rule-contract-target-short-exactly = dokładnie { $n_text }
rule-contract-target-short-at-most = najwyżej { $n_text }
rule-contract-target-long-at-least = co najmniej { $n ->
    [one] { $n_text } lewa
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
rule-contract-target-long-exactly = dokładnie { $n ->
    [one] { $n_text } lewa
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
rule-contract-target-long-at-most = najwyżej { step-tricks-card-open }
target-no-trick = bez lewy
rule-contract-target-long-none = { target-no-trick }
rule-contract-target-long-all = { $n ->
    [one] jedyna lewa
    [few] wszystkie { $n_text } lewy
   *[many] wszystkie { $n_text } lew
}
rule-contract-target-short-none = żadna
rule-contract-target-short-all = wszystkie { $n_text }
fact-pays = Kto przegra kontrakt, płaci każdemu przeciwnikowi tyle samo, a do tego za każdą wpadkę.
fact-shares = Propozycja i przyjęcie to dwoje na dwoje: każdy przeciwnik płaci jednemu z nich.
note-turn-up = atut odkryty
note-chosen = atut do wyboru
note-eldest = wychodzi gracz za rozdającym
note-declarer = wychodzi rozgrywający
scheme-for-just = { $game }, { $n ->
    [one] { $n_text } osoba
    [few] { $n_text } osoby
   *[many] { $n_text } osób
} przy stole
scheme-for-either = { $game }, { $least_text } lub { $most ->
    [one] { $most_text } osoba
    [few] { $most_text } osoby
   *[many] { $most_text } osób
} przy stole
scheme-for-span = { $game }, od { $least_text } do { $most_text } osób przy stole
none = –
rule-contract-free-under-fact = { $contract }: { $n ->
    [one] pierwsza wpadka jest darowana
    [few] pierwsze { $n_text } wpadki są darowane
   *[many] pierwszych { $n_text } wpadek jest darowanych
}.
rule-contract-all-tricks-fact = { $contract } ze wszystkimi lewami: po { $n_text } od każdego zamiast nadróbek.
rule-contract-fails-fact = { $contract }, gdy się nie uda: po { $n_text } dla każdego, a do tego za każdą wpadkę.
rule-contract-most-over-fact = { $contract }: { $n ->
    [one] liczy się najwyżej { $n_text } nadróbka
    [few] liczą się najwyżej { $n_text } nadróbki
   *[many] liczy się najwyżej { $n_text } nadróbek
}.
rule-contract-joint-true-fact = { $contract }: może grać kilka osób naraz, każda przeciw wszystkim pozostałym.
rule-general-contract-pays-fact = Misère ogólne: po { $n_text } od każdej z trzech pozostałych osób lub dla każdej z nich.
rule-contract-allowed-false-fact = { $contract }: poza grą.
scheme-row-says = { $contract }: { $tricks }, { points-counted } od każdego przeciwnika
bid-line = { $made }; nieugrana: { $missed }
bid-line-apart = { $made }; za dużo: { $over }, za mało: { $under }
bid-line-zero = { $line }; zero: { $zero }
sides-bid-line = do { $n_text }, zapowiedzi od { $min_text }; wygrana: { $made }
sides-high-low-line = { $game }, za lewę { $high_text } wysoko, { $low_text } nisko
sides-deal-line = rozdanie po rozdaniu
times-of = { $n_text } × { $of }
plus = { $first } +{"\u00A0"}{ $second }
from-to = od { $from_text } do { $to_text }
from-to-and-back = od { $from_text } do { $to_text } i z powrotem
brief-bids-deal = Każdy gra na siebie. { $cards ->
    [0] Liczba kart zmienia się z rozdania na rozdanie w ustalonej kolejności.
   *[other] Liczba kart każdego gracza jest w każdym rozdaniu ta sama: { $cards_text }.
} { $trump ->
    [last-card] Atut wyznacza ostatnia rozdana karta.
    [rotation] Kolor atutowy zmienia się z rozdania na rozdanie w ustalonej kolejności.
    [chosen] Atut wybiera zwycięzca licytacji.
    [none] Atu nie ma.
   *[other] Po rozdaniu odkrywa się następną kartę: jej kolor jest atutem, chyba że punktacja mówi inaczej.
}
brief-bids-bid = Zaczyna sąsiad rozdającego: każdy po kolei zapowiada, ile lew weźmie, a rozdający zapowiada na końcu. Gdy obowiązuje zakaz domknięcia sumy, rozdający nie może zapowiedzieć tylu lew, by suma zapowiedzi równała się liczbie kart, więc komuś musi się nie udać.
brief-bids-score = Trzeba wziąć dokładnie tyle lew, ile się zapowiedziało. Ile daje zapowiedź ugrana, a ile daje lub kosztuje nieugrana, zależy od punktacji.
brief-plain-deal = Czworo graczy w stałych parach, partnerzy naprzeciw siebie, każdy dostaje trzynaście kart. Ostatnią kartę się odkrywa: jej kolor jest atutem.
brief-plain-play = Wychodzi gracz po lewej stronie rozdającego. Kto może, musi dokładać do koloru. Lewę bierze najwyższy atut, a gdy go nie ma, najwyższa karta w kolorze wyjścia.
brief-plain-score = Każda lewa ponad sześć daje punkt stronie, która ją wzięła; siódma jest więc pierwszą punktowaną. Jeśli w grze są honory, czyli as, król, dama i walet atu, trzy lub cztery z nich po jednej stronie zapisuje się po lewach.
brief-bidding-deal = Czworo graczy w stałych parach, { $kitty ->
    [true] każdy dostaje dwanaście kart. Reszta to talon: bierze go rozgrywający i liczy się on jako pierwsza lewa.
   *[other] partnerzy naprzeciw siebie, każdy dostaje trzynaście kart.
}
brief-bidding-bid = { $modes ->
    [true] Jedna kolejka licytacji. Zapowiada się liczbę lew ponad sześć: w górę (biją wysokie karty), w dół (biją niskie) albo bez atu. Przy tej samej liczbie „w dół” jest wyższe niż „w górę”, a „bez atu” wyższe niż obie.
   *[other] Zapowiada się samą liczbę lew ponad sześć, bez koloru; każda zapowiedź musi być wyższa od poprzedniej.
}
brief-bidding-score = Strona, która ugra zapowiedź, zapisuje lewy ponad sześć albo samą zapowiedź, zależnie od punktacji. Strona, która jej nie ugra, traci tyle, ile brakuje, albo całą zapowiedź.
brief-high-low-deal = Czworo graczy w stałych parach, partnerzy naprzeciw siebie, każdy dostaje trzynaście kart. Atu nie ma.
brief-high-low-bid = Od sąsiada rozdającego każdy zapowiada grę wysoko, czyli na branie lew, albo pasuje. Pierwsza zapowiedź wysoko kończy licytację: ta strona musi wziąć co najmniej siedem lew. Gdy wszyscy spasują, gra się nisko i każda strona chce wziąć najwyżej sześć.
brief-minnesota-whist-bid = { brief-high-low-bid } Zapowiadając, każdy kładzie zakrytą kartę, czarną na wysoko albo czerwoną na nisko, i odkrywa się je po kolei.
brief-norwegian-whist-bid = { brief-high-low-bid } Gra wysoko nazywa się tu grand, a nisko nullo.
brief-high-low-score = Ugrana gra wysoko daje punkty za każdą lewę ponad sześć. Nieugrana daje punkty drugiej stronie albo kosztuje własną, zależnie od punktacji. W grze nisko strona, która wzięła mniej lew, zapisuje punkty za każdą lewę przeciwników ponad sześć albo oni tyle tracą.
brief-deal = Rozdawanie kart
brief-solo-deal = Czworo graczy, po trzynaście kart, każdy gra na siebie. Ostatnią kartę się odkrywa: jej kolor jest atutem. Rozdawanie przechodzi w lewo. Gdy przy stole siedzi pięć osób, rozdający pauzuje.
brief-bid = Licytacja
brief-solo-bid = Zaczyna gracz po lewej stronie rozdającego. Każda zapowiedź musi być wyższa od poprzedniej, a kto spasował, już nie licytuje. Kto proponuje, szuka partnera, by razem wziąć osiem lew; kto przyjmie, zostaje tym partnerem. Solo to pięć lew w pojedynkę, misère to ani jednej, abondance to dziewięć z wybranym atutem, a abondance z atutem, wyższe, to dziewięć z atutem odkrytym. Misère ouverte gra się po pierwszej lewie z kartami wyłożonymi na stół; abondance deklarowane to wszystkie trzynaście lew, a wychodzi rozgrywający.
brief-play = Rozgrywka
brief-solo-play = Wychodzi gracz po lewej stronie rozdającego, chyba że kontrakt stanowi inaczej. Kto może, musi dokładać do koloru. Lewę bierze najwyższy atut, a gdy go nie ma, najwyższa karta w kolorze wyjścia.
brief-score = Punktacja
brief-solo-score = Kontrakt ma jedną liczbę: tyle płaci każdy przeciwnik, gdy kontrakt jest ugrany{ $fails ->
    [true] . Gdy jest przegrany, każdy może dostać inną liczbę.
   *[other] , i tyle dostaje, gdy jest przegrany.
} Kto gra sam, wygrywa więc lub traci trzy razy tyle; gdy gra para, każdy z partnerów wygrywa lub traci tyle raz. Co jedna strona wygrywa, druga traci, więc każde rozdanie sumuje się do zera.

## Settings

text-size = Wielkość tekstu { $n_text }%
four-colour-suits = Kolory w czterech barwach
blue-gains = Zdobyte punkty na niebiesko
less-motion = Mniej ruchu
database-holds = { players-sessions }, { hands-played }
version = Wersja { $number }
closing-says = { $label }: { points-said }

## Signs as text, for screen readers

plus-words = plus { $n }
minus-words = minus { $n }
