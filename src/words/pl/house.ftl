# Polish. The editor of house rules. What stands behind a box does not agree with its number, which may be any.

house-rules = Zasady domowe

## The page

house-undo = Cofnij: { $what }
house-redo = Ponów: { $what }
house-step-earlier = wcześniejsze zmiany
house-step-name = nazwa
house-subtitle = Zasady domowe według: { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } zmiana
    [few] {" · "}{ $n_text } zmiany
   *[many] {" · "}{ $n_text } zmian
}
house-source = Zasady domowe według: { $base }; { $source }
house-source-alone = Zasady domowe według: { $base }
house-foot = Sesje już rozpoczęte zachowują swoje zasady.

## Lines and boxes

house-next = { $first } { $second }
house-list = { $first }, { $second }
house-and-so-on = { $row } …
house-in-words = { $n_words }
house-was = było: { $what }
house-line-says = { $name }: { $said }
house-box-says = { $name }. { $ask }: { $value }
house-add-says = { $name }, dodaj. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = Nacięcie pokazuje, co ma { $base }.
house-hint-notch-game = Nacięcie pokazuje, co ma { $game }.
house-hint-times = To { $n_text } razy tyle, co w punktacji wyjściowej.
house-another-number = Inna liczba
house-another-list = Inna lista
house-typed-no-number = Podaj liczbę całkowitą
house-typed-no-points = Podaj liczbę z najwyżej jednym miejscem po przecinku
house-typed-no-list = Podaj liczby oddzielone spacjami

## What is wrong

house-fault-at = { $name }: { $why }
house-fault-bounds = Tu od { $least_text } do { $most_text }
house-fault-span = { $least_text } to więcej niż { $most_text }
house-fault-table = Od { $least_text } do { $most_text }: ci, którzy dostają karty, i jedna osoba więcej
house-fault-deck = Talia { $n_text } kart jest na to za mała
house-fault-cards = Za dużo kart: { $players_text } × { $n_text }, a w talii { $deck_text }
house-fault-no-misere = Te zasady nie mają misère ogólnego
house-fault-no-contract = Przynajmniej jeden kontrakt musi być w grze
house-fault-declarers = Dwoje na dwoje można grać tylko w czworo
house-fault-joint = Tylko kontrakt jednej osoby może grać kilka osób naraz.
house-fault-honours = Tam, gdzie się licytuje, nie ma honorów
house-fault-rubber = W robrze partia musi mieć cel w punktach
house-fault-no-game = Tutaj nie wygrywa się partii
house-fault-no-rubber = Tutaj nie wygrywa się robrów
house-fault-target = Kontrakt ma jeden cel
house-fault-rank = Te kontrakty nie mogą się tak przebijać
house-fault-twice = Coś jest tu dwa razy
house-fault-too-many = Najwyżej { $n_text }
house-fault-needs-bids = Liczy się tylko tam, gdzie się licytuje
house-fault-with-bids = Tam, gdzie się licytuje, tego się nie gra
house-fault-needs-shortfall = Liczy się tylko, gdy wpadka kosztuje brakujące lewy
house-fault-nil = Liczy się tylko, gdy gra się nila
house-fault-halved = Chybienie, które dzieli wynik na pół, nie ma innej ceny
house-fault-no-last-hand = Gra do określonej liczby punktów nie ma ostatniego rozdania
house-fault-no-end = Rozdania w kółko od nowa nie mają ostatniego
house-fault-no-rotation = Kolejne atuty muszą mieć kolejność
house-fault-needs-turn-up = Liczy się tylko, gdy odkrywa się kartę
house-fault-other = { $why }

## Formulas

house-plus-sign = +
house-times-sign = ×
house-times-what = × { $of }
house-ask-add = Co jeszcze się liczy?
house-ask-constant = Bez względu na zapowiedź
house-ask-bid = Za każdą zapowiedzianą lewę
house-ask-bid-squared = Za kwadrat zapowiedzi
house-ask-bid-triangular = Za sumę 1 + … + zapowiedź
house-ask-tricks = Za każdą wziętą lewę
house-ask-cards = Za każdą rozdaną kartę
house-ask-off = Za każdą lewę różnicy
house-ask-off-squared = Za kwadrat różnicy
house-ask-off-triangular = Za sumę 1 + … + różnica
house-over-and-under-apart = za dużo i za mało osobno
house-over-and-under-alike = za dużo tak jak za mało

## Rules of Oh Hell

