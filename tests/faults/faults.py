#!/usr/bin/env python3
"""Injects faults that no test inside a process can: power cuts, failing, full, read-only and slow disks.

    python3 tests/faults/faults.py [--quick] [--only NAME] PROGRAM

PROGRAM is a build of `oddtrick`, with or without the window. Needs root, loop devices and strace; faults that need what is
missing are skipped with a message. Prints one line per fault, and exits with 1 if one was not survived. The numbers are
those of docs/faults.md.
"""
import argparse, hashlib, json, os, random, resource, shutil, signal, sqlite3, subprocess, sys, tempfile, time, zlib
from pathlib import Path

import errors, reorder
from program import NEW, SOLO, done, hands, run, sound

FAILED = []


def fault(number, name):
    """Decorates a function that injects a fault and returns its result; the result is printed with the fault's number."""
    def wrapped(cause):
        def report(*args):
            try:
                seen = cause(*args)
                print(f"{number:>3} {name}: {seen}", flush=True)
            except (AssertionError, subprocess.TimeoutExpired) as error:
                FAILED.append(name)
                print(f"{number:>3} {name}: NOT SURVIVED: {error}", flush=True)
        report.name = cause.__name__
        return report
    return wrapped


class Mounted:
    """A file system in an image file, mounted through a loop device."""

    def __init__(self, image, at, *options):
        self.image, self.at, self.options = image, at, options

    def __enter__(self):
        self.at.mkdir(exist_ok=True)
        options = ",".join(("loop", *self.options))
        subprocess.run(["mount", "-o", options, self.image, self.at], check=True, capture_output=True)
        return self.at

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", self.at], check=False, capture_output=True)


def image(folder, megabytes=48):
    path = folder / "disk.img"
    with open(path, "wb") as file:
        file.truncate(megabytes << 20)
    subprocess.run(["mkfs.ext4", "-q", "-F", path], check=True, capture_output=True)
    return path


class Writer:
    """The program while it records hands continuously, and its acknowledgements."""

    def __init__(self, program, db, command, wrap=()):
        self.acks = open(db.parent.parent / "acks", "w+b")
        env = dict(os.environ, ODDTRICK_CONFIG="/nonexistent")
        self.process = subprocess.Popen(
            [*wrap, program, "--db", str(db), *command], stdin=subprocess.PIPE, stdout=self.acks,
            stderr=subprocess.DEVNULL, env=env, start_new_session=True)
        os.set_blocking(self.process.stdin.fileno(), False)

    def feed(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            try:
                os.write(self.process.stdin.fileno(), SOLO.encode() * 20)
            except BlockingIOError:
                time.sleep(0.001)
            except BrokenPipeError:
                break

    def acknowledged(self):
        text = Path(self.acks.name).read_bytes()
        return text.count(b"\n")

    def stop(self, how):
        try:
            os.killpg(self.process.pid, how)
        except ProcessLookupError:
            pass

    def end(self):
        self.stop(signal.SIGKILL)
        self.process.wait()
        self.acks.close()


def cuts(program, count, command, prepare=None, wrap=(), pace=0.02):
    """Cuts the power `count` times during a command; returns the acknowledged hands lost, the damaged files, and the hands
    acknowledged."""
    lost, bad, acknowledged = 0, 0, 0
    with tempfile.TemporaryDirectory(dir="/dev/shm") as name:
        folder = Path(name)
        for cut in range(count):
            disk = image(folder)
            with Mounted(disk, folder / "disk") as at:
                db = at / "t.db"
                if prepare:
                    prepare(db)
                before = hands(program, db) if db.exists() else 0
                subprocess.run(["sync", "-f", str(at)], check=True)
                writer = Writer(program, db, command, wrap)
                writer.feed(pace + 0.013 * (cut % 17))
                # Hands acknowledged before the image is copied must be in it.
                writer.stop(signal.SIGSTOP)
                acks = writer.acknowledged()
                copy = folder / "copy.img"
                shutil.copyfile(disk, copy)
                writer.end()
            acknowledged += acks
            with Mounted(copy, folder / "after") as at:
                db = at / "t.db"
                there = 0
                if db.exists():
                    told = run(program, db, "check")
                    if told.returncode and acks + before:
                        bad += 1
                    there = hands(program, db) if told.returncode == 0 else 0
                missing = max(0, before + acks - there)
                lost += missing
    return lost, bad, acknowledged


@fault(3, "power cuts while hands are written")
def power(program, quick):
    count = 60 if quick else 300
    lost, bad, acknowledged = cuts(program, count, NEW)
    assert not lost and not bad, f"{lost} hands lost, {bad} files bad"
    assert acknowledged, "all cuts were before the first hand"
    return f"{count} cuts, {acknowledged} hands acknowledged, none lost"


@fault(3, "the same on a disk that ignores syncs, where hands must be lost")
def power_without_syncs(program, quick):
    wrap = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync,fdatasync",
            "-e", "inject=fsync,fdatasync:retval=0"]
    lost, bad, acknowledged = cuts(program, 10, NEW, wrap=wrap, pace=1.0)
    assert lost or bad, f"{acknowledged} hands acknowledged and none lost: the cuts had no effect"
    return f"as expected, {lost} of {acknowledged} hands lost, {bad} of 10 files bad"


