# Estonian: the editor of house rules. A sentence is made of pieces, words between boxes; a piece may be left empty
# in a language that needs none, with {""}.

house-rules = Kodureeglid

## The page

house-undo = Võta tagasi: { $what }
house-redo = Tee uuesti: { $what }
house-step-earlier = varasemad muudatused
house-step-name = nimi
house-subtitle = Kodureeglid, alus: { $base }{ $n ->
    [0] {""}
    [one] {" · "}{ $n_text } muudatus
   *[other] {" · "}{ $n_text } muudatust
}
house-source = Kodureeglid, alus: { $base }; { $source }
house-source-alone = Kodureeglid, alus: { $base }
house-foot = Alustatud sessioonid jäävad reeglite juurde, millega nad algasid.

## Lines and boxes

house-next = { $first } { $second }
house-list = { $first }, { $second }
house-and-so-on = { $row } …
house-in-words = { $n_words }
house-was = oli { $what }
house-line-says = { $name }: { $said }
house-box-says = { $name }. { $ask }: { $value }
house-add-says = { $name }, lisa. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = Täke näitab algset väärtust: { $base }.
house-hint-notch-game = Täke näitab algset väärtust: { $game }.
house-hint-times = See on { $n_text } korda rohkem kui lähteskeemis.
house-another-number = Muu arv
house-another-list = Muu loend
house-typed-no-number = Palun täisarv
house-typed-no-points = Palun arv ühe komakohaga
house-typed-no-list = Palun arvud, vahel tühikud

## What is wrong

house-fault-at = { $name }: { $why }
house-fault-bounds = Siin { $least_text } kuni { $most_text }
house-fault-span = { $least_text } on suurem kui { $most_text }
house-fault-table = { $least_text } kuni { $most_text }: kellele jagatakse, ja veel üks
house-fault-deck = { $n_text } kaardiga pakk on selleks liiga väike
house-fault-cards = { $n_text } kaarti igaühele { $players_text } mängijast: pakis on ainult { $deck_text }
house-fault-no-misere = Neis reeglites pole üldist misääri
house-fault-no-contract = Vähemalt üht lepingut tuleb mängida
house-fault-declarers = Kaks kahe vastu nõuab täpselt nelja mängijat
house-fault-joint = Korraga võib mitu mängida ainult ühe mängija lepingut.
house-fault-honours = Pakkumisega mängus onööre ei ole
house-fault-rubber = Robberis on vaja geime kindla punktisummani
house-fault-no-game = Siin ei võideta geime
house-fault-no-rubber = Siin ei võideta robbereid
house-fault-target = Lepingul on üks eesmärk
house-fault-rank = Need lepingud ei saa nii järjestuda
house-fault-twice = Midagi on kirjas kaks korda
house-fault-too-many = Kõige rohkem { $n_text }
house-fault-needs-bids = Loeb ainult pakkumisega mängus
house-fault-with-bids = Pakkumisega mängus seda ei ole
house-fault-needs-shortfall = Loeb ainult siis, kui arvestatakse puuduvaid tihisid
house-fault-nil = Loeb ainult siis, kui nulli mängitakse
house-fault-halved = Kui eksimus poolitab summa, siis muud ta ei maksa
house-fault-no-last-hand = Mängul kindla punktisummani ei ole viimast jaotust
house-fault-no-end = Ikka uuesti jagatavatel suurustel ei ole viimast jaotust
house-fault-no-rotation = Vahelduval trumbil peab olema järjekord
house-fault-needs-turn-up = Loeb ainult siis, kui kaart pööratakse üles
house-fault-other = { $why }

## Formulas

house-plus-sign = +
house-times-sign = ×
house-times-what = × { $of }
house-ask-add = Mis veel loeb?
house-ask-constant = Pakkumisest sõltumata
house-ask-bid = Iga pakutud tihi eest
house-ask-bid-squared = Pakkumise ruudu eest
house-ask-bid-triangular = 1 + … + pakkumise eest
house-ask-tricks = Iga võetud tihi eest
house-ask-cards = Iga jagatud kaardi eest
house-ask-off = Iga puuduva või liigse tihi eest
house-ask-off-squared = Vahe ruudu eest
house-ask-off-triangular = 1 + … + vahe eest
house-over-and-under-apart = liiga palju ja liiga vähe eraldi
house-over-and-under-alike = liiga palju nagu liiga vähe

## Rules of Oh Hell

