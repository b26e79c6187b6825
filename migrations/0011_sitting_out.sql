-- Whether a hand counts for who sat it out. In every session so far it did.
ALTER TABLE sessions ADD COLUMN sits_out_counts INTEGER NOT NULL DEFAULT 1 CHECK (sits_out_counts IN (0, 1));
