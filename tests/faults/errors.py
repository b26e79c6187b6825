"""Disk errors: the k-th system call of a kind fails, once or from then on, for several commands.

Each command first runs without errors, to count its calls. Then k runs through them, so that each case has a failing call;
if there are more calls than cases, k is spread evenly.
"""
import re, shutil, tempfile
from pathlib import Path

from program import NEW, SOLO, done, hands, run, sessions, sound

KINDS = [("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("pread64", "EIO"), ("write", "ENOSPC"), ("fsync", "EIO"),
         ("fdatasync", "EIO"), ("openat", "EMFILE"), ("ftruncate", "EIO"), ("rename", "EIO"), ("unlink", "EIO")]


class Family:
    """A command, its initial database, and the checks after it."""

    stdin = ""

    def __init__(self, program, seeds):
        """Creates the initial database, which is copied for each case."""
        self.program, self.seeds = program, seeds
        self.seed(3)

    def seed(self, count):
        done(self.program, self.seeds / "t.db", *NEW, stdin=SOLO * count)

    def judge(self, db, told):
        """Asserts what must be true after the command, whether it failed or not."""


class Record(Family):
    command, stdin = ["record", "last"], SOLO * 20

    def judge(self, db, told):
        # A hand is recorded also where standard output fails.
        acks, there = told.stdout.count("\n") if told.returncode else 20, hands(self.program, db)
        assert 3 + acks <= there <= 3 + acks + 1, f"{there} of {3 + acks}"


class Undo(Family):
    command = ["undo", "last"]

    def judge(self, db, told):
        there = hands(self.program, db)
        assert there == 2 or (there == 3 and told.returncode), f"{there} hands"


class Import(Family):
    def __init__(self, program, seeds):
        self.seeds, self.program = seeds, program
        self.seed(30)
        csv = seeds.parent / "evening.csv"
        done(program, seeds / "t.db", "export", "--all", "-o", str(csv))
        shutil.rmtree(seeds)
        seeds.mkdir()
        super().__init__(program, seeds)
        self.command = ["import", str(csv)]

    def judge(self, db, told):
        there = sorted(sessions(self.program, db))
        assert there == [3, 30] or (there == [3] and told.returncode), f"sessions of {there} hands"


class Backup(Family):
    @property
    def command(self):
        return ["backup", str(self.copy)]

    def __init__(self, program, seeds):
        super().__init__(program, seeds)
        self.copy = seeds.parent / "copies" / "copy.db"

    def judge(self, db, told):
        if self.copy.exists():
            sound(self.program, self.copy)
            assert hands(self.program, self.copy) == 3, "the backup is incomplete"
        else:
            assert told.returncode, "no backup, and no error"
        assert hands(self.program, db) == 3
        shutil.rmtree(self.copy.parent)


class Restore(Family):
    def __init__(self, program, seeds):
        super().__init__(program, seeds)
        copy = seeds.parent / "older.db"
        done(program, seeds / "t.db", "backup", str(copy))
        done(program, seeds / "t.db", "record", "last", stdin=SOLO * 4)
        self.command = ["restore", str(copy)]

    def judge(self, db, told):
        there = hands(self.program, db)
        assert there == 3 or (there == 7 and told.returncode), f"{there} hands"


FAMILIES = {"record": Record, "undo": Undo, "import": Import, "backup": Backup, "restore": Restore}


def traced(calls, more):
    return ["strace", "-f", "-qq", "-o", str(calls), *more]


def begun(family, seeds, folder):
    """A copy of the initial database in a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(seeds, folder)
    if hasattr(family, "copy"):
        family.copy.parent.mkdir(exist_ok=True)
    return folder / "t.db"


def only(call, db):
    """Restricts failing reads and opens to the database: the program must be able to start."""
    if call in ("openat", "pread64"):
        return [part for end in ("", "-wal", "-shm") for part in ("-P", f"{db}{end}")]
    return []


def counted(family, call, seeds, folder, calls):
    """How often a command makes a call without errors."""
    db = begun(family, seeds, folder)
    done(family.program, db, *family.command, stdin=family.stdin, wrap=traced(calls, ["-e", f"trace={call}", *only(call, db)]))
    of_each = {}
    for thread in re.findall(r"^(\d+) +" + call, calls.read_text(), re.M):
        of_each[thread] = of_each.get(thread, 0) + 1
    if hasattr(family, "copy"):
        shutil.rmtree(family.copy.parent)
    # strace counts calls per thread.
    return max(of_each.values(), default=0)


def spread(count, most):
    """At most `most` numbers from 1 to `count`, evenly spread."""
    return sorted({1 + index * count // most for index in range(most)}) if count > most else range(1, count + 1)


def caused(program, name, wanted):
    """Runs about `wanted` cases of a command; returns in how many of them a call failed."""
    with tempfile.TemporaryDirectory() as at:
        at = Path(at)
        seeds, folder, calls = at / "seeds", at / "db", at / "calls"
        seeds.mkdir()
        family = FAMILIES[name](program, seeds)
        counts = {call: counted(family, call, seeds, folder, calls) for call in dict.fromkeys(call for call, _ in KINDS)}
        # Rare calls come first and leave their unused cases to frequent ones.
        left, cases = wanted // 2, 0
        for place, (call, error) in enumerate(sorted(KINDS, key=lambda kind: counts[kind[0]])):
            ks = spread(counts[call], max(1, left // (len(KINDS) - place)))
            left -= len(ks)
            for k in ks:
                for often in ("", "+"):
                    what = f"{name}: {call} {error} {k}{often}"
                    db = begun(family, seeds, folder)
                    inject = ["-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={k}{often}", *only(call, db)]
                    told = run(program, db, *family.command, stdin=family.stdin, wrap=traced(calls, inject))
                    assert "internal error" not in told.stderr, f"{what}: {told.stderr}"
                    assert told.returncode in (0, 1), f"{what}: exit {told.returncode} {told.stderr}"
                    cases += "(INJECTED)" in calls.read_text()
                    try:
                        family.judge(db, told)
                        sound(program, db)
                        done(program, db, "record", "last", stdin=SOLO)
                    except AssertionError as error_after:
                        raise AssertionError(f"{what}: {error_after}; it had said {told.returncode} {told.stderr!r}") from None
    return cases
