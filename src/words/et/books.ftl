# Estonian. Debts, payments and stakes.
books-balances = Saldod
books-nobody-owes = Keegi pole kellelegi võlgu
books-everything = Kokku { $sessions ->
    [one] üks sessioon
   *[other] { $sessions_text } sessiooni
}
books-is-owed = { $name }: saada { $money } { $currency }
books-owes = { $name }: maksta { $money } { $currency }
books-is-even = { $name } on nullis
books-head-open = { $n ->
    [one] Üks sessioon on arveldamata
   *[other] { $n_text } sessiooni on arveldamata
}
books-head-settle = { $n ->
    [one] Kõigeks piisab ühest maksest
   *[other] Kõigeks piisab { $n_text } maksest
}
books-head-paid = { $n ->
    [one] Üks makse tehtud
   *[other] { $n_text } makset tehtud
}
books-session-open = { $title }: maksta jäi { $money } { $currency }
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
books-pays-back = Pärast maksmist midagi muutus: { $n ->
    [one] tasa teeb üks makse
   *[other] tasa teeb { $n_text } makset
}
books-mark-paid = Makstud
books-mark-paid-says = Märgi makstuks: maksab { $from }, saab { $to }: { $money } { $currency }
books-paid = { $day }: maksis { $from }, sai { $to }: { $money } { $currency }
books-take-back = Maksmata
books-take-back-says = Võta märge tagasi: maksis { $from }, sai { $to }: { $money } { $currency }
books-marked-paid = Makstud: maksis { $from }, sai { $to }
books-took-back = Maksmata: maksab { $from }, saab { $to }
books-paid-as-played = Makstud iga jaotuse järel

## Where a payment comes from

books-what-lost = Kaotus: { $name }
books-what-won = Võit: { $name }
books-what-lost-together = Kaotus kokku: { $names }
books-what-won-together = Võit kokku: { $names }
books-from-hand = { $n_text }. jaotus
books-from-hand-of = { $title }, { $n_text }. jaotus
books-from-game = Mäng
books-from-game-of = { $title }
books-from-earlier = { $title }
books-from-paid = { $day }: maksis { $from }, sai { $to }
books-comes-to = Kokku { $money } { $currency }

## What was played for

books-stake-of-hand = { $n_text }. jaotus: { $stake } punkti eest
books-stake-of-hands = Jaotused { $first_text } kuni { $last_text }: { $stake } punkti eest
books-honour-of-hand = { $n_text }. jaotus: au peale
books-honour-of-hands = Jaotused { $first_text } kuni { $last_text }: au peale
books-stake-from = Alates { $n_text }. jaotusest: { $stake } punkti eest
books-honour-from = Alates { $n_text }. jaotusest: au peale
