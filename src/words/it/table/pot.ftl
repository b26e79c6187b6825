# Italian: the pot.

pot-inside = Piatto: { $n_text }
pot-filling = Piatto: ognuno mette { $n_text }
pot-pass-pays = { $n_text } nel piatto ciascuno
pot-pass-pays-full = { $next }
pot-left = Somma; nel piatto { $n_text }
pot-fact-takes = Chi mantiene il contratto prende il piatto; in due se lo dividono.
pot-fact-doubles = Chi fallisce aggiunge quanto c’è nel piatto.
pot-fact-left = Quel che resta nel piatto alla fine è di tutti in parti uguali.
