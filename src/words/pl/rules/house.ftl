# Polish: the house-rules editor.
# The text after a box does not agree with its number, which can be any.

## The page

house-redo = Ponów: { $what }
house-step-earlier = wcześniejsze zmiany
house-step-name = nazwa
house-subtitle = Zasady domowe według: { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } zmiana
    [few] {" · "}{ $n_text } zmiany
   *[many] {" · "}{ $n_text } zmian
}

## Lines and boxes

house-and-so-on = { $row } …
as-words = { $n_words }
house-was = było: { $what }
house-box-says = { $name }, { $value }. { $ask }
house-add-says = { $name }, dodaj. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = Nacięcie pokazuje, co ma { $base }.
house-hint-notch-game = Nacięcie pokazuje, co ma { $game }.
house-hint-times = To { $n_text } razy tyle, co wartość wyjściowa.
house-typed-no-number = Podaj liczbę całkowitą
house-typed-no-points = Podaj liczbę z najwyżej jednym miejscem po przecinku
house-typed-no-list = Podaj liczby oddzielone spacjami

## Errors

house-fault-bounds = Tu od { $least_text } do { $most_text }
house-fault-span = { $least_text } to więcej niż { $most_text }
house-fault-table = Od { $least_text } do { $most_text }: ci, którzy dostają karty, i jedna osoba więcej
house-fault-deck = Talia { $n_text } kart jest na to za mała
house-fault-cards = Za dużo kart: { $players_text } × { $n_text }, a w talii { $deck_text }
house-fault-no-misere = Te zasady nie mają misère ogólnego
house-fault-no-contract = Przynajmniej jeden kontrakt musi być w grze
house-fault-declarers = Dwoje na dwoje można grać tylko w czworo
house-fault-joint = Tylko kontrakt jednej osoby może grać kilka osób naraz
house-fault-honours = Tam, gdzie się licytuje, nie ma honorów
house-fault-rubber = W robrze partia musi mieć cel w punktach
house-fault-no-game = W tych zasadach nie wygrywa się partii
house-fault-no-rubber = Tutaj nie wygrywa się robrów
house-fault-target = Kontrakt ma jeden cel
house-fault-rank = Te kontrakty nie mogą się tak przebijać
house-fault-twice = Coś jest na liście dwa razy
house-fault-too-many = Najwyżej { $n_text }
house-fault-needs-bids = Obowiązuje tylko tam, gdzie się licytuje
house-fault-with-bids = Tam, gdzie się licytuje, tego się nie gra
house-fault-needs-shortfall = Obowiązuje tylko, gdy nieugrana zapowiedź kosztuje brakujące lewy
house-fault-nil = Obowiązuje tylko, gdy gra się nila
house-fault-revoke = Obowiązuje tylko, gdy fałszywy renons kosztuje lewy
house-fault-halved = Nieugrana zapowiedź, która dzieli dorobek na pół, nic więcej nie kosztuje
house-fault-no-last-hand = Gra do określonej liczby punktów nie ma ostatniego rozdania
house-fault-no-end = Rozdania powtarzane bez końca nie mają ostatniego
house-fault-no-rotation = Kolejne atuty muszą mieć kolejność
house-fault-needs-turn-up = Obowiązuje tylko, gdy odkrywa się kartę

## Formulas

house-plus-sign = +
house-times-what = × { $of }
house-ask-add = Co jeszcze się liczy?

## Rules of Oh Hell

house-repeat-ever = w kółko od nowa
house-take-out = usuń

## Rules of Solo Whist

house-line-admit = Inne kontrakty
house-ask-admit = Jaki kontrakt jest jeszcze w grze?

## The worked example

