-- Points brought forward are compared with everybody at the table, who begin at 0 if they are not named.
--
-- What is stored of money follows from the log. The program writes every row anew.

DELETE FROM participants;
DELETE FROM standings;
DELETE FROM figures;
