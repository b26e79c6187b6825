# Estonian: the pages around the table. See table.ftl.

## The result page

wins-by = { $name } võidab { $n_text } punktiga
leads-by = { $name } juhib { $n_text } punktiga
tied-at = Viik: { $names }, seis { $n_text }
all-square = Kõik on viigis
stake-a-point = { $stake } punkti eest
no-stake = Panuseta
stakes-changed = Panus muutus
sample-name = Mari
result-sum = Korrigeeritud summa
payments-settle = { $n ->
    [one] Ühest maksest piisab
    [2] Kahest maksest piisab
    [3] Kolmest maksest piisab
    [4] Neljast maksest piisab
   *[other] { $n_text } maksest piisab
}
nothing-owed = Keegi pole midagi võlgu
payment-says = Maksab { $from }, saab { $to }: { $money } { $currency }
pays-all = kogu kaotus: { $name }
paid-all = kogu võit: { $name }
pays-part = osa kaotusest { $money }: { $name }
pays-rest = ülejäänud kaotus: { $name }
odd-cent = Üles ümardatud: { $names }
result-without-hand = Ühegi jaotuseta: { $list }
result-partners-changed = Partnerid on vahetunud, seega on igaüks pingereas eraldi.
standing-says = { $place_text }. { $name }, { points-said }
standing-text = { $place_text }. { $name }, { points-counted }
head-points = { ui-points }
same-table-again = Sama laud uuesti
end-now = Lõpeta
chart-empty = Graafik algab pärast kolme jaotust
chart-says = Punktide graafik, { hands-played }: { $names }
not-saved = Salvestada ei saanud: { $why }

## Sessions

resume = Jätka: { $title }
row-winner = Võitis { $name }, { $n ->
    [one] { $n_text } punkt
   *[other] { $n_text } punkti
}
row-open = seni { hands-played }
row-empty = jaotusi veel pole
session-deleted = Kustutatud: { $title }

## New session

overs-and-unders = ületihi eest { $over }, alatihi eest { $under }
overs-only = ületihi eest { $over }
unders-only = alatihi eest { $under }
no-overs = üle- ja alatihid ei loe
players-wanted = { $n ->
    [one] Veel üks mängija
    [2] Veel kaks mängijat
    [3] Veel kolm mängijat
    [4] Neli mängijat
   *[other] Veel { $n_text } mängijat
}
roster-seated = { $name }, { $n_text }. koht
roster-free = { $name }, veel kohata
seat-deals = Esimesena jagab { $name }
seat-free = { $n_text }. koht, vaba
seat-tap = Esimesena jagagu { $name }
start-deals = Alusta, jagab { $name }
start = Alusta
stake-says = { $stake } { $currency } punkti eest
stake-unit = { $currency } punkti eest
stake-bad = Summa, näiteks 0,05, või 1/10 ehk üks kümne punkti kohta
stake-high = Kõige rohkem { $stake } punkti eest
stake-fine = Koos teiste panustega ei saa arvutada; vali panus vähemate punktide eest
name-empty = Sisesta nimi
name-long = See nimi on liiga pikk
name-twin = { $name } on juba lauas
name-like = { $name } on juba mängijate seas. Kas sama inimene?
name-anew = Uus mängija { $name }
value-played = mängitakse
value-not-played = ei mängita

## Schemes

