# Lista sesji i to, co z niej usunięto.
sessions-all-games = Wszystkie gry
sessions-deleted = Ostatnio usunięte
sessions-hands = { $n ->
    [one] { $n_text } rozdanie
    [few] { $n_text } rozdania
   *[many] { $n_text } rozdań
}
sessions-name-at = { $name } { $n_text }
sessions-says = { $title }, { $at }, { $names }, { $state }
sessions-says-untitled = { $at }, { $names }, { $state }
sessions-delete = Usuń: { $title }, { $at }
sessions-deleted-on = usunięto { $day }
sessions-restore = Przywróć: { $session }
sessions-restored = Przywrócono: „{ $title }”
