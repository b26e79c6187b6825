-- The identity of this database, so that a copy, a backup or a high-water mark is never taken for another's.

CREATE TABLE identity (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    database BLOB NOT NULL CHECK (length(database) = 16)
) STRICT;

INSERT INTO identity (one, database) VALUES (1, randomblob(16));
