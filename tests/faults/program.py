"""Runs the program under test, and checks it after each fault."""
import json, os, subprocess

SOLO = '{"contract":"solo","declarers":["Ann"],"tricks":7}\n'
NEW = ["record", "new", "--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy,Dee"]


def run(program, db, *args, stdin="", wrap=(), timeout=120):
    env = dict(os.environ, ODDTRICK_CONFIG=str(db.parent / "config"))
    command = [*wrap, program, "--db", str(db), *args]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, timeout=timeout)


def done(program, db, *args, **more):
    """Runs a command that must succeed, and returns its output."""
    told = run(program, db, *args, **more)
    assert told.returncode == 0, f"{' '.join(args)}: {told.stderr.strip()}"
    return told.stdout


def sessions(program, db):
    """The number of hands of each session, newest first."""
    return [session["hands"] for session in json.loads(done(program, db, "sessions", "--json"))]


def hands(program, db):
    """The number of hands of the newest session; 0 if there is none."""
    return next(iter(sessions(program, db)), 0)


def sound(program, db):
    told = run(program, db, "check")
    assert told.returncode == 0, f"check: {told.stdout}{told.stderr}"
