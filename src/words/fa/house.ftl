# Persian: the editor of house rules. A sentence is made of pieces, words between boxes; see en.

house-rules = قواعد خانگی

## The page

house-undo = واگرد: { $what }
house-redo = ازنو: { $what }
house-step-earlier = تغییرهای پیشین
house-step-name = نام
house-subtitle = قواعد خانگی بر پایهٔ { $base }{ $n ->
    [0] {""}
   *[other] {" · "}{ $n_text } تغییر
}
house-source = قواعد خانگی بر پایهٔ { $base }؛ { $source }
house-source-alone = قواعد خانگی بر پایهٔ { $base }
house-foot = نشست‌های آغازشده با همان قواعد آغاز خود می‌مانند.

## Lines and boxes

house-next = { $first } { $second }
house-list = { $first }، { $second }
house-and-so-on = { $row } …
house-in-words = { $n_words }
house-was = در اصل { $what }
house-line-says = { $name }: { $said }
house-box-says = { $name }. { $ask }: { $value }
house-add-says = { $name }، افزودن. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = بریدگی بالا، مقدار خود { $base } است.
house-hint-notch-game = بریدگی بالا، مقدار خود { $game } است.
house-hint-times = این { $n_text } برابر طرح پایه است.
house-another-number = عدد دیگر
house-another-list = فهرست دیگر
house-typed-no-number = یک عدد صحیح بنویسید
house-typed-no-points = عددی با حداکثر یک رقم اعشار بنویسید
house-typed-no-list = عددهایی بنویسید، با فاصله میانشان

## What is wrong

house-fault-at = { $name }: { $why }
house-fault-bounds = اینجا از { $least_text } تا { $most_text }
house-fault-span = { $least_text } از { $most_text } بیشتر است
house-fault-table = از { $least_text } تا { $most_text }: کسانی که کارت می‌گیرند و یک نفر دیگر
house-fault-deck = بستهٔ { $n_text } کارتی برای این کم است
house-fault-cards = هر یک از { $players_text } نفر { $n_text } کارت، بیش از { $deck_text } کارت بسته است
house-fault-no-misere = این قواعد میزر همگانی ندارد
house-fault-no-contract = دست‌کم یک قرارداد باید بازی شود
house-fault-declarers = دو در برابر دو درست چهار بازیکن می‌خواهد
house-fault-joint = فقط قرارداد یک‌نفره را چند نفر می‌توانند هم‌زمان بازی کنند.
house-fault-honours = با پیشنهاد، آنر حساب نمی‌شود
house-fault-rubber = رابر بازی‌هایی تا امتیازی معین می‌خواهد
house-fault-no-game = اینجا بازی برده نمی‌شود
house-fault-no-rubber = اینجا رابر برده نمی‌شود
house-fault-target = هر قرارداد یک هدف دارد
house-fault-rank = این قراردادها نمی‌توانند چنین بر هم برتری داشته باشند
house-fault-twice = یکی از آن‌ها دو بار آمده است
house-fault-too-many = حداکثر { $n_text }
house-fault-needs-bids = فقط با پیشنهاد حساب می‌شود
house-fault-with-bids = با پیشنهاد بازی نمی‌شود
house-fault-needs-shortfall = فقط وقتی حساب می‌شود که کسری کم شود
house-fault-nil = فقط جایی معنا دارد که نیل بازی شود
house-fault-halved = خطایی که مجموع را نصف می‌کند امتیاز دیگری ندارد
house-fault-no-last-hand = بازی تا امتیازی معین دست آخر ندارد
house-fault-no-end = کارت‌هایی که بارها از نو می‌آیند دست آخر ندارند
house-fault-no-rotation = حکم نوبتی ترتیب می‌خواهد
house-fault-needs-turn-up = فقط وقتی حساب می‌شود که کارتی رو شود
house-fault-other = { $why }

## Formulas

house-plus-sign = +
house-times-sign = ×
house-times-what = × { $of }
house-ask-add = دیگر چه حساب می‌شود؟
house-ask-constant = هر چه خوانده باشد
house-ask-bid = برای هر دور خوانده
house-ask-bid-squared = برای هر واحدِ پیشنهاد به توان دو
house-ask-bid-triangular = برای هر واحدِ ۱ + … + پیشنهاد
house-ask-tricks = برای هر دور گرفته
house-ask-cards = برای هر کارت پخش‌شده
house-ask-off = برای هر دور اختلاف
house-ask-off-squared = برای هر واحدِ اختلاف به توان دو
house-ask-off-triangular = برای هر واحدِ ۱ + … + اختلاف
house-over-and-under-apart = بیشتر و کمتر جدا از هم
house-over-and-under-alike = بیشتر و کمتر یکسان

