# Estonian: debts, payments and stakes.

books-balances = { ui-balances }
books-nobody-owes = Keegi pole kellelegi võlgu
books-everything = { $sessions ->
    [one] Ühest sessioonist
   *[other] { $sessions_text } sessioonist
}
books-left-out = { $n ->
    [one] { $session }: ei saa arvutada ja jääb välja
   *[other] { $n_text } sessiooni ei saa arvutada ja jäävad välja; esimene on { $session }
}
books-is-owed = { $name }: saada { $money } { $currency }
books-owes = { $name }: maksta { $money } { $currency }
books-is-even = { $name }: ei maksta ega saada midagi
books-head-open = { $n ->
    [one] Üks arveldamata sessioon
   *[other] { $n_text } arveldamata sessiooni
}
books-head-running = { $n ->
    [one] Üks sessioon alles kestab ega lähe veel arvesse
   *[other] { $n_text } sessiooni alles kestab ega lähe veel arvesse
}
books-head-settle = { $n ->
    [one] Kõigeks piisab ühest maksest
   *[other] Kõigeks piisab { $n_text } maksest
}
books-all-balances = Kõik saldod
books-how-to-owe = Kui mängid panusega, on iga sessiooni raha siin kirjas, kuni see märgitakse makstuks.
books-head-chosen = { $n ->
    [one] Valituks piisab ühest maksest
   *[other] Valituks piisab { $n_text } maksest
}
books-nothing-chosen = Midagi pole valitud
books-mark-all = Märgi kõik { $n_text } makstuks
books-marked-all = { $n_text } makset märgitud makstuks
books-head-paid = { $n ->
    [one] Üks makse tehtud
   *[other] { $n_text } makset tehtud
}
books-session = { $at } · { $stands }
books-session-open = { $title }, { $line }: veel maksta { $money } { $currency }
books-session-deleted = kustutatud sessioon
books-together = { $n ->
    [one] Üks sessioon
   *[other] { $n_text } sessiooni koos arveldatud
}

## Payments

books-paid-up = Kõik on makstud
books-pays-left = { $n ->
    [one] Jäänud on üks makse
   *[other] Jäänud on { $n_text } makset
}
books-pays-back = Pärast makstut on { $n ->
    [one] jäänud üks makse
   *[other] jäänud { $n_text } makset
}
books-mark-paid-says = Märgi makstuks: maksab { $from }, saab { $to }: { $money } { $currency }
books-paid = { $day }: maksis { $from }, sai { $to }: { $money } { $currency }
books-take-back-says = Võta tagasi: maksis { $from }, sai { $to }: { $money } { $currency }
books-marked-paid = Makstud: maksis { $from }, sai { $to }
books-took-back = Makse tagasi võetud: maksis { $from }, sai { $to }
books-paid-on = makstud { $day }
books-paid-on-note = makstud { $day } · { $note }
books-owes-all = kogu võlg: { $name }
books-owed-all = kogu saadaolev: { $name }
books-owes-part = osa võlast { $money }: { $name }
books-owes-rest = ülejäänud võlg: { $name }
books-mark-as-paid = Märgi makstuks
books-day-of-payment = Makstud { $day }
books-no-source = Täpsustust pole: jaotused on vahepeal muutunud või lepiti summa kokku.
books-pay-changed = Makseid salvestati või võeti tagasi mujal: vaata uuesti, mis on tasumata
books-paid-as-played = Makstud iga jaotuse järel

## Where a payment comes from

books-what-lost = Kaotus: { $name }
books-what-won = Võit: { $name }
books-what-lost-together = { $names } kokku: kaotused miinus võidud
books-what-won-together = { $names } kokku: võidud miinus kaotused
books-from-hand-of = { $title }, { $n_text }. jaotus
books-from-game = Mäng
books-from-paid = { $day }: maksis { $from }, sai { $to }
books-show = Näita: { $what }
books-comes-to = Kokku { $money } { $currency }

## Stakes

books-a-game = { $stake } geimi eest
books-a-rubber = { $stake } robberi eest
books-from-each = { $stake } igaühelt
books-a-place = { $stake } koha eest
books-stake-from-game = Alates järgmisest geimist: { $stake }
books-stake-from-rubber = Alates järgmisest robberist: { $stake }
books-sat-out = Puhkasid: { $list }
books-sat-out-hands = { $name } { $hands ->
    [one] { $hands_text } jaotuse
   *[other] { $hands_text } jaotust
}
books-sat-out-free = Kes jaotuses puhkab, ei maksa selle eest ega saa midagi.
books-sat-out-adjusted = Kes jaotuses puhkab, ei maksa mängu eest ega saa midagi; punktide korrigeerimine kehtib kõigile.
books-sat-out-pays = Kes jaotuses puhkab, maksab selle eest ka.
