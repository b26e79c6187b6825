-- Every player has their current name in `players`, after merges, so that no view follows merges. House rules are no longer
-- copied from the log: no view shows them.
--
-- Players follow from the log. The program writes them anew.

DROP VIEW v_people;
DROP TABLE merges;
DROP TABLE house_rules;

-- All players by name; merged ones by the name of the player they are merged into.
CREATE VIEW v_people (id, name) AS
SELECT id, name FROM players;

-- A table must come first in the hash table of objects, see 0014.
DROP TABLE people_kept;

CREATE TABLE people_kept (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0)
) STRICT;
