date-weekdays = lun mar mer gio ven sab dom
date-months = gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
date-short-months = gen feb mar apr mag giu lug ago set ott nov dic
date-whole = { $weekday } { $day } { $short-month } { $year }
