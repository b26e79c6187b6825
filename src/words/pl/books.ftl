# Polish. Debts, payments and stakes.
books-balances = Salda
