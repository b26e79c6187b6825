-- Merged players, and the figures of each session.
--
-- Two names on the roster can be one player. Facts keep the ids they were written with; readers look up the current player
-- here. This table follows from the application's log: a merge is a row there, and its undo deletes the row here. Players
-- outside this database are unchanged.

CREATE TABLE merges (
    player BLOB NOT NULL PRIMARY KEY REFERENCES players (id) CHECK (length(player) = 16),
    becomes BLOB NOT NULL REFERENCES players (id) CHECK (length(becomes) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK (player <> becomes)
) STRICT, WITHOUT ROWID;

-- A cache, filled when read: a page of figures over thousands of sessions plays no hand twice. A row is valid while the
-- session's log has that many rows, because a log only grows.
CREATE TABLE figures (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (octet_length(document) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
