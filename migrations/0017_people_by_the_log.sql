-- Players, payments and house rules are derived from the log, as this program reads it. Their tables are plain tables for
-- other programs: what is in force, without what was revoked or deleted. The program writes them outside the transaction
-- that adds to the log and reads none of them, so they need no checksums. `people_kept` has the number of the row up to
-- which they follow the log.
--
-- A participant is on the roster by the log; `participants` may have them before `players` does.

PRAGMA defer_foreign_keys = ON;

DROP VIEW v_payments;
DROP VIEW v_sessions;
DROP VIEW v_results;
DROP VIEW v_people;
CREATE TEMP TABLE kept_participants AS SELECT * FROM participants;
DROP TABLE participants;
DROP TABLE payments_in_force;
DROP TABLE money_counts;
DROP TABLE taken_back;
DROP TABLE payments;
DROP TABLE merges;
DROP TABLE house_rules;
DROP TABLE players;

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

-- The participants of each session with their results.
CREATE TABLE participants (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    -- The order in which they came, from 0.
    place INTEGER NOT NULL CHECK (place >= 0),
    id BLOB NOT NULL CHECK (length(id) = 16),
    player BLOB NOT NULL CHECK (length(player) = 16),
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

INSERT INTO participants SELECT * FROM temp.kept_participants;
DROP TABLE temp.kept_participants;

CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    created_offset INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Merged players.
CREATE TABLE merges (
    player BLOB NOT NULL PRIMARY KEY CHECK (length(player) = 16),
    becomes BLOB NOT NULL CHECK (length(becomes) = 16)
) STRICT, WITHOUT ROWID;

-- The payments in force.
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

CREATE TABLE house_rules (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    scheme TEXT NOT NULL,
    name TEXT NOT NULL,
    -- What they were made from; nothing where they came as a file.
    base_id TEXT,
    base_name TEXT,
    created INTEGER NOT NULL,
    created_offset INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    changed_offset INTEGER NOT NULL,
    document TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people_kept (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0)
) STRICT;
