# Persian: adjustments of points.

adjusting = اصلاح امتیاز
slot-from = از
slot-to = به
slot-points = امتیاز
slot-reason = علت
ask-adjust-from = چه کسی امتیاز می‌دهد؟
ask-adjust-to = چه کسی می‌گیرد؟
ask-adjust-points = چند امتیاز؟
ask-adjust-each = هر نفر چند امتیاز؟
points-counted = { $points_text } امتیاز
adjust-points-each = هر نفر { $n_text } امتیاز
ask-adjust-why = چرا؟
hint-adjust = با دست آخر حساب می‌شود. می‌توان آن را واگرد کرد.
chip-adjust-from = امتیاز از { $who }
chip-adjust-to = امتیاز به { $who }
adjust-everyone-else = همهٔ دیگران
adjust-each-other = هر یک از دیگران
adjust-nobody = هیچ‌کس
adjust-erase-sign = ⌫
adjust-erase = پاک‌کردن رقم آخر
adjust-next = بعدی
reason-revoke = خال ندادن
reason-penalty = جریمه
adjustment-reason = با توافق
