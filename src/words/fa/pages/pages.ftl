# Persian: the pages around the table. See table.ftl.

## The result page

wins-by = { $name } با { $n_text } امتیاز اختلاف برد
leads-by = { $name } { $n_text } امتیاز جلوست
tied-at = { $names } با { $n_text } امتیاز مساوی‌اند
all-square = همه مساوی
stake-a-point = هر امتیاز { $stake }
no-stake = بدون نرخ
stakes-changed = نرخ تغییر کرد
sample-name = شیرین
result-sum = جمع، پس از اصلاح
payments-settle = { $n ->
    [one] یک پرداخت حساب را صاف می‌کند
    [2] دو پرداخت حساب را صاف می‌کند
    [3] سه پرداخت حساب را صاف می‌کند
    [4] چهار پرداخت حساب را صاف می‌کند
   *[other] { $n_text } پرداخت حساب را صاف می‌کند
}
nothing-owed = کسی بدهکار نیست
payment-says = { $from } { $money } { $currency } به { $to } می‌پردازد
pays-all = همهٔ باخت { $name }
paid-all = همهٔ برد { $name }
pays-part = بخشی از { $money } که { $name } باخت
pays-rest = باقی باخت { $name }
odd-cent = گردکردن: خردهٔ پول به { $names } رسید
result-without-hand = بدون دستِ بازی‌شده: { $list }
result-partners-changed = یارها عوض شده‌اند، پس هر بازیکن جداگانه رده‌بندی می‌شود.
standing-says = رتبهٔ { $place_text }: { $name }، { points-said }
standing-text = { $place_text }. { $name }، { points-counted }
head-points = { ui-points }
same-table-again = دوباره همین میز
end-now = پایان
chart-empty = نمودار پس از سه دست آغاز می‌شود
chart-says = نمودار امتیاز در { $hands_text } دست: { $names }
not-saved = ذخیره نشد: { $why }

## Sessions

resume = ادامهٔ { $title }
row-winner = { $name } با { $n_text } امتیاز برد
row-open = تا اینجا { $hands_text } دست
row-empty = هنوز بدون دست
session-deleted = { $title } حذف شد

## New session

overs-and-unders = هر دور اضافه { $over }، هر دور کم { $under }
overs-only = هر دور اضافه { $over }
unders-only = هر دور کم { $under }
no-overs = دور اضافه و دور کم حساب نمی‌شود
players-wanted = { $n ->
    [one] یک بازیکن دیگر
    [2] دو بازیکن دیگر
    [3] سه بازیکن دیگر
    [4] چهار بازیکن
   *[other] { $n_text } بازیکن دیگر
}
roster-seated = { $name }، جای { $n_text }
roster-free = { $name }، هنوز بدون جا
seat-deals = { $name } اول پخش می‌کند
seat-free = جای { $n_text }، خالی
seat-tap = { $name } اول پخش کند
start-deals = شروع، { $name } پخش می‌کند
start = شروع
stake-says = هر امتیاز { $stake } { $currency }
# The mark keeps the line right-to-left although it starts with a currency code.
stake-unit = {"\u200F"}{ $currency } برای هر امتیاز
stake-bad = مبلغی مانند ۰٫۰۵، یا ۱/۱۰ یعنی یک برای هر ده امتیاز
stake-high = هر امتیاز دست بالا { $stake }
stake-fine = با نرخ‌های دیگر نمی‌توان حساب کرد؛ نرخی برای امتیاز کمتر بنویسید
name-empty = نامی بنویسید
name-long = این نام بیش از اندازه بلند است
name-twin = { $name } همین حالا سر میز است
name-like = { $name } در میان بازیکنان هست. همان است؟
name-anew = بازیکن جدید { $name }
value-played = هست
value-not-played = نیست

## Schemes

rule-contract-target-short-at-least = { $n_text } یا بیشتر
rule-contract-target-short-exactly = دقیقاً { $n_text }
rule-contract-target-short-at-most = حداکثر { $n_text }
rule-contract-target-long-at-least = { $n_text } دور یا بیشتر
rule-contract-target-long-exactly = دقیقاً { $n_text } دور
rule-contract-target-long-at-most = حداکثر { step-tricks-card-open }
target-no-trick = هیچ دور
rule-contract-target-long-none = { target-no-trick }
rule-contract-target-long-all = هر { $n_text } دور
rule-contract-target-short-none = هیچ
rule-contract-target-short-all = هر { $n_text }
fact-pays = با قرارداد ناموفق همین مقدار به هر حریف پرداخت می‌شود، و برای هر دور کم هم جریمهٔ آن.
fact-shares = پروپ و کاپ دو نفر در برابر دو نفر است: هر حریف به یکی از آن دو می‌پردازد.
note-turn-up = حکم: کارت رو
note-chosen = حکم به انتخاب حاکم
note-eldest = نفر پس از دیلر شروع می‌کند
note-declarer = حاکم شروع می‌کند
scheme-for-just = { $game }، { $n_text } نفره
scheme-for-either = { $game }، { $least_text } یا { $most_text } نفره
scheme-for-span = { $game }، { $least_text } تا { $most_text } نفره
none = –
rule-contract-free-under-fact = { $contract }: { $n ->
    [one] اولین دور کم بخشوده می‌شود
   *[other] { $n_text } دور کم اول بخشوده می‌شود
}.
rule-contract-all-tricks-fact = { $contract } با همهٔ دورها: { $n_text } از هر نفر، به جای دورهای اضافه.
rule-contract-fails-fact = { $contract } ناموفق: { $n_text } به هر نفر، و برای هر دور کم هم جریمهٔ آن.
rule-contract-most-over-fact = { $contract }: دست بالا { $n_text } دور اضافه حساب می‌شود.
rule-contract-joint-true-fact = { $contract } را چند نفر می‌توانند هم‌زمان بازی کنند، هر یک در برابر همهٔ دیگران.
rule-general-contract-pays-fact = میزر همگانی: { $n_text } به هر یک از سه نفر دیگر، یا از هر یک از آن‌ها.
rule-contract-allowed-false-fact = { $contract } بازی نمی‌شود.
scheme-row-says = { $contract }: { $tricks }، { points-counted } از هر حریف
bid-line = { $made }؛ ناموفق: { $missed }
bid-line-apart = { $made }؛ بیشتر { $over }، کمتر { $under }
bid-line-zero = { $line }؛ صفر { $zero }
sides-bid-line = تا { $n_text }، پیشنهاد از { $min_text }؛ موفق: { $made }
sides-high-low-line = { $game }، هر دور { $high_text } بالا، { $low_text } پایین
sides-deal-line = هر دست جداگانه
# The mark keeps the line right-to-left although it starts with a sign.
times-of = {"\u200F"}{ $n_text } × { $of }
plus = { $first } +{"\u202F\u202F\u202F\u202F"}{ $second }
from-to = { $from_text } تا { $to_text }
from-to-and-back = { $from_text } تا { $to_text } و برگشت
brief-bids-deal = هر کس برای خودش بازی می‌کند. { $cards ->
    [0] تعداد کارت‌ها از دستی به دست دیگر طبق برنامه تغییر می‌کند.
   *[other] تعداد کارت‌های هر نفر در همهٔ دست‌ها یکی است: { $cards_text }.
} { $trump ->
    [last-card] آخرین کارت پخش‌شده خال حکم را نشان می‌دهد.
    [rotation] خال حکم از دستی به دست دیگر به ترتیبی ثابت تغییر می‌کند.
    [chosen] برندهٔ مزایده خال حکم را تعیین می‌کند.
    [none] حکمی در کار نیست.
   *[other] کارت بعدی رو می‌شود و خال حکم را نشان می‌دهد، مگر آن که طرح چیز دیگری بگوید.
}
brief-bids-bid = از نفر پس از دیلر به بعد، هر کس می‌گوید چند دور می‌گیرد؛ دیلر آخر از همه می‌خواند. با قید پیشنهاد آخر، دیلر نمی‌تواند جمع پیشنهادها را به تعداد کارت‌ها برساند، پس دست‌کم یک نفر ناموفق می‌ماند.
brief-bids-score = مهم این است که درست همان تعداد خوانده‌شده را بگیرید. امتیاز پیشنهاد موفق، و امتیاز یا باخت پیشنهاد ناموفق، در طرح آمده است.
brief-plain-deal = چهار بازیکن در دو تیم ثابت، یارها روبه‌روی هم، هر نفر سیزده کارت. کارت آخر رو می‌شود و خال حکم را نشان می‌دهد.
brief-plain-play = بازیکن سمت چپ دیلر شروع می‌کند. بقیه در صورت امکان با همان خال بازی می‌کنند. دور را بالاترین حکم می‌برد، وگرنه بالاترین کارت همان خال.
brief-plain-score = هر دور بیش از شش، یک امتیاز برای طرفی است که آن را گرفته؛ دور هفتم نخستین دور امتیازدار است. اگر آنر حساب شود، یعنی آس، شاه، بی‌بی و سرباز حکم، سه یا چهار تای آن‌ها در یک طرف پس از دورها امتیاز می‌گیرد.
brief-bidding-deal = چهار بازیکن در دو تیم ثابت، { $kitty ->
    [true] هر نفر دوازده کارت، و زمین که به حاکم می‌رسد و دور اول حساب می‌شود.
   *[other] یارها روبه‌روی هم، هر نفر سیزده کارت.
}
brief-bidding-bid = { $modes ->
    [true] یک نوبت پیشنهاد. پیشنهاد تعداد دورهای بیش از شش است: «بالا» (کارت‌های بالا می‌برند)، «پایین» (کارت‌های پایین می‌برند) یا «بدون حکم». با عدد برابر، «پایین» از «بالا» بالاتر است و «بدون حکم» از هر دو.
   *[other] پیشنهاد فقط تعداد دورهای بیش از شش است، بدون خال، و باید از قبلی بالاتر باشد.
}
brief-bidding-score = طرفی که به پیشنهادش برسد، بسته به طرح، دورهای بیش از شش یا خود پیشنهاد را امتیاز می‌گیرد. طرفی که نرسد، دورهای کم یا کل پیشنهاد را می‌بازد.
brief-high-low-deal = چهار بازیکن در دو تیم ثابت، یارها روبه‌روی هم، هر نفر سیزده کارت. حکمی در کار نیست.
brief-high-low-bid = از نفر پس از دیلر به بعد، هر کس «بالا» می‌خواند تا دور بگیرد، یا پاس می‌دهد. نخستین کسی که بالا بخواند خواندن را تمام می‌کند: طرف او دست‌کم هفت دور می‌خواهد. اگر همه پاس بدهند، دست «پایین» است و هر طرف حداکثر شش دور می‌خواهد.
brief-minnesota-whist-bid = { brief-high-low-bid } هر کس برای خواندن کارتی رو به پایین می‌گذارد، سیاه برای بالا یا قرمز برای پایین، و کارت‌ها به نوبت رو می‌شوند.
brief-norwegian-whist-bid = { brief-high-low-bid } در این بازی به بالا گرند و به پایین نولو می‌گویند.
brief-high-low-score = دست بالا اگر موفق شود برای هر دور بیش از شش امتیاز دارد. اگر نشود، بسته به طرح، حریفان امتیاز می‌گیرند یا طرف خودش می‌بازد. در دست پایین طرفی که دور کمتری دارد برای هر دور حریفان بیش از شش امتیاز می‌گیرد، یا حریفان همان اندازه می‌بازند.
brief-deal = پخش کارت
brief-solo-deal = چهار بازیکن، هر نفر سیزده کارت، هر کس برای خودش. کارت آخر رو می‌شود و خال حکم را نشان می‌دهد. نوبت پخش به سمت چپ می‌رود. اگر پنج نفر سر میز باشند، دیلر آن دست بیرون است.
brief-bid = پیشنهادها
brief-solo-bid = اول بازیکن سمت چپ دیلر می‌خواند. هر پیشنهاد باید از قبلی بالاتر باشد و هر که پاس داد دیگر نمی‌خواند. پروپ یار می‌خواهد تا با هم هشت دور بگیرند؛ هر که کاپ بگوید یار او می‌شود. سولو یعنی پنج دور به تنهایی، میزر یعنی هیچ دور، فراوانی نه دور با حکم دلخواه، و فراوانی در حکم نه دور با همان خال روشده، که از آن بالاتر است. در میزر باز، کارت‌های دست پس از دور اول رو به بالا روی میز می‌آید؛ فراوانی اعلام‌شده هر سیزده دور است و بازیکن آن شروع می‌کند.
brief-play = روند بازی
brief-solo-play = بازیکن سمت چپ دیلر شروع می‌کند، مگر آن که قرارداد چیز دیگری بگوید. بقیه در صورت امکان با همان خال بازی می‌کنند. دور را بالاترین حکم می‌برد، وگرنه بالاترین کارت همان خال.
brief-score = امتیاز
brief-solo-score = هر قرارداد یک عدد دارد: آنچه هر حریف در صورت موفقیت می‌پردازد{ $fails ->
    [true] {""} و در صورت شکست ممکن است عدد دیگری بگیرد.
   *[other] {""} و در صورت شکست می‌گیرد.
} پس کسی که تنها بازی کند سه برابر آن را می‌برد یا می‌بازد، و در پروپ و کاپ هر یک از دو یار یک برابر آن را. هر چه یک طرف ببرد طرف دیگر می‌بازد، و جمع هر دست صفر است.

## Settings

text-size = اندازهٔ متن { $n_text }٪
four-colour-suits = خال‌های چهاررنگ
blue-gains = امتیازهای برده به رنگ آبی
less-motion = حرکت کمتر
database-holds = { players-sessions }، { $hands_text } دست
version = نسخهٔ { $number }
closing-says = { $label }: { points-said }

## Signs as text, for screen readers

plus-words = مثبت { $n }
minus-words = منفی { $n }