house-as-any-bid = nagu iga pakkumine
house-as-any-miss = nagu iga täitmata pakkumine
house-off = väljas
house-no-special-rule = erireeglit pole
house-line-slam = Slemm
house-word-all = kõik
house-word-all-but-one = kõik peale ühe
house-word-from = alates
house-word-cards-on = kaardist
house-instead = asemel
house-in-addition = lisaks
house-ask-grand = Kõigi tihide eest, pakutud ja võetud
house-ask-small = Kõigi peale ühe eest, pakutud ja võetud
house-ask-adds = Pakkumise asemel või lisaks?
house-ask-slam-from = Alates mitmest kaardist?
house-line-far-off = Suur vahe
house-word-or-more-off = või rohkem:
house-ask-how-far = Kui suur see vahe on?
house-ask-far-off = Mitu punkti see siis annab?
house-ask-hook = Millal ei tohi pakkumiste summa võrduda kaartide arvuga?
house-hook-every-hand = igas jaotuses
house-hook-never = mitte üheski jaotuses
house-hook-but-last = kõigis peale viimase
house-hook-but-one-card = kõigis peale ühe kaardi jaotuste
house-word-to = kuni
house-ask-from = Kaarte esimeses jaotuses
house-ask-to = Kaarte pöörde- või lõppjaotuses
house-ask-back = Ja siis?
house-up-only = ainult üles
house-up-and-down = ja tagasi alla
house-down-only = ainult alla
house-down-and-up = ja tagasi üles
house-line-sizes = Jaotusest jaotusse
house-ask-schedule = Kuidas kaartide arv muutub?
house-step-by-step = ühtlaselt
house-as-listed = loendi järgi
house-word-by = sammuga
house-ask-step = Mitu kaarti iga kord rohkem või vähem?
house-repeat-ever = ikka uuesti
house-ask-least-bid = Mis on väikseim pakkumine?
house-ask-decimals = Kas punktid on täisarvud või kümnendikud?
house-as-any-hand = nagu igas jaotuses
house-ask-bonuses = Mis sammuga on täis pakkumisel lisapunktid?
house-ask-repeat = Mida jagatakse korduvalt?
house-each-once = igaüks korra
house-ends-for-each = väikseim ja suurim iga mängija kohta
house-ask-list = Kaartide arv kõigis jaotustes
house-line-trump = Trump
house-ask-trump = Kust trump tuleb?
house-trump-last-card = viimane jagatud kaart
house-trump-none = trumbita
house-in-turn = kordamööda
house-ask-suit = Mis mast selles järjekorras?
house-take-out = võta välja
house-word-last-hand = viimane jaotus:
house-ask-last-hand = Trump viimases jaotuses
house-as-ever = nagu ikka
house-line-winner = Võidab
house-ask-winner = Milline seis võidab?
house-highest = suurim
house-lowest = väikseim
house-word-ties = viigi korral jagatakse

## Rules of every game

house-ask-direction = Mis suunas jagamine ja pakkumine käib?
house-line-players = Mängijaid
house-ask-fewest = Mitu mängijat vähemalt?
house-ask-most = Mitu mängijat kõige rohkem?
house-line-table = Lauas
house-ask-table = Kas lauas võib olla üks rohkem?
house-ask-fewest-table = Mitu on lauas vähemalt?
house-ask-most-table = Mitu on lauas kõige rohkem?
house-as-many-as-play = nii palju, kui mängib
house-one-sits-out = üks rohkem, kes jagab ja puhkab
house-line-deck = Pakk
house-ask-deck = Mitu kaarti on pakis?
house-word-deck-cards = kaarti
house-line-settle = Arveldus
house-ask-settle = Kuidas saab punktidest raha?
house-settle-per-point = punkti kaupa
house-settle-difference = iga kaks oma vahe järgi
house-settle-pot = võitja saab poti
house-settle-by-place = koha järgi
house-settle-none = au peale
house-line-revoke = Vale renonss
house-ask-revoke = Mitu punkti toob vale renonss?
house-ask-replaces = Jaotuse asemel või lisaks?
house-in-place-of-the-hand = jaotuse punktide asemel
house-beside-the-hand = jaotuse punktidele lisaks

## Rules of Solo Whist

