-- Written by `sqlite3 .dump`: the same with payments, a renamed player and house rules.
BEGIN TRANSACTION;
CREATE TABLE figures (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO "figures" VALUES(X'8FF34785799E5CC59082C363445C09DD',4,'{"session":"8ff34785799e5cc59082c363445c09dd","title":"","started":"2026-01-31T20:09:00+01:00","game":"solo-whist","scheme":["solo-whist-points","Polish points"],"hands":2,"currency":null,"people":[{"player":"3c6ef372fe94f82be73980c0b9db906a","name":"Ann","hands":2,"points":24,"money":0,"won":true,"tasks":[[{"contract":"solo"},[[7,1,1]]]],"partners":[]},{"player":"78dde6e5fd29f057ce73018173b720d4","name":"Bob","hands":2,"points":-12,"money":0,"won":false,"tasks":[[{"contract":"prop-and-cop"},[[6,0,1]]]],"partners":[{"player":"f1bbcdcbfa53e0af9ce60302e76e41a8","task":{"contract":"prop-and-cop"},"tries":{"made":0,"of":1},"points":-6,"money":0}]},{"player":"b54cda58fbbee883b5ac82422d92b13e","name":"Cy","hands":2,"points":0,"money":0,"won":false,"tasks":[],"partners":[]},{"player":"f1bbcdcbfa53e0af9ce60302e76e41a8","name":"Dee","hands":2,"points":-12,"money":0,"won":false,"tasks":[[{"contract":"prop-and-cop"},[[6,0,1]]]],"partners":[{"player":"78dde6e5fd29f057ce73018173b720d4","task":{"contract":"prop-and-cop"},"tries":{"made":0,"of":1},"points":-6,"money":0}]}],"table":[[{"contract":"prop-and-cop"},[[6,0,1]]],[{"contract":"solo"},[[7,1,1]]]],"goals":[{"task":{"contract":"prop-and-cop"},"name":"Proposal and acceptance","rank":0,"target":{"at-least":8}},{"task":{"contract":"solo"},"name":"Solo","rank":1,"target":{"at-least":5}}]}',2,623977601);
INSERT INTO "figures" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',2,'{"session":"ec48ca036b700e7c98c1caea86efae01","title":"","started":"2026-01-31T20:29:00+01:00","game":"oh-hell","scheme":["oh-hell","Ten and the bid"],"hands":1,"currency":"GBP","people":[{"player":"d5336963eefba20ed6b20908b64ac4f8","name":"Eve","hands":1,"points":0,"money":-100,"won":false,"tasks":[[{"bid":0},[[1,0,1]]]],"partners":[]},{"player":"11a25cd6ed909a3abdeb89c970265562","name":"Fay","hands":1,"points":10,"money":50,"won":true,"tasks":[[{"bid":0},[[0,1,1]]]],"partners":[]},{"player":"4e115049ec259266a5250a8a2a01e5cc","name":"Gus","hands":1,"points":10,"money":50,"won":true,"tasks":[[{"bid":0},[[0,1,1]]]],"partners":[]}],"table":[[{"bid":0},[[0,2,2],[1,0,1]]]],"goals":[]}',2,1902197961);
CREATE TABLE frozen_schemes (
    hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id TEXT NOT NULL CHECK (length(CAST(id AS BLOB)) BETWEEN 1 AND 256 AND instr(id, char(0)) = 0),
    game TEXT NOT NULL CHECK (length(CAST(game AS BLOB)) BETWEEN 1 AND 256 AND instr(game, char(0)) = 0),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 1024 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Behind the checksum, for the hash guards it, and a list of sessions need not read it. Its format is in it.
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 1 AND 262144 AND instr(document, char(0)) = 0)
) STRICT;
INSERT INTO "frozen_schemes" VALUES(X'11889D8D49E466A3D3F947DE016EE7771077B88BA018D16D4A9D92FCDFD908CA','solo-whist-points','solo-whist','Polish points',1331925774,'# The points table. It prints a column for the declarer as well, always three times the opponents'' (once, for two
# against two), so that what each opponent pays says it all.
format = 1
id = "solo-whist-points"
game = "solo-whist"
name = "Polish points"
source = "Polish rules of Solo Whist, ''Graj w Wista jak Fileas Fogg, część II, Wist Solo'', first table, with Examples I and II"
kind = "contracts"
players = 4
at-table = [4, 5]
direction = "clockwise"
deck = 52
settle = "per-point"

cards = 13
unit = 1
rounds = "many"
all-pass = "next-dealer"
general-misere = "last-trick"
# The source redeals where nobody accepts, and also lets the winner of the bidding raise himself. Here, as in
# the other sources, the proposer may raise first.
unaccepted = "may-raise"
trump = "turn-up"

[[contracts]]
id = "prop-and-cop"
name = "Proposal and acceptance"
declarers = 2
target = { at-least = 8 }
trump = "turn-up"
leads = "eldest"
pays = 4
over = 1
under = 1

[[contracts]]
id = "solo"
name = "Solo"
declarers = 1
target = { at-least = 5 }
trump = "turn-up"
leads = "eldest"
pays = 4
over = 1
under = 1

[[contracts]]
id = "misere"
name = "Misère"
declarers = 1
target = { exactly = 0 }
trump = "none"
leads = "eldest"
pays = 8

# Example II prints 2 for each undertrick. pagat.com has 1, which is what the Base schemes score.
[[contracts]]
id = "abundance"
name = "Abundance"
declarers = 1
target = { at-least = 9 }
trump = "chosen"
leads = "eldest"
pays = 12
over = 2
under = 2

[[contracts]]
id = "abundance-in-trumps"
name = "Abundance in trumps"
declarers = 1
target = { at-least = 9 }
trump = "turn-up"
leads = "eldest"
pays = 12
over = 2
under = 2

[[contracts]]
id = "misere-ouverte"
name = "Misère ouverte"
declarers = 1
target = { exactly = 0 }
trump = "none"
leads = "eldest"
pays = 16

[[contracts]]
id = "abundance-declared"
name = "Abundance declared"
declarers = 1
target = { exactly = 13 }
trump = "none"
leads = "declarer"
pays = 24

# The payer gives each of the others what a solo is worth.
[[contracts]]
id = "general-misere"
name = "General misère"
pays = 4
');
INSERT INTO "frozen_schemes" VALUES(X'EFCAF1ACC19ED518C5A45AFEB7B10EB814204CB7DB945E3D5687D65CA5A63CBA','oh-hell','oh-hell','Ten and the bid',1704931908,'# The Italian game goes round to the right. Its page prints two worths of a bid of no tricks that was made, 12 and 5 more
# than the cards, and slams of 50 and 25 from 6 cards on: variants, of which a table sets what it plays. So is the flat
# loss of 5 for a miss by three tricks or more.
# The page has ten points of penalty for a revoke that was not put right in time, and does not say of what. Here they are
# what the hand comes to; a table that takes them off the hand''s points adjusts instead.
# With two or three players 13 cards are a choice: the pack is good for more.
format = 1
id = "oh-hell"
game = "oh-hell"
name = "Ten and the bid"
source = "Italian rules of Wist, also called Oh Hell"
kind = "exact-bid"
players = [2, 10]
direction = "anticlockwise"
deck = 52
settle = "difference"
revoke = { points = -10, replaces = true }

made = { constant = 10, bid = 1 }
missed = { }
hook = "on"
schedule = { from = 1, to = 13, step = 1, back = false }
trump = { source = "turn-up", last-hand = "same" }
winner = "highest"
ties = "shared"
');
CREATE TABLE hands (
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
    currency TEXT CHECK (length(CAST(currency AS BLOB)) = 3),
    -- What happened, but for the dealer and the cards, which have columns.
    record TEXT NOT NULL CHECK (length(CAST(record AS BLOB)) BETWEEN 2 AND 524288 AND instr(record, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, place),
    FOREIGN KEY (session, dealer) REFERENCES participants (session, id),
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "hands" VALUES(X'8FF34785799E5CC59082C363445C09DD',1048576,X'08D12E6B76C84D1D5EF5C4E4B8132AB1',1769886600000,60,X'9E3779B97F4A7C15F39CC0605CEDC835DAA66D2C7DDF7441DAD6412116C9589F1715609F7C746C6DC20FC1E1D0A4E909538454127B096499A94942A28A807973',X'538454127B096499A94942A28A807973',13,NULL,NULL,NULL,'{"contract":"solo","declarers":["9e3779b97f4a7c15f39cc0605cedc835"],"tricks":7}',1,2720477019);
INSERT INTO "hands" VALUES(X'8FF34785799E5CC59082C363445C09DD',2097152,X'E3779B97F4A7C15F39CC0605CEDC8350',1769886780000,60,X'9E3779B97F4A7C15F39CC0605CEDC835DAA66D2C7DDF7441DAD6412116C9589F1715609F7C746C6DC20FC1E1D0A4E909538454127B096499A94942A28A807973',X'9E3779B97F4A7C15F39CC0605CEDC835',13,NULL,NULL,NULL,'{"contract":"prop-and-cop","declarers":["daa66d2c7ddf7441dad6412116c9589f","538454127b096499a94942a28a807973"],"tricks":6}',1,3672086154);
INSERT INTO "hands" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',1048576,X'6526B0E96899FED46734CC6BFAA6CED5',1769887800000,60,X'36FBEFAA6FB125F8E31548A8595CFCC3736AE31D6E461E24CA4EC96913388D2DAFD9D6906CDB1650B1884A29CD141D97',X'AFD9D6906CDB1650B1884A29CD141D97',1,5,1,'GBP','{"bids":[0,0,0],"tricks":[1,0,0]}',1,3508131625);
INSERT INTO "hands" VALUES(X'EFA6F4A653548966F39357B6DE84450B',1048576,X'6884DB8C507E79BEC2065938523B65DF',1769889840000,60,X'FDEB26DA5900A8B756AD54B3F71603633A5A1A4D5795A0E33DE6D574B0F193CD76C90DC0562A990F252056356ACD2437B338013354BF913B0C59D6F624A8B4A1',X'B338013354BF913B0C59D6F624A8B4A1',13,NULL,NULL,NULL,'{"passed":true}',1,1683809481);
INSERT INTO "hands" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2097152,X'432B48B8CE5DEE009CDC9A596904BE7E',1769890020000,60,X'FDEB26DA5900A8B756AD54B3F71603633A5A1A4D5795A0E33DE6D574B0F193CD76C90DC0562A990F252056356ACD2437B338013354BF913B0C59D6F624A8B4A1',X'FDEB26DA5900A8B756AD54B3F7160363',13,NULL,NULL,NULL,'{"contract":"solo","declarers":["fdeb26da5900a8b756ad54b3f7160363"],"tricks":7}',1,3950446730);
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
INSERT INTO "house_rules" VALUES(X'5FB3AD20D9B62CA1631094539A283B2E','friday','oh-hell','Ten and the bid',1769889060000,60,1769889060000,60,NULL,'format = 1
id = "friday"
game = "oh-hell"
name = "Friday"
source = "made from Ten and the bid (oh-hell); Italian rules of Wist, also called Oh Hell"
kind = "exact-bid"
players = [2, 10]
direction = "anticlockwise"
deck = 52
settle = "difference"
hook = "on"
winner = "highest"
ties = "shared"

[revoke]
points = -10
replaces = true

[made]
constant = 10
bid = 1

[missed]

[schedule]
from = 1
to = 13
step = 1
back = false

[trump]
source = "turn-up"
last-hand = "same"
',3012696050);
CREATE TABLE identity (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    database BLOB NOT NULL CHECK (length(database) = 16)
) STRICT;
INSERT INTO "identity" VALUES(1,X'C4C8146E5154B9C5B92D726BB1F7BED5');
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
    PRIMARY KEY (stream, seq),
    CHECK ((act = 'do') = (target IS NULL) AND (act <> 'do' OR edit IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',1,X'3201EBD6A72FD9D2095BB24C0E9FBAC7',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"3c6ef372fe94f82be73980c0b9db906a","name":"Ann","created":"2026-01-31T20:09:00+01:00"}}',1,3016523844);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',2,X'E9F50D3C229469F9D52E455F8EE0E1EB',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"78dde6e5fd29f057ce73018173b720d4","name":"Bob","created":"2026-01-31T20:09:00+01:00"}}',1,1517582282);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',3,X'81345217BD98EDC3B18C35B99D0F6C6C',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"b54cda58fbbee883b5ac82422d92b13e","name":"Cy","created":"2026-01-31T20:09:00+01:00"}}',1,3397886207);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',4,X'61E52829D025C49C7A4AAD7D36909657',1769886540000,60,'do',NULL,'{"edit":"add-player","player":{"id":"f1bbcdcbfa53e0af9ce60302e76e41a8","name":"Dee","created":"2026-01-31T20:09:00+01:00"}}',1,1081272223);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',5,X'B7266CA494F6304425A235EDF4EB0836',1769886540000,60,'do',NULL,'{"edit":"begin-session","session":"8ff34785799e5cc59082c363445c09dd","started":"2026-01-31T20:09:00+01:00"}',1,1265565747);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',6,X'7F40E8125EF3279C69B3534ADE9290D4',1769887740000,60,'do',NULL,'{"edit":"add-player","player":{"id":"d5336963eefba20ed6b20908b64ac4f8","name":"Eve","created":"2026-01-31T20:29:00+01:00"}}',1,3388391783);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',7,X'E1617928926CF4B4944A2DA6949824CF',1769887740000,60,'do',NULL,'{"edit":"add-player","player":{"id":"11a25cd6ed909a3abdeb89c970265562","name":"Fay","created":"2026-01-31T20:29:00+01:00"}}',1,4208195155);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',8,X'FD067733BD3256719D7EEC2CA7E7CE7A',1769887740000,60,'do',NULL,'{"edit":"add-player","player":{"id":"4e115049ec259266a5250a8a2a01e5cc","name":"Gus","created":"2026-01-31T20:29:00+01:00"}}',1,4113794893);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',9,X'4CEC69FD7E3CA525418ADEA974EA16C4',1769887740000,60,'do',NULL,'{"edit":"begin-session","session":"ec48ca036b700e7c98c1caea86efae01","started":"2026-01-31T20:29:00+01:00"}',1,279037729);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',10,X'7C3C1188E50E6B4229448E4DCB4BB7DE',1769888160000,60,'do',NULL,'{"edit":"pay","paid":[{"id":"b8ab04fbe3a3636e107e0f0e85274848","at":"2026-01-31T20:36:00+01:00","from":"d5336963eefba20ed6b20908b64ac4f8","to":"11a25cd6ed909a3abdeb89c970265562","amount":50,"currency":"GBP","sessions":["ec48ca036b700e7c98c1caea86efae01"]},{"id":"56e27eb562eddf84041acf6ee215107d","at":"2026-01-31T20:36:00+01:00","from":"d5336963eefba20ed6b20908b64ac4f8","to":"4e115049ec259266a5250a8a2a01e5cc","amount":50,"currency":"GBP","sessions":["ec48ca036b700e7c98c1caea86efae01"]}]}',1,828625725);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',11,X'935172286182D7AFEB54502F9BF0A0E7',1769888460000,60,'do',NULL,'{"edit":"pay","paid":[{"id":"cfc0659b6017cfdbd28dd0f055cc3151","at":"2026-01-31T20:41:00+01:00","from":"d5336963eefba20ed6b20908b64ac4f8","to":"11a25cd6ed909a3abdeb89c970265562","amount":30,"currency":"GBP","sessions":["ec48ca036b700e7c98c1caea86efae01"]}]}',1,1870063435);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',12,X'0C2F590E5EACC807B9C751B10FA7C1BB',1769888700000,60,'do',NULL,'{"edit":"take-back","taken_back":[{"id":"966ccf34bcfb341bcc602be96d185336","at":"2026-01-31T20:45:00+01:00","of":"cfc0659b6017cfdbd28dd0f055cc3151"}]}',1,457115237);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',13,X'E6D5C63ADC8C3C49949D92D226711A5A',1769888880000,60,'do',NULL,'{"edit":"rename-player","player":"4e115049ec259266a5250a8a2a01e5cc","before":"Gus","after":"Gustav"}',1,1666856462);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',14,X'C17C33675A6BB08B6F73D3F33D3A72F9',1769889060000,60,'do',NULL,'{"edit":"add-house-rules","rules":"5fb3ad20d9b62ca1631094539a283b2e","base":{"id":"oh-hell","name":"Ten and the bid"},"document":"format = 1\nid = \"friday\"\ngame = \"oh-hell\"\nname = \"Friday\"\nsource = \"made from Ten and the bid (oh-hell); Italian rules of Wist, also called Oh Hell\"\nkind = \"exact-bid\"\nplayers = [2, 10]\ndirection = \"anticlockwise\"\ndeck = 52\nsettle = \"difference\"\nhook = \"on\"\nwinner = \"highest\"\nties = \"shared\"\n\n[revoke]\npoints = -10\nreplaces = true\n\n[made]\nconstant = 10\nbid = 1\n\n[missed]\n\n[schedule]\nfrom = 1\nto = 13\nstep = 1\nback = false\n\n[trump]\nsource = \"turn-up\"\nlast-hand = \"same\"\n"}',1,280951716);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',15,X'018E1D28F53B3147924F2FAF47390388',1769889780000,60,'do',NULL,'{"edit":"begin-session","session":"efa6f4a653548966f39357b6de84450b","started":"2026-01-31T21:03:00+01:00"}',1,3522993411);
