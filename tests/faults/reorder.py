"""Simulates a disk that loses, reorders and tears writes that were not synced.

The program runs under strace, which logs every write with its data, and every sync. From the log, possible states of the
disk after a power cut are built: synced data are complete; each sector written since then is present or not. No special
device is needed.
"""
import os, random, re, subprocess
from pathlib import Path

SECTOR = 512
CALLS = "openat,close,write,pwrite64,ftruncate,fsync,fdatasync,unlink,unlinkat,rename,renameat,renameat2,link,linkat"
LINE = re.compile(r"^(\d+) +(\w+)\((.*)\) += (-?\d+)")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?')


def bytes_of(text):
    return bytes.fromhex(text.replace("\\x", ""))


def whole_lines(trace):
    """The calls; those that strace split because of another thread are joined."""
    begun = {}
    for line in trace:
        line = line.rstrip("\n")
        pid, _, rest = line.partition(" ")
        rest = rest.lstrip()
        if rest.endswith("<unfinished ...>"):
            begun[pid] = rest[:-len("<unfinished ...>")]
        elif rest.startswith("<... "):
            yield f"{pid} {begun.pop(pid, '')}{rest.split('resumed>', 1)[1].lstrip()}"
        else:
            yield f"{pid} {rest}"


class File:
    """A file: its synced data, and the writes since."""

    def __init__(self, synced=b""):
        self.synced, self.since = bytearray(synced), []

    def put(self, to, offset, data):
        if len(to) < offset + len(data):
            to.extend(bytes(offset + len(data) - len(to)))
        to[offset:offset + len(data)] = data

    def apply(self, to, change):
        offset, data = change
        if data is None:
            del to[offset:]
            to.extend(bytes(offset - len(to)))
        else:
            self.put(to, offset, data)

    def sync(self):
        for change in self.since:
            self.apply(self.synced, change)
        self.since = []

    def after_cut(self, rng, order):
        """A possible state after a power cut: some sectors of each unsynced write, in random order."""
        found, since = bytearray(self.synced), list(self.since)
        if order:
            rng.shuffle(since)
        for offset, data in since:
            if data is None:
                if rng.random() < 0.5:
                    self.apply(found, (offset, data))
                continue
            keep = rng.choice((0.0, 0.5, 0.9, 1.0))
            first = offset - offset % SECTOR
            for sector in range(first, offset + len(data), SECTOR):
                begin, end = max(sector, offset), min(sector + SECTOR, offset + len(data))
                if rng.random() < keep:
                    self.put(found, begin, data[begin - offset:end - offset])
        return bytes(found)


def traced(command, stdin, env, folder):
    """Runs a command in a folder, and returns the relevant calls in order: kind, file and data."""
    out = folder.parent / "trace"
    wrap = ["strace", "-f", "-y", "-xx", "-s", "2000000", "-qq", "-o", str(out), "-e", f"trace={CALLS}", "-e", "signal=none"]
    told = subprocess.run([*wrap, *command], input=stdin, capture_output=True, text=True, env=env, timeout=600)
    assert told.returncode == 0, told.stderr
    at, events = {}, []
    within = str(folder)
    with open(out) as trace:
        for line in whole_lines(trace):
            match = LINE.match(line)
            if not match or int(match[4]) < 0:
                continue
            call, args, gave = match[2], match[3], int(match[4])
            named = [os.path.normpath(bytes_of(text).decode(errors="replace")) for text, _ in TEXT.findall(args)]
            handle = re.match(r"(\d+)<((?:\\x[0-9a-f]{2}|[^<>])*)>", args)
            path = handle[2] if handle else ""
            path = bytes_of(path).decode() if path.startswith("\\x") else path
            if call == "openat":
                path = next((name for name in named if name.startswith(within)), None)
                at[gave] = 0
                if path and "O_CREAT" in args:
                    events.append(("make", path, None))
                if path and "O_TRUNC" in args:
                    events.append(("write", path, (0, None)))
                if "O_APPEND" in args:
                    at[gave] = None
                continue
            if call in ("rename", "renameat", "renameat2", "link", "linkat", "unlink", "unlinkat"):
                if any(name.startswith(within) for name in named):
                    events.append((call.rstrip("at2") if call != "renameat2" else "rename", named[0], named[-1]))
                continue
            number = int(handle[1]) if handle else -1
            if call == "write" and number == 1:
                events.append(("said", "", bytes_of(TEXT.search(args)[1])))
                continue
            if not path.startswith(within):
                continue
            if call == "pwrite64":
                offset = int(args.rsplit(",", 1)[1])
                events.append(("write", path, (offset, bytes_of(TEXT.search(args)[1])[:gave])))
            elif call == "write":
                data = bytes_of(TEXT.search(args)[1])[:gave]
                events.append(("append" if at.get(number) is None else "write", path, (at.get(number) or 0, data)))
                if at.get(number) is not None:
                    at[number] += len(data)
            elif call == "ftruncate":
                events.append(("write", path, (int(args.rsplit(",", 1)[1]), None)))
            elif call in ("fsync", "fdatasync"):
                events.append(("sync", path, None))
    return events


def disks(before, events, cuts, rng, honest=True):
    """Possible disks after `cuts` power cuts, each with the number of lines printed before. With `honest=False` the disk
    ignores syncs."""
    places = sorted(rng.sample(range(len(events) + 1), min(cuts, len(events) + 1)))
    files, said = {path: File(data) for path, data in before.items()}, 0
    for place in range(len(events) + 1):
        while places and places[0] == place:
            places.pop(0)
            yield said, {path: file.after_cut(rng, True) for path, file in files.items()}
        if place == len(events):
            return
        kind, path, more = events[place]
        if kind == "said":
            said += more.count(b"\n")
        elif kind == "make":
            files.setdefault(path, File())
        elif kind == "write":
            files.setdefault(path, File()).since.append(more)
        elif kind == "append":
            file = files.setdefault(path, File())
            length = len(file.synced)
            for offset, data in file.since:
                length = offset if data is None else max(length, offset + len(data))
            file.since.append((length, more[1]))
        elif kind == "sync" and path in files and honest:
            files[path].sync()
        elif kind == "unlink":
            files.pop(path, None)
        elif kind == "rename" and path in files:
            files[more] = files.pop(path)
        elif kind == "link" and path in files:
            files[more] = File(files[path].synced)


def folder_as(folder, files):
    """Writes the files of a simulated disk, except shared memory, which SQLite recreates."""
    for path, data in files.items():
        path = Path(path)
        if path.name.endswith("-shm") or not str(path).startswith(str(folder)):
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
