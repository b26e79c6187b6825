# Polish: the stakes panel.

stakes-stake = { ui-stake }
hand-says = Rozdanie { $n_text }: { $what }
stakes-of-hands = Rozdania { $first_text }–{ $last_text }: { $stake }
stakes-waits = Partia zachowuje stawkę, z którą ją zaczęto. Inna stawka obowiązuje od następnej partii.
stakes-chips = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
stakes-chips-name = Żetony
