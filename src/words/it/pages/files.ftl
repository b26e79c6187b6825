# Italian: files, pictures and backups.

files-share = { ui-share }
files-copy-text = Copia il risultato come testo
files-save-picture = Salva il foglio come immagine
files-save-pdf = Salva in PDF da stampare
files-save-blank = Salva un foglio vuoto da stampare
files-save-csv = { ui-save-as-csv }
files-column-hand = { ui-hand }
files-copied = Il risultato è negli appunti.
files-copy-failed = Impossibile copiare: { $why }
files-saved = Salvato in { $path }
files-left-out = { $n ->
    [one] Una partita è rimasta fuori: i suoi importi sono troppo grandi da calcolare.
   *[other] { $n_text } partite sono rimaste fuori: i loro importi sono troppo grandi da calcolare.
}
files-failed = Non riuscito: { $why }
files-save-bundle = Salva per un altro dispositivo
files-cannot-read = impossibile leggere { $path }: { $why }
files-cannot-write = impossibile scrivere { $path }: { $why }
files-no-such-file = questo file o questa cartella non esiste
files-is-folder = è una cartella
files-no-folder-above = una parte del percorso non è una cartella
files-no-text = non è testo UTF-8
files-too-long = è troppo lungo
files-in-use = è aperto in un altro programma
files-not-allowed = permesso negato
files-disk-full = il disco è pieno
files-read-only-disk = il disco è in sola lettura
files-not-a-file = { $path } non è un file normale
files-own-file = { $path } appartiene all’archivio
files-row-hand = una riga per mano
files-row-hand-full = Una riga per mano
files-row-player = una riga per mano e giocatore
files-row-player-full = Una riga per mano e giocatore
files-row-result = una riga per partita e giocatore
files-row-result-full = Una riga per partita e giocatore
files-comes-back = Si può reimportare.
files-stays-out = Solo da leggere; non si può reimportare.
files-for-programs = CSV semplice
files-for-spreadsheet = per un foglio di calcolo
files-sign-point = 0.05 e virgole
files-sign-comma = 0,05 e punti e virgola
files-sign-tab = 0,05 e tabulazioni
files-sign-point-tab = 0.05 e tabulazioni
files-at-line = { $file }, riga { $n_text }
files-comes-new = Nuova: { $session }, { $at }, { hands-played }
files-comes-longer = Continua: { $session }, { $at }, { $hands ->
    [one] { $hands_text } mano nuova
   *[other] { $hands_text } mani nuove
}
files-comes-by-name = { $who } corrisponde per nome a un giocatore di qui
files-comes-separated = { $name } e { $other } sedevano allo stesso tavolo: sono due persone
files-comes-not-merged = { $name } e { $other } sono un solo giocatore nel file e due qui
files-comes-other-rules = { $who }: qui ci sono altre regole della casa con lo stesso id, e restano
files-comes-rules = Nuove regole della casa: { $who }
files-comes-season = Nuova stagione: { $who }
files-comes-replaced = { $who } viene sostituito da quello nel file
files-comes-paid-twice = Registrato anche qui, quindi contano entrambi: { $payment }
files-comes-changed = Cambia ciò che è registrato qui: { $session }, { $at }
files-comes-known = Già qui: { $session }, { $at }
files-comes-deleted = Eliminata qui, resta eliminata: { $session }, { $at }
files-comes-diverged = Qui è proseguita diversamente: { $session }, { $at }
files-versions = qui { $here }; nel file { $file }
files-way-here = Tieni quella di qui
files-way-file = Prendi quella del file
files-way-both = Tienile entrambe
files-wrong = Errore: { $why }
files-sum = Partite nuove: { $new_text }. Continuate: { $longer_text }. Mani nuove: { $hands_text }. Pagamenti nuovi: { $payments_text }.
files-kept-out = { $n ->
    [one] Un errore: non è stato importato nulla. Correggi il file e riprova.
   *[other] { $n_text } errori: non è stato importato nulla. Correggi il file e riprova.
}
files-nothing-new = Niente di nuovo da importare.
files-taken-in = Importato. { $sum }
files-kept-before = L’archivio precedente è conservato in { $path }
files-no-path = Prima scrivi il percorso di un file.
files-newest = Partita più recente: { $day }.
files-no-session = Non contiene partite.
files-restored = La copia è stata ripristinata.
files-wait-for-hands = Salvataggio in corso. Riprova fra un momento.
paper-page = Pagina { $n_text } di { $of_text }
paper-after = dopo la mano { $n_text }
paper-signatures = Firme
