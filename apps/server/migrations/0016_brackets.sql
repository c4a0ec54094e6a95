-- Brackets of tournaments. Who stands where is the bracket engine's; what players report of a match stands beside it.

create table brackets (
  tournament_id uuid primary key references tournaments on delete cascade,
  -- What the engine was told when it was drawn.
  settings jsonb not null,
  drawn_at timestamptz not null,
  -- The next moment at which silence confirms a report.
  due_at timestamptz
);
create index brackets_due_index on brackets (due_at) where due_at is not null;

create table bracket_players (
  tournament_id uuid not null references brackets on delete cascade,
  -- 1 is the highest rank when it was drawn.
  seed int not null check (seed >= 1),
  user_id uuid not null references users,
  -- As it was shown then.
  rank int not null,
  withdrawn boolean not null,
  primary key (tournament_id, seed),
  unique (tournament_id, user_id)
);
create index bracket_players_user_index on bracket_players (user_id, tournament_id);

create table bracket_matches (
  tournament_id uuid not null references brackets on delete cascade,
  -- Counted from 0 within the bracket; so are the engine's own numbers, from 1.
  id int not null,
  group_number int not null,
  round int not null,
  number int not null,
  status int not null,
  opponent1 jsonb,
  opponent2 jsonb,
  score1 int check (score1 >= 0),
  score2 int check (score2 >= 0),
  -- Seeds.
  reported_by int,
  reported_winner int,
  reported_at timestamptz,
  disputed boolean not null,
  decided_by text check (decided_by in ('players', 'silence', 'organizer', 'walkover')),
  decided_at timestamptz,
  primary key (tournament_id, id),
  constraint bracket_matches_score check ((score1 is null) = (score2 is null)),
  constraint bracket_matches_report check ((reported_by is null) = (reported_winner is null)
    and (reported_by is null) = (reported_at is null)),
  constraint bracket_matches_decision check ((decided_by is null) = (decided_at is null))
);
