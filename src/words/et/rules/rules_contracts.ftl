# Estonian: the keys of schemes of kind contracts, see rules.ftl.

rule-unit = Kõik summad
rule-unit-ask = Mitu korda kõike?
rule-unit-says = × { $unit }
rule-all-pass = Kui kõik passivad
rule-all-pass-ask = Mis saab, kui kõik passivad?
rule-all-pass-next-dealer = jagab järgmine
rule-all-pass-same-dealer = jagab sama
rule-all-pass-next-hand-doubles = järgmine jaotus topelt
rule-all-pass-goulash = guljašš
rule-all-pass-general-misere = üldine misäär
rule-general-misere = Üldises misääris
rule-general-misere-ask = Kes maksab üldises misääris?
rule-general-misere-last-trick = maksab viimase tihi võtja
rule-general-misere-first-to-five = maksab esimene viie tihiga
rule-general-misere-most-pays = maksab enim võtnu
rule-general-misere-fewest-receives = saab kõige vähem võtnu
rule-rounds = Pakkumisringe
rule-rounds-ask = Mitu ringi pakutakse?
rule-rounds-many = piiramata
rule-rounds-one = üks
rule-unaccepted = Vastu võtmata ettepanek
rule-unaccepted-ask = Mis saab ettepanekust, mida keegi vastu ei võta?
rule-unaccepted-may-raise = võib tõsta
rule-unaccepted-redeal = jagatakse uuesti
rule-trump = { step-trump }
rule-trump-ask = Kust trump tuleb?
rule-trump-turn-up = pööratud kaart
rule-trump-second-pack = teine pakk
rule-trump-in-turn = kordamööda
rule-pot = Pott
rule-pot-ask = Kas mängus on pott?
rule-pot-says = { $ante } mängija kohta { $filled } kaotaja { $fails }
rule-pot-ante-ask = Kui palju igaüks potti paneb?
rule-pot-filled-ask = Millal pott täidetakse?
rule-pot-filled-pass-out = kui kõik passivad
rule-pot-filled-empty = kui see on tühi
rule-pot-fails-ask = Mida teeb potiga sissejäänud leping?
rule-pot-fails-stays = jätab alles
rule-pot-fails-doubles = kahekordistab selle
rule-cards = Kaarte
rule-cards-ask = Mitu kaarti igaühel on?
rule-cards-says = { $cards } mängija kohta

## A contract

rule-contract-allowed = { $contract }
rule-contract-allowed-ask = Kas seda mängitakse?
rule-contract-allowed-false = { value-not-played }
rule-contract-allowed-true = { value-played }
rule-contract-allowed-says = { $allowed } { $target } tihi, igaüks maksab { $pays }
rule-general-contract-allowed-says = { $allowed } igaüks maksab { $pays }
rule-contract-target-ask = Vähemalt, täpselt või kuni?
rule-contract-target-sort-at-least = vähemalt
rule-contract-target-sort-exactly = täpselt
rule-contract-target-sort-at-most = kuni
rule-contract-target-tricks-ask = Mitu tihi?
rule-contract-pays-ask = Mida maksab iga vastane?
rule-contract-over = { $contract }: üle ja alla
rule-contract-over-says = ületihi { $over } alatihi { $under } andeks antud alatihid { $free-under } kõik tihid { $all-tricks }
rule-contract-over-ask = Iga ületihi eest
rule-contract-under-ask = Iga alatihi eest
rule-contract-free-under-ask = Mitu alatihi antakse andeks?
rule-contract-all-tricks-ask = Kõigi tihide eest, ületihide asemel
rule-contract-all-tricks-0 = ei midagi erilist
rule-contract-fails = { $contract }: sissejäämine
rule-contract-fails-says = sissejäämine maksab { $fails } loeb ületihisid { $most-over } { $joint }
rule-contract-fails-ask = Kui palju maksab sissejäämine enne alatihisid?
rule-contract-fails-0 = sama mis täitmine
rule-contract-most-over-ask = Mitu ületihi loeb?
rule-contract-most-over-0 = kõik
rule-contract-joint-ask = Mitu võib seda korraga mängida?
rule-contract-joint-false = üks korraga
rule-contract-joint-true = mitu korraga
rule-contract-trump = { $contract }: mäng
rule-contract-trump-says = { $declarers } { $trump } { $leads } { $above }
rule-general-contract-trump-says = { $trump } { $leads }
rule-contract-declarers-ask = Mitmekesi seda mängitakse?
rule-contract-declarers-1 = üksi
rule-contract-declarers-2 = kahekesi
rule-contract-trump-ask = Mis mast on trump?
rule-contract-trump-turn-up = { note-turn-up }
rule-contract-trump-chosen = { note-chosen }
rule-contract-trump-none = { suit-none }
rule-contract-leads-ask = Kes käib välja?
rule-contract-leads-eldest = { note-eldest }
rule-contract-leads-declarer = { note-declarer }
rule-contract-above-ask = Kus see pakkumiste seas on?
rule-contract-above-none = madalaim pakkumine
rule-contract-above-value = kõrgem kui { $contract }

## On the page of a scheme, and as a switch of a new session

rule-general-misere-term = Üldine misäär
rule-pot-value = { $filled ->
    [empty] igaühelt { $ante_text }, kui tühi
   *[pass-out] igaühelt { $ante_text }, kui kõik passivad
}{ $fails ->
    [doubles] {""}; kaotaja kahekordistab
   *[other] {""}
}
