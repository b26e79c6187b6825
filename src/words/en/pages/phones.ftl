# The page for phones, and its panel on the scoreboard.

# The number of viewers.
#   $n (number)
phones-looking = { $n ->
    [0] Nobody is watching yet
    [one] One phone is watching
   *[other] { $n_text } phones are watching
}

# There is no network address.
phones-no-network = This computer is not on a local network: join one, then try again

# The server could not start.
#   $why (text)
phones-failed = Could not be shown on phones: { $why }

# On a phone: before the first update.
phones-waiting = Connecting

# On a phone: no connection.
phones-lost = No connection. Trying again

# A notice after another page was opened.
phones-ended = No longer shown on phones

# On a phone, above the score: the server has stopped.
phones-over = No longer shown on phones. The last score is below

# On a phone: too many viewers.
phones-full = Too many phones are watching already. Trying again

# On a phone: heading of the open hand.
phones-hand = Hand in progress

# On a phone: a payment was made.
phones-paid = paid
