# Polish: the table page, see en/table/table.ftl.
# Names are in the nominative and verbs in the present, so that no name or gender is inflected.

blank = {""}
value = { $value }
number = { $n_text }
points-alone = { $n_text }
points-said = { $points ->
    [one] { $points_words } punkt
    [few] { $points_words } punkty
    [many] { $points_words } punktów
   *[other] { $points_words } punktu
}
change = { $n_text }
percent = { $n_text }%
hands-played = { $hands ->
    [one] { $hands_text } rozdanie
    [few] { $hands_text } rozdania
   *[many] { $hands_text } rozdań
}

## Games, schemes, contracts, suits

game-solo-whist = Wist Solo
game-oh-hell = Oh Hell
game-romanian-whist = Wist rumuński
game-wizard = Wizard
game-skull-king = Skull King
game-callbreak = Callbreak
game-israeli-whist = Wist izraelski
game-nomination-whist = Nomination Whist
game-whist = Wist
game-bid-whist = Wist licytowany
game-minnesota-whist = Wist z Minnesoty
game-norwegian-whist = Wist norweski
mode-uptown = W górę
mode-downtown = W dół
mode-no-trump = Bez atu
contract-prop-and-cop = Propozycja i przyjęcie
contract-solo = Solo
contract-misere = Misère
contract-abundance = Abondance
contract-abundance-in-trumps = Abondance z atutem
contract-misere-ouverte = Misère ouverte
contract-abundance-declared = Abondance deklarowane
contract-general-misere = Misère ogólne
in-prop-and-cop = propozycja
in-solo = solo
in-misere = misère
in-abundance = abondance
in-abundance-in-trumps = abondance z atutem
in-misere-ouverte = misère ouverte
in-abundance-declared = abondance deklarowane
in-general-misere = misère ogólne
suit-hearts = kier
suit-diamonds = karo
suit-spades = pik
suit-clubs = trefl
suit-none = bez atu
suit-unknown = nie zapisano

## The head of the table page

beside = { $first } · { $second }
listed = { $first }, { $second }
spaced = { $first } { $second }
clauses = { $first }; { $second }
labelled = { $first }: { $second }
total-of = { $who } { $total_words }
hand-number = Rozdanie { $n_text }
hand-number-of = Rozdanie { $n_text } z { $of_text }
fact-game-over = Koniec gry
head-bid = { ui-bid }
head-took = { ui-took }
head-cards = Karty
bid-cell = { $name }: zapowiedź
took-cell = { $name }: lewy
cards-dealt = { $n ->
    [one] { $n_text } karta
    [few] { $n_text } karty
   *[many] { $n_text } kart
}
hand-bids = Rozdanie { $n_text }: ugrane zapowiedzi { $made_text } z { $of_text }
tail-bids = ugrane zapowiedzi { $made_text } z { $of_text }
side-took = siódma lewa
fact-deals = rozdaje
fact-leads = wychodzi
player-deals = { $name } rozdaje
move-deal = Niech rozdaje { $name }
fact-doubled = To rozdanie liczy się ×{ $n_text }
fact-goulash = Gulasz: bez tasowania
cards = { $n ->
    [one] Po { $n_text } karcie
    [few] Po { $n_text } karty
   *[many] Po { $n_text } kart
}
trumps-are = atut: { $trump }
trump-is = Atut: { $trump }
session-ended = Sesja zakończona

## Rows

head-total = { ui-total }
plays-at-least = { $contract }, co najmniej { $n_text }
plays-exactly = { $contract }, dokładnie { $n_text }
plays-at-most = { $contract }, najwyżej { $n_text }
plays-none = { $contract }, bez lewy
accepts = przyjmuje
called-partner = partner
sits-out = pauzuje
row-says = { row-says-total }, ostatnie rozdanie { $change_words }
row-says-leader = { $name } prowadzi, { points-said }, ostatnie rozdanie { $change_words }
row-says-total = { $name }, { points-said }

## Hands as text

