-- The pot of contracts is an account of its own, so points count as they are, whoever comes and goes.
-- Settled as a whole, a game counts double for its winners only. Sides that changed for the next hand do not lead.
--
-- What is stored of the money and places of such a session follows from the log. The program writes its standing anew.

DELETE FROM figures WHERE session IN (
    SELECT sessions.id FROM sessions JOIN frozen_schemes ON frozen_schemes.hash = sessions.scheme
    WHERE document LIKE '%pot%' OR settle IN ('winner-takes-pot', 'by-place')
    UNION SELECT stream FROM log WHERE edit LIKE '{"edit":"settle"%' OR edit LIKE '{"edit":"reseat"%'
);
