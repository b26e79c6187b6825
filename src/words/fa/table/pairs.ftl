# Persian: two sides: rows, cards, and penalties.

## Rows

pairs-and = و
pairs-both = { $first } و { $second }
pairs-all = { $names }
pairs-stands = { pairs-stands-open } از { $of_text }
pairs-stands-open = { $side }، { $n_words } امتیاز
pairs-rubber-of-side = { $side }: { $rubber }
pairs-towards = { $n_text } از { $of_text }
pairs-leads = جلو هستند
pairs-last-hand = دست قبل { $n_words }
pairs-games = { $n_text } بازی
pairs-bids = { $name } { $n_text } خواند
pairs-bids-mode = { $name } { $n_text } { $mode } خواند
pairs-odd-trick = دور هفتم را گرفتند
pairs-bids-high = { $name } بالا خواند
pairs-counted = پایین، دورهای این طرف
pairs-ask-high = چه کسی بالا خواند؟
pairs-hint-high = اگر کسی بالا نخواند دست پایین است.
pairs-nobody-high = کسی بالا نخواند
pairs-chip-low = کسی بالا نخواند، دست پایین است
pairs-ask-counted = دورهای کدام طرف شمرده شود؟
pairs-chip-counted = شمردن دورهای { $side }
pairs-bids-first = { $name } اول می‌خواند
pairs-leads-first = { $name } شروع می‌کند
pairs-fact-bids-first = اول می‌خواند

## The head of the page

pairs-to = تا { $n_text }
pairs-to-out-at = تا { $n_text }، باخت در { $out_text }
pairs-rubbers-to = رابر، هر بازی تا { $n_text }
pairs-cards-kitty = { cards-dealt } و زمین، { $books_text } دور
pairs-cards-kitty-trump = { cards-dealt } و زمین، حکم: { $trump }
pairs-cards-no-trump = { $n_text } کارت، بدون حکم
pairs-cards-kitty-no-trump = { cards-dealt } و زمین، بدون حکم
pairs-in-uptown = بالا
pairs-in-downtown = پایین
pairs-high = بالا
pairs-low = پایین
pairs-in-high = بالا
pairs-in-low = پایین
pairs-in-force = { $mode } · { $wins }
pairs-high-wins = کارت‌های بالا می‌برند
pairs-low-wins = کارت‌های پایین می‌برند
pairs-more-win = دور بیشتر می‌برد
pairs-fewer-win = دور کمتر می‌برد
pairs-rank-is = بدون حکم، { $rank }
pairs-rank-unknown = ترتیب کارت‌ها ثبت نشده

## Books

pairs-books-kitty = دورها، با زمین
pairs-hand-books = دست { $n_text }: { $who }{ pairs-tail-books }
pairs-tail-books = ، { $what }، { $books_text } دور
pairs-needs-books = { $n_text } دور لازم است، با زمین
pairs-made-or-set = {"\u200F"}{ $made_text } یا { $set_text }
pairs-made-or-set-times = {"\u200F"}×{ $n_text }، { $made_text } یا { $set_text }
pairs-made-or-short = {"\u200F"}{ $made_text }، هر دور کم { $set_text }
pairs-made-or-short-says = { $made_words } اگر درست به اندازه بگیرند، { $set_words } برای هر دور کم
pairs-made-or-set-says = { $made_words } اگر درست به اندازه بگیرند، { $set_words } اگر ناموفق بمانند

## Noting trump and ranking

pairs-noting-trump = ثبت حکم
pairs-ask-trump = حکم چه خالی است؟
pairs-ask-rank = کدام کارت‌ها می‌برند؟
pairs-hint-note = اختیاری است.
pairs-slot-rank = ترتیب
pairs-chip-trump = ثبت حکم { $trump }
pairs-chip-rank = ثبت { $rank }، { $wins }

## Revokes

pairs-ask-revoked = چه کسی خال نداد؟
pairs-ask-reneged = چه کسی خال نداد؟
pairs-hint-revoked = هر که خال نداد نمی‌تواند بازی را در همان دست ببرد.
pairs-hint-revoked-alone = هر کارت اثرش بر دست آخر را نشان می‌دهد.
pairs-slot-what = جریمه
pairs-slot-who = بازیکن
pairs-offer-tricks = { $n ->
    [1] یک دور
    [3] سه دور
   *[other] { $n_text } دور
}
pairs-offer-tricks-small = خال ندادن: به طرف دیگر
pairs-offer-tricks-says = خال ندادن: { $n_text } دور به طرف دیگر می‌رسد
pairs-offer-renege = { pairs-offer-tricks }
pairs-offer-renege-small = { pairs-offer-tricks-small }
pairs-offer-renege-says = { pairs-offer-tricks-says }
pairs-offer-off = { $n ->
    [1] یک امتیاز کم
    [3] سه امتیاز کم
   *[other] { $n_text } امتیاز کم
}
pairs-offer-off-small = خال ندادن: از خودشان
pairs-offer-off-says = خال ندادن: { $n_text } امتیاز از خودشان کم می‌شود
pairs-offer-onto = { $n ->
    [1] یک امتیاز اضافه
    [3] سه امتیاز اضافه
   *[other] { $n_text } امتیاز اضافه
}
pairs-offer-onto-says = خال ندادن: { $n_text } امتیاز به طرف دیگر می‌رسد
pairs-offer-revoke = خال ندادن
pairs-offer-replaces = {"\u200F"}{ $n_text } به جای دست
pairs-offer-replaces-says = خال ندادن: { $n_words } به جای امتیاز دست
pairs-offer-added = {"\u200F"}{ $n_text }، دست هم حساب است
pairs-offer-added-says = خال ندادن: { $n_words } افزون بر امتیاز دست
pairs-offer-noted = ثبت می‌شود، بی‌جریمه
pairs-offer-noted-says = خال ندادن: در دست ثبت می‌شود، بی‌جریمه
pairs-revoked = { $name } خال نداد
pairs-reneged = { $name } خال نداد
pairs-effect = {"\u200F"}{ $own_text }، حریفان { $others_text }
pairs-effect-says = { $side } { $own_words }، حریفان { $others_words }
pairs-effect-own = { $side } { $own_words }
pairs-in-place-of = {"\u200F"}{ $now_text }، پیش‌تر { $before_text }
pairs-in-place-of-says = { $now_words } به جای { $before_words }
pairs-struck-kitty = زمین
pairs-struck-kitty-full = زمین دور اول حساب می‌شود
pairs-struck-no-tricks = دوری ندارند
pairs-struck-no-tricks-full = دوری ندارند که بدهند
pairs-struck-noted = ثبت شده
pairs-struck-noted-full = خال ندادن { $name } از پیش ثبت شده است

## Who won

pairs-won = { $side } با { $n_text } امتیاز بردند
pairs-wins-by = { $side } با { $n_text } امتیاز اختلاف بردند
pairs-leads-by = { $side } { $n_text } امتیاز جلو هستند
pairs-game-won = بازی برای { $side }
pairs-rubber-game-won = بازی برای { $side }، { $n_text } به { $to_text }
pairs-rubber-won = رابر برای { $side }، بازی { $n_text } به { $to_text }، امتیاز { $points_text } به { $against_text }
pairs-rubber-worth = { $side }: { $games_text } بازی رابر، { $n_text } امتیاز
pairs-wins-games = { $side } { $n_text } بازی به { $to_text } بردند
pairs-leads-games = { $side } { $n_text } بازی به { $to_text } جلو هستند
