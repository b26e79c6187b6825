-- Where everybody sits now, so that a list of sessions shows partners together after a change of seats.
--
-- It follows from the log, as the whole table does. The program rewrites every row, because its checksum covers this
-- column.

DELETE FROM participants;
DELETE FROM standings;

ALTER TABLE participants ADD COLUMN seat INTEGER CHECK (seat BETWEEN 0 AND 11);
