-- What balances need to know of a session stands in its standing and participants, in place of a table of documents.
--
-- They follow from the log. The program writes every row anew, because its checksum covers the new columns.

DROP TABLE moved;
DELETE FROM participants;
DELETE FROM standings;
-- Of two players with one name, players has one with a number, as lists show them.
DELETE FROM people_kept;

-- Whether the result is owed: there is a stake, and the table did not pay after every hand.
ALTER TABLE standings ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed IN (0, 1));
-- Whether the participant got an odd minor unit.
ALTER TABLE participants ADD COLUMN odd INTEGER NOT NULL DEFAULT 0 CHECK (odd IN (0, 1));
