# Estonian: the page for phones, and its panel on the scoreboard.

phones-looking = { $n ->
    [0] Keegi veel ei vaata
    [one] Vaatab üks telefon
   *[other] Vaatab { $n_text } telefoni
}
phones-no-network = See arvuti ei ole kohtvõrgus: ühenda see võrku ja proovi uuesti
phones-failed = Telefonides ei saa näidata: { $why }
phones-waiting = Ühendumine
phones-lost = Ühendust pole. Proovitakse uuesti
phones-ended = Telefonides enam ei näidata
phones-over = Telefonides enam ei näidata. Viimane seis on allpool
phones-full = Vaatab juba nii palju telefone, kui saab. Proovitakse uuesti
phones-hand = Käimasolev jaotus
phones-paid = makstud
