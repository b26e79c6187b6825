"""The program under test, and what is asked of it after every fault."""
import json, os, subprocess

SOLO = '{"contract":"solo","declarers":["Ann"],"tricks":7}\n'
NEW = ["record", "new", "--scheme", "solo-whist-points", "--players", "Ann,Bob,Cy,Dee"]


def run(program, db, *args, stdin="", wrap=(), timeout=120):
    env = dict(os.environ, ODDTRICK_CONFIG=str(db.parent / "config"))
    command = [*wrap, program, "--db", str(db), *args]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=env, timeout=timeout)


def done(program, db, *args, **more):
    """The same for what has to go well; gives what was printed."""
    told = run(program, db, *args, **more)
    assert told.returncode == 0, f"{' '.join(args)}: {told.stderr.strip()}"
    return told.stdout


def sessions(program, db):
    """How many hands each session has, the newest first."""
    return [session["hands"] for session in json.loads(done(program, db, "sessions", "--json"))]


def hands(program, db):
    """How many hands the newest session has; 0 where there is none."""
    return next(iter(sessions(program, db)), 0)


def sound(program, db):
    told = run(program, db, "check")
    assert told.returncode == 0, f"check: {told.stdout}{told.stderr}"
