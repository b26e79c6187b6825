# What is played for, while it is agreed upon.
# The panel of stakes.
stakes-stake = Stake

# Over the hands from which a stake can hold.
stakes-from-head = Applies from hand

# A stake holds from this hand on.
#   $n (number)
stakes-from-hand = From hand { $n_text } on

# What one hand was played for.
#   $n (number), $stake (message)
stakes-of-hand = Hand { $n_text }: { $stake }

# What some hands were played for.
#   $first (number), $last (number), $stake (message)
stakes-of-hands = Hands { $first_text } to { $last_text }: { $stake }

# What is played for from a hand on.
#   $n (number), $stake (message)
stakes-of-next = From hand { $n_text } on: { $stake }

# Another stake waits for the next game.
stakes-waits = A game keeps the stake it began with. Another stake applies from the next game.

# What is counted where no money is.
stakes-chips = chips

# The same as the name of a currency.
stakes-chips-name = Chips
