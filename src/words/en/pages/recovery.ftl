# A database that cannot be opened, only looking, and long work.
# The database is damaged.
recovery-damaged = The database is damaged

# What that means.
recovery-damaged-line = Part of the file was changed or lost. The sessions can be restored from what is still readable, the journal and the backups.

# There was a database, and there is none.
recovery-gone = The database is missing

# What that means.
recovery-gone-line = Its backups show there was a database here. The sessions can be restored from the journal and the backups.

# So many changes are missing.
#   $n (number)
recovery-behind = { $n ->
    [one] The newest change is missing
   *[other] The newest { $n_text } changes are missing
}

# What that means.
recovery-behind-line = This file is older than what was last saved. The journal can restore what is missing.

# The file is something else.
recovery-no-database = This is not an Odd Trick database

# What that means.
recovery-no-database-line = Another file is in its place. The sessions can be restored from the journal and the backups.

# A later version has written the file.
recovery-newer = A newer Odd Trick wrote this database

# What that means.
recovery-newer-line = Nothing is wrong with it. This version cannot read it and leaves it as it is.

# Another program has the file to itself.
recovery-busy = Another program is using the database

# What that means.
recovery-busy-line = Close the other program, and try again.

# The file has other names as well.
recovery-many-names = The database has hard links

# What that means.
recovery-many-names-line = Two programs could overwrite each other’s changes. Remove the other links, or use a copy.

# The file cannot be opened.
recovery-not-opened = The database cannot be opened

# What that means.
recovery-not-opened-line = Its disk may be missing, or it may belong to another user. Nothing has been changed.

# The file itself.
recovery-in-file = In the file itself

# The journal.
recovery-in-journal = In the journal

# The backups.
recovery-in-backups = In the backups

# Nothing can be had of it.
recovery-nothing-in-it = Nothing in it can be read.

# Sessions and hands, and of which day the newest is.
#   $held (message), $day (day)
recovery-holds = { $held }, newest { $day }

# So many backups.
#   $n (number)
recovery-backups = { $n ->
    [one] { $n_text } backup
   *[other] { $n_text } backups
}

# When a backup was made.
#   $at (minute)
recovery-backup-of = { $at }

# A backup of no use.
recovery-backup-bad = It is damaged too.

# A backup as a button.
#   $at (minute)
recovery-bring-back = Restore the backup of { $at }

# A backup as a button that shows what is in it.
#   $at (minute)
recovery-show-backup = Show the backup of { $at }

# The size of a file.
#   $n (number)
recovery-kilobytes = { $n_text } kB

# The size of a file.
#   $n (number)
recovery-megabytes = { $n_text } MB

# What all of it together would bring.
#   $held (message)
recovery-brings = Restores { $held }.

# The sessions are back.
recovery-back = The sessions are restored

# Everything is there.
recovery-back-line = Everything was restored, and the check passed.

# Not everything is there.
recovery-back-in-part = The check passed. What is missing is listed below.

# Over what the database holds now.
recovery-everything = Here now

# So many hands of a session are back, of how many.
#   $n (number), $of (number)
recovery-hands-of = { $of ->
    [one] { $n_text } of { $of_text } hand
   *[other] { $n_text } of { $of_text } hands
}

# A session is lost.
recovery-lost-session = It is lost.

# Hands are back, and not what was done before.
#   $hands (message)
recovery-hands-only = { $hands }; earlier changes cannot be undone

# A session of which no name is left.
recovery-unnamed = A session without a name

# Payments are lost.
#   $n (number)
recovery-lost-payments = { $n ->
    [one] { $n_text } payment could not be brought back.
   *[other] { $n_text } payments could not be brought back.
}

# Nothing can be entered, for somebody only wants to look.
recovery-only-looking = Opened read-only. Nothing can be entered.

# Nothing can be entered, for nothing can be written.
recovery-only-read = The database is read-only. Nothing can be entered.

# Back to what can be done.
recovery-to-recovery = Restore

# Tries to open the database again.
recovery-try-again = Try again

# Files are read.
work-reading = Reading

# A copy is kept before everything changes.
work-keeping = Saving a copy

# Sessions are taken in.
work-taking-in = Importing

# Sessions are written.
work-writing = Writing

# The database is copied.
work-copying = Copying

# The database is checked.
work-checking = Checking

# What is left is put together.
work-recovering = Rebuilding

# How much of it is done, in per cent.
#   $n (number)
work-share = { $n_text } %

# It was stopped.
work-stopped = Stopped. Nothing has changed.
