-- The money each session moved between players, so that balances play no hands. It follows from the log.

CREATE TABLE moved (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
