# Estonian: the pot.

pot-inside = Pott: { $n_text }
pot-filling = Pott: igaüks paneb { $n_text }
pot-pass-pays = igaüks paneb potti { $n_text }
pot-pass-pays-full = { $next }
pot-left = Summa; potis { $n_text }
pot-fact-takes = Lepingu täitja võtab poti; kaks jagavad selle omavahel.
pot-fact-doubles = Kes sisse jääb, paneb potti sama palju, kui seal on.
pot-fact-left = Mis lõpuks potti jääb, jagatakse kõigi vahel võrdselt.
