# Names in dates, separated by spaces: the weekdays from Monday on, and the months in full and short. From the Common
# Locale Data Repository, version 49.

date-weekdays = Mon Tue Wed Thu Fri Sat Sun
date-months = January February March April May June July August September October November December
date-short-months = Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec

# A full date.
date-whole = { $weekday }, { $day } { $short-month } { $year }
