# Italian: seats: joining, leaving, swapping.

seating-players = { ui-players }
seating-from-hand = Dalla mano { $n_text }
seating-taps-go = Dalla mano { $n_text }; questa mano ricomincia da capo
seating-ask-who = Chi entra o esce?
seating-ask-comes = Entra { $name }
seating-seat = Posto di { $name }
seating-seat-out = Posto di { $name }, che riposa
seating-head-away = Non al tavolo
seating-head-away-nobody = Tutti i giocatori sono al tavolo
seating-comes = { $name } entra al tavolo
seating-leaves = va via
seating-leaves-full = { $name } va via
seating-sits-out = riposa nella mano { $n_text }
seating-sits-out-full = { $name } riposa nella mano { $n_text }
seating-plays = gioca la mano { $n_text }
seating-plays-full = { $name } gioca la mano { $n_text }
seating-head-swap = { $name } cambia posto con
seating-swap-says = { $name } e { $other } si scambiano il posto
seating-head-replace = Al posto di { $name }
seating-replace-says = { $name } gioca al posto di { $other }
seating-head-between = si siede tra
seating-between = { $first } e { $second }
seating-between-full = { $name } si siede tra { $first } e { $second }
seating-head-instead = o gioca al posto di
seating-head-begins = { $name } comincia con
seating-begins-last = { $n_text }, il totale peggiore
seating-begins-mean = { $n_text }, la media
seating-begins-says = { $name } comincia con { $n_words }
seating-begins-note = I punti di partenza non incidono sui soldi.
seating-late = a partita iniziata
seating-needs = { $game }: al tavolo bisogna essere in { $n_text }
seating-holds = { $game }: al tavolo si può essere al massimo in { $n_text }
seating-needs-dealt = { $game }: le carte si danno a { $n_text }
seating-has-left = { $name } ha lasciato il tavolo
seating-has-come = { $name } si siede tra { $first } e { $second }
seating-has-replaced = { $name } gioca al posto di { $other }
seating-have-swapped = { $name } e { $other } si sono scambiati il posto
seating-sides-keep-scores = { $said }; ogni coppia tiene il suo punteggio
seating-players-keep-points = { $said }, ogni giocatore i punti fatti finora
seating-cannot-be = Non si può: { $why }
seating-begins-with = partenza da { $n_text }

# The rules of a new session.

seating-scheme-stays = solo per questa partita
seating-scheme-stays-changed = { $n ->
    [one] { $n_text } modifica
   *[other] { $n_text } modifiche
}
rule-trump-value = { $rotation } a rotazione
seating-rule-overs = Prese in più e in meno
seating-overs-counted = contano
seating-overs-not-counted = non contano
seating-rule-sizes = Carte a testa
seating-sizes-up = da { $from_text } a { $to_text }, solo andata
seating-sizes-up-and-back = da { $from_text } a { $to_text }, andata e ritorno
seating-sizes-down = da { $from_text } a { $to_text }, solo andata
seating-sizes-down-and-back = da { $from_text } a { $to_text }, andata e ritorno
seating-sizes-by = { $way }, a passi di { $n_text }
seating-sizes-come = In { $players_text } sono { hands-played }, al massimo { $most ->
    [one] { $most_text } carta
   *[other] { $most_text } carte
} a testa
seating-sizes-typed = Carte a testa, mano per mano
seating-sizes-wrong = Numeri da 1 a { $n_text }, separati da spazi
rule-schedule-repeat-switch = Mani minime e massime
rule-schedule-repeat-none-switch = una volta
rule-schedule-repeat-players-switch = una volta per giocatore
seating-over-and-under = { $over } in più, { $under } in meno

seating-settle-says = Conti: { $way }

draw-seats = Posti sorteggiati: { $names }
draw-dealer = Sorteggiato per dare per primo: { $name }
draw-partners = Coppie sorteggiate: { $first } e { $second } contro { $third } e { $fourth }
draw-card = { $n_text }{ $suit }
draw-jack = J{ $suit }
draw-queen = Q{ $suit }
draw-king = K{ $suit }
draw-ace = A{ $suit }