@fault(4, "power cuts while a database is created, imported into and restored")
def power_special(program, quick):
    count = 5 if quick else 50
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        db = folder / "o.db"
        assert run(program, db, *NEW, stdin=SOLO * 300).returncode == 0
        csv, copy = folder / "o.csv", folder / "o.copy"
        assert run(program, db, "export", "--all", "-o", str(csv)).returncode == 0
        assert run(program, db, "backup", str(copy)).returncode == 0

        def seed(to):
            assert run(program, to, *NEW, stdin=SOLO * 5).returncode == 0

        for command in (NEW, ["import", str(csv)], ["restore", str(copy)]):
            _, bad, _ = cuts(program, count, command, seed if command is not NEW else None)
            assert not bad, f"{command[0]}: {bad} files bad"
    return f"{count} cuts each, always the old state or the new"


def paced(microseconds):
    """Delays every write, so that cuts fall inside a quick command."""
    return ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=pwrite64,write",
            "-e", f"inject=pwrite64:delay_enter={microseconds}"]


def seal_sessions(conn):
    """Gives the sessions the checksums of a version with fewer columns."""
    names = [row[1] for row in conn.execute("PRAGMA main.table_info(sessions)")]
    sealed = ", ".join(name for name in names if name not in ("number", "crc"))
    for number, *row in conn.execute(f"SELECT number, {sealed} FROM main.sessions").fetchall():
        crc = 0
        for value in ["sessions", *row]:
            if value is None:
                kind, part = 1, b""
            elif isinstance(value, int):
                kind, part = 2, value.to_bytes(8, "little", signed=True)
            elif isinstance(value, str):
                kind, part = 4, value.encode()
            else:
                kind, part = 5, value
            # The table's name comes first, with its own kind.
            kind = kind if crc else 0
            crc = zlib.crc32(bytes([kind]) + len(part).to_bytes(8, "little") + part, crc)
        conn.execute("UPDATE main.sessions SET crc = ? WHERE number = ?", (crc, number))


def written(db, name):
    """Writes a database of version 15, the last one with data outside its log, or of version 16."""
    conn = sqlite3.connect(db)
    conn.executescript((Path(__file__).parents[1] / f"data/older/{name}.sql").read_text())
    conn.close()


