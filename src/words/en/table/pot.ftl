
# What is in the pot before a hand.
#   $n (number)
pot-inside = Pot: { $n_text }

# Everybody puts in before the hand that comes.
#   $n (number)
pot-filling = Pot: everybody puts in { $n_text }

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
