"""Time and memory of the window, compared with the smallest Slint window; called by `benches/run`.

    benches/window.py ODDTRICK HELLO DATABASE [LONG]

ODDTRICK and HELLO are release binaries; DATABASE has many sessions, LONG one with ten thousand hands. Everything is
measured from outside, under Xvfb at 1200x680, the first size of both windows. The window is mapped at the X server's
event, and the first frame is shown when a strip of pixels is no longer black. The first whole frame is the one with all
of the list: lines of pixels over the whole window are as they remain. If `strace` is installed, a hand is also entered
in LONG while each sync takes two seconds.
"""
import ctypes
import ctypes.util
import os
import select
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 1200, 680
RUNS = 7
x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
xtst = ctypes.CDLL(ctypes.util.find_library("Xtst"))
for name in ["XOpenDisplay", "XDefaultRootWindow", "XGetImage", "XDestroyImage", "XNextEvent", "XPending", "XSelectInput",
             "XConnectionNumber", "XFlush", "XSync", "XGetPixel", "XInternAtom", "XSendEvent"]:
    getattr(x11, name).restype = ctypes.c_void_p if name in ("XOpenDisplay", "XGetImage") else ctypes.c_ulong
x11.XPending.restype = ctypes.c_int
x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
x11.XSelectInput.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long]
x11.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
x11.XPending.argtypes = x11.XFlush.argtypes = x11.XConnectionNumber.argtypes = [ctypes.c_void_p]
x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
x11.XGetImage.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint,
                          ctypes.c_ulong, ctypes.c_int]
x11.XDestroyImage.argtypes = [ctypes.c_void_p]
x11.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x11.XSetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
x11.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
xtst.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
xtst.XTestFakeButtonEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
xtst.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_ulong]
MAP_NOTIFY, CLIENT_MESSAGE, SUBSTRUCTURE = 19, 33, 1 << 19


class Message(ctypes.Structure):
    """An XClientMessageEvent."""

    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
                ("rest", ctypes.c_char * 256)]


class Screen:
    """An Xvfb server, and a client that watches and controls it."""

    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"],
                                       pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        self.name = ":" + os.read(read, 16).decode().strip()
        self.display = x11.XOpenDisplay(self.name.encode())
        self.root = x11.XDefaultRootWindow(self.display)
        x11.XSelectInput(self.display, self.root, SUBSTRUCTURE)
        x11.XSync(self.display, 0)

    def close(self):
        self.server.terminate()
        self.server.wait()

    def pixels(self, x, y, width, height):
        """The pixels of an area, as bytes."""
        image = x11.XGetImage(self.display, self.root, x, y, width, height, 0xffffffff, 2)
        if not image:
            return b""
        data = ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0]
        seen = ctypes.string_at(data, width * height * 4)
        x11.XDestroyImage(image)
        return seen

    def lines(self):
        """Lines of pixels over the whole window."""
        return [self.pixels(0, y, WIDTH, 1) for y in range(50, HEIGHT, 50)]

    def await_event(self, wanted, until):
        """The time of the first event that matches; None after the time limit."""
        event = Message()
        while time.monotonic() < until:
            while x11.XPending(self.display):
                x11.XNextEvent(self.display, ctypes.byref(event))
                if wanted(event):
                    return time.monotonic()
            select.select([x11.XConnectionNumber(self.display)], [], [], 0.05)
        return None

    def await_map(self, until):
        def mapped(event):
            # In a map event, the window is in the field that is a client message's kind.
            self.window = event.kind
            return event.type == MAP_NOTIFY

        return self.await_event(mapped, until) or sys.exit("no window came")

    def ping(self, number, until):
        """Sends _NET_WM_PING; the time of the answer."""
        protocols, ping = (x11.XInternAtom(self.display, name, 0) for name in (b"WM_PROTOCOLS", b"_NET_WM_PING"))
        asked = Message(type=CLIENT_MESSAGE, window=self.window, kind=protocols, format=32)
        asked.data[:3] = ping, number, self.window
        x11.XSendEvent(self.display, self.window, 0, 0, ctypes.byref(asked))
        x11.XFlush(self.display)
        return self.await_event(lambda event: event.type == CLIENT_MESSAGE and event.data[1] == number, until)

    def key(self, digit):
        # On Xvfb's keyboard the digit keys are consecutive, and 1 has key code 10.
        code = 10 + int(digit) - 1
        xtst.XTestFakeKeyEvent(self.display, code, 1, 0)
        xtst.XTestFakeKeyEvent(self.display, code, 0, 0)
        x11.XSync(self.display, 0)

    def await_change(self, before, area, until):
        """The time at which an area changes; None after the time limit."""
        while time.monotonic() < until:
            if self.pixels(*area) != before:
                return time.monotonic()
        return None

    def move(self, x, y):
        xtst.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        x11.XSync(self.display, 0)

    def press(self, button):
        xtst.XTestFakeButtonEvent(self.display, button, 1, 0)
        xtst.XTestFakeButtonEvent(self.display, button, 0, 0)
        x11.XSync(self.display, 0)


