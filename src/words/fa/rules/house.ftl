# Persian: the house-rules editor. A sentence consists of text between boxes; see en.

## The page

house-redo = ازنو: { $what }
house-step-earlier = تغییرهای پیشین
house-step-name = نام
house-subtitle = قواعد خانگی بر پایهٔ { $base }{ $n ->
    [0] {""}
   *[other] {" · "}{ $n_text } تغییر
}

## Lines and boxes

house-and-so-on = { $row } …
as-words = { $n_words }
house-was = در اصل { $what }
house-box-says = { $name }، { $value }. { $ask }
house-add-says = { $name }، افزودن. { $ask }
house-step-says = { $value } ({ $ask })
house-hint-notch = بریدگی بالا، مقدار خود { $base } است.
house-hint-notch-game = بریدگی بالا، مقدار خود { $game } است.
house-hint-times = این { $n_text } برابر مقدار پایه است.
house-typed-no-number = یک عدد صحیح بنویسید
house-typed-no-points = عددی با حداکثر یک رقم اعشار بنویسید
house-typed-no-list = عددهایی بنویسید، با فاصله میانشان

## Errors

house-fault-bounds = اینجا از { $least_text } تا { $most_text }
house-fault-span = { $least_text } از { $most_text } بیشتر است
house-fault-table = از { $least_text } تا { $most_text }: کسانی که کارت می‌گیرند و یک نفر دیگر
house-fault-deck = بستهٔ { $n_text } کارتی برای این کم است
house-fault-cards = هر یک از { $players_text } نفر { $n_text } کارت، بیش از { $deck_text } کارت بسته است
house-fault-no-misere = این قواعد میزر همگانی ندارد
house-fault-no-contract = دست‌کم یک قرارداد باید بازی شود
house-fault-declarers = دو در برابر دو درست چهار بازیکن می‌خواهد
house-fault-joint = فقط قرارداد یک‌نفره را چند نفر می‌توانند هم‌زمان بازی کنند
house-fault-honours = با پیشنهاد، آنر حساب نمی‌شود
house-fault-rubber = رابر بازی‌هایی تا امتیازی معین می‌خواهد
house-fault-no-game = در این قواعد بازی برده نمی‌شود
house-fault-no-rubber = اینجا رابر برده نمی‌شود
house-fault-target = هر قرارداد یک هدف دارد
house-fault-rank = این قراردادها نمی‌توانند چنین بر هم برتری داشته باشند
house-fault-twice = یکی از آن‌ها دو بار آمده است
house-fault-too-many = حداکثر { $n_text }
house-fault-needs-bids = فقط با پیشنهاد کاربرد دارد
house-fault-with-bids = با پیشنهاد بازی نمی‌شود
house-fault-needs-shortfall = فقط وقتی کاربرد دارد که پیشنهاد ناموفق به بهای دورهای کم باشد
house-fault-nil = فقط وقتی کاربرد دارد که نیل بازی شود
house-fault-revoke = فقط وقتی کاربرد دارد که خال ندادن به بهای دور باشد
house-fault-halved = پیشنهاد ناموفقی که جمع را نصف کند امتیاز دیگری ندارد
house-fault-no-last-hand = بازی تا امتیازی معین دست آخر ندارد
house-fault-no-end = دست‌هایی که بی‌پایان تکرار شوند دست آخر ندارند
house-fault-no-rotation = حکم نوبتی ترتیب می‌خواهد
house-fault-needs-turn-up = فقط وقتی کاربرد دارد که کارتی رو شود

## Formulas

house-plus-sign = +
house-times-what = × { $of }
house-ask-add = دیگر چه حساب می‌شود؟

## Rules of Oh Hell

house-repeat-ever = بارها از نو
house-take-out = برداشتن

## Rules of Solo Whist

house-line-admit = قراردادهای دیگر
house-ask-admit = کدام قرارداد را هم بازی می‌کنید؟

## The worked example

house-not-possible = ممکن نیست
house-somebody = مینا
house-with-partner = { $name } و یارش
house-in-brackets = ({ $sum })
house-product = { $first }{"\u202F\u202F\u202F\u202F"}×{"\u202F\u202F\u202F\u202F"}{ $n_text }
house-plus = { $first }{"\u202F\u202F\u202F\u202F"}+{"\u202F\u202F\u202F\u202F"}{ $second }
house-minus = { $first }{"\u202F\u202F\u202F\u202F"}−{"\u202F\u202F\u202F\u202F"}{ $second }
# The marks make the line right-to-left and the sum left-to-right.
house-sum-is = {"\u200F\u200E"}{ $sum }{"\u202F\u202F\u202F\u202F"}={"\u202F\u202F\u202F\u202F"}{ $n_text }.
house-sum-points = { $n_text }.
house-worked-hand = دست { $n_text } کارتی
house-worked-bid-caption = سطرها: خوانده، ستون‌ها: گرفته
house-worked-kitty-caption = سطرها: خوانده، ستون‌ها: گرفته با زمین
house-cell-bid = خوانده { $bid_text }، گرفته { $tricks_text }
house-worked-made = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد:
house-worked-grand = { $name } هر { $bid_text } دور را می‌خواند و می‌گیرد، یعنی شلم:
house-worked-small = { $name } { $bid_text } می‌خواند، یکی کمتر از همه، و می‌گیرد، یعنی شلم کوچک:
house-worked-missed = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد: { $off ->
    [1] یک دور اختلاف
    [2] دو دور اختلاف
    [3] سه دور اختلاف
   *[other] { $off_text } دور اختلاف
}،
house-worked-far-off = { house-worked-missed } اختلاف زیاد،
house-worked-contracts = امتیاز حاکم
house-worked-contracts-caption = سطرها: قرارداد، ستون‌ها: دور اضافه یا کم
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
house-short-by-others = { house-short-by }، { $others_text } برای حریفان
house-worked-bid-mode = پیشنهاد { $bid_text } { $mode } و { step-tricks-card-open }، { $by }:
house-worked-bid-level = پیشنهاد { $bid_text } و { step-tricks-card-open }، { $by }:
house-worked-tricks = امتیاز دورها
house-worked-tricks-caption = سطرها: آنر، ستون‌ها: دور
house-worked-suits-caption = سطرها: خال حکم، ستون‌ها: دور
house-worked-standing-caption = سطرها: آنر، ستون‌ها: دور، برای طرفی با { $n_text } امتیاز
house-stands-at = طرفی با { $n_text } امتیاز
house-no-honours = بدون آنر
house-three-honours = سه آنر
house-four-honours = چهار آنر
house-worked-taken = { step-tricks-card-open } و { $honours }:
house-worked-taken-alone = { step-tricks-card-open }:
house-worked-rubber = رابر { $games_text } بازی، هر بار بازنده با { $losers_text } امتیاز:
house-worked-halved = { $name } { $bid_text } می‌خواند و { $tricks_text } می‌گیرد: نیمی از جمع کم می‌شود، گردشده به پایین
house-new-name = { $base } ما
house-made-from = ساخته‌شده از { $name }
house-deleted = «{ $name }» حذف شد
house-imported = «{ $name }» درون‌برد شد
house-drafts = پیش‌نویس‌ها
house-kept-as-draft = «{ $name }» پیش‌نویس ماند
house-discarded = «{ $name }» دور انداخته شد
house-fault-high-low = بالا و پایین با هم‌اند
house-fault-not-with-high = با دست بالا و پایین بازی نمی‌شود
house-high-low-caption = سطرها: بالا یا پایین، ستون‌ها: دورهای آن طرف
