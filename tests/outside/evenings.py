"""Records sessions with the program, for the checkers of this folder."""
import json
import os
import subprocess

ODDTRICK = os.environ["ODDTRICK"]
SCRATCH = os.environ["SCRATCH"]
DATABASE = os.path.join(SCRATCH, "evenings.db")


def run(*args, hands=(), database=DATABASE):
    """Runs a command and returns its output, in bytes."""
    lines = "\n".join(json.dumps(hand) for hand in hands)
    settings = dict(os.environ, ODDTRICK_CONFIG=os.path.join(SCRATCH, "config"))
    done = subprocess.run(
        [ODDTRICK, "--db", database, *args], input=lines.encode(), capture_output=True, env=settings, check=False
    )
    assert done.returncode == 0, (args, done.stderr.decode())
    return done.stdout


def record():
    """Records four sessions: three games, three currencies, text that needs quotes, a changed stake."""
    run("record", "new", "--scheme", "solo-whist-points", "--players", 'Zofia,"Smith, Cy",=1+1,Łukasz', "--stake", "1.25/3",
        "--currency", "EUR", "--title", 'A "quoted"; title, with\tall of it', hands=[
            {"contract": "solo", "declarers": ["Zofia"], "tricks": 7},
            {"passed": True, "note": "=cmd|' /C calc'!A0\nand a second line"},
        ])
    run("stake", "last", "none")
    run("record", "last", hands=[{"contract": "misere", "declarers": ["Smith, Cy"], "tricks": 0}])
    run("record", "new", "--scheme", "oh-hell", "--players", "مینا,رضا,Ann", "--stake", "0.005", "--currency", "KWD", hands=[
        {"cards": 1, "bids": [0, 0, 0], "tricks": [0, 0, 1]},
        {"cards": 2, "bids": [1, 0, 0], "tricks": [1, 1, 0]},
    ])
    run("end", "last")
    run("record", "new", "--scheme", "whist-5", "--players", "Ann,Bob,Cy,Dee", "--stake", "50", "--currency", "JPY", hands=[
        {"side": "Ann", "tricks": 9}, {"side": "Bob", "tricks": 7},
    ])
    run("paid", "last", "--all")
    run("record", "new", "--scheme", "bid-whist", "--players", "Ann,Bob,Cy,Dee", hands=[
        {"bidder": "Ann", "bid": 4, "mode": "downtown", "tricks": 10},
    ])
