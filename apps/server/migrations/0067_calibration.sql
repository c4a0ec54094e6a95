-- How the chances that were told before ranked matches have turned out, a row a sport. Counted every hour from the ledger,
-- of which all of it is a function.
create table rank_calibrations (
  sport_id uuid primary key references sports,
  -- Moved on by whoever counts, before it begins: of several nodes one does it.
  due_at timestamptz not null,
  -- The rest is null before the first count. The generation of the ranks that was counted, and how far in the log.
  generation int,
  through bigint,
  counted_at timestamptz,
  -- How the sport tells chances after that result, and what has been counted, as JSON.
  telling jsonb,
  counts jsonb
);
