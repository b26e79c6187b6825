# Files, pictures and backups.
files-backup = Backup
