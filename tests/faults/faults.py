#!/usr/bin/env python3
"""Causes on purpose what no test inside a process can: power cuts, failing and full disks, read-only places, slow disks.

    python3 tests/faults/faults.py [--quick] [--only NAME] PROGRAM

PROGRAM is the built `oddtrick`, with or without its window. Needs root, loop devices and strace; what is missing is
named, and its faults are not counted as caused. Prints a line a fault and ends with 1 where one was not survived. The
numbers are those of docs/faults.md.
"""
import argparse, json, os, shutil, signal, subprocess, sys, tempfile, time
from pathlib import Path

SOLO = '{"contract":"solo","declarers":["Ann"],"tricks":7}\n'
NEW = ["record", "new", "--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy,Dee"]
FAILED = []


def run(program, db, *args, stdin="", wrap=(), timeout=120):
    env = dict(os.environ, ODDTRICK_CONFIG=str(db.parent / "config"))
    command = [*wrap, program, "--db", str(db), *args]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, timeout=timeout)


def hands(program, db):
    """How many hands the newest session has; 0 where there is none."""
    told = run(program, db, "sessions", "--json")
    if told.returncode:
        raise AssertionError(told.stderr.strip())
    sessions = json.loads(told.stdout)
    return sessions[0]["hands"] if sessions else 0


def sound(program, db):
    told = run(program, db, "check")
    assert told.returncode == 0, f"check: {told.stdout}{told.stderr}"


def fault(number, name):
    """A function that causes a fault and gives what it saw, reported under its number."""
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
    """A file system in a file of its own, on a loop device."""

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
    """The program recording hands without end, and what it has acknowledged."""

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
    """Cuts the power so often in mid-command; gives how many acknowledged hands were lost, and in how many cuts."""
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
                # What was acknowledged before the disk stands still has to be on it.
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
    assert acknowledged, "every cut came before the first hand"
    return f"{count} cuts, {acknowledged} hands acknowledged, none lost"


@fault(3, "the same with syncs that lie, which has to be caught")
def power_without_syncs(program, quick):
    wrap = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync,fdatasync",
            "-e", "inject=fsync,fdatasync:retval=0"]
    lost, bad, acknowledged = cuts(program, 10, NEW, wrap=wrap, pace=1.0)
    assert lost or bad, f"{acknowledged} hands acknowledged and none lost: the cuts cut nothing"
    return f"caught: {lost} of {acknowledged} hands lost, {bad} of 10 files bad"


@fault(4, "power cuts while a database begins, is imported into, backed up and restored")
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
    return f"{count} cuts each, the old state or the new"


@fault(6, "errors of the disk, at the k-th call, once and for ever")
def io(program, quick):
    kinds = [("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fsync", "EIO"), ("fdatasync", "EIO"), ("openat", "EMFILE"),
             ("ftruncate", "EIO"), ("unlink", "EIO")]
    cases = 0
    for call, error in kinds:
        for k in ((2, 9, 40) if quick else (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)):
            for often in ("", "+"):
                with tempfile.TemporaryDirectory() as name:
                    db = Path(name) / "db" / "t.db"
                    db.parent.mkdir()
                    assert run(program, db, *NEW, stdin=SOLO * 3).returncode == 0
                    wrap = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                            "-e", f"inject={call}:error={error}:when={k}{often}"]
                    if call == "openat":
                        # The program itself has to start.
                        wrap += [part for end in ("", "-wal", "-shm") for part in ("-P", f"{db}{end}")]
                    told = run(program, db, "record", "last", stdin=SOLO * 20, wrap=wrap)
                    acks = told.stdout.count("\n")
                    assert "panicked" not in told.stderr, f"{call} {error} {k}{often}: {told.stderr}"
                    assert told.returncode in (0, 1), f"{call} {error} {k}{often}: exit {told.returncode}"
                    there = hands(program, db)
                    assert 3 + acks <= there <= 3 + acks + 1, f"{call} {error} {k}{often}: {there} of {3 + acks}"
                    sound(program, db)
                    assert run(program, db, "record", "last", stdin=SOLO).returncode == 0
                    cases += 1
    return f"{cases} cases, nothing acknowledged was lost, the next hand went in"


@fault(7, "the disk full in mid-evening, at the start, and while a backup is made")
def full(program, quick):
    with tempfile.TemporaryDirectory() as name:
        at = Path(name)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", at], check=True)
        try:
            db = at / "t.db"
            assert run(program, db, *NEW, stdin=SOLO * 20).returncode == 0
            assert (at / "t.db.d" / "reserve").exists(), "no room is kept"
            ballast = at / "ballast"
            with open(ballast, "wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"x" * 4096)
                except OSError:
                    pass
            assert hands(program, db) == 20, "not all can be seen"
            told = run(program, db, "record", "last", stdin=SOLO * 4000)
            before = 20 + told.stdout.count("\n")
            assert before > 20, f"the room that was kept was not given up: {told.stderr}"
            assert told.returncode == 1 and "full" in told.stderr, told.stderr
            assert hands(program, db) == before
            there = sorted(path.name for path in at.iterdir())
            told = run(program, db, "backup", str(at / "copy.db"))
            assert told.returncode == 1 and not (at / "copy.db").exists()
            assert sorted(path.name for path in at.iterdir()) == there, "half a backup was left"
            ballast.unlink()
            assert run(program, db, "undo", "last").returncode == 0
            assert run(program, db, "record", "last", stdin=SOLO).returncode == 0
            sound(program, db)
        finally:
            subprocess.run(["umount", "-l", at], check=False)
    return f"{before - 20} hands more went in, the rest was refused, all was to be seen"


@fault(10, "read-only places, with and without what a crash left")
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
                    assert (at / "t.db-wal").stat().st_size, "nothing was left"
                    # Somebody else may look, and see what is there.
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
                assert told.returncode == 1 and "only be read" in told.stderr, told.stderr
    return "all hands are seen, and a new one is refused in so many words"


@fault(12, "a file system that becomes read-only while the file is open")
def remounted(program, quick):
    # What is open for writing keeps the system from doing so by itself; a card that is pulled out does not ask.
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
            assert told.returncode in (0, 1) and "panicked" not in told.stderr, told.stderr
            there = hands(program, db)
            assert 3 + acks <= there <= 4 + acks, f"{there} of {3 + acks}"
            assert run(program, db, "record", "last", stdin=SOLO).returncode == 0
            kept += acks
    return f"{kept} hands were acknowledged and are there, the next went in afterwards"


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


@fault(40, "an end by SIGTERM")
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
    return "every hand that was acknowledged is there"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only")
    parser.add_argument("program", type=lambda path: str(Path(path).resolve()))
    args = parser.parse_args()
    loops = os.geteuid() == 0 and shutil.which("mkfs.ext4") and Path("/dev/loop-control").exists()
    strace = shutil.which("strace")
    for cause in (power, power_without_syncs, power_special, io, full, readonly, remounted, slow, term):
        if args.only and cause.name != args.only:
            continue
        if cause in (power, power_without_syncs, power_special, readonly) and not loops:
            print(f"    {cause.name}: not caused, for it needs root, mkfs.ext4 and loop devices")
        elif cause in (power_without_syncs, io, remounted, slow) and not strace:
            print(f"    {cause.name}: not caused, for it needs strace")
        elif cause is full and os.geteuid() != 0:
            print(f"    {cause.name}: not caused, for it needs root")
        else:
            cause(args.program, args.quick)
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
