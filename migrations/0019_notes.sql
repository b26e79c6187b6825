-- The first line of the note on each session, so that a list of sessions reads no log for it.
--
-- It follows from the log, as the whole table does. The program rewrites every row, because its checksum covers this
-- column.

DELETE FROM participants;
DELETE FROM standings;

ALTER TABLE standings ADD COLUMN note TEXT NOT NULL DEFAULT '';
