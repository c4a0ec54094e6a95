-- The last completed match of each player, of a challenge or of a bracket: the feed looks at it first, once for each
-- friend. Kept by triggers, repeatable/3_last_plays.sql.
create table last_plays (
  user_id uuid primary key references users on delete cascade,
  played_at timestamptz not null,
  -- Of the challenge, or of the result of a match of a bracket.
  id uuid not null
);
