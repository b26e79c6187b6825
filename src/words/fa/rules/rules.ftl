# Persian: the keys of a scheme, those of every kind and those of exact-bid.
#
# rule-<key>            the name of the key on its line of the editor
# rule-<key>-ask        the question of its box
# rule-<key>-<value>    a value
# rule-<key>-none       the text when the key is absent
# rule-<key>-on         the choice that adds it
# rule-<key>-says       the sentence with its boxes, in the order of the language
# rule-contract-<key>-fact, rule-contract-<key>-<value>-fact   the sentence on a scheme's page for a contract with it
#
# Dots of a key are hyphens. A key that means something else in one kind is prefixed with it, rule-odd-trick-made;
# the keys of a contract are prefixed with contract.

## Terms of a formula

rule-term-bid = پیشنهاد
rule-term-bid-squared = پیشنهاد²
rule-term-bid-triangular = (۱ + … + پیشنهاد)
rule-term-tricks = دورها
rule-term-cards = کارت‌ها
rule-term-off = اختلاف
rule-term-over = دورهای اضافه
rule-term-off-squared = اختلاف²
rule-term-off-triangular = (۱ + … + اختلاف)
rule-term-constant-ask = امتیاز ثابت
rule-term-bid-ask = برای هر دور خوانده
rule-term-bid-squared-ask = برای هر واحدِ پیشنهاد به توان دو
rule-term-bid-triangular-ask = برای هر واحدِ ۱ + … + پیشنهاد
rule-term-tricks-ask = برای هر دور گرفته
rule-term-cards-ask = برای هر کارت پخش‌شده
rule-term-off-ask = برای هر دور اختلاف
rule-term-off-squared-ask = برای هر واحدِ اختلاف به توان دو
rule-term-off-triangular-ask = برای هر واحدِ ۱ + … + اختلاف

## Every kind

rule-direction = جهت بازی
rule-direction-ask = پخش و پیشنهاد به کدام سو می‌چرخد؟
rule-direction-clockwise = ساعت‌گرد
rule-direction-anticlockwise = پادساعت‌گرد
rule-players = بازیکنان
rule-players-says = { $least } تا { $most }
rule-players-least-ask = حداقل چند نفر بازی می‌کنند؟
rule-players-most-ask = حداکثر چند نفر بازی می‌کنند؟
rule-at-table = سر میز
rule-at-table-ask = یک نفر بیشتر می‌تواند بنشیند؟
rule-at-table-none = به تعداد بازیکنان
rule-at-table-on = یک نفر بیشتر، که پخش می‌کند و بیرون است
rule-at-table-says = { $least } تا { $most }
rule-at-table-least-ask = حداقل چند نفر سر میز؟
rule-at-table-most-ask = حداکثر چند نفر سر میز؟
rule-deck = بستهٔ ورق
rule-deck-ask = بسته چند کارت دارد؟
rule-deck-says = { $deck } کارت
rule-settle = تسویه
rule-settle-ask = امتیاز چگونه پول می‌شود؟
rule-settle-per-point = به ازای امتیاز
rule-settle-difference = دو به دو، به ازای اختلاف
rule-settle-difference-switch = به ازای اختلاف
rule-settle-per-game = به ازای هر بازی
rule-settle-per-game-switch = به ازای بازی
rule-settle-per-rubber = به ازای هر رابر
rule-settle-per-rubber-switch = به ازای رابر
rule-settle-winner-takes-pot = برنده همه را می‌برد
rule-settle-winner-takes-pot-switch = برنده همه را می‌برد
rule-settle-by-place = به ازای رتبه
rule-settle-none = دوستانه
rule-settle-none-switch = بدون نرخ
rule-settle-per-point-note = هر بازنده برای هر امتیاز اختلاف دو طرف نرخ را به یک برنده می‌پردازد.
rule-settle-per-point-rubber-note = هر بازنده برای امتیازهای رابر، یعنی بازی‌ها و پاداش آن، به یک برنده می‌پردازد.
rule-contracts-settle-per-point-note = هر امتیاز به اندازهٔ نرخ می‌ارزد.
rule-exact-bid-settle-per-point-note = هر امتیاز بالاتر یا پایین‌تر از میانگین میز به اندازهٔ نرخ می‌ارزد.
rule-settle-difference-note = هر دو نفر اختلاف امتیازشان را تسویه می‌کنند.
rule-settle-difference-rubber-note = هر بازنده برای دورها و آنرها به یک برنده می‌پردازد؛ بازی‌ها و پاداش حساب نمی‌شود.
rule-odd-trick-settle-difference-note = { rule-settle-per-point-note }
rule-partnership-bid-settle-difference-note = { rule-settle-per-point-note }
rule-settle-per-game-note = هر بازنده برای هر بازی یک نرخ به یک برنده می‌پردازد.
rule-settle-per-game-stake = هر بازی { $stake }
# The mark keeps the line right-to-left although it starts with a currency code.
rule-settle-per-game-unit = {"\u200F"}{ $currency } برای هر بازی
rule-settle-per-rubber-note = هر بازنده برای هر رابر یک نرخ به یک برنده می‌پردازد.
rule-settle-per-rubber-stake = هر رابر { $stake }
rule-settle-per-rubber-unit = {"\u200F"}{ $currency } برای هر رابر
rule-settle-winner-takes-pot-note = هر کس یک نرخ می‌گذارد؛ برنده همه را می‌برد.
rule-settle-winner-takes-pot-stake = هر نفر { $stake }
rule-settle-winner-takes-pot-unit = {"\u200F"}{ $currency } هر نفر
rule-settle-by-place-note = هر کس به هر نفر بالاتر از خود یک نرخ می‌پردازد.
rule-settle-by-place-stake = هر رتبه { $stake }
rule-settle-by-place-unit = {"\u200F"}{ $currency } برای هر رتبه
rule-settle-none-note = چیزی پرداخت نمی‌شود.
rule-revoke = خال ندادن
rule-revoke-none = بدون قاعدهٔ ویژه
rule-revoke-says = { $points } { $replaces }
rule-revoke-points-ask = خال ندادن چند امتیاز دارد؟
rule-revoke-replaces-ask = به جای دست یا افزون بر آن؟
rule-revoke-replaces-false = افزون بر دست
rule-revoke-replaces-true = به جای دست

