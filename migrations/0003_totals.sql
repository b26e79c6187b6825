-- Derived values that a list of sessions shows without playing hands.
--
-- A cache, written in the transaction that changes a fact; a check compares it with the replayed hands.

CREATE TABLE totals (
    session BLOB NOT NULL,
    participant BLOB NOT NULL,
    points INTEGER NOT NULL,
    -- Hands in which they were dealt cards, and hands that they dealt.
    hands INTEGER NOT NULL CHECK (hands >= 0),
    deals INTEGER NOT NULL CHECK (deals >= 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, participant),
    FOREIGN KEY (session, participant) REFERENCES participants (session, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE summaries (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    -- How many rows it has elsewhere: one that is lost has no checksum to be wrong.
    participants INTEGER NOT NULL CHECK (participants >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    last_hand INTEGER CHECK (last_hand BETWEEN -62135596800000 AND 253402300799999),
    last_hand_offset INTEGER CHECK (last_hand_offset BETWEEN -1439 AND 1439),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((last_hand IS NULL) = (last_hand_offset IS NULL))
) STRICT, WITHOUT ROWID;
