# Estonian: adjustments of points.

adjusting = Punktide korrigeerimine
slot-from = Kellelt
slot-to = Kellele
slot-points = Punktid
slot-reason = Põhjus
ask-adjust-from = Kes kaotab punkte?
ask-adjust-to = Kes need saab?
ask-adjust-points = Mitu punkti?
ask-adjust-each = Mitu punkti igaühele?
points-counted = { $points ->
    [one] { $points_text } punkt
   *[other] { $points_text } punkti
}
adjust-points-each = { $n ->
    [one] { $n_text } punkt igaühele
   *[other] { $n_text } punkti igaühele
}
ask-adjust-why = Miks?
hint-adjust = Loeb viimase jaotuse juurde. Selle saab tagasi võtta.
chip-adjust-from = Punktid kellelt: { $who }
chip-adjust-to = Punktid kellele: { $who }
adjust-everyone-else = Kõik teised
adjust-each-other = Igaüks teistest
adjust-nobody = Mitte keegi
adjust-erase-sign = ⌫
adjust-erase = Kustuta viimane number
adjust-next = Edasi
reason-revoke = vale renonss
reason-penalty = trahv
adjustment-reason = kokkuleppel
