# Estonian: the keys of schemes of two kinds with partners, odd-trick and partnership-bid, see rules.ftl.

## odd-trick

rule-book = Tihisid enne esimest, mis loeb
rule-book-ask = Mitu tihi ei anna punkte?
rule-bids = Pakkumised
rule-bids-ask = Kas pakutakse?
rule-bids-none = pakkumiseta
rule-bids-on = pakkumisega
rule-bids-says = { $min } kuni { $max }
rule-bids-min-ask = Väikseim pakkumine
rule-bids-max-ask = Suurim pakkumine
rule-bids-modes = Mänguviisid
rule-bids-modes-ask = Milline mänguviis?
rule-bids-modes-none = trumbiga, võidab kõrge kaart
rule-bids-modes-uptown = { mode-uptown }
rule-bids-modes-downtown = { mode-downtown }
rule-bids-modes-no-trump = { mode-no-trump }
rule-bids-dealer-forced = Diiler
rule-bids-dealer-forced-says = { $dealer-forced } { $dealer-may-match }
rule-bids-dealer-forced-ask = Ja kui teised passivad?
rule-bids-dealer-forced-false = võib passida
rule-bids-dealer-forced-true = peab pakkuma
rule-bids-dealer-may-match-ask = Kas diiler võib viimast pakkumist korrata?
rule-bids-dealer-may-match-false = peab üle pakkuma
rule-bids-dealer-may-match-true = võib korrata
rule-odd-trick-made-ask = Mida annab täidetud pakkumine?
rule-odd-trick-made-taken = iga tihi, mis loeb
rule-odd-trick-made-bid = pakkumine
rule-set = Sisse jäänud
rule-set-ask = Mida maksab sissejäänud pakkumine?
rule-set-shortfall = miinus puuduvad tihid
rule-set-bid = miinus pakkumine
rule-set-clamp = Suurim kaotus
rule-set-clamp-ask = Mida maksab sissejäänud pakkumine kõige rohkem?
rule-set-clamp-none = piirita
rule-set-clamp-bid = pakkumine
rule-opponents-on-set = Teised saavad siis
rule-opponents-on-set-ask = Mida saavad teised, kui pakkumine sisse jääb?
rule-opponents-on-set-false = mitte midagi
rule-opponents-on-set-true = oma tihid, mis loevad
rule-no-trump = { mode-no-trump }
rule-no-trump-ask = Mitu korda trumbita mängu eest?
rule-no-trump-says = × { $no-trump }
rule-kitty = Talon
rule-kitty-ask = Kas on talon?
rule-kitty-false = pole
rule-kitty-true = pakkuja esimene tihi
rule-high = Kõrge mäng
rule-high-ask = Kas mängitakse kõrget ja madalat?
rule-high-says = tehtult tihi eest { $made } ebaõnnestunult teistele { $opponents } ebaõnnestunult miinus { $lost }
rule-high-made-ask = Mida annab tehtud kõrges mängus iga loetav tihi?
rule-high-opponents-ask = Mida saavad teised iga loetava tihi eest, kui kõrge ebaõnnestub?
rule-high-lost-ask = Mida maksab iga puuduv tihi, kui kõrge ebaõnnestub?
rule-low = Madal mäng
rule-low-ask = Kas mängitakse kõrget ja madalat?
rule-low-says = vähem tihisid, tihi eest { $fewer } rohkem tihisid, miinus { $more }
rule-low-fewer-ask = Mida saab vähem võtnud pool teiste iga loetava tihi eest?
rule-low-more-ask = Mida kaotab rohkem võtnud pool iga loetava tihi eest?
rule-boston = Boston
rule-boston-ask = Mitu korda kõigi kolmeteistkümne eest?
rule-boston-says = × { $boston }
rule-boston-games = Geime kõigi kolmeteistkümne eest
rule-boston-games-ask = Mitme geimi eest loeb pakutud kolmteist tihi?
rule-revoke-costs = Tihid või punktid vale renonsi eest
rule-revoke-costs-ask = Mitu tihi või punkti läheb maksma vale renonss?
rule-suit-values = Tihi trumbi järgi
rule-suit-values-ask = Kas tihi väärtus oleneb trumbist?
rule-suit-values-says = { suit-spades } { $spades } { suit-clubs } { $clubs } { suit-diamonds } { $diamonds } { suit-hearts } { $hearts }
rule-suit-values-spades-ask = Mida on tihi väärt, kui trump on { suit-spades }?
rule-suit-values-clubs-ask = Mida on tihi väärt, kui trump on { suit-clubs }?
rule-suit-values-diamonds-ask = Mida on tihi väärt, kui trump on { suit-diamonds }?
rule-suit-values-hearts-ask = Mida on tihi väärt, kui trump on { suit-hearts }?
rule-honours = { step-honours }
rule-honours-ask = Kas onöörid on mängus?
rule-honours-says = kolm { $three } neli { $four } piir: { $barred-at }
rule-honours-three-ask = Kolme onööri eest
rule-honours-four-ask = Kõigi nelja onööri eest
rule-honours-barred-at-ask = Mitmest punktist alates onöörid ei loe?
rule-honours-barred-at-none = ei kunagi
rule-rubber = Robber
rule-rubber-ask = Kas mängitakse robbereid?
rule-rubber-says = { $games } geimi, tavaline { $single } kahekordne { $double } kolmekordne { $treble } robber { $bonus }
rule-rubber-games-ask = Mitme geimiga võidetakse robber?
rule-rubber-single-ask = Geim, kui kaotajatel on pool või rohkem
rule-rubber-double-ask = Geim, kui kaotajatel on alla poole
rule-rubber-treble-ask = Geim, kui kaotajatel on null
rule-rubber-bonus-ask = Robberi enda eest

