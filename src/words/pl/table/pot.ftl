# Polish: the pot.

pot-inside = Pula: { $n_text }
pot-filling = Pula: każdy wpłaca { $n_text }
pot-pass-pays = każdy { $n_text } do puli
pot-pass-pays-full = { $next }
pot-left = Suma; w puli { $n_text }
pot-fact-takes = Kto ugra kontrakt, bierze pulę; dwoje dzieli ją między siebie.
pot-fact-doubles = Kto przegra, dopłaca tyle, ile jest w puli.
pot-fact-left = To, co na koniec zostanie w puli, należy do wszystkich po równo.
