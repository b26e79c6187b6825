# Persian: debts, payments and stakes.

books-balances = { ui-balances }
books-nobody-owes = کسی به کسی بدهکار نیست
books-everything = از { $sessions_text } نشست
books-left-out = { $n ->
    [one] { $session } را نمی‌توان حساب کرد و کنار گذاشته شده است
   *[other] { $n_text } نشست را نمی‌توان حساب کرد و کنار گذاشته شده‌اند؛ نخستین: { $session }
}
books-is-owed = { $name } { $money } { $currency } طلبکار است
books-owes = { $name } { $money } { $currency } بدهکار است
books-is-even = حساب { $name } صاف است
books-head-open = { $n_text } نشست تسویه‌نشده
books-head-running = { $n_text } نشست هنوز ادامه دارد و هنوز به حساب نمی‌آید
books-head-settle = { $n_text } پرداخت همهٔ حساب‌ها را صاف می‌کند
books-all-balances = همهٔ مانده‌ها
books-how-to-owe = اگر با نرخ بازی کنید، پول هر نشست تا وقتی پرداخت شود اینجا می‌آید.
books-head-chosen = { $n_text } پرداخت انتخاب‌شده‌ها را صاف می‌کند
books-nothing-chosen = چیزی انتخاب نشده است
books-mark-all = ثبت هر { $n_text } پرداخت
books-marked-all = { $n_text } پرداخت ثبت شد
books-head-paid = { $n_text } پرداخت انجام شد
books-session = { $at } · { $stands }
books-session-open = { $title }، { $line }: { $money } { $currency } مانده است
books-session-deleted = نشستی که حذف شد
books-together = تسویهٔ { $n_text } نشست با هم

## Payments

books-paid-up = همه‌چیز پرداخت شد
books-pays-left = { $n_text } پرداخت مانده است
books-pays-back = پس از آنچه پرداخت شد، { $n_text } پرداخت مانده است
books-mark-paid-says = ثبت پرداخت: { $from } { $money } { $currency } به { $to } می‌پردازد
books-paid = { $from } { $money } { $currency } به { $to } پرداخت، { $day }
books-take-back-says = واگرد: { $from } { $money } { $currency } به { $to } پرداخت
books-marked-paid = { $from } به { $to } پرداخت
books-took-back = پرداخت { $from } به { $to } واگرد شد
books-paid-on = پرداخت: { $day }
books-paid-on-note = پرداخت: { $day } · { $note }
books-owes-all = همهٔ بدهی { $name }
books-owed-all = همهٔ طلب { $name }
books-owes-part = بخشی از { $money } بدهی { $name }
books-owes-rest = باقی بدهی { $name }
books-mark-as-paid = ثبت پرداخت
books-day-of-payment = روز پرداخت: { $day }
books-no-source = بدون جزئیات: دست‌ها از آن پس تغییر کرده‌اند، یا مبلغ توافقی بوده است.
books-pay-changed = پرداخت‌هایی در جای دیگر ثبت یا واگرد شده است: دوباره ببینید چه مانده است
books-paid-as-played = پرداخت پس از هر دست

## Where a payment comes from

books-what-lost = باخت { $name }
books-what-won = برد { $name }
books-what-lost-together = { $names } با هم: باخت‌ها منهای بردها
books-what-won-together = { $names } با هم: بردها منهای باخت‌ها
books-from-hand-of = { $title }، دست { $n_text }
books-from-game = بازی
books-from-paid = { $from } به { $to } پرداخت، { $day }
books-show = نمایش { $what }
books-comes-to = جمع { $money } { $currency }

## Stakes

books-a-game = هر بازی { $stake }
books-a-rubber = هر رابر { $stake }
books-from-each = هر نفر { $stake }
books-a-place = هر رتبه { $stake }
books-stake-from-game = از بازی بعد: { $stake }
books-stake-from-rubber = از رابر بعد: { $stake }
books-sat-out = بیرون نشستند: { $list }
books-sat-out-hands = { $name } { $hands_text } دست
books-sat-out-free = هر که دستی بیرون بنشیند، برای آن نه می‌پردازد و نه می‌گیرد.
books-sat-out-adjusted = هر که دستی بیرون بنشیند، برای بازی آن دست نه می‌پردازد و نه می‌گیرد؛ اصلاح امتیاز برای همه حساب است.
books-sat-out-pays = هر که دستی بیرون بنشیند، برای آن هم می‌پردازد.
