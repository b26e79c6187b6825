# Persian: the keys of schemes of two kinds with partners, odd-trick and partnership-bid, see rules.ftl.

## odd-trick

rule-book = دورهای پیش از نخستین دور امتیازدار
rule-book-ask = چند دور اول امتیاز ندارد؟
rule-bids = پیشنهادها
rule-bids-ask = پیشنهاد هست؟
rule-bids-none = بدون پیشنهاد
rule-bids-on = با پیشنهاد
rule-bids-says = { $min } تا { $max }
rule-bids-min-ask = کمترین پیشنهاد
rule-bids-max-ask = بیشترین پیشنهاد
rule-bids-modes = انواع بازی
rule-bids-modes-ask = کدام نوع بازی؟
rule-bids-modes-none = با حکم، کارت‌های بالا می‌برند
rule-bids-modes-uptown = { mode-uptown }
rule-bids-modes-downtown = { mode-downtown }
rule-bids-modes-no-trump = { mode-no-trump }
rule-bids-dealer-forced = دیلر
rule-bids-dealer-forced-says = { $dealer-forced } { $dealer-may-match }
rule-bids-dealer-forced-ask = و اگر دیگران پاس بدهند؟
rule-bids-dealer-forced-false = می‌تواند پاس بدهد
rule-bids-dealer-forced-true = باید بخواند
rule-bids-dealer-may-match-ask = دیلر می‌تواند برابر آخرین پیشنهاد بخواند؟
rule-bids-dealer-may-match-false = باید بالاتر بخواند
rule-bids-dealer-may-match-true = می‌تواند برابر بخواند
rule-odd-trick-made-ask = پیشنهاد موفق چند امتیاز دارد؟
rule-odd-trick-made-taken = هر دور امتیازدار
rule-odd-trick-made-bid = پیشنهاد
rule-set = پیشنهاد ناموفق
rule-set-ask = پیشنهاد ناموفق چند امتیاز کم می‌کند؟
rule-set-shortfall = منهای دورهای کم
rule-set-bid = منهای پیشنهاد
rule-set-clamp = سقف پیشنهاد ناموفق
rule-set-clamp-ask = پیشنهاد ناموفق حداکثر چند امتیاز کم می‌کند؟
rule-set-clamp-none = بدون حد
rule-set-clamp-bid = حداکثر خود پیشنهاد
rule-opponents-on-set = در برابر، حریفان
rule-opponents-on-set-ask = با پیشنهاد ناموفق، حریفان چه می‌گیرند؟
rule-opponents-on-set-false = هیچ
rule-opponents-on-set-true = دورهای امتیازدارشان
rule-no-trump = { mode-no-trump }
rule-no-trump-ask = بدون حکم چند برابر؟
rule-no-trump-says = × { $no-trump }
rule-kitty = زمین
rule-kitty-ask = زمین هست؟
rule-kitty-false = نیست
rule-kitty-true = دور اول حاکم
rule-high = دست بالا
rule-high-ask = دست‌ها بالا و پایین بازی می‌شوند؟
rule-high-says = موفق، هر دور { $made } ناموفق، به حریفان { $opponents } ناموفق، منهای { $lost }
rule-high-made-ask = در دست بالای موفق هر دور امتیازدار چند؟
rule-high-opponents-ask = در دست بالای ناموفق حریفان برای هر دور امتیازدار چند می‌گیرند؟
rule-high-lost-ask = در دست بالای ناموفق هر دور کم چند می‌بازد؟
rule-low = دست پایین
rule-low-ask = دست‌ها بالا و پایین بازی می‌شوند؟
rule-low-says = دور کمتر، هر دور { $fewer } دور بیشتر، منهای { $more }
rule-low-fewer-ask = طرف با دور کمتر برای هر دور امتیازدار حریفان چند می‌گیرد؟
rule-low-more-ask = طرف با دور بیشتر برای هر دور امتیازدار چند می‌بازد؟
rule-boston = بوستون
rule-boston-ask = هر سیزده دور چند برابر؟
rule-boston-says = × { $boston }
rule-boston-games = هر سیزده دور برابر چند بازی
rule-boston-games-ask = پیشنهاد هر سیزده دور چند بازی حساب می‌شود؟
rule-revoke-costs = دور یا امتیاز برای خال ندادن
rule-revoke-costs-ask = خال ندادن به بهای چند دور یا امتیاز است؟
rule-suit-values = هر دور بر پایهٔ خال حکم
rule-suit-values-ask = دور در بعضی خال‌ها بیشتر می‌ارزد؟
rule-suit-values-says = { suit-spades } { $spades } { suit-clubs } { $clubs } { suit-diamonds } { $diamonds } { suit-hearts } { $hearts }
rule-suit-values-spades-ask = با حکم { suit-spades } هر دور چند می‌ارزد؟
rule-suit-values-clubs-ask = با حکم { suit-clubs } هر دور چند می‌ارزد؟
rule-suit-values-diamonds-ask = با حکم { suit-diamonds } هر دور چند می‌ارزد؟
rule-suit-values-hearts-ask = با حکم { suit-hearts } هر دور چند می‌ارزد؟
rule-honours = { step-honours }
rule-honours-ask = آنر حساب می‌شود؟
rule-honours-says = سه تا { $three } چهار تا { $four } حساب نمی‌شود از { $barred-at }
rule-honours-three-ask = برای سه آنر
rule-honours-four-ask = برای هر چهار آنر
rule-honours-barred-at-ask = از چند امتیاز به بالا آنر حساب نمی‌شود؟
rule-honours-barred-at-none = هرگز
rule-rubber = رابر
rule-rubber-ask = رابر بازی می‌شود؟
rule-rubber-says = { $games } بازی، تک { $single } دوبل { $double } تریپل { $treble } رابر { $bonus }
rule-rubber-games-ask = رابر با چند بازی برده می‌شود؟
rule-rubber-single-ask = بازی، وقتی بازنده نیمی یا بیشتر دارد
rule-rubber-double-ask = بازی، وقتی بازنده کمتر از نیمی دارد
rule-rubber-treble-ask = بازی، وقتی بازنده هیچ ندارد
rule-rubber-bonus-ask = برای خود رابر

## partnership-bid

rule-partnership-bid-made-ask = اگر پیشنهاد موفق شود، هر دور خوانده‌شده چند امتیاز دارد؟
rule-partnership-bid-made-says = { $made } برای هر دور خوانده‌شده
rule-lost = پیشنهاد ناموفق
rule-lost-ask = اگر پیشنهاد ناموفق شود، هر دور خوانده‌شده چند امتیاز کم می‌کند؟
rule-lost-says = منهای { $lost } برای هر دور خوانده‌شده
rule-overtrick = هر دور اضافه
rule-overtrick-ask = هر دور اضافه چند امتیاز دارد؟
rule-bags = کیسه‌ها
rule-bags-ask = آیا کیسه‌ها شمرده می‌شوند؟
rule-bags-says = { $limit } کیسه، جریمه { $penalty }
rule-bags-limit-ask = چند کیسه جریمه دارد؟
rule-bags-penalty-ask = جریمه چند امتیاز است؟
rule-nil = { rule-nil-card }
rule-nil-ask = { rule-nil-card }: آیا بازی می‌شود؟
rule-nil-says = { $made } ناموفق منهای { $lost }
rule-nil-made-ask = چند امتیاز می‌آورد؟
rule-nil-lost-ask = اگر ناموفق شود چند امتیاز کم می‌کند؟
rule-blind-nil = نیل کور
rule-blind-nil-ask = نیل کور: آیا بازی می‌شود؟
rule-blind-nil-says = { $made } ناموفق منهای { $lost }
rule-blind-nil-made-ask = چند امتیاز می‌آورد؟
rule-blind-nil-lost-ask = اگر ناموفق شود چند امتیاز کم می‌کند؟
rule-nil-tricks = دورهای نیلِ ناموفق
rule-nil-tricks-ask = دورهای نیلِ ناموفق چه حسابی دارند؟
rule-nil-tricks-bags = کیسه‌اند
rule-nil-tricks-bid = برای یار شمرده می‌شوند
rule-nil-tricks-none = شمرده نمی‌شوند

## On the page of a scheme, and as a switch of a new session

rule-bids-value = { $min_text } تا { $max_text }
rule-bids-min-switch = کمترین پیشنهاد
rule-set-clamped-term = به اندازهٔ کمبود، حداکثر خود پیشنهاد
rule-no-trump-value = ×{ $n_text }
rule-boston-value = ×{ $n_text }
rule-boston-games-term = { rule-boston }
rule-boston-games-value = بازی‌ای که با این پیشنهاد برده شود { $n_text } بازی حساب می‌شود
rule-opponents-on-set-switch = حریفان پیشنهاد ناموفق
rule-opponents-on-set-true-switch = دورهای امتیازدارشان حساب می‌شود
rule-opponents-on-set-false-switch = امتیازی نمی‌گیرند
rule-bids-dealer-forced-term = دیلر، پس از سه پاس
rule-bids-dealer-forced-true-term = باید بخواند
rule-bids-dealer-forced-false-term = او هم می‌تواند پاس بدهد
rule-bids-dealer-may-match-term = پیشنهاد دیلر
rule-bids-dealer-may-match-true-term = می‌تواند برابر آخرین باشد
rule-bids-dealer-may-match-false-term = باید بالاتر باشد
rule-high-term = { rule-high-card }
rule-low-term = { rule-low-card }
rule-high-value = موفق: هر دور { $made_text }{ $opponents ->
    [0] {""}
   *[other] {""}، ناموفق: هر دور { $opponents_text } برای حریفان
}{ $lost ->
    [0] {""}
   *[other] {""}، ناموفق: هر دور منهای { $lost_text }
}
rule-low-value = { $more ->
    [0] هر دور { $fewer_text } برای طرف با دور کمتر
   *[other] { $fewer ->
        [0] {""}
       *[other] هر دور { $fewer_text } برای طرف با دور کمتر،{" "}{""}
    }هر دور منهای { $more_text } برای طرف با دور بیشتر
}
rule-suit-values-term = هر دور بر پایهٔ خال حکم
rule-suit-values-value = پیک { $spades_text }، گشنیز { $clubs_text }، خشت { $diamonds_text }، دل { $hearts_text }
rule-honours-value = سه تا { $three_text }، چهار تا { $four_text }
rule-honours-barred-at-term = آنر حساب می‌شود
rule-honours-barred-at-none-term = با هر امتیازی
rule-honours-barred-at-value-term = زیر { $n_text }
rule-rubber-value = { $games ->
    [2] {""}
   *[other] { $games_text } بازی،{" "}
}تک { $single_text }، دوبل { $double_text }، تریپل { $treble_text }، رابر { $bonus_text }
rule-rubber-none-switch = بازی‌های جدا
rule-partnership-bid-made-value = برای هر دور خوانده‌شده { $n_text }
rule-lost-value = { $n ->
    [0] { $n_text }
   *[other] برای هر دور خوانده‌شده منهای { $n_text }
}
rule-bags-value = هر { $limit_text } کیسه { $penalty_text } امتیاز کم می‌کند
rule-nil-value = { $made_text }، ناموفق منهای { $lost_text }
rule-blind-nil-value = { $made_text }، ناموفق منهای { $lost_text }