house-as-any-bid = jak każda zapowiedź
house-as-any-miss = jak każda nieugrana
house-off = brak
house-no-special-rule = bez osobnej zasady
house-line-slam = Szlem
house-word-all = wszystkie
house-word-all-but-one = bez jednej
house-word-from = od
house-word-cards-on = kart
house-instead = zamiast
house-in-addition = dodatkowo
house-ask-grand = Za wszystkie lewy, zapowiedziane i wzięte
house-ask-small = Za wszystkie bez jednej, zapowiedziane i wzięte
house-ask-adds = Zamiast zapowiedzi czy dodatkowo?
house-ask-slam-from = Od ilu kart?
house-line-far-off = Duża różnica
house-word-or-more-off = lub więcej:
house-ask-how-far = Jaka różnica jest duża?
house-ask-far-off = Ile się wtedy zapisuje?
house-ask-hook = Kiedy suma zapowiedzi nie może równać się liczbie kart?
house-hook-every-hand = w każdym rozdaniu
house-hook-never = nigdy
house-hook-but-last = poza ostatnim rozdaniem
house-hook-but-one-card = poza rozdaniami z jedną kartą
house-word-to = do
house-ask-from = Karty w pierwszym rozdaniu
house-ask-to = Karty tam, gdzie zawraca lub się kończy
house-ask-back = A potem?
house-up-only = tylko w górę
house-up-and-down = i z powrotem w dół
house-down-only = tylko w dół
house-down-and-up = i z powrotem w górę
house-line-sizes = Z rozdania na rozdanie
house-ask-schedule = Jak zmienia się liczba kart?
house-step-by-step = krokami
house-as-listed = według listy
house-word-by = po
house-ask-step = O ile kart więcej lub mniej za każdym razem?
house-repeat-ever = w kółko od nowa
house-ask-least-bid = Jaka jest najniższa zapowiedź?
house-ask-decimals = Punkty całkowite czy dziesiąte części punktu?
house-as-any-hand = jak w każdym rozdaniu
house-ask-bonuses = Co ile są premie za ugraną zapowiedź?
house-ask-repeat = Które liczby kart rozdaje się kilka razy?
house-each-once = każda raz
house-ends-for-each = skrajne tyle razy, ilu graczy
house-ask-list = Liczby kart we wszystkich rozdaniach
house-line-trump = Atut
house-ask-trump = Skąd bierze się atut?
house-trump-last-card = ostatnia rozdana karta
house-trump-none = bez atu
house-in-turn = po kolei
house-ask-suit = Który kolor tutaj?
house-take-out = usuń
house-word-last-hand = ostatnie rozdanie
house-ask-last-hand = Atut w ostatnim rozdaniu
house-as-ever = jak zwykle
house-line-winner = Wygrywa
house-ask-winner = Jaki wynik wygrywa?
house-highest = najwyższy
house-lowest = najniższy
house-word-ties = przy remisie wspólnie

## Rules of every game

house-ask-direction = W którą stronę idą rozdawanie i licytacja?
house-line-players = Gracze
house-ask-fewest = Ile osób gra co najmniej?
house-ask-most = Ile osób gra najwyżej?
house-line-table = Przy stole
house-ask-table = Czy może siedzieć ktoś jeszcze?
house-ask-fewest-table = Ile osób siedzi co najmniej?
house-ask-most-table = Ile osób siedzi najwyżej?
house-as-many-as-play = tyle osób, ile gra
house-one-sits-out = o jedną więcej, która rozdaje i pauzuje
house-line-deck = Kart w talii
house-ask-deck = Ile kart ma talia?
house-word-deck-cards = {""}
house-line-settle = Rozliczenie
house-ask-settle = Jak punkty zamieniają się w pieniądze?
house-settle-per-point = za punkt
house-settle-difference = każdy z każdym różnicę
house-settle-pot = pula dla zwycięzcy
house-settle-by-place = według miejsc
house-settle-none = bez stawki
house-line-revoke = Fałszywy renons
house-ask-revoke = Ile punktów za fałszywy renons?
house-ask-replaces = Zamiast wyniku rozdania czy dodatkowo?
house-in-place-of-the-hand = zamiast wyniku rozdania
house-beside-the-hand = obok wyniku rozdania

## Rules of Solo Whist