## Keys of several kinds

rule-made = پیشنهاد موفق
rule-target = بازی تا
rule-target-ask = بازی با چند امتیاز برده می‌شود؟
rule-target-none = هر دست جداگانه
rule-lose-at = باخت در
rule-lose-at-ask = بازی با چند امتیاز باخته می‌شود؟
rule-lose-at-none = هیچ‌وقت
rule-least-bid = کمترین پیشنهاد
rule-least-bid-ask = کمترین پیشنهاد چند است؟

## exact-bid

rule-missed = پیشنهاد ناموفق
rule-missed-apart = بیشتر و کمتر جدا از هم
rule-missed-alike = بیشتر و کمتر یکسان
rule-over = گرفته بیش از پیشنهاد
rule-under = گرفته کمتر از پیشنهاد
rule-zero-bid-made = پیشنهاد صفر موفق
rule-zero-bid-made-none = مانند هر پیشنهاد
rule-zero-bid-overbid = صفر موفق، پیشنهاد زیاد
rule-zero-bid-overbid-none = مانند هر صفر موفق
rule-zero-bid-missed = پیشنهاد صفر ناموفق
rule-zero-bid-missed-none = مانند هر پیشنهاد ناموفق
rule-slam = شلم
rule-slam-none = نیست
rule-slam-says = همه { $grand } یکی کمتر { $small } { $adds } از { $from-cards } کارت به بالا
rule-slam-grand-ask = همهٔ دورها، خوانده و گرفته
rule-slam-small-ask = یکی کمتر از همه، خوانده و گرفته
rule-slam-from-cards-ask = از چند کارت به بالا؟
rule-slam-adds-ask = به جای پیشنهاد یا افزون بر آن؟
rule-slam-adds-false = به جای پیشنهاد
rule-slam-adds-true = افزون بر پیشنهاد
rule-big-miss = اختلاف زیاد
rule-big-miss-none = بدون قاعدهٔ ویژه
rule-big-miss-says = { $off } دور اختلاف یا بیشتر: { $points }
rule-big-miss-off-ask = چند دور اختلاف زیاد است؟
rule-big-miss-points-ask = اختلاف زیاد چند امتیاز دارد؟
rule-halve-on-miss = جمع پس از پیشنهاد ناموفق
rule-halve-on-miss-ask = پیشنهاد ناموفق با جمع چه می‌کند؟
rule-halve-on-miss-false = همان می‌ماند
rule-halve-on-miss-true = نصف می‌شود
rule-hook = قید پیشنهاد آخر
rule-hook-ask = این قید کِی برقرار است؟
rule-hook-on = در هر دست
rule-hook-off = در هیچ دست
rule-hook-not-in-last-hand = جز در دست آخر
rule-hook-not-with-one-card = جز با یک کارت
rule-bonus = پاداش با گام
rule-bonus-ask = پاداش پیشنهاد موفق با چه گامی است؟
rule-bonus-0 = { value-not-played }
rule-decimals = امتیازها
rule-decimals-ask = امتیازها عدد صحیح‌اند یا دهم؟
rule-decimals-0 = امتیاز کامل
rule-decimals-1 = یک‌دهم امتیاز
rule-schedule = کارت
rule-schedule-ask = تعداد کارت‌ها چگونه تغییر می‌کند؟
rule-schedule-stepwise = پله‌پله
rule-schedule-listed = طبق فهرست
rule-schedule-says = { $from } تا { $to } { $back }
rule-schedule-from-ask = کارت‌های دست اول
rule-schedule-to-ask = کارت‌ها هنگام برگشت یا پایان
rule-schedule-back-ask = و بعد؟
rule-schedule-back-up = فقط رو به بالا
rule-schedule-back-up-down = و برگشت
rule-schedule-back-down = فقط رو به پایین
rule-schedule-back-down-up = و برگشت
rule-schedule-list-ask = کارت‌های همهٔ دست‌ها
rule-schedule-sizes = دست به دست
rule-schedule-sizes-says = { $sort } هر بار { $step } { $repeat }
rule-schedule-step-ask = هر بار چند کارت بیشتر یا کمتر؟
rule-schedule-repeat-ask = کدام دست‌ها تکرار می‌شود؟
rule-schedule-repeat-none = هر کدام یک بار
rule-schedule-repeat-players = کوتاه‌ترین و بلندترین به تعداد بازیکنان
rule-schedule-repeat-ever = { house-repeat-ever }
rule-exact-bid-target-ask = بازی با چند امتیاز تمام می‌شود؟
rule-exact-bid-target-none = با دست آخر تمام می‌شود
rule-exact-bid-trump-says = { $source } دست آخر { $last-hand }
rule-trump-source-ask = حکم از کجا می‌آید؟
rule-trump-source-turn-up = کارت رو
rule-trump-source-last-card = آخرین کارت پخش
rule-trump-source-chosen = { note-chosen }
rule-trump-source-none = بدون حکم
rule-trump-source-rotation = به نوبت
rule-trump-rotation-ask = خال‌ها به چه ترتیبی می‌آیند؟
rule-trump-last-hand-ask = حکم دست آخر
rule-trump-last-hand-same = مانند همیشه
rule-trump-last-hand-none = بدون حکم
rule-trump-last-resort = اگر کارتی نماند
rule-trump-last-resort-ask = اگر کارتی برای رو شدن نماند، حکم چیست؟
rule-trump-last-resort-last-card = آخرین کارت پخش
rule-trump-last-resort-none = بدون حکم
rule-trump-none-from = بدون حکم، از چند کارت:
rule-trump-none-from-ask = از چند کارت به بالا حکم نیست؟
rule-trump-none-from-none = هیچ‌وقت
rule-winner = برنده
rule-winner-ask = کدام جمع می‌برد؟
rule-winner-says = { $winner } مساوی‌ها شریک‌اند
rule-winner-highest = بیشترین
rule-winner-lowest = کمترین

