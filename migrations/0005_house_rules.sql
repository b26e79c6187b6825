-- House rules: schemes that a table derived from others, stored for reuse.
--
-- Sessions do not refer to this table: each has its document among the frozen schemes. So house rules can be changed and
-- deleted freely. Their contents before a change are in the application's log.

CREATE TABLE house_rules (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- The id in the document, by which a table calls for them.
    scheme TEXT NOT NULL CHECK (octet_length(scheme) BETWEEN 1 AND 64 AND instr(scheme, char(0)) = 0),
    -- What they were made from; nothing where they came as a file.
    base_id TEXT CHECK (octet_length(base_id) BETWEEN 1 AND 64 AND instr(base_id, char(0)) = 0),
    base_name TEXT CHECK (octet_length(base_name) BETWEEN 1 AND 1024 AND instr(base_name, char(0)) = 0),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800000 AND 253402300799999),
    created_offset INTEGER NOT NULL CHECK (created_offset BETWEEN -1439 AND 1439),
    changed INTEGER NOT NULL CHECK (changed BETWEEN -62135596800000 AND 253402300799999),
    changed_offset INTEGER NOT NULL CHECK (changed_offset BETWEEN -1439 AND 1439),
    -- Since when they lie in the bin; they can be taken out again until they are purged.
    deleted INTEGER CHECK (deleted BETWEEN -62135596800000 AND 253402300799999),
    -- Its format is in it.
    document TEXT NOT NULL CHECK (octet_length(document) BETWEEN 1 AND 65536 AND instr(document, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((base_id IS NULL) = (base_name IS NULL))
) STRICT;

-- Deleted house rules may share their id with others.
CREATE UNIQUE INDEX house_rules_by_scheme ON house_rules (scheme) WHERE deleted IS NULL;

CREATE TRIGGER house_rules_go_by_way_of_the_bin BEFORE DELETE ON house_rules
WHEN OLD.deleted IS NULL
BEGIN
    SELECT RAISE(ABORT, 'house rules are deleted before they are purged');
END;
