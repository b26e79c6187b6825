# Points that the table moves beside the play.
adjusting = Adjusting points
slot-from = From
slot-to = To
slot-points = Points
slot-reason = Reason
ask-adjust-from = Who loses points?
ask-adjust-to = Who gets them?
ask-adjust-points = How many points?
ask-adjust-each = How many points each?
adjust-points = { $n ->
    [one] { $n_text } point
   *[other] { $n_text } points
}
adjust-points-each = { $n ->
    [one] { $n_text } point each
   *[other] { $n_text } points each
}
ask-adjust-why = Why?
hint-adjust = Counts with the last hand; Undo takes it back.
chip-adjust-from = Points from { $who }
chip-adjust-to = Points to { $who }
adjust-everyone-else = Everyone else
adjust-each-other = Each of the others
adjust-nobody = Nobody
adjust-erase-sign = ⌫
adjust-erase = Erase the last digit
adjust-next = Next
adjust-moved = { $name } { $points_text }
adjust-moved-money = { $name } { $money }
adjust-effect = { $points }
adjust-effect-money = { $points }: { $money }
reason-revoke = revoke
reason-penalty = penalty
adjustment-reason = by agreement
