# Persian: the history of a session.

history-title = { ui-history }
history-earlier = { $n_text } تغییر قدیمی‌تر نشان داده نشده است
history-put-in = افزوده شد: { $hand }
history-put-in-moved = افزوده شد: { $hand }. { $n ->
    [one] دست { $first_text } را حالا نفر بعدی پخش می‌کند
   *[other] دست‌های { $first_text } تا { $last_text } را حالا هر بار نفر بعدی پخش می‌کند
 }
history-taken-out = برداشته شد: { $hand }
history-played-on = { $what }. بازی با دست { $n_text } تمام شد؛ دست‌های بعدی ادامهٔ بازی به حساب می‌آیند
history-tricks-became = دست { $n_text }: { $who }، { $what }، { $after_text } دور به جای { $before_text }
history-became = { $before }. پس از تصحیح: { $after }
history-seat-became = { $name } { $bid } خواند و { $took_text } گرفت، نه { $bid_before } و { $took_before_text }
history-details = دست { $n_text } تصحیح شد
history-dealt-by = { $name } پخش کرد
history-noted = یادداشت: { $note }
history-note-gone = بدون یادداشت
history-gone = برداشته شد: { $what }
history-adjustments-gone = دست { $n_text }: یک اصلاح برداشته شد
history-titled = نام نشست: { $title }
history-session-noted = یادداشت نشست: { $note }
history-session-note-gone = یادداشت نشست برداشته شد
history-renamed = نام { $before } شد { $after }
history-stake = از دست { $from_text } به بعد، نرخ { $stake } است
history-no-stake = از دست { $from_text } به بعد، بدون نرخ
history-joined = { $name } آمد
history-left = { $name } رفت
history-seated = جاها: { $names }
history-terms = قواعد تسویه تغییر کرد
history-paid-each-hand = { ui-paid-after-every-hand }
history-paid-at-end = پرداخت در پایان
history-out-pays = { ui-who-sits-out-a-hand }
history-out-free = هر که دستی بیرون بنشیند، نه می‌پردازد و نه می‌گیرد
history-ended = نشست پایان یافت
history-reopened = نشست دوباره باز شد
history-removal = برداشتن دست { $n_text }
history-insertion = افزودن دست { $n_text }
history-undone = واگرد شد: { $what }
history-redone = ازنو انجام شد: { $what }
history-says = { $what }. { $moved }
history-nothing-moved = هیچ امتیازی جابه‌جا نشد
history-insert = افزودن دست جاافتاده پیش از این
history-inserting = دست جاافتادهٔ پیش از دست { $n_text }
history-remove = برداشتن دست { $n_text }
history-begun-with = دست ۰: امتیازهای از قبل
history-begun-with-nothing = بدون امتیاز از قبل
sheet-begun-with = دست ۰: { $moves }
