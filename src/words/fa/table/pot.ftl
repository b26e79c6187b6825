# Persian: the pot.

pot-inside = صندوق: { $n_text }
pot-filling = صندوق: هر نفر { $n_text } می‌گذارد
pot-pass-pays = هر نفر { $n_text } در صندوق
pot-pass-pays-full = { $next }
pot-left = جمع؛ { $n_text } در صندوق
pot-fact-takes = هر که قراردادش را ببرد صندوق را برمی‌دارد؛ دو نفر آن را نصف می‌کنند.
pot-fact-doubles = بازنده به اندازهٔ موجودی صندوق در آن می‌گذارد.
pot-fact-left = آنچه در پایان در صندوق بماند، به تساوی میان همه تقسیم می‌شود.
