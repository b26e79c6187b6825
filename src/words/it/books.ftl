# Italian. Debts, payments and stakes.
books-balances = Saldi
