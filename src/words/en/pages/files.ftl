# Files, pictures and backups.

# Shares a result.
files-share = { ui-share }

# Copies the result as text.
files-copy-text = Copy the result as text

# Saves the score sheet as an image.
files-save-picture = Save the score sheet as a picture

# Saves score sheet and settlement, or the standings of a season, as PDF.
files-save-pdf = Save as PDF for printing

# Saves a blank score sheet for the same table as PDF.
files-save-blank = Save a blank score sheet to print

# Saves the session as CSV.
files-save-csv = { ui-save-as-csv }

# Column head of the CSV: the number of the hand.
files-column-hand = { ui-hand }

# The text was copied.
files-copied = The result is on the clipboard.

# Copying failed.
#   $why (text)
files-copy-failed = Could not copy: { $why }

# Where a file is.
#   $path (text)
files-saved = Saved as { $path }

# Sessions left out of a file because their result cannot be computed.
#   $n (number)
files-left-out = { $n ->
    [one] One session is left out: its amounts are too large to calculate.
   *[other] { $n_text } sessions are left out: their amounts are too large to calculate.
}

# A file could not be written or read.
#   $why (text)
files-failed = Failed: { $why }

# Saves the session as a bundle.
files-save-bundle = Save for another device

# A file cannot be read, and why.
#   $path (text), $why (message)
files-cannot-read = cannot read { $path }: { $why }

# A file or folder cannot be written, and why.
#   $path (text), $why (message)
files-cannot-write = cannot write { $path }: { $why }

# Reason: the file does not exist.
files-no-such-file = there is no such file or folder

# Reason: it is a folder.
files-is-folder = it is a folder

# Reason: a part of its path is not a folder.
files-no-folder-above = part of its path is not a folder

# Reason: it is not text.
files-no-text = it is not UTF-8 text

# Reason: it is too long.
files-too-long = it is too long

# Reason: another program has it open, as spreadsheets do on Windows.
files-in-use = another program has it open

# Reason: the user has no permission.
files-not-allowed = permission denied

# Reason: the disk is full.
files-disk-full = the disk is full

# Reason: the file system is read-only.
files-read-only-disk = the disk is read-only

# A folder, pipe or device where a file is needed.
#   $path (text)
files-not-a-file = { $path } is not a regular file

# A file that belongs to the database itself.
#   $path (text)
files-own-file = { $path } belongs to the database

# A layout: one row per hand.
files-row-hand = one row per hand

# The same for screen readers.
files-row-hand-full = One row per hand

# A layout: one row per hand and player.
files-row-player = one row per hand and player

# The same for screen readers.
files-row-player-full = One row per hand and player

# A layout: one row per session and player.
files-row-result = one row per session and player

# The same for screen readers.
files-row-result-full = One row per session and player

# A CSV that can be imported.
files-comes-back = Can be imported again.

# A CSV that cannot be imported.
files-stays-out = For reading only; cannot be imported again.

# A CSV for programs.
files-for-programs = plain CSV

# A CSV for a spreadsheet.
files-for-spreadsheet = for a spreadsheet

# Decimal points, and commas between the columns.
files-sign-point = 0.05 and commas

# Decimal commas, and semicolons between the columns.
files-sign-comma = 0,05 and semicolons

# Decimal commas, and tabs between the columns.
files-sign-tab = 0,05 and tabs

# Decimal points, and tabs between the columns.
files-sign-point-tab = 0.05 and tabs

# A place in a file.
#   $file (text), $n (number)
files-at-line = { $file }, line { $n_text }

# Preview: a new session.
#   $session (message), $at (minute), $hands (number)
files-comes-new = New: { $session }, { $at }, { hands-played }

# Preview: a session with new hands.
#   $session (message), $at (minute), $hands (number)
files-comes-longer = Continues: { $session }, { $at }, { $hands ->
    [one] { $hands_text } new hand
   *[other] { $hands_text } new hands
}

# Preview: a player who will be merged with one of the same name.
#   $who (text)
files-comes-by-name = { $who } is matched by name with a player here

# Preview: two players merged here who sat at one table, and so are two people.
#   $name (text), $other (text)
files-comes-separated = { $name } and { $other } sat at one table and are separated here

# Preview: two players merged in the file who sat at one table here or were separated here.
#   $name (text), $other (text)
files-comes-not-merged = { $name } and { $other } are one player in the file and two players here

# Preview: house rules with the id of others here.
#   $who (text)
files-comes-other-rules = { $who }: other house rules with the same id are here, and stay

# Preview: house rules that are not here yet.
#   $who (text)
files-comes-rules = New house rules: { $who }

# Preview: a season that is not here yet.
#   $who (text)
files-comes-season = New season: { $who }

# Preview: house rules or a season that are newer in the file.
#   $who (text)
files-comes-replaced = { $who } is replaced by the one in the file

# Preview: a payment that is like one here, for the same session.
#   $payment (message)
files-comes-paid-twice = Recorded here too, so both count: { $payment }

# Preview: a known session that is different in the file, with or without new hands.
#   $session (message), $at (minute)
files-comes-changed = Changes what is recorded here: { $session }, { $at }

# Preview: a known session.
#   $session (message), $at (minute)
files-comes-known = Already here: { $session }, { $at }

# Preview: a session deleted here.
#   $session (message), $at (minute)
files-comes-deleted = Deleted here, stays deleted: { $session }, { $at }

# Preview: a session that has diverged here.
#   $session (message), $at (minute)
files-comes-diverged = Continued differently here: { $session }, { $at }

# The versions of a session that has diverged: hands and leader of each.
#   $here (message), $file (message)
files-versions = here { $here }; in the file { $file }

# Choice: they stay as they are here.
files-way-here = Keep the one here

# Choice: they become the file's version.
files-way-file = Take the one in the file

# Choice: one version becomes a second session.
files-way-both = Keep both

# Preview: a fault that prevents the import.
#   $why (text)
files-wrong = Error: { $why }

# Preview: the counts.
#   $new (number), $longer (number), $hands (number), $payments (number)
files-sum = New sessions: { $new_text }. Continued: { $longer_text }. New hands: { $hands_text }. New payments: { $payments_text }.

# Preview: the number of faults that prevent the import.
#   $n (number)
files-kept-out = { $n ->
    [one] One error; nothing was imported. Correct the file and try again.
   *[other] { $n_text } errors; nothing was imported. Correct the file and try again.
}

# Preview: nothing to import.
files-nothing-new = Nothing new to import.

# After an import, with its counts.
#   $sum (message)
files-taken-in = Imported. { $sum }

# Where the backup is.
#   $path (text)
files-kept-before = The previous database is kept in { $path }

# No path was typed.
files-no-path = Type the path of a file first.

# The date of a backup's newest session.
#   $day (day)
files-newest = Newest session: { $day }.

# A backup without a session.
files-no-session = It has no sessions.

# A backup was restored.
files-restored = The backup is restored.

# Hands are still being saved.
files-wait-for-hands = Still saving. Try again in a moment.

# PDF: the page number.
#   $n (number), $of (number)
paper-page = Page { $n_text } of { $of_text }

# In the first line of a blank score sheet: the number of hands before it.
#   $n (number)
paper-after = after hand { $n_text }

# PDF: heading of the signatures.
paper-signatures = Signatures
