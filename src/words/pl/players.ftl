# Polish. People and their figures.

# What stands between the parts of a list.
## The roster

players-evenings = { $n ->
    [one] { $n_text } wieczór
    [few] { $n_text } wieczory
   *[many] { $n_text } wieczorów
}
## One player

## Rates

## Charts

## Evening by evening

## Names and twins
