# The pot.

# The pot before a hand.
#   $n (number)
pot-inside = Pot: { $n_text }

# All pay into the pot before the next hand.
#   $n (number)
pot-filling = Pot: everybody puts in { $n_text }

# Below All pass: what each pays into the pot.
#   $n (number), $next (message)
pot-pass-pays = each puts { $n_text } in the pot

# What follows from it.
pot-pass-pays-full = { $next }

# Points do not add up to 0, because the rest is in the pot.
#   $n (number)
pot-left = Total; { $n_text } in the pot

# Rules in brief: a contract made takes the pot.
pot-fact-takes = Whoever makes a contract takes the pot; two partners share it.

# Rules in brief: a failed contract doubles the pot.
pot-fact-doubles = Whoever fails puts in as much as is already in the pot.

# Rules in brief: the rest of the pot belongs to all.
pot-fact-left = What is left in the pot at the end is shared equally.
