# Names and order of the parts of a date, from the Common Locale Data Repository, version 49: weekdays from Monday on, and
# the months of the calendar, as they are written in a date and alone.

date-weekdays = Mon Tue Wed Thu Fri Sat Sun
date-months = January February March April May June July August September October November December
date-short-months = Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec

# A full date.
date-whole = { $weekday }, { $day } { $short-month } { $year }
