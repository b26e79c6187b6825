# فارسی. ریکن، ویزن و وست خال.
slot-also = همچنین
ask-also = چه کس دیگری { $contract } بازی می‌کند؟
another-too = یک نفر دیگر هم
nobody-else = کس دیگری نه
plays-already = هم‌اکنون بازی می‌کند
