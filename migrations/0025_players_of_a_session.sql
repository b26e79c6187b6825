-- The players of a session stand in its row, so that a list of sessions reads one row of each.
--
-- Both tables follow from the log. The program writes the standing of every session anew. Where that fails because the log is
-- damaged, the earlier one still says how many hands the session had.

CREATE TEMP TABLE earlier_standings AS SELECT * FROM standings;
DROP TABLE participants;
DROP TABLE standings;

CREATE TABLE standings (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    title TEXT NOT NULL,
    ended INTEGER CHECK (ended BETWEEN -62135596800000 AND 253402300799999),
    ended_offset INTEGER CHECK (ended_offset BETWEEN -1439 AND 1439),
    -- What the next hand is played for, as the command line shows it.
    stake TEXT,
    currency TEXT,
    -- Everybody in it, in order of joining, with points and money: lists as JSON.
    players TEXT NOT NULL CHECK (length(CAST(players AS BLOB)) >= 2 AND instr(players, char(0)) = 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand INTEGER CHECK (last_hand BETWEEN -62135596800000 AND 253402300799999),
    last_hand_offset INTEGER CHECK (last_hand_offset BETWEEN -1439 AND 1439),
    -- Whether those who lead are a side.
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    -- The first line of its note.
    note TEXT NOT NULL,
    -- Whether the result is owed: there is a stake, and the table did not pay after every hand.
    owed INTEGER NOT NULL CHECK (owed IN (0, 1)),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((ended IS NULL) = (ended_offset IS NULL) AND (last_hand IS NULL) = (last_hand_offset IS NULL))
) STRICT, WITHOUT ROWID;