house-line-unit = Wszystkie kwoty
house-ask-unit = Przez ile mnożyć wszystko?
house-contract-play = { $contract }: gra
house-contract-beyond = { $contract }: nadróbki i wpadki
house-ask-allowed = Czy jest w grze?
house-ask-target-kind = Jak rozumieć tę liczbę?
house-at-least = co najmniej
house-just = dokładnie
house-at-most = najwyżej
house-ask-target = Ile lew?
house-word-tricks-pay = – każdy płaci
house-word-pays = każdy płaci
house-ask-pays = Ile płaci każdy przeciwnik?
house-word-over = za nadróbkę
house-word-under = za wpadkę
house-word-free = darmowe wpadki
house-word-all-tricks = wszystkie lewy
house-nothing-special = jak zwykle
house-ask-over = Za każdą nadróbkę
house-ask-under = Za każdą wpadkę
house-ask-free-under = Ile wpadek nic więcej nie kosztuje?
house-ask-all-tricks = Za wszystkie lewy, zamiast nadróbek
house-contract-failing = { $contract }: przegrana
house-word-fails = przegrana kosztuje
house-ask-fails = Ile kosztuje przegrana, zanim policzy się wpadki?
house-as-it-pays = tyle, ile płaci
house-word-most-over = liczy nadróbek
house-ask-most-over = Ile nadróbek się liczy?
house-all-of-them = wszystkie
house-ask-joint = Ile osób może grać to naraz?
house-one-at-a-time = jedna osoba
house-several-at-once = kilka osób naraz
house-ask-declarers = Ile osób to rozgrywa?
house-alone = w pojedynkę
house-together = we dwoje
house-ask-contract-trump = Jaki kolor jest atutem?
house-ask-leads = Kto wychodzi?
house-ask-rank = Gdzie stoi wśród odzywek?
house-ranks-lowest = najniższa odzywka
house-ranks-above = powyżej: { $contract }
house-ask-all-pass = Co się dzieje, gdy wszyscy spasują?
house-ask-misere = Kto płaci w misère ogólnym?
house-line-admit = Inne kontrakty
house-ask-admit = Jaki kontrakt jest jeszcze w grze?
house-ask-rounds = Ile kolejek licytacji?
house-ask-unaccepted = Co z propozycją, której nikt nie przyjmie?
house-ask-cards-each = Ile kart dostaje każdy?
house-word-each = na osobę

## Rules of Whist and Bid Whist

