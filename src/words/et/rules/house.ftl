# Estonian: the house-rules editor. A sentence consists of text between boxes; see en.

## The page

house-redo = Tee uuesti: { $what }
house-step-earlier = varasemad muudatused
house-step-name = nimi
house-subtitle = Kodureeglid, alus: { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } muudatus
   *[other] {" · "}{ $n_text } muudatust
}

## Lines and boxes

house-and-so-on = { $row } …
as-words = { $n_words }
house-was = oli { $what }
house-box-says = { $name }, { $value }. { $ask }
house-add-says = { $name }, lisa. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = Täke näitab algset väärtust: { $base }.
house-hint-notch-game = Täke näitab algset väärtust: { $game }.
house-hint-times = See on algsest väärtusest { $n_text } korda suurem.
house-typed-no-number = Palun täisarv
house-typed-no-points = Palun arv, kõige rohkem ühe komakohaga
house-typed-no-list = Palun arvud, vahel tühikud

## Errors

house-fault-bounds = Siin { $least_text } kuni { $most_text }
house-fault-span = { $least_text } on suurem kui { $most_text }
house-fault-table = { $least_text } kuni { $most_text }: kellele jagatakse, ja veel üks
house-fault-deck = { $n_text } kaardiga pakk on selleks liiga väike
house-fault-cards = { $n_text } kaarti igaühele { $players_text } mängijast: pakis on ainult { $deck_text }
house-fault-no-misere = Neis reeglites pole üldist misääri
house-fault-no-contract = Vähemalt üht lepingut tuleb mängida
house-fault-declarers = Kaks kahe vastu nõuab täpselt nelja mängijat
house-fault-joint = Korraga võib mitu mängida ainult ühe mängija lepingut
house-fault-honours = Pakkumisega mängus onööre ei ole
house-fault-rubber = Robberis on vaja geime kindla punktisummani
house-fault-no-game = Neis reeglites ei võideta geime
house-fault-no-rubber = Siin ei võideta robbereid
house-fault-target = Lepingul on üks eesmärk
house-fault-rank = Need lepingud ei saa nii järjestuda
house-fault-twice = Üks neist on loendis kaks korda
house-fault-too-many = Kõige rohkem { $n_text }
house-fault-needs-bids = Kehtib ainult pakkumisega mängus
house-fault-with-bids = Pakkumisega mängus seda ei ole
house-fault-needs-shortfall = Kehtib ainult siis, kui sissejäänud pakkumine maksab puuduvad tihid
house-fault-nil = Kehtib ainult siis, kui nulli mängitakse
house-fault-revoke = Kehtib ainult siis, kui vale renonss maksab tihisid
house-fault-halved = Täitmata pakkumine, mis seisu poolitab, muud ei maksa
house-fault-no-last-hand = Mängul kindla punktisummani ei ole viimast jaotust
house-fault-no-end = Lõputult korduval kaartide arvul ei ole viimast jaotust
house-fault-no-rotation = Vahelduval trumbil peab olema järjekord
house-fault-needs-turn-up = Kehtib ainult siis, kui kaart pööratakse üles

## Formulas

house-plus-sign = +
house-times-what = × { $of }
house-ask-add = Mis veel loeb?

## Rules of Oh Hell

house-repeat-ever = ikka uuesti
house-take-out = eemalda

## Rules of Solo Whist

house-line-admit = Muud lepingud
house-ask-admit = Millist lepingut veel mängitakse?

## The worked example

house-not-possible = pole võimalik
house-somebody = Liina
house-with-partner = { $name } partneriga
house-in-brackets = ({ $sum })
house-product = { $first }{"\u00A0"}×{"\u00A0"}{ $n_text }
house-plus = { $first }{"\u00A0"}+{"\u00A0"}{ $second }
house-minus = { $first }{"\u00A0"}−{"\u00A0"}{ $second }
house-sum-is = { $sum }{"\u00A0"}={"\u00A0"}{ $n_text }.
house-sum-points = { $n_text }.
house-worked-hand = { $n_text } kaardiga jaotus
house-worked-bid-caption = alla: pakutud, paremale: võetud
house-worked-kitty-caption = alla: pakutud, paremale: võetud koos taloniga
house-cell-bid = pakub { $bid_text }, võtab { $tricks_text }
house-worked-made = { $name } pakub { $bid_text } ja võtab { $tricks_text }:
house-worked-grand = { $name } pakub kõik { $bid_text } ja võtab need, slemm:
house-worked-small = { $name } pakub { $bid_text }, kõik peale ühe, ja võtab need, väike slemm:
house-worked-missed = { $name } pakub { $bid_text } ja võtab { $tricks_text }: vahe { $off_text },
house-worked-far-off = { house-worked-missed } see on suur,
house-worked-contracts = Mida pakkuja saab
house-worked-contracts-caption = alla: leping, paremale: üle- või alatihid
house-made-by = { $n ->
    [0] täpselt täis
    [1] üks üle
    [2] kaks üle
    [3] kolm üle
   *[other] { $n_text } üle
}
house-short-by = { $n ->
    [1] üks puudu
    [2] kaks puudu
    [3] kolm puudu
   *[other] { $n_text } puudu
}
house-with-every-trick = kõigi tihidega
house-worked-contract-made = { $name }, { $contract }, { $by }: { $total_text }. Iga vastane maksab
house-worked-contract-failed = { $name }, { $contract }, { $by }: { $total_text }. Iga vastane saab
house-worked-pays = { $name } maksab üldises misääris: { $total_text }. Igaüks teistest saab
house-worked-receives = { $name } saab üldises misääris: { $total_text }. Igaüks teistest maksab
house-worked-levels = Mida pakkumine annab
house-short-by-others = { house-short-by }, { $others_text } teistele
house-worked-bid-mode = Pakkumine { $bid_text }, { $mode }, ja { step-tricks-card-open }, { $by }:
house-worked-bid-level = Pakkumine { $bid_text } ja { step-tricks-card-open }, { $by }:
house-worked-tricks = Mida tihid annavad
house-worked-tricks-caption = alla: onöörid, paremale: tihid
house-worked-suits-caption = alla: trumbimast, paremale: tihid
house-worked-standing-caption = alla: onöörid, paremale: tihid; poole seis { $n_text }
house-stands-at = Poole seis { $n_text }
house-no-honours = onöörideta
house-three-honours = kolm onööri
house-four-honours = neli onööri
house-worked-taken = { step-tricks-card-open } ja { $honours }:
house-worked-taken-alone = { step-tricks-card-open }:
house-worked-rubber = { $games_text } geimiga võidetud robber, kaotajatel iga kord { $losers_text }:
house-worked-halved = { $name } pakub { $bid_text } ja võtab { $tricks_text }: pool seisust läheb, alla ümardatult
house-new-name = Meie { $base }
house-made-from = aluseks { $name }
house-deleted = Kustutatud: „{ $name }“
house-imported = Imporditud: „{ $name }“
house-drafts = Mustandid
house-kept-as-draft = „{ $name }“ jääb mustandiks
house-discarded = „{ $name }“ visati ära
house-fault-high-low = Kõrge ja madal käivad koos
house-fault-not-with-high = Kõrges ja madalas mängus seda ei ole
house-high-low-caption = alla: kõrge või madal, paremale: selle poole tihid
