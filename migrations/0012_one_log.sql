-- One log for everything: a stream for each session, and one for players, payments, house rules and whole sessions, with
-- the id 0. Its rows contain what they add, so that the tables of players, payments and house rules follow from it: they
-- can be compared with it and rebuilt.
--
-- The program migrates the rows of app_log together with their subjects.

CREATE TABLE new_log (
    -- The session, or 16 bytes of 0.
    stream BLOB NOT NULL CHECK (length(stream) = 16),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    id BLOB NOT NULL CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    act TEXT NOT NULL CHECK (act IN ('do', 'undo', 'redo')),
    target BLOB CHECK (length(target) = 16),
    -- The change with what it said before and after; of an undo or a redo, what it adds.
    edit TEXT CHECK (length(CAST(edit AS BLOB)) >= 2 AND instr(edit, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (stream, seq),
    CHECK ((act = 'do') = (target IS NULL) AND (act <> 'do' OR edit IS NOT NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO new_log SELECT * FROM log;
DROP TABLE log;
ALTER TABLE new_log RENAME TO log;

-- Ids are random, and readers check those of a session. Undone rows of this stream are found by id.
CREATE UNIQUE INDEX log_by_id ON log (id) WHERE stream = x'00000000000000000000000000000000';

CREATE TRIGGER log_rows_come_in_turn BEFORE INSERT ON log
WHEN NEW.seq <> (SELECT ifnull(max(seq), 0) + 1 FROM log WHERE stream = NEW.stream)
BEGIN
    SELECT RAISE(ABORT, 'a row of the log is out of turn');
END;

CREATE TRIGGER log_rows_never_change BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER log_rows_go_with_their_session BEFORE DELETE ON log
WHEN OLD.stream = zeroblob(16) OR EXISTS (SELECT 1 FROM sessions WHERE id = OLD.stream)
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER sessions_go_with_their_log AFTER DELETE ON sessions
BEGIN
    DELETE FROM log WHERE stream = OLD.id;
END;

-- Tables derived from the log may be rebuilt from it.
DROP TRIGGER house_rules_go_by_way_of_the_bin;
DROP TRIGGER payments_come_once;
DROP TRIGGER payments_never_change;
DROP TRIGGER payments_stay;
DROP TRIGGER taken_back_come_once;
DROP TRIGGER taken_back_never_change;
DROP TRIGGER taken_back_stay;

-- Two players known on two devices may share a name until they are merged. Which of them is shown with a number is decided
-- where they are shown.
PRAGMA defer_foreign_keys = ON;
CREATE TEMP TABLE old_players AS SELECT * FROM players;
DROP TABLE players;
CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
    -- What two names that nobody could tell apart have in common; NOCASE would know ASCII alone.
    name_key TEXT NOT NULL CHECK (length(CAST(name_key AS BLOB)) BETWEEN 1 AND 8192 AND instr(name_key, char(0)) = 0),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800000 AND 253402300799999),
    created_offset INTEGER NOT NULL CHECK (created_offset BETWEEN -1439 AND 1439),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO players SELECT * FROM temp.old_players;
DROP TABLE temp.old_players;

-- A player known elsewhere under another id is a player of its own, who counts as the other.
CREATE TEMP TABLE old_player_ids AS SELECT * FROM player_ids;
DROP TABLE player_ids;

DROP TABLE money_counts;
CREATE TABLE money_counts (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    payments INTEGER NOT NULL CHECK (payments >= 0),
    taken_back INTEGER NOT NULL CHECK (taken_back >= 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT;

-- The payments in force: a revocation may be revoked too.
CREATE TABLE payments_in_force (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- As a person reads them: the ids of the sessions with blanks between, the amount with a point.
    sessions TEXT NOT NULL,
    amount TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TEMP TABLE old_app_log AS SELECT * FROM app_log;
DROP TABLE app_log;
