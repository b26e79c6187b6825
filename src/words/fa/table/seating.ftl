# Persian: seats: joining, leaving, swapping.

seating-players = { ui-players }
seating-from-hand = از دست { $n_text } به بعد
seating-taps-go = از دست { $n_text } به بعد؛ این دست از نو آغاز می‌شود
seating-ask-who = چه کسی می‌پیوندد یا می‌رود؟
seating-ask-comes = { $name } می‌پیوندد
seating-seat = جای { $name }
seating-seat-out = جای { $name }، که بیرون است
seating-head-away = سر میز نیستند
seating-head-away-nobody = همهٔ بازیکنان سر میز هستند
seating-comes = { $name } به میز می‌پیوندد
seating-leaves = می‌رود
seating-leaves-full = { $name } می‌رود
seating-sits-out = در دست { $n_text } بیرون است
seating-sits-out-full = { $name } در دست { $n_text } بیرون است
seating-plays = دست { $n_text } را بازی می‌کند
seating-plays-full = { $name } دست { $n_text } را بازی می‌کند
seating-head-swap = { $name } جایش را عوض می‌کند با
seating-swap-says = { $name } و { $other } جا عوض می‌کنند
seating-head-replace = به جای { $name }
seating-replace-says = { $name } به جای { $other } بازی می‌کند
seating-head-between = می‌نشیند میان
seating-between = { $first } و { $second }
seating-between-full = { $name } میان { $first } و { $second } می‌نشیند
seating-head-instead = یا بازی می‌کند به جای
seating-head-begins = امتیاز آغازین { $name }
seating-begins-last = { $n_text }، بدترین جمع
seating-begins-mean = { $n_text }، میانگین
seating-begins-says = { $name } با { $n_words } آغاز می‌کند
seating-begins-note = امتیاز آغازین در پول اثری ندارد.
seating-late = دیر پیوست
seating-needs = { $game } { $n_text } نفر سر میز می‌خواهد
seating-holds = { $game }: حداکثر { $n_text } نفر سر میز
seating-needs-dealt = در { $game } به { $n_text } نفر کارت داده می‌شود
seating-has-left = { $name } از سر میز رفت
seating-has-come = { $name } میان { $first } و { $second } نشست
seating-has-replaced = { $name } به جای { $other } بازی می‌کند
seating-have-swapped = { $name } و { $other } جا عوض کردند
seating-sides-keep-scores = { $said }؛ امتیاز هر تیم سر جایش می‌ماند
seating-players-keep-points = { $said } و امتیازهای هر بازیکن نزد خودش
seating-cannot-be = ممکن نیست: { $why }
seating-begins-with = با { $n_text } آغاز کرد

# The rules of a new session.

seating-scheme-stays = تنها برای این نشست
seating-scheme-stays-changed = { $n_text } تغییر
rule-trump-value = { $rotation } به نوبت
seating-rule-overs = دور اضافه و دور کم
seating-overs-counted = حساب می‌شود
seating-overs-not-counted = حساب نمی‌شود
seating-rule-sizes = کارت هر نفر
seating-sizes-up = { $from_text } تا { $to_text }
seating-sizes-up-and-back = { $from_text } تا { $to_text } و برگشت
seating-sizes-down = { $from_text } تا { $to_text }، رو به پایین
seating-sizes-down-and-back = { $from_text } تا { $to_text }، رو به پایین و برگشت
seating-sizes-by = { $way }، { $n_text } تا { $n_text } تا
seating-sizes-come = با { $players_text } بازیکن { $hands_text } دست، هر نفر حداکثر { $most_text } کارت
seating-sizes-typed = کارت هر نفر، دست به دست
seating-sizes-wrong = عددهایی از ۱ تا { $n_text }، با فاصله میانشان
rule-schedule-repeat-switch = کوتاه‌ترین و بلندترین دست‌ها
rule-schedule-repeat-none-switch = هر کدام یک بار
rule-schedule-repeat-players-switch = به تعداد بازیکنان
seating-over-and-under = بیشتر { $over }، کمتر { $under }

seating-settle-says = تسویه { $way }

draw-seats = جاها به قرعه: { $names }
draw-dealer = قرعه پخش اول: { $name }
draw-partners = یارها به قرعه: { $first } و { $second } در برابر { $third } و { $fourth }
draw-card = { $n_text }{ $suit }
draw-jack = سرباز { $suit }
draw-queen = بی‌بی { $suit }
draw-king = شاه { $suit }
draw-ace = آس { $suit }
