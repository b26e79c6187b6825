# Debts, payments and stakes.
books-balances = Balances
books-nobody-owes = Nobody owes anybody anything
books-everything = Over { $sessions ->
    [one] one session
   *[other] { $sessions_text } sessions
}
books-left-out = { $n ->
    [one] { $session } cannot be counted, and is left out
   *[other] { $n_text } sessions cannot be counted, and are left out; the first is { $session }
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
books-all-balances = All balances
books-how-to-owe = Play for a stake: what a session comes to stands here until it is marked as paid.
books-head-chosen = { $n ->
    [one] One payment settles what is chosen
   *[other] { $n_text } payments settle what is chosen
}
books-nothing-chosen = Nothing is chosen
books-hint-people = Tap a name to settle with that person alone
books-hint-sessions = Settled in one go: those with a tick
books-mark-all = Mark all { $n_text } as paid
books-marked-all = { $n_text } payments marked as paid
books-head-paid = { $n ->
    [one] One payment was made
   *[other] { $n_text } payments were made
}
books-evening = { $at } · { $stands }
books-session-open = { $title }, { $line }: { $money } { $currency } open
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
    [one] After what was paid, one payment is open
   *[other] After what was paid, { $n_text } payments are open
}
books-mark-paid = Paid
books-mark-paid-says = Mark as paid: { $from } pays { $to } { $money } { $currency }
books-paid = { $from } paid { $to } { $money } { $currency } on { $day }
books-take-back = Not paid
books-take-back-says = Take back that { $from } has paid { $to } { $money } { $currency }
books-marked-paid = { $from } has paid { $to }
books-took-back = { $from } has not paid { $to }
books-paid-on = paid on { $day }
books-paid-on-note = paid on { $day } · { $note }
books-owes-all = all that { $name } owes
books-owed-all = all that { $name } is owed
books-owes-part = a part of the { $money } that { $name } owes
books-owes-rest = the rest of what { $name } owes
books-mark-as-paid = Mark as paid
books-day-of-payment = Paid on { $day }
books-day-earlier = A day earlier
books-day-later = A day later
books-note = Note
books-note-hint = In cash, by phone …
books-no-source = The hands have changed since, or it was paid by agreement.
books-pay-failed = That could not be written down: { $why }
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
books-in-all = Together
books-show = Show { $what }
books-comes-to = Together { $money } { $currency }

## What was played for

books-head-stakes = Played for
books-a-game = { $stake } a game
books-a-rubber = { $stake } a rubber
books-from-each = { $stake } from each
books-a-place = { $stake } a place
books-for-honour = for honour
books-stake-of-hand = Hand { $n_text }: { $stake }
books-stake-of-hands = Hands { $first_text } to { $last_text }: { $stake }
books-stake-from = From hand { $n_text } on: { $stake }
books-stake-from-game = From the next game on: { $stake }
books-stake-from-rubber = From the next rubber on: { $stake }
books-sat-out-free = Who sat out a hand neither pays nor is paid for it.
books-sat-out-pays = Who sat out a hand pays for it too.
