# Debts, payments and stakes.
books-balances = Balances
books-nobody-owes = Nobody owes anybody anything
books-everything = Over { $sessions ->
    [one] one session
   *[other] { $sessions_text } sessions
}
books-is-owed = { $name } is owed { $money } { $currency }
books-owes = { $name } owes { $money } { $currency }
books-is-even = { $name } is even
books-head-open = { $n ->
    [one] One session is open
   *[other] { $n_text } sessions are open
}
books-head-settle = { $n ->
    [one] One payment settles everything
   *[other] { $n_text } payments settle everything
}
books-head-paid = { $n ->
    [one] One payment was made
   *[other] { $n_text } payments were made
}
books-session-open = { $title }: { $money } { $currency } open
books-session-deleted = a deleted session
books-together = { $n ->
    [one] One session
   *[other] { $n_text } sessions settled together
}

## Payments

books-paid-up = Everything is paid
books-pays-left = { $n ->
    [one] One payment is left
   *[other] { $n_text } payments are left
}
books-pays-back = { $n ->
    [one] Something changed after it was paid: one payment makes up for it
   *[other] Something changed after it was paid: { $n_text } payments make up for it
}
books-mark-paid = Paid
books-mark-paid-says = Mark as paid: { $from } pays { $to } { $money } { $currency }
books-paid = { $from } paid { $to } { $money } { $currency } on { $day }
books-take-back = Not paid
books-take-back-says = Take back that { $from } has paid { $to } { $money } { $currency }
books-marked-paid = { $from } has paid { $to }
books-took-back = { $from } has not paid { $to }
books-paid-as-played = Paid after every hand

## Where a payment comes from

books-what-lost = What { $name } lost
books-what-won = What { $name } won
books-what-lost-together = What { $names } lost together
books-what-won-together = What { $names } won together
books-from-hand = Hand { $n_text }
books-from-hand-of = { $title }, hand { $n_text }
books-from-game = The game
books-from-game-of = { $title }
books-from-earlier = { $title }
books-from-paid = { $from } paid { $to } on { $day }
books-comes-to = Together { $money } { $currency }

## What was played for

books-stake-of-hand = Hand { $n_text }: { $stake } a point
books-stake-of-hands = Hands { $first_text } to { $last_text }: { $stake } a point
books-honour-of-hand = Hand { $n_text }: for honour
books-honour-of-hands = Hands { $first_text } to { $last_text }: for honour
books-stake-from = From hand { $n_text } on: { $stake } a point
books-honour-from = From hand { $n_text } on: for honour
