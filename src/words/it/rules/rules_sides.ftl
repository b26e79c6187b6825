# Italian: the keys of schemes of two kinds with partners, odd-trick and partnership-bid, see rules.ftl.

## odd-trick

rule-book = Prese che non contano
rule-book-ask = Quante prese non contano?
rule-bids = Dichiarazioni
rule-bids-ask = C’è la licitazione?
rule-bids-none = senza licitazione
rule-bids-on = con licitazione
rule-bids-says = { $min } a { $max }
rule-bids-min-ask = La dichiarazione più bassa
rule-bids-max-ask = La dichiarazione più alta
rule-bids-modes = Modi di gioco
rule-bids-modes-ask = Quale modo di gioco?
rule-bids-modes-none = con briscola, vincono le alte
rule-bids-modes-uptown = { mode-uptown }
rule-bids-modes-downtown = { mode-downtown }
rule-bids-modes-no-trump = { mode-no-trump }
rule-bids-dealer-forced = Il mazziere
rule-bids-dealer-forced-says = { $dealer-forced } { $dealer-may-match }
rule-bids-dealer-forced-ask = E se gli altri passano?
rule-bids-dealer-forced-false = può passare
rule-bids-dealer-forced-true = deve dichiarare
rule-bids-dealer-may-match-ask = Il mazziere può pareggiare l’ultima dichiarazione?
rule-bids-dealer-may-match-false = deve superare
rule-bids-dealer-may-match-true = può pareggiare
rule-odd-trick-made-ask = Quanto vale una dichiarazione riuscita?
rule-odd-trick-made-taken = ogni presa che conta
rule-odd-trick-made-bid = la dichiarazione
rule-set = Dichiarazione fallita
rule-set-ask = Quanto costa una dichiarazione fallita?
rule-set-shortfall = meno le prese mancanti
rule-set-bid = meno la dichiarazione
rule-set-clamp = Il massimo che si perde
rule-set-clamp-ask = Quanto può costare al massimo una dichiarazione fallita?
rule-set-clamp-none = nessun limite
rule-set-clamp-bid = al massimo la dichiarazione
rule-opponents-on-set = Gli altri allora
rule-opponents-on-set-ask = Che cosa segnano gli altri se la dichiarazione fallisce?
rule-opponents-on-set-false = non segnano
rule-opponents-on-set-true = segnano le loro prese che contano
rule-no-trump = { mode-no-trump }
rule-no-trump-ask = Per quanto si moltiplica il senza atout?
rule-no-trump-says = × { $no-trump }
rule-kitty = Monte
rule-kitty-ask = C’è un monte?
rule-kitty-false = nessuno
rule-kitty-true = prima presa del dichiarante
rule-high = Mano alta
rule-high-ask = Si gioca con mani alte e basse?
rule-high-says = riuscita, a presa { $made } fallita, agli altri { $opponents } fallita, meno { $lost }
rule-high-made-ask = Quanto vale ogni presa che conta se l’alta riesce?
rule-high-opponents-ask = Quanto segnano gli altri per ogni presa che conta se l’alta fallisce?
rule-high-lost-ask = Quanto costa ogni presa mancante se l’alta fallisce?
rule-low = Mano bassa
rule-low-ask = Si gioca con mani alte e basse?
rule-low-says = meno prese, a presa { $fewer } più prese, meno { $more }
rule-low-fewer-ask = Quanto segna chi fa meno prese per ogni presa che conta degli altri?
rule-low-more-ask = Quanto perde chi fa più prese per ogni presa che conta?
rule-boston = Boston
rule-boston-ask = Per quanto si moltiplicano tutte e tredici?
rule-boston-says = × { $boston }
rule-boston-games = Tutte e tredici valgono
rule-boston-games-ask = Quante manche vale un Boston dichiarato?
rule-revoke-costs = Prese o punti per una renonce
rule-revoke-costs-ask = Quante prese o quanti punti costa una renonce?
rule-suit-values = La presa secondo la briscola
rule-suit-values-ask = La presa vale di più con alcuni semi?
rule-suit-values-says = { suit-spades } { $spades } { suit-clubs } { $clubs } { suit-diamonds } { $diamonds } { suit-hearts } { $hearts }
rule-suit-values-spades-ask = Quanto vale una presa con briscola { suit-spades }?
rule-suit-values-clubs-ask = Quanto vale una presa con briscola { suit-clubs }?
rule-suit-values-diamonds-ask = Quanto vale una presa con briscola { suit-diamonds }?
rule-suit-values-hearts-ask = Quanto vale una presa con briscola { suit-hearts }?
rule-honours = { step-honours }
rule-honours-ask = Si giocano gli onori?
rule-honours-says = tre { $three } quattro { $four } esclusi da { $barred-at }
rule-honours-three-ask = Per tre onori
rule-honours-four-ask = Per tutti e quattro gli onori
rule-honours-barred-at-ask = Da quanti punti in su gli onori non contano?
rule-honours-barred-at-none = mai
rule-rubber = Rubber
rule-rubber-ask = Si gioca a rubber?
rule-rubber-says = { $games } manche, semplice { $single } doppia { $double } tripla { $treble } rubber { $bonus }
rule-rubber-games-ask = Con quante manche si vince il rubber?
rule-rubber-single-ask = Una manche con i perdenti a metà o più
rule-rubber-double-ask = Una manche con i perdenti sotto la metà
rule-rubber-treble-ask = Una manche con i perdenti a zero
rule-rubber-bonus-ask = Per il rubber in sé

