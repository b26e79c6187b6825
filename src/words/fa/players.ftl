# Persian. People and their figures.
players-evenings = { $n } نشست
