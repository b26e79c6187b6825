# Persian: functions of the table page besides the hand.

payouts-title = { ui-payouts }
payouts-by-tricks = { $contract }، دور به دور
payouts-tricks-caption = سطرها: دورهای گرفته
payouts-modes-caption = سطرها: پیشنهاد، ستون‌ها: نوع بازی، موفق یا یک دور کم
payouts-money-later = پول در پایان
payouts-all = همهٔ قراردادها
payouts-declarer = حاکم
payouts-each-of-two = هر یار
payouts-opponent = هر حریف
# The mark separates two signed numbers, which would otherwise be one left-to-right run.
payouts-with-money = { $what }،{"\u200F"} { $money }

as-it-was = مقدار قبلی
the-bid = پیشنهاد
was-before = { $now }، قبلاً { $before }
seat-was = { $name } { $bid }/{ $took_text }

answer-deal-moved = دست { $n_text } را { $name } پخش می‌کند
answer-misdealt = پخش اشتباه: { $name } دوباره پخش می‌کند
remark-bonus = { $moves }، پاداش
hand-head-remarked = دست { $n_text }*:
remark-footnote = * دست { $n_text }: { $remark }

board-title = تابلوی بزرگ امتیاز
board-close = { ui-close-the-scoreboard }
board-totals = جمع امتیازها
board-last-hand = آخرین دست
dock-left = بردن کارت‌ها به چپ
dock-right = بردن کارت‌ها به راست
more-hand = { ui-this-hand }
more-session = این نشست
more-window = نمایش
keys-title = { ui-keyboard-shortcuts }
left-table = دیگر بازی نمی‌کند
sat-out = بیرون
hand-sat-out = { $hand }؛ { $name } بیرون بود
