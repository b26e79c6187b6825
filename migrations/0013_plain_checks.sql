-- The CHECK constraints test lengths with functions that every SQLite with STRICT tables has, so that any program can check
-- the file. The tables are otherwise unchanged. A constraint can only be dropped with its table, so all are rebuilt.

PRAGMA defer_foreign_keys = ON;

CREATE TEMP TABLE old_frozen_schemes AS SELECT * FROM frozen_schemes;
CREATE TEMP TABLE old_sessions AS SELECT * FROM sessions;
CREATE TEMP TABLE old_participants AS SELECT * FROM participants;
CREATE TEMP TABLE old_hands AS SELECT * FROM hands;
CREATE TEMP TABLE old_open_hands AS SELECT * FROM open_hands;
CREATE TEMP TABLE old_standings AS SELECT * FROM standings;
CREATE TEMP TABLE old_house_rules AS SELECT * FROM house_rules;
CREATE TEMP TABLE old_payments AS SELECT * FROM payments;
CREATE TEMP TABLE old_figures AS SELECT * FROM figures;

DROP TABLE figures;
DROP TABLE payments;
DROP TABLE house_rules;
DROP TABLE standings;
DROP TABLE open_hands;
DROP TABLE hands;
DROP TABLE participants;
DROP TABLE sessions;
DROP TABLE frozen_schemes;

CREATE TABLE frozen_schemes (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id TEXT NOT NULL CHECK (length(CAST(id AS BLOB)) BETWEEN 1 AND 256 AND instr(id, char(0)) = 0),
    game TEXT NOT NULL CHECK (length(CAST(game AS BLOB)) BETWEEN 1 AND 256 AND instr(game, char(0)) = 0),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1024 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Behind the checksum, for the hash guards it, and a list of sessions need not read it. Its format is in it.
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 1 AND 262144 AND instr(document, char(0)) = 0)
) STRICT;

CREATE TABLE sessions (
    -- The order in which they were put down, which no clock can turn round.
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    title TEXT NOT NULL CHECK (length(CAST(title AS BLOB)) <= 16384 AND instr(title, char(0)) = 0),
    started INTEGER NOT NULL CHECK (started BETWEEN -62135596800000 AND 253402300799999),
    started_offset INTEGER NOT NULL CHECK (started_offset BETWEEN -1439 AND 1439),
    scheme BLOB NOT NULL REFERENCES frozen_schemes (hash) CHECK (length(scheme) = 32),
    first_dealer BLOB NOT NULL CHECK (length(first_dealer) = 16),
    -- Who sits where in the next hand, and what it is played for.
    seats BLOB NOT NULL CHECK (length(seats) BETWEEN 16 AND 192 AND length(seats) % 16 = 0),
    stake_minor INTEGER CHECK (stake_minor BETWEEN 1 AND 1000000000000),
    stake_points INTEGER CHECK (stake_points BETWEEN 1 AND 1000000000000),
    currency TEXT CHECK (length(CAST(currency AS BLOB)) = 3),
    settle TEXT NOT NULL CHECK (length(CAST(settle AS BLOB)) BETWEEN 1 AND 32),
    paid_each_hand INTEGER NOT NULL CHECK (paid_each_hand IN (0, 1)),
    ended INTEGER CHECK (ended BETWEEN -62135596800000 AND 253402300799999),
    ended_offset INTEGER CHECK (ended_offset BETWEEN -1439 AND 1439),
    -- Since when it lies in the bin; it can be taken out again until it is purged.
    deleted INTEGER CHECK (deleted BETWEEN -62135596800000 AND 253402300799999),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Whether a hand counts for who sat it out. In every session from before this was asked it did.
    sits_out_counts INTEGER NOT NULL DEFAULT 1 CHECK (sits_out_counts IN (0, 1)),
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
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
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
    currency TEXT CHECK (length(CAST(currency AS BLOB)) = 3),
    -- What happened, but for the dealer and the cards, which have columns.
    record TEXT NOT NULL CHECK (length(CAST(record AS BLOB)) BETWEEN 2 AND 524288 AND instr(record, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, place),
    FOREIGN KEY (session, dealer) REFERENCES participants (session, id),
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE open_hands (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 2 AND 524288 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE house_rules (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- The id in the document, by which a table calls for them.
    scheme TEXT NOT NULL CHECK (length(CAST(scheme AS BLOB)) BETWEEN 1 AND 64 AND instr(scheme, char(0)) = 0),
    -- What they were made from; nothing where they came as a file.
    base_id TEXT CHECK (length(CAST(base_id AS BLOB)) BETWEEN 1 AND 64 AND instr(base_id, char(0)) = 0),
    base_name TEXT CHECK (length(CAST(base_name AS BLOB)) BETWEEN 1 AND 1024 AND instr(base_name, char(0)) = 0),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800000 AND 253402300799999),
    created_offset INTEGER NOT NULL CHECK (created_offset BETWEEN -1439 AND 1439),
    changed INTEGER NOT NULL CHECK (changed BETWEEN -62135596800000 AND 253402300799999),
    changed_offset INTEGER NOT NULL CHECK (changed_offset BETWEEN -1439 AND 1439),
    -- Since when they lie in the bin; they can be taken out again until they are purged.
    deleted INTEGER CHECK (deleted BETWEEN -62135596800000 AND 253402300799999),
    -- Its format is in it.
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 1 AND 65536 AND instr(document, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((base_id IS NULL) = (base_name IS NULL))
) STRICT;

CREATE TABLE payments (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    payer BLOB NOT NULL REFERENCES players (id) CHECK (length(payer) = 16),
    payee BLOB NOT NULL REFERENCES players (id) CHECK (length(payee) = 16),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
    currency TEXT NOT NULL CHECK (length(CAST(currency AS BLOB)) = 3),
    note TEXT NOT NULL CHECK (length(CAST(note AS BLOB)) <= 16384 AND instr(note, char(0)) = 0),
    -- The sessions that it settles, 16 bytes each, in the order of their ids.
    sessions BLOB NOT NULL CHECK (length(sessions) BETWEEN 16 AND 16384 AND length(sessions) % 16 = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK (payer <> payee)
) STRICT, WITHOUT ROWID;

CREATE TABLE figures (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX house_rules_by_scheme ON house_rules (scheme) WHERE deleted IS NULL;

CREATE TRIGGER sessions_go_by_way_of_the_bin BEFORE DELETE ON sessions
WHEN OLD.deleted IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a session is deleted before it is purged');
END;

CREATE TRIGGER sessions_go_with_their_log AFTER DELETE ON sessions
BEGIN
    DELETE FROM log WHERE stream = OLD.id;
END;

INSERT INTO frozen_schemes SELECT * FROM temp.old_frozen_schemes;
DROP TABLE temp.old_frozen_schemes;
INSERT INTO sessions SELECT * FROM temp.old_sessions;
DROP TABLE temp.old_sessions;
INSERT INTO participants SELECT * FROM temp.old_participants;
DROP TABLE temp.old_participants;
INSERT INTO hands SELECT * FROM temp.old_hands;
DROP TABLE temp.old_hands;
INSERT INTO open_hands SELECT * FROM temp.old_open_hands;
DROP TABLE temp.old_open_hands;
INSERT INTO standings SELECT * FROM temp.old_standings;
DROP TABLE temp.old_standings;
INSERT INTO house_rules SELECT * FROM temp.old_house_rules;
DROP TABLE temp.old_house_rules;
INSERT INTO payments SELECT * FROM temp.old_payments;
DROP TABLE temp.old_payments;
INSERT INTO figures SELECT * FROM temp.old_figures;
DROP TABLE temp.old_figures;