## Rules of Oh Hell

house-as-any-bid = مانند هر پیشنهاد
house-as-any-miss = مانند هر پیشنهاد ناموفق
house-off = نیست
house-no-special-rule = بدون قاعدهٔ ویژه
house-line-slam = شلم
house-word-all = همه
house-word-all-but-one = یکی کمتر
house-word-from = از
house-word-cards-on = کارت به بالا
house-instead = به جای پیشنهاد
house-in-addition = افزون بر پیشنهاد
house-ask-grand = همهٔ دورها، خوانده و گرفته
house-ask-small = یکی کمتر از همه، خوانده و گرفته
house-ask-adds = به جای پیشنهاد یا افزون بر آن؟
house-ask-slam-from = از چند کارت به بالا؟
house-line-far-off = اختلاف زیاد
house-word-or-more-off = دور اختلاف یا بیشتر:
house-ask-how-far = چند دور اختلاف زیاد است؟
house-ask-far-off = آن وقت چند امتیاز دارد؟
house-ask-hook = جمع پیشنهادها کِی نباید برابر تعداد کارت‌ها شود؟
house-hook-every-hand = در هر دست
house-hook-never = در هیچ دست
house-hook-but-last = جز در دست آخر
house-hook-but-one-card = جز با یک کارت
house-word-to = تا
house-ask-from = کارت‌های دست اول
house-ask-to = کارت‌ها هنگام برگشت یا پایان
house-ask-back = و بعد؟
house-up-only = فقط رو به بالا
house-up-and-down = و برگشت
house-down-only = فقط رو به پایین
house-down-and-up = و برگشت
house-line-sizes = دست به دست
house-ask-schedule = تعداد کارت‌ها چگونه تغییر می‌کند؟
house-step-by-step = پله‌پله
house-as-listed = طبق فهرست
house-word-by = هر بار
house-ask-step = هر بار چند کارت بیشتر یا کمتر؟
house-repeat-ever = بارها از نو
house-ask-least-bid = کمترین پیشنهاد چند است؟
house-ask-decimals = امتیازها عدد صحیح‌اند یا دهم؟
house-as-any-hand = مانند هر دست
house-ask-bonuses = پاداش پیشنهاد موفق با چه گامی است؟
house-ask-repeat = کدام دست‌ها تکرار می‌شود؟
house-each-once = هر کدام یک بار
house-ends-for-each = کوتاه‌ترین و بلندترین به تعداد بازیکنان
house-ask-list = کارت‌های همهٔ دست‌ها
house-line-trump = حکم
house-ask-trump = حکم از کجا می‌آید؟
house-trump-last-card = آخرین کارت پخش
house-trump-none = بدون حکم
house-in-turn = به نوبت
house-ask-suit = در این نوبت کدام خال؟
house-take-out = برداشتن
house-word-last-hand = دست آخر
house-ask-last-hand = حکم دست آخر
house-as-ever = مانند همیشه
house-line-winner = برنده
house-ask-winner = کدام جمع می‌برد؟
house-highest = بیشترین
house-lowest = کمترین
house-word-ties = مساوی‌ها شریک‌اند

## Rules of every game

house-ask-direction = پخش و پیشنهاد به کدام سو می‌چرخد؟
house-line-players = بازیکنان
house-ask-fewest = حداقل چند نفر بازی می‌کنند؟
house-ask-most = حداکثر چند نفر بازی می‌کنند؟
house-line-table = سر میز
house-ask-table = یک نفر بیشتر می‌تواند بنشیند؟
house-ask-fewest-table = حداقل چند نفر سر میز؟
house-ask-most-table = حداکثر چند نفر سر میز؟
house-as-many-as-play = به تعداد بازیکنان
house-one-sits-out = یک نفر بیشتر، که پخش می‌کند و بیرون است
house-line-deck = بستهٔ ورق
house-ask-deck = بسته چند کارت دارد؟
house-word-deck-cards = کارت
house-line-settle = تسویه
house-ask-settle = امتیاز چگونه پول می‌شود؟
house-settle-per-point = به ازای امتیاز
house-settle-difference = دو به دو، به ازای اختلاف
house-settle-pot = برنده همه را می‌برد
house-settle-by-place = به ازای رتبه
house-settle-none = دوستانه
house-line-revoke = خال ندادن
house-ask-revoke = خال ندادن چند امتیاز دارد؟
house-ask-replaces = به جای دست یا افزون بر آن؟
house-in-place-of-the-hand = به جای دست
house-beside-the-hand = افزون بر دست

