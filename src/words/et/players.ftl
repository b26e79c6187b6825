# Estonian. People and their figures.

# What stands between the parts of a list.
## The roster

players-evenings = { $n ->
    [one] { $n_text } õhtu
   *[other] { $n_text } õhtut
}
## One player

## Rates

## Charts

## Evening by evening

## Names and twins
