# Persian. Debts, payments and stakes.
books-balances = مانده‌ها
books-nobody-owes = کسی به کسی بدهکار نیست
books-everything = از { $sessions_text } نشست
books-is-owed = { $name } { $money } { $currency } طلبکار است
books-owes = { $name } { $money } { $currency } بدهکار است
books-is-even = حساب { $name } صاف است
books-head-open = { $n_text } نشست تسویه‌نشده
books-head-settle = { $n_text } پرداخت همهٔ حساب‌ها را صاف می‌کند
books-head-paid = { $n_text } پرداخت انجام شد
books-session-open = { $title }: { $money } { $currency } مانده است
books-session-deleted = نشستی که حذف شد
books-together = تسویهٔ { $n_text } نشست با هم

## Payments

books-paid-up = همه چیز پرداخت شد
books-pays-left = { $n_text } پرداخت مانده است
books-pays-back = پس از پرداخت چیزی تغییر کرد: { $n_text } پرداخت آن را جبران می‌کند
books-mark-paid = پرداخت شد
books-mark-paid-says = ثبت پرداخت: { $from } { $money } { $currency } به { $to } می‌پردازد
books-paid = { $from } { $money } { $currency } به { $to } پرداخت، { $day }
books-take-back = پرداخت نشد
books-take-back-says = پس گرفتن ثبت پرداخت: { $from } { $money } { $currency } به { $to }
books-marked-paid = { $from } به { $to } پرداخت
books-took-back = { $from } به { $to } نپرداخته است
books-paid-as-played = پرداخت پس از هر دست

## Where a payment comes from

books-what-lost = باخت { $name }
books-what-won = برد { $name }
books-what-lost-together = باخت { $names } با هم
books-what-won-together = برد { $names } با هم
books-from-hand = دست { $n_text }
books-from-hand-of = { $title }، دست { $n_text }
books-from-game = بازی
books-from-game-of = { $title }
books-from-earlier = { $title }
books-from-paid = { $from } به { $to } پرداخت، { $day }
books-comes-to = جمع { $money } { $currency }

## What was played for

books-stake-of-hand = دست { $n_text }: هر امتیاز { $stake }
books-stake-of-hands = دست { $first_text } تا { $last_text }: هر امتیاز { $stake }
books-honour-of-hand = دست { $n_text }: دوستانه
books-honour-of-hands = دست { $first_text } تا { $last_text }: دوستانه
books-stake-from = از دست { $n_text } به بعد: هر امتیاز { $stake }
books-honour-from = از دست { $n_text } به بعد: دوستانه
