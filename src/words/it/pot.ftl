# Il piatto che passa di mano in mano finché qualcuno lo prende.
pot = Piatto
pot-inside = Piatto: { $n_text }
pot-filling = Piatto: ognuno mette { $n_text }
pot-at-pass-out = { $n_text } a testa se tutti passano
pot-where-empty = { $n_text } a testa se vuoto
pot-and-doubles = { $pot }, raddoppia chi fallisce
pot-pass-pays = { $n_text } nel piatto ciascuno
pot-left = Somma; nel piatto { $n_text }
pot-fact-takes = Chi mantiene il contratto prende il piatto; in due se lo dividono.
pot-fact-doubles = Chi fallisce aggiunge quanto c’è nel piatto.
pot-fact-left = Quel che resta nel piatto alla fine è di tutti in parti uguali.