def as_of(db, version):
    """Converts a database of version 15 to an older version, or one of the newest tables to version 17 or later."""
    newer = db.with_suffix(".newer")
    db.rename(newer)
    conn = sqlite3.connect(db, isolation_level=None)
    # Missing in SQLite before 3.43.
    def octets(value):
        return None if value is None else len(value if isinstance(value, bytes) else str(value).encode())
    conn.create_function("octet_length", 1, octets, deterministic=True)
    steps = sorted((Path(__file__).parents[2] / "migrations").glob("*.sql"))
    for step in steps[:version]:
        conn.executescript(step.read_text())
    conn.execute("ATTACH ? AS newer", (str(newer),))
    if version >= 4:
        conn.execute("DELETE FROM main.identity")
    names = "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name IN (SELECT name FROM newer.sqlite_schema)"
    for (name,) in conn.execute(names).fetchall():
        columns = [row[1] for row in conn.execute(f"PRAGMA main.table_info({name})")]
        if "player_ids" in columns or name == "standings" and version > 15:
            # A counter of rows that do not exist here; and totals, which are computed anew.
            continue
        into, out = ", ".join(columns), ", ".join(columns)
        if name == "log" and columns[0] == "session":
            # Rows of the other stream exist only after the migration.
            out, name = out.replace("session", "stream", 1), "log WHERE stream <> zeroblob(16)"
        conn.execute(f"INSERT INTO main.{name.split()[0]} ({into}) SELECT {out} FROM newer.{name}")
    if version < 11:
        seal_sessions(conn)
    conn.executescript(f"PRAGMA application_id = {0x4F646454}; PRAGMA user_version = {version}")
    conn.close()
    newer.unlink()


@fault(4, "power cuts inside a backup")
def power_in_backup(program, quick):
    count, whole, none = (5 if quick else 50), 0, 0
    with tempfile.TemporaryDirectory(dir="/dev/shm") as name:
        folder = Path(name)
        seeded = folder / "seeded.db"
        assert run(program, seeded, *NEW, stdin=SOLO * 400).returncode == 0
        for cut in range(count):
            disk = image(folder)
            with Mounted(disk, folder / "disk") as at:
                shutil.copyfile(seeded, at / "t.db")
                older = at / "older.db"
                if cut % 2:
                    shutil.copyfile(seeded, older)
                subprocess.run(["sync", "-f", str(at)], check=True)
                writer = Writer(program, at / "t.db", ["backup", str(older)], paced(1500))
                writer.feed(0.1 + 0.012 * cut)
                writer.stop(signal.SIGSTOP)
                copy = folder / "copy.img"
                shutil.copyfile(disk, copy)
                writer.end()
            with Mounted(copy, folder / "after") as at:
                sound(program, at / "t.db")
                older = at / "older.db"
                assert older.exists() or cut % 2 == 0, "the older backup is gone"
                if older.exists():
                    sound(program, older)
                    assert hands(program, older) == 400, "the backup is incomplete"
                whole, none = whole + older.exists(), none + (not older.exists())
    assert none, "no cut was before the backup was complete"
    return f"{count} cuts, {none} before the backup was complete, {whole} with a complete one, the database sound each time"


@fault(4, "power cuts inside a migration, from every older version")
def power_in_migration(program, quick):
    old = new = 0
    versions = len(list((Path(__file__).parents[2] / "migrations").glob("*.sql")))
    with tempfile.TemporaryDirectory(dir="/dev/shm") as name:
        folder = Path(name)
        # Version 1 had no log, so that its sessions cannot be verified.
        for version in range(2, versions):
            seeded = folder / f"v{version}.db"
            wanted = 1 if version == 16 else 60
            written(seeded, "club-paid-16" if version == 16 else "sixty-hands")
            if version > 16:
                # Versions from 17 on have today's tables except for some columns.
                conn = sqlite3.connect(seeded)
                conn.executescript(f"PRAGMA application_id = {0x4F646454}; PRAGMA user_version = 15")
                conn.close()
                assert run(program, seeded, "check", "--rebuild").returncode == 0
            if version != 16:
                as_of(seeded, version)
            for cut in range(1 if quick else 6):
                disk = image(folder)
                with Mounted(disk, folder / "disk") as at:
                    db = at / "t.db"
                    shutil.copyfile(seeded, db)
                    subprocess.run(["sync", "-f", str(at)], check=True)
                    writer = Writer(program, db, ["sessions"], paced(1500))
                    writer.feed(0.15 + 0.12 * cut)
                    writer.stop(signal.SIGSTOP)
                    copy = folder / "copy.img"
                    shutil.copyfile(disk, copy)
                    writer.end()
                with Mounted(copy, folder / "after") as at:
                    db = at / "t.db"
                    # Reads the version from a copy: opening the database here would recover its WAL.
                    for end in ("", "-wal"):
                        if Path(f"{db}{end}").exists():
                            shutil.copyfile(f"{db}{end}", folder / f"looked.db{end}")
                    conn = sqlite3.connect(folder / "looked.db")
                    found = conn.execute("PRAGMA user_version").fetchone()[0]
                    conn.close()
                    for left in folder.glob("looked.db*"):
                        left.unlink()
                    assert found in (version, versions), f"version {version} became {found}"
                    old, new = old + (found == version), new + (found == versions)
                    sound(program, db)
                    assert hands(program, db) == wanted, f"version {version}: {hands(program, db)} of {wanted} hands"
    assert old, "all cuts were after the migration"
    return f"{old + new} cuts from {versions - 2} versions, {old} before its end, {new} after, all hands each time"


