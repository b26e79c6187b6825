# Persian. Debts, payments and stakes.
books-balances = مانده‌ها
