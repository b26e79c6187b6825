# Adjustments of points.

# Heading of the dock while points are adjusted.
adjusting = Adjusting points

# A slot: who gives points.
slot-from = From

# A slot: who gets them.
slot-to = To

# A slot: how many.
slot-points = Points

# A slot: why.
slot-reason = Reason

# Who gives points, or what was done wrong?
ask-adjust-from = Who loses points?

# Who gets them?
ask-adjust-to = Who gets them?

# How many points?
ask-adjust-points = How many points?

# How many points does each of them give or get?
ask-adjust-each = How many points each?

# A number of points.
#   $points (points)
points-counted = { $points ->
    [one] { $points_text } point
   *[other] { $points_text } points
}

# The number as typed so far, for each of several.
#   $n (points)
adjust-points-each = { $n ->
    [one] { $n_text } point each
   *[other] { $n_text } points each
}

# Why?
ask-adjust-why = Why?

# An adjustment counts with the last hand.
hint-adjust = Counts with the last hand. Undo reverses it.

# A card: who gives.
#   $who (message)
chip-adjust-from = Points from { $who }

# A card: who gets.
#   $who (message)
chip-adjust-to = Points to { $who }

# Who gives: all but the one who gets.
adjust-everyone-else = Everyone else

# Who gets: each but the one who gives.
adjust-each-other = Each of the others

# Points are created or removed.
adjust-nobody = Nobody

# The card that removes the last digit.
adjust-erase-sign = ⌫

# That card as a label.
adjust-erase = Erase the last digit

# The card that confirms the number.
adjust-next = Next

# A reason for an adjustment.
reason-revoke = revoke

# A reason for an adjustment.
reason-penalty = penalty

# The default reason.
adjustment-reason = by agreement
