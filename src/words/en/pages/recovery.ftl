# Recovery, the read-only view, and long work.

# The database is damaged.
recovery-damaged = The database is damaged

# Its explanation.
recovery-damaged-full = Part of the file was changed or lost. The sessions can be restored from what is still readable, the journal and the backups.

# The database is missing.
recovery-gone = The database is missing

# Its explanation.
recovery-gone-full = Its backups show there was a database here. The sessions can be restored from the journal and the backups.

# Changes are missing.
#   $n (number)
recovery-behind = { $n ->
    [one] The newest change is missing
   *[other] The newest { $n_text } changes are missing
}

# Its explanation.
recovery-behind-full = This file is older than what was last saved. The journal can restore what is missing.

# The file is not a database of this program.
recovery-no-database = This is not an Odd Trick database

# Its explanation.
recovery-no-database-full = Another file is in its place. What the journal and the backups contain can be restored.

# A later version has written the file.
recovery-newer = A newer Odd Trick wrote this database

# Its explanation.
recovery-newer-full = Nothing is wrong with it. This version cannot read it and leaves it as it is.

# Another program has locked the file.
recovery-busy = Another program is using the database

# Its explanation.
recovery-busy-full = Close the other program, and try again.

# The file has other hard links.
recovery-many-names = The database has hard links

# Its explanation.
recovery-many-names-full = Two programs could overwrite each other’s changes. Remove the other links, or use a copy.

# The file cannot be opened.
recovery-not-opened = The database cannot be opened

# Its explanation.
recovery-not-opened-full = Its disk may be missing, or it may belong to another user. Nothing has been changed.

# The file itself.
recovery-in-file = In the file itself

# The journal.
recovery-in-journal = In the journal

# The backups.
recovery-in-backups = In the backups

# A source without content.
recovery-nothing-in-it = Nothing in it can be read.

# There are no backups.
recovery-no-backups = There are none.

# Sessions and hands, and the date of the newest.
#   $held (message), $day (day)
recovery-holds = { $held }, newest { $day }

# The number of backups.
#   $n (number)
recovery-backups = { $n ->
    [one] { $n_text } backup
   *[other] { $n_text } backups
}

# A damaged backup.
recovery-backup-bad = It is damaged too.

# A backup as a button.
#   $at (minute)
recovery-bring-back = Restore the backup of { $at }

# A backup as a button that previews it.
#   $at (minute)
recovery-show-backup = Show the backup of { $at }

# The size of a file.
#   $n (number)
recovery-kilobytes = { $n_text } kB

# The size of a file.
#   $n (number)
recovery-megabytes = { $n_text } MB

# What a recovery would give.
#   $held (message)
recovery-brings = Restores { $held }.

# The sessions were recovered.
recovery-back = The sessions are restored

# Everything was recovered.
recovery-back-line = Everything was restored, and the check passed.

# Not everything was recovered.
recovery-back-in-part = The check passed. What is missing is listed below.

# Heading of the database's content.
recovery-everything = Here now

# The recovered hands of a session, of its total.
#   $n (number), $of (number)
recovery-hands-of = { $of ->
    [one] { $n_text } of { $of_text } hand
   *[other] { $n_text } of { $of_text } hands
}

# A session is lost.
recovery-lost-session = It is lost.

# Hands were recovered, but not their history.
#   $hands (message)
recovery-hands-only = { $hands }; earlier changes cannot be undone

# A session without a known title.
recovery-unnamed = A session without a name

# Payments are lost.
#   $n (number)
recovery-lost-payments = { $n ->
    [one] { $n_text } payment could not be restored.
   *[other] { $n_text } payments could not be restored.
}

# Changes are lost.
#   $n (number)
recovery-lost-changes = { $n ->
    [one] At least { $n_text } change could not be restored.
   *[other] At least { $n_text } changes could not be restored.
}

# Read-only: a recovery view.
recovery-only-looking = Opened read-only. Nothing can be entered.

# Read-only: the folder cannot be written.
recovery-only-read = The database is read-only. Nothing can be entered.

# Returns to the recovery page.
recovery-to-recovery = { ui-restore }

# Tries to open the database again.
recovery-try-again = Try again

# Progress: files are read.
work-reading = Reading

# Progress: a backup is made.
work-backing-up = Saving a copy

# Progress: sessions are imported.
work-importing = Importing

# Progress: sessions are exported.
work-writing = Writing

# Progress: the database is copied.
work-copying = Copying

# Progress: the database is checked.
work-checking = Checking

# Progress: the database is recovered.
work-recovering = Rebuilding

# The work was stopped.
work-stopped = Stopped. Nothing has changed.
