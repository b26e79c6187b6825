# Italian: adjustments of points.

adjusting = Rettifica dei punti
slot-from = Da
slot-to = A
slot-points = Punti
slot-reason = Motivo
ask-adjust-from = Chi perde punti?
ask-adjust-to = Chi li riceve?
ask-adjust-points = Quanti punti?
ask-adjust-each = Quanti punti a testa?
points-counted = { $points ->
    [one] { $points_text } punto
   *[other] { $points_text } punti
}
adjust-points-each = { $n ->
    [one] { $n_text } punto a testa
   *[other] { $n_text } punti a testa
}
ask-adjust-why = Perché?
hint-adjust = Conta con l’ultima mano. Si può annullare.
chip-adjust-from = Punti da: { $who }
chip-adjust-to = Punti a: { $who }
adjust-everyone-else = Tutti gli altri
adjust-each-other = Ciascuno degli altri
adjust-nobody = Nessuno
adjust-erase-sign = ⌫
adjust-erase = Cancella l’ultima cifra
adjust-next = Avanti
reason-revoke = renonce
reason-penalty = penalità
adjustment-reason = di comune accordo
