# Debts, payments and stakes.
# What people owe each other over all sessions.
books-balances = Balances

# Where nobody owes anything.
books-nobody-owes = Nobody owes anything

# Over the balances: over how many sessions.
#   $sessions (number)
books-everything = Over { $sessions ->
    [one] one session
   *[other] { $sessions_text } sessions
}

# Under the title: sessions of which nobody can say what they came to.
#   $n (number), $session (message)
books-left-out = { $n ->
    [one] { $session } cannot be counted, and is left out
   *[other] { $n_text } sessions cannot be counted, and are left out; the first is { $session }
}

# Somebody who is owed money, as a sentence.
#   $name (text), $money (money), $currency (text)
books-is-owed = { $name } is owed { $money } { $currency }

# Somebody who owes money, as a sentence.
#   $name (text), $money (money), $currency (text)
books-owes = { $name } owes { $money } { $currency }

# Somebody who owes nothing and is owed nothing.
#   $name (text)
books-is-even = { $name } is even

# Over the sessions of which something is left to be paid.
#   $n (number)
books-head-open = { $n ->
    [one] One unsettled session
   *[other] { $n_text } unsettled sessions
}

# Over the sessions that still go on: they count once they end, or are ticked.
#   $n (number)
books-head-running = { $n ->
    [one] One session is still being played and does not count yet
   *[other] { $n_text } sessions are still being played and do not count yet
}

# Over the payments that would settle all of them in one go.
#   $n (number)
books-head-settle = { $n ->
    [one] One payment settles everything
   *[other] { $n_text } payments settle everything
}

# The way from a result to the balances.
books-all-balances = All balances

# Under it: what to do.
books-how-to-owe = When you play for a stake, each session’s money is listed here until it is marked as paid.

# Over the payments that would settle what is chosen.
#   $n (number)
books-head-chosen = { $n ->
    [one] One payment settles what is chosen
   *[other] { $n_text } payments settle what is chosen
}

# In place of them where nothing is chosen.
books-nothing-chosen = Nothing is chosen

# Under the balances: what a tap on a name does.
books-hint-people = Tap a name to settle with that person alone

# Under the open sessions: what their boxes do.
books-hint-sessions = Ticked sessions are settled together

# The button that marks all of them as paid.
#   $n (number)
books-mark-all = Mark all { $n_text } as paid

# A notice with Undo: all of them were marked.
#   $n (number)
books-marked-all = { $n_text } payments marked as paid

# Over what was paid.
#   $n (number)
books-head-paid = { $n ->
    [one] One payment was made
   *[other] { $n_text } payments were made
}

# Under the title of a session of which something is left: when it was and how it ended.
#   $at (minute), $stands (message)
books-evening = { $at } · { $stands }

# A session of which something is left, as a sentence.
#   $title (message), $line (message), $money (money), $currency (text)
books-session-open = { $title }, { $line }: { $money } { $currency } open

# In place of a title: a session that was deleted.
books-session-deleted = a deleted session

# So many sessions that were settled together.
#   $n (number)
books-together = { $n ->
    [one] One session
   *[other] { $n_text } sessions settled together
}

## Payments

# Over the payments: nothing is left of them.
books-paid-up = Everything is paid

# Over the payments: so many are left.
#   $n (number)
books-pays-left = { $n ->
    [one] One payment is left
   *[other] { $n_text } payments are left
}

# The same after something was paid: what has changed since.
#   $n (number)
books-pays-back = { $n ->
    [one] After what was paid, one payment is open
   *[other] After what was paid, { $n_text } payments are open
}

# The button that marks a payment as paid.
books-mark-paid = Paid

# The same in full.
#   $from (text), $to (text), $money (money), $currency (text)
books-mark-paid-says = Mark as paid: { $from } pays { $to } { $money } { $currency }

# What was paid, as a sentence.
#   $from (text), $to (text), $money (money), $currency (text), $day (day)
books-paid = { $from } paid { $to } { $money } { $currency } on { $day }

# The button that takes back a paid mark.
books-take-back = Not paid

# The same in full.
#   $from (text), $to (text), $money (money), $currency (text)
books-take-back-says = Undo: { $from } paid { $to } { $money } { $currency }

# A notice with Undo: a payment was marked.
#   $from (text), $to (text)
books-marked-paid = { $from } has paid { $to }