def start(screen, command, environment, whole=None):
    """The process, and the seconds from its start to the mapped window, to the first frame and to the first with the lines
    of a whole one."""
    began = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    mapped = screen.await_map(began + 30)
    strip = (8, 8, 200, 8)
    black = bytes(200 * 8 * 4)
    seen = screen.await_change(black, strip, began + 30)
    while whole and screen.lines() != whole and time.monotonic() < began + 30:
        pass
    return process, mapped - began, (seen or began + 30) - began, time.monotonic() - began


def resident(process):
    """Resident memory of a process in MiB: all, and anonymous."""
    found = dict(line.split(":", 1) for line in open(f"/proc/{process.pid}/status") if ":" in line)
    return int(found["VmRSS"].split()[0]) / 1024, int(found["RssAnon"].split()[0]) / 1024


def end(process):
    process.terminate()
    process.wait()


def settled(screen):
    """Waits until the screen has not changed for half a second."""
    before, since = b"", time.monotonic()
    while time.monotonic() - since < 0.5:
        now = screen.pixels(0, 0, WIDTH, HEIGHT)
        if now != before:
            before, since = now, time.monotonic()
        time.sleep(0.05)
    return before


def windows(oddtrick, hello, database, config):
    figures = {"hello": [], "ours": []}
    whole = {}
    # The first run shows what a whole frame is.
    for run in range(RUNS + 1):
        for name, command in [("hello", [hello]), ("ours", [oddtrick, "--db", database])]:
            screen = Screen()
            environment = {**os.environ, "DISPLAY": screen.name, "ODDTRICK_CONFIG": config, "LANG": "en_GB.UTF-8"}
            environment.pop("WAYLAND_DISPLAY", None)
            process, *times = start(screen, command, environment, whole.get(name))
            settled(screen)
            whole[name] = screen.lines()
            if run > 0:
                figures[name].append((*times, *resident(process)))
            end(process)
            screen.close()
    middle = {name: [statistics.median(column) for column in zip(*rows)] for name, rows in figures.items()}
    ours, theirs = middle["ours"], middle["hello"]
    for nth, (what, unit, bar) in enumerate([("exec to mapped", "ms", "-"), ("exec to first frame", "ms", "-"),
                                             ("exec to whole frame", "ms", "1.3"), ("resident memory", "MiB", "1.5"), ("anonymous memory", "MiB", "-")]):
        scale = 1000 if unit == "ms" else 1
        print(f"{what:<22}{ours[nth] * scale:>9.1f} {unit}, hello {theirs[nth] * scale:>8.1f} {unit}, "
              f"{ours[nth] / theirs[nth]:.2f} x (bar: {bar})")
    sizes = [os.path.getsize(path) / (1 << 20) for path in (oddtrick, hello)]
    print(f"{'stripped binary':<22}{sizes[0]:>9.1f} MiB, hello {sizes[1]:>8.1f} MiB, +{sizes[0] - sizes[1]:.1f} MiB (bar: +8 MB)")


def resumed(screen, oddtrick, database, config, row):
    """The process, after resuming the session in this row."""
    environment = {**os.environ, "DISPLAY": screen.name, "ODDTRICK_CONFIG": config, "LANG": "en_GB.UTF-8"}
    process, *_ = start(screen, [oddtrick, "--db", database], environment)
    settled(screen)
    screen.move(*row)
    screen.press(1)
    time.sleep(1)
    settled(screen)
    return process


def busy(process):
    """CPU time of the window's thread so far, in milliseconds."""
    return int(open(f"/proc/{process.pid}/task/{process.pid}/schedstat").read().split()[0]) / 1e6


