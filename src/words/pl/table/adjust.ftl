# Polish: adjustments of points.

adjusting = Korekta punktów
slot-from = Od
slot-to = Dla
slot-points = Punkty
slot-reason = Powód
ask-adjust-from = Kto traci punkty?
ask-adjust-to = Kto je dostaje?
ask-adjust-points = Ile punktów?
ask-adjust-each = Po ile punktów?
points-counted = { $points ->
    [one] { $points_text } punkt
    [few] { $points_text } punkty
    [many] { $points_text } punktów
   *[other] { $points_text } punktu
}
adjust-points-each = { $n ->
    [one] po { $n_text } punkcie
    [few] po { $n_text } punkty
    [many] po { $n_text } punktów
   *[other] po { $n_text } punktu
}
ask-adjust-why = Za co?
hint-adjust = Liczy się do ostatniego rozdania. Można to cofnąć.
chip-adjust-from = Punkty od: { $who }
chip-adjust-to = Punkty dla: { $who }
adjust-everyone-else = Wszyscy inni
adjust-each-other = Każdy z pozostałych
adjust-nobody = Nikt
adjust-erase-sign = ⌫
adjust-erase = Skasuj ostatnią cyfrę
adjust-next = Dalej
reason-revoke = fałszywy renons
reason-penalty = kara
adjustment-reason = za zgodą stołu
