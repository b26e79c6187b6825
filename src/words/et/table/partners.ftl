# Estonian: partnership bidding and nil.

game-spades = Spades
rule-nil-card = Null
rule-blind-nil-card = Pime
rule-nil-in = null
rule-blind-nil-in = pime null
rule-nil-short = null
rule-blind-nil-short = pn
partners-chip-nil = { $name } pakub: { $nil }
partners-with = partner { $name }
partners-contract = pakkumine { $n_text }
partners-score = seis { $n_text }
partners-bags = { $n ->
    [one] { $n_text } kott
   *[other] { $n_text } kotti
}
partners-contracts = { $first_text } ja { $second_text }
partners-bags-after = kotte { $first_text } ja { $second_text }
partners-bags-lost = kotid { $n_text }
partners-each = { $n_text } iga pakutud tihi eest
brief-partners-deal = Neli mängijat kindlates paarides, partnerid vastamisi, igaühel kolmteist kaarti. Trump on alati pada.
brief-partners-bid = Alates diileri naabrist ütleb igaüks, mitu tihi ta võtab, ja partnerite pakkumised liidetakse. Null tähendab, et ei võeta ühtki tihi; pime null pakutakse enne kaartide vaatamist.
brief-partners-score = Pool, kes võtab pakutud tihid, saab punkte iga pakutud tihi eest ja natuke iga järgmise eest; need on kotid ja nende kogunemine läheb kalliks. Pool, kes võtab vähem, kaotab, nagu skeem ette näeb. Null võidab või kaotab eraldi.
partners-worked-title = Partner pakub ja võtab { $bid }
partners-cell = pakub { $bid }, võtab { $tricks_text }
partners-worked = { $name } pakub { $bid } ja võtab { $tricks_text }, partner pakub ja võtab { $partner }:
