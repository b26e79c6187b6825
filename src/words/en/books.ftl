# Debts, payments and stakes.
books-balances = Balances
