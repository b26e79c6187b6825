#!/usr/bin/env python3
"""What everybody is owed at each `check` of season.json, worked out without a line of Odd Trick.

    python3 season.py > expected.json

The three games are scored from their printed rules, money is kept in fractions and rounded once a session: down, the
missing minor units one by one to those who lost most by it, among equals to who came first. Nothing but the standard
library; a test compares what Odd Trick says with expected.json and needs no Python.
"""
import json
import os
from fractions import Fraction
from math import floor

HERE = os.path.dirname(os.path.abspath(__file__))
CONTRACTS = {  # each opponent pays, an overtrick, an undertrick, tricks wanted and whether more will do
    "prop-and-cop": (4, 1, 1, 8, True),
    "solo": (4, 1, 1, 5, True),
    "misere": (8, 0, 0, 0, False),
    "abundance": (12, 2, 2, 9, True),
    "misere-ouverte": (16, 0, 0, 0, False),
}


def solo_whist(players, hand, number):
    """Points of a hand of Solo Whist; of five at the table the dealer sits out, the last of them first."""
    points = {name: 0 for name in players}
    if "contract" in hand:
        pays, over, under, wanted, more = CONTRACTS[hand["contract"]]
        margin = hand["tricks"] - wanted
        if margin >= 0 and (more or margin == 0):
            each = pays + over * margin
        else:
            each = -(pays + under * abs(margin))
        dealer = players[(len(players) - 1 + number) % len(players)]
        dealt = [name for name in players if len(players) == 4 or name != dealer]
        opponents = [name for name in dealt if name not in hand["declarers"]]
        assert len(dealt) == 4 and all(name in dealt for name in hand["declarers"]), hand
        for name in opponents:
            points[name] -= each
        for name in hand["declarers"]:
            points[name] += each * len(opponents) // len(hand["declarers"])
    for given in hand.get("adjust", []):
        points[given["player"]] += given["points"]
    return points


def oh_hell(players, hand, _number):
    """Ten and the bid for a bid that was made to the letter, else nothing."""
    assert sum(hand["bids"]) != hand["cards"] and sum(hand["tricks"]) == hand["cards"], hand
    both = zip(players, hand["bids"], hand["tricks"])
    return {name: 10 + bid if bid == tricks else 0 for name, bid, tricks in both}


def odd_tricks(players, hand):
    """Tricks over six for either side, the first and the third player being one of them."""
    side = players.index(hand["side"]) % 2
    taken = [0, 0]
    taken[side], taken[1 - side] = hand["tricks"], 13 - hand["tricks"]
    return [max(0, tricks - 6) for tricks in taken]


def exact(session):
    """What everybody wins, in minor units and as fractions."""
    players, hands, mode = session["players"], session["hands"], session["settle"]
    won = {name: Fraction(0) for name in players}
    if session["scheme"].startswith("whist"):
        score = [0, 0]
        for hand, stake in hands:
            odd = odd_tricks(players, hand)
            score = [score[0] + odd[0], score[1] + odd[1]]
            if mode == "per-point":
                gain = odd[0] - odd[1]
            else:  # Per game: one stake for each game of five points.
                gain = (score[0] >= 5) - (score[1] >= 5)
                score = [0, 0] if gain else score
            for place, name in enumerate(players):
                won[name] += stake * (gain if place % 2 == 0 else -gain)
        return won
    score = oh_hell if session["scheme"] == "oh-hell" else solo_whist
    totals = {name: 0 for name in players}
    for number, (hand, stake) in enumerate(hands):
        points = score(players, hand, number)
        mean = Fraction(sum(points.values()), len(players))
        for name in players:
            totals[name] += points[name]
            if mode == "per-point":
                won[name] += stake * (points[name] - mean)
            elif mode == "difference":
                won[name] += stake * (points[name] - mean) * len(players)
    if mode == "winner-takes-pot":
        stake = hands[0][1]
        leaders = [name for name in players if totals[name] == max(totals.values())]
        for name in players:
            won[name] -= stake
            if name in leaders:
                won[name] += stake * len(players) / len(leaders)
    return won


