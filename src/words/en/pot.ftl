# The pot that goes from hand to hand until somebody takes it.
# A rule and a switch: the pot.
pot = Pot

# What is in the pot before a hand.
#   $n (number)
pot-inside = Pot: { $n_text }

# Everybody puts in before the hand that comes.
#   $n (number)
pot-filling = Pot: everybody puts in { $n_text }

# A value: so much from each where all pass.
#   $n (number)
pot-at-pass-out = { $n_text } each when all pass

# A value: so much from each where nothing is in it.
#   $n (number)
pot-where-empty = { $n_text } each when empty

# The same, and that a failed contract doubles it.
#   $pot (message)
pot-and-doubles = { $pot }, doubled on failure

# Below All pass: so much from each into the pot.
#   $n (number)
pot-pass-pays = each puts { $n_text } in the pot

# Points do not add up to 0, for the rest of them lies in the pot.
#   $n (number)
pot-left = Sum; { $n_text } in the pot

# Brief rules: who makes a contract takes it.
pot-fact-takes = Who makes a contract takes the pot; two share it.

# Brief rules: who fails doubles it.
pot-fact-doubles = Who fails puts in as much as is in the pot.

# Brief rules: what is left at the end belongs to all.
pot-fact-left = What is left in the pot at the end belongs to all alike.
