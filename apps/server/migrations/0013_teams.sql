-- Teams: who owns them, who plays in them, and who is asked to.

create table teams (
  id uuid primary key,
  owner_id uuid not null references users,
  name text not null,
  -- Folded, for searching and ordering.
  name_key text not null,
  location text not null,
  gender text not null check (gender in ('Male', 'Female', 'Mix')),
  sport_id uuid not null references sports,
  -- False while the team rests: then only its players see it.
  active boolean not null,
  created_at timestamptz not null
);
create index teams_owner_index on teams (owner_id);
create index teams_name_index on teams (name_key collate "C", id);

create table team_players (
  team_id uuid not null references teams on delete cascade,
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  -- Null while the player is asked and has not accepted.
  accepted_at timestamptz,
  -- False while the owner has set the player aside.
  active boolean not null,
  primary key (team_id, user_id)
);
create index team_players_user_index on team_players (user_id);
