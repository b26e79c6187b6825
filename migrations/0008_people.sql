-- Who counts as whom, and what each session came to in figures.
--
-- Two names on the roster can be one person. Facts keep the ids that they were written with; whoever reads them looks
-- here who that is now. What stands here follows from the application's log: a merge is a row of it, and its undo takes
-- the row here away. People outside this database are left as they are.

CREATE TABLE merges (
    player BLOB NOT NULL PRIMARY KEY REFERENCES players (id) CHECK (length(player) = 16),
    becomes BLOB NOT NULL REFERENCES players (id) CHECK (length(becomes) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK (player <> becomes)
) STRICT, WITHOUT ROWID;

-- A cache, filled when somebody looks: a page of figures over thousands of sessions plays no hand twice. A row holds as
-- long as the session's log has so many rows, for a log only ever grows.
CREATE TABLE figures (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (octet_length(document) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