@fault(5, "a disk that reorders, drops and tears unsynced writes")
def torn(program, quick):
    cuts, rng = (60 if quick else 400), random.Random(5)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "disk"
        folder.mkdir()
        db = folder / "t.db"
        assert run(program, db, *NEW, stdin=SOLO * 40).returncode == 0
        before = {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        env = dict(os.environ, ODDTRICK_CONFIG="/nonexistent")
        command = [program, "--db", str(db), "record", "last"]
        events = reorder.traced(command, SOLO * 160, env, folder)
        said = sum(more.count(b"\n") for kind, _, more in events if kind == "said")
        assert said == 160 and any(kind == "sync" for kind, _, _ in events), f"{said} lines, {len(events)} calls"
        lost_by_liar = 0
        for honest in (True, False):
            for acks, files in reorder.disks(before, events, cuts if honest else cuts // 4, rng, honest):
                shutil.rmtree(folder)
                folder.mkdir()
                reorder.folder_as(folder, files)
                told = run(program, db, "check")
                there = hands(program, db) if told.returncode == 0 else 0
                if honest:
                    assert told.returncode == 0, f"after {acks} hands: {told.stdout}{told.stderr}"
                    assert there >= 40 + acks, f"{there} of {40 + acks}"
                else:
                    lost_by_liar += max(0, 40 + acks - there)
        assert lost_by_liar, "a disk that ignores syncs lost nothing: the fault had no effect"
    return f"{cuts} disks, each with all acknowledged hands; disks that ignore syncs lose {lost_by_liar}"


@fault(38, "no memory left")
def memory(program, quick):
    ended = {}
    with tempfile.TemporaryDirectory() as name:
        db = Path(name) / "db" / "t.db"
        db.parent.mkdir()
        assert run(program, db, *NEW, stdin=SOLO * 2000).returncode == 0
        table = db.parent / "many.csv"
        assert run(program, db, "export", "--all", "--layout", "long", "-o", str(table)).returncode == 0
        env = dict(os.environ, ODDTRICK_CONFIG=str(db.parent / "config"))

        def ends(args, limit, at, stdin=None):
            def less():
                resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
            command = [program, "--db", str(at), *args]
            return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, preexec_fn=less, timeout=120)

        def least(args, at, stdin=None):
            """The least memory with which a command succeeds, in bytes."""
            low, high = 1 << 20, 4 << 30
            while high - low > 1 << 18:
                middle = (low + high) // 2
                low, high = (low, middle) if ends(args, middle, at, stdin).returncode == 0 else (middle, high)
            return high

        begin = least(["sessions"], db)
        span = 256 << 20
        for step in range(10 if quick else 40):
            limit = begin - (2 << 20) + step * span // (10 if quick else 40)
            for args, stdin in ((["record", "last"], SOLO * 30), (["import", str(table)], None)):
                at = db
                if args[0] == "import":
                    at = db.parent / "into.db"
                    for left in db.parent.glob("into.db*"):
                        shutil.rmtree(left) if left.is_dir() else left.unlink()
                    assert run(program, at, *NEW, stdin=SOLO).returncode == 0
                before = hands(program, at)
                sessions = len(json.loads(run(program, at, "sessions", "--json").stdout))
                told = ends(args, limit, at, stdin)
                how = "done" if told.returncode == 0 else "killed" if told.returncode < 0 else "said"
                ended[how] = ended.get(how, 0) + 1
                sound(program, at)
                if args[0] == "record":
                    acks = told.stdout.count("\n")
                    assert before + acks <= hands(program, at) <= before + acks + 1
                else:
                    there = len(json.loads(run(program, at, "sessions", "--json").stdout))
                    assert there in (sessions, sessions + 1), f"{there} sessions of {sessions}"
                    assert there == sessions + (told.returncode == 0), f"exit {told.returncode}, {there} sessions"
    assert ended.get("killed") or ended.get("said"), f"memory was always sufficient: {ended}"
    return f"{sum(ended.values())} runs with little memory: {ended}; no acknowledged hand lost, each import complete or absent"


@fault(6, "disk errors at the k-th call, once and permanent")
def io(program, quick):
    cases = {name: errors.caused(program, name, 14 if quick else 280) for name in errors.FAMILIES}
    said = ", ".join(f"{count} in {name}" for name, count in cases.items())
    return f"{said}: no acknowledged hand lost, each command done or not, the next hand recorded"


@fault(7, "a full disk during a session, at the start and during a backup")
def full(program, quick):
    with tempfile.TemporaryDirectory() as name:
        at = Path(name)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", at], check=True)
        try:
            db = at / "t.db"
            assert run(program, db, *NEW, stdin=SOLO * 20).returncode == 0
            assert (at / "t.db.d" / "reserve").exists(), "there is no reserve file"
            ballast = at / "ballast"
            with open(ballast, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * 4096)
                except OSError:
                    pass
            assert hands(program, db) == 20, "hands are missing"
            told = run(program, db, "record", "last", stdin=SOLO * 4000)
            before = 20 + told.stdout.count("\n")
            assert before > 20, f"the reserve was not released: {told.stderr}"
            assert told.returncode == 1 and "full" in told.stderr, told.stderr
            assert hands(program, db) == before
            there = sorted(path.name for path in at.iterdir())
            told = run(program, db, "backup", str(at / "copy.db"))
            assert told.returncode == 1 and not (at / "copy.db").exists()
            assert sorted(path.name for path in at.iterdir()) == there, "an incomplete backup was left"
            ballast.unlink()
            assert run(program, db, "undo", "last").returncode == 0
            assert run(program, db, "record", "last", stdin=SOLO).returncode == 0
            sound(program, db)
        finally:
            subprocess.run(["umount", "-l", at], check=False)
    return f"{before - 20} more hands recorded, the rest refused, all hands readable"


@fault(10, "read-only file systems, with and without a WAL left by a crash")
def readonly(program, quick):
    for crashed in (False, True):
        with tempfile.TemporaryDirectory(dir="/dev/shm") as name:
            folder = Path(name)
            disk = image(folder)
            with Mounted(disk, folder / "disk") as at:
                db = at / "t.db"
                assert run(program, db, *NEW, stdin=SOLO * 7).returncode == 0
                if crashed:
                    writer = Writer(program, db, ["record", "last"])
                    writer.feed(0.3)
                    writer.end()
                    assert (at / "t.db-wal").stat().st_size, "no WAL was left"
                    # A writable copy shows how many hands there are.
                    copy = folder / "copy.db"
                    shutil.copyfile(db, copy)
                    shutil.copyfile(at / "t.db-wal", folder / "copy.db-wal")
                    wanted = hands(program, copy)
                else:
                    wanted = 7
            with Mounted(disk, folder / "disk", "ro") as at:
                db = at / "t.db"
                there = hands(program, db)
                assert there == wanted, f"{there} of {wanted} hands"
                told = run(program, db, "record", "last", stdin=SOLO)
                assert told.returncode == 1 and "read-only" in told.stderr, told.stderr
    return "all hands readable, a new one refused with a clear message"


@fault(12, "a file system that becomes read-only while the file is open")
def remounted(program, quick):
    # The system refuses to remount while files are open for writing, so strace injects the errors.
    kept = 0
    for k in (5, 30, 80, 200):
        with tempfile.TemporaryDirectory() as name:
            db = Path(name) / "db" / "t.db"
            db.parent.mkdir()
            assert run(program, db, *NEW, stdin=SOLO * 3).returncode == 0
            calls = "pwrite64,write,fsync,fdatasync,ftruncate,unlink,rename,openat"
            wrap = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={calls}", "-P", str(db), "-P", f"{db}-wal",
                    "-e", f"inject={calls}:error=EROFS:when={k}+"]
            told = run(program, db, "record", "last", stdin=SOLO * 60, wrap=wrap)
            acks = told.stdout.count("\n")
            assert told.returncode in (0, 1) and "internal error" not in told.stderr, told.stderr
            there = hands(program, db)
            assert 3 + acks <= there <= 4 + acks, f"{there} of {3 + acks}"
            assert run(program, db, "record", "last", stdin=SOLO).returncode == 0
            kept += acks
    return f"all {kept} acknowledged hands present, the next one recorded"


