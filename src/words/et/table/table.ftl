# Estonian: the table page, see en/table/table.ftl.
# Names are in the nominative. “Tihi” is the same after one and after many, so that few numbers select a form.

blank = {""}
value = { $value }
number = { $n_text }
points-alone = { $n_text }
points-said = { $points ->
    [one] { $points_words } punkt
   *[other] { $points_words } punkti
}
change = { $n_text }
percent = { $n_text }%
hands-played = { $hands ->
    [one] { $hands_text } jaotus
   *[other] { $hands_text } jaotust
}
## Games, schemes, contracts, suits

game-solo-whist = Soolovist
game-oh-hell = Oh Hell
game-romanian-whist = Rumeenia vist
game-wizard = Wizard
game-skull-king = Skull King
game-callbreak = Callbreak
game-israeli-whist = Iisraeli vist
game-nomination-whist = Nomineerimisvist
game-whist = Vist
game-bid-whist = Pakkumisvist
game-minnesota-whist = Minnesota vist
game-norwegian-whist = Norra vist
mode-uptown = Üles
mode-downtown = Alla
mode-no-trump = Trumbita
contract-prop-and-cop = Ettepanek ja vastuvõtt
contract-solo = Soolo
contract-misere = Misäär
contract-abundance = Abondanss
contract-abundance-in-trumps = Abondanss trumbis
contract-misere-ouverte = Lahtine misäär
contract-abundance-declared = Kuulutatud abondanss
contract-general-misere = Üldine misäär
in-prop-and-cop = ettepanek
in-solo = soolo
in-misere = misäär
in-abundance = abondanss
in-abundance-in-trumps = abondanss trumbis
in-misere-ouverte = lahtine misäär
in-abundance-declared = kuulutatud abondanss
in-general-misere = üldine misäär
suit-hearts = ärtu
suit-diamonds = ruutu
suit-spades = pada
suit-clubs = risti
suit-none = trumbita
suit-unknown = märkimata
## The head of the table page

beside = { $first } · { $second }
listed = { $first }, { $second }
spaced = { $first } { $second }
clauses = { $first }; { $second }
labelled = { $first }: { $second }
total-of = { $who } { $total_words }
hand-number = { $n_text }. jaotus
hand-number-of = { $n_text }. jaotus { $of_text }-st
fact-game-over = Mäng on läbi
head-bid = { ui-bid }
head-took = { ui-took }
head-cards = Kaardid
bid-cell = { $name }: pakkumine
took-cell = { $name }: tihid
cards-dealt = { $n ->
    [one] { $n_text } kaart
   *[other] { $n_text } kaarti
}
hand-bids = { $n_text }. jaotus: pakkumise täitis { $made ->
    [one] { $made_text } mängija
   *[other] { $made_text } mängijat
} { $of_text }-st
tail-bids = { $of_text } pakkumisest täideti { $made_text }
side-took = seitsmes tihi
fact-deals = jagab
fact-leads = käib välja
player-deals = { $name } jagab
move-deal = Jagab hoopis { $name }
fact-doubled = See jaotus loeb ×{ $n_text }
fact-goulash = Guljašš: ära sega
cards = { $n ->
    [one] Igaühele { $n_text } kaart
   *[other] Igaühele { $n_text } kaarti
}
trumps-are = trump { $trump }
trump-is = Trump: { $trump }
session-ended = Sessioon on lõpetatud
## Rows

head-total = { ui-total }
plays-at-least = { $contract }, vaja { $n_text }
plays-exactly = { $contract }, vaja täpselt { $n_text }
plays-at-most = { $contract }, lubatud kuni { $n_text }
plays-none = { $contract }, ei ühtki tihi
accepts = võtab vastu
called-partner = partner
sits-out = puhkab
row-says = { row-says-total }, viimane jaotus { $change_words }
row-says-leader = { $name } juhib, { points-said }, viimane jaotus { $change_words }
row-says-total = { $name }, { points-said }

## Hands as text

