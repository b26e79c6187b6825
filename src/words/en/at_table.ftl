# What stands beside the hand at the table.
before-title = What it would pay
before-by-tricks = { $contract }, trick by trick
before-tricks-caption = down: tricks taken
before-modes-caption = down: bid, across: mode, made or one short
before-caption = { $first } · { $second }
before-money-later = money at the end
before-all = All contracts
before-declarer = Declarer
before-each-of-two = Each of the two
before-opponent = Each opponent
before-with-money = { $what }, { $money }
before-money = { $money }
before-cell-of = { $whose }: { $what }

as-it-was = as it was
the-bid = the bid
chip-noted = { $worth }, { $note }
was-before = { $now }, was { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = { $name } deals hand { $n_text }
answer-misdealt = Misdeal: { $name } deals again
answer-undo = Undo: { $what }

remark-gave = { $moves }
remark-gave-why = { $moves }, { $reason }
hand-with-remark = { $hand }; { $remark }
hand-head-remarked = Hand { $n_text }*:
remark-footnote = * Hand { $n_text }: { $remark }

board-title = Board for the room
board-total = { $name } { $total_words }
board-side = { $side } { $total_words }
dock-other-side = Cards on the other side
more-hand = This hand
more-session = This session
more-window = Display
keys-title = Keyboard shortcuts
left-table = left
sat-out = sat out
hand-sat-out = { $hand }; { $name } sat out