hand-played = Rozdanie { $n_text }: { $who }{ $tail }
hand-paid = Rozdanie { $n_text }: misère ogólne, płaci { $who }
hand-received = Rozdanie { $n_text }: misère ogólne, dostaje { $who }
hand-head = Rozdanie { $n_text }:
tail-tricks = , { $what }, { step-tricks-card-open }
tail-made = , { $what }, ugrane
tail-failed = , { $what }, przegrane
tail-paid = { " " }płaci w misère ogólnym
tail-received = { " " }dostaje w misère ogólnym
failed-contract = { $contract }, przegrane
doubled-contract = { $contract } ×{ $n_text }
pair = { $first } i { $second }
passed-out = wszyscy spasowali
corrected-tricks = Rozdanie { $n_text } poprawione, lewy: było { $before_text }, jest { $after_text }. Dotknij rozdania, by je poprawić.
corrected-books = Rozdanie { $n_text } poprawione, lewy: było { $before_text }, jest { $after_text }. Dotknij rozdania, by je poprawić.
corrected = Rozdanie { $n_text } poprawione. Dotknij rozdania, by je poprawić.
tap-to-correct = Dotknij rozdania, by je poprawić.
no-hand-yet = Trwa pierwsze rozdanie.
correct-hand = Popraw rozdanie { $n_text }
correct-value = Popraw rozdanie { $n_text }: { $what }
correcting = Poprawianie rozdania { $n_text }

## Slots and questions

step-contract = { ui-contract }
step-trump = Atut
step-declarer = Rozgrywa
step-declarer-proposal = Proponuje
step-partner-proposal = Przyjmuje
step-partner = Partner
step-tricks = Lewy
step-tricks-result = Wynik
step-payer = Płaci
step-receiver = Dostaje
slot-blank = { $slot }, puste
step-contract-ask = Co gramy?
step-declarer-ask = Kto gra { $contract }?
step-declarer-open = Kto gra?
step-declarer-proposal-ask = Kto proponuje?
step-partner-proposal-open = Kto przyjął?
step-partner-proposal-ask = Proponuje { $name }. Kto przyjmuje?
step-partner-open = Kto jest partnerem?
step-partner-ask = Kto gra z: { $name }?
step-tricks-ask = Ile lew bierze { $name }?
step-tricks-together-ask = Ile lew biorą { $first } i { $second }?
step-tricks-open = Ile lew?
step-tricks-result-ask = { $name }, { $contract }: ugrane?
step-payer-ask = Kto płaci?
ask-last-trick = Kto wziął ostatnią lewę?
step-receiver-ask = Kto dostaje?
rule-general-misere-last-trick-hint = Wszyscy pas: kto wziął ostatnią lewę, płaci reszcie.
rule-general-misere-first-to-five-hint = Płaci, kto pierwszy weźmie pięć lew, a gdy nikt – cztery.
rule-general-misere-most-pays-hint = Wszyscy pas: kto wziął najwięcej lew, płaci reszcie.
rule-general-misere-fewest-receives-hint = Wszyscy pas: kto ma najmniej lew, dostaje od reszty.
hint-speaks = Licytację zaczyna { $name }.
hint-at-least = Trzeba co najmniej { $n_text }. Punkty są dla: { $name }.
hint-all = Trzeba wszystkich { $n_text }. Punkty są dla: { $name }.
hint-exactly = { hint-needs-exactly } Punkty są dla: { $name }.
hint-at-most = { hint-needs-at-most } Punkty są dla: { $name }.
hint-at-least-each = Trzeba razem { $n_text }. Punkty są dla każdego z pary.
hint-together = Razem potrzebują { $n ->
    [one] { $n_text } lewy
   *[other] { $n_text } lew
}.
hint-needs = Potrzeba { $n ->
    [one] { $n_text } lewy
   *[other] { $n_text } lew
}.
hint-needs-exactly = Trzeba dokładnie { $n_text }.
hint-needs-at-most = Wolno najwyżej { $n_text }.
hint-no-trick = Nie wolno wziąć ani jednej lewy.
hint-contract-first = Najpierw wybierz kontrakt; potem każda karta pokaże punkty.
hint-correcting = Zmień, co było źle. Pełne rozdanie zapisze się samo.

## Chips

