# Persian: two sides: rows, cards, and penalties.

## Rows

sides-and = و
sides-both = { $first } و { $second }
sides-stands = { sides-stands-open } از { $of_text }
sides-stands-open = { $side }، { points-said }
sides-leads = جلو هستند
sides-last-hand = دست قبل { $n_words }
sides-games = { $n_text } بازی
sides-bids = { $name } { $n_text } خواند
sides-bids-mode = { $name } { $n_text } { $mode } خواند
sides-odd-trick = دور هفتم را گرفتند
step-bidder-high-card = { $name } بالا خواند
sides-counted = پایین، دورهای این طرف
step-bidder-high-ask = چه کسی بالا خواند؟
sides-hint-high = اگر کسی بالا نخواند دست پایین است.
sides-nobody-high = کسی بالا نخواند
sides-nobody-high-full = { sides-hint-high }
sides-chip-low = کسی بالا نخواند، دست پایین است
step-side-counted-ask = دورهای کدام طرف شمرده شود؟
step-side-counted-card = شمردن دورهای { $side }
sides-bids-first = { $name } اول می‌خواند
sides-leads-first = { $name } شروع می‌کند
sides-fact-bids-first = اول می‌خواند

## The head of the page

sides-to = تا { $n_text }
sides-to-out-at = تا { $n_text }، باخت در { $out_text }
sides-rubbers-to = رابر، هر بازی تا { $n_text }
sides-cards-kitty = { sides-cards-and-kitty }، { $books_text } دور
sides-cards-and-kitty = { cards-dealt } و زمین
rule-bids-modes-uptown-in = بالا
rule-bids-modes-downtown-in = پایین
rule-bids-modes-no-trump-in = { suit-none }
rule-high-card = بالا
rule-low-card = پایین
rule-high-in = بالا
rule-low-in = پایین
sides-high-wins = کارت‌های بالا می‌برند
sides-low-wins = کارت‌های پایین می‌برند
sides-more-win = دور بیشتر می‌برد
sides-fewer-win = دور کمتر می‌برد
sides-hint-low = دور کمتر می‌برد.
sides-rank-is = بدون حکم، { $rank }
sides-rank-unknown = ترتیب کارت‌ها ثبت نشده

## Books

sides-books-kitty = دورها، با زمین
sides-tail-books = ، { $what }، { $books_text } دور
sides-needs = { $n_text }
sides-needs-full = { hint-needs }
sides-needs-books = { $n_text }
sides-needs-books-full = { $n_text } دور لازم است، با زمین
sides-made-or-set = {"\u200F"}{ $made_text } یا { $set_text }
sides-made-or-set-times = {"\u200F"}×{ $n_text }، { $made_text } یا { $set_text }
sides-made-or-set-times-full = { sides-made-or-set-full }
sides-made-or-short = {"\u200F"}{ $made_text }، هر دور کم { $set_text }
sides-made-or-short-full = { $made_words } اگر درست به اندازه بگیرند، { $set_words } برای هر دور کم
sides-made-or-set-full = { $made_words } اگر درست به اندازه بگیرند، { $set_words } اگر ناموفق بمانند

## Noting trump and ranking

sides-noting-trump = ثبت حکم
sides-ask-trump = حکم چه خالی است؟
sides-ask-rank = کدام کارت‌ها می‌برند؟
sides-hint-note = اختیاری است.
sides-slot-rank = ترتیب
sides-chip-trump = ثبت حکم { $trump }
sides-chip-rank = ثبت { $rank }، { $wins }

## Revokes

sides-ask-revoked = چه کسی خال نداد؟
sides-ask-reneged = چه کسی خال نداد؟
sides-hint-revoked = هر که خال نداد نمی‌تواند بازی را در همان دست ببرد.
sides-hint-revoked-alone = هر کارت اثرش بر دست آخر را نشان می‌دهد.
sides-slot-what = جریمه
sides-slot-who = بازیکن
sides-offer-tricks = { $n ->
    [1] یک دور
    [3] سه دور
   *[other] { $n_text } دور
}
sides-offer-tricks-small = خال ندادن: به طرف دیگر
sides-offer-tricks-small-full = خال ندادن: { $n_text } دور به طرف دیگر می‌رسد
sides-offer-renege = { sides-offer-tricks }
sides-offer-renege-small = { sides-offer-tricks-small }
sides-offer-renege-small-full = { sides-offer-tricks-small-full }
sides-offer-off = { $n ->
    [1] یک امتیاز کم
    [3] سه امتیاز کم
   *[other] { $n_text } امتیاز کم
}
sides-offer-off-small = خال ندادن: از خودشان
sides-offer-off-small-full = خال ندادن: { $n_text } امتیاز از خودشان کم می‌شود
sides-offer-onto = { $n ->
    [1] یک امتیاز اضافه
    [3] سه امتیاز اضافه
   *[other] { $n_text } امتیاز اضافه
}
sides-offer-onto-small = { sides-offer-tricks-small }
sides-offer-onto-small-full = خال ندادن: { $n_text } امتیاز به طرف دیگر می‌رسد
sides-offer-revoke = خال ندادن
sides-offer-replaces = {"\u200F"}{ $n_text } به جای دست
sides-offer-replaces-full = خال ندادن: { $n_words } به جای امتیاز دست
sides-offer-added = {"\u200F"}{ $n_text }، دست هم حساب است
sides-offer-added-full = خال ندادن: { $n_words } افزون بر امتیاز دست
sides-offer-noted = ثبت می‌شود، بی‌جریمه
sides-offer-noted-full = خال ندادن: در دست ثبت می‌شود، بی‌جریمه
sides-revoked = { $name } خال نداد
sides-reneged = { $name } خال نداد
sides-effect = {"\u200F"}{ $own_text }، حریفان { $others_text }
sides-effect-full = { $side } { $own_words }، حریفان { $others_words }
sides-effect-own = { $own_text }
sides-effect-own-full = { $side } { $own_words }
sides-in-place-of = {"\u200F"}{ $now_text }، پیش‌تر { $before_text }
sides-in-place-of-full = { $now_words } به جای { $before_words }
struck-kitty = زمین
struck-kitty-full = زمین دور اول حساب می‌شود
sides-struck-no-tricks = دوری ندارند
sides-struck-no-tricks-full = دوری ندارند که بدهند
sides-struck-noted = ثبت شده
sides-struck-noted-full = خال ندادن { $name } از پیش ثبت شده است

## Who won

sides-won = { $side } با { $n_text } امتیاز بردند
sides-wins-by = { $side } با { $n_text } امتیاز اختلاف بردند
sides-leads-by = { $side } { $n_text } امتیاز جلو هستند
sides-game-won = بازی برای { $side }
sides-rubber-game-won = بازی برای { $side }، { $n_text } به { $to_text }
sides-rubber-won = رابر برای { $side }، بازی { $n_text } به { $to_text }، امتیاز { $points_text } به { $against_text }
sides-rubber-worth = { $side }: { $games_text } بازی رابر، { $n_text } امتیاز
sides-wins-games = { $side } { $n_text } بازی به { $to_text } بردند
sides-leads-games = { $side } { $n_text } بازی به { $to_text } جلو هستند
