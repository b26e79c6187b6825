# What is played for, while it is agreed upon.
stakes-stake = Stake
stakes-from-head = It holds from hand
stakes-from-hand = From hand { $n_text } on
stakes-of-hand = Hand { $n_text }: { $stake }
stakes-of-hands = Hands { $first_text } to { $last_text }: { $stake }
stakes-of-next = From hand { $n_text } on: { $stake }
stakes-waits = A game is worth what it was begun for. Another stake holds from the next one on.
stakes-chips = chips
stakes-chips-name = Chips
