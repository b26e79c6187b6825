-- Every change ever made, for undo after a restart and for the history.
--
-- Rows are only added. An undo or redo is a row that names the row it acts on; what is undone is derived. The triggers bind
-- every program that opens the file. A session's log is deleted only with the session.

CREATE TABLE log (
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
    UNIQUE (session, id),
    CHECK ((act = 'do') = (edit IS NOT NULL) AND (act = 'do') = (target IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER log_rows_come_in_turn BEFORE INSERT ON log
WHEN NEW.seq <> (SELECT ifnull(max(seq), 0) + 1 FROM log WHERE session = NEW.session)
    OR EXISTS (SELECT 1 FROM log WHERE session = NEW.session AND id = NEW.id)
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

-- Changes to whole sessions: deletions and imports.
CREATE TABLE app_log (
    seq INTEGER NOT NULL PRIMARY KEY CHECK (seq >= 1),
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    act TEXT NOT NULL CHECK (act IN ('do', 'undo', 'redo')),
    target BLOB CHECK (length(target) = 16),
    edit TEXT CHECK (octet_length(edit) >= 2 AND instr(edit, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((act = 'do') = (edit IS NOT NULL) AND (act = 'do') = (target IS NULL))
) STRICT;

CREATE TRIGGER app_log_rows_come_in_turn BEFORE INSERT ON app_log
WHEN NEW.seq <> (SELECT ifnull(max(seq), 0) + 1 FROM app_log) OR EXISTS (SELECT 1 FROM app_log WHERE id = NEW.id)
BEGIN
    SELECT RAISE(ABORT, 'a row of the log is out of turn');
END;

CREATE TRIGGER app_log_rows_never_change BEFORE UPDATE ON app_log
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER app_log_rows_stay BEFORE DELETE ON app_log
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;
