-- A session is its beginning and its log. Neither changes: a change is one more row of the log, and the state is derived.
-- The row of the open hand has the number of rows of the log, because a row lost at its end has no checksum that could be
-- wrong.
--
-- The values that a list of sessions shows are in `standings` and `participants` and may be behind: they are updated
-- outside the transaction that stores a change, and rebuilt if damaged or lost. The program migrates the sessions and fills
-- both.
--
-- The log is a table of rows in order of insertion, with an index: a damaged page costs the rows on that page. If the rows
-- were in the index itself, its inner pages would hold some too, and each of these leads to many others.

PRAGMA defer_foreign_keys = ON;

-- The views refer to tables that are renamed.
DROP VIEW v_payments;
DROP VIEW v_sessions;
DROP VIEW v_results;
DROP VIEW v_people;
DROP TRIGGER sessions_go_with_their_log;

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
    UNIQUE (stream, seq),
    CHECK ((act = 'do') = (target IS NULL) AND (act <> 'do' OR edit IS NOT NULL))
) STRICT;

INSERT INTO new_log SELECT * FROM log ORDER BY stream, seq;
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

CREATE TEMP TABLE old_sessions AS SELECT * FROM sessions;
CREATE TEMP TABLE old_participants AS SELECT * FROM participants;
CREATE TEMP TABLE old_open_hands AS SELECT * FROM open_hands;
CREATE TEMP TABLE old_standings AS SELECT * FROM standings;

DELETE FROM results;
DELETE FROM figures;
DELETE FROM moved;
DROP TABLE results_kept;
DROP TABLE standings;
DROP TABLE open_hands;
DROP TABLE hands;
DROP TABLE participants;
DROP TABLE sessions;

-- A table must come first in the hash table of objects, see 0014.
CREATE VIEW v_results (session, hand, player, role, bid, tricks, points, total) AS
SELECT
    lower(hex(session)),
    hand,
    v_people.name,
    role,
    ifnull(bid, contract),
    tricks,
    points,
    total
FROM results
JOIN sessions ON sessions.id = session
JOIN v_people ON v_people.id = player
WHERE deleted IS NULL
ORDER BY number, hand, place;

-- All players by name; merged ones by the name of the player they are merged into.
CREATE VIEW v_people (id, name) AS
WITH RECURSIVE counted (id, now, steps) AS (
    SELECT id, id, 0 FROM players
    UNION ALL
    SELECT counted.id, merges.becomes, steps + 1 FROM counted JOIN merges ON merges.player = counted.now
    WHERE steps < 100
)
SELECT counted.id, players.name FROM counted JOIN players ON players.id = counted.now
WHERE counted.now NOT IN (SELECT player FROM merges);

CREATE VIEW v_sessions (id, title, started, ended, game, scheme, stake, currency) AS
SELECT
    lower(hex(sessions.id)),
    standings.title,
    strftime('%Y-%m-%dT%H:%M:%S', started / 1000 + started_offset * 60, 'unixepoch')
        || iif(started % 1000, printf('.%03d', (started % 1000 + 1000) % 1000), '')
        || printf('%s%02d:%02d', iif(started_offset < 0, '-', '+'), abs(started_offset) / 60, abs(started_offset) % 60),
    strftime('%Y-%m-%dT%H:%M:%S', ended / 1000 + ended_offset * 60, 'unixepoch')
        || iif(ended % 1000, printf('.%03d', (ended % 1000 + 1000) % 1000), '')
        || printf('%s%02d:%02d', iif(ended_offset < 0, '-', '+'), abs(ended_offset) / 60, abs(ended_offset) % 60),
    frozen_schemes.game,
    frozen_schemes.id,
    standings.stake,
    standings.currency
FROM sessions
JOIN frozen_schemes ON frozen_schemes.hash = sessions.scheme
LEFT JOIN standings ON standings.session = sessions.id
WHERE deleted IS NULL
ORDER BY number;

CREATE VIEW v_payments (session, payer, payee, amount, currency, paid) AS
SELECT
    payments_in_force.sessions,
    payer.name,
    payee.name,
    payments_in_force.amount,
    currency,
    strftime('%Y-%m-%dT%H:%M:%S', at / 1000 + at_offset * 60, 'unixepoch')
        || iif(at % 1000, printf('.%03d', (at % 1000 + 1000) % 1000), '')
        || printf('%s%02d:%02d', iif(at_offset < 0, '-', '+'), abs(at_offset) / 60, abs(at_offset) % 60)
FROM payments
JOIN payments_in_force ON payments_in_force.id = payments.id
JOIN v_people AS payer ON payer.id = payments.payer
JOIN v_people AS payee ON payee.id = payments.payee
ORDER BY at, payments.id;

