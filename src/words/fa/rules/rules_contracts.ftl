# Persian: the keys of schemes of kind contracts, see rules.ftl.

rule-unit = همهٔ مبلغ‌ها
rule-unit-ask = همه‌چیز چند برابر؟
rule-unit-says = × { $unit }
rule-all-pass = اگر همه پاس بدهند
rule-all-pass-ask = اگر همه پاس بدهند چه می‌شود؟
rule-all-pass-next-dealer = دیلر بعدی
rule-all-pass-same-dealer = همان دیلر
rule-all-pass-next-hand-doubles = دست بعد دوبرابر
rule-all-pass-goulash = گولاش
rule-all-pass-general-misere = میزر همگانی
rule-general-misere = در میزر همگانی
rule-general-misere-ask = در میزر همگانی چه کسی می‌پردازد؟
rule-general-misere-last-trick = برندهٔ دور آخر می‌پردازد
rule-general-misere-first-to-five = اولین با پنج دور می‌پردازد
rule-general-misere-most-pays = بیشترین دور می‌پردازد
rule-general-misere-fewest-receives = کمترین دور می‌گیرد
rule-rounds = نوبت پیشنهاد
rule-rounds-ask = پیشنهاد چند نوبت دور میز می‌گردد؟
rule-rounds-many = چند نوبت
rule-rounds-one = یک نوبت
rule-unaccepted = یارخواهی بی‌پاسخ
rule-unaccepted-ask = یارخواهی بی‌پاسخ چه می‌شود؟
rule-unaccepted-may-raise = می‌تواند بالا ببرد
rule-unaccepted-redeal = دوباره پخش می‌شود
rule-trump = { step-trump }
rule-trump-ask = حکم از کجا می‌آید؟
rule-trump-turn-up = کارت رو
rule-trump-second-pack = بستهٔ دوم
rule-trump-in-turn = به نوبت
rule-pot = صندوق
rule-pot-ask = صندوق دارید؟
rule-pot-says = { $ante } به ازای هر نفر { $filled } بازنده { $fails }
rule-pot-ante-ask = هر نفر چقدر در صندوق می‌گذارد؟
rule-pot-filled-ask = صندوق کی پر می‌شود؟
rule-pot-filled-pass-out = وقتی همه پاس بدهند
rule-pot-filled-empty = وقتی خالی است
rule-pot-fails-ask = قرارداد ناموفق با صندوق چه می‌کند؟
rule-pot-fails-stays = کاری به آن ندارد
rule-pot-fails-doubles = دوبرابرش می‌کند
rule-cards = کارت
rule-cards-ask = هر نفر چند کارت دارد؟
rule-cards-says = { $cards } به ازای هر نفر

## A contract

rule-contract-allowed = { $contract }
rule-contract-allowed-ask = بازی می‌شود؟
rule-contract-allowed-false = { value-not-played }
rule-contract-allowed-true = { value-played }
rule-contract-allowed-says = { $allowed } { $target } دور، پرداخت هر حریف { $pays }
rule-general-contract-allowed-says = { $allowed } پرداخت هر نفر { $pays }
rule-contract-target-ask = حداقل، دقیقاً یا حداکثر؟
rule-contract-target-sort-at-least = حداقل
rule-contract-target-sort-exactly = دقیقاً
rule-contract-target-sort-at-most = حداکثر
rule-contract-target-tricks-ask = چند دور؟
rule-contract-pays-ask = هر حریف چند می‌پردازد؟
rule-contract-over = { $contract }: اضافه و کم
rule-contract-over-says = هر دور اضافه { $over } هر دور کم { $under } دور کم بخشوده { $free-under } همهٔ دورها { $all-tricks }
rule-contract-over-ask = برای هر دور اضافه
rule-contract-under-ask = برای هر دور کم
rule-contract-free-under-ask = چند دور کم بخشوده می‌شود؟
rule-contract-all-tricks-ask = برای همهٔ دورها، به جای دورهای اضافه
rule-contract-all-tricks-0 = بدون تفاوت
rule-contract-fails = { $contract }: شکست
rule-contract-fails-says = شکست از { $fails } دور اضافهٔ حساب‌شده { $most-over } { $joint }
rule-contract-fails-ask = شکست پیش از دورهای کم چقدر جریمه دارد؟
rule-contract-fails-0 = به اندازهٔ پرداختش
rule-contract-most-over-ask = چند دور اضافه حساب می‌شود؟
rule-contract-most-over-0 = همه
rule-contract-joint-ask = چند نفر می‌توانند هم‌زمان بازی‌اش کنند؟
rule-contract-joint-false = یک نفر
rule-contract-joint-true = چند نفر هم‌زمان
rule-contract-trump = { $contract }: روند بازی
rule-contract-trump-says = { $declarers } { $trump } { $leads } { $above }
rule-general-contract-trump-says = { $trump } { $leads }
rule-contract-declarers-ask = چند نفر بازی‌اش می‌کنند؟
rule-contract-declarers-1 = تنها
rule-contract-declarers-2 = دو نفر با هم
rule-contract-trump-ask = کدام خال حکم است؟
rule-contract-trump-turn-up = { note-turn-up }
rule-contract-trump-chosen = { note-chosen }
rule-contract-trump-none = { suit-none }
rule-contract-leads-ask = چه کسی شروع می‌کند؟
rule-contract-leads-eldest = { note-eldest }
rule-contract-leads-declarer = { note-declarer }
rule-contract-above-ask = جای آن میان پیشنهادها کجاست؟
rule-contract-above-none = پایین‌ترین پیشنهاد
rule-contract-above-value = بالاتر از { $contract }

## On the page of a scheme, and as a switch of a new session

rule-general-misere-term = میزر همگانی
rule-pot-value = { $filled ->
    [empty] نفری { $ante_text } وقتی خالی است
   *[pass-out] نفری { $ante_text } وقتی همه پاس بدهند
}{ $fails ->
    [doubles] {""}، باخت آن را دوبرابر می‌کند
   *[other] {""}
}
