# What was done to a session, and what it did.
# The page that tells what was done.
history-title = History

# The item behind More that opens the page.
history-more = History

# Nothing has been done yet.
history-empty = Nothing yet. Every hand, correction and change is listed here.

# So many earlier changes are not shown.
#   $n (number)
history-earlier = { $n ->
    [one] { $n_text } earlier change is not shown
   *[other] { $n_text } earlier changes are not shown
 }

# A hand was entered at the end.
#   $hand (message)
history-entered = { $hand }

# A forgotten hand was put in.
#   $hand (message)
history-put-in = Inserted: { $hand }

# A forgotten hand was put in, and in so many hands behind it the deal moved on.
#   $hand (message), $n (number), $first (number), $last (number)
history-put-in-moved = Inserted: { $hand }. { $n ->
    [one] The deal of hand { $first_text } moves on by one place
   *[other] The deal of hands { $first_text } to { $last_text } moves on by one place
 }

# A hand was taken out.
#   $hand (message)
history-taken-out = Removed: { $hand }

# A correction of the tricks alone.
#   $n (number), $who (message), $what (message), $before (number), $after (number)
history-tricks-became = Hand { $n_text }: { $who }, { $what }, { $before ->
    [one] { $before_text } trick
   *[other] { $before_text } tricks
 } became { $after_text }

# A correction: the hand before and after.
#   $before (message), $after (message)
history-became = { $before }. Corrected: { $after }

# A correction of what somebody bid and took.
#   $name (text), $bid_before (message), $took_before (number), $bid (message), $took (number)
history-seat-became = { $name } bid { $bid } and took { $took_text }, not { $bid_before } and { $took_before_text }

# A correction of something else on a hand.
#   $n (number)
history-details = Hand { $n_text } corrected

# A correction of who dealt.
#   $name (text)
history-dealt-by = { $name } dealt

# Another note beside a hand.
#   $note (text)
history-noted = note: { $note }

# The note beside a hand was taken away.
history-note-gone = no note

# A revoke, or points that were given, were taken back.
#   $what (message)
history-gone = removed: { $what }

# Two parts of one sentence.
#   $first (message), $second (message)
history-and = { $first }; { $second }

# A correction with what became what.
#   $n (number), $what (message)
history-corrected = Hand { $n_text } corrected: { $what }

# Points were given or taken with a hand.
#   $n (number), $what (message)
history-given = Hand { $n_text }: { $what }

# Points that were given were taken back.
#   $n (number)
history-adjustments-gone = Hand { $n_text }: an adjustment removed

# The session was given a title.
#   $title (text)
history-titled = Named { $title }

# The session was given a note; its first line.
#   $note (text)
history-session-noted = Note on the session: { $note }

# The note on the session was taken off.
history-session-note-gone = Note on the session removed

# Somebody was given another name.
#   $before (text), $after (text)
history-renamed = { $before } renamed to { $after }

# Another stake from a hand on.
#   $from (number), $stake (stake)
history-stake = From hand { $from_text } on, the stake is { $stake }

# No stake from a hand on.
#   $from (number)
history-no-stake = From hand { $from_text } on, no stake

# Somebody came.
#   $name (text)
history-joined = { $name } joined

# Somebody went.
#   $name (text)
history-left = { $name } left

# Who sits where from the next hand on.
#   $names (texts)
history-seated = Seating: { $names }

# Other terms of settling.
history-terms = Settlement rules changed

# The session was ended.
history-ended = Session ended

# The session was opened again.
history-reopened = Session reopened

# A change was taken back.
#   $what (message)
history-undone = Undone: { $what }

# A change was made again.
#   $what (message)
history-redone = Redone: { $what }

# When.
#   $at (minute)
history-at = { $at }

# What a change did to somebody's points.
#   $name (text), $points (change)
history-moved = { $name } { $points_text }

# What a change did to somebody's points and money.
#   $name (text), $points (change), $money (money change)
history-moved-with-money = { $name } { $points_text }, { $money }

# A row in a sentence.
#   $what (message), $moved (message)
history-says = { $what }. { $moved }

# A change that moved no points.
history-nothing-moved = No points moved

# The button that puts a forgotten hand in before another.
history-insert = Insert a forgotten hand before it

# Over the dock while a forgotten hand is put in.
#   $n (number)
history-inserting = Forgotten hand before hand { $n_text }

# The button that takes a hand out.
#   $n (number)
history-remove = Remove hand { $n_text }

# Why a hand cannot be taken out or put in.
#   $why (text)
history-refused = Not possible: { $why }

# Totals that were played before the first hand.
history-begun-with = Hand 0: points to begin with

# They were taken out again.
history-begun-with-nothing = No points to begin with

# The row before the first hand: who began with how many points.
#   $moves (messages)
sheet-begun-with = Hand 0: { $moves }
