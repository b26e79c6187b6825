# Persian. Rules that few tables play by.
ask-trump = حکم چه خالی بود؟
halves-total = نیمی از جمع، گردشده به سود بازیکن
last-resort-none = بدون حکم، اگر کارتی برای رو شدن نماند
trumps-until = از { $n_text } کارت به بالا بدون حکم
no-more-than-bid = به اندازهٔ کمبود، حداکثر خود پیشنهاد
term-least-bid = کمترین پیشنهاد
term-zero-overbid = صفر موفق، پیشنهادها بیش از کارت‌ها
term-bonus = پاداش با گام
slot-bonus = پاداش
ask-player-bonus = پاداش { $name } چند است؟
chip-bonus = پاداش { $name }: { $n_text }
term-boston = هر سیزده دور
boston-games = بازی‌ای که با این پیشنهاد برده شود { $n_text } بازی حساب می‌شود
term-suits = هر دور بر پایهٔ خال حکم
suits-pay = پیک { $spades_text }، گشنیز { $clubs_text }، خشت { $diamonds_text }، دل { $hearts_text }
