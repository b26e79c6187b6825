-- Sessions as facts: participants, scheme and hands. Points are derived and not stored.
--
-- Ids are 16 random bytes, so that renaming or merging players changes no hand. An instant is two columns: milliseconds of
-- UTC and the local offset in minutes. A list of seats is one column with 16 bytes for each, in seat order. `crc` is the
-- CRC-32 of the table's name and of every column before it: SQLite's own check does not notice a changed digit, this does.
-- Every document has a `format`; an older one is upgraded when read.

CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
    -- What two names that nobody could tell apart have in common; NOCASE would know ASCII alone.
    name_key TEXT NOT NULL UNIQUE CHECK (octet_length(name_key) BETWEEN 1 AND 8192 AND instr(name_key, char(0)) = 0),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800000 AND 253402300799999),
    created_offset INTEGER NOT NULL CHECK (created_offset BETWEEN -1439 AND 1439),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- The schemes of sessions. Most tables use one for years, so each is stored once, by its SHA-256.
CREATE TABLE frozen_schemes (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id TEXT NOT NULL CHECK (octet_length(id) BETWEEN 1 AND 256 AND instr(id, char(0)) = 0),
    game TEXT NOT NULL CHECK (octet_length(game) BETWEEN 1 AND 256 AND instr(game, char(0)) = 0),
    name TEXT NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 1024 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Behind the checksum, for the hash guards it, and a list of sessions need not read it. Its format is in it.
    document TEXT NOT NULL CHECK (octet_length(document) BETWEEN 1 AND 262144 AND instr(document, char(0)) = 0)
) STRICT;

CREATE TABLE sessions (
    -- The order in which they were put down, which no clock can turn round.
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    title TEXT NOT NULL CHECK (octet_length(title) <= 16384 AND instr(title, char(0)) = 0),
    started INTEGER NOT NULL CHECK (started BETWEEN -62135596800000 AND 253402300799999),
    started_offset INTEGER NOT NULL CHECK (started_offset BETWEEN -1439 AND 1439),
    scheme BLOB NOT NULL REFERENCES frozen_schemes (hash) CHECK (length(scheme) = 32),
    first_dealer BLOB NOT NULL CHECK (length(first_dealer) = 16),
    -- Who sits where in the next hand, and what it is played for.
    seats BLOB NOT NULL CHECK (length(seats) BETWEEN 16 AND 192 AND length(seats) % 16 = 0),
    stake_minor INTEGER CHECK (stake_minor BETWEEN 1 AND 1000000000000),
    stake_points INTEGER CHECK (stake_points BETWEEN 1 AND 1000000000000),
    currency TEXT CHECK (octet_length(currency) = 3),
    settle TEXT NOT NULL CHECK (octet_length(settle) BETWEEN 1 AND 32),
    paid_each_hand INTEGER NOT NULL CHECK (paid_each_hand IN (0, 1)),
    ended INTEGER CHECK (ended BETWEEN -62135596800000 AND 253402300799999),
    ended_offset INTEGER CHECK (ended_offset BETWEEN -1439 AND 1439),
    -- Since when it lies in the bin; it can be taken out again until it is purged.
    deleted INTEGER CHECK (deleted BETWEEN -62135596800000 AND 253402300799999),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    FOREIGN KEY (id, first_dealer) REFERENCES participants (session, id) DEFERRABLE INITIALLY DEFERRED,
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL)),
    CHECK ((ended IS NULL) = (ended_offset IS NULL))
) STRICT;

CREATE TABLE participants (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    id BLOB NOT NULL CHECK (length(id) = 16),
    -- The order in which they came, from 0.
    place INTEGER NOT NULL CHECK (place >= 0),
    player BLOB NOT NULL REFERENCES players (id),
    name TEXT NOT NULL CHECK (octet_length(name) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, id),
    UNIQUE (session, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE hands (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    -- Places leave gaps, so that a hand goes in between two others without touching them.
    place INTEGER NOT NULL CHECK (place > 0),
    id BLOB NOT NULL CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    seats BLOB NOT NULL CHECK (length(seats) BETWEEN 16 AND 192 AND length(seats) % 16 = 0),
    dealer BLOB NOT NULL CHECK (length(dealer) = 16),
    cards INTEGER NOT NULL CHECK (cards BETWEEN 0 AND 255),
    stake_minor INTEGER CHECK (stake_minor BETWEEN 1 AND 1000000000000),
    stake_points INTEGER CHECK (stake_points BETWEEN 1 AND 1000000000000),
    currency TEXT CHECK (octet_length(currency) = 3),
    -- What happened, but for the dealer and the cards, which have columns.
    record TEXT NOT NULL CHECK (octet_length(record) BETWEEN 2 AND 524288 AND instr(record, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, place),
    UNIQUE (session, id),
    FOREIGN KEY (session, dealer) REFERENCES participants (session, id),
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL))
) STRICT, WITHOUT ROWID;

-- The hand being entered, as its taps.
CREATE TABLE open_hands (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    document TEXT NOT NULL CHECK (octet_length(document) BETWEEN 2 AND 524288 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- Foreign keys delete a purged session's rows too; this trigger allows only sessions in the trash to be purged.
CREATE TRIGGER sessions_go_by_way_of_the_bin BEFORE DELETE ON sessions
WHEN OLD.deleted IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a session is deleted before it is purged');
END;
