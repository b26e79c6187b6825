-- The winners or leaders of a session. They do not follow from the totals where games of a rubber, sides or the lowest
-- total decide, and a list of sessions plays no hands.
--
-- A cache like the totals: written with every change, compared by a check, and filled when an older file is migrated.

CREATE TABLE leaders (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    -- The ids of those ahead, 16 bytes each, in the order in which they came; none where all stand alike.
    leaders BLOB NOT NULL CHECK (length(leaders) % 16 = 0),
    -- Whether they are ahead together, as a side.
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
