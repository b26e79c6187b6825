# Estonian: the stakes panel.

stakes-stake = { ui-stake }
hand-says = { $n_text }. jaotus: { $what }
stakes-of-hands = Jaotused { $first_text }–{ $last_text }: { $stake }
stakes-waits = Geim jääb panuse juurde, millega see algas. Uus panus kehtib järgmisest geimist.
stakes-chips = { $n ->
    [one] žetoon
   *[other] žetooni
}
stakes-chips-name = Žetoonid
