# What phones in the same network look at, and what the board says of it.

# How many phones look.
#   $n (number)
phones-looking = { $n ->
    [0] Nobody is looking yet
    [one] One phone is looking
   *[other] { $n_text } phones are looking
}

# That there is no address at which a phone could find this computer.
phones-no-network = This computer is in no local network: join one, then try again

# Why nothing can be served.
#   $why (text)
phones-failed = It cannot be shown on phones: { $why }

# On a phone: before anything has come.
phones-waiting = Asking the table

# On a phone: the network or the computer is away.
phones-lost = The table cannot be reached. Trying again

# On a phone: the showing has ended.
phones-over = The table shows nothing on phones any more. This is how it stood last

# On a phone: there is no room for one more.
phones-full = As many phones as can be are looking already. Trying again

# On a phone: over the hand that is being entered.
phones-hand = Hand in progress

# On a phone: beside a payment that was made.
phones-paid = paid
