# What was done to a session, and what it did.
history-title = What was done
history-more = What was done
history-empty = Nothing has been done yet. Every hand, correction and change will stand here.
history-earlier = { $n ->
    [one] { $n_text } earlier change is not shown
   *[other] { $n_text } earlier changes are not shown
 }
history-entered = { $hand }
history-put-in = Put in: { $hand }
history-put-in-moved = Put in: { $hand }. { $n ->
    [one] The deal of hand { $first_text } moves on by one place
   *[other] The deal of hands { $first_text } to { $last_text } moves on by one place
 }
history-taken-out = Taken out: { $hand }
history-tricks-became = Hand { $n_text }: { $who }, { $what }, { $before ->
    [one] { $before_text } trick
   *[other] { $before_text } tricks
 } became { $after_text }
history-became = { $before }. Corrected: { $after }
history-seat-became = { $name } bid { $bid } and took { $took_text }, not { $bid_before } and { $took_before_text }
history-details = Hand { $n_text } corrected
history-dealt-by = { $name } dealt
history-noted = note: { $note }
history-note-gone = no note
history-gone = taken back: { $what }
history-and = { $first }; { $second }
history-corrected = Hand { $n_text } corrected: { $what }
history-given = Hand { $n_text }: { $what }
history-adjustments-gone = Hand { $n_text }: an adjustment taken back
history-titled = Called { $title }
history-renamed = { $before } is now called { $after }
history-stake = From hand { $from_text } on the stake is { $stake }
history-no-stake = From hand { $from_text } on it is played for honour
history-joined = { $name } joined
history-left = { $name } left
history-seated = At the table, in this order: { $names }
history-terms = The terms of settling changed
history-ended = Session ended
history-reopened = Session opened again
history-undone = Taken back: { $what }
history-redone = Made again: { $what }
history-at = { $at }
history-moved = { $name } { $points_text }
history-moved-with-money = { $name } { $points_text }, { $money }
history-says = { $what }. { $moved }
history-nothing-moved = No points moved
history-insert = Put in a forgotten hand before it
history-inserting = A forgotten hand, before hand { $n_text }
history-remove = Take hand { $n_text } out
history-refused = That is not possible: { $why }
