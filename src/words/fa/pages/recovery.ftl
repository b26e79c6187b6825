# Persian: recovery, the read-only view, and long work.

recovery-damaged = پایگاه داده آسیب دیده است
recovery-damaged-full = بخشی از پرونده تغییر کرده یا از دست رفته است. نشست‌ها را می‌توان از آنچه هنوز خوانده می‌شود، روزنوشت و پشتیبان‌ها بازگرداند.
recovery-gone = پایگاه داده پیدا نشد
recovery-gone-full = پشتیبان‌ها نشان می‌دهند که اینجا پایگاه داده‌ای بوده است. نشست‌ها را می‌توان از روزنوشت و پشتیبان‌ها بازگرداند.
recovery-behind = { $n ->
    [one] آخرین تغییر کم است
   *[other] { $n_text } تغییر آخر کم است
}
recovery-behind-full = این پرونده از آخرین ذخیره کهنه‌تر است. روزنوشت آنچه را کم است بازمی‌گرداند.
recovery-no-database = این پایگاه دادهٔ Odd Trick نیست
recovery-no-database-full = پروندهٔ دیگری جای آن است. آنچه در روزنوشت و پشتیبان‌ها هست، بازگرداندنی است.
recovery-newer = نسخهٔ تازه‌تری آن را نوشته است
recovery-newer-full = پرونده سالم است. این نسخه نمی‌تواند آن را بخواند و به آن دست نمی‌زند.
recovery-busy = برنامهٔ دیگری با پایگاه داده کار می‌کند
recovery-busy-full = آن برنامه را ببندید و دوباره امتحان کنید.
recovery-many-names = پایگاه داده پیوند سخت دارد
recovery-many-names-full = دو برنامه ممکن است تغییرهای یکدیگر را از بین ببرند. پیوندهای دیگر را پاک کنید یا یک رونوشت را به کار ببرید.
recovery-not-opened = پایگاه داده باز نمی‌شود
recovery-not-opened-full = شاید دیسکش وصل نیست، یا مال کاربر دیگری است. چیزی تغییر نکرده است.
recovery-in-file = در خود پرونده
recovery-in-journal = در روزنوشت
recovery-in-backups = در پشتیبان‌ها
recovery-nothing-in-it = چیزی در آن خوانده نمی‌شود.
recovery-no-backups = پشتیبانی نیست.
recovery-holds = { $held }، تازه‌ترین { $day }
recovery-backups = { $n_text } پشتیبان
recovery-backup-bad = این هم آسیب دیده است.
recovery-bring-back = بازگرداندن پشتیبان { $at }
recovery-show-backup = نمایش پشتیبان { $at }
recovery-kilobytes = { $n_text } کیلوبایت
recovery-megabytes = { $n_text } مگابایت
recovery-brings = { $held } را بازمی‌گرداند.
recovery-back = نشست‌ها بازگردانده شد
recovery-back-line = همه‌چیز بازگردانده شد و بررسی هم درست بود.
recovery-back-in-part = بررسی درست بود. آنچه کم است پایین آمده است.
recovery-everything = اکنون اینجا
recovery-hands-of = { $n_text } از { $of_text } دست
recovery-lost-session = از دست رفته است.
recovery-hands-only = { $hands }؛ تغییرهای پیشین واگرد نمی‌شود
recovery-unnamed = نشستی بی‌نام
recovery-lost-payments = { $n_text } پرداخت بازگردانده نشد.
recovery-lost-changes = دست‌کم { $n_text } تغییر بازگردانده نشد.
recovery-only-looking = فقط برای خواندن باز شده است. نمی‌شود چیزی وارد کرد.
recovery-only-read = پایگاه داده فقط خواندنی است. نمی‌شود چیزی وارد کرد.
recovery-to-recovery = { ui-restore }
recovery-try-again = دوباره
work-reading = خواندن
work-backing-up = ذخیرهٔ رونوشت
work-importing = درون‌برد
work-writing = نوشتن
work-copying = رونوشت‌برداری
work-checking = بررسی
work-recovering = بازسازی
work-stopped = متوقف شد. چیزی تغییر نکرد.
