-- The result of a session in one row. Every hand at the table rewrites it; six rows on three pages took longer than the
-- hand itself.
--
-- A cache that replaces totals, summaries and leaders. It is written in the transaction that changes a fact, compared by a
-- check, and filled when an older file is migrated.

CREATE TABLE standings (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    -- How many rows it has elsewhere: one that is lost has no checksum to be wrong.
    participants INTEGER NOT NULL CHECK (participants >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    last_hand INTEGER CHECK (last_hand BETWEEN -62135596800000 AND 253402300799999),
    last_hand_offset INTEGER CHECK (last_hand_offset BETWEEN -1439 AND 1439),
    -- The ids of those ahead, 16 bytes each, in the order in which they came; none where all stand alike.
    leaders BLOB NOT NULL CHECK (length(leaders) % 16 = 0),
    -- Whether they are ahead together, as a side.
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    -- Each participant in the order in which they came: 16 bytes of id, then in 8 bytes each, the first byte first, the
    -- points, the hands in which they were dealt cards, and the hands that they dealt.
    totals BLOB NOT NULL CHECK (length(totals) % 40 = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((last_hand IS NULL) = (last_hand_offset IS NULL))
) STRICT, WITHOUT ROWID;

DROP TABLE leaders;
DROP TABLE summaries;
DROP TABLE totals;
