# Persian: the list of sessions, and deleted ones.

sessions-all-games = { ui-all-games }
sessions-solo-games = { game-solo-whist } و بازی‌های مشابه
sessions-exact-bid-games = { game-oh-hell } و بازی‌های مشابه
sessions-partnership-games = { game-whist } و دیگر بازی‌های تیمی
sessions-for-just = { $n_text } بازیکن
sessions-for-span = { $least_text } تا { $most_text } بازیکن
sessions-deleted = حذف‌شده‌های اخیر
sessions-name-at = { $name }{"\u00A0"}{ $n_text }
sessions-delete = حذف { $title }، { $at }
sessions-deleted-on = حذف‌شده در { $day }
sessions-restore = بازگرداندن { $session }
sessions-restored = { $title } بازگردانده شد