house-line-unit = Kõik summad
house-ask-unit = Mitu korda kõike?
house-contract-play = { $contract }: mäng
house-contract-beyond = { $contract }: üle ja alla
house-ask-allowed = Kas seda mängitakse?
house-ask-target-kind = Kuidas arvu mõista?
house-at-least = vähemalt
house-just = täpselt
house-at-most = kuni
house-ask-target = Mitu tihi?
house-word-tricks-pay = tihi, igaüks maksab
house-word-pays = igaüks maksab
house-ask-pays = Mida maksab iga vastane?
house-word-over = ületihi
house-word-under = alatihi
house-word-free = tasuta alatihisid
house-word-all-tricks = kõik tihid
house-nothing-special = ei midagi erilist
house-ask-over = Iga ületihi eest
house-ask-under = Iga alatihi eest
house-ask-free-under = Mitu alatihi ei maksa midagi lisaks?
house-ask-all-tricks = Kõigi tihide eest, muu asemel
house-contract-failing = { $contract }: sissejäämine
house-word-fails = sissejäämine maksab
house-ask-fails = Kui palju maksab sissejäämine enne alatihisid?
house-as-it-pays = sama mis täitmine
house-word-most-over = loeb ületihisid
house-ask-most-over = Mitu ületihi loeb?
house-all-of-them = kõik
house-ask-joint = Mitu võib seda korraga mängida?
house-one-at-a-time = üks korraga
house-several-at-once = mitu korraga
house-ask-declarers = Mitmekesi seda mängitakse?
house-alone = üksi
house-together = kahekesi
house-ask-contract-trump = Mis mast on trump?
house-ask-leads = Kes käib välja?
house-ask-rank = Kus see pakkumiste seas on?
house-ranks-lowest = madalaim pakkumine
house-ranks-above = kõrgem kui { $contract }
house-ask-all-pass = Mis saab, kui kõik passivad?
house-ask-misere = Kes maksab üldises misääris?
house-line-admit = Muud lepingud
house-ask-admit = Millist lepingut veel mängitakse?
house-ask-rounds = Mitu ringi pakutakse?
house-ask-unaccepted = Mis saab ettepanekust, mida keegi vastu ei võta?
house-ask-cards-each = Mitu kaarti igaühel on?
house-word-each = mängija kohta

## Rules of Whist and Bid Whist

