# Italian: the table page, see en/table/table.ftl.
# A bid is “prese dette”, tricks taken “prese fatte”; no name needs a gender. Only misères are “riuscite” or “fallite”;
# every other contract is described by its tricks.

blank = {""}
value = { $value }
number = { $n_text }
points-alone = { $n_text }
points-said = { $points ->
    [one] { $points_words } punto
   *[other] { $points_words } punti
}
change = { $n_text }
percent = { $n_text }%
hands-played = { $hands ->
    [one] { $hands_text } mano
   *[other] { $hands_text } mani
}

## Games, schemes, contracts, suits

game-solo-whist = Solo Whist
game-oh-hell = Wist (Oh Hell)
game-romanian-whist = Whist rumeno
game-wizard = Wizard
game-skull-king = Skull King
game-callbreak = Callbreak
game-israeli-whist = Whist israeliano
game-nomination-whist = Nomination Whist
game-whist = Whist
game-bid-whist = Bid Whist
game-minnesota-whist = Whist del Minnesota
game-norwegian-whist = Whist norvegese
mode-uptown = Alte
mode-downtown = Basse
mode-no-trump = Senza atout
contract-prop-and-cop = Proposta accettata
contract-solo = Solo
contract-misere = Miseria
contract-abundance = Abbondanza
contract-abundance-in-trumps = Abbondanza in briscola
contract-misere-ouverte = Miseria scoperta
contract-abundance-declared = Abbondanza dichiarata
contract-general-misere = Miseria generale
in-prop-and-cop = proposta
in-solo = solo
in-misere = miseria
in-abundance = abbondanza
in-abundance-in-trumps = abbondanza in briscola
in-misere-ouverte = miseria scoperta
in-abundance-declared = abbondanza dichiarata
in-general-misere = miseria generale
suit-hearts = cuori
suit-diamonds = quadri
suit-spades = picche
suit-clubs = fiori
suit-none = senza atout
suit-unknown = non segnata

## The head of the table page

beside = { $first } · { $second }
listed = { $first }, { $second }
spaced = { $first } { $second }
clauses = { $first }; { $second }
labelled = { $first }: { $second }
total-of = { $who } { $total_words }
hand-number = Mano { $n_text }
hand-number-of = Mano { $n_text } di { $of_text }
fact-game-over = La partita è finita
head-bid = { ui-bid }
head-took = { ui-took }
head-cards = Carte
bid-cell = Prese dette da { $name }
took-cell = Prese fatte da { $name }
cards-dealt = { $n ->
    [one] { $n_text } carta
   *[other] { $n_text } carte
}
hand-bids = Mano { $n_text }: { $made ->
    [0] nessuno su { $of_text } ha indovinato
    [one] { $made_text } su { $of_text } ha indovinato
   *[other] { $made_text } su { $of_text } hanno indovinato
}
tail-bids = { $made ->
    [0] nessuno su { $of_text } ha indovinato
    [one] { $made_text } su { $of_text } ha indovinato
   *[other] { $made_text } su { $of_text } hanno indovinato
}
side-took = settima presa
fact-deals = dà le carte
fact-leads = di mano
player-deals = { $name } dà le carte
move-deal = Passa il mazzo a { $name }
fact-doubled = Questa mano vale ×{ $n_text }
fact-goulash = Goulash: non mescolare
cards = { $n ->
    [one] { $n_text } carta a testa
   *[other] { $n_text } carte a testa
}
trumps-are = briscola: { $trump }
trump-is = Briscola: { $trump }
session-ended = Partita terminata

## Rows

head-total = { ui-total }
plays-at-least = { $contract }, almeno { $n_text }
plays-exactly = { $contract }, esattamente { $n_text }
plays-at-most = { $contract }, al massimo { $n_text }
plays-none = { $contract }, nessuna presa
accepts = accetta
called-partner = compagno
sits-out = riposa
row-says = { row-says-total }, ultima mano { $change_words }
row-says-leader = In testa { $name }, { points-said }, ultima mano { $change_words }
row-says-total = { $name }, { points-said }

## Hands as text

hand-played = Mano { $n_text }: { $who }{ $tail }
hand-paid = Mano { $n_text }: miseria generale, paga { $who }
hand-received = Mano { $n_text }: miseria generale, incassa { $who }
hand-head = Mano { $n_text }:
tail-tricks = , { $what }, { step-tricks-card-open }
tail-made = , { $what } riuscita
tail-failed = , { $what } fallita
tail-paid = {" "}paga nella miseria generale
tail-received = {" "}incassa nella miseria generale
failed-contract = { $contract } fallita
doubled-contract = { $contract } ×{ $n_text }
pair = { $first } e { $second }
passed-out = tutti passo
corrected-tricks = Mano { $n_text } corretta, prese da { $before_text } a { $after_text }. Tocca una mano per correggerla.
corrected-books = Mano { $n_text } corretta, prese da { $before_text } a { $after_text }. Tocca una mano per correggerla.
corrected = Mano { $n_text } corretta. Tocca una mano per correggerla.
tap-to-correct = Tocca una mano per correggerla.
no-hand-yet = Si danno le carte della prima mano.
correct-hand = Correggi la mano { $n_text }
correct-value = Correggi la mano { $n_text }: { $what }
correcting = Correzione della mano { $n_text }

## Slots and questions

step-contract = { ui-contract }
step-trump = Briscola
step-declarer = Dichiarante
step-declarer-proposal = Propone
step-partner-proposal = Accetta
step-partner = Compagno
step-tricks = Prese
step-tricks-result = Esito
step-payer = Paga
step-receiver = Incassa
slot-blank = { $slot }, vuoto
step-contract-ask = Che cosa si gioca?
step-declarer-ask = Chi gioca «{ $contract }»?
step-declarer-open = Chi gioca?
step-declarer-proposal-ask = Chi ha proposto?
step-partner-proposal-open = Chi ha accettato?
step-partner-proposal-ask = Chi va con { $name }?
step-partner-open = Chi è il compagno?
step-partner-ask = Chi gioca con { $name }?
step-tricks-ask = Quante ne ha fatte { $name }?
step-tricks-together-ask = Quante ne hanno fatte { $first } e { $second }?
step-tricks-open = Quante prese?
step-tricks-result-ask = { $name }, { $contract }: riuscita?
step-payer-ask = Chi paga?
ask-last-trick = Chi ha fatto l’ultima presa?
step-receiver-ask = Chi incassa?
rule-general-misere-last-trick-hint = Tutti passo: chi ha fatto l’ultima presa paga gli altri.
rule-general-misere-first-to-five-hint = Tutti passo: paga chi arriva per primo a cinque prese, altrimenti a quattro.
rule-general-misere-most-pays-hint = Tutti passo: chi ha fatto più prese paga gli altri.
rule-general-misere-fewest-receives-hint = Tutti passo: chi ha fatto meno prese incassa dagli altri.
hint-speaks = La parola a { $name }.
hint-at-least = Ne servono { $n_text } o più. I punti sono per { $name }.
hint-all = Servono tutte e { $n_text }. I punti sono per { $name }.
hint-exactly = { hint-needs-exactly } I punti sono per { $name }.
hint-at-most = { hint-needs-at-most } I punti sono per { $name }.
hint-at-least-each = In due ne servono { $n_text }. I punti sono per ciascuno dei due.
hint-together = In due devono farne { $n_text }.
hint-needs = { $n ->
    [one] Serve { $n_text } presa.
   *[other] Servono { $n_text } prese.
}
hint-needs-exactly = Ne { $n ->
    [one] serve
   *[other] servono
} esattamente { $n_text }.
hint-needs-at-most = Al massimo { $n_text }.
hint-no-trick = Non bisogna fare nemmeno una presa.
hint-contract-first = Scegli prima il contratto; poi ogni carta mostra quanto vale.
hint-correcting = Cambia quel che era sbagliato. Si salva quando è completa.

## Chips