# A notice with Undo: a mark was taken back.
#   $from (text), $to (text)
books-took-back = { $from } has not paid { $to }

# Under a payment: when it was made.
#   $day (day)
books-paid-on = paid on { $day }

# The same with what was written beside it.
#   $day (day), $note (text)
books-paid-on-note = paid on { $day } · { $note }

# Under a payment: it is all that one owes.
#   $name (text)
books-owes-all = all that { $name } owes

# Under a payment: it is all that one is owed.
#   $name (text)
books-owed-all = all that { $name } is owed

# Under a payment: it is a part of what one owes.
#   $name (text), $money (money)
books-owes-part = a part of the { $money } that { $name } owes

# Under a payment: it is the rest of what one owes.
#   $name (text)
books-owes-rest = the rest of what { $name } owes

# The button of the panel that marks a payment.
books-mark-as-paid = Mark as paid

# In the panel: the day that will stand beside the payment.
#   $day (day)
books-day-of-payment = Paid on { $day }

# The button that moves it a day back.
books-day-earlier = One day earlier

# The button that moves it a day on.
books-day-later = One day later

# The field for a note beside a payment.
books-note = Note

# What stands in it while it is empty.
books-note-hint = In cash, by phone …

# In the panel: nothing says where a payment comes from.
books-no-source = The hands have changed since, or the payment was agreed.

# A payment could not be written down.
#   $why (text)
books-pay-failed = Could not be saved: { $why }

# In place of the payments: the table pays after every hand.
books-paid-as-played = Paid after every hand

## Where a payment comes from

# Over the hands that a payment comes from: all that one lost.
#   $name (text)
books-what-lost = What { $name } lost

# The same: all that one won.
#   $name (text)
books-what-won = What { $name } won

# The same: all that some lost together.
#   $names (texts)
books-what-lost-together = Combined losses of { $names }

# The same: all that some won together.
#   $names (texts)
books-what-won-together = Combined winnings of { $names }

# A part of a payment: a hand.
#   $n (number)
books-from-hand = Hand { $n_text }

# The same, of which session.
#   $title (message), $n (number)
books-from-hand-of = { $title }, hand { $n_text }

# A part of a payment: the game as a whole.
books-from-game = The game

# The same, of which session.
#   $title (message)
books-from-game-of = { $title }

# A part of a payment: an earlier session.
#   $title (message)
books-from-earlier = { $title }

# A part of a payment: what was paid.
#   $from (text), $to (text), $day (day)
books-from-paid = { $from } paid { $to } on { $day }

# The same before an amount that stands by itself.
books-in-all = Together

# The button that opens a hand or a session.
#   $what (message)
books-show = Show { $what }

# Under the parts of a payment: their sum.
#   $money (money), $currency (text)
books-comes-to = Together { $money } { $currency }

## What was played for

# Over what the hands were played for.
books-head-stakes = Played for

# So much a game.
#   $stake (stake)
books-a-game = { $stake } a game

# So much a rubber.
#   $stake (stake)
books-a-rubber = { $stake } a rubber

# So much from each into the pot.
#   $stake (stake)
books-from-each = { $stake } from each

# So much a place.
#   $stake (stake)
books-a-place = { $stake } a place

# In place of a stake, inside a sentence.
books-for-honour = no stake

# What one hand was played for.
#   $n (number), $stake (message)
books-stake-of-hand = Hand { $n_text }: { $stake }

# What some hands were played for.
#   $first (number), $last (number), $stake (message)
books-stake-of-hands = Hands { $first_text } to { $last_text }: { $stake }

# What is played for from the next hand on.
#   $n (number), $stake (message)
books-stake-from = From hand { $n_text } on: { $stake }

# What is played for from the next game on.
#   $stake (message)
books-stake-from-game = From the next game on: { $stake }

# What is played for from the next rubber on.
#   $stake (message)
books-stake-from-rubber = From the next rubber on: { $stake }

# Who sat out how many hands of a session.
#   $list (messages)
books-sat-out = Sat out: { $list }

# One of them.
#   $name (text), $hands (number)
books-sat-out-hands = { $name } { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

# What a hand is worth to who sat it out: nothing.
books-sat-out-free = Whoever sits out a hand neither pays nor is paid for it.

# What a hand is worth to who sat it out: what it is worth to everybody.
books-sat-out-pays = Whoever sits out a hand pays for it too.