## partnership-bid

rule-partnership-bid-made-ask = Quanto vale ogni presa dichiarata se la dichiarazione riesce?
rule-partnership-bid-made-says = { $made } per presa dichiarata
rule-lost = Dichiarazione fallita
rule-lost-ask = Quanto costa ogni presa dichiarata se la dichiarazione fallisce?
rule-lost-says = meno { $lost } per presa dichiarata
rule-overtrick = Ogni presa in più
rule-overtrick-ask = Quanto vale ogni presa in più?
rule-bags = Sacchi
rule-bags-ask = Si contano i sacchi?
rule-bags-says = { $limit } costano { $penalty }
rule-bags-limit-ask = Quanti sacchi portano una penalità?
rule-bags-penalty-ask = Quanto è la penalità?
rule-nil = { rule-nil-card }
rule-nil-ask = { rule-nil-card }: si gioca?
rule-nil-says = { $made } fallito meno { $lost }
rule-nil-made-ask = Quanto vince?
rule-nil-lost-ask = Quanto costa se fallisce?
rule-blind-nil = Nil al buio
rule-blind-nil-ask = Nil al buio: si gioca?
rule-blind-nil-says = { $made } fallito meno { $lost }
rule-blind-nil-made-ask = Quanto vince?
rule-blind-nil-lost-ask = Quanto costa se fallisce?
rule-nil-tricks = Prese di un nil fallito
rule-nil-tricks-ask = Per che cosa valgono le prese di un nil fallito?
rule-nil-tricks-bags = sono sacchi
rule-nil-tricks-bid = valgono per il compagno
rule-nil-tricks-none = non valgono niente

## On the page of a scheme, and as a switch of a new session

rule-bids-value = da { $min_text } a { $max_text }
rule-bids-min-switch = Dichiarazione minima
rule-set-clamped-term = meno le prese mancanti, al massimo la dichiarazione
rule-no-trump-value = ×{ $n_text }
rule-boston-value = ×{ $n_text }
rule-boston-games-term = { rule-boston }
rule-boston-games-value = { $n ->
    [one] la manche vinta dichiarandole vale { $n_text }
   *[other] la manche vinta dichiarandole ne vale { $n_text }
}
rule-opponents-on-set-switch = Se la dichiarazione fallisce, gli altri
rule-opponents-on-set-true-switch = segnano le prese che contano
rule-opponents-on-set-false-switch = non segnano
rule-bids-dealer-forced-term = Il mazziere, se gli altri passano
rule-bids-dealer-forced-true-term = deve dichiarare
rule-bids-dealer-forced-false-term = può passare
rule-bids-dealer-may-match-term = La dichiarazione del mazziere
rule-bids-dealer-may-match-true-term = può pareggiare l’ultima
rule-bids-dealer-may-match-false-term = deve superarla
rule-high-term = { rule-high-card }
rule-low-term = { rule-low-card }
rule-high-value = riuscita, { $made_text } a presa{ $opponents ->
    [0] {""}
   *[other] {""}, fallita, { $opponents_text } a presa agli altri
}{ $lost ->
    [0] {""}
   *[other] {""}, fallita, meno { $lost_text } a presa
}
rule-low-value = { $more ->
    [0] { $fewer_text } a presa a chi ne fa meno
   *[other] { $fewer ->
        [0] {""}
       *[other] { $fewer_text } a presa a chi ne fa meno,{" "}{""}
    }meno { $more_text } a presa a chi ne fa di più
}
rule-suit-values-term = Presa secondo la briscola
rule-suit-values-value = picche { $spades_text }, fiori { $clubs_text }, quadri { $diamonds_text }, cuori { $hearts_text }
rule-honours-value = tre: { $three_text }, tutti: { $four_text }
rule-honours-barred-at-term = Gli onori contano
rule-honours-barred-at-none-term = a ogni punteggio
rule-honours-barred-at-value-term = sotto i { $n_text }
rule-rubber-value = { $games ->
    [2] {""}
   *[other] { $games_text } manche,{" "}
}semplice { $single_text }, doppia { $double_text }, tripla { $treble_text }, rubber { $bonus_text }
rule-rubber-none-switch = manche singole
rule-partnership-bid-made-value = { $n_text } per presa dichiarata
rule-lost-value = { $n ->
    [0] { $n_text }
   *[other] meno { $n_text } per presa dichiarata
}
rule-bags-value = { $limit ->
    [one] { $limit_text } costa { $penalty_text }
   *[other] { $limit_text } costano { $penalty_text }
}
rule-nil-value = { $made_text }, fallito meno { $lost_text }
rule-blind-nil-value = { $made_text }, fallito meno { $lost_text }
