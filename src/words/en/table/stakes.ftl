# The stakes panel.

# The title of the stakes panel.
stakes-stake = { ui-stake }

# A stake or a remark of one hand.
#   $n (number), $what (message)
hand-says = Hand { $n_text }: { $what }

# The stake of a range of hands.
#   $first (number), $last (number), $stake (message)
stakes-of-hands = Hands { $first_text } to { $last_text }: { $stake }

# Another stake waits for the next game.
stakes-waits = A game keeps the stake it began with. Another stake applies from the next game.

# The unit without a currency.
#   $n (number)
stakes-chips = { $n ->
    [one] chip
   *[other] chips
}

# The same as the name of a currency.
stakes-chips-name = Chips
