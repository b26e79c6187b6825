-- The pot of contracts is an account of its own, so points count as they are, whoever comes and goes.
--
-- What is stored of the money of such a session follows from the log. The program writes its standing anew.

DELETE FROM figures WHERE session IN (
    SELECT sessions.id FROM sessions JOIN frozen_schemes ON frozen_schemes.hash = sessions.scheme WHERE document LIKE '%pot%'
);
