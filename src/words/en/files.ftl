# Files, pictures and backups.
files-share = Share
files-copy-text = Copy the result as text
files-save-picture = Save the score sheet as a picture
files-save-csv = Save as CSV
files-copied = The result is on the clipboard.
files-copy-failed = Nothing could be copied: { $why }
files-open = Open
files-saved = Saved as { $path }
files-left-out = { $n ->
    [one] One session is left out: what it came to is too large to count.
   *[other] { $n_text } sessions are left out: what they came to is too large to count.
}
files-failed = That did not work: { $why }
files-save-bundle = Save for another device
files-cannot-read = cannot read { $path }: { $why }
files-cannot-write = cannot write { $path }: { $why }
files-no-such-file = there is no such file or folder
files-is-folder = it is a folder
files-no-folder-above = a part of its path is no folder
files-no-text = it is no text in UTF-8
files-too-long = it is too long
files-not-allowed = it is not allowed
files-disk-full = there is no room left
files-read-only-disk = nothing can be written there
files-not-a-file = { $path } is no regular file
files-own-file = { $path } belongs to the database
files-row-hand = a row a hand
files-row-hand-says = A row for each hand
files-row-player = a row a player
files-row-player-says = A row for each hand and player
files-row-result = results
files-row-result-says = A row for each session and player
files-comes-back = It can be taken in again.
files-stays-out = It is for reading only and cannot be taken in again.
files-for-programs = for programs
files-for-spreadsheet = for a spreadsheet
files-sign-point = 0.05 and commas
files-sign-comma = 0,05 and semicolons
files-sign-tab = 0,05 and tabs
files-sign-point-tab = 0.05 and tabs
files-all-sessions = All sessions
files-at-line = { $file }, line { $n_text }
files-comes-new = New: { $session }, { $day }, { $hands ->
    [one] { $hands_text } hand
   *[other] { $hands_text } hands
}
files-comes-longer = Goes on: { $session }, { $day }, { $hands ->
    [one] { $hands_text } new hand
   *[other] { $hands_text } new hands
}
files-comes-by-name = { $who } is taken for the player of that name who is known here
files-comes-known = Known already: { $session }, { $day }
files-comes-binned = Deleted here, and stays so: { $session }, { $day }
files-comes-two-ways = Went on another way here: { $session }, { $day }
files-way-ask = Where a session went two ways
files-way-here = Keep what is here
files-way-file = Take the file’s
files-way-both = Keep both
files-wrong = Wrong: { $why }
files-sum = New sessions: { $new_text }. Longer: { $longer_text }. New hands: { $hands_text }. New payments: { $payments_text }.
files-kept-out = { $n ->
    [one] One thing is wrong. Nothing is taken in before it is right.
   *[other] { $n_text } things are wrong. Nothing is taken in before they are right.
}
files-nothing-new = There is nothing new in it.
files-taken-in = Taken in. Sessions: { $sessions_text }. New hands: { $hands_text }.
files-kept-before = What was here before is kept in { $path }
files-no-path = Type the path of a file first.
files-newest = The newest session is of { $day }.
files-no-session = There is no session in it.
files-restored = The backup is in its place.
files-wait-for-hands = Something is still being saved. Try again in a moment.
