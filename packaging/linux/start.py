#!/usr/bin/env python3
"""Writes start.ld, which lets the linker put together the functions that a start runs.

    start.py MAP PROFILE... > start.ld

A program's code comes into memory in blocks of 64 kB. The 3 MB that a start runs would lie in 18 MB of them.
MAP is the linker's map of the release, and a PROFILE is what callgrind saw of a start: the window is closed once its
first page stands. Two are used, one of an empty database and one of thousands of sessions:

    cargo rustc --release --bin oddtrick -- -C link-arg=-Wl,-Map=MAP
    valgrind --tool=callgrind --dump-instr=yes --callgrind-out-file=PROFILE oddtrick --db FILE

A line of the list stands for all functions whose names begin so: a name ends with a hash that each compiler makes anew.
A function that is renamed or missing only loses its place.
"""
import bisect
import collections
import itertools
import os
import re
import sys

# What a function that is left out takes, and what a line has to save, in bytes of memory.
LEFT_OUT, LINE = 40 << 10, 6 << 10


def functions(path):
    """The functions in a linker's map: address, size and the section's name without hashes, in order of addresses."""
    line = re.compile(r" *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ {9}\S.*:\((\.text\..*)\)$")
    found = filter(None, map(line.match, open(path)))
    return sorted((int(at, 16), int(size, 16), plain(name)) for at, size, name in (each.groups() for each in found))


def plain(name):
    """A section's name up to its hash, which stands for its instances in all units."""
    name = re.sub(r"17h[0-9a-f]{16}E.*|\.llvm\.\d+$", "", name)
    return re.sub(r"Cs[0-9A-Za-z]+_", "Cs*_", name) if "._R" in name else name


def executed(path):
    """The addresses in the program that a profile has seen run."""
    program, names, inside, at = None, {}, False, 0
    for line in open(path):
        if found := re.match(r"cmd: +(\S+)", line):
            program = os.path.basename(found[1])
        elif found := re.match(r"(c?)ob=\((\d+)\)(?: (.*))?", line):
            called, number, name = found.groups()
            names.setdefault(number, name)
            if not called:
                inside = os.path.basename(names[number]) == program
        elif found := re.match(r"(0x|[+-])([0-9a-f]+) \S+ \d", line):
            sign, number = found.groups()
            at = int(number, 16) if sign == "0x" else at + int(sign + number)
            if inside:
                yield at


def choose(names, sizes, ran):
    """The cheapest list for some sorted names: its cost, and its beginnings of names."""
    count = sum(ran[name] for name in names)
    if not count:
        return 0, []
    first = names[0]
    common = os.path.commonprefix([first, names[-1]])
    whole = LINE + sum(sizes[name] for name in names)
    if len(names) == 1:
        cost, beginnings = LEFT_OUT * count, []
    else:
        groups = itertools.groupby(names, lambda name: name[:len(common) + 1])
        parts = [choose(list(group), sizes, ran) for _, group in groups]
        cost, beginnings = sum(part[0] for part in parts), [each for part in parts for each in part[1]]
    return (whole, [common + "*"]) if whole < cost else (cost, beginnings)


def main():
    placed = functions(sys.argv[1])
    starts = [at for at, _, _ in placed]
    sizes, ran = collections.Counter(), collections.Counter()
    for _, size, name in placed:
        sizes[name] += size
    seen = {bisect.bisect_right(starts, at) - 1 for profile in sys.argv[2:] for at in executed(profile)}
    ran.update(placed[number][2] for number in seen)
    _, beginnings = choose(sorted(sizes), sizes, ran)
    print("/* What a start runs, put together. Made by start.py, which tells why. */")
    print("OVERWRITE_SECTIONS { .text : { *(", *beginnings, ") *(.text .text.*) } }", sep="\n")


if __name__ == "__main__":
    main()