house-not-possible = niemożliwe
house-somebody = Zofia
house-with-partner = { $name } z partnerem
house-in-brackets = ({ $sum })
house-product = { $first }{"\u00A0"}×{"\u00A0"}{ $n_text }
house-plus = { $first }{"\u00A0"}+{"\u00A0"}{ $second }
house-minus = { $first }{"\u00A0"}−{"\u00A0"}{ $second }
house-sum-is = { $sum }{"\u00A0"}={"\u00A0"}{ $n_text }.
house-sum-points = { $n_text }.
house-worked-hand = { $n ->
    [one] Rozdanie po { $n_text } karcie
    [few] Rozdanie po { $n_text } karty
   *[many] Rozdanie po { $n_text } kart
}
house-worked-bid-caption = w dół: zapowiedź, w prawo: wzięte
house-worked-kitty-caption = w dół: zapowiedź, w prawo: wzięte z talonem
house-cell-bid = zapowiada { $bid_text }, bierze { $tricks_text }
house-worked-made = { $name } zapowiada { $bid_text } i bierze { $tricks_text }:
house-worked-grand = { $name } zapowiada wszystkie { $bid_text } i tyle bierze, szlem:
house-worked-small = { $name } zapowiada { $bid_text }, wszystkie bez jednej, i tyle bierze, mały szlem:
house-worked-missed = { $name } zapowiada { $bid_text } i bierze { $tricks_text }: różnica { $off_text },
house-worked-far-off = { house-worked-missed } czyli duża,
house-worked-contracts = Ile zapisuje rozgrywający
house-worked-contracts-caption = w dół: kontrakt, w prawo: nadróbki lub wpadki
house-made-by = { $n ->
    [0] ugrane równo
    [1] jedna nadróbka
    [2] dwie nadróbki
    [3] trzy nadróbki
    [few] { $n_text } nadróbki
   *[many] { $n_text } nadróbek
}
house-short-by = { $n ->
    [1] jedna wpadka
    [2] dwie wpadki
    [3] trzy wpadki
    [few] { $n_text } wpadki
   *[many] { $n_text } wpadek
}
house-with-every-trick = ze wszystkimi lewami
house-worked-contract-made = { $name }, { $contract }, { $by }: { $total_text }. Każdy przeciwnik płaci
house-worked-contract-failed = { $name }, { $contract }, { $by }: { $total_text }. Każdy przeciwnik dostaje
house-worked-pays = { $name } płaci w misère ogólnym: { $total_text }. Każdy z pozostałych dostaje
house-worked-receives = { $name } dostaje w misère ogólnym: { $total_text }. Każdy z pozostałych płaci
house-worked-levels = Ile daje zapowiedź
house-short-by-others = { house-short-by }, { $others_text } dla przeciwników
house-worked-bid-mode = { $mode }, zapowiedź { $bid_text }, { step-tricks-card-open }, { $by }:
house-worked-bid-level = Zapowiedź { $bid_text }, { step-tricks-card-open }, { $by }:
house-worked-tricks = Ile dają lewy
house-worked-tricks-caption = w dół: honory, w prawo: lewy
house-worked-suits-caption = w dół: kolor atutowy, w prawo: lewy
house-worked-standing-caption = w dół: honory, w prawo: lewy; wynik strony: { $n_text }
house-stands-at = Wynik strony: { $n_text }
house-no-honours = bez honorów
house-three-honours = trzy honory
house-four-honours = cztery honory
house-worked-taken = { step-tricks-card-open } i { $honours }:
house-worked-taken-alone = { step-tricks-card-open }:
house-worked-rubber = Rober z { $games_text } partii, przegrani za każdym razem przy { $losers_text }:
house-worked-halved = { $name } zapowiada { $bid_text } i bierze { $tricks_text }: przepada połowa dorobku, zaokrąglona w dół
house-new-name = Nasze: { $base }
house-made-from = na podstawie: { $name }
house-deleted = Usunięto: „{ $name }”
house-imported = Zaimportowano: „{ $name }”
house-drafts = Szkice
house-kept-as-draft = „{ $name }” zostaje jako szkic
house-discarded = „{ $name }” odrzucono
house-fault-high-low = Wysoko i nisko idą razem
house-fault-not-with-high = Tego nie ma, gdy gra się wysoko i nisko
house-high-low-caption = w dół: wysoko lub nisko, w prawo: lewy tej strony
