# Files, pictures and backups.
files-share = Share
files-copy-text = Copy the result as text
files-save-picture = Save the score sheet as a picture
files-save-csv = Save as CSV
files-copied = The result is on the clipboard.
files-copy-failed = Nothing could be copied: { $why }
files-saved = Saved as { $path }
files-failed = That did not work: { $why }
