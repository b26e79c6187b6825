# A database that cannot be opened, only looking, and long work.
recovery-damaged = L’archivio è danneggiato
recovery-damaged-line = Qualcosa nel file è cambiato o si è perso. Le partite si recuperano da quel che se ne legge, dal diario e dalle copie.
recovery-gone = L’archivio non c’è più
recovery-gone-line = Qui ce n’era uno, lo dice quello che gli sta accanto. Con il diario e le copie si recuperano le partite.
recovery-behind = { $n ->
    [one] Manca l’ultima modifica
   *[other] Mancano le ultime { $n_text } modifiche
}
recovery-behind-line = Questo file è più vecchio dell’ultimo salvataggio. Il diario recupera quello che manca.
recovery-no-database = Non è un archivio di Odd Trick
recovery-no-database-line = Al posto delle partite c’è un altro file. Con il diario e le copie si recuperano.
recovery-newer = Archivio di un Odd Trick più recente
recovery-newer-line = È a posto. Questa versione non sa leggerlo e lo lascia com’è.
recovery-busy = Un altro programma usa l’archivio
recovery-busy-line = Chiudi l’altro programma e riprova.
recovery-many-names = L’archivio ha più nomi
recovery-many-names-line = Ha dei collegamenti fisici, e due programmi si sovrascriverebbero a vicenda. Rimuovi gli altri nomi o usa una copia.
recovery-not-opened = L’archivio non si apre
recovery-not-opened-line = Forse è su un disco che ora manca, o è di qualcun altro. Nulla è stato cambiato.
recovery-in-file = Nel file stesso
recovery-in-journal = Nel diario
recovery-in-backups = Nelle copie
recovery-nothing-in-it = Non se ne legge nulla.
recovery-holds = { $held }, la più recente di { $day }
recovery-backups = { $n ->
    [one] { $n_text } copia
   *[other] { $n_text } copie
}
recovery-backup-of = { $at }
recovery-backup-bad = Anche questa è danneggiata.
recovery-bring-back = Ripristina la copia di { $at }
recovery-show-backup = Mostra la copia di { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Recupera { $held }.
recovery-back = Le partite sono tornate
recovery-back-line = C’è tutto, e il controllo è andato bene.
recovery-back-in-part = Il controllo è andato bene; quello che manca è scritto sotto.
recovery-everything = Qui ora
recovery-hands-of = { $of ->
    [one] { $n_text } di { $of_text } mano
   *[other] { $n_text } di { $of_text } mani
}
recovery-lost-session = È perduta.
recovery-hands-only = { $hands }; quello che si era fatto prima non si può annullare
recovery-unnamed = Una partita senza nome
recovery-lost-payments = { $n ->
    [one] { $n_text } pagamento non si è recuperato.
   *[other] { $n_text } pagamenti non si sono recuperati.
}
recovery-only-looking = Stai solo guardando. Non si può scrivere nulla.
recovery-only-read = L’archivio si può solo leggere. Non si può scrivere nulla.
recovery-to-recovery = Ripristina
recovery-try-again = Riprova
work-reading = Leggo
work-keeping = Conservo una copia
work-taking-in = Importo
work-writing = Scrivo
work-copying = Copio
work-checking = Controllo
work-recovering = Ricompongo
work-share = { $n_text }%
work-stopped = Interrotto. Nulla è cambiato.
