# Estonian: functions of the table page besides the hand.

before-title = Väljamaksed
before-by-tricks = { $contract }, tihi kaupa
before-tricks-caption = alla: võetud tihid
before-modes-caption = alla: pakkumine, paremale: mänguviis, täis või üks puudu
before-caption = { $first } · { $second }
before-money-later = raha lõpus
before-all = Kõik lepingud
before-declarer = Pakkuja
before-each-of-two = Kumbki partner
before-opponent = Iga vastane
before-with-money = { $what }, { $money }
before-money = { $money }
before-cell-of = { $whose }: { $what }

as-it-was = nagu oli
the-bid = pakutud
chip-noted = { $worth }, { $note }
was-before = { $now }, oli { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = { $n_text }. jaotust jagab { $name }
answer-misdealt = Valesti jagatud: { $name } jagab uuesti
answer-undo = Võta tagasi: { $what }

remark-gave = { $moves }
remark-gave-why = { $moves }, { $reason }
hand-with-remark = { $hand }; { $remark }
hand-head-remarked = { $n_text }. jaotus*:
remark-footnote = * { $n_text }. jaotus: { $remark }

board-title = Suur tabloo
board-total = { $name } { $total_words }
board-side = { $side } { $total_words }
board-close = Sulge tabloo
board-totals = Punktiseis
board-last-hand = Viimane jaotus
board-sheet = Leht
dock-left = Vii kaardid vasakule
dock-right = Vii kaardid paremale
more-hand = See jaotus
more-session = See sessioon
more-window = Vaade
keys-title = Kiirklahvid
left-table = enam ei mängi
sat-out = puhkas
hand-sat-out = { $hand }; { $name } puhkas