tally-bid = Dichiarate: { $n_text }, prese: { $of_text }.
tally-taken = Prese contate: { $n_text } su { $of_text }.
step-bid-ask = Quante ne dichiara { $name }?
step-bid-last-ask = L’ultima parola a { $name }
hint-hook = { $tally } Non { $n_text }: il totale sarebbe { $of_text }.
allow-hook = Concedi { $n_text } stavolta
allow-hook-says = ignora la regola per questa mano
step-bid-card = { $name } ne dichiara { $n_text }
struck-hook = fa { $of_text }
struck-hook-full = { $name } non può dichiararne { $n_text }: il totale sarebbe { $of_text }
struck-left = max { $n_text }
struck-left-full = { $n ->
    [one] resta { $n_text } presa
   *[other] restano { $n_text } prese
}
struck-from = da { $n_text }
struck-from-full = la dichiarazione minima è { $n_text }
struck-over = finita
struck-over-full = la partita è finita
step-side = Coppia
step-honours = Onori
step-bidder = Dichiarante
step-level = Dichiarate
step-mode = Modo
step-tricks-side-books = Prese
step-side-ask = Quale coppia ha fatto la settima presa?
step-honours-ask = Onori?
hint-honours = Tre o quattro tra asso, re, donna e fante di briscola nella stessa coppia.
step-honours-side-ask = Chi li aveva?
step-bidder-ask = Chi ha vinto la licitazione?
step-level-ask = Quante ne ha dichiarate { $name }?
step-level-open = Quante sono state dichiarate?
hint-level = Le prese oltre le prime sei.
step-mode-ask = Come gioca { $name }?
step-mode-open = Come si gioca?
step-tricks-side-ask = Quante ne hanno fatte { $side }?
step-tricks-side-books-open = Quante prese?
step-tricks-side-books-ask = Quante ne hanno fatte { $side }?
hint-books = Ne servono { $n_text }, monte compreso.
step-side-card = { $side } hanno fatto la settima presa
step-tricks-side-card = { $side } ne fanno { $n_text }
step-honours-card = { $n ->
    [one] { $n_text } onore
   *[other] { $n_text } onori
}
chip-honours-none = nessun onore
honours-none = no
step-honours-side-card = Onori: { $side }
step-bidder-card = { $name } ha vinto la licitazione
step-level-card = dichiarazione di { $n_text }
everybody-passes = Tutti passo
rule-all-pass-next-dealer-card = 0 punti, altro mazziere
rule-all-pass-same-dealer-card = 0 punti, stesso mazziere
rule-all-pass-next-hand-doubles-card = la prossima vale doppio
rule-all-pass-goulash-card = 0 punti, poi un goulash
rule-all-pass-general-misere-card = miseria generale
step-declarer-card = { $name } gioca «{ $contract }»
step-declarer-card-open = { $name } gioca
step-declarer-proposal-card = { $name } propone
step-partner-proposal-card = { $name } accetta
step-partner-card = { $name } è il compagno
step-payer-card = { $name } paga
step-receiver-card = { $name } incassa
step-tricks-card = { $name } ne fa { $n_text }
step-tricks-together-card = { $first } e { $second } ne fanno { $n_text }
step-tricks-card-open = { $tricks ->
    [one] { $tricks_text } presa
   *[other] { $tricks_text } prese
}
step-tricks-side-books-card-open = { step-tricks-card-open }
step-tricks-result-made = { $name }: riuscita
step-tricks-result-failed = { $name }: fallita
made-it = Riuscita
failed-it = Fallita
change-full = { $n_words }
struck-proposer = propone
struck-proposer-full = { $name } ha proposto e non può accettare
struck-out = { sits-out }
struck-out-full = { $name } riposa in questa mano
struck-other = non si può

## The tool bar and reports

changed-elsewhere = Questa partita è cambiata in un’altra finestra. Ora è così.
pays-now = { $from } paga { $money } a { $to }
corrections-pay = Correzioni: { $payments }
undo-of = Annulla: { $what }
saving = Salvataggio…
save-failed = Non ancora salvata: { $why }
more-adjust = Rettifica i punti
more-begin-with = { ui-points-brought-forward }
more-begins-with = Punti riportati di { $name }
more-pair-begins-with = Punti riportati di { $first } e { $second }
more-no-points = Questo non è un numero di punti
more-note = { ui-session-note }
more-result = { ui-result }
more-misdeal = Carte date male, stesso mazziere
more-settings = { ui-settings }
more-end = Termina partita
more-play-on = Continua
more-sheet = { ui-sheet }