house-ask-book = Ile lew nie daje punktów?
house-ask-game = Przy ilu punktach partia jest wygrana?
house-hand-by-hand = rozdanie po rozdaniu
house-ask-lost = Przy ilu punktach partia jest przegrana?
house-never-lost = nigdy
house-ask-bidding = Czy jest licytacja?
house-no-bidding = bez licytacji
house-with-bidding = z licytacją
house-ask-lowest = Najniższa zapowiedź
house-ask-highest = Najwyższa zapowiedź
house-ask-made = Ile daje ugrana zapowiedź?
house-ask-set = Ile kosztuje nieugrana zapowiedź?
house-line-opponents = Przeciwnicy zapisują wtedy
house-ask-opponents = Co zapisują przeciwnicy, gdy zapowiedź jest nieugrana?
house-opponents-nothing = nic
house-opponents-tricks = swoje punktowane lewy
house-line-modes = Rodzaje gry
house-no-modes = z atutem, biją wysokie
house-ask-mode = Jaki rodzaj gry?
house-ask-no-trump = Ile razy za grę bez atu?
house-line-dealer = Rozdający
house-ask-forced = A gdy reszta spasuje?
house-dealer-may-pass = może pasować
house-dealer-must-bid = musi licytować ostatni
house-ask-match = Z zapowiedzią równą ostatniej?
house-dealer-outbids = musi przebić
house-dealer-may-match = może powtórzyć
house-line-kitty = Talon
house-ask-kitty = Czy jest talon?
house-no-kitty = brak
house-kitty-is-trick = pierwsza lewa rozgrywającego
house-line-boston = Wszystkie trzynaście lew
house-ask-boston = Ile razy za wszystkie trzynaście?
house-ask-honours = Czy honory są w grze?
house-word-three = trzy
house-word-four = cztery
house-word-barred = granica:
house-ask-three = Za trzy honory
house-ask-four = Za wszystkie cztery honory
house-ask-barred = Od ilu punktów honory się nie liczą?
house-never-barred = brak
house-ask-rubber = Czy gra się w robrach?
house-ask-games = Ile partii wygrywa robra?
house-word-games = × partia; pojedyncza
house-word-double = podwójna
house-word-treble = potrójna
house-word-bonus = rober
house-ask-single = Partia, gdy przegrani mają połowę lub więcej
house-ask-double = Partia, gdy przegrani mają mniej niż połowę
house-ask-treble = Partia, gdy przegrani mają zero
house-ask-bonus = Za samego robra

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
house-cell-bid = zapowiada { $bid_text }, bierze { $tricks_text }: { $n_words }
house-worked-made = { $name } zapowiada { $bid_text } i bierze { $tricks_text }:
house-worked-grand = { $name } zapowiada wszystkie { $bid_text } i tyle bierze, szlem:
house-worked-small = { $name } zapowiada { $bid_text }, wszystkie bez jednej, i tyle bierze, mały szlem:
house-worked-missed = { $name } zapowiada { $bid_text } i bierze { $tricks_text }: różnica { $off_text },
house-worked-far-off = { $name } zapowiada { $bid_text } i bierze { $tricks_text }: różnica { $off_text }, czyli duża,
house-worked-contracts = Ile zapisuje rozgrywający
house-worked-contracts-caption = w dół: kontrakt, w prawo: nadróbki lub wpadki
house-cell-contract = { $contract }, { $by }: { $n_words }
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
house-short-by-others = { $n ->
    [1] jedna wpadka
    [2] dwie wpadki
    [3] trzy wpadki
    [few] { $n_text } wpadki
   *[many] { $n_text } wpadek
}, { $others_text } dla przeciwników
house-worked-bid-mode = { $mode }, zapowiedź { $bid_text }, { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}, { $by }:
house-worked-bid-level = Zapowiedź { $bid_text }, { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}, { $by }:
house-worked-tricks = Ile dają lewy
house-worked-tricks-caption = w dół: honory, w prawo: lewy
house-worked-standing-caption = w dół: honory, w prawo: lewy; wynik strony: { $n_text }
house-stands-at = Wynik strony: { $n_text }
house-no-honours = bez honorów
house-three-honours = trzy honory
house-four-honours = cztery honory
house-cell-tricks = { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}, { $honours }: { $n_words }
house-worked-taken = { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
} i { $honours }:
house-worked-taken-alone = { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}:
house-worked-rubber = Rober z { $games_text } partii, przegrani za każdym razem przy { $losers_text }:
house-line-halve = Dorobek po nieugranej
house-ask-halve = Co nieugrana zapowiedź robi z dorobkiem?
house-keeps-total = zostaje
house-halves-total = maleje o połowę
house-worked-halved = { $name } zapowiada { $bid_text } i bierze { $tricks_text }: przepada połowa dorobku, zaokrąglona w dół
house-ask-total = Ile punktów kończy grę?
house-with-the-schedule = ostatniego rozdania
house-word-last-resort = gdy nie ma karty
house-ask-last-resort = Co jest atutem, gdy nie ma już karty do odkrycia?
house-word-none-from = granica bez atu:
house-ask-none-from = Od ilu kart gra się bez atu?
house-no-size = brak
house-line-set-clamp = Strata najwyżej
house-ask-set-clamp = Ile najwyżej kosztuje nieugrana zapowiedź?
house-clamp-none = wszystko, czego brakuje
house-clamp-bid = cała zapowiedź
house-line-boston-games = Partie za trzynaście lew
house-ask-boston-games = Za ile partii liczy się trzynaście zapowiedzianych lew?
house-line-suit-values = Lewa według atutu
house-ask-suit-values = Czy wartość lewy zależy od atutu?
house-ask-suit-value = Ile jest warta lewa, gdy atutem jest { $suit }?
house-new-name = Nasze: { $base }
house-make-from = Zrób zasady domowe z: { $name }
house-made-from = na podstawie: { $name }
house-edit = Edytuj: { $name }
house-delete = Usuń: { $name }
house-export = Eksportuj: { $name }
house-import = Importuj zasady domowe
house-deleted = Usunięto: „{ $name }”
house-imported = Wczytano: { $name }
house-drafts = Szkice
house-kept-as-draft = „{ $name }” zostaje jako szkic
house-discarded = „{ $name }” odrzucono
house-settle-per-game = za partię
house-settle-per-rubber = za robra
house-line-misere = W misère ogólnym
house-fault-high-low = Wysoko i nisko idą razem
house-fault-not-with-high = Tego nie ma, gdy gra się wysoko i nisko
house-line-high = Gra wysoko
house-line-low = Gra nisko
house-ask-high-low = Czy gra się wysoko i nisko?
house-ask-high-made = Ile daje każda punktowana lewa, gdy ugrano wysoko?
house-ask-high-opponents = Ile druga strona dostaje za każdą punktowaną lewę, gdy nie ugrano wysoko?
house-ask-high-lost = Ile kosztuje każda brakująca lewa, gdy nie ugrano wysoko?
house-ask-low-fewer = Ile strona z mniejszą liczbą lew dostaje za każdą punktowaną lewę drugiej?
house-ask-low-more = Ile strona z większą liczbą lew traci za każdą punktowaną lewę?
house-word-high-made = ugrane, za lewę
house-word-high-opponents = nieugrane, drugiej stronie
house-word-high-lost = nieugrane, minus
house-word-low-fewer = mniej lew, za lewę
house-word-low-more = więcej lew, minus
house-high-low-caption = w dół: wysoko lub nisko, w prawo: lewy tej strony
house-cell-high-low = { $mode }, { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}: { $n_words }
house-worked-high-low = { $mode }, { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}:
