# Persian: the table page, see en/table/table.ftl.
# A noun after a number stays singular, so that most messages have one form.

blank = {""}
typed = { $name }
scheme-called = { $scheme }
source-called = { $source }
number = { $n_text }
points-alone = { $n_text }
change = { $n_text }
change-unknown = –

## Games, schemes, contracts, suits

game-solo-whist = سولو وست
game-oh-hell = اوه هل
game-romanian-whist = وست رومانیایی
game-wizard = ویزارد
game-skull-king = اسکال کینگ
game-callbreak = کال‌بریک
game-israeli-whist = وست اسرائیلی
game-nomination-whist = نامینیشن وست
game-whist = وست
game-bid-whist = بید وست
game-minnesota-whist = وست مینه‌سوتا
game-norwegian-whist = وست نروژی
mode-uptown = بالا
mode-downtown = پایین
mode-no-trump = بدون حکم
contract-prop-and-cop = پروپ و کاپ
contract-solo = سولو
contract-misere = میزر
contract-abundance = فراوانی
contract-abundance-in-trumps = فراوانی در حکم
contract-misere-ouverte = میزر باز
contract-abundance-declared = فراوانی اعلام‌شده
contract-general-misere = میزر همگانی
in-prop-and-cop = پروپ و کاپ
in-solo = سولو
in-misere = میزر
in-abundance = فراوانی
in-abundance-in-trumps = فراوانی در حکم
in-misere-ouverte = میزر باز
in-abundance-declared = فراوانی اعلام‌شده
in-general-misere = میزر همگانی
suit-hearts = دل
suit-diamonds = خشت
suit-spades = پیک
suit-clubs = گشنیز
suit-none = بدون حکم
suit-unknown = ثبت نشده

## The head of the table page

beside = { $first } · { $second }
hand-number = دست { $n_text }
hand-number-of = دست { $n_text } از { $of_text }
fact-game-over = بازی تمام شد
head-bid = خوانده
head-took = گرفته
bid-cell = پیشنهاد { $name }
took-cell = دورهای { $name }
cards-dealt = { $n_text } کارت
hand-bids = دست { $n_text }: { $made_text } از { $of_text } پیشنهاد موفق
tail-bids = { $made_text } از { $of_text } پیشنهاد موفق
bid-level = { $n_text } { $mode }
side-took = دور هفتم
fact-deals = پخش می‌کند
fact-leads = شروع می‌کند
player-deals = { $name } پخش می‌کند
move-deal = { $name } پخش کند
fact-doubled = این دست ×{ $n_text } حساب می‌شود
fact-goulash = گولاش: بُر نزنید
cards = هر نفر { $n_text } کارت
cards-trump = { $n_text } کارت، حکم: { $trump }
trump-is = حکم: { $trump }
session-ended = نشست پایان یافت

## Rows

head-total = جمع
plays-at-least = { $contract }، حداقل { $n_text } دور
plays-exactly = { $contract }، دقیقاً { $n_text } دور
plays-none = { $contract }، هیچ دوری
accepts = کاپ گفت
sits-out = بیرون است
row-says = { $name }، { $total_words } امتیاز، دست قبل { $change_words }
row-says-leader = { $name } جلوست، { $total_words } امتیاز، دست قبل { $change_words }
row-says-total = { $name }، { $total_words } امتیاز

## Hands as text

hand-tricks = دست { $n_text }: { $who }، { $what }، { $tricks_text } دور
hand-made = دست { $n_text }: { $who }، { $what }، موفق
hand-failed = دست { $n_text }: { $who }، { $what }، ناموفق
hand-passed = دست { $n_text }: همه پاس دادند
hand-paid = دست { $n_text }: میزر همگانی، { $who } می‌پردازد
hand-received = دست { $n_text }: میزر همگانی، { $who } می‌گیرد
hand-head = دست { $n_text }:
tail-tricks = ، { $what }، { $tricks_text } دور
tail-made = ، { $what }، موفق
tail-failed = ، { $what }، ناموفق
tail-paid = {" "}در میزر همگانی می‌پردازد
tail-received = {" "}در میزر همگانی می‌گیرد
failed-contract = { $contract }، ناموفق
pair = { $first } و { $second }
passed-out = همه پاس دادند
corrected-tricks = دست { $n_text } تصحیح شد: { $after_text } دور به جای { $before_text }. برای تصحیح هر دست روی آن بزنید.
corrected-books = دست { $n_text } تصحیح شد: { $after_text } دور به جای { $before_text }. برای تصحیح هر دست روی آن بزنید.
corrected = دست { $n_text } تصحیح شد. برای تصحیح هر دست روی آن بزنید.
tap-to-correct = برای تصحیح هر دست روی آن بزنید.
no-hand-yet = دست اول دارد پخش می‌شود.
correct-hand = تصحیح دست { $n_text }
correct-value = تصحیح دست { $n_text }: { $what }
correcting = تصحیح دست { $n_text }

## Slots and questions

slot-contract = قرارداد
slot-declarer = حاکم
slot-proposer = پروپ
slot-partner = کاپ
slot-tricks = دورها
slot-result = نتیجه
slot-payer = بدهکار
slot-receiver = طلبکار
slot-blank = { $slot }، خالی
slot-filled = { $slot }، { $value }
ask-contract = چه بازی می‌شود؟
ask-declarer = چه کسی { $contract } بازی می‌کند؟
ask-player = چه کسی بازی می‌کند؟
ask-proposer = چه کسی پروپ گفت؟
ask-partner-open = چه کسی پذیرفت؟
ask-partner = چه کسی به { $name } کاپ گفت؟
ask-tricks = { $name } چند دور گرفت؟
ask-tricks-together = { $first } و { $second } چند دور گرفتند؟
ask-tricks-open = چند دور؟
ask-made = { $name } در { $contract } موفق شد؟
ask-payer = چه کسی می‌پردازد؟
ask-receiver = چه کسی می‌گیرد؟
hint-last-trick = همه پاس دادند: هر که دور آخر را گرفت به بقیه می‌پردازد.
hint-first-to-five = همه پاس دادند: اولین نفر با پنج دور می‌پردازد، وگرنه با چهار.
hint-most-pays = همه پاس دادند: هر که بیشترین دور را گرفت می‌پردازد.
hint-fewest-receives = همه پاس دادند: هر که کمترین دور را گرفت از بقیه می‌گیرد.
hint-speaks = اول { $name } می‌خواند.
hint-at-least = { $n_text } دور یا بیشتر لازم است. زیر هر یک: امتیاز { $name }.
hint-all = هر { $n_text } دور لازم است. زیر هر یک: امتیاز { $name }.
hint-exactly = درست { $n_text } دور لازم است. زیر هر یک: امتیاز { $name }.
hint-at-least-each = این دو با هم { $n_text } دور لازم دارند. امتیاز برای هر یک از دو نفر است.
hint-together = این دو با هم { $n_text } دور لازم دارند.
hint-needs = { $n_text } دور لازم است.
hint-no-trick = موفق است اگر هیچ دوری نگیرد.
hint-contract-first = اول قرارداد را انتخاب کنید؛ بعد هر کارت امتیازش را نشان می‌دهد.
hint-correcting = هر چه اشتباه بود عوض کنید. کامل که شد ذخیره می‌شود.

## Chips

worth-tricks = { $tricks_text } دور، { $points_text } امتیاز
worth-no-trick = هیچ دور، { $points_text } امتیاز
tally-bid = { $n_text } دور از { $of_text } خوانده شده.
tally-taken = { $n_text } دور از { $of_text } شمرده شده.
ask-bid = { $name } چند می‌خواند؟
ask-bid-last = { $name } آخر می‌خواند
hint-hook = { $tally } { $n_text } نمی‌شود: جمع پیشنهادها { $of_text } می‌شد.
allow-hook = این بار { $n_text } مجاز
allow-hook-says = این قاعده را در این دست نادیده می‌گیرد
chip-bid = { $name } { $n_text } می‌خواند
struck-hook = می‌شود { $n_text }
struck-hook-full = { $name } نمی‌تواند { $n_text } بخواند: جمع پیشنهادها { $of_text } می‌شد
struck-left = { $n_text } مانده
struck-left-full = { $n_text } دور مانده است
struck-from = از { $n_text }
struck-from-full = کمترین پیشنهاد { $n_text } است
struck-over = تمام شد
struck-over-full = بازی تمام شد
slot-side = طرف
slot-honours = آنر
slot-bidder = حاکم
slot-level = پیشنهاد
slot-mode = نوع بازی
slot-books = دورها
ask-side = کدام طرف دور هفتم را گرفت؟
ask-honours = آنر؟
hint-honours = سه یا چهار تا از آس، شاه، بی‌بی و سرباز حکم در یک طرف.
ask-honours-side = دست کدام طرف بود؟
ask-bidder = حاکم کیست؟
ask-level = { $name } چند خواند؟
ask-level-open = چند خوانده شد؟
hint-level = تعداد دورهای بیش از شش.
ask-mode = { $name } چطور بازی می‌کند؟
ask-mode-open = چطور بازی می‌شود؟
ask-side-tricks = { $side } چند دور گرفتند؟
ask-books-open = چند دور؟
ask-books = { $side } چند دور گرفتند؟
hint-books = { $n_text } دور لازم است، با زمین.
chip-side = { $side } دور هفتم را گرفتند
chip-side-tricks = { $side } { $n_text } دور می‌گیرند
chip-honours = { $n_text } آنر
chip-honours-none = بدون آنر
honours-none = هیچ
chip-honours-side = دست { $side } بود
chip-bidder = { $name } حاکم شد
chip-level = پیشنهاد { $n_text }
everybody-passes = همه پاس
pass-next-dealer = بی‌امتیاز، دیلر بعدی
pass-same-dealer = بی‌امتیاز، همان دیلر
pass-doubles = دست بعد دوبرابر
pass-goulash = بی‌امتیاز، بعد گولاش
pass-misere = میزر همگانی
chip-declarer = { $name } { $contract } بازی می‌کند
chip-player = { $name } بازی می‌کند
chip-proposer = { $name } پروپ می‌گوید
chip-partner = { $name } کاپ می‌گوید
chip-payer = { $name } می‌پردازد
chip-receiver = { $name } می‌گیرد
chip-tricks = { $name } { $n_text } دور می‌گیرد
chip-tricks-together = { $first } و { $second } { $n_text } دور می‌گیرند
chip-tricks-open = { $n_text } دور
chip-made = { $name } موفق شد
chip-failed = { $name } موفق نشد
made-it = موفق
failed-it = ناموفق
worth = { $n_words }
struck-proposer = پروپ گفت
struck-proposer-full = { $name } پروپ گفت و نمی‌تواند کاپ بگوید
struck-out = بیرون است
struck-out-full = { $name } این دست بیرون است
struck-other = نمی‌شود

## The tool bar and reports

changed-elsewhere = این نشست در پنجرهٔ دیگری تغییر کرد. این وضع کنونی آن است.
pays-now = { $from } { $money } به { $to } می‌پردازد
undo = واگرد
redo = ازنو
saving = در حال ذخیره …
save-failed = هنوز ذخیره نشده: { $why }
more-adjust = اصلاح امتیاز
more-begin-with = امتیازهای آغاز
more-begins-with = { $name } با این امتیاز آغاز می‌کند
more-no-points = این امتیاز نیست
more-note = یادداشت
more-result = نتیجه
more-misdeal = پخش اشتباه، همان دیلر
more-settings = تنظیمات
more-end = پایان نشست
more-play-on = ادامهٔ بازی
more-sheet = برگه
