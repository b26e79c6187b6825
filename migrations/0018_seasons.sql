-- The place of each participant in a session, and the money won or lost, so that a season is a sum over sessions and plays
-- no hands.
--
-- These columns follow from the log, as the whole table does. The program rewrites every row, because its checksum covers
-- them.

DELETE FROM participants;
DELETE FROM standings;

-- The place, counted from 1; null for those who never played. Ties share the better place.
ALTER TABLE participants ADD COLUMN rank INTEGER CHECK (rank >= 1);
-- The money won, negative if lost, in minor units of the currency; null without a stake.
ALTER TABLE participants ADD COLUMN money INTEGER;
ALTER TABLE participants ADD COLUMN currency TEXT
    CHECK (length(CAST(currency AS BLOB)) = 3 AND (money IS NULL) = (currency IS NULL));
