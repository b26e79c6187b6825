# Estonian: the stakes panel.

stakes-stake = { ui-stake }
stakes-of-hand = { $n_text }. jaotus: { $stake }
stakes-of-hands = Jaotused { $first_text }–{ $last_text }: { $stake }
stakes-waits = Geim jääb panuse juurde, millega see algas. Uus panus kehtib järgmisest geimist.
stakes-chips = { $n ->
    [one] žetoon
   *[other] žetooni
}
stakes-chips-name = Žetoonid
