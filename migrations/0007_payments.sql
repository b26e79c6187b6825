-- Payments between players, as facts that are never recomputed.
--
-- A payment names the sessions it settles and outlives them, because they may be deleted and restored. Rows are only added.
-- A row that revokes a payment names it, and so does one that revokes a revocation; what is in force is derived. Neither
-- table has an order except time, so that merged databases hold the same rows whichever came first. For the same reason ids
-- never change: if two devices gave one player two ids, one of them is recorded as the other's.

CREATE TABLE payments (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    payer BLOB NOT NULL REFERENCES players (id) CHECK (length(payer) = 16),
    payee BLOB NOT NULL REFERENCES players (id) CHECK (length(payee) = 16),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000),
    currency TEXT NOT NULL CHECK (octet_length(currency) = 3),
    note TEXT NOT NULL CHECK (octet_length(note) <= 16384 AND instr(note, char(0)) = 0),
    -- The sessions that it settles, 16 bytes each, in the order of their ids.
    sessions BLOB NOT NULL CHECK (length(sessions) BETWEEN 16 AND 16384 AND length(sessions) % 16 = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK (payer <> payee)
) STRICT, WITHOUT ROWID;

CREATE TABLE taken_back (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    -- A payment, or a row of this table.
    target BLOB NOT NULL CHECK (length(target) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- The ids that players on the roster have elsewhere.
CREATE TABLE player_ids (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    player BLOB NOT NULL REFERENCES players (id) CHECK (length(player) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;

-- The number of rows of these tables: a lost row has no checksum that could be wrong. It has no row until the first of them
-- is written.
CREATE TABLE money_counts (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    payments INTEGER NOT NULL CHECK (payments >= 0),
    taken_back INTEGER NOT NULL CHECK (taken_back >= 0),
    player_ids INTEGER NOT NULL CHECK (player_ids >= 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT;

CREATE TRIGGER payments_come_once BEFORE INSERT ON payments
WHEN EXISTS (SELECT 1 FROM payments WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM taken_back WHERE id = NEW.id)
BEGIN
    SELECT RAISE(ABORT, 'a payment is there already');
END;

CREATE TRIGGER payments_never_change BEFORE UPDATE ON payments
BEGIN
    SELECT RAISE(ABORT, 'what was paid is only ever added to');
END;

CREATE TRIGGER payments_stay BEFORE DELETE ON payments
BEGIN
    SELECT RAISE(ABORT, 'what was paid is only ever added to');
END;

CREATE TRIGGER taken_back_come_once BEFORE INSERT ON taken_back
WHEN EXISTS (SELECT 1 FROM taken_back WHERE id = NEW.id) OR EXISTS (SELECT 1 FROM payments WHERE id = NEW.id)
BEGIN
    SELECT RAISE(ABORT, 'a row that takes back is there already');
END;

CREATE TRIGGER taken_back_never_change BEFORE UPDATE ON taken_back
BEGIN
    SELECT RAISE(ABORT, 'what was paid is only ever added to');
END;

CREATE TRIGGER taken_back_stay BEFORE DELETE ON taken_back
BEGIN
    SELECT RAISE(ABORT, 'what was paid is only ever added to');
END;
