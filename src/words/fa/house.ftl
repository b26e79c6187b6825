# Persian. The editor of house rules.
house-rules = قواعد خانگی