def rounded(session):
    """The same in whole minor units."""
    won = exact(session)
    assert sum(won.values()) == 0
    whole = {name: floor(amount) for name, amount in won.items()}
    order = sorted(won, key=lambda name: whole[name] - won[name])  # Python sorts stably: equals as they came.
    for name in order[: -sum(whole.values())]:
        whole[name] += 1
    assert sum(whole.values()) == 0
    return whole


def minor(amount):
    """A decimal with two digits in minor units."""
    whole, _, part = amount.partition(".")
    return int(whole) * 100 + int((part + "00")[:2])


def stake(given):
    return Fraction(minor(given[0]), given[1])


def decimal(amount):
    sign = "-" if amount < 0 else ""
    return f"{sign}{abs(amount) // 100}.{abs(amount) % 100:02}"


def balances(sessions, paid, deleted):
    """What everybody is owed, by currency: what he won, less what he was paid, more what he paid."""
    all_of_it = {}
    for key, session in sessions.items():
        if key in deleted:
            continue
        books = all_of_it.setdefault(session["currency"], {})
        for name, amount in rounded(session).items():
            books[name] = books.get(name, 0) + amount
    for currency, moves in paid:
        for name, amount in moves.items():
            all_of_it[currency][name] += amount
    for books in all_of_it.values():
        assert sum(books.values()) == 0
    return {
        currency: {name: decimal(books[name]) for name in sorted(books)}
        for currency, books in sorted(all_of_it.items())
    }


def main():
    with open(os.path.join(HERE, "season.json"), encoding="utf-8") as file:
        steps = json.load(file)
    sessions, paid, deleted, checks = {}, [], set(), []
    for step in steps:
        what = step["do"]
        if what == "record":
            agreed = stake(step["stake"])
            hands = [[hand, agreed] for hand in step["hands"]]
            sessions[step["session"]] = {**step, "hands": hands, "agreed": agreed}
        elif what == "record-more":
            session = sessions[step["session"]]
            session["hands"] += [[hand, session["agreed"]] for hand in step["hands"]]
        elif what == "restake":
            session = sessions[step["session"]]
            session["agreed"] = stake(step["stake"])
            for hand in session["hands"][step["from"] - 1 :]:
                hand[1] = session["agreed"]
        elif what == "correct":
            sessions[step["session"]]["hands"][step["hand"] - 1][0] = step["with"]
        elif what == "pay":
            currency = sessions[step["sessions"][0]]["currency"]
            amount = minor(step["amount"])
            paid.append((currency, {step["from"]: amount, step["to"]: -amount}))
        elif what == "unpay":
            paid.pop()
        elif what == "pay-all":
            # Whoever pays whom: afterwards nothing is left of these sessions. What was paid for them before is taken
            # off; nothing else in this season was paid for a session that is not named.
            for currency in sorted({sessions[key]["currency"] for key in step["sessions"]}):
                named = {key: sessions[key] for key in step["sessions"]}
                own = [one for one in paid if one[0] == currency and settles(one, step, sessions)]
                left = balances(named, own, set())[currency]
                left = {name: minor_of(amount) for name, amount in left.items()}
                move = {name: -amount for name, amount in left.items()}
                paid.append((currency, move))
                KEYS[id(move)] = set(step["sessions"])
        elif what == "delete":
            deleted.add(step["session"])
        elif what == "undelete":
            deleted.discard(step["session"])
        elif what == "check":
            checks.append(balances(sessions, paid, deleted))
        if what == "pay":
            KEYS[id(paid[-1][1])] = set(step["sessions"])
    print(json.dumps(checks, indent=1, sort_keys=True))


# For which sessions a payment was, by the identity of its amounts.
KEYS = {}


def settles(payment, step, sessions):
    named = KEYS[id(payment[1])]
    assert named <= set(step["sessions"]) or not named & set(step["sessions"]), (named, step)
    return bool(named & set(step["sessions"]))


def minor_of(amount):
    return -minor(amount[1:]) if amount.startswith("-") else minor(amount)


if __name__ == "__main__":
    main()
