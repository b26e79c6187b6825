-- The results of every hand, for any program that reads SQLite: a row for each player of a hand, and three views of it as
-- text.
--
-- They follow from the log and are written outside the transaction that stores a hand, so they may be behind while a
-- session is played. This program never reads them. `oddtrick check` compares them with the hands, `oddtrick check
-- --rebuild` rebuilds them.
--
-- SQLite's integrity check skips the free pages if a view comes first in its hash table of objects (3.53.2, `PRAGMA
-- table_list` shows the order). So the views come before the tables, and `v_results` before the other views, which puts a
-- table first. A test checks this.

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
    sessions.title,
    strftime('%Y-%m-%dT%H:%M:%S', started / 1000 + started_offset * 60, 'unixepoch')
        || iif(started % 1000, printf('.%03d', (started % 1000 + 1000) % 1000), '')
        || printf('%s%02d:%02d', iif(started_offset < 0, '-', '+'), abs(started_offset) / 60, abs(started_offset) % 60),
    strftime('%Y-%m-%dT%H:%M:%S', ended / 1000 + ended_offset * 60, 'unixepoch')
        || iif(ended % 1000, printf('.%03d', (ended % 1000 + 1000) % 1000), '')
        || printf('%s%02d:%02d', iif(ended_offset < 0, '-', '+'), abs(ended_offset) / 60, abs(ended_offset) % 60),
    frozen_schemes.game,
    frozen_schemes.id,
    results_kept.stake,
    currency
FROM sessions
JOIN frozen_schemes ON frozen_schemes.hash = sessions.scheme
LEFT JOIN results_kept ON results_kept.session = sessions.id
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

-- How far each session is projected: the rows of its log, its hands, and the last hand.
CREATE TABLE results_kept (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand BLOB CHECK (length(last_hand) = 16),
    -- What the next hand is played for, as the command line says it.
    stake TEXT
) STRICT, WITHOUT ROWID;
