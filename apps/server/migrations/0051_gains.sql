-- The boards of a period, counted ahead: who gained what in the last week, month and year stands in match_players beside
-- the rank, so that such a board is read like that of all time.

-- Of each player in a sport the first entry of the ledger that counts within 7, 30 and 365 days: when it was, and the
-- mean before it. Kept by triggers, where an entry comes or ceases to count; what has grown older than its
-- period is moved on by a job, within a minute.
create table rank_bases (
  user_id uuid not null references users on delete cascade,
  sport_id uuid not null references sports,
  week_at timestamptz,
  week_mean double precision,
  month_at timestamptz,
  month_mean double precision,
  year_at timestamptz not null,
  year_mean double precision not null,
  primary key (user_id, sport_id)
);
create index rank_bases_week_index on rank_bases (week_at) where week_at is not null;
create index rank_bases_month_index on rank_bases (month_at) where month_at is not null;
create index rank_bases_year_index on rank_bases (year_at);

-- While the history of before this version is still to be counted, by a job: the players up to `after` are done.
-- Meanwhile the boards of a period are read from the ledger.
create table gains_to_count (
  after uuid not null
);
insert into gains_to_count (after)
select '00000000-0000-0000-0000-000000000000' where exists (select from rank_entries);

alter table match_players
  -- The shown rank gained in the period; null: has not played in it.
  add column gained_week int,
  add column gained_month int,
  add column gained_year int;

-- How many stand on the board of a period, as board_counts tells it of all time: at each step of 5 points gained.
create table gain_counts (
  -- The period: 7, 30 or 365.
  days smallint not null,
  sport_id uuid not null references sports,
  -- As in board_counts.
  gender_id uuid not null,
  told_age int not null,
  numbered boolean not null,
  step int not null,
  players int not null,
  primary key (days, sport_id, gender_id, told_age, numbered, step) include (players)
);
