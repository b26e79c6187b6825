# Italian: recovery, the read-only view, and long work.

recovery-damaged = L’archivio è danneggiato
recovery-damaged-full = Una parte del file è cambiata o si è persa. Le partite si possono ripristinare da quel che se ne legge, dal diario e dalle copie.
recovery-gone = L’archivio manca
recovery-gone-full = Le copie mostrano che qui c’era un archivio. Le partite si possono ripristinare dal diario e dalle copie.
recovery-behind = { $n ->
    [one] Manca l’ultima modifica
   *[other] Mancano le ultime { $n_text } modifiche
}
recovery-behind-full = Questo file è più vecchio dell’ultimo salvataggio. Il diario ripristina quello che manca.
recovery-no-database = Non è un archivio di Odd Trick
recovery-no-database-full = Al suo posto c’è un altro file. Si può ripristinare ciò che contengono il diario e le copie.
recovery-newer = Archivio di un Odd Trick più recente
recovery-newer-full = È a posto. Questa versione non sa leggerlo e lo lascia com’è.
recovery-busy = Un altro programma usa l’archivio
recovery-busy-full = Chiudi l’altro programma e riprova.
recovery-many-names = L’archivio ha collegamenti fisici
recovery-many-names-full = Due programmi potrebbero cancellarsi le modifiche a vicenda. Rimuovi gli altri collegamenti o usa una copia.
recovery-not-opened = L’archivio non si apre
recovery-not-opened-full = Forse manca il suo disco, o è di un altro utente. Nulla è stato cambiato.
recovery-in-file = Nel file stesso
recovery-in-journal = Nel diario
recovery-in-backups = Nelle copie
recovery-nothing-in-it = Non se ne legge nulla.
recovery-no-backups = Non ce ne sono.
recovery-holds = { $held }, la più recente { $day }
recovery-backups = { $n ->
    [one] { $n_text } copia
   *[other] { $n_text } copie
}
recovery-backup-bad = Anche questa è danneggiata.
recovery-bring-back = Ripristina la copia di { $at }
recovery-show-backup = Mostra la copia di { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Ripristina { $held }.
recovery-back = Partite ripristinate
recovery-back-line = Tutto è stato ripristinato, e il controllo è andato bene.
recovery-back-in-part = Il controllo è andato bene. Quello che manca è elencato sotto.
recovery-everything = Qui ora
recovery-hands-of = { $of ->
    [one] { $n_text } di { $of_text } mano
   *[other] { $n_text } di { $of_text } mani
}
recovery-lost-session = È perduta.
recovery-hands-only = { $hands }; le modifiche precedenti non si possono annullare
recovery-unnamed = Una partita senza nome
recovery-lost-payments = { $n ->
    [one] { $n_text } pagamento non si è ripristinato.
   *[other] { $n_text } pagamenti non si sono ripristinati.
}
recovery-lost-changes = { $n ->
    [one] Almeno { $n_text } modifica non si è ripristinata.
   *[other] Almeno { $n_text } modifiche non si sono ripristinate.
}
recovery-only-looking = Aperto in sola lettura. Non si può scrivere nulla.
recovery-only-read = L’archivio è in sola lettura. Non si può scrivere nulla.
recovery-to-recovery = { ui-restore }
recovery-try-again = Riprova
work-reading = Leggo
work-backing-up = Salvo una copia
work-importing = Importo
work-writing = Scrivo
work-copying = Copio
work-checking = Controllo
work-recovering = Ricostruisco
work-stopped = Interrotto. Nulla è cambiato.
