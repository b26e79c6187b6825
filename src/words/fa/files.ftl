# Persian. Files, pictures and backups.
files-share = هم‌رسانی
files-copy-text = کپی نتیجه به‌صورت متن
files-save-picture = ذخیرهٔ برگهٔ امتیاز به‌صورت تصویر
files-save-csv = ذخیره به‌صورت CSV
files-copied = نتیجه در کلیپ‌بورد است.
files-copy-failed = کپی نشد: { $why }
files-saved = ذخیره شد: { $path }
files-failed = نشد: { $why }
