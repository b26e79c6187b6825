# Persian: partnership bidding and nil.

game-spades = اسپیدز
rule-nil-card = نیل
rule-blind-nil-card = کور
rule-nil-in = نیل
rule-blind-nil-in = نیل کور
rule-nil-short = نیل
rule-blind-nil-short = کور
partners-chip-nil = { $name } { $nil } می‌خواند
partners-with = با { $name }
partners-contract = پیشنهاد { $n_text }
partners-score = امتیاز { $n_text }
partners-bags = { $n_text } کیسه
partners-contracts = { $first_text } و { $second_text }
partners-bags-after = کیسه‌ها { $first_text } و { $second_text }
partners-bags-lost = کیسه‌ها { $n_text }
partners-each = برای هر دور خوانده‌شده { $n_text }
brief-partners-deal = چهار بازیکن در دو تیم ثابت، یارها روبه‌روی هم، هر نفر سیزده کارت. پیک همیشه حکم است.
brief-partners-bid = از نفر پس از دیلر به بعد هر کس می‌گوید چند دور می‌گیرد و پیشنهاد دو یار با هم جمع می‌شود. نیل یعنی هیچ دوری نگرفتن؛ نیل کور پیش از دیدن کارت‌ها خوانده می‌شود.
brief-partners-score = تیمی که به اندازهٔ پیشنهادش بگیرد برای هر دور خوانده‌شده امتیاز می‌گیرد و برای هر دور اضافه اندکی؛ این‌ها کیسه‌اند و جمع‌شدنشان گران تمام می‌شود. تیمی که کمتر بگیرد، بسته به طرح، می‌بازد. نیل جداگانه می‌برد یا می‌بازد.
partners-worked-title = یار { $bid } می‌خواند و می‌گیرد
partners-cell = پیشنهاد { $bid }، گرفته { $tricks_text }
partners-worked = { $name } { $bid } می‌خواند و { $tricks_text } می‌گیرد، یار { $partner } می‌خواند و می‌گیرد:
