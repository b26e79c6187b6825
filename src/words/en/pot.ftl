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

# A value: when all pass.
pot-filled-at-pass-out = when all pass

# A value: when nothing is in it.
pot-filled-where-empty = when it is empty

# A value: a failed contract leaves it.
pot-fails-stays = leaves it

# A value: a failed contract doubles it.
pot-fails-doubles = doubles it

# A switch: is there one?
pot-ask = Is there a pot?

# A number: what everybody puts in.
pot-ask-ante = What does everybody put into the pot?

# A switch: when it is filled.
pot-ask-filled = When is the pot filled?

# A switch: what a failed contract does to it.
pot-ask-fails = What does a failed contract do to the pot?

# Between when it is filled and what a failed contract does.
pot-word-failed = who fails

# Points do not add up to 0, for the rest of them lies in the pot.
#   $n (number)
pot-left = Sum; { $n_text } in the pot

# Brief rules: who makes a contract takes it.
pot-fact-takes = Who makes a contract takes the pot; two share it.

# Brief rules: who fails doubles it.
pot-fact-doubles = Who fails puts in as much as is in the pot.

# Brief rules: what is left at the end belongs to all.
pot-fact-left = What is left in the pot at the end belongs to all alike.
