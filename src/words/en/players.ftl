# People and their figures.
players-evenings = { $n ->
    [one] { $n } evening
   *[other] { $n } evenings
 }
