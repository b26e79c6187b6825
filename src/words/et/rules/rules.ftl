# Estonian: the keys of a scheme, those of every kind and those of exact-bid.
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

rule-term-bid = pakkumine
rule-term-bid-squared = pakkumine²
rule-term-bid-triangular = (1 + … + pakkumine)
rule-term-tricks = tihid
rule-term-cards = kaardid
rule-term-off = vahe
rule-term-over = ületihid
rule-term-off-squared = vahe²
rule-term-off-triangular = (1 + … + vahe)
rule-term-constant-ask = Kindlad punktid
rule-term-bid-ask = Iga pakutud tihi eest
rule-term-bid-squared-ask = Pakkumise ruudu eest
rule-term-bid-triangular-ask = 1 + … + pakkumise eest
rule-term-tricks-ask = Iga võetud tihi eest
rule-term-cards-ask = Iga jagatud kaardi eest
rule-term-off-ask = Iga puuduva või liigse tihi eest
rule-term-off-squared-ask = Vahe ruudu eest
rule-term-off-triangular-ask = 1 + … + vahe eest

## Every kind

rule-direction = Mängu suund
rule-direction-ask = Mis suunas jagamine ja pakkumine käib?
rule-direction-clockwise = päripäeva
rule-direction-anticlockwise = vastupäeva
rule-players = Mängijaid
rule-players-says = { $least } kuni { $most }
rule-players-least-ask = Mitu mängijat vähemalt?
rule-players-most-ask = Mitu mängijat kõige rohkem?
rule-at-table = Lauas
rule-at-table-ask = Kas lauas võib olla üks rohkem?
rule-at-table-none = nii palju, kui mängib
rule-at-table-on = üks rohkem, kes jagab ja puhkab
rule-at-table-says = { $least } kuni { $most }
rule-at-table-least-ask = Mitu on lauas vähemalt?
rule-at-table-most-ask = Mitu on lauas kõige rohkem?
rule-deck = Pakk
rule-deck-ask = Mitu kaarti on pakis?
rule-deck-says = { $deck } kaarti
rule-settle = Arveldus
rule-settle-ask = Kuidas saab punktidest raha?
rule-settle-per-point = punkti kaupa
rule-settle-difference = iga kaks oma vahe järgi
rule-settle-difference-switch = vahede järgi
rule-settle-per-game = geimi kaupa
rule-settle-per-game-switch = geimi kaupa
rule-settle-per-rubber = robberi kaupa
rule-settle-per-rubber-switch = robberi kaupa
rule-settle-winner-takes-pot = võitja saab poti
rule-settle-winner-takes-pot-switch = võitja saab poti
rule-settle-by-place = koha järgi
rule-settle-none = panuseta
rule-settle-none-switch = panuseta
rule-settle-per-point-note = Iga kaotaja maksab ühele võitjale panuse iga punkti eest, mis pooli lahutab.
rule-settle-per-point-rubber-note = Iga kaotaja maksab ühele võitjale robberi punktide eest: geimid ja lisapunktid.
rule-contracts-settle-per-point-note = Iga punkt maksab ühe panuse.
rule-exact-bid-settle-per-point-note = Iga punkt üle või alla laua keskmise maksab ühe panuse.
rule-settle-difference-note = Iga kaks mängijat arveldavad oma punktide vahe.
rule-settle-difference-rubber-note = Iga kaotaja maksab ühele võitjale tihide ja onööride eest; geimid ja lisapunktid ei loe.
rule-odd-trick-settle-difference-note = { rule-settle-per-point-note }
rule-partnership-bid-settle-difference-note = { rule-settle-per-point-note }
rule-settle-per-game-note = Iga kaotaja maksab ühele võitjale iga geimi eest ühe panuse.
rule-settle-per-game-stake = { $stake } geimi eest
rule-settle-per-game-unit = { $currency } geimi eest
rule-settle-per-rubber-note = Iga kaotaja maksab ühele võitjale iga robberi eest ühe panuse.
rule-settle-per-rubber-stake = { $stake } robberi eest
rule-settle-per-rubber-unit = { $currency } robberi eest
rule-settle-winner-takes-pot-note = Igaüks paneb potti ühe panuse; võitja saab kõik.
rule-settle-winner-takes-pot-stake = { $stake } igaühelt
rule-settle-winner-takes-pot-unit = { $currency } igaühelt
rule-settle-by-place-note = Igaüks maksab ühe panuse igale endast eespool olijale.
rule-settle-by-place-stake = { $stake } koha eest
rule-settle-by-place-unit = { $currency } koha eest
rule-settle-none-note = Midagi ei maksta.
rule-revoke = Vale renonss
rule-revoke-none = erireeglit pole
rule-revoke-says = { $points } { $replaces }
rule-revoke-points-ask = Mitu punkti toob vale renonss?
rule-revoke-replaces-ask = Jaotuse asemel või lisaks?
rule-revoke-replaces-false = jaotuse punktidele lisaks
rule-revoke-replaces-true = jaotuse punktide asemel

