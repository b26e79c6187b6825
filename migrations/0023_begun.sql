-- Points brought forward are compared with everybody at the table, who begin at 0 if they are not named.
--
-- What is stored of the money of such a session follows from the log. The program writes its standing anew.

DELETE FROM figures WHERE session IN (SELECT stream FROM log WHERE edit LIKE '{"edit":"begin-with"%');
