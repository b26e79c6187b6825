# Estonian: functions of the table page besides the hand.

payouts-title = { ui-payouts }
payouts-by-tricks = { $contract }, tihi kaupa
payouts-tricks-caption = alla: võetud tihid
payouts-modes-caption = alla: pakkumine, paremale: mänguviis, täis või üks puudu
payouts-money-later = raha lõpus
payouts-all = Kõik lepingud
payouts-declarer = Pakkuja
payouts-each-of-two = Kumbki partner
payouts-opponent = Iga vastane
payouts-with-money = { $what }, { $money }

as-it-was = nagu oli
the-bid = pakutud
was-before = { $now }, oli { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = { $n_text }. jaotust jagab { $name }
answer-misdealt = Valesti jagatud: { $name } jagab uuesti
remark-bonus = { $moves }, lisapunktid
hand-head-remarked = { $n_text }. jaotus*:
remark-footnote = * { $n_text }. jaotus: { $remark }

board-title = Suur tabloo
board-close = { ui-close-the-scoreboard }
board-totals = Punktiseis
board-last-hand = Viimane jaotus
dock-left = Vii kaardid vasakule
dock-right = Vii kaardid paremale
more-hand = { ui-this-hand }
more-session = See sessioon
more-window = Vaade
keys-title = { ui-keyboard-shortcuts }
left-table = enam ei mängi
sat-out = puhkas
hand-sat-out = { $hand }; { $name } puhkas
