# Persian: debts, payments and stakes.

money-nobody-owes = کسی به کسی بدهکار نیست
money-nobody-else-owes = در نشست‌های دیگر کسی به کسی بدهکار نیست
money-everything = از { $sessions_text } نشست
money-left-out = { $n ->
    [one] { $session } را نمی‌توان حساب کرد و کنار گذاشته شده است
   *[other] { $n_text } نشست را نمی‌توان حساب کرد و کنار گذاشته شده‌اند؛ نخستین: { $session }
}
money-is-owed = { $name } { $money } { $currency } طلبکار است
money-owes = { $name } { $money } { $currency } بدهکار است
money-head-open = { $n_text } نشست تسویه‌نشده
money-head-running = { $n_text } نشست هنوز ادامه دارد و هنوز به حساب نمی‌آید
money-head-settle = { $n_text } پرداخت همهٔ حساب‌ها را صاف می‌کند
money-how-to-owe = اگر با نرخ بازی کنید، پول هر نشست تا وقتی پرداخت شود اینجا می‌آید.
money-head-chosen = { $n_text } پرداخت انتخاب‌شده‌ها را صاف می‌کند
money-nothing-chosen = چیزی انتخاب نشده است
money-mark-all = ثبت هر { $n_text } پرداخت
money-marked-all = { $n_text } پرداخت ثبت شد
money-head-paid = { $n_text } پرداخت انجام شد
money-session-open = { $title }، { $line }: { $money } { $currency } مانده است
money-session-deleted = نشستی که حذف شد
money-together = تسویهٔ { $n_text } نشست با هم

## Payments

money-paid-up = همه‌چیز پرداخت شد
money-pays-left = { $n_text } پرداخت مانده است
money-pays-back = پس از آنچه پرداخت شد، { $n_text } پرداخت مانده است
money-mark-paid-says = ثبت پرداخت: { $from } { $money } { $currency } به { $to } می‌پردازد
money-paid = { $from } { $money } { $currency } به { $to } پرداخت، { $day }
money-undo-says = واگرد: { $from } { $money } { $currency } به { $to } پرداخت
money-marked-paid = { $from } به { $to } پرداخت
money-undone = پرداخت { $from } به { $to } واگرد شد
money-paid-on = پرداخت: { $day }
money-owes-all = همهٔ بدهی { $name }
money-owed-all = همهٔ طلب { $name }
money-owes-part = بخشی از { $money } بدهی { $name }
money-owes-rest = باقی بدهی { $name }
money-day-of-payment = روز پرداخت: { $day }
money-amount-bad = مبلغی، حداکثر { $money } { $currency }
money-pay-changed = پرداخت‌هایی در جای دیگر ثبت یا واگرد شده است: دوباره ببینید چه مانده است
money-paid-as-played = پرداخت پس از هر دست

## Where a payment comes from

money-what-lost = باخت { $name }
money-what-won = برد { $name }
money-what-lost-together = { $names } با هم: باخت‌ها منهای بردها
money-what-won-together = { $names } با هم: بردها منهای باخت‌ها
money-from-hand-of = { $title }، دست { $n_text }
money-from-game = بازی
money-from-paid = { $from } به { $to } پرداخت، { $day }
money-show = نمایش { $what }
money-comes-to = جمع { $money } { $currency }

## Stakes

money-stake-from-game = از بازی بعد: { $stake }
money-stake-from-rubber = از رابر بعد: { $stake }
money-sat-out = بیرون نشستند: { $list }
money-sat-out-hands = { $name } { $hands_text } دست
money-sat-out-free = هر که دستی بیرون بنشیند، برای آن نه می‌پردازد و نه می‌گیرد.
money-sat-out-adjusted = هر که دستی بیرون بنشیند، برای بازی آن دست نه می‌پردازد و نه می‌گیرد؛ اصلاح امتیاز برای همه حساب است.
money-sat-out-pays = هر که دستی بیرون بنشیند، برای آن هم می‌پردازد.
