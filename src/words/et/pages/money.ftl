# Estonian: debts, payments and stakes.

money-nobody-owes = Keegi pole kellelegi võlgu
money-nobody-else-owes = Teistes sessioonides pole keegi kellelegi võlgu
money-everything = { $sessions ->
    [one] Ühest sessioonist
   *[other] { $sessions_text } sessioonist
}
money-left-out = { $n ->
    [one] { $session }: ei saa arvutada ja jääb välja
   *[other] { $n_text } sessiooni ei saa arvutada ja jäävad välja; esimene on { $session }
}
money-is-owed = { $name }: saada { $money } { $currency }
money-owes = { $name }: maksta { $money } { $currency }
money-head-open = { $n ->
    [one] Üks arveldamata sessioon
   *[other] { $n_text } arveldamata sessiooni
}
money-head-running = { $n ->
    [one] Üks sessioon alles kestab ega lähe veel arvesse
   *[other] { $n_text } sessiooni alles kestab ega lähe veel arvesse
}
money-head-settle = { $n ->
    [one] Kõigeks piisab ühest maksest
   *[other] Kõigeks piisab { $n_text } maksest
}
money-how-to-owe = Kui mängid panusega, on iga sessiooni raha siin kirjas, kuni see märgitakse makstuks.
money-head-chosen = { $n ->
    [one] Valituks piisab ühest maksest
   *[other] Valituks piisab { $n_text } maksest
}
money-nothing-chosen = Midagi pole valitud
money-mark-all = Märgi kõik { $n_text } makstuks
money-marked-all = { $n_text } makset märgitud makstuks
money-head-paid = { $n ->
    [one] Üks makse tehtud
   *[other] { $n_text } makset tehtud
}
money-session-open = { $title }, { $line }: veel maksta { $money } { $currency }
money-session-deleted = kustutatud sessioon
money-together = { $n ->
    [one] Üks sessioon
   *[other] { $n_text } sessiooni koos arveldatud
}

## Payments

money-paid-up = Kõik on makstud
money-pays-left = { $n ->
    [one] Jäänud on üks makse
   *[other] Jäänud on { $n_text } makset
}
money-pays-back = Pärast makstut on { $n ->
    [one] jäänud üks makse
   *[other] jäänud { $n_text } makset
}
money-mark-paid-says = Märgi makstuks: maksab { $from }, saab { $to }: { $money } { $currency }
money-paid = { $day }: maksis { $from }, sai { $to }: { $money } { $currency }
money-undo-says = Võta tagasi: maksis { $from }, sai { $to }: { $money } { $currency }
money-marked-paid = Makstud: maksis { $from }, sai { $to }
money-undone = Makse tagasi võetud: maksis { $from }, sai { $to }
money-paid-on = makstud { $day }
money-owes-all = kogu võlg: { $name }
money-owed-all = kogu saadaolev: { $name }
money-owes-part = osa võlast { $money }: { $name }
money-owes-rest = ülejäänud võlg: { $name }
money-day-of-payment = Makstud { $day }
money-amount-bad = Summa: kõige rohkem { $money } { $currency }
money-pay-changed = Makseid salvestati või võeti tagasi mujal: vaata uuesti, mis on tasumata
money-paid-as-played = Makstud iga jaotuse järel

## Where a payment comes from

money-what-lost = Kaotus: { $name }
money-what-won = Võit: { $name }
money-what-lost-together = { $names } kokku: kaotused miinus võidud
money-what-won-together = { $names } kokku: võidud miinus kaotused
money-from-hand-of = { $title }, { $n_text }. jaotus
money-from-game = Mäng
money-from-paid = { $day }: maksis { $from }, sai { $to }
money-show = Näita: { $what }
money-comes-to = Kokku { $money } { $currency }

## Stakes

money-stake-from-game = Alates järgmisest geimist: { $stake }
money-stake-from-rubber = Alates järgmisest robberist: { $stake }
money-sat-out = Puhkasid: { $list }
money-sat-out-hands = { $name } { $hands ->
    [one] { $hands_text } jaotuse
   *[other] { $hands_text } jaotust
}
money-sat-out-free = Kes jaotuses puhkab, ei maksa selle eest ega saa midagi.
money-sat-out-adjusted = Kes jaotuses puhkab, ei maksa mängu eest ega saa midagi; punktide korrigeerimine kehtib kõigile.
money-sat-out-pays = Kes jaotuses puhkab, maksab selle eest ka.
