-- The engine that reads scores. What it knows of a sport, of players and of pairs is a function of the ordered log: a job
-- replays each sport once, and again where a node of the version before has written a result meanwhile.

alter table results
  -- The totals of two sides in the finest unit known, the first side's first; null for a result without a score.
  add column score double precision[],
  -- How steeply chances were told when it was recorded, as a logarithm; null where they were told as they are computed.
  add column steepness double precision;

-- Beside the anchor: how the sport tells chances, and where newcomers of a declared level start. Null before the replay.
alter table sports add column rank_state jsonb;

-- `mean` is the rank that is shown and ordered by, which a win never lowers; this is what is computed with. Null where an
-- engine that did not part the two wrote the row.
alter table player_sports add column rated_mean double precision;

alter table rank_entries
  -- What was computed with, before and after; mean_before and mean_after are what was shown.
  add column rated_before double precision,
  add column rated_after double precision,
  -- How much the result counted, by how often the two sides had met; null where the engine before wrote the entry.
  add column weight double precision;
create index rank_entries_earlier_index on rank_entries (sport_id) where superseded_in is null and weight is null;

-- How often two sides have met, faded to the day of their last match. A side is named by the ids of its players.
create table rank_pairs (
  sport_id uuid not null references sports,
  -- The one whose name comes first.
  one text not null,
  two text not null,
  n double precision not null,
  day int not null,
  primary key (sport_id, one, two)
);
