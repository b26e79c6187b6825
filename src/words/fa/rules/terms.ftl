# Persian: rare rules.

ask-trump = حکم چه خالی بود؟
halves-total = نیمی از جمع، گردشده به سود بازیکن
seating-hands = تعداد دست‌های بازی
brief-callbreak-deal = چهار نفر، هر کس برای خودش، هر نفر سیزده کارت. حکم همیشه پیک است. در جنوب آسیا نوبت پخش به سمت راست می‌رود.
brief-callbreak-bid = از نفر پس از دیلر به بعد، هر کس می‌گوید چند دور می‌گیرد، دست‌کم یک دور. هیچ پیشنهادی ممنوع نیست.
brief-callbreak-score = هر که به اندازهٔ پیشنهادش یا بیشتر بگیرد، پیشنهادش را امتیاز می‌گیرد و برای هر دور بیشتر یک‌دهم امتیاز. هر که کمتر بگیرد، به اندازهٔ پیشنهادش امتیاز می‌بازد.
slot-bonus = پاداش
ask-player-bonus = پاداش { $name } چند است؟
chip-bonus = پاداش { $name }: { $n_text }
term-boston = بوستون
boston-games = بازی‌ای که با این پیشنهاد برده شود { $n_text } بازی حساب می‌شود
term-suits = هر دور بر پایهٔ خال حکم
suits-pay = پیک { $spades_text }، گشنیز { $clubs_text }، خشت { $diamonds_text }، دل { $hearts_text }
high-made = موفق: هر دور { $n_text }
high-opponents = ناموفق: هر دور { $n_text } برای حریفان
high-lost = ناموفق: هر دور منهای { $n_text }
low-fewer = هر دور { $n_text } برای طرف با دور کمتر
low-more = هر دور منهای { $n_text } برای طرف با دور بیشتر
