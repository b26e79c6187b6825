# A database that cannot be opened, only looking, and long work.
recovery-damaged = Andmebaas on kahjustatud
recovery-damaged-line = Midagi failis on muutunud või kadunud. See, mida veel saab lugeda, päevik ja varukoopiad toovad sessioonid tagasi.
recovery-gone = Andmebaas on kadunud
recovery-gone-line = Andmebaas oli siin, seda näitab selle kõrvale jäänu. Päevik ja varukoopiad toovad sessioonid tagasi.
recovery-behind = { $n ->
    [one] Viimane muudatus puudub
   *[other] Viimased { $n_text } muudatust puuduvad
}
recovery-behind-line = See fail on vanem kui viimati salvestatu. Päevik toob puuduva tagasi.
recovery-no-database = See ei ole Odd Tricki andmebaas
recovery-no-database-line = Sessioonide asemel on mingi muu fail. Päevik ja varukoopiad toovad sessioonid tagasi.
recovery-newer = Selle kirjutas uuem Odd Trick
recovery-newer-line = Failiga on kõik korras. See versioon ei oska seda lugeda ja jätab selle rahule.
recovery-busy = Teine programm kasutab andmebaasi
recovery-busy-line = Sulge teine programm ja proovi uuesti.
recovery-many-names = Andmebaasil on mitu nime
recovery-many-names-line = Sellel on püsiviitu ja kaks programmi kirjutaksid teineteise andmed üle. Eemalda teised nimed või kasuta koopiat.
recovery-not-opened = Andmebaasi ei saa avada
recovery-not-opened-line = Võib-olla on see kettal, mida praegu pole, või kuulub kellelegi teisele. Midagi pole muudetud.
recovery-in-file = Failis endas
recovery-in-journal = Päevikus
recovery-in-backups = Varukoopiates
recovery-nothing-in-it = Sellest ei saa midagi lugeda.
recovery-holds = { $held }, uusim { $day }
recovery-backups = { $n ->
    [one] { $n_text } varukoopia
   *[other] { $n_text } varukoopiat
}
recovery-backup-of = { $at }
recovery-backup-bad = Ka see on kahjustatud.
recovery-bring-back = Taasta varukoopia { $at }
recovery-show-backup = Näita varukoopiat { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Toob tagasi: { $held }.
recovery-back = Sessioonid on tagasi
recovery-back-line = Kõik on olemas ja kontroll läks korda.
recovery-back-in-part = Kontroll läks korda; mis puudub, on allpool kirjas.
recovery-everything = Praegu siin
recovery-hands-of = { $n ->
    [one] { $n_text } jaotus { $of_text }-st
   *[other] { $n_text } jaotust { $of_text }-st
}
recovery-lost-session = See on kadunud.
recovery-hands-only = { $hands }; varem tehtut ei saa tagasi võtta
recovery-unnamed = Nimetu sessioon
recovery-lost-payments = { $n ->
    [one] { $n_text } makset ei saanud tagasi tuua.
   *[other] { $n_text } makset ei saanud tagasi tuua.
}
recovery-only-looking = Sa ainult vaatad. Midagi ei saa sisestada.
recovery-only-read = Andmebaasi saab ainult lugeda. Midagi ei saa sisestada.
recovery-to-recovery = Taasta
recovery-try-again = Uuesti
work-reading = Loen
work-keeping = Hoian koopia alles
work-taking-in = Loen sisse
work-writing = Kirjutan
work-copying = Kopeerin
work-checking = Kontrollin
work-recovering = Panen kokku
work-share = { $n_text }%
work-stopped = Peatatud. Midagi ei muutunud.
