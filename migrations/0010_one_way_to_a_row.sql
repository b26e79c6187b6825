-- Hands and rows of the log are found by their position in the session. The unique indexes on their ids cost a page for
-- every hand at the table; ids are random, and readers reject a session with a duplicate id.
--
-- The tables are otherwise unchanged. A constraint can only be dropped with its table, so both are rebuilt.

CREATE TABLE new_hands (
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
    FOREIGN KEY (session, dealer) REFERENCES participants (session, id),
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_hands SELECT * FROM hands;
DROP TABLE hands;
ALTER TABLE new_hands RENAME TO hands;

CREATE TABLE new_log (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    id BLOB NOT NULL CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    act TEXT NOT NULL CHECK (act IN ('do', 'undo', 'redo')),
    target BLOB CHECK (length(target) = 16),
    -- The change with what it said before and after.
    edit TEXT CHECK (octet_length(edit) >= 2 AND instr(edit, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, seq),
    CHECK ((act = 'do') = (edit IS NOT NULL) AND (act = 'do') = (target IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_log SELECT * FROM log;
DROP TABLE log;
ALTER TABLE new_log RENAME TO log;

CREATE TRIGGER log_rows_come_in_turn BEFORE INSERT ON log
WHEN NEW.seq <> (SELECT ifnull(max(seq), 0) + 1 FROM log WHERE session = NEW.session)
BEGIN
    SELECT RAISE(ABORT, 'a row of the log is out of turn');
END;

CREATE TRIGGER log_rows_never_change BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER log_rows_go_with_their_session BEFORE DELETE ON log
WHEN EXISTS (SELECT 1 FROM sessions WHERE id = OLD.session)
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;
