# Functions of the table page besides the hand.

# The payout preview: its title, button and More item.
payouts-title = { ui-payouts }

# The button that opens one contract, trick by trick.
#   $contract (message)
payouts-by-tricks = { $contract }, trick by trick

# Table caption: one contract.
payouts-tricks-caption = down: tricks taken

# Table caption: levels and modes.
payouts-modes-caption = down: bid, across: mode, made or one short

# Hands are not paid individually.
payouts-money-later = money at the end

# The button that goes back to all contracts.
payouts-all = All contracts

# Whose points are shown: the declarer's.
payouts-declarer = Declarer

# Whose points are shown: those of each of two partners.
payouts-each-of-two = Each partner

# Whose points are shown: those of each opponent.
payouts-opponent = Each opponent

# A cell as a label, with money.
#   $what (message), $money (money change)
payouts-with-money = { $what }, { $money }

# The original card of a corrected hand.
as-it-was = as it was

# The card with the number of tricks bid.
the-bid = the bid

# Sheet cell: the play, and its original.
#   $now (message), $before (message)
was-before = { $now }, was { $before }

# A player's bid and tricks before a correction.
#   $name (text), $bid (message), $took (number)
seat-was = { $name } { $bid }/{ $took_text }

# The dealer of a hand was changed.
#   $name (text), $n (number)
answer-deal-moved = { $name } deals hand { $n_text }

# A misdeal, with the dealer.
#   $name (text)
answer-misdealt = Misdeal: { $name } deals again

# The bonuses of a hand, by player.
#   $moves (messages)
remark-bonus = { $moves }, bonus

# The number of a hand with a remark.
#   $n (number)
hand-head-remarked = Hand { $n_text }*:

# Below the score sheet as an image: a hand's remark.
#   $n (number), $remark (message)
remark-footnote = * Hand { $n_text }: { $remark }

# The More item that shows the scoreboard.
board-title = Big scoreboard

# The More item that closes the scoreboard’s own window.
board-close = { ui-close-the-scoreboard }

# What the scoreboard shows: everybody’s total.
board-totals = Totals

# The same: the last hand and its points.
board-last-hand = Last hand

# The More item that moves the cards of a wide window to the left.
dock-left = Move the cards to the left

# The same to the right.
dock-right = Move the cards to the right

# Heading in More: the current hand.
more-hand = { ui-this-hand }

# Heading in More: the session.
more-session = This session

# Heading in More: the display.
more-window = Display

# The More item that shows the keys.
keys-title = { ui-keyboard-shortcuts }

# Caption of a player: left the table.
left-table = has left

# Sheet cell: sat out.
sat-out = sat out

# A hand as a sentence, with who sat out.
#   $hand (message), $name (text)
hand-sat-out = { $hand }; { $name } sat out
