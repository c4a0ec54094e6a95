-- How two players have done as a side of two, a row a pair of them in a sport; kept by triggers.
create table partnerships (
  sport_id uuid not null references sports,
  low_id uuid not null references users on delete cascade,
  high_id uuid not null references users on delete cascade,
  wins int not null,
  draws int not null,
  losses int not null,
  -- Where each of the two stands; null of a player who is on no board.
  low_mean double precision,
  high_mean double precision,
  low_numbered boolean not null,
  high_numbered boolean not null,
  results int generated always as (wins + draws + losses) stored not null,
  -- Null of a pair that is on no board: few results together, or one of the two on none.
  mean double precision generated always as (
    case when wins + draws + losses >= 5 then (low_mean + high_mean) / 2 end) stored,
  numbered boolean generated always as (low_numbered and high_numbered) stored not null,
  primary key (low_id, sport_id, high_id),
  constraint partnerships_order check (low_id < high_id)
);
create index partnerships_high_index on partnerships (high_id, sport_id);
create index partnerships_board_index on partnerships (sport_id, numbered desc, mean desc, low_id, high_id)
  where mean is not null;
