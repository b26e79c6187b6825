-- Written by `sqlite3 .dump`: club-paid as version 16 kept it, the last that read payments, people and house rules from tables.
PRAGMA application_id = 1331979348;
PRAGMA user_version = 16;
BEGIN TRANSACTION;
CREATE TABLE figures (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
CREATE TABLE frozen_schemes (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id TEXT NOT NULL CHECK (length(CAST(id AS BLOB)) BETWEEN 1 AND 256 AND instr(id, char(0)) = 0),
    game TEXT NOT NULL CHECK (length(CAST(game AS BLOB)) BETWEEN 1 AND 256 AND instr(game, char(0)) = 0),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1024 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Behind the checksum, for the hash guards it, and a list of sessions need not read it. Its format is in it.
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 1 AND 262144 AND instr(document, char(0)) = 0)
) STRICT;
INSERT INTO frozen_schemes VALUES(X'11889d8d49e466a3d3f947de016ee7771077b88ba018d16d4a9d92fcdfd908ca','solo-whist-points','solo-whist','Polish points',1331925774,replace('# The points table. It prints a column for the declarer as well, always three times the opponents'' (once, for two\n# against two), so that what each opponent pays says it all.\nformat = 1\nid = "solo-whist-points"\ngame = "solo-whist"\nname = "Polish points"\nsource = "Polish rules of Solo Whist, ''Graj w Wista jak Fileas Fogg, część II, Wist Solo'', first table, with Examples I and II"\nkind = "contracts"\nplayers = 4\nat-table = [4, 5]\ndirection = "clockwise"\ndeck = 52\nsettle = "per-point"\n\ncards = 13\nunit = 1\nrounds = "many"\nall-pass = "next-dealer"\ngeneral-misere = "last-trick"\n# The source redeals where nobody accepts, and also lets the winner of the bidding raise himself. Here, as in\n# the other sources, the proposer may raise first.\nunaccepted = "may-raise"\ntrump = "turn-up"\n\n[[contracts]]\nid = "prop-and-cop"\nname = "Proposal and acceptance"\ndeclarers = 2\ntarget = { at-least = 8 }\ntrump = "turn-up"\nleads = "eldest"\npays = 4\nover = 1\nunder = 1\n\n[[contracts]]\nid = "solo"\nname = "Solo"\ndeclarers = 1\ntarget = { at-least = 5 }\ntrump = "turn-up"\nleads = "eldest"\npays = 4\nover = 1\nunder = 1\n\n[[contracts]]\nid = "misere"\nname = "Misère"\ndeclarers = 1\ntarget = { exactly = 0 }\ntrump = "none"\nleads = "eldest"\npays = 8\n\n# Example II prints 2 for each undertrick. pagat.com has 1, which is what the Base schemes score.\n[[contracts]]\nid = "abundance"\nname = "Abundance"\ndeclarers = 1\ntarget = { at-least = 9 }\ntrump = "chosen"\nleads = "eldest"\npays = 12\nover = 2\nunder = 2\n\n[[contracts]]\nid = "abundance-in-trumps"\nname = "Abundance in trumps"\ndeclarers = 1\ntarget = { at-least = 9 }\ntrump = "turn-up"\nleads = "eldest"\npays = 12\nover = 2\nunder = 2\n\n[[contracts]]\nid = "misere-ouverte"\nname = "Misère ouverte"\ndeclarers = 1\ntarget = { exactly = 0 }\ntrump = "none"\nleads = "eldest"\npays = 16\n\n[[contracts]]\nid = "abundance-declared"\nname = "Abundance declared"\ndeclarers = 1\ntarget = { exactly = 13 }\ntrump = "none"\nleads = "declarer"\npays = 24\n\n# The payer gives each of the others what a solo is worth.\n[[contracts]]\nid = "general-misere"\nname = "General misère"\npays = 4\n','\n',char(10)));
INSERT INTO frozen_schemes VALUES(X'efcaf1acc19ed518c5a45afeb7b10eb814204cb7db945e3d5687d65ca5a63cba','oh-hell','oh-hell','Ten and the bid',1704931908,replace('# The Italian game goes round to the right. Its page prints two worths of a bid of no tricks that was made, 12 and 5 more\n# than the cards, and slams of 50 and 25 from 6 cards on: variants, of which a table sets what it plays. So is the flat\n# loss of 5 for a miss by three tricks or more.\n# The page has ten points of penalty for a revoke that was not put right in time, and does not say of what. Here they are\n# what the hand comes to; a table that takes them off the hand''s points adjusts instead.\n# With two or three players 13 cards are a choice: the pack is good for more.\nformat = 1\nid = "oh-hell"\ngame = "oh-hell"\nname = "Ten and the bid"\nsource = "Italian rules of Wist, also called Oh Hell"\nkind = "exact-bid"\nplayers = [2, 10]\ndirection = "anticlockwise"\ndeck = 52\nsettle = "difference"\nrevoke = { points = -10, replaces = true }\n\nmade = { constant = 10, bid = 1 }\nmissed = { }\nhook = "on"\nschedule = { from = 1, to = 13, step = 1, back = false }\ntrump = { source = "turn-up", last-hand = "same" }\nwinner = "highest"\nties = "shared"\n','\n',char(10)));
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
INSERT INTO house_rules VALUES(X'5fb3ad20d9b62ca1631094539a283b2e','friday','oh-hell','Ten and the bid',1769889060000,60,1769889060000,60,NULL,replace('format = 1\nid = "friday"\ngame = "oh-hell"\nname = "Friday"\nsource = "made from Ten and the bid (oh-hell); Italian rules of Wist, also called Oh Hell"\nkind = "exact-bid"\nplayers = [2, 10]\ndirection = "anticlockwise"\ndeck = 52\nsettle = "difference"\nhook = "on"\nwinner = "highest"\nties = "shared"\n\n[revoke]\npoints = -10\nreplaces = true\n\n[made]\nconstant = 10\nbid = 1\n\n[missed]\n\n[schedule]\nfrom = 1\nto = 13\nstep = 1\nback = false\n\n[trump]\nsource = "turn-up"\nlast-hand = "same"\n','\n',char(10)),3012696050);
CREATE TABLE identity (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    database BLOB NOT NULL CHECK (length(database) = 16)
) STRICT;
INSERT INTO identity VALUES(1,X'c4c8146e5154b9c5b92d726bb1f7bed5');
CREATE TABLE merges (
    player BLOB NOT NULL PRIMARY KEY REFERENCES players (id) CHECK (length(player) = 16),
    becomes BLOB NOT NULL REFERENCES players (id) CHECK (length(becomes) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK (player <> becomes)
) STRICT, WITHOUT ROWID;
CREATE TABLE money_counts (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    payments INTEGER NOT NULL CHECK (payments >= 0),
    taken_back INTEGER NOT NULL CHECK (taken_back >= 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT;
INSERT INTO money_counts VALUES(1,3,1,2039794628);
CREATE TABLE moved (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
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
INSERT INTO payments VALUES(X'56e27eb562eddf84041acf6ee215107d',1769888160000,60,X'd5336963eefba20ed6b20908b64ac4f8',X'4e115049ec259266a5250a8a2a01e5cc',50,'GBP','',X'ec48ca036b700e7c98c1caea86efae01',2031607841);
INSERT INTO payments VALUES(X'b8ab04fbe3a3636e107e0f0e85274848',1769888160000,60,X'd5336963eefba20ed6b20908b64ac4f8',X'11a25cd6ed909a3abdeb89c970265562',50,'GBP','',X'ec48ca036b700e7c98c1caea86efae01',3432052933);
INSERT INTO payments VALUES(X'cfc0659b6017cfdbd28dd0f055cc3151',1769888460000,60,X'd5336963eefba20ed6b20908b64ac4f8',X'11a25cd6ed909a3abdeb89c970265562',30,'GBP','',X'ec48ca036b700e7c98c1caea86efae01',3414056353);
CREATE TABLE payments_in_force (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- As a person reads them: the ids of the sessions with blanks between, the amount with a point.
    sessions TEXT NOT NULL,
    amount TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO payments_in_force VALUES(X'56e27eb562eddf84041acf6ee215107d','ec48ca036b700e7c98c1caea86efae01','0.50');
INSERT INTO payments_in_force VALUES(X'b8ab04fbe3a3636e107e0f0e85274848','ec48ca036b700e7c98c1caea86efae01','0.50');
CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
    -- What two names that nobody could tell apart have in common; NOCASE would know ASCII alone.
    name_key TEXT NOT NULL CHECK (length(CAST(name_key AS BLOB)) BETWEEN 1 AND 8192 AND instr(name_key, char(0)) = 0),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800000 AND 253402300799999),
    created_offset INTEGER NOT NULL CHECK (created_offset BETWEEN -1439 AND 1439),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO players VALUES(X'11a25cd6ed909a3abdeb89c970265562','Fay','fay',1769887740000,60,982389930);
INSERT INTO players VALUES(X'3c6ef372fe94f82be73980c0b9db906a','Ann','ann',1769886540000,60,3805213672);
INSERT INTO players VALUES(X'4e115049ec259266a5250a8a2a01e5cc','Gustav','gustav',1769887740000,60,1623501464);
INSERT INTO players VALUES(X'78dde6e5fd29f057ce73018173b720d4','Bob','bob',1769886540000,60,2161539592);
INSERT INTO players VALUES(X'b54cda58fbbee883b5ac82422d92b13e','Cy','cy',1769886540000,60,613713101);
INSERT INTO players VALUES(X'd5336963eefba20ed6b20908b64ac4f8','Eve','eve',1769887740000,60,2950937366);
INSERT INTO players VALUES(X'f1bbcdcbfa53e0af9ce60302e76e41a8','Dee','dee',1769886540000,60,1990088453);
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
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',1,0,X'3c6ef372fe94f82be73980c0b9db906a','declarer',NULL,'solo',7,18,18);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',1,1,X'78dde6e5fd29f057ce73018173b720d4','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',1,2,X'b54cda58fbbee883b5ac82422d92b13e','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',1,3,X'f1bbcdcbfa53e0af9ce60302e76e41a8','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',2,0,X'3c6ef372fe94f82be73980c0b9db906a','opponent',NULL,NULL,NULL,6,24);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',2,1,X'78dde6e5fd29f057ce73018173b720d4','declarer',NULL,'prop-and-cop',6,-6,-12);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',2,2,X'b54cda58fbbee883b5ac82422d92b13e','opponent',NULL,NULL,NULL,6,0);
INSERT INTO results VALUES(X'8ff34785799e5cc59082c363445c09dd',2,3,X'f1bbcdcbfa53e0af9ce60302e76e41a8','partner',NULL,'prop-and-cop',6,-6,-12);
INSERT INTO results VALUES(X'ec48ca036b700e7c98c1caea86efae01',1,0,X'd5336963eefba20ed6b20908b64ac4f8','player',0,NULL,1,0,0);
INSERT INTO results VALUES(X'ec48ca036b700e7c98c1caea86efae01',1,1,X'11a25cd6ed909a3abdeb89c970265562','player',0,NULL,0,10,10);
INSERT INTO results VALUES(X'ec48ca036b700e7c98c1caea86efae01',1,2,X'4e115049ec259266a5250a8a2a01e5cc','player',0,NULL,0,10,10);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',1,0,X'3c6ef372fe94f82be73980c0b9db906a','player',NULL,NULL,NULL,0,0);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',1,1,X'78dde6e5fd29f057ce73018173b720d4','player',NULL,NULL,NULL,0,0);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',1,2,X'b54cda58fbbee883b5ac82422d92b13e','player',NULL,NULL,NULL,0,0);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',1,3,X'f1bbcdcbfa53e0af9ce60302e76e41a8','player',NULL,NULL,NULL,0,0);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',2,0,X'3c6ef372fe94f82be73980c0b9db906a','declarer',NULL,'solo',7,18,18);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',2,1,X'78dde6e5fd29f057ce73018173b720d4','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',2,2,X'b54cda58fbbee883b5ac82422d92b13e','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO results VALUES(X'efa6f4a653548966f39357b6de84450b',2,3,X'f1bbcdcbfa53e0af9ce60302e76e41a8','opponent',NULL,NULL,NULL,-6,-6);
CREATE TABLE taken_back (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    -- A payment, or a row of this table.
    target BLOB NOT NULL CHECK (length(target) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO taken_back VALUES(X'966ccf34bcfb341bcc602be96d185336',1769888700000,60,X'cfc0659b6017cfdbd28dd0f055cc3151',2362415780);
CREATE TABLE IF NOT EXISTS "log" (
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
INSERT INTO log VALUES(X'00000000000000000000000000000000',1,X'3201ebd6a72fd9d2095bb24c0e9fbac7',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"3c6ef372fe94f82be73980c0b9db906a","name":"Ann","created":"2026-01-31T20:09:00+01:00"}}',1,3016523844);
INSERT INTO log VALUES(X'00000000000000000000000000000000',2,X'e9f50d3c229469f9d52e455f8ee0e1eb',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"78dde6e5fd29f057ce73018173b720d4","name":"Bob","created":"2026-01-31T20:09:00+01:00"}}',1,1517582282);
INSERT INTO log VALUES(X'00000000000000000000000000000000',3,X'81345217bd98edc3b18c35b99d0f6c6c',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"b54cda58fbbee883b5ac82422d92b13e","name":"Cy","created":"2026-01-31T20:09:00+01:00"}}',1,3397886207);
INSERT INTO log VALUES(X'00000000000000000000000000000000',4,X'61e52829d025c49c7a4aad7d36909657',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"f1bbcdcbfa53e0af9ce60302e76e41a8","name":"Dee","created":"2026-01-31T20:09:00+01:00"}}',1,1081272223);
INSERT INTO log VALUES(X'00000000000000000000000000000000',5,X'b7266ca494f6304425a235edf4eb0836',1769886540000,60,'do',NULL,'{"edit":"begin-session","session":"8ff34785799e5cc59082c363445c09dd","started":"2026-01-31T20:09:00+01:00"}',1,1265565747);
INSERT INTO log VALUES(X'00000000000000000000000000000000',6,X'7f40e8125ef3279c69b3534ade9290d4',1769887740000,60,'do',NULL,'{"edit":"add-player","player":{"id":"d5336963eefba20ed6b20908b64ac4f8","name":"Eve","created":"2026-01-31T20:29:00+01:00"}}',1,3388391783);
INSERT INTO log VALUES(X'00000000000000000000000000000000',7,X'e1617928926cf4b4944a2da6949824cf',1769887740000,60,'do',NULL,'{"edit":"add-player","player":{"id":"11a25cd6ed909a3abdeb89c970265562","name":"Fay","created":"2026-01-31T20:29:00+01:00"}}',1,4208195155);
INSERT INTO log VALUES(X'00000000000000000000000000000000',8,X'fd067733bd3256719d7eec2ca7e7ce7a',1769887740000,60,'do',NULL,'{"edit":"add-player","player":{"id":"4e115049ec259266a5250a8a2a01e5cc","name":"Gus","created":"2026-01-31T20:29:00+01:00"}}',1,4113794893);
INSERT INTO log VALUES(X'00000000000000000000000000000000',9,X'4cec69fd7e3ca525418adea974ea16c4',1769887740000,60,'do',NULL,'{"edit":"begin-session","session":"ec48ca036b700e7c98c1caea86efae01","started":"2026-01-31T20:29:00+01:00"}',1,279037729);
INSERT INTO log VALUES(X'00000000000000000000000000000000',10,X'7c3c1188e50e6b4229448e4dcb4bb7de',1769888160000,60,'do',NULL,'{"edit":"pay","paid":[{"id":"b8ab04fbe3a3636e107e0f0e85274848","at":"2026-01-31T20:36:00+01:00","from":"d5336963eefba20ed6b20908b64ac4f8","to":"11a25cd6ed909a3abdeb89c970265562","amount":50,"currency":"GBP","sessions":["ec48ca036b700e7c98c1caea86efae01"]},{"id":"56e27eb562eddf84041acf6ee215107d","at":"2026-01-31T20:36:00+01:00","from":"d5336963eefba20ed6b20908b64ac4f8","to":"4e115049ec259266a5250a8a2a01e5cc","amount":50,"currency":"GBP","sessions":["ec48ca036b700e7c98c1caea86efae01"]}]}',1,828625725);
INSERT INTO log VALUES(X'00000000000000000000000000000000',11,X'935172286182d7afeb54502f9bf0a0e7',1769888460000,60,'do',NULL,'{"edit":"pay","paid":[{"id":"cfc0659b6017cfdbd28dd0f055cc3151","at":"2026-01-31T20:41:00+01:00","from":"d5336963eefba20ed6b20908b64ac4f8","to":"11a25cd6ed909a3abdeb89c970265562","amount":30,"currency":"GBP","sessions":["ec48ca036b700e7c98c1caea86efae01"]}]}',1,1870063435);
INSERT INTO log VALUES(X'00000000000000000000000000000000',12,X'0c2f590e5eacc807b9c751b10fa7c1bb',1769888700000,60,'do',NULL,'{"edit":"take-back","taken_back":[{"id":"966ccf34bcfb341bcc602be96d185336","at":"2026-01-31T20:45:00+01:00","of":"cfc0659b6017cfdbd28dd0f055cc3151"}]}',1,457115237);
INSERT INTO log VALUES(X'00000000000000000000000000000000',13,X'e6d5c63adc8c3c49949d92d226711a5a',1769888880000,60,'do',NULL,'{"edit":"rename-player","player":"4e115049ec259266a5250a8a2a01e5cc","before":"Gus","after":"Gustav"}',1,1666856462);
INSERT INTO log VALUES(X'00000000000000000000000000000000',14,X'c17c33675a6bb08b6f73d3f33d3a72f9',1769889060000,60,'do',NULL,'{"edit":"add-house-rules","rules":"5fb3ad20d9b62ca1631094539a283b2e","base":{"id":"oh-hell","name":"Ten and the bid"},"document":"format = 1\nid = \"friday\"\ngame = \"oh-hell\"\nname = \"Friday\"\nsource = \"made from Ten and the bid (oh-hell); Italian rules of Wist, also called Oh Hell\"\nkind = \"exact-bid\"\nplayers = [2, 10]\ndirection = \"anticlockwise\"\ndeck = 52\nsettle = \"difference\"\nhook = \"on\"\nwinner = \"highest\"\nties = \"shared\"\n\n[revoke]\npoints = -10\nreplaces = true\n\n[made]\nconstant = 10\nbid = 1\n\n[missed]\n\n[schedule]\nfrom = 1\nto = 13\nstep = 1\nback = false\n\n[trump]\nsource = \"turn-up\"\nlast-hand = \"same\"\n"}',1,280951716);
INSERT INTO log VALUES(X'00000000000000000000000000000000',15,X'018e1d28f53b3147924f2faf47390388',1769889780000,60,'do',NULL,'{"edit":"begin-session","session":"efa6f4a653548966f39357b6de84450b","started":"2026-01-31T21:03:00+01:00"}',1,3522993411);
INSERT INTO log VALUES(X'00000000000000000000000000000000',16,X'7f9a3c2bccf2e62c84161b1a22e04ee8',1769890200000,60,'do',NULL,'{"edit":"delete-session","session":"efa6f4a653548966f39357b6de84450b"}',1,2925291040);
INSERT INTO log VALUES(X'8ff34785799e5cc59082c363445c09dd',1,X'6a99b4b1f77dd1076b5904845b25627c',1769886600000,60,'do',NULL,'{"edit":"add-hand","index":0,"hand":{"id":"08d12e6b76c84d1d5ef5c4e4b8132ab1","at":"2026-01-31T20:10:00+01:00","seats":["9e3779b97f4a7c15f39cc0605cedc835","daa66d2c7ddf7441dad6412116c9589f","1715609f7c746c6dc20fc1e1d0a4e909","538454127b096499a94942a28a807973"],"record":{"contract":"solo","declarers":["9e3779b97f4a7c15f39cc0605cedc835"],"cards":13,"tricks":7,"dealer":"538454127b096499a94942a28a807973"}}}',1,3158036088);
INSERT INTO log VALUES(X'8ff34785799e5cc59082c363445c09dd',2,X'454021de755d4549462f45a571eebb1b',1769886780000,60,'do',NULL,'{"edit":"add-hand","index":1,"hand":{"id":"e3779b97f4a7c15f39cc0605cedc8350","at":"2026-01-31T20:13:00+01:00","seats":["9e3779b97f4a7c15f39cc0605cedc835","daa66d2c7ddf7441dad6412116c9589f","1715609f7c746c6dc20fc1e1d0a4e909","538454127b096499a94942a28a807973"],"record":{"contract":"prop-and-cop","declarers":["daa66d2c7ddf7441dad6412116c9589f","538454127b096499a94942a28a807973"],"cards":13,"tricks":6,"dealer":"9e3779b97f4a7c15f39cc0605cedc835"}}}',1,2196524309);
INSERT INTO log VALUES(X'8ff34785799e5cc59082c363445c09dd',3,X'1fe68f0af33cb98b210586c688b813ba',1769886960000,60,'do',NULL,'{"edit":"add-hand","index":2,"hand":{"id":"be1e08c4728735a114a24726e5a5dbef","at":"2026-01-31T20:16:00+01:00","seats":["9e3779b97f4a7c15f39cc0605cedc835","daa66d2c7ddf7441dad6412116c9589f","1715609f7c746c6dc20fc1e1d0a4e909","538454127b096499a94942a28a807973"],"record":{"contract":"misere","declarers":["1715609f7c746c6dc20fc1e1d0a4e909"],"cards":13,"tricks":0,"dealer":"daa66d2c7ddf7441dad6412116c9589f"}}}',1,900570928);
INSERT INTO log VALUES(X'8ff34785799e5cc59082c363445c09dd',4,X'fa8cfc37711c2dccfbdbc7e79f816c59',1769887140000,60,'undo',X'1fe68f0af33cb98b210586c688b813ba',NULL,1,676743141);
INSERT INTO log VALUES(X'ec48ca036b700e7c98c1caea86efae01',1,X'c6ef372fe94f82be73980c0b9db906a0',1769887800000,60,'do',NULL,'{"edit":"add-hand","index":0,"hand":{"id":"6526b0e96899fed46734cc6bfaa6ced5","at":"2026-01-31T20:30:00+01:00","seats":["36fbefaa6fb125f8e31548a8595cfcc3","736ae31d6e461e24ca4ec96913388d2d","afd9d6906cdb1650b1884a29cd141d97"],"stake":{"amount":"0.05","currency":"GBP"},"record":{"cards":1,"bids":[0,0,0],"tricks":[1,0,0],"dealer":"afd9d6906cdb1650b1884a29cd141d97"}}}',1,2477695904);
INSERT INTO log VALUES(X'ec48ca036b700e7c98c1caea86efae01',2,X'a195a45c672ef7004e6e4d2cb4825f3f',1769887980000,60,'do',NULL,'{"edit":"end","at":"2026-01-31T20:33:00+01:00"}',1,2446741733);
INSERT INTO log VALUES(X'efa6f4a653548966f39357b6de84450b',1,X'ca4d61d2d133fda8ce6998d7f54d9daa',1769889840000,60,'do',NULL,'{"edit":"add-hand","index":0,"hand":{"id":"6884db8c507e79bec2065938523b65df","at":"2026-01-31T21:04:00+01:00","seats":["fdeb26da5900a8b756ad54b3f7160363","3a5a1a4d5795a0e33de6d574b0f193cd","76c90dc0562a990f252056356acd2437","b338013354bf913b0c59d6f624a8b4a1"],"record":{"passed":true,"cards":13,"dealer":"b338013354bf913b0c59d6f624a8b4a1"}}}',1,2153559189);
INSERT INTO log VALUES(X'efa6f4a653548966f39357b6de84450b',2,X'a4f3ceff4f1371eaa93fd9f90c16f649',1769890020000,60,'do',NULL,'{"edit":"add-hand","index":1,"hand":{"id":"432b48b8ce5dee009cdc9a596904be7e","at":"2026-01-31T21:07:00+01:00","seats":["fdeb26da5900a8b756ad54b3f7160363","3a5a1a4d5795a0e33de6d574b0f193cd","76c90dc0562a990f252056356acd2437","b338013354bf913b0c59d6f624a8b4a1"],"record":{"contract":"solo","declarers":["fdeb26da5900a8b756ad54b3f7160363"],"cards":13,"tricks":7,"dealer":"fdeb26da5900a8b756ad54b3f7160363"}}}',1,3595668424);
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
INSERT INTO sessions VALUES(1,X'8ff34785799e5cc59082c363445c09dd','',1769886540000,60,X'11889d8d49e466a3d3f947de016ee7771077b88ba018d16d4a9d92fcdfd908ca',X'538454127b096499a94942a28a807973',X'9e3779b97f4a7c15f39cc0605cedc835daa66d2c7ddf7441dad6412116c9589f1715609f7c746c6dc20fc1e1d0a4e909538454127b096499a94942a28a807973',NULL,NULL,NULL,'per-point',0,0,'[{"id":"9e3779b97f4a7c15f39cc0605cedc835","player":"3c6ef372fe94f82be73980c0b9db906a","name":"Ann"},{"id":"daa66d2c7ddf7441dad6412116c9589f","player":"78dde6e5fd29f057ce73018173b720d4","name":"Bob"},{"id":"1715609f7c746c6dc20fc1e1d0a4e909","player":"b54cda58fbbee883b5ac82422d92b13e","name":"Cy"},{"id":"538454127b096499a94942a28a807973","player":"f1bbcdcbfa53e0af9ce60302e76e41a8","name":"Dee"}]',NULL,1617554991);
INSERT INTO sessions VALUES(2,X'ec48ca036b700e7c98c1caea86efae01','',1769887740000,60,X'efcaf1acc19ed518c5a45afeb7b10eb814204cb7db945e3d5687d65ca5a63cba',X'afd9d6906cdb1650b1884a29cd141d97',X'36fbefaa6fb125f8e31548a8595cfcc3736ae31d6e461e24ca4ec96913388d2dafd9d6906cdb1650b1884a29cd141d97',5,1,'GBP','difference',0,0,'[{"id":"36fbefaa6fb125f8e31548a8595cfcc3","player":"d5336963eefba20ed6b20908b64ac4f8","name":"Eve"},{"id":"736ae31d6e461e24ca4ec96913388d2d","player":"11a25cd6ed909a3abdeb89c970265562","name":"Fay"},{"id":"afd9d6906cdb1650b1884a29cd141d97","player":"4e115049ec259266a5250a8a2a01e5cc","name":"Gus"}]',NULL,1844186682);
INSERT INTO sessions VALUES(3,X'efa6f4a653548966f39357b6de84450b','',1769889780000,60,X'11889d8d49e466a3d3f947de016ee7771077b88ba018d16d4a9d92fcdfd908ca',X'b338013354bf913b0c59d6f624a8b4a1',X'fdeb26da5900a8b756ad54b3f71603633a5a1a4d5795a0e33de6d574b0f193cd76c90dc0562a990f252056356acd2437b338013354bf913b0c59d6f624a8b4a1',NULL,NULL,NULL,'per-point',0,0,'[{"id":"fdeb26da5900a8b756ad54b3f7160363","player":"3c6ef372fe94f82be73980c0b9db906a","name":"Ann"},{"id":"3a5a1a4d5795a0e33de6d574b0f193cd","player":"78dde6e5fd29f057ce73018173b720d4","name":"Bob"},{"id":"76c90dc0562a990f252056356acd2437","player":"b54cda58fbbee883b5ac82422d92b13e","name":"Cy"},{"id":"b338013354bf913b0c59d6f624a8b4a1","player":"f1bbcdcbfa53e0af9ce60302e76e41a8","name":"Dee"}]',1769890200000,1401213222);
CREATE TABLE open_hands (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    -- How many rows the session's log has.
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 2 AND 524288 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO open_hands VALUES(X'8ff34785799e5cc59082c363445c09dd',4,'{"taps":[]}',1,3277417961);
INSERT INTO open_hands VALUES(X'ec48ca036b700e7c98c1caea86efae01',2,'{"taps":[]}',1,661273836);
INSERT INTO open_hands VALUES(X'efa6f4a653548966f39357b6de84450b',2,'{"taps":[]}',1,1982840872);
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
INSERT INTO standings VALUES(X'8ff34785799e5cc59082c363445c09dd',4,'',NULL,NULL,NULL,NULL,4,2,1769886780000,60,0,2508619433);
INSERT INTO standings VALUES(X'ec48ca036b700e7c98c1caea86efae01',2,'',1769887980000,60,'0.05','GBP',3,1,1769887800000,60,0,2286761944);
INSERT INTO standings VALUES(X'efa6f4a653548966f39357b6de84450b',2,'',NULL,NULL,NULL,NULL,4,2,1769890020000,60,0,989284286);
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
INSERT INTO participants VALUES(X'8ff34785799e5cc59082c363445c09dd',0,X'9e3779b97f4a7c15f39cc0605cedc835',X'3c6ef372fe94f82be73980c0b9db906a','Ann',24,2,1,1,3130602279);
INSERT INTO participants VALUES(X'8ff34785799e5cc59082c363445c09dd',1,X'daa66d2c7ddf7441dad6412116c9589f',X'78dde6e5fd29f057ce73018173b720d4','Bob',-12,2,0,0,980931175);
INSERT INTO participants VALUES(X'8ff34785799e5cc59082c363445c09dd',2,X'1715609f7c746c6dc20fc1e1d0a4e909',X'b54cda58fbbee883b5ac82422d92b13e','Cy',0,2,0,0,2566439361);
INSERT INTO participants VALUES(X'8ff34785799e5cc59082c363445c09dd',3,X'538454127b096499a94942a28a807973',X'f1bbcdcbfa53e0af9ce60302e76e41a8','Dee',-12,2,1,0,2514047267);
INSERT INTO participants VALUES(X'ec48ca036b700e7c98c1caea86efae01',0,X'36fbefaa6fb125f8e31548a8595cfcc3',X'd5336963eefba20ed6b20908b64ac4f8','Eve',0,1,0,0,189783270);
INSERT INTO participants VALUES(X'ec48ca036b700e7c98c1caea86efae01',1,X'736ae31d6e461e24ca4ec96913388d2d',X'11a25cd6ed909a3abdeb89c970265562','Fay',10,1,0,1,1622614819);
INSERT INTO participants VALUES(X'ec48ca036b700e7c98c1caea86efae01',2,X'afd9d6906cdb1650b1884a29cd141d97',X'4e115049ec259266a5250a8a2a01e5cc','Gus',10,1,1,1,2251038305);
INSERT INTO participants VALUES(X'efa6f4a653548966f39357b6de84450b',0,X'fdeb26da5900a8b756ad54b3f7160363',X'3c6ef372fe94f82be73980c0b9db906a','Ann',18,2,1,1,3952228785);
INSERT INTO participants VALUES(X'efa6f4a653548966f39357b6de84450b',1,X'3a5a1a4d5795a0e33de6d574b0f193cd',X'78dde6e5fd29f057ce73018173b720d4','Bob',-6,2,0,0,152586038);
INSERT INTO participants VALUES(X'efa6f4a653548966f39357b6de84450b',2,X'76c90dc0562a990f252056356acd2437',X'b54cda58fbbee883b5ac82422d92b13e','Cy',-6,2,0,0,1934432818);
INSERT INTO participants VALUES(X'efa6f4a653548966f39357b6de84450b',3,X'b338013354bf913b0c59d6f624a8b4a1',X'f1bbcdcbfa53e0af9ce60302e76e41a8','Dee',-6,2,1,0,2965474181);
CREATE TABLE results_kept (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand BLOB CHECK (length(last_hand) = 16)
) STRICT, WITHOUT ROWID;
INSERT INTO results_kept VALUES(X'8ff34785799e5cc59082c363445c09dd',4,2,X'e3779b97f4a7c15f39cc0605cedc8350');
INSERT INTO results_kept VALUES(X'ec48ca036b700e7c98c1caea86efae01',2,1,X'6526b0e96899fed46734cc6bfaa6ced5');
INSERT INTO results_kept VALUES(X'efa6f4a653548966f39357b6de84450b',2,2,X'432b48b8ce5dee009cdc9a596904be7e');
CREATE UNIQUE INDEX house_rules_by_scheme ON house_rules (scheme) WHERE deleted IS NULL;
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
COMMIT;