house-ask-book = Mitu tihi ei anna punkte?
house-ask-game = Mitme punktiga on mäng võidetud?
house-hand-by-hand = jaotuste kaupa
house-ask-lost = Mitme punktiga on mäng kaotatud?
house-never-lost = mitte kunagi
house-ask-bidding = Kas pakutakse?
house-no-bidding = pakkumiseta
house-with-bidding = pakkumisega
house-ask-lowest = Väikseim pakkumine
house-ask-highest = Suurim pakkumine
house-ask-made = Mida annab täidetud pakkumine?
house-ask-set = Mida maksab sissejäänud pakkumine?
house-line-opponents = Teised saavad siis
house-ask-opponents = Mida saavad teised, kui pakkumine sisse jääb?
house-opponents-nothing = mitte midagi
house-opponents-tricks = oma tihid, mis loevad
house-line-modes = Mänguviisid
house-no-modes = trumbiga, võidab kõrge kaart
house-ask-mode = Milline mänguviis?
house-ask-no-trump = Mitu korda trumbita mängu eest?
house-line-dealer = Diiler
house-ask-forced = Ja kui teised passivad?
house-dealer-may-pass = võib passida
house-dealer-must-bid = peab viimasena pakkuma
house-ask-match = Kas viimasega võrdne pakkumine sobib?
house-dealer-outbids = peab üle pakkuma
house-dealer-may-match = võib korrata
house-line-kitty = Talon
house-ask-kitty = Kas on talon?
house-no-kitty = pole
house-kitty-is-trick = pakkuja esimene tihi
house-line-boston = Kõik kolmteist tihi
house-ask-boston = Mitu korda kõigi kolmeteistkümne eest?
house-ask-honours = Kas onöörid on mängus?
house-word-three = kolm
house-word-four = neli
house-word-barred = piir:
house-ask-three = Kolme onööri eest
house-ask-four = Kõigi nelja onööri eest
house-ask-barred = Mitmest punktist alates onöörid ei loe?
house-never-barred = puudub
house-ask-rubber = Kas mängitakse robbereid?
house-ask-games = Mitme geimiga võidetakse robber?
house-word-games = geimi, tavaline
house-word-double = kahekordne
house-word-treble = kolmekordne
house-word-bonus = robber
house-ask-single = Geim, kui kaotajatel on pool või rohkem
house-ask-double = Geim, kui kaotajatel on alla poole
house-ask-treble = Geim, kui kaotajatel on null
house-ask-bonus = Robberi enda eest

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
house-cell-bid = pakub { $bid_text }, võtab { $tricks_text }: { $n_words }
house-worked-made = { $name } pakub { $bid_text } ja võtab { $tricks_text }:
house-worked-grand = { $name } pakub kõik { $bid_text } ja võtab need, slemm:
house-worked-small = { $name } pakub { $bid_text }, kõik peale ühe, ja võtab need, väike slemm:
house-worked-missed = { $name } pakub { $bid_text } ja võtab { $tricks_text }: vahe { $off_text },
house-worked-far-off = { $name } pakub { $bid_text } ja võtab { $tricks_text }: vahe { $off_text }, see on suur,
house-worked-contracts = Mida pakkuja saab
house-worked-contracts-caption = alla: leping, paremale: üle- või alatihid
house-cell-contract = { $contract }, { $by }: { $n_words }
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
house-short-by-others = { $n ->
    [1] üks puudu
    [2] kaks puudu
    [3] kolm puudu
   *[other] { $n_text } puudu
}, { $others_text } teistele
house-worked-bid-mode = Pakkumine { $bid_text }, { $mode }, ja { $tricks_text } tihi, { $by }:
house-worked-bid-level = Pakkumine { $bid_text } ja { $tricks_text } tihi, { $by }:
house-worked-tricks = Mida tihid annavad
house-worked-tricks-caption = alla: onöörid, paremale: tihid
house-worked-standing-caption = alla: onöörid, paremale: tihid; poole seis { $n_text }
house-stands-at = Poole seis { $n_text }
house-no-honours = onöörideta
house-three-honours = kolm onööri
house-four-honours = neli onööri
house-cell-tricks = { $tricks_text } tihi, { $honours }: { $n_words }
house-worked-taken = { $tricks_text } tihi ja { $honours }:
house-worked-taken-alone = { $tricks_text } tihi:
house-worked-rubber = { $games_text } geimiga võidetud robber, kaotajatel iga kord { $losers_text }:
house-line-halve = Seis täitmata pakkumise järel
house-ask-halve = Mis saab seisust, kui pakkumine jääb täitmata?
house-keeps-total = jääb samaks
house-halves-total = jääb pool
house-worked-halved = { $name } pakub { $bid_text } ja võtab { $tricks_text }: pool seisust läheb, alla ümardatult
house-ask-total = Mitme punktiga mäng lõpeb?
house-with-the-schedule = lõpeb viimase jaotusega
house-word-last-resort = kui kaarti pole:
house-ask-last-resort = Mis on trump, kui ühtki kaarti pole enam pöörata?
house-word-none-from = trumbita alates:
house-ask-none-from = Mitmest kaardist alates mängitakse trumbita?
house-no-size = puudub
house-line-set-clamp = Suurim kaotus
house-ask-set-clamp = Mida maksab sissejäänud pakkumine kõige rohkem?
house-clamp-none = kogu puudujääk
house-clamp-bid = pakkumine
house-line-boston-games = Geime kõigi kolmeteistkümne eest
house-ask-boston-games = Mitme geimi eest loeb pakutud kolmteist tihi?
house-line-suit-values = Tihi trumbi järgi
house-ask-suit-values = Kas tihi väärtus oleneb trumbist?
house-ask-suit-value = Mida on tihi väärt, kui trump on { $suit }?
house-new-name = Meie { $base }
house-make-from = Tee skeemist { $name } kodureeglid
house-made-from = aluseks { $name }
house-edit = Muuda: { $name }
house-delete = Kustuta: { $name }
house-export = Salvesta failina: { $name }
house-import = Lisa kodureeglid failist
house-deleted = Kustutatud: „{ $name }“
house-imported = Lisatud: { $name }
house-drafts = Mustandid
house-kept-as-draft = „{ $name }“ jääb mustandiks
house-discarded = „{ $name }“ visati ära
house-settle-per-game = geimi kaupa
house-settle-per-rubber = robberi kaupa
house-line-misere = Üldises misääris
house-fault-high-low = Kõrge ja madal käivad koos
house-fault-not-with-high = Kõrges ja madalas mängus seda ei ole
house-line-high = Kõrge mäng
house-line-low = Madal mäng
house-ask-high-low = Kas mängitakse kõrget ja madalat?
house-ask-high-made = Mida annab tehtud kõrges mängus iga loetav tihi?
house-ask-high-opponents = Mida saavad teised iga loetava tihi eest, kui kõrge ebaõnnestub?
house-ask-high-lost = Mida maksab iga puuduv tihi, kui kõrge ebaõnnestub?
house-ask-low-fewer = Mida saab vähem võtnud pool teiste iga loetava tihi eest?
house-ask-low-more = Mida kaotab rohkem võtnud pool iga loetava tihi eest?
house-word-high-made = tehtult tihi eest
house-word-high-opponents = ebaõnnestunult teistele
house-word-high-lost = ebaõnnestunult miinus
house-word-low-fewer = vähem tihisid, tihi eest
house-word-low-more = rohkem tihisid, miinus
house-high-low-caption = alla: kõrge või madal, paremale: selle poole tihid
house-cell-high-low = { $mode }, { $tricks_text } tihi: { $n_words }
house-worked-high-low = { $mode }, { $tricks_text } tihi:
