# Persian: the stakes panel.

stakes-stake = { ui-stake }
hand-says = دست { $n_text }: { $what }
stakes-of-hands = دست‌های { $first_text } تا { $last_text }: { $stake }
stakes-waits = هر بازی نرخی را که با آن آغاز شده نگه می‌دارد. نرخ تازه از بازی بعد است.
stakes-chips = ژتون
stakes-chips-name = ژتون
