# The history of a session.

# The title of the history page.
history-title = { ui-history }

# The number of earlier changes not shown.
#   $n (number)
history-earlier = { $n ->
    [one] { $n_text } earlier change is not shown
   *[other] { $n_text } earlier changes are not shown
 }

# A forgotten hand was inserted.
#   $hand (message)
history-put-in = Inserted: { $hand }

# A forgotten hand was inserted, and the deal shifted in later hands.
#   $hand (message), $n (number), $first (number), $last (number)
history-put-in-moved = Inserted: { $hand }. { $n ->
    [one] The deal of hand { $first_text } moves on by one place
   *[other] The deal of hands { $first_text } to { $last_text } moves on by one place
 }

# A hand was removed.
#   $hand (message)
history-taken-out = Removed: { $hand }

# A change that ends the game earlier, and the number of the hand that now ends it.
#   $what (message), $n (number)
history-played-on = { $what }. The game is over with hand { $n_text }; the hands after it count as played on

# A correction of the tricks alone.
#   $n (number), $who (message), $what (message), $before (number), $after (number)
history-tricks-became = Hand { $n_text }: { $who }, { $what }, { $before ->
    [one] { $before_text } trick
   *[other] { $before_text } tricks
 } became { $after_text }

# A correction: the hand before and after.
#   $before (message), $after (message)
history-became = { $before }. Corrected: { $after }

# A correction of a player's bid and tricks.
#   $name (text), $bid_before (message), $took_before (number), $bid (message), $took (number)
history-seat-became = { $name } bid { $bid } and took { $took_text }, not { $bid_before } and { $took_before_text }

# A correction of something else on a hand.
#   $n (number)
history-details = Hand { $n_text } corrected

# A correction of the dealer.
#   $name (text)
history-dealt-by = { $name } dealt

# A hand's note was changed.
#   $note (text)
history-noted = note: { $note }

# A hand's note was removed.
history-note-gone = no note

# A revoke or adjustment was removed.
#   $what (message)
history-gone = removed: { $what }

# An adjustment was removed.
#   $n (number)
history-adjustments-gone = Hand { $n_text }: an adjustment removed

# The session was given a title.
#   $title (text)
history-titled = Named { $title }

# The session was given a note; its first line.
#   $note (text)
history-session-noted = Session note: { $note }

# The session's note was removed.
history-session-note-gone = Session note removed

# A player was renamed.
#   $before (text), $after (text)
history-renamed = { $before } renamed to { $after }

# Another stake from a hand on.
#   $from (number), $stake (stake)
history-stake = From hand { $from_text } on, the stake is { $stake }

# No stake from a hand on.
#   $from (number)
history-no-stake = From hand { $from_text } on, no stake

# A player joined.
#   $name (text)
history-joined = { $name } joined

# A player left.
#   $name (text)
history-left = { $name } left

# The seats from the next hand on.
#   $names (texts)
history-seated = Seating: { $names }

# The settlement terms were changed.
history-terms = Settlement rules changed

# From now on the table pays after every hand.
history-paid-each-hand = { ui-paid-after-every-hand }

# From now on the table pays at the end.
history-paid-at-end = Paid at the end

# From now on a hand counts for those who sit it out.
history-out-pays = { ui-who-sits-out-a-hand }

# From now on a hand does not count for those who sit it out.
history-out-free = Whoever sits out a hand neither pays nor is paid

# The session was ended.
history-ended = Session ended

# The session was reopened.
history-reopened = Session reopened

# The removal of a hand, undone or redone.
#   $n (number)
history-removal = removal of hand { $n_text }

# The same for an insertion.
#   $n (number)
history-insertion = insertion of hand { $n_text }

# A change or a payment was undone.
#   $what (message)
history-undone = Undone: { $what }

# A change was redone.
#   $what (message)
history-redone = Redone: { $what }

# A row as a sentence.
#   $what (message), $moved (message)
history-says = { $what }. { $moved }

# A change without effect on points.
history-nothing-moved = No points moved

# The button that inserts a hand before another.
history-insert = Insert a forgotten hand before it

# Heading of the dock while a forgotten hand is inserted.
#   $n (number)
history-inserting = Forgotten hand before hand { $n_text }

# The button that removes a hand.
#   $n (number)
history-remove = Remove hand { $n_text }

# Points brought forward.
history-begun-with = Hand 0: points brought forward

# Points brought forward were removed.
history-begun-with-nothing = No points brought forward

# The row of points brought forward.
#   $moves (messages)
sheet-begun-with = Hand 0: { $moves }
