# Debts, payments and stakes.

# The text if nobody owes anything.
money-nobody-owes = Nobody owes anything

# The same if some sessions are left out.
money-nobody-else-owes = Nobody owes anything in the other sessions

# Heading of the balances: the number of sessions.
#   $sessions (number)
money-everything = From { $sessions ->
    [one] one session
   *[other] { $sessions_text } sessions
}

# Under the title: sessions whose result cannot be computed.
#   $n (number), $session (message)
money-left-out = { $n ->
    [one] { $session } cannot be calculated and is left out
   *[other] { $n_text } sessions cannot be calculated and are left out; the first is { $session }
}

# A player who is owed money, as a sentence.
#   $name (text), $money (money)
money-is-owed = { $name } is owed { $money } { $currency }

# A player who owes money, as a sentence.
#   $name (text), $money (money)
money-owes = { $name } owes { $money } { $currency }

# Heading of the ended sessions not fully paid.
#   $n (number)
money-head-open = { $n ->
    [one] One unsettled session
   *[other] { $n_text } unsettled sessions
}

# Heading of the running sessions, which count once they end or are ticked.
#   $n (number)
money-head-running = { $n ->
    [one] One session is still being played and does not count yet
   *[other] { $n_text } sessions are still being played and do not count yet
}

# Heading of the payments that settle all of them.
#   $n (number)
money-head-settle = { $n ->
    [one] One payment settles everything
   *[other] { $n_text } payments settle everything
}

# Under it: what to do.
money-how-to-owe = When you play for a stake, each session’s money is listed here until it is marked as paid.

# Heading of the payments that settle the chosen sessions.
#   $n (number)
money-head-chosen = { $n ->
    [one] One payment settles what is chosen
   *[other] { $n_text } payments settle what is chosen
}

# The text if nothing is chosen.
money-nothing-chosen = Nothing is chosen

# The button that marks all of them as paid.
#   $n (number)
money-mark-all = Mark all { $n_text } as paid

# A notice with Undo: all of them were marked.
#   $n (number)
money-marked-all = { $n_text } payments marked as paid

# Heading of past payments.
#   $n (number)
money-head-paid = { $n ->
    [one] One payment was made
   *[other] { $n_text } payments were made
}

# A session not fully paid, as a sentence.
#   $title (message), $line (message), $money (money)
money-session-open = { $title }, { $line }: { $money } { $currency } unpaid

# Instead of a title: a deleted session.
money-session-deleted = a deleted session

# The number of sessions settled together.
#   $n (number)
money-together = { $n ->
    [one] One session
   *[other] { $n_text } sessions settled together
}

## Payments

# Heading of the payments: none is open.
money-paid-up = Everything is paid

# Heading of the payments: the number of open ones.
#   $n (number)
money-pays-left = { $n ->
    [one] One payment is left
   *[other] { $n_text } payments are left
}

# Heading of the payments after one was made: the open changes.
#   $n (number)
money-pays-back = { $n ->
    [one] After what has been paid, one payment is left
   *[other] After what has been paid, { $n_text } payments are left
}

# The button that marks a payment as paid, for screen readers.
#   $from (text), $to (text), $money (money)
money-mark-paid-says = Mark as paid: { $from } pays { $to } { $money } { $currency }

# A past payment, as a sentence.
#   $from (text), $to (text), $money (money), $day (day)
money-paid = { $from } paid { $to } { $money } { $currency } on { $day }

# The button of the panel that undoes a payment mark, for screen readers.
#   $from (text), $to (text), $money (money)
money-undo-says = Undo: { $from } paid { $to } { $money } { $currency }

# A notice with Undo: a payment was marked.
#   $from (text), $to (text)
money-marked-paid = { $from } has paid { $to }

# A notice with Undo: a payment mark was undone.
#   $from (text), $to (text)
money-undone = Payment from { $from } to { $to } undone

# Under a payment: when it was made.
#   $day (day)
money-paid-on = paid on { $day }

# Under a payment: it is all that one owes.
#   $name (text)
money-owes-all = all that { $name } owes

# Under a payment: it is all that one is owed.
#   $name (text)
money-owed-all = all that { $name } is owed

# Under a payment: it is part of what one owes.
#   $name (text), $money (money)
money-owes-part = part of the { $money } that { $name } owes

# Under a payment: it is the rest of what one owes.
#   $name (text)
money-owes-rest = the rest of what { $name } owes

# In the panel: the date of the payment.
#   $day (day)
money-day-of-payment = Paid on { $day }

# In the panel: the amount typed is none, or more than the payment.
#   $money (money)
money-amount-bad = An amount of at most { $money } { $currency }

# Instead of saving payments, if others settle the same sessions meanwhile. They are shown now.
money-pay-changed = Payments were recorded or undone elsewhere: look again at what is open

# Instead of payments: the table pays after every hand.
money-paid-as-played = Paid after every hand

## Where a payment comes from

# Heading of a payment's sources: all that one player lost.
#   $name (text)
money-what-lost = What { $name } lost

# Heading of a payment's sources: all that one player won.
#   $name (text)
money-what-won = What { $name } won

# Heading of a payment's sources: the result of several players together, a loss; some of them may have won.
#   $names (texts)
money-what-lost-together = { $names } together: losses minus winnings

# Heading of a payment's sources: the result of several players together, a gain; some of them may have lost.
#   $names (texts)
money-what-won-together = { $names } together: winnings minus losses

# A source of a payment: a hand, with its session.
#   $title (message), $n (number)
money-from-hand-of = { $title }, hand { $n_text }

# A source of a payment: the game as a whole.
money-from-game = The game

# A source of a payment: a past payment.
#   $from (text), $to (text), $day (day)
money-from-paid = { $from } paid { $to } on { $day }

# The button that opens a hand or a session.
#   $what (message)
money-show = Show { $what }

# Under the parts of a payment: their sum.
#   $money (money)
money-comes-to = Total: { $money } { $currency }

## Stakes

# The stake from the next game on.
#   $stake (message)
money-stake-from-game = From the next game on: { $stake }

# The stake from the next rubber on.
#   $stake (message)
money-stake-from-rubber = From the next rubber on: { $stake }

# The players who sat out hands of a session.
#   $list (messages)
money-sat-out = Sat out: { $list }

# One of them.
#   $name (text), $hands (number)
money-sat-out-hands = { $name } { hands-played }

# Hands do not count for players who sit them out.
money-sat-out-free = Whoever sits out a hand neither pays nor is paid for it.

# The same; points were adjusted in such a hand.
money-sat-out-adjusted = Whoever sits out a hand neither pays nor is paid for its play; an adjustment of points counts for everyone.

# Hands count for players who sit them out.
money-sat-out-pays = Whoever sits out a hand pays for it too.