hand-played = { $n_text }. jaotus: { $who }{ $tail }
hand-paid = { $n_text }. jaotus: üldine misäär, maksab { $who }
hand-received = { $n_text }. jaotus: üldine misäär, saab { $who }
hand-head = { $n_text }. jaotus:
tail-tricks = , { $what }, { step-tricks-card-open }
tail-made = , { $what }, tehtud
tail-failed = , { $what }, jäi sisse
tail-paid = , üldine misäär, maksab
tail-received = , üldine misäär, saab
failed-contract = { $contract }, jäi sisse
doubled-contract = { $contract } ×{ $n_text }
pair = { $first } ja { $second }
passed-out = kõik passisid
corrected-tricks = { $n_text }. jaotus parandatud, tihisid oli { $before_text }, nüüd { $after_text }. Parandamiseks puuduta jaotust.
corrected-books = { $n_text }. jaotus parandatud, tihisid oli { $before_text }, nüüd { $after_text }. Parandamiseks puuduta jaotust.
corrected = { $n_text }. jaotus parandatud. Parandamiseks puuduta jaotust.
tap-to-correct = Parandamiseks puuduta jaotust.
no-hand-yet = Käib esimene jagamine.
correct-hand = Paranda { $n_text }. jaotus
correct-value = Paranda { $n_text }. jaotust: { $what }
correcting = { $n_text }. jaotuse parandamine
## Slots and questions

step-contract = { ui-contract }
step-trump = Trump
step-declarer = Mängib
step-declarer-proposal = Ettepanek
step-partner-proposal = Vastuvõtt
step-partner = Partner
step-tricks = Tihid
step-tricks-result = Tulemus
step-payer = Maksab
step-receiver = Saab
slot-blank = { $slot }, tühi
step-contract-ask = Mida mängitakse?
step-declarer-ask = Kes mängib: { $contract }?
step-declarer-open = Kes mängib?
step-declarer-proposal-ask = Kes tegi ettepaneku?
step-partner-proposal-open = Kes kaasa mängib?
step-partner-proposal-ask = Ettepaneku tegi { $name }. Kes võttis vastu?
step-partner-open = Kes on partner?
step-partner-ask = Kes on { $name } partner?
step-tricks-ask = Mitu tihi võttis { $name }?
step-tricks-together-ask = Mitu tihi võtsid { $first } ja { $second }?
step-tricks-open = Mitu tihi?
step-tricks-result-ask = { $name }, { $contract }: tehtud?
step-payer-ask = Kes maksab?
ask-last-trick = Kes võttis viimase tihi?
step-receiver-ask = Kes saab?
rule-general-misere-last-trick-hint = Kõik passisid: viimase tihi võtja maksab teistele.
rule-general-misere-first-to-five-hint = Kõik passisid: maksab esimene viie tihiga, muidu nelja tihiga.
rule-general-misere-most-pays-hint = Kõik passisid: enim tihisid võtnu maksab teistele.
rule-general-misere-fewest-receives-hint = Kõik passisid: kõige vähem tihisid võtnu saab teistelt.
hint-speaks = Esimesena pakub { $name }.
hint-at-least = Vaja vähemalt { $n_text }. Punktid: { $name }.
hint-all = Vaja kõiki { $n_text }. Punktid: { $name }.
hint-exactly = { hint-needs-exactly } Punktid: { $name }.
hint-at-most = { hint-needs-at-most } Punktid: { $name }.
hint-at-least-each = Kahepeale vaja { $n_text }. Punktid on kummalegi.
hint-together = Kahepeale on vaja { $n_text } tihi.
hint-needs = Vaja on { $n_text } tihi.
hint-needs-exactly = Vaja täpselt { $n_text }.
hint-needs-at-most = Lubatud kuni { $n_text }.
hint-no-trick = Võtta ei tohi ühtki tihi.
hint-contract-first = Vali enne leping; siis näitab iga kaart oma punkte.
hint-correcting = Muuda, mis oli valesti. Valmis jaotus salvestub ise.
## Chips

