# Persian: players and their statistics.

# The separator of a list.
list-comma = {"، "}

## The roster

players-sessions = { $sessions_text } نشست
players-no-session = هنوز بدون نشست
players-roster-says = { $name }، { $sessions }، { $money } { $currency }
players-closing-says = جمع: { $money } { $currency }
players-show-in = نمایش { $currency }
players-left-out = { $n ->
    [1] یک نشست خوانده نمی‌شود و به حساب نمی‌آید.
   *[other] { $n_text } نشست خوانده نمی‌شود و به حساب نمی‌آید.
}
players-counting = { $n ->
    [1] یک نشست هنوز شمرده نشده است.
   *[other] { $n_text } نشست هنوز شمرده نشده است.
}

## One player

players-line = { players-sessions } و { $hands_text } دست، از { $since } تاکنون
players-of-rest = از { $n_text }
out-of = { $made_text } از { $of_text }
players-figure-says = { $value }: { $caption }
# The mark keeps the line right-to-left although it starts with a currency code.
players-money-in-all = {"\u200F"}{ $currency } در مجموع
players-ahead = نشست با سود
players-best-money = بهترین نشست، { $currency }
players-worst-money = بدترین نشست، { $currency }
players-points-in-all = امتیاز در مجموع
players-won = نشست با برد
players-best-points = بهترین نشست، امتیاز
players-worst-points = بدترین نشست، امتیاز
players-after-three-hands = آمار پس از سه دست آغاز می‌شود.
players-after-three-sessions = نمودار پس از سه نشست آغاز می‌شود

## Rates

players-contracts = { ui-contracts }
players-winning-bids = پیشنهادهای حاکم
players-bids-met = پیشنهادهای موفق
players-all-bids = همهٔ پیشنهادها
players-bid-of = پیشنهاد { $n_text }
players-by-partner = { $what }، با هر یار
players-hands-won = دست‌های برده، با هر یار
players-success-by-contract = موفقیت در هر قرارداد
players-rate-note = نقطه: موفقیت تا اینجا. خط: بازهٔ ۹۵٪.
players-few-note = نقطهٔ توخالی: تعداد دست‌ها برای درصد کم است.
players-head-made = موفق
players-head-met = موفق
players-head-won = برده
players-rate-says = { $what }: { $made_text } از { $of_text }، { $n_text } درصد؛ بازهٔ ۹۵٪ از { $low_text } تا { $high_text } درصد
players-few-say = { $what }: { $made_text } از { $of_text }، برای درصد کم است؛ بازهٔ ۹۵٪ از { $low_text } تا { $high_text } درصد
players-money-in = {"\u200F"}{ $money } { $currency }

## Charts

players-money-course = پول، نشست به نشست
players-running-total = جمع تا هر نشست، { $currency }
players-points-course = امتیاز، نشست به نشست
players-running-points = جمع تا هر نشست
players-course-says = { $title }، جمع پس از { $every ->
    [1] هر نشست
   *[other] یکی از هر { $every_text } نشست
}، در { $sessions_text } نشست: { $list }
players-tricks-taken = دورهای گرفته در { $what }
players-tricks-note = { hands-played }؛ ستون توخالی یعنی ناموفق
players-makes-at-least = از { $n_text } به بالا
players-makes-exactly = { $n ->
    [0] هیچ دور
   *[other] دقیقاً { $n_text }
}
players-makes-at-most = { $n ->
    [0] هیچ دور
   *[other] حداکثر { $n_text }
}
players-tricks-say = { $title }، { $target }: { $list }
players-tricks-in = { step-tricks-card-open } در { hands-played }
players-show-tricks = نمایش دورهای گرفته در { $what }
players-met-note = { $made_text } از { $of_text } پیشنهاد موفق، { $under_text } کمتر، { $over_text } بیشتر
players-grid-cell = خوانده { $bid_text }، گرفته { $took_text }: { $n ->
    [1] یک بار
    [2] دو بار
   *[other] { $n_text } بار
}
players-everybody = همه
players-figures-of-all = آمار همه
players-figures-of = آمار { $name }

## Sessions

players-session-game = { $game }، { $hands_text } دست
players-session-says = { $title }، { $day }، { $game }، { points-said }
players-show-more = { $n ->
    [1] نمایش یکی دیگر
   *[other] نمایش { $n_text } تای دیگر
}

## Renaming and merging

players-change-says = تغییر نام { $name } یا یکی کردن با دیگری
players-same-as = { $name } همان شخص است با نام
players-alike-note = نامی بسیار نزدیک
players-merge-says = یکی کردن { $name } با { $into }
players-merged = { $name } با { $into } یکی شد
players-added = { $name } به بازیکنان افزوده شد
players-name-taken = بازیکن دیگری به نام { $name } هست
players-name-taken-together = بازیکن دیگری به نام { $name } هست. آن‌ها سر یک میز نشسته‌اند، پس دو نفرند.
