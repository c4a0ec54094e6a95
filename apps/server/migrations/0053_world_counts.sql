-- How many there are, kept while they change: pages before sign-in ask for it, and the list of players.

-- Of accounts, by the last digit of their id, so that two who change at once seldom wait for one another.
create table people_counts (
  shard int primary key,
  -- Verified and not closed.
  players int not null,
  -- Of those, whom everybody may find: adults, as far as is known, who are not suspended.
  findable int not null
);

-- Of wins, by sport: as many as matches that somebody won. Who writes results of a sport holds its row.
create table win_counts (
  sport_id uuid primary key references sports,
  wins bigint not null
);