tally-bid = Zapowiedzi: { $n_text }, lewy: { $of_text }.
tally-taken = Policzone lewy: { $n_text } z { $of_text }.
step-bid-ask = Ile zapowiada { $name }?
step-bid-last-ask = Na końcu zapowiada { $name }
hint-hook = { $tally } Nie { $n_text }: razem byłoby { $of_text }.
allow-hook = Tym razem wolno { $n_text }
allow-hook-says = pomija zasadę w tym rozdaniu
step-bid-card = { $name } zapowiada { $n_text }
struck-hook = daje { $of_text }
struck-hook-full = { $name } nie może zapowiedzieć { $n_text }: razem byłoby { $of_text }
struck-left = tylko { $n_text }
struck-left-full = { $n ->
    [one] została { $n_text } lewa
    [few] zostały { $n_text } lewy
   *[many] zostało { $n_text } lew
}
struck-from = od { $n_text }
struck-from-full = najniższa zapowiedź to { $n_text }
struck-over = koniec
struck-over-full = gra skończona
step-side = Strona
step-honours = Honory
step-bidder = Rozgrywa
step-level = Zapowiedź
step-mode = Rodzaj
step-tricks-side-books = Lewy
step-side-ask = Która strona wzięła siódmą lewę?
step-honours-ask = Honory?
hint-honours = As, król, dama, walet atu: trzy lub cztery po jednej stronie.
step-honours-side-ask = Która strona je miała?
step-bidder-ask = Kto wygrał licytację?
step-level-ask = Ile licytuje { $name }?
step-level-open = Ile zalicytowano?
hint-level = Tyle lew ponad sześć.
step-mode-ask = Jak gra { $name }?
step-mode-open = Jak się gra?
step-tricks-side-ask = Ile lew biorą { $side }?
step-tricks-side-books-open = Ile lew?
step-tricks-side-books-ask = Ile lew biorą { $side }?
hint-books = Potrzeba { $n ->
    [one] { $n_text } lewy
   *[other] { $n_text } lew
}, razem z talonem.
step-side-card = { $side } biorą siódmą lewę
step-tricks-side-card = { $side } biorą { $n ->
    [one] { $n_text } lewę
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
step-honours-card = { $n ->
    [one] { $n_text } honor
    [few] { $n_text } honory
   *[many] { $n_text } honorów
}
chip-honours-none = bez honorów
honours-none = brak
step-honours-side-card = Honory mają { $side }
step-bidder-card = { $name } wygrywa licytację
step-level-card = zapowiedź { $n_text }
everybody-passes = Wszyscy pas
rule-all-pass-next-dealer-card = 0 pkt, rozdaje następny
rule-all-pass-same-dealer-card = 0 pkt, rozdaje ten sam
rule-all-pass-next-hand-doubles-card = następne rozdanie ×2
rule-all-pass-goulash-card = 0 pkt, potem gulasz
rule-all-pass-general-misere-card = misère ogólne
step-declarer-card = { $name } gra { $contract }
step-declarer-card-open = { $name } gra
step-declarer-proposal-card = { $name } proponuje
step-partner-proposal-card = { $name } przyjmuje
step-partner-card = Partner: { $name }
step-payer-card = { $name } płaci
step-receiver-card = { $name } dostaje
step-tricks-card = { $name } bierze { $n ->
    [one] { $n_text } lewę
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
step-tricks-together-card = { $first } i { $second } biorą { $n ->
    [one] { $n_text } lewę
    [few] { $n_text } lewy
   *[many] { $n_text } lew
}
step-tricks-card-open = { $tricks ->
    [one] { $tricks_text } lewa
    [few] { $tricks_text } lewy
   *[many] { $tricks_text } lew
}
step-tricks-side-books-card-open = { step-tricks-card-open }
step-tricks-result-made = { $name }: ugrane
step-tricks-result-failed = { $name }: przegrane
made-it = Ugrane
failed-it = Przegrane
change-full = { $n_words }
struck-proposer = proponuje
struck-proposer-full = { $name } proponuje i nie może przyjąć
struck-out = { sits-out }
struck-out-full = { $name } pauzuje w tym rozdaniu
struck-other = niemożliwe

## The tool bar and reports

changed-elsewhere = Sesję zmieniono w innym oknie. To jej obecny stan.
pays-now = { $from } płaci { $money }, dostaje { $to }
corrections-pay = Poprawki: { $payments }
undo-of = Cofnij: { $what }
saving = Zapisuję…
save-failed = Jeszcze nie zapisano: { $why }
more-adjust = Korekta punktów
more-begin-with = { ui-points-brought-forward }
more-begins-with = { $name }: punkty przeniesione
more-pair-begins-with = { $first } i { $second }: punkty przeniesione
more-no-points = To nie jest liczba punktów
more-note = { ui-session-note }
more-result = { ui-result }
more-misdeal = Błędne rozdanie, rozdaje ten sam
more-settings = { ui-settings }
more-end = Zakończ sesję
more-play-on = Graj dalej
more-sheet = { ui-sheet }
