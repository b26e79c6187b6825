# Italian: the stakes panel.

stakes-stake = { ui-stake }
hand-says = Mano { $n_text }: { $what }
stakes-of-hands = Mani { $first_text }–{ $last_text }: { $stake }
stakes-waits = La manche tiene la posta con cui è cominciata. Un’altra posta vale dalla prossima manche.
stakes-chips = fiche
stakes-chips-name = Fiche
