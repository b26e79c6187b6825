# Italian: partnership bidding and nil.

game-spades = Spades
rule-nil-card = Nil
rule-blind-nil-card = Al buio
rule-nil-in = nil
rule-blind-nil-in = nil al buio
rule-nil-short = nil
rule-blind-nil-short = nb
partners-chip-nil = { $name } dichiara { $nil }
partners-with = con { $name }
partners-contract = { $n ->
    [one] dichiarata { $n_text }
   *[other] dichiarate { $n_text }
}
partners-score = punteggio { $n_text }
partners-bags = { $n ->
    [one] { $n_text } sacco
   *[other] { $n_text } sacchi
}
partners-contracts = { $first_text } e { $second_text }
partners-bags-after = sacchi { $first_text } e { $second_text }
partners-bags-lost = sacchi { $n_text }
partners-each = { $n_text } per presa dichiarata
brief-partners-deal = Quattro giocatori in coppie fisse, i compagni uno di fronte all’altro, tredici carte a testa. Le picche sono sempre briscola.
brief-partners-bid = A cominciare dal vicino del mazziere, ciascuno dice quante prese farà, e le dichiarazioni dei compagni si sommano. Nil è non fare nessuna presa; il nil al buio si dichiara prima di guardare le carte.
brief-partners-score = La coppia che fa le prese dichiarate segna punti per ciascuna, e qualcosa per ogni presa in più: sono i sacchi, e troppi costano cari. La coppia che ne fa di meno perde, secondo la variante. Un nil vince o perde per conto suo.
partners-worked-title = Con un compagno che dichiara e fa { $bid }
partners-cell = dichiarate { $bid }, fatte { $tricks_text }
partners-worked = { $name } dichiara { $bid } e ne fa { $tricks_text }, il compagno dichiara e fa { $partner }:
