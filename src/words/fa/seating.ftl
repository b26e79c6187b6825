# Persian. Who sits where, and who comes and goes.
seating-joins = { $name } می‌آید
