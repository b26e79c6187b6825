# Italian: the page for phones, and its panel on the scoreboard.

phones-looking = { $n ->
    [0] Non guarda ancora nessuno
    [one] Guarda un telefono
   *[other] Guardano { $n_text } telefoni
}
phones-no-network = Questo computer non è in una rete locale: collegalo a una rete e riprova
phones-failed = Non si può mostrare sui telefoni: { $why }
phones-waiting = Collegamento
phones-lost = Nessun collegamento. Nuovo tentativo
phones-ended = Non più mostrato sui telefoni
phones-over = Non più mostrato sui telefoni. Sotto c’è l’ultimo stato
phones-full = Guardano già tutti i telefoni possibili. Nuovo tentativo
phones-hand = Mano in corso
phones-paid = pagato