## Rules of Solo Whist

house-line-unit = همهٔ مبلغ‌ها
house-ask-unit = همه‌چیز چند برابر؟
house-contract-play = { $contract }: روند بازی
house-contract-beyond = { $contract }: اضافه و کم
house-ask-allowed = بازی می‌شود؟
house-ask-target-kind = این عدد به چه معناست؟
house-at-least = حداقل
house-just = دقیقاً
house-at-most = حداکثر
house-ask-target = چند دور؟
house-word-tricks-pay = دور، پرداخت هر حریف
house-word-pays = پرداخت هر نفر
house-ask-pays = هر حریف چند می‌پردازد؟
house-word-over = هر دور اضافه
house-word-under = هر دور کم
house-word-free = بی‌جریمه
house-word-all-tricks = همهٔ دورها
house-nothing-special = بدون تفاوت
house-ask-over = برای هر دور اضافه
house-ask-under = برای هر دور کم
house-ask-free-under = چند دور کم جریمهٔ بیشتر ندارد؟
house-ask-all-tricks = برای همهٔ دورها، به جای دورهای اضافه
house-contract-failing = { $contract }: شکست
house-word-fails = شکست از
house-ask-fails = شکست پیش از دورهای کم چقدر جریمه دارد؟
house-as-it-pays = به اندازهٔ پرداختش
house-word-most-over = دور اضافهٔ حساب‌شده
house-ask-most-over = چند دور اضافه حساب می‌شود؟
house-all-of-them = همه
house-ask-joint = چند نفر می‌توانند هم‌زمان بازی‌اش کنند؟
house-one-at-a-time = یک نفر
house-several-at-once = چند نفر هم‌زمان
house-ask-declarers = چند نفر بازی‌اش می‌کنند؟
house-alone = تنها
house-together = دو نفر با هم
house-ask-contract-trump = کدام خال حکم است؟
house-ask-leads = چه کسی شروع می‌کند؟
house-ask-rank = جای آن میان اعلام‌ها کجاست؟
house-ranks-lowest = پایین‌ترین اعلام
house-ranks-above = بالاتر از { $contract }
house-ask-all-pass = اگر همه پاس بدهند چه می‌شود؟
house-ask-misere = در میزر همگانی چه کسی می‌پردازد؟
house-line-admit = قراردادهای دیگر
house-ask-admit = کدام قرارداد را هم بازی می‌کنید؟
house-ask-rounds = پیشنهاد چند نوبت دور میز می‌گردد؟
house-ask-unaccepted = پروپ بدون کاپ چه می‌شود؟
house-ask-cards-each = هر نفر چند کارت دارد؟
house-word-each = به ازای هر نفر

## Rules of Whist and Bid Whist

house-ask-book = چند دور اول امتیاز ندارد؟
house-ask-game = بازی با چند امتیاز برده می‌شود؟
house-hand-by-hand = هر دست جداگانه
house-ask-lost = بازی با چند امتیاز باخته می‌شود؟
house-never-lost = هیچ‌وقت
house-ask-bidding = پیشنهاد هست؟
house-no-bidding = بدون پیشنهاد
house-with-bidding = با پیشنهاد
house-ask-lowest = کمترین پیشنهاد
house-ask-highest = بیشترین پیشنهاد
house-ask-made = پیشنهاد موفق چند امتیاز دارد؟
house-ask-set = پیشنهاد ناموفق چند امتیاز کم می‌کند؟
house-line-opponents = در برابر، حریفان
house-ask-opponents = با پیشنهاد ناموفق، حریفان چه می‌گیرند؟
house-opponents-nothing = هیچ
house-opponents-tricks = دورهای امتیازدارشان
house-line-modes = انواع بازی
house-no-modes = با حکم، کارت‌های بالا می‌برند
house-ask-mode = کدام نوع بازی؟
house-ask-no-trump = بدون حکم چند برابر؟
house-line-dealer = دیلر
house-ask-forced = و اگر دیگران پاس بدهند؟
house-dealer-may-pass = می‌تواند پاس بدهد
house-dealer-must-bid = آخر باید بخواند
house-ask-match = پیشنهادی برابر آخرین؟
house-dealer-outbids = باید بالاتر بخواند
house-dealer-may-match = می‌تواند برابر بخواند
house-line-kitty = زمین
house-ask-kitty = زمین هست؟
house-no-kitty = نیست
house-kitty-is-trick = دور اول حاکم
house-line-boston = هر سیزده دور
house-ask-boston = هر سیزده دور چند برابر؟
house-ask-honours = آنر حساب می‌شود؟
house-word-three = سه تا
house-word-four = چهار تا
house-word-barred = حساب نمی‌شود از
house-ask-three = برای سه آنر
house-ask-four = برای هر چهار آنر
house-ask-barred = از چند امتیاز به بالا آنر حساب نمی‌شود؟
house-never-barred = هیچ امتیازی
house-ask-rubber = رابر بازی می‌شود؟
house-ask-games = رابر با چند بازی برده می‌شود؟
house-word-games = بازی، تک
house-word-double = دوبل
house-word-treble = تریپل
house-word-bonus = رابر
house-ask-single = بازی، وقتی بازنده نیمی یا بیشتر دارد
house-ask-double = بازی، وقتی بازنده کمتر از نیمی دارد
house-ask-treble = بازی، وقتی بازنده هیچ ندارد
house-ask-bonus = برای خود رابر