## Keys of several kinds

rule-made = Pakkumine täis
rule-target = Mäng
rule-target-ask = Mitme punktiga on mäng võidetud?
rule-target-none = jaotuste kaupa
rule-lose-at = Kaotuse piir
rule-lose-at-ask = Mitme punktiga on mäng kaotatud?
rule-lose-at-none = mitte kunagi
rule-least-bid = Väikseim pakkumine
rule-least-bid-ask = Mis on väikseim pakkumine?

## exact-bid

rule-missed = Pakkumine täitmata
rule-missed-apart = liiga palju ja liiga vähe eraldi
rule-missed-alike = liiga palju nagu liiga vähe
rule-over = Võetud rohkem kui pakutud
rule-under = Võetud vähem kui pakutud
rule-zero-bid-made = Pakutud null, täis
rule-zero-bid-made-none = nagu iga pakkumine
rule-zero-bid-overbid = Null täis, üle pakutud
rule-zero-bid-overbid-none = nagu iga täis null
rule-zero-bid-missed = Pakutud null, täitmata
rule-zero-bid-missed-none = nagu iga täitmata pakkumine
rule-slam = Slemm
rule-slam-none = väljas
rule-slam-says = kõik { $grand } kõik peale ühe { $small } { $adds } alates { $from-cards } kaardist
rule-slam-grand-ask = Kõigi tihide eest, pakutud ja võetud
rule-slam-small-ask = Kõigi peale ühe eest, pakutud ja võetud
rule-slam-from-cards-ask = Alates mitmest kaardist?
rule-slam-adds-ask = Pakkumise asemel või lisaks?
rule-slam-adds-false = asemel
rule-slam-adds-true = lisaks
rule-big-miss = Suur vahe
rule-big-miss-none = erireeglit pole
rule-big-miss-says = { $off } või rohkem: { $points }
rule-big-miss-off-ask = Mitu tihi on suur vahe?
rule-big-miss-points-ask = Mitu punkti annab suur vahe?
rule-halve-on-miss = Seis täitmata pakkumise järel
rule-halve-on-miss-ask = Mis saab seisust, kui pakkumine jääb täitmata?
rule-halve-on-miss-false = jääb samaks
rule-halve-on-miss-true = jääb pool
rule-hook = Viimase pakkuja piirang
rule-hook-ask = Millal see piirang kehtib?
rule-hook-on = igas jaotuses
rule-hook-off = mitte üheski jaotuses
rule-hook-not-in-last-hand = kõigis peale viimase
rule-hook-not-with-one-card = kõigis peale ühe kaardi jaotuste
rule-bonus = Lisapunktid sammuga
rule-bonus-ask = Mis sammuga on täis pakkumisel lisapunktid?
rule-bonus-0 = { value-not-played }
rule-decimals = Punktid
rule-decimals-ask = Kas punktid on täisarvud või kümnendikud?
rule-decimals-0 = täispunktid
rule-decimals-1 = kümnendikpunktid
rule-schedule = Kaarte
rule-schedule-ask = Kuidas kaartide arv muutub?
rule-schedule-stepwise = ühtlaselt
rule-schedule-listed = loendi järgi
rule-schedule-says = { $from } kuni { $to } { $back }
rule-schedule-from-ask = Kaarte esimeses jaotuses
rule-schedule-to-ask = Kaarte pöörde- või lõppjaotuses
rule-schedule-back-ask = Ja siis?
rule-schedule-back-up = ainult üles
rule-schedule-back-up-down = ja tagasi alla
rule-schedule-back-down = ainult alla
rule-schedule-back-down-up = ja tagasi üles
rule-schedule-list-ask = Kaartide arv kõigis jaotustes
rule-schedule-sizes = Jaotusest jaotusse
rule-schedule-sizes-says = { $sort } sammuga { $step } { $repeat }
rule-schedule-step-ask = Mitu kaarti iga kord rohkem või vähem?
rule-schedule-repeat-ask = Mida jagatakse korduvalt?
rule-schedule-repeat-none = igaüks korra
rule-schedule-repeat-players = väikseim ja suurim iga mängija kohta
rule-schedule-repeat-ever = { house-repeat-ever }
rule-exact-bid-target-ask = Mitme punktiga mäng lõpeb?
rule-exact-bid-target-none = lõpeb viimase jaotusega
rule-exact-bid-trump-says = { $source } viimane jaotus: { $last-hand }
rule-trump-source-ask = Kust trump tuleb?
rule-trump-source-turn-up = pööratud kaart
rule-trump-source-last-card = viimane jagatud kaart
rule-trump-source-chosen = { note-chosen }
rule-trump-source-none = trumbita
rule-trump-source-rotation = kordamööda
rule-trump-rotation-ask = Mis järjekorras mastid tulevad?
rule-trump-last-hand-ask = Trump viimases jaotuses
rule-trump-last-hand-same = nagu ikka
rule-trump-last-hand-none = trumbita
rule-trump-last-resort = kui kaarti pole:
rule-trump-last-resort-ask = Mis on trump, kui ühtki kaarti pole enam pöörata?
rule-trump-last-resort-last-card = viimane jagatud kaart
rule-trump-last-resort-none = trumbita
rule-trump-none-from = trumbita alates:
rule-trump-none-from-ask = Mitmest kaardist alates mängitakse trumbita?
rule-trump-none-from-none = mitte kunagi
rule-winner = Võidab
rule-winner-ask = Milline seis võidab?
rule-winner-says = { $winner } viigi korral jagatakse
rule-winner-highest = suurim
rule-winner-lowest = väikseim

