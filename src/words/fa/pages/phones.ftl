# Persian: the page for phones, and its panel on the scoreboard.

phones-looking = { $n ->
    [0] هنوز کسی تماشا نمی‌کند
    [one] یک گوشی تماشا می‌کند
   *[other] { $n_text } گوشی تماشا می‌کنند
}
phones-no-network = این رایانه در هیچ شبکهٔ محلی نیست: به شبکه‌ای وصل شوید و دوباره امتحان کنید
phones-failed = روی گوشی‌ها نشان داده نمی‌شود: { $why }
phones-waiting = در حال وصل شدن
phones-lost = اتصال برقرار نیست. دوباره تلاش می‌شود
phones-ended = دیگر روی گوشی‌ها نشان داده نمی‌شود
phones-over = دیگر روی گوشی‌ها نشان داده نمی‌شود. آخرین وضع در پایین است
phones-full = بیشترین شمار گوشی‌ها در حال تماشایند. دوباره تلاش می‌شود
phones-hand = دست جاری
phones-paid = پرداخت شد
