# Estonian: players and their statistics.

# The separator of a list.
list-comma = {", "}

## The roster

players-sessions = { $sessions ->
    [one] { $sessions_text } sessioon
   *[other] { $sessions_text } sessiooni
}
players-no-session = Ühtki sessiooni veel pole
players-roster-says = { $name }, { $sessions }, { $money } { $currency }
players-closing-says = Kokku: { $money } { $currency }
players-show-in = Näita: { $currency }
players-left-out = { $n ->
    [one] Üht sessiooni ei saa lugeda ja see jääb välja.
   *[other] { $n_text } sessiooni ei saa lugeda ja need jäävad välja.
}
players-counting = { $n ->
    [one] Üks sessioon on veel kokku lugeda.
   *[other] { $n_text } sessiooni on veel kokku lugeda.
}

## One player

players-line = { players-sessions } ja { hands-played }, algus: { $since }
players-of-rest = / { $n_text }
out-of = { $made_text } / { $of_text }
players-figure-says = { $value }: { $caption }
players-money-in-all = kokku, { $currency }
players-ahead = { $n ->
    [one] sessioon plussis
   *[other] sessiooni plussis
}
players-best-money = parim sessioon, { $currency }
players-worst-money = halvim sessioon, { $currency }
players-points-in-all = punkte kokku
players-won = võidetud sessiooni
players-best-points = parim sessioon, punktid
players-worst-points = halvim sessioon, punktid
players-after-three-hands = Statistika algab pärast kolme jaotust.
players-after-three-sessions = Graafik algab pärast kolme sessiooni

## Rates

players-contracts = { ui-contracts }
players-winning-bids = Võitnud pakkumised
players-bids-met = Täidetud pakkumised
players-all-bids = Kõik pakkumised
players-bid-of = Pakkumine { $n_text }
players-by-partner = { $what }, partnerite kaupa
players-hands-won = Võidetud jaotused, partnerite kaupa
players-success-by-contract = Edukus lepingute kaupa
players-rate-note = Täpp: senine edukus. Joon: 95% vahemik.
players-few-note = Tühi täpp: protsendiks on jaotusi liiga vähe.
players-head-made = Tehtud
players-head-met = Täis
players-head-won = Võidetud
players-rate-says = { $what }: { $made_text } { $of_text }-st, { $n_text } protsenti; 95% vahemik { $low_text } kuni { $high_text } protsenti
players-few-say = { $what }: { $made_text } { $of_text }-st, protsendiks liiga vähe; 95% vahemik { $low_text } kuni { $high_text } protsenti
players-money-in = { $money } { $currency }

## Charts

players-money-course = Raha sessioonide kaupa
players-running-total = Jooksev summa, { $currency }
players-points-course = Punktid sessioonide kaupa
players-running-points = Jooksev summa
players-course-says = { $title }, jooksev summa, { players-sessions }, { $every ->
    [1] iga sessiooni järel
   *[other] iga { $every_text } sessiooni järel
}: { $list }
players-tricks-taken = Võetud tihid: { $what }
players-tricks-note = { hands-played }; tühi tulp jäi sisse
players-makes-at-least = vaja { $n_text }
players-makes-exactly = { $n ->
    [0] ei ühtki tihi
   *[other] täpselt { $n_text }
}
players-makes-at-most = { $n ->
    [0] ei ühtki tihi
   *[other] kuni { $n_text }
}
players-tricks-say = { $title }, { $target }: { $list }
players-tricks-in = { step-tricks-card-open }: { hands-played }
players-show-tricks = Näita võetud tihisid: { $what }
players-met-note = täis { $made ->
    [one] { $made_text } pakkumine
   *[other] { $made_text } pakkumist
} { $of_text }-st, puudu { $under_text }, üle { $over_text }
players-grid-cell = pakkus { $bid_text }, võttis { $took_text }: { $n ->
    [one] üks kord
    [2] kaks korda
   *[other] { $n_text } korda
}
players-everybody = Kõik
players-figures-of-all = Kõigi statistika
players-figures-of = Statistika: { $name }

## Sessions

players-session-game = { $game }, { hands-played }
players-session-says = { $title }, { $day }, { $game }, { points-said }
players-show-more = { $n ->
    [one] Näita veel üht
   *[other] Näita veel { $n_text }
}

## Renaming and merging

players-change-says = Muuda nime või liida: { $name }
players-same-as = { $name } on sama inimene kui
players-alike-note = väga sarnane nimi
players-merge-says = Liida: { $name } on { $into }
players-merged = Liidetud: { $name } on { $into }
players-added = { $name } lisati mängijate hulka
players-name-taken = Selle nimega mängija on juba olemas: { $name }
players-name-taken-together = Selle nimega mängija on juba olemas: { $name }. Nad istusid ühes lauas: nad on kaks inimest.
