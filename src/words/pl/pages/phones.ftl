# Polish: the page for phones, and its panel on the scoreboard.

phones-looking = { $n ->
    [0] Nikt jeszcze nie patrzy
    [one] Patrzy jeden telefon
    [few] Patrzą { $n_text } telefony
   *[many] Patrzy { $n_text } telefonów
}
phones-no-network = Ten komputer nie jest w żadnej sieci lokalnej: połącz go z siecią i spróbuj jeszcze raz
phones-failed = Nie można pokazać na telefonach: { $why }
phones-waiting = Łączenie
phones-lost = Nie ma połączenia. Ponawianie próby
phones-ended = Nie jest już pokazywane na telefonach
phones-over = Nie jest już pokazywane na telefonach. Ostatni stan jest niżej
phones-full = Patrzy już tyle telefonów, ile może. Ponawianie próby
phones-hand = Bieżące rozdanie
phones-paid = zapłacone