## partnership-bid

rule-partnership-bid-made-ask = Mitu punkti annab iga pakutud tihi, kui pakkumine on täis?
rule-partnership-bid-made-says = { $made } iga pakutud tihi eest
rule-lost = Sisse jäänud
rule-lost-ask = Mitu punkti maksab iga pakutud tihi, kui pakkumine jääb täitmata?
rule-lost-says = miinus { $lost } iga pakutud tihi eest
rule-overtrick = Iga ületihi
rule-overtrick-ask = Mitu punkti annab iga ületihi?
rule-bags = Kotid
rule-bags-ask = Kas kotte loetakse?
rule-bags-says = { $limit } maksavad { $penalty }
rule-bags-limit-ask = Mitu kotti toob trahvi?
rule-bags-penalty-ask = Kui suur on trahv?
rule-nil = { rule-nil-card }
rule-nil-ask = { rule-nil-card }: kas seda mängitakse?
rule-nil-says = { $made } luhtunult miinus { $lost }
rule-nil-made-ask = Kui palju see võidab?
rule-nil-lost-ask = Kui palju see luhtudes maksab?
rule-blind-nil = Pime null
rule-blind-nil-ask = Pime null: kas seda mängitakse?
rule-blind-nil-says = { $made } luhtunult miinus { $lost }
rule-blind-nil-made-ask = Kui palju see võidab?
rule-blind-nil-lost-ask = Kui palju see luhtudes maksab?
rule-nil-tricks = Luhtunud nulli tihid
rule-nil-tricks-ask = Mida loevad luhtunud nulli tihid?
rule-nil-tricks-bags = on kotid
rule-nil-tricks-bid = loevad partnerile
rule-nil-tricks-none = ei loe midagi

## On the page of a scheme, and as a switch of a new session

rule-bids-value = { $min_text } kuni { $max_text }
rule-bids-min-switch = Väikseim pakkumine
rule-set-clamped-term = puudujääk, kuid mitte üle pakkumise
rule-no-trump-value = ×{ $n_text }
rule-boston-value = ×{ $n_text }
rule-boston-games-term = { rule-boston }
rule-boston-games-value = sellise pakkumisega võidetud geim loeb { $n_text } geimi eest
rule-opponents-on-set-switch = Vastased, kui pakkumine sisse jääb
rule-opponents-on-set-true-switch = saavad punkte tihide eest, mis loevad
rule-opponents-on-set-false-switch = ei saa midagi
rule-bids-dealer-forced-term = Diiler kolme passi järel
rule-bids-dealer-forced-true-term = peab pakkuma
rule-bids-dealer-forced-false-term = võib ka passida
rule-bids-dealer-may-match-term = Diileri pakkumine
rule-bids-dealer-may-match-true-term = võib olla viimasega võrdne
rule-bids-dealer-may-match-false-term = peab olema viimasest kõrgem
rule-high-term = { rule-high-card }
rule-low-term = { rule-low-card }
rule-high-value = tehtult { $made_text } tihi eest{ $opponents ->
    [0] {""}
   *[other] {""}, ebaõnnestunult teistele { $opponents_text } tihi eest
}{ $lost ->
    [0] {""}
   *[other] {""}, ebaõnnestunult miinus { $lost_text } tihi eest
}
rule-low-value = { $more ->
    [0] vähem võtnud poolele { $fewer_text } tihi eest
   *[other] { $fewer ->
        [0] {""}
       *[other] vähem võtnud poolele { $fewer_text } tihi eest,{" "}{""}
    }rohkem võtnud poolele miinus { $more_text } tihi eest
}
rule-suit-values-term = Tihi trumbi järgi
rule-suit-values-value = pada { $spades_text }, risti { $clubs_text }, ruutu { $diamonds_text }, ärtu { $hearts_text }
rule-honours-value = kolm { $three_text }, neli { $four_text }
rule-honours-barred-at-term = Onöörid loevad
rule-honours-barred-at-none-term = iga seisuga
rule-honours-barred-at-value-term = seisuga alla { $n_text }
rule-rubber-value = { $games ->
    [2] {""}
   *[other] { $games_text } geimi,{" "}
}tavaline { $single_text }, kahekordne { $double_text }, kolmekordne { $treble_text }, robber { $bonus_text }
rule-rubber-none-switch = üksikud geimid
rule-partnership-bid-made-value = { $n_text } iga pakutud tihi eest
rule-lost-value = { $n ->
    [0] { $n_text }
   *[other] miinus { $n_text } iga pakutud tihi eest
}
rule-bags-value = { $limit_text } kotti maksavad { $penalty_text }
rule-nil-value = { $made_text }, luhtunult miinus { $lost_text }
rule-blind-nil-value = { $made_text }, luhtunult miinus { $lost_text }
