-- What everybody came to in each session beside the points: the place, and what was won or lost. A season is a sum over
-- sessions, and plays no hand for it.
--
-- These columns follow from the log as all of the table does. The program writes every row anew, for its checksum is of them
-- too.

DELETE FROM participants;
DELETE FROM standings;

-- The place, counted from 1; none for who never sat. Who ties shares the better one.
ALTER TABLE participants ADD COLUMN rank INTEGER CHECK (rank >= 1);
-- What was won, or below 0 lost, in minor units of the currency; none where it was for honour.
ALTER TABLE participants ADD COLUMN money INTEGER;
ALTER TABLE participants ADD COLUMN currency TEXT
    CHECK (length(CAST(currency AS BLOB)) = 3 AND (money IS NULL) = (currency IS NULL));