INSERT INTO "log" VALUES(X'00000000000000000000000000000000',16,X'7F9A3C2BCCF2E62C84161B1A22E04EE8',1769890200000,60,'do',NULL,'{"edit":"delete-session","session":"efa6f4a653548966f39357b6de84450b"}',1,2925291040);
INSERT INTO "log" VALUES(X'8FF34785799E5CC59082C363445C09DD',1,X'6A99B4B1F77DD1076B5904845B25627C',1769886600000,60,'do',NULL,'{"edit":"add-hand","index":0,"hand":{"id":"08d12e6b76c84d1d5ef5c4e4b8132ab1","at":"2026-01-31T20:10:00+01:00","seats":["9e3779b97f4a7c15f39cc0605cedc835","daa66d2c7ddf7441dad6412116c9589f","1715609f7c746c6dc20fc1e1d0a4e909","538454127b096499a94942a28a807973"],"record":{"contract":"solo","declarers":["9e3779b97f4a7c15f39cc0605cedc835"],"cards":13,"tricks":7,"dealer":"538454127b096499a94942a28a807973"}}}',1,3158036088);
INSERT INTO "log" VALUES(X'8FF34785799E5CC59082C363445C09DD',2,X'454021DE755D4549462F45A571EEBB1B',1769886780000,60,'do',NULL,'{"edit":"add-hand","index":1,"hand":{"id":"e3779b97f4a7c15f39cc0605cedc8350","at":"2026-01-31T20:13:00+01:00","seats":["9e3779b97f4a7c15f39cc0605cedc835","daa66d2c7ddf7441dad6412116c9589f","1715609f7c746c6dc20fc1e1d0a4e909","538454127b096499a94942a28a807973"],"record":{"contract":"prop-and-cop","declarers":["daa66d2c7ddf7441dad6412116c9589f","538454127b096499a94942a28a807973"],"cards":13,"tricks":6,"dealer":"9e3779b97f4a7c15f39cc0605cedc835"}}}',1,2196524309);
INSERT INTO "log" VALUES(X'8FF34785799E5CC59082C363445C09DD',3,X'1FE68F0AF33CB98B210586C688B813BA',1769886960000,60,'do',NULL,'{"edit":"add-hand","index":2,"hand":{"id":"be1e08c4728735a114a24726e5a5dbef","at":"2026-01-31T20:16:00+01:00","seats":["9e3779b97f4a7c15f39cc0605cedc835","daa66d2c7ddf7441dad6412116c9589f","1715609f7c746c6dc20fc1e1d0a4e909","538454127b096499a94942a28a807973"],"record":{"contract":"misere","declarers":["1715609f7c746c6dc20fc1e1d0a4e909"],"cards":13,"tricks":0,"dealer":"daa66d2c7ddf7441dad6412116c9589f"}}}',1,900570928);
INSERT INTO "log" VALUES(X'8FF34785799E5CC59082C363445C09DD',4,X'FA8CFC37711C2DCCFBDBC7E79F816C59',1769887140000,60,'undo',X'1FE68F0AF33CB98B210586C688B813BA',NULL,1,676743141);
INSERT INTO "log" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',1,X'C6EF372FE94F82BE73980C0B9DB906A0',1769887800000,60,'do',NULL,'{"edit":"add-hand","index":0,"hand":{"id":"6526b0e96899fed46734cc6bfaa6ced5","at":"2026-01-31T20:30:00+01:00","seats":["36fbefaa6fb125f8e31548a8595cfcc3","736ae31d6e461e24ca4ec96913388d2d","afd9d6906cdb1650b1884a29cd141d97"],"stake":{"amount":"0.05","currency":"GBP"},"record":{"cards":1,"bids":[0,0,0],"tricks":[1,0,0],"dealer":"afd9d6906cdb1650b1884a29cd141d97"}}}',1,2477695904);
INSERT INTO "log" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',2,X'A195A45C672EF7004E6E4D2CB4825F3F',1769887980000,60,'do',NULL,'{"edit":"end","at":"2026-01-31T20:33:00+01:00"}',1,2446741733);
INSERT INTO "log" VALUES(X'EFA6F4A653548966F39357B6DE84450B',1,X'CA4D61D2D133FDA8CE6998D7F54D9DAA',1769889840000,60,'do',NULL,'{"edit":"add-hand","index":0,"hand":{"id":"6884db8c507e79bec2065938523b65df","at":"2026-01-31T21:04:00+01:00","seats":["fdeb26da5900a8b756ad54b3f7160363","3a5a1a4d5795a0e33de6d574b0f193cd","76c90dc0562a990f252056356acd2437","b338013354bf913b0c59d6f624a8b4a1"],"record":{"passed":true,"cards":13,"dealer":"b338013354bf913b0c59d6f624a8b4a1"}}}',1,2153559189);
INSERT INTO "log" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2,X'A4F3CEFF4F1371EAA93FD9F90C16F649',1769890020000,60,'do',NULL,'{"edit":"add-hand","index":1,"hand":{"id":"432b48b8ce5dee009cdc9a596904be7e","at":"2026-01-31T21:07:00+01:00","seats":["fdeb26da5900a8b756ad54b3f7160363","3a5a1a4d5795a0e33de6d574b0f193cd","76c90dc0562a990f252056356acd2437","b338013354bf913b0c59d6f624a8b4a1"],"record":{"contract":"solo","declarers":["fdeb26da5900a8b756ad54b3f7160363"],"cards":13,"tricks":7,"dealer":"fdeb26da5900a8b756ad54b3f7160363"}}}',1,3595668424);
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
INSERT INTO "money_counts" VALUES(1,3,1,2039794628);
CREATE TABLE moved (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) >= 2 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO "moved" VALUES(X'8FF34785799E5CC59082C363445C09DD',4,'{"session":"8ff34785799e5cc59082c363445c09dd","started":"2026-01-31T20:09:00+01:00","money":null,"odd":[]}',1,3862525738);
INSERT INTO "moved" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',2,'{"session":"ec48ca036b700e7c98c1caea86efae01","started":"2026-01-31T20:29:00+01:00","money":["GBP",[["d5336963eefba20ed6b20908b64ac4f8",-100],["11a25cd6ed909a3abdeb89c970265562",50],["4e115049ec259266a5250a8a2a01e5cc",50]]],"odd":[]}',1,3329736177);
CREATE TABLE open_hands (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    document TEXT NOT NULL CHECK (length(CAST(document AS BLOB)) BETWEEN 2 AND 524288 AND instr(document, char(0)) = 0),
    format INTEGER NOT NULL CHECK (format >= 1),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO "open_hands" VALUES(X'8FF34785799E5CC59082C363445C09DD','{"taps":[]}',1,1712609991);
INSERT INTO "open_hands" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01','{"taps":[]}',1,3207915110);
INSERT INTO "open_hands" VALUES(X'EFA6F4A653548966F39357B6DE84450B','{"taps":[]}',1,1918075222);
CREATE TABLE participants (
    session BLOB NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    id BLOB NOT NULL CHECK (length(id) = 16),
    -- The order in which they came, from 0.
    place INTEGER NOT NULL CHECK (place >= 0),
    player BLOB NOT NULL REFERENCES players (id),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    PRIMARY KEY (session, id),
    UNIQUE (session, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "participants" VALUES(X'8FF34785799E5CC59082C363445C09DD',X'1715609F7C746C6DC20FC1E1D0A4E909',2,X'B54CDA58FBBEE883B5AC82422D92B13E','Cy',2343664014);
INSERT INTO "participants" VALUES(X'8FF34785799E5CC59082C363445C09DD',X'538454127B096499A94942A28A807973',3,X'F1BBCDCBFA53E0AF9CE60302E76E41A8','Dee',3862865031);
INSERT INTO "participants" VALUES(X'8FF34785799E5CC59082C363445C09DD',X'9E3779B97F4A7C15F39CC0605CEDC835',0,X'3C6EF372FE94F82BE73980C0B9DB906A','Ann',2504531753);
INSERT INTO "participants" VALUES(X'8FF34785799E5CC59082C363445C09DD',X'DAA66D2C7DDF7441DAD6412116C9589F',1,X'78DDE6E5FD29F057CE73018173B720D4','Bob',3311738581);
INSERT INTO "participants" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',X'36FBEFAA6FB125F8E31548A8595CFCC3',0,X'D5336963EEFBA20ED6B20908B64AC4F8','Eve',3035650185);
INSERT INTO "participants" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',X'736AE31D6E461E24CA4EC96913388D2D',1,X'11A25CD6ED909A3ABDEB89C970265562','Fay',3650513837);
INSERT INTO "participants" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',X'AFD9D6906CDB1650B1884A29CD141D97',2,X'4E115049EC259266A5250A8A2A01E5CC','Gus',934852848);
INSERT INTO "participants" VALUES(X'EFA6F4A653548966F39357B6DE84450B',X'3A5A1A4D5795A0E33DE6D574B0F193CD',1,X'78DDE6E5FD29F057CE73018173B720D4','Bob',605094213);
INSERT INTO "participants" VALUES(X'EFA6F4A653548966F39357B6DE84450B',X'76C90DC0562A990F252056356ACD2437',2,X'B54CDA58FBBEE883B5AC82422D92B13E','Cy',4151284962);
INSERT INTO "participants" VALUES(X'EFA6F4A653548966F39357B6DE84450B',X'B338013354BF913B0C59D6F624A8B4A1',3,X'F1BBCDCBFA53E0AF9CE60302E76E41A8','Dee',1368839483);
INSERT INTO "participants" VALUES(X'EFA6F4A653548966F39357B6DE84450B',X'FDEB26DA5900A8B756AD54B3F7160363',0,X'3C6EF372FE94F82BE73980C0B9DB906A','Ann',1798281224);
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
INSERT INTO "payments" VALUES(X'56E27EB562EDDF84041ACF6EE215107D',1769888160000,60,X'D5336963EEFBA20ED6B20908B64AC4F8',X'4E115049EC259266A5250A8A2A01E5CC',50,'GBP','',X'EC48CA036B700E7C98C1CAEA86EFAE01',2031607841);
INSERT INTO "payments" VALUES(X'B8AB04FBE3A3636E107E0F0E85274848',1769888160000,60,X'D5336963EEFBA20ED6B20908B64AC4F8',X'11A25CD6ED909A3ABDEB89C970265562',50,'GBP','',X'EC48CA036B700E7C98C1CAEA86EFAE01',3432052933);
INSERT INTO "payments" VALUES(X'CFC0659B6017CFDBD28DD0F055CC3151',1769888460000,60,X'D5336963EEFBA20ED6B20908B64AC4F8',X'11A25CD6ED909A3ABDEB89C970265562',30,'GBP','',X'EC48CA036B700E7C98C1CAEA86EFAE01',3414056353);
CREATE TABLE payments_in_force (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    -- As a person reads them: the ids of the sessions with blanks between, the amount with a point.
    sessions TEXT NOT NULL,
    amount TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "payments_in_force" VALUES(X'56E27EB562EDDF84041ACF6EE215107D','ec48ca036b700e7c98c1caea86efae01','0.50');
INSERT INTO "payments_in_force" VALUES(X'B8AB04FBE3A3636E107E0F0E85274848','ec48ca036b700e7c98c1caea86efae01','0.50');
CREATE TABLE players (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    name TEXT NOT NULL CHECK (length(CAST(name AS BLOB)) BETWEEN 1 AND 256 AND instr(name, char(0)) = 0),
    -- What two names that nobody could tell apart have in common; NOCASE would know ASCII alone.
    name_key TEXT NOT NULL CHECK (length(CAST(name_key AS BLOB)) BETWEEN 1 AND 8192 AND instr(name_key, char(0)) = 0),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800000 AND 253402300799999),
    created_offset INTEGER NOT NULL CHECK (created_offset BETWEEN -1439 AND 1439),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO "players" VALUES(X'11A25CD6ED909A3ABDEB89C970265562','Fay','fay',1769887740000,60,982389930);
INSERT INTO "players" VALUES(X'3C6EF372FE94F82BE73980C0B9DB906A','Ann','ann',1769886540000,60,3805213672);
INSERT INTO "players" VALUES(X'4E115049EC259266A5250A8A2A01E5CC','Gustav','gustav',1769887740000,60,1623501464);
INSERT INTO "players" VALUES(X'78DDE6E5FD29F057CE73018173B720D4','Bob','bob',1769886540000,60,2161539592);
INSERT INTO "players" VALUES(X'B54CDA58FBBEE883B5AC82422D92B13E','Cy','cy',1769886540000,60,613713101);
INSERT INTO "players" VALUES(X'D5336963EEFBA20ED6B20908B64AC4F8','Eve','eve',1769887740000,60,2950937366);
INSERT INTO "players" VALUES(X'F1BBCDCBFA53E0AF9CE60302E76E41A8','Dee','dee',1769886540000,60,1990088453);
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
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',1,0,X'3C6EF372FE94F82BE73980C0B9DB906A','declarer',NULL,'solo',7,18,18);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',1,1,X'78DDE6E5FD29F057CE73018173B720D4','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',1,2,X'B54CDA58FBBEE883B5AC82422D92B13E','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',1,3,X'F1BBCDCBFA53E0AF9CE60302E76E41A8','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',2,0,X'3C6EF372FE94F82BE73980C0B9DB906A','opponent',NULL,NULL,NULL,6,24);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',2,1,X'78DDE6E5FD29F057CE73018173B720D4','declarer',NULL,'prop-and-cop',6,-6,-12);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',2,2,X'B54CDA58FBBEE883B5AC82422D92B13E','opponent',NULL,NULL,NULL,6,0);
INSERT INTO "results" VALUES(X'8FF34785799E5CC59082C363445C09DD',2,3,X'F1BBCDCBFA53E0AF9CE60302E76E41A8','partner',NULL,'prop-and-cop',6,-6,-12);
INSERT INTO "results" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',1,0,X'D5336963EEFBA20ED6B20908B64AC4F8','player',0,NULL,1,0,0);
INSERT INTO "results" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',1,1,X'11A25CD6ED909A3ABDEB89C970265562','player',0,NULL,0,10,10);
INSERT INTO "results" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',1,2,X'4E115049EC259266A5250A8A2A01E5CC','player',0,NULL,0,10,10);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',1,0,X'3C6EF372FE94F82BE73980C0B9DB906A','player',NULL,NULL,NULL,0,0);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',1,1,X'78DDE6E5FD29F057CE73018173B720D4','player',NULL,NULL,NULL,0,0);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',1,2,X'B54CDA58FBBEE883B5AC82422D92B13E','player',NULL,NULL,NULL,0,0);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',1,3,X'F1BBCDCBFA53E0AF9CE60302E76E41A8','player',NULL,NULL,NULL,0,0);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2,0,X'3C6EF372FE94F82BE73980C0B9DB906A','declarer',NULL,'solo',7,18,18);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2,1,X'78DDE6E5FD29F057CE73018173B720D4','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2,2,X'B54CDA58FBBEE883B5AC82422D92B13E','opponent',NULL,NULL,NULL,-6,-6);
INSERT INTO "results" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2,3,X'F1BBCDCBFA53E0AF9CE60302E76E41A8','opponent',NULL,NULL,NULL,-6,-6);
CREATE TABLE results_kept (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE CHECK (length(session) = 16),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    last_hand BLOB CHECK (length(last_hand) = 16),
    -- What the next hand is played for, as the command line says it.
    stake TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO "results_kept" VALUES(X'8FF34785799E5CC59082C363445C09DD',4,2,X'E3779B97F4A7C15F39CC0605CEDC8350',NULL);
INSERT INTO "results_kept" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',2,1,X'6526B0E96899FED46734CC6BFAA6CED5','0.05');
INSERT INTO "results_kept" VALUES(X'EFA6F4A653548966F39357B6DE84450B',2,2,X'432B48B8CE5DEE009CDC9A596904BE7E',NULL);
CREATE TABLE sessions (
    -- The order in which they were put down, which no clock can turn round.
    number INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    title TEXT NOT NULL CHECK (length(CAST(title AS BLOB)) <= 16384 AND instr(title, char(0)) = 0),
    started INTEGER NOT NULL CHECK (started BETWEEN -62135596800000 AND 253402300799999),
    started_offset INTEGER NOT NULL CHECK (started_offset BETWEEN -1439 AND 1439),
    scheme BLOB NOT NULL REFERENCES frozen_schemes (hash) CHECK (length(scheme) = 32),
    first_dealer BLOB NOT NULL CHECK (length(first_dealer) = 16),
    -- Who sits where in the next hand, and what it is played for.
    seats BLOB NOT NULL CHECK (length(seats) BETWEEN 16 AND 192 AND length(seats) % 16 = 0),
    stake_minor INTEGER CHECK (stake_minor BETWEEN 1 AND 1000000000000),
    stake_points INTEGER CHECK (stake_points BETWEEN 1 AND 1000000000000),
    currency TEXT CHECK (length(CAST(currency AS BLOB)) = 3),
    settle TEXT NOT NULL CHECK (length(CAST(settle AS BLOB)) BETWEEN 1 AND 32),
    paid_each_hand INTEGER NOT NULL CHECK (paid_each_hand IN (0, 1)),
    ended INTEGER CHECK (ended BETWEEN -62135596800000 AND 253402300799999),
    ended_offset INTEGER CHECK (ended_offset BETWEEN -1439 AND 1439),
    -- Since when it lies in the bin; it can be taken out again until it is purged.
    deleted INTEGER CHECK (deleted BETWEEN -62135596800000 AND 253402300799999),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    -- Whether a hand counts for who sat it out. In every session from before this was asked it did.
    sits_out_counts INTEGER NOT NULL DEFAULT 1 CHECK (sits_out_counts IN (0, 1)),
    FOREIGN KEY (id, first_dealer) REFERENCES participants (session, id) DEFERRABLE INITIALLY DEFERRED,
    CHECK ((stake_minor IS NULL) = (stake_points IS NULL) AND (stake_minor IS NULL) = (currency IS NULL)),
    CHECK ((ended IS NULL) = (ended_offset IS NULL))
) STRICT;
INSERT INTO "sessions" VALUES(1,X'8FF34785799E5CC59082C363445C09DD','',1769886540000,60,X'11889D8D49E466A3D3F947DE016EE7771077B88BA018D16D4A9D92FCDFD908CA',X'538454127B096499A94942A28A807973',X'9E3779B97F4A7C15F39CC0605CEDC835DAA66D2C7DDF7441DAD6412116C9589F1715609F7C746C6DC20FC1E1D0A4E909538454127B096499A94942A28A807973',NULL,NULL,NULL,'per-point',0,NULL,NULL,NULL,2617289655,0);
INSERT INTO "sessions" VALUES(2,X'EC48CA036B700E7C98C1CAEA86EFAE01','',1769887740000,60,X'EFCAF1ACC19ED518C5A45AFEB7B10EB814204CB7DB945E3D5687D65CA5A63CBA',X'AFD9D6906CDB1650B1884A29CD141D97',X'36FBEFAA6FB125F8E31548A8595CFCC3736AE31D6E461E24CA4EC96913388D2DAFD9D6906CDB1650B1884A29CD141D97',5,1,'GBP','difference',0,1769887980000,60,NULL,490846723,0);
INSERT INTO "sessions" VALUES(3,X'EFA6F4A653548966F39357B6DE84450B','',1769889780000,60,X'11889D8D49E466A3D3F947DE016EE7771077B88BA018D16D4A9D92FCDFD908CA',X'B338013354BF913B0C59D6F624A8B4A1',X'FDEB26DA5900A8B756AD54B3F71603633A5A1A4D5795A0E33DE6D574B0F193CD76C90DC0562A990F252056356ACD2437B338013354BF913B0C59D6F624A8B4A1',NULL,NULL,NULL,'per-point',0,NULL,NULL,1769890200000,1252831032,0);
CREATE TABLE standings (
    session BLOB NOT NULL PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    -- How many rows it has elsewhere: one that is lost has no checksum to be wrong.
    participants INTEGER NOT NULL CHECK (participants >= 0),
    hands INTEGER NOT NULL CHECK (hands >= 0),
    log_rows INTEGER NOT NULL CHECK (log_rows >= 0),
    last_hand INTEGER CHECK (last_hand BETWEEN -62135596800000 AND 253402300799999),
    last_hand_offset INTEGER CHECK (last_hand_offset BETWEEN -1439 AND 1439),
    -- The ids of those ahead, 16 bytes each, in the order in which they came; none where all stand alike.
    leaders BLOB NOT NULL CHECK (length(leaders) % 16 = 0),
    -- Whether they are ahead together, as a side.
    together INTEGER NOT NULL CHECK (together IN (0, 1)),
    -- Each participant in the order in which they came: 16 bytes of id, then in 8 bytes each, the first byte first, the
    -- points, the hands in which they were dealt cards, and the hands that they dealt.
    totals BLOB NOT NULL CHECK (length(totals) % 40 = 0),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295),
    CHECK ((last_hand IS NULL) = (last_hand_offset IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "standings" VALUES(X'8FF34785799E5CC59082C363445C09DD',4,2,4,1769886780000,60,X'9E3779B97F4A7C15F39CC0605CEDC835',0,X'9E3779B97F4A7C15F39CC0605CEDC835000000000000001800000000000000020000000000000001DAA66D2C7DDF7441DAD6412116C9589FFFFFFFFFFFFFFFF4000000000000000200000000000000001715609F7C746C6DC20FC1E1D0A4E909000000000000000000000000000000020000000000000000538454127B096499A94942A28A807973FFFFFFFFFFFFFFF400000000000000020000000000000001',3298574786);
INSERT INTO "standings" VALUES(X'EC48CA036B700E7C98C1CAEA86EFAE01',3,1,2,1769887800000,60,X'736AE31D6E461E24CA4EC96913388D2DAFD9D6906CDB1650B1884A29CD141D97',0,X'36FBEFAA6FB125F8E31548A8595CFCC3000000000000000000000000000000010000000000000000736AE31D6E461E24CA4EC96913388D2D000000000000000A00000000000000010000000000000000AFD9D6906CDB1650B1884A29CD141D97000000000000000A00000000000000010000000000000001',1161941099);
INSERT INTO "standings" VALUES(X'EFA6F4A653548966F39357B6DE84450B',4,2,2,1769890020000,60,X'FDEB26DA5900A8B756AD54B3F7160363',0,X'FDEB26DA5900A8B756AD54B3F71603630000000000000012000000000000000200000000000000013A5A1A4D5795A0E33DE6D574B0F193CDFFFFFFFFFFFFFFFA0000000000000002000000000000000076C90DC0562A990F252056356ACD2437FFFFFFFFFFFFFFFA00000000000000020000000000000000B338013354BF913B0C59D6F624A8B4A1FFFFFFFFFFFFFFFA00000000000000020000000000000001',2162356238);
CREATE TABLE taken_back (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    at INTEGER NOT NULL CHECK (at BETWEEN -62135596800000 AND 253402300799999),
    at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -1439 AND 1439),
    -- A payment, or a row of this table.
    target BLOB NOT NULL CHECK (length(target) = 16),
    crc INTEGER NOT NULL CHECK (crc BETWEEN 0 AND 4294967295)
) STRICT, WITHOUT ROWID;
INSERT INTO "taken_back" VALUES(X'966CCF34BCFB341BCC602BE96D185336',1769888700000,60,X'CFC0659B6017CFDBD28DD0F055CC3151',2362415780);
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
CREATE UNIQUE INDEX house_rules_by_scheme ON house_rules (scheme) WHERE deleted IS NULL;
CREATE TRIGGER sessions_go_by_way_of_the_bin BEFORE DELETE ON sessions
WHEN OLD.deleted IS NULL
BEGIN
    SELECT RAISE(ABORT, 'a session is deleted before it is purged');
END;
CREATE TRIGGER sessions_go_with_their_log AFTER DELETE ON sessions
BEGIN
    DELETE FROM log WHERE stream = OLD.id;
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
COMMIT;