## On the page of a scheme, and as a switch of a new session

rule-deck-value = { $n_text } kaarti
rule-revoke-value = { $points_text } { $replaces ->
    [true] { rule-revoke-replaces-true }
   *[other] { rule-revoke-replaces-false }
}
rule-halve-on-miss-term = { rule-missed }
rule-halve-on-miss-true-term = pool seisust, ümardatud mängija kasuks
rule-slam-term = Slemmid
rule-slam-none-switch = väljas
rule-slam-value = kõik { $grand_text }, kõik peale ühe { $small_text }, alates { $from-cards_text } kaardist{ $adds ->
    [true] , lisaks pakkumisele
   *[other] {""}
}
rule-big-miss-term = Vahe { $off_text } või rohkem
rule-big-miss-value = { $points_text }
rule-big-miss-switch = Suur vahe
rule-big-miss-none-switch = nagu iga täitmata pakkumine
rule-big-miss-value-switch = { $points_text }, kui vahe on vähemalt { $off_text } tihi
rule-hook-on-term = sees
rule-hook-off-term = väljas
rule-hook-not-in-last-hand-term = viimases jaotuses mitte
rule-hook-not-with-one-card-term = ühe kaardiga mitte
rule-trump-source-term = { rule-trump }
rule-trump-source-chosen-term = valib oksjoni võitja
rule-trump-last-hand-term = Trump viimases jaotuses
rule-trump-last-hand-none-term = { suit-none }
rule-trump-last-resort-term = { rule-trump }
rule-trump-last-resort-none-term = trumbita, kui ühtki kaarti pole enam pöörata
rule-trump-none-from-term = { rule-trump }
rule-trump-none-from-value = trumbita alates { $n_text } kaardist
rule-winner-term = Võitja
rule-winner-highest-term = suurim seis
rule-winner-lowest-term = väikseim seis
