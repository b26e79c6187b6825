# What was done to a session, and what it did.
history-log = What was done