tally-bid = Pakutud: { $n_text }, tihisid: { $of_text }.
tally-taken = Loetud { $n_text } tihi { $of_text }-st.
step-bid-ask = Mitu pakub { $name }?
step-bid-last-ask = { $name } pakub viimasena
hint-hook = { $tally } Mitte { $n_text }: pakkumisi oleks kokku { $of_text }.
allow-hook = Luba ikka { $n_text }
allow-hook-says = eirab selles jaotuses reeglit
step-bid-card = { $name } pakub { $n_text }
struck-hook = kokku { $of_text }
struck-hook-full = { $name } ei tohi pakkuda { $n_text }: pakkumisi oleks kokku { $of_text }
struck-left = veel { $n_text }
struck-left-full = jäänud on { $n_text } tihi
struck-from = al. { $n_text }
struck-from-full = väikseim pakkumine on { $n_text }
struck-over = läbi
struck-over-full = mäng on läbi
step-side = Pool
step-honours = Onöörid
step-bidder = Pakkuja
step-level = Pakkumine
step-mode = Mänguviis
step-tricks-side-books = Tihid
step-side-ask = Kumb pool võttis seitsmenda tihi?
step-honours-ask = Onöörid?
hint-honours = Trumbi ässast, kuningast, emandast ja soldatist kolm või neli ühel poolel.
step-honours-side-ask = Kelle käes need olid?
step-bidder-ask = Kes võitis pakkumise?
step-level-ask = Mitu pakkus { $name }?
step-level-open = Mitu pakuti?
hint-level = Mitu tihi üle kuue.
step-mode-ask = { $name }: kuidas mängitakse?
step-mode-open = Kuidas mängitakse?
step-tricks-side-ask = { $side }: mitu tihi?
step-tricks-side-books-open = Mitu tihi?
step-tricks-side-books-ask = { $side }: mitu tihi?
hint-books = Vaja { $n_text } tihi, koos taloniga.
step-side-card = { $side }: seitsmes tihi
step-tricks-side-card = { $side }: { $n_text } tihi
step-honours-card = { $n_text } onööri
chip-honours-none = onööre pole
honours-none = pole
step-honours-side-card = Onöörid: { $side }
step-bidder-card = { $name } võitis pakkumise
step-level-card = pakkumine { $n_text }
everybody-passes = Kõik passivad
rule-all-pass-next-dealer-card = punkte pole, jagab järgmine
rule-all-pass-same-dealer-card = punkte pole, jagab sama
rule-all-pass-next-hand-doubles-card = järgmine jaotus topelt
rule-all-pass-goulash-card = punkte pole, siis guljašš
rule-all-pass-general-misere-card = üldine misäär
step-declarer-card = { $name } mängib: { $contract }
step-declarer-card-open = { $name } mängib
step-declarer-proposal-card = Ettepaneku teeb { $name }
step-partner-proposal-card = { $name } võtab vastu
step-partner-card = { $name } on partner
step-payer-card = { $name } maksab
step-receiver-card = { $name } saab
step-tricks-card = { $name } võtab { $n_text }
step-tricks-together-card = { $first } ja { $second } võtavad { $n_text }
step-tricks-card-open = { $tricks_text } tihi
step-tricks-side-books-card-open = { step-tricks-card-open }
step-tricks-result-made = { $name }: tehtud
step-tricks-result-failed = { $name } jäi sisse
made-it = Tehtud
failed-it = Jäi sisse
change-full = { $n_words }
struck-proposer = tegi ettepaneku
struck-proposer-full = { $name } tegi ettepaneku ega saa vastu võtta
struck-out = { sits-out }
struck-out-full = { $name } selles jaotuses puhkab
struck-other = ei saa
## The tool bar and reports

changed-elsewhere = Seda sessiooni muudeti teises aknas. See on selle praegune seis.
pays-now = Maksab { $from }, saab { $to }: { $money }
corrections-pay = Parandused: { $payments }
undo-of = Võta tagasi: { $what }
saving = Salvestan …
save-failed = Veel salvestamata: { $why }
more-adjust = Korrigeeri punkte
more-begin-with = { ui-points-brought-forward }
more-begins-with = { $name }: ülekantud punktid
more-pair-begins-with = { $first } ja { $second }: ülekantud punktid
more-no-points = See pole punktide arv
more-note = { ui-session-note }
more-result = { ui-result }
more-misdeal = Valesti jagatud, jagab sama
more-settings = { ui-settings }
more-end = Lõpeta sessioon
more-play-on = Mängi edasi
more-sheet = { ui-sheet }
