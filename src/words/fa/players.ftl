# Persian. People and their figures.

# What stands between the parts of a list.
## The roster

players-evenings = { $n_text } نشست
## One player

## Rates

## Charts

## Evening by evening

## Names and twins