-- The beginning of each session.
CREATE TABLE sessions (
    -- The order in which they were put down, which no clock can turn round.
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    title TEXT NOT NULL CHECK (length(CAST(title AS BLOB)) <= 16384 AND instr(title, char(0)) = 0),
    started INTEGER NOT NULL CHECK (started BETWEEN -62135596800000 AND 253402300799999),
    started_offset INTEGER NOT NULL CHECK (started_offset BETWEEN -1439 AND 1439),
    scheme BLOB NOT NULL REFERENCES frozen_schemes (hash) CHECK (length(scheme) = 32),
    first_dealer BLOB NOT NULL CHECK (length(first_dealer) = 16),
    -- Who sits where in the first hand, and what it is played for.
    seats BLOB NOT NULL CHECK (length(seats) BETWEEN 16 AND 192 AND length(seats) % 16 = 0),
    stake_minor INTEGER CHECK (stake_minor BETWEEN 1 AND 1000000000000),
    stake_points INTEGER CHECK (stake_points BETWEEN 1 AND 1000000000000),
    currency TEXT CHECK (length(CAST(currency AS BLOB)) = 3),
    settle TEXT NOT NULL CHECK (length(CAST(settle AS BLOB)) BETWEEN 1 AND 32),
    paid_each_hand INTEGER NOT NULL CHECK (paid_each_hand IN (0, 1)),
    -- Whether a hand counts for who sat it out.
    sits_out_counts INTEGER NOT NULL CHECK (sits_out_counts IN (0, 1)),
    -- Everybody in it, a list as JSON.
    participants TEXT NOT NULL CHECK (length(CAST(participants AS BLOB)) BETWEEN 2 AND 65536 AND instr(participants, char(0)) = 0),
    -- Since when it lies in the bin; it can be taken out again until it is purged.
    deleted INTEGER CHECK (deleted BETWEEN -62135596800000 AND 253402300799999),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL))
) STRICT;

CREATE TRIGGER log_rows_go_with_their_session BEFORE DELETE ON log
WHEN OLD.stream = zeroblob(16) OR EXISTS (SELECT 1 FROM sessions WHERE id = OLD.stream)
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

CREATE TRIGGER sessions_begin_once BEFORE UPDATE OF number, id, title, started, started_offset, scheme, first_dealer, seats,
    stake_minor, stake_points, currency, settle, paid_each_hand, sits_out_counts, participants ON sessions
BEGIN
    SELECT RAISE(ABORT, 'how a session began never changes');
END;

CREATE TRIGGER sessions_go_by_way_of_the_bin BEFORE DELETE ON sessions
WHEN OLD.deleted IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a session is deleted before it is purged');
END;

CREATE TRIGGER sessions_go_with_their_log AFTER DELETE ON sessions
BEGIN
    DELETE FROM log WHERE stream = OLD.id;
END;

-- The hand being entered, as its taps.
CREATE TABLE open_hands (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    -- How many rows the session's log has.
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 2 AND 524288 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- The result of each session, up to the row of its log with this number.
CREATE TABLE standings (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    title TEXT NOT NULL,
    ended INTEGER CHECK (ended BETWEEN -62135596800000 AND 253402300799999),
    ended_offset INTEGER CHECK (ended_offset BETWEEN -1439 AND 1439),
    -- What the next hand is played for, as the command line says it.
    stake TEXT,
    currency TEXT,
    participants INTEGER NOT NULL CHECK (participants >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand INTEGER CHECK (last_hand BETWEEN -62135596800000 AND 253402300799999),
    last_hand_offset INTEGER CHECK (last_hand_offset BETWEEN -1439 AND 1439),
    -- Whether those ahead are ahead together, as a side.
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((ended IS NULL) = (ended_offset IS NULL) AND (last_hand IS NULL) = (last_hand_offset IS NULL))
) STRICT, WITHOUT ROWID;

-- The participants of each session with their results.
CREATE TABLE participants (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    -- The order in which they came, from 0.
    place INTEGER NOT NULL CHECK (place >= 0),
    id BLOB NOT NULL CHECK (length(id) = 16),
    player BLOB NOT NULL REFERENCES players (id) CHECK (length(player) = 16),
    name TEXT NOT NULL,
    points INTEGER NOT NULL,
    -- Hands in which they were dealt cards, and hands that they dealt.
    hands INTEGER NOT NULL CHECK (hands >= 0),
    deals INTEGER NOT NULL CHECK (deals >= 0),
    -- Whether they have won or are ahead; nobody where all stand alike.
    ahead INTEGER NOT NULL CHECK (ahead IN (0, 1)),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, place)
) STRICT, WITHOUT ROWID;

-- How far each session is in `results`: the rows of its log, its hands, and the last hand.
CREATE TABLE results_kept (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand BLOB CHECK (length(last_hand) = 16)
) STRICT, WITHOUT ROWID;