@fault(39, "syncs that take two seconds")
def slow(program, quick):
    with tempfile.TemporaryDirectory() as name:
        db = Path(name) / "db" / "t.db"
        db.parent.mkdir()
        assert run(program, db, *NEW, stdin=SOLO).returncode == 0
        wrap = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync,fdatasync",
                "-e", "inject=fsync,fdatasync:delay_enter=2000000"]
        began = time.monotonic()
        told = run(program, db, "record", "last", stdin=SOLO * 2, wrap=wrap)
        took = time.monotonic() - began
        assert told.returncode == 0 and hands(program, db) == 3
    return f"two hands in {took:.1f} s, once each"


@fault(43, "restores of damaged databases, identical to the byte")
def drill(program, quick):
    count, took = 2_000 if quick else 100_000, []
    with tempfile.TemporaryDirectory() as name:
        db = Path(name) / "db" / "t.db"
        db.parent.mkdir()
        copy = Path(name) / "copy.db"
        for _ in range(20):
            done(program, db, *NEW, stdin=SOLO * (count // 20))
        # All data, with the whole history.
        said = lambda: hashlib.sha256(done(program, db, "bundle", "--all").encode()).hexdigest()
        before = said()
        done(program, db, "backup", str(copy))
        size = db.stat().st_size
        for spoiled in ("sectors", "half", "empty"):
            with open(db, "r+b") as file:
                if spoiled == "sectors":
                    for at in range(4096, size, size // 50):
                        file.seek(at)
                        file.write(os.urandom(512))
                else:
                    file.truncate(size // 2 if spoiled == "half" else 0)
            assert run(program, db, "check").returncode, f"{spoiled}: nothing is wrong"
            began = time.monotonic()
            done(program, db, "restore", str(copy))
            took.append(time.monotonic() - began)
            assert said() == before, f"{spoiled}: the data differ"
            sound(program, db)
    return f"{len(took)} times {count} hands, each restored by one command in at most {max(took):.2f} s"


@fault(40, "SIGTERM")
def term(program, quick):
    with tempfile.TemporaryDirectory() as name:
        db = Path(name) / "db" / "t.db"
        db.parent.mkdir()
        for _ in range(3 if quick else 20):
            writer = Writer(program, db, NEW if not db.exists() else ["record", "last"])
            before = hands(program, db) if db.exists() else 0
            writer.feed(0.1)
            writer.stop(signal.SIGTERM)
            writer.process.wait()
            acks = writer.acknowledged()
            writer.end()
            if db.exists():
                assert hands(program, db) >= before + acks
        sound(program, db)
    return "all acknowledged hands present"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("program", type=lambda path: str(Path(path).resolve()))
    args = parser.parse_args()
    loops = os.geteuid() == 0 and shutil.which("mkfs.ext4") and Path("/dev/loop-control").exists()
    strace = shutil.which("strace")
    for cause in (power, power_without_syncs, power_special, power_in_backup, power_in_migration, torn, io, full, readonly,
                  remounted, memory, slow, drill, term):
        if args.only and cause.name != args.only:
            continue
        powers = (power, power_without_syncs, power_special, power_in_backup, power_in_migration)
        if cause in (*powers, readonly) and not loops:
            print(f"    {cause.name}: skipped, needs root, mkfs.ext4 and loop devices")
        elif cause in (power_without_syncs, power_in_backup, power_in_migration, torn, io, remounted, slow) and not strace:
            print(f"    {cause.name}: skipped, needs strace")
        elif cause is full and os.geteuid() != 0:
            print(f"    {cause.name}: skipped, needs root")
        else:
            cause(args.program, args.quick)
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
