-- concurrently

-- As of every column that may name an account: see 0109.
create index concurrently challenges_called_off_index on challenges (called_off_by) where called_off_by is not null;