## The worked example

house-not-possible = ممکن نیست
house-somebody = مینا
house-with-partner = { $name } و یارش
house-in-brackets = ({ $sum })
house-product = { $first }{"\u202F\u202F\u202F\u202F"}×{"\u202F\u202F\u202F\u202F"}{ $n_text }
house-plus = { $first }{"\u202F\u202F\u202F\u202F"}+{"\u202F\u202F\u202F\u202F"}{ $second }
house-minus = { $first }{"\u202F\u202F\u202F\u202F"}−{"\u202F\u202F\u202F\u202F"}{ $second }
# The marks let the line run from the right and the sum from the left, as it is written.
house-sum-is = {"\u200F\u200E"}{ $sum }{"\u202F\u202F\u202F\u202F"}={"\u202F\u202F\u202F\u202F"}{ $n_text }.
house-sum-points = { $n_text }.
house-worked-hand = دست { $n_text } کارتی
house-worked-bid-caption = سطرها: خوانده، ستون‌ها: گرفته
house-worked-kitty-caption = سطرها: خوانده، ستون‌ها: گرفته با زمین
house-cell-bid = خوانده { $bid_text }، گرفته { $tricks_text }: { $n_words }
house-worked-made = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد:
house-worked-grand = { $name } هر { $bid_text } دور را می‌خواند و می‌گیرد، یعنی شلم:
house-worked-small = { $name } { $bid_text } می‌خواند، یکی کمتر از همه، و می‌گیرد، یعنی شلم کوچک:
house-worked-missed = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد: { $off ->
    [1] یک دور اختلاف
    [2] دو دور اختلاف
    [3] سه دور اختلاف
   *[other] { $off_text } دور اختلاف
}،
house-worked-far-off = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد: { $off ->
    [1] یک دور اختلاف
    [2] دو دور اختلاف
    [3] سه دور اختلاف
   *[other] { $off_text } دور اختلاف
}، اختلاف زیاد،
house-worked-contracts = امتیاز حاکم
house-worked-contracts-caption = سطرها: قرارداد، ستون‌ها: دور اضافه یا کم
house-cell-contract = { $contract }، { $by }: { $n_words }
house-made-by = { $n ->
    [0] درست به اندازه
    [1] یک دور اضافه
    [2] دو دور اضافه
    [3] سه دور اضافه
   *[other] { $n_text } دور اضافه
}
house-short-by = { $n ->
    [1] یک دور کم
    [2] دو دور کم
    [3] سه دور کم
   *[other] { $n_text } دور کم
}
house-with-every-trick = با همهٔ دورها
house-worked-contract-made = { $name }، { $contract }، { $by }: { $total_text }. هر حریف می‌پردازد:
house-worked-contract-failed = { $name }، { $contract }، { $by }: { $total_text }. هر حریف می‌گیرد:
house-worked-pays = { $name } در میزر همگانی می‌پردازد: { $total_text }. هر یک از دیگران می‌گیرد:
house-worked-receives = { $name } در میزر همگانی می‌گیرد: { $total_text }. هر یک از دیگران می‌پردازد:
house-worked-levels = امتیاز هر پیشنهاد
house-short-by-others = { $n ->
    [1] یک دور کم
    [2] دو دور کم
    [3] سه دور کم
   *[other] { $n_text } دور کم
}، { $others_text } برای حریفان
house-worked-bid-mode = پیشنهاد { $bid_text } { $mode } و { $tricks_text } دور، { $by }:
house-worked-bid-level = پیشنهاد { $bid_text } و { $tricks_text } دور، { $by }:
house-worked-tricks = امتیاز دورها
house-worked-tricks-caption = سطرها: آنر، ستون‌ها: دور
house-worked-standing-caption = سطرها: آنر، ستون‌ها: دور، برای طرفی با { $n_text } امتیاز
house-stands-at = طرفی با { $n_text } امتیاز
house-no-honours = بدون آنر
house-three-honours = سه آنر
house-four-honours = چهار آنر
house-cell-tricks = { $tricks_text } دور، { $honours }: { $n_words }
house-worked-taken = { $tricks_text } دور و { $honours }:
house-worked-taken-alone = { $tricks_text } دور:
house-worked-rubber = رابر { $games_text } بازی در برابر { $losers_text }:
house-line-halve = پیشنهاد ناموفق و جمع
house-ask-halve = پیشنهاد ناموفق با جمع چه می‌کند؟
house-keeps-total = جمع می‌ماند
house-halves-total = جمع نصف می‌شود
house-worked-halved = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد: نیمی از جمع کم می‌شود، گردشده به پایین
house-ask-total = بازی با چند امتیاز تمام می‌شود؟
house-with-the-schedule = با دست آخر تمام می‌شود
house-word-last-resort = اگر کارتی نماند
house-ask-last-resort = اگر کارتی برای رو شدن نماند، حکم چیست؟
house-word-none-from = بدون حکم، از چند کارت:
house-ask-none-from = از چند کارت به بالا حکم نیست؟
house-no-size = هیچ‌وقت
house-line-set-clamp = سقف پیشنهاد ناموفق
house-ask-set-clamp = پیشنهاد ناموفق حداکثر چند امتیاز کم می‌کند؟
house-clamp-none = هر چه کم باشد
house-clamp-bid = حداکثر خود پیشنهاد
house-line-boston-games = هر سیزده دور برابر چند بازی
house-ask-boston-games = پیشنهاد هر سیزده دور چند بازی حساب می‌شود؟
house-line-suit-values = هر دور بر پایهٔ خال حکم
house-ask-suit-values = دور در بعضی خال‌ها بیشتر می‌ارزد؟
house-ask-suit-value = با حکم { $suit } هر دور چند می‌ارزد؟
house-new-name = { $base } ما
house-make-from = ساختن قواعد خانگی از { $name }
house-made-from = ساخته‌شده از { $name }
house-edit = ویرایش { $name }
house-delete = حذف { $name }
house-export = ذخیرهٔ { $name } در پرونده
house-import = افزودن قواعد خانگی از پرونده
house-deleted = «{ $name }» حذف شد
house-imported = { $name } افزوده شد
house-drafts = پیش‌نویس‌ها
house-kept-as-draft = «{ $name }» پیش‌نویس ماند
house-discarded = «{ $name }» دور انداخته شد
house-settle-per-game = به ازای هر بازی
house-settle-per-rubber = به ازای هر رابر
house-line-misere = در میزر همگانی
house-fault-high-low = بالا و پایین با هم‌اند
house-fault-not-with-high = با دست بالا و پایین بازی نمی‌شود
house-line-high = دست بالا
house-line-low = دست پایین
house-ask-high-low = دست‌ها بالا و پایین بازی می‌شوند؟
house-ask-high-made = در دست بالای موفق هر دور امتیازدار چند؟
house-ask-high-opponents = در دست بالای ناموفق حریفان برای هر دور امتیازدار چند می‌گیرند؟
house-ask-high-lost = در دست بالای ناموفق هر دور کم چند می‌بازد؟
house-ask-low-fewer = طرف با دور کمتر برای هر دور امتیازدار حریفان چند می‌گیرد؟
house-ask-low-more = طرف با دور بیشتر برای هر دور امتیازدار چند می‌بازد؟
house-word-high-made = موفق، هر دور
house-word-high-opponents = ناموفق، به حریفان
house-word-high-lost = ناموفق، منهای
house-word-low-fewer = دور کمتر، هر دور
house-word-low-more = دور بیشتر، منهای
house-high-low-caption = سطرها: بالا یا پایین، ستون‌ها: دورهای آن طرف
house-cell-high-low = { $mode }، { $tricks_text } دور: { $n_words }
house-worked-high-low = { $mode }، { $tricks_text } دور:
