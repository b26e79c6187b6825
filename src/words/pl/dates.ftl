date-weekdays = pon. wt. śr. czw. pt. sob. niedz.
date-months = styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
date-short-months = sty lut mar kwi maj cze lip sie wrz paź lis gru
date-whole = { $weekday }, { $day } { $short-month } { $year }
