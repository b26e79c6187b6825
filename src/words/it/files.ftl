# Italian. Files, pictures and backups.
files-share = Invia
files-copy-text = Copia il risultato come testo
files-save-picture = Salva il foglio come immagine
files-save-csv = Salva in CSV
files-copied = Il risultato è negli appunti.
files-copy-failed = Non si è potuto copiare: { $why }
files-saved = Salvato in { $path }
files-failed = Non ha funzionato: { $why }
