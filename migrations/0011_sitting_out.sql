-- Whether a hand counts for players who sat it out. In all earlier sessions it did.
ALTER TABLE sessions ADD COLUMN sits_out_counts INTEGER NOT NULL DEFAULT 1 CHECK (sits_out_counts IN (0, 1));
