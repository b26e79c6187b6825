# What stands beside the hand at the table.
# What the hand would pay or cost: its page, its button, its item behind More.
before-title = Payouts

# The button that opens one contract, trick by trick.
#   $contract (message)
before-by-tricks = { $contract }, trick by trick

# What goes down in the table of one contract.
before-tricks-caption = down: tricks taken

# What goes down and across in the table of levels and modes.
before-modes-caption = down: bid, across: mode, made or one short

# What goes down and across, and what it is played for.
#   $first (message), $second (message)
before-caption = { $first } · { $second }

# That no hand is paid by itself.
before-money-later = money at the end

# The button that goes back to all contracts.
before-all = All contracts

# Whose points are shown: whoever plays it.
before-declarer = Declarer

# Whose points are shown: each of the two who play it together.
before-each-of-two = Each partner

# Whose points are shown: each of those who play against it.
before-opponent = Each opponent

# A cell in words, and what it is in money.
#   $what (message), $money (money change)
before-with-money = { $what }, { $money }

# What a cell is in money.
#   $money (money change)
before-money = { $money }

# A cell in words, and whose it is.
#   $whose (message), $what (message)
before-cell-of = { $whose }: { $what }

# The card that a corrected hand had before.
as-it-was = as it was

# The card with so many tricks as were bid.
the-bid = the bid

# What a card is worth, and that it is the one of before.
#   $worth (message), $note (message)
chip-noted = { $worth }, { $note }

# On the sheet: what was played, and what stood there before it was corrected.
#   $now (message), $before (message)
was-before = { $now }, was { $before }

# What somebody bid and took before a correction.
#   $name (text), $bid (message), $took (number)
seat-was = { $name } { $bid }/{ $took_text }

# The deal of a hand was moved.
#   $name (text), $n (number)
answer-deal-moved = { $name } deals hand { $n_text }

# The cards are dealt again, by whom.
#   $name (text)
answer-misdealt = Misdeal: { $name } deals again

# The button that takes back what was just done, in full.
#   $what (message)
answer-undo = Undo: { $what }

# Points that the table moved at once, each somebody's.
#   $moves (messages)
remark-gave = { $moves }

# The same, and why.
#   $moves (messages), $reason (text)
remark-gave-why = { $moves }, { $reason }

# A hand in a sentence, and what was noted beside it.
#   $hand (message), $remark (message)
hand-with-remark = { $hand }; { $remark }

# The number of a hand beside which something was noted.
#   $n (number)
hand-head-remarked = Hand { $n_text }*:

# Below the score sheet as a picture: what was noted beside a hand.
#   $n (number), $remark (message)
remark-footnote = * Hand { $n_text }: { $remark }

# The item behind More that shows the totals to the room.
board-title = Big scoreboard

# Somebody's total, read out from the board.
#   $name (text), $total (points)
board-total = { $name } { $total_words }

# A side's total, read out from the board.
#   $side (message), $total (points)
board-side = { $side } { $total_words }

# The item behind More that closes the scoreboard’s own window.
board-close = Close the scoreboard

# What the scoreboard shows: everybody’s total.
board-totals = Totals

# The same: what the last hand was, and what it brought everybody.
board-last-hand = Last hand

# The same: the score sheet.
board-sheet = Sheet

# The item behind More that moves the cards to the other side of a wide window.
dock-other-side = Move the cards to the other side

# Over what More has for the hand that is played.
more-hand = This hand

# Over what More has for the whole session.
more-session = This session

# Over what More has for how the table is shown.
more-window = Display

# The item behind More that shows the keys.
keys-title = Keyboard shortcuts

# Under a name: no longer sits at the table.
left-table = left

# In a cell of the sheet: was dealt no cards.
sat-out = sat out

# A hand in a sentence, and who was dealt no cards in it.
#   $hand (message), $name (text)
hand-sat-out = { $hand }; { $name } sat out
