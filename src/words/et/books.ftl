# Estonian. Debts, payments and stakes.
books-balances = Saldod
