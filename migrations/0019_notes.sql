-- The first line of the note on each session, so that a list of sessions reads no log for it.
--
-- It follows from the log as all of the table does. The program writes every row anew, for its checksum is of this column too.

DELETE FROM participants;
DELETE FROM standings;

ALTER TABLE standings ADD COLUMN note TEXT NOT NULL DEFAULT '';
