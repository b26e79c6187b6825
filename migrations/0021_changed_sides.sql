-- Players who changed sides have a rank of their own.
--
-- Ranks follow from the log, as both tables do. The program writes every row anew.

DELETE FROM participants;
DELETE FROM standings;
