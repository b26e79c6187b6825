date-weekdays = E T K N R L P
date-months = jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember
date-short-months = jaan veebr märts apr mai juuni juuli aug sept okt nov dets
date-whole = { $weekday }, { $day }. { $month } { $year }
