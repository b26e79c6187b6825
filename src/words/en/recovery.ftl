# A database that cannot be opened, only looking, and long work.
recovery-damaged = The database is damaged
recovery-damaged-line = Something in the file was changed or lost. What can still be read of it, the journal and the backups bring the sessions back.
recovery-gone = The database is gone
recovery-gone-line = There was one here, as what is kept beside it says. The journal and the backups bring the sessions back.
recovery-behind = { $n ->
    [one] The newest change is missing
   *[other] The newest { $n_text } changes are missing
}
recovery-behind-line = This file is older than what was last saved. The journal brings back what is missing.
recovery-no-database = This is no database of Odd Trick
recovery-no-database-line = Another file stands where the sessions were kept. The journal and the backups bring them back.
recovery-newer = A newer Odd Trick wrote this database
recovery-newer-line = Nothing is wrong with it. This version cannot read it and leaves it as it is.
recovery-busy = Another program is busy with the database
recovery-busy-line = Close the other program, and try again.
recovery-many-names = The database has several names
recovery-many-names-line = It has hard links, and two programs would write past each other. Remove the other names, or use a copy.
recovery-not-opened = The database cannot be opened
recovery-not-opened-line = It may stand on a disk that is not there, or belong to somebody else. Nothing has been changed.
recovery-in-file = In the file itself
recovery-in-journal = In the journal
recovery-in-backups = In the backups
recovery-nothing-in-it = Nothing can be read of it.
recovery-holds = { $held }, the newest of { $day }
recovery-backups = { $n ->
    [one] { $n_text } backup
   *[other] { $n_text } backups
}
recovery-backup-of = { $at }
recovery-backup-bad = It is damaged too.
recovery-bring-back = Bring back the backup of { $at }
recovery-show-backup = Show the backup of { $at }
recovery-kilobytes = { $n_text } kB
recovery-megabytes = { $n_text } MB
recovery-brings = Brings back { $held }.
recovery-back = The sessions are back
recovery-back-line = Everything is there, and the check has passed.
recovery-back-in-part = The check has passed, and what is missing is named below.
recovery-everything = Here now
recovery-hands-of = { $of ->
    [one] { $n_text } of { $of_text } hand
   *[other] { $n_text } of { $of_text } hands
}
recovery-lost-session = It is lost.
recovery-hands-only = { $hands }; what was done before cannot be undone
recovery-unnamed = A session without a name
recovery-lost-payments = { $n ->
    [one] { $n_text } payment could not be brought back.
   *[other] { $n_text } payments could not be brought back.
}
recovery-only-looking = You are only looking. Nothing can be entered.
recovery-only-read = The database can only be read. Nothing can be entered.
recovery-to-recovery = Bring back
recovery-try-again = Try again
work-reading = Reading
work-keeping = Keeping a copy as it is
work-taking-in = Taking in
work-writing = Writing
work-copying = Copying
work-checking = Checking
work-recovering = Putting it together
work-share = { $n_text } %
work-stopped = Stopped. Nothing has changed.