rule-contract-target-short-at-least = vähemalt { $n_text }
rule-contract-target-short-exactly = täpselt { $n_text }
rule-contract-target-short-at-most = kuni { $n_text }
rule-contract-target-long-at-least = vähemalt { $n_text } tihi
rule-contract-target-long-exactly = täpselt { $n_text } tihi
rule-contract-target-long-at-most = kuni { step-tricks-card-open }
target-no-trick = ei ühtki tihi
rule-contract-target-long-none = { target-no-trick }
rule-contract-target-long-all = kõik { $n_text } tihi
rule-contract-target-short-none = ei ühtki
rule-contract-target-short-all = kõik { $n_text }
fact-pays = Sissejäänud lepingu eest makstakse igale vastasele sama palju, pluss iga alatihi eest.
fact-shares = Ettepanek ja vastuvõtt on kaks kahe vastu: kumbki vastane maksab ühele neist kahest.
note-turn-up = pööratud trump
note-chosen = valitud trump
note-eldest = eeskäsi käib välja
note-declarer = pakkuja käib välja
scheme-for-just = { $game }, lauas { $n_text }
scheme-for-either = { $game }, lauas { $least_text } või { $most_text }
scheme-for-span = { $game }, lauas { $least_text } kuni { $most_text }
none = –
rule-contract-free-under-fact = { $contract }: { $n ->
    [one] esimene alatihi antakse andeks
   *[other] esimesed { $n_text } alatihi antakse andeks
}.
rule-contract-all-tricks-fact = { $contract } kõigi tihidega: igaühelt { $n_text }, ületihide asemel.
rule-contract-fails-fact = { $contract } sisse jäänuna: igaühele { $n_text }, pluss iga alatihi eest.
rule-contract-most-over-fact = { $contract }: loeb kuni { $n_text } ületihi.
rule-contract-joint-true-fact = { $contract }: korraga võib mängida mitu, igaüks kõigi teiste vastu.
rule-general-contract-pays-fact = Üldine misäär: { $n_text } igale kolmest teisest või igaühelt neist.
rule-contract-allowed-false-fact = { $contract }: ei mängita.
scheme-row-says = { $contract }: { $tricks }, igalt vastaselt { points-counted }
bid-line = { $made }; täitmata: { $missed }
bid-line-apart = { $made }; üle { $over }, alla { $under }
bid-line-zero = { $line }; null { $zero }
sides-bid-line = { $n_text } punktini, pakkumine alates { $min_text }; täidetud: { $made }
sides-high-low-line = { $game }, tihi eest kõrges { $high_text }, madalas { $low_text }
sides-deal-line = jaotuste kaupa
times-of = { $n_text } × { $of }
plus = { $first } +{"\u00A0"}{ $second }
from-to = { $from_text } kuni { $to_text }
from-to-and-back = { $from_text } kuni { $to_text } ja tagasi
brief-bids-deal = Igaüks mängib enda eest. { $cards ->
    [0] Kaartide arv muutub jaotusest jaotusse kava järgi.
   *[other] Igas jaotuses on kaartide arv mängija kohta sama: { $cards_text }.
} { $trump ->
    [last-card] Trumbi määrab viimane jagatud kaart.
    [rotation] Trumbimast vahetub jaotusest jaotusse kindlas järjekorras.
    [chosen] Trumbi valib oksjoni võitja.
    [none] Trumpi ei ole.
   *[other] Järgmine kaart pööratakse üles ja selle mast on trump, kui skeem ei ütle teisiti.
}
brief-bids-bid = Alates diileri naabrist ütleb igaüks, mitu tihi ta võtab; diiler pakub viimasena. Kui piirang kehtib, ei tohi diiler viia pakkumiste summat võrdseks kaartide arvuga, nii et kellelgi peab pakkumine täitmata jääma.
brief-bids-score = Loeb see, et võtad täpselt nii palju, kui pakkusid. Kui palju täidetud pakkumine annab ja täitmata annab või maksab, ütleb skeem.
brief-plain-deal = Neli mängijat kindlates paarides, partnerid vastamisi, igaühel kolmteist kaarti. Viimane kaart pööratakse üles ja selle mast on trump.
brief-plain-play = Välja käib diilerist vasakul istuja. Võimaluse korral tuleb masti käia. Tihi võtab kõrgeim trump, selle puudumisel väljakäidud masti kõrgeim kaart.
brief-plain-score = Iga tihi üle kuue annab selle võtnud poolele punkti. Esimene, mis loeb, on seitsmes tihi. Kui onöörid on mängus, saab kolme või nelja eest ühel poolel punkte pärast tihisid.
brief-bidding-deal = Neli mängijat kindlates paarides, { $kitty ->
    [true] igaühel kaksteist kaarti; talon läheb pakkumise võitjale ja loeb esimese tihina.
   *[other] partnerid vastamisi, igaühel kolmteist kaarti.
}
brief-bidding-bid = { $modes ->
    [true] Üks ring. Pakutakse tihisid üle kuue: „üles” (võidab kõrge kaart), „alla” (võidab madal kaart) või „trumbita”. Sama arvu juures on „alla” kõrgem kui „üles” ja „trumbita” kõrgem kui mõlemad.
   *[other] Pakutakse ainult tihide arvu üle kuue, ilma mastita; pakkumine peab olema eelmisest kõrgem.
}
brief-bidding-score = Pakkumise täitnud pool saab punktideks tihid üle kuue või pakkumise, nagu skeem ette näeb. Sissejäänu kaotab puudujäägi või kogu pakkumise.
brief-high-low-deal = Neli mängijat kindlates paarides, partnerid vastamisi, igaühel kolmteist kaarti. Trumpi ei ole.
brief-high-low-bid = Alates diileri naabrist pakub igaüks kõrget mängu, et tihisid võtta, või passib. Esimene kõrge pakkumine lõpetab pakkumise: see pool peab võtma vähemalt seitse tihi. Kui kõik passivad, on mäng madal ja kumbki pool tahab võtta kõige rohkem kuus.
brief-minnesota-whist-bid = { brief-high-low-bid } Pakkudes paneb igaüks lauale kinnise kaardi, musta kõrge või punase madala mängu jaoks, ja need pööratakse järjest üles.
brief-norwegian-whist-bid = { brief-high-low-bid } Kõrget mängu kutsutakse siin grand ja madalat nullo.
brief-high-low-score = Tehtud kõrge mäng annab punkte iga tihi eest üle kuue. Ebaõnnestunu annab punkte teistele või maksab oma poolele, nagu skeem ette näeb. Madalas mängus saab vähem tihisid võtnud pool punkte iga tihi eest, mille teised võtsid üle kuue, või kaotavad teised sama palju.
brief-deal = Jagamine
brief-solo-deal = Neli mängijat, igaühel kolmteist kaarti, igaüks enda eest. Viimane kaart pööratakse üles ja selle mast on trump. Jagamine liigub vasakule. Viiekesi lauas puhkab diiler.
brief-bid = Pakkumine
brief-solo-bid = Esimesena räägib diilerist vasakul istuja. Pakkumine peab olema eelmisest kõrgem ja kes on passinud, jääb välja. Ettepanekuga otsitakse partnerit, et võtta koos kaheksa tihi; kes vastu võtab, saab partneriks. Soolo on viis tihi üksi, misäär ei ühtki, abondanss üheksa tihi enda valitud trumbiga või üheksa pööratud mastis, mis on kõrgem. Lahtine misäär mängitakse pärast esimest tihi kaardid laual; kuulutatud abondanss on kõik kolmteist tihi ja selle mängija käib välja.
brief-play = Mäng
brief-solo-play = Välja käib diilerist vasakul istuja, kui leping ei ütle teisiti. Võimaluse korral tuleb masti käia. Tihi võtab kõrgeim trump, selle puudumisel väljakäidud masti kõrgeim kaart.
brief-score = Punktid
brief-solo-score = Igal lepingul on üks arv: nii palju maksab iga vastane, kui leping täidetakse{ $fails ->
    [true] . Kui see sisse jääb, võib iga vastane saada teise arvu.
   *[other] , ja nii palju saab, kui see sisse jääb.
} Üksi mängija võidab või kaotab seega kolm korda nii palju; kumbki kahest partnerist ühe korra. Mida üks pool võidab, seda teine kaotab, nii et iga jaotuse summa on null.

## Settings

text-size = Teksti suurus { $n_text }%
four-colour-suits = Mastid nelja värviga
blue-gains = Võidetud punktid sinisega
less-motion = Vähem liikumist
database-holds = { players-sessions }, { hands-played }
version = Versioon { $number }
closing-says = { $label }: { points-said }

## Signs as text, for screen readers

plus-words = pluss { $n }
minus-words = miinus { $n }
