# The editor of house rules.
house-rules = House rules
