# Italian: the keys of schemes of kind contracts, see rules.ftl.

rule-unit = Tutti i valori
rule-unit-ask = Per quanto si moltiplica tutto?
rule-unit-says = × { $unit }
rule-all-pass = Se tutti passano
rule-all-pass-ask = Che succede se tutti passano?
rule-all-pass-next-dealer = mazziere successivo
rule-all-pass-same-dealer = stesso mazziere
rule-all-pass-next-hand-doubles = la prossima vale doppio
rule-all-pass-goulash = goulash
rule-all-pass-general-misere = miseria generale
rule-general-misere = Nella miseria generale
rule-general-misere-ask = Chi paga in una miseria generale?
rule-general-misere-last-trick = paga l’ultima presa
rule-general-misere-first-to-five = paga il primo a cinque
rule-general-misere-most-pays = paga chi ne fa di più
rule-general-misere-fewest-receives = incassa chi ne fa di meno
rule-rounds = Giri di licitazione
rule-rounds-ask = Quanti giri di licitazione?
rule-rounds-many = senza limite
rule-rounds-one = uno
rule-unaccepted = Proposta che nessuno accetta
rule-unaccepted-ask = E una proposta che nessuno accetta?
rule-unaccepted-may-raise = si può rialzare
rule-unaccepted-redeal = a monte
rule-trump = { step-trump }
rule-trump-ask = Da dove viene la briscola?
rule-trump-turn-up = carta girata
rule-trump-second-pack = secondo mazzo
rule-trump-in-turn = a rotazione
rule-pot = Piatto
rule-pot-ask = Si gioca con il piatto?
rule-pot-says = { $ante } a testa { $filled } chi fallisce { $fails }
rule-pot-ante-ask = Quanto mette ognuno nel piatto?
rule-pot-filled-ask = Quando si riempie il piatto?
rule-pot-filled-pass-out = se tutti passano
rule-pot-filled-empty = quando è vuoto
rule-pot-fails-ask = Che fa al piatto un contratto fallito?
rule-pot-fails-stays = lo lascia
rule-pot-fails-doubles = lo raddoppia
rule-cards = Carte
rule-cards-ask = Quante carte a testa?
rule-cards-says = { $cards } a testa

## A contract

rule-contract-allowed = { $contract }
rule-contract-allowed-ask = Si gioca?
rule-contract-allowed-false = { value-not-played }
rule-contract-allowed-true = { value-played }
rule-contract-allowed-says = { $allowed } { $target } prese, ognuno paga { $pays }
rule-general-contract-allowed-says = { $allowed } ognuno paga { $pays }
rule-contract-target-ask = Almeno, esattamente o al massimo?
rule-contract-target-sort-at-least = almeno
rule-contract-target-sort-exactly = esattamente
rule-contract-target-sort-at-most = al massimo
rule-contract-target-tricks-ask = Quante prese?
rule-contract-pays-ask = Quanto paga ogni avversario?
rule-contract-over = { $contract }: in più e in meno
rule-contract-over-says = ognuna in più { $over } in meno { $under } prese in meno condonate { $free-under } tutte { $all-tricks }
rule-contract-over-ask = Per ogni presa in più
rule-contract-under-ask = Per ogni presa in meno
rule-contract-free-under-ask = Quante prese in meno si condonano?
rule-contract-all-tricks-ask = Per tutte le prese, al posto delle prese in più
rule-contract-all-tricks-0 = niente di speciale
rule-contract-fails = { $contract }: se fallisce
rule-contract-fails-says = se fallisce costa { $fails } conta in più { $most-over } { $joint }
rule-contract-fails-ask = Quanto costa fallire, prima delle prese in meno?
rule-contract-fails-0 = quanto paga
rule-contract-most-over-ask = Quante prese in più contano?
rule-contract-most-over-0 = tutte
rule-contract-joint-ask = Quanti possono giocarlo insieme?
rule-contract-joint-false = uno solo
rule-contract-joint-true = più di uno, ognuno per sé
rule-contract-trump = { $contract }: il gioco
rule-contract-trump-says = { $declarers } { $trump } { $leads } { $above }
rule-general-contract-trump-says = { $trump } { $leads }
rule-contract-declarers-ask = In quanti si gioca?
rule-contract-declarers-1 = da solo
rule-contract-declarers-2 = in due
rule-contract-trump-ask = Qual è la briscola?
rule-contract-trump-turn-up = { note-turn-up }
rule-contract-trump-chosen = { note-chosen }
rule-contract-trump-none = { suit-none }
rule-contract-leads-ask = Chi esce?
rule-contract-leads-eldest = { note-eldest }
rule-contract-leads-declarer = { note-declarer }
rule-contract-above-ask = Dove sta fra le dichiarazioni?
rule-contract-above-none = la più bassa
rule-contract-above-value = sopra { $contract }

## On the page of a scheme, and as a switch of a new session

rule-general-misere-term = Miseria generale
rule-pot-value = { $filled ->
    [empty] { $ante_text } a testa se vuoto
   *[pass-out] { $ante_text } a testa se tutti passano
}{ $fails ->
    [doubles] {""}, raddoppia chi fallisce
   *[other] {""}
}