def scrolling(oddtrick, database, config, row):
    """CPU time per frame while a sheet of ten thousand hands scrolls, and the latency of the first frame."""
    screen = Screen()
    process = resumed(screen, oddtrick, database, config, row)
    sheet = (60, 300, 300, 300)
    screen.move(210, 450)
    costs, apart, first = [], [], []
    for turn in range(100):
        shown, seen, spent = screen.pixels(*sheet), time.monotonic(), busy(process)
        pressed = seen
        # Up first: the newest hand is in view.
        screen.press(4 if turn // 25 % 2 == 0 else 5)
        # Watches until scrolling stops.
        while time.monotonic() - seen < (0.5 if seen == pressed else 0.06):
            now = screen.pixels(*sheet)
            if now == shown:
                continue
            at, cost = time.monotonic(), busy(process)
            if seen == pressed:
                first.append((at - pressed) * 1000)
            else:
                apart.append((at - seen) * 1000)
                costs.append(cost - spent)
            shown, seen, spent = now, at, cost
    if os.environ.get("PICTURE"):
        subprocess.run(["import", "-display", screen.name, "-window", "root", os.environ["PICTURE"]], check=False)
    end(process)
    screen.close()
    if len(costs) < 100:
        print(f"scrolling: only {len(costs)} frames in 100 turns of the wheel")
        return
    middle, late = (lambda all: sorted(all)[len(all) // 2]), (lambda all: sorted(all)[len(all) * 99 // 100])
    print(f"{'scrolling 10,000 hands':<22}{middle(costs):>9.1f} ms of CPU per frame at the median, p99 {late(costs):.1f} ms, "
          f"{len(costs)} frames (bar: p99 16 ms); one every {middle(apart):.1f} ms, p99 {late(apart):.1f}; "
          f"the first {middle(first):.1f} ms after the wheel")


def slow_disk(oddtrick, database, config, row):
    """How long the window does not respond while a hand is entered and each sync takes two seconds."""
    if not shutil.which("strace"):
        return print("strace is missing: no figure of the window on a slow disk")
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(database))) as folder:
        copy = os.path.join(folder, "a.db")
        shutil.copyfile(database, copy)
        reader = sqlite3.connect(f"file:{copy}?mode=ro", uri=True)
        hands = lambda: reader.execute("SELECT count(*) FROM log").fetchone()[0]
        before = hands()
        screen = Screen()
        process = resumed(screen, oddtrick, copy, config, row)
        slow = subprocess.Popen(["strace", "-f", "-qq", "-o", "/dev/null", "-p", str(process.pid), "-e", "trace=fdatasync,fsync",
                                 "-e", "inject=fdatasync,fsync:delay_enter=2000000"])
        # Without a window manager, nothing else sets the keyboard focus.
        x11.XSetInputFocus(screen.display, screen.window, 1, 0)
        x11.XSync(screen.display, 0)
        while not any("TracerPid" in line and int(line.split()[1]) for line in open(f"/proc/{process.pid}/status")):
            time.sleep(0.01)
        began = time.monotonic()
        seen = []
        for digit in "227":
            pressed, shown = time.monotonic(), screen.pixels(0, 0, WIDTH, HEIGHT)
            screen.key(digit)
            seen.append((screen.await_change(shown, (0, 0, WIDTH, HEIGHT), pressed + 10) or pressed + 10) - pressed)
        deaf = []
        while hands() == before and time.monotonic() - began < 60:
            asked = time.monotonic()
            deaf.append((screen.ping(len(deaf) + 1, asked + 10) or asked + 10) - asked)
            time.sleep(0.002)
        took, added = time.monotonic() - began, hands() - before
        reader.close()
        slow.terminate()
        slow.wait()
        end(process)
        screen.close()
    print(f"{'syncs of two seconds':<22}{max(seen) * 1000:>9.1f} ms from a tap to the screen, at most {max(deaf) * 1000:.1f} ms without response in "
          f"{len(deaf)} pings (bar: 100 ms); {added} hand stored after {took:.1f} s")


def main():
    oddtrick, hello, database = sys.argv[1:4]
    for tool in ("Xvfb",):
        if not shutil.which(tool):
            return print(f"{tool} is missing: no figures of the window")
    with tempfile.TemporaryDirectory() as config:
        with open(os.path.join(config, "settings.toml"), "w") as settings:
            settings.write(f'theme = "light"\nmotion = "reduced"\n[window]\nwidth = {WIDTH}\nheight = {HEIGHT}\n')
        windows(oddtrick, hello, database, config)
        if len(sys.argv) > 4:
            row = tuple(map(int, os.environ.get("ROW", "1050,386").split(",")))
            scrolling(oddtrick, sys.argv[4], config, row)
            slow_disk(oddtrick, sys.argv[4], config, row)


main()