## On the page of a scheme, and as a switch of a new session

rule-deck-value = { $n_text } کارت
rule-revoke-value = { $points_text } { $replaces ->
    [true] { rule-revoke-replaces-true }
   *[other] { rule-revoke-replaces-false }
}
rule-halve-on-miss-term = { rule-missed }
rule-halve-on-miss-true-term = نیمی از جمع، گردشده به سود بازیکن
rule-slam-term = شلم
rule-slam-none-switch = نیست
rule-slam-value = همه { $grand_text }، یکی کمتر { $small_text }، از { $from-cards_text } کارت به بالا{ $adds ->
    [true] ، افزون بر پیشنهاد
   *[other] {""}
}
rule-big-miss-term = { $off_text } دور یا بیشتر اختلاف
rule-big-miss-value = { $points_text }
rule-big-miss-switch = اختلاف زیاد
rule-big-miss-none-switch = مانند هر پیشنهاد ناموفق
rule-big-miss-value-switch = { $points_text } از { $off_text } دور اختلاف
rule-hook-on-term = هست
rule-hook-off-term = نیست
rule-hook-not-in-last-hand-term = جز در دست آخر
rule-hook-not-with-one-card-term = جز با یک کارت
rule-trump-source-term = { rule-trump }
rule-trump-source-chosen-term = به انتخاب برندهٔ مزایده
rule-trump-last-hand-term = حکم دست آخر
rule-trump-last-hand-none-term = { suit-none }
rule-trump-last-resort-term = { rule-trump }
rule-trump-last-resort-none-term = بدون حکم، اگر کارتی برای رو شدن نماند
rule-trump-none-from-term = { rule-trump }
rule-trump-none-from-value = از { $n_text } کارت به بالا بدون حکم
rule-winner-term = برنده
rule-winner-highest-term = بیشترین جمع را دارد
rule-winner-lowest-term = کمترین جمع را دارد
