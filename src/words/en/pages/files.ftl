# Files, pictures and backups.
# What sends a result round.
files-share = Share

# Puts the result on the clipboard as text.
files-copy-text = Copy the result as text

# Saves the score sheet as a picture.
files-save-picture = Save the score sheet as a picture

# Saves score sheet and settlement as a PDF.
files-save-pdf = Save as PDF for printing

# Saves a blank score sheet for the same table as a PDF.
files-save-blank = Save a blank score sheet to print

# Saves the session as CSV.
files-save-csv = Save as CSV

# The text is on the clipboard.
files-copied = The result is on the clipboard.

# Why there is nothing on the clipboard.
#   $why (text)
files-copy-failed = Could not copy: { $why }

# Opens a file that was saved.
files-open = Open

# Where a file is.
#   $path (text)
files-saved = Saved as { $path }

# So many sessions are not in a file, for nobody can say what they came to.
#   $n (number)
files-left-out = { $n ->
    [one] One session is left out: what it came to is too large to count.
   *[other] { $n_text } sessions are left out: what they came to is too large to count.
}

# Why a file could not be written or read.
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

# Why: there is none.
files-no-such-file = there is no such file or folder

# Why: it is a folder.
files-is-folder = it is a folder

# Why: a part of its path is no folder.
files-no-folder-above = part of its path is not a folder

# Why: it is no text.
files-no-text = it is not UTF-8 text

# Why: it is too long.
files-too-long = it is too long

# Why: another program keeps it from being replaced, as a spreadsheet does on Windows.
files-in-use = another program has it open

# Why: the user has no right to.
files-not-allowed = permission denied

# Why: there is no room left.
files-disk-full = the disk is full

# Why: nothing can be written there.
files-read-only-disk = the disk is read-only

# A folder, a pipe or a device where a file is wanted.
#   $path (text)
files-not-a-file = { $path } is not a regular file

# A file that belongs to the database itself.
#   $path (text)
files-own-file = { $path } belongs to the database

# A layout: a row a hand.
files-row-hand = one row per hand

# The same in full.
files-row-hand-says = One row for each hand

# A layout: a row for each hand and player.
files-row-player = one row per player

# The same in full.
files-row-player-says = One row for each hand and player

# A layout: a row for each session and player.
files-row-result = results

# The same in full.
files-row-result-says = One row for each session and player

# A table that can be taken in again.
files-comes-back = Can be imported again.

# A table that cannot be taken in again.
files-stays-out = For reading only; cannot be imported again.

# A table is for programs.
files-for-programs = plain CSV

# A table is for a spreadsheet.
files-for-spreadsheet = for a spreadsheet

# Decimal points, and commas between the columns.
files-sign-point = 0.05 and commas

# Decimal commas, and semicolons between the columns.
files-sign-comma = 0,05 and semicolons

# Decimal commas, and tabs between the columns.
files-sign-tab = 0,05 and tabs

# Decimal points, and tabs between the columns.
files-sign-point-tab = 0.05 and tabs

# The name of a file with all sessions.
files-all-sessions = All sessions

# A place in a file.
#   $file (text), $n (number)
files-at-line = { $file }, line { $n_text }

# A session that would come.
#   $session (message), $day (day), $hands (number)
files-comes-new = New: { $session }, { $day }, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}

# A session that would go on, by so many hands.
#   $session (message), $day (day), $hands (number)
files-comes-longer = Continues: { $session }, { $day }, { $hands ->
    [one] { $hands_text } new hand
   *[other] { $hands_text } new hands
}

# Somebody in a file who has the name of somebody here, and counts as them.
#   $who (message)
files-comes-by-name = { $who } is matched by name with a player here

# A session that is known already.
#   $session (message), $day (day)
files-comes-known = Already here: { $session }, { $day }

# A session that was deleted here.
#   $session (message), $day (day)
files-comes-binned = Deleted here, stays deleted: { $session }, { $day }

# A session that went on another way here.
#   $session (message), $day (day)
files-comes-two-ways = Played on differently here: { $session }, { $day }

# Over what can become of sessions that went on another way here.
files-way-ask = Where a session differs here and in the file

# They stay as they are here.
files-way-here = Keep the one here

# They become what they are in the file.
files-way-file = Take the one in the file

# What is in the file becomes a session beside them.
files-way-both = Keep both

# Something that keeps all of it out.
#   $why (text)
files-wrong = Error: { $why }

# What the files would bring.
#   $new (number), $longer (number), $hands (number), $payments (number)
files-sum = New sessions: { $new_text }. Longer: { $longer_text }. New hands: { $hands_text }. New payments: { $payments_text }.

# Nothing is taken in, for so much is wrong.
#   $n (number)
files-kept-out = { $n ->
    [one] One error. Fix this first; nothing was imported.
   *[other] { $n_text } errors. Fix these first; nothing was imported.
}

# The files bring nothing.
files-nothing-new = Nothing new in it.

# What was taken in.
#   $sessions (number), $hands (number)
files-taken-in = Imported. Sessions: { $sessions_text }. New hands: { $hands_text }.

# Where the database is kept as it was.
#   $path (text)
files-kept-before = The previous database is kept in { $path }

# No path was typed.
files-no-path = Type the path of a file first.

# Of which day the newest session of a backup is.
#   $day (day)
files-newest = Newest session: { $day }.

# A backup without a session.
files-no-session = It has no sessions.

# A backup is in its place.
files-restored = The backup is restored.

# Hands are still being saved.
files-wait-for-hands = Still saving. Try again in a moment.

# On paper: the number of a page.
#   $n (number), $of (number)
paper-page = Page { $n_text } of { $of_text }

# In the first line of a blank score sheet: the totals are those after so many hands.
#   $n (number)
paper-after = after hand { $n_text }

# On paper, over the lines that the players sign on.
paper-signatures = Signatures
