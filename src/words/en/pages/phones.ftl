# The page for phones, and its panel on the scoreboard.

# The number of viewers.
#   $n (number)
phones-looking = { $n ->
    [0] Nobody is looking yet
    [one] One phone is looking
   *[other] { $n_text } phones are looking
}

# There is no network address.
phones-no-network = This computer is in no local network: join one, then try again

# The server could not start.
#   $why (text)
phones-failed = It cannot be shown on phones: { $why }

# On a phone: before the first update.
phones-waiting = Asking the table

# On a phone: no connection.
phones-lost = The table cannot be reached. Trying again

# On a phone: the server has stopped.
phones-over = The table shows nothing on phones any more. This is how it stood last

# On a phone: too many viewers.
phones-full = As many phones as can be are looking already. Trying again

# On a phone: heading of the open hand.
phones-hand = Hand in progress

# On a phone: a payment was made.
phones-paid = paid
