-- view v_payments
CREATE VIEW v_payments (session, payer, payee, amount, currency, paid) AS
SELECT
    sessions,
    payer.name,
    payee.name,
    decimal,
    currency,
    strftime('%Y-%m-%dT%H:%M:%S', at / 1000 + at_offset * 60, 'unixepoch')
        || iif(at % 1000, printf('.%03d', (at % 1000 + 1000) % 1000), '')
        || printf('%s%02d:%02d', iif(at_offset < 0, '-', '+'), abs(at_offset) / 60, abs(at_offset) % 60)
FROM payments
JOIN v_people AS payer ON payer.id = payments.payer
JOIN v_people AS payee ON payee.id = payments.payee
ORDER BY at, payments.id;

-- view v_people
CREATE VIEW v_people (id, name) AS
SELECT id, name FROM players;

-- view v_results
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

-- view v_sessions
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

-- table figures
CREATE TABLE figures (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- table frozen_schemes
CREATE TABLE frozen_schemes (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id TEXT NOT NULL CHECK (length(CAST(id AS BLOB)) BETWEEN 1 AND 256 AND instr(id, char(0)) = 0),
    game TEXT NOT NULL CHECK (length(CAST(game AS BLOB)) BETWEEN 1 AND 256 AND instr(game, char(0)) = 0),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1024 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Behind the checksum, for the hash guards it, and a list of sessions need not read it. Its format is in it.
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 1 AND 262144 AND instr(document, char(0)) = 0)
) STRICT;

-- table identity
CREATE TABLE identity (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    database BLOB NOT NULL CHECK (length(database) = 16)
) STRICT;

-- table log
CREATE TABLE "log" (
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

-- table open_hands
CREATE TABLE open_hands (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    -- How many rows the session's log has.
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 2 AND 524288 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- table payments
CREATE TABLE payments (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at INTEGER NOT NULL,
    at_offset INTEGER NOT NULL,
    payer BLOB NOT NULL CHECK (length(payer) = 16),
    payee BLOB NOT NULL CHECK (length(payee) = 16),
    -- In minor units.
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    note TEXT NOT NULL,
    -- As a person reads them: the ids of the sessions with blanks between, the amount with a point.
    sessions TEXT NOT NULL,
    decimal TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- table people_kept
CREATE TABLE people_kept (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0)
) STRICT;

-- table players
CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    created_offset INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- table results
CREATE TABLE results (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    -- Counted from 1.
    hand INTEGER NOT NULL CHECK (hand >= 1),
    -- In seat order, from 0.
    place INTEGER NOT NULL CHECK (place >= 0),
    player BLOB NOT NULL CHECK (length(player) = 16),
    role TEXT NOT NULL,
    bid INTEGER,
    contract TEXT,
    tricks INTEGER,
    points INTEGER NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (session, hand, place)
) STRICT, WITHOUT ROWID;

-- table results_kept
CREATE TABLE results_kept (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand BLOB CHECK (length(last_hand) = 16)
) STRICT, WITHOUT ROWID;

-- table sessions
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

-- table standings
CREATE TABLE standings (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    title TEXT NOT NULL,
    ended INTEGER CHECK (ended BETWEEN -62135596800000 AND 253402300799999),
    ended_offset INTEGER CHECK (ended_offset BETWEEN -1439 AND 1439),
    -- What the next hand is played for, as the command line shows it.
    stake TEXT,
    currency TEXT,
    -- Everybody in it, in order of joining, with points and money: lists as JSON.
    players TEXT NOT NULL CHECK (length(CAST(players AS BLOB)) >= 2 AND instr(players, char(0)) = 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand INTEGER CHECK (last_hand BETWEEN -62135596800000 AND 253402300799999),
    last_hand_offset INTEGER CHECK (last_hand_offset BETWEEN -1439 AND 1439),
    -- Whether those who lead are a side.
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    -- The first line of its note.
    note TEXT NOT NULL,
    -- Whether the result is owed: there is a stake, and the table did not pay after every hand.
    owed INTEGER NOT NULL CHECK (owed IN (0, 1)),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((ended IS NULL) = (ended_offset IS NULL) AND (last_hand IS NULL) = (last_hand_offset IS NULL))
) STRICT, WITHOUT ROWID;

-- index log_by_id
CREATE UNIQUE INDEX log_by_id ON log (id) WHERE stream = x'00000000000000000000000000000000';

-- index sqlite_autoindex_frozen_schemes_1;

-- index sqlite_autoindex_log_1;

-- index sqlite_autoindex_sessions_1;

-- trigger log_rows_come_in_turn
CREATE TRIGGER log_rows_come_in_turn BEFORE INSERT ON log
WHEN NEW.seq <> (SELECT ifnull(max(seq), 0) + 1 FROM log WHERE stream = NEW.stream)
BEGIN
    SELECT RAISE(ABORT, 'a row of the log is out of turn');
END;

-- trigger log_rows_go_with_their_session
CREATE TRIGGER log_rows_go_with_their_session BEFORE DELETE ON log
WHEN OLD.stream = zeroblob(16) OR EXISTS (SELECT 1 FROM sessions WHERE id = OLD.stream)
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

-- trigger log_rows_never_change
CREATE TRIGGER log_rows_never_change BEFORE UPDATE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is only ever added to');
END;

-- trigger sessions_begin_once
CREATE TRIGGER sessions_begin_once BEFORE UPDATE OF number, id, title, started, started_offset, scheme, first_dealer, seats,
    stake_minor, stake_points, currency, settle, paid_each_hand, sits_out_counts, participants ON sessions
BEGIN
    SELECT RAISE(ABORT, 'how a session began never changes');
END;

-- trigger sessions_go_by_way_of_the_bin
CREATE TRIGGER sessions_go_by_way_of_the_bin BEFORE DELETE ON sessions
WHEN OLD.deleted IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a session is deleted before it is purged');
END;

-- trigger sessions_go_with_their_log
CREATE TRIGGER sessions_go_with_their_log AFTER DELETE ON sessions
BEGIN
    DELETE FROM log WHERE stream = OLD.id;
END;
