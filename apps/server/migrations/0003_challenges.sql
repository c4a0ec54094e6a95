-- Challenges. `due_at` is the next moment at which time itself does something: a status, a reminder.

create table challenges (
  id uuid primary key,
  issuer_id uuid not null references users,
  sport_id uuid not null references sports,
  open boolean not null,
  ranked boolean not null,
  status text not null check (status in ('1', '2', '3', '4', '5', '6')),
  becomes text check (becomes in ('1', '2', '3', '4', '5', '6')),
  becomes_at timestamptz,
  due_at timestamptz,
  start_at timestamptz not null,
  pending_since timestamptz not null,
  -- Credits that the issuer paid and has not been given back.
  paid int not null check (paid >= 0),
  disputed_at timestamptz,
  disputed_by uuid references users,
  reminders_sent int not null,
  winner_id uuid references users,
  ended text,
  ended_at timestamptz,
  city text not null,
  state text not null,
  zip text not null,
  venue text not null,
  timezone text not null,
  lat double precision not null,
  lon double precision not null,
  rules text not null,
  created_at timestamptz not null,
  constraint challenges_dispute check ((disputed_at is null) = (disputed_by is null)),
  constraint challenges_end check ((ended is null) = (ended_at is null)),
  constraint challenges_winner check ((status = '4') = (winner_id is not null))
) with (fillfactor = 80);
create index challenges_due_index on challenges (due_at) where due_at is not null;
create index challenges_issuer_index on challenges (issuer_id, created_at);

create table challenge_players (
  challenge_id uuid not null references challenges on delete cascade,
  user_id uuid not null references users,
  -- The issuer is 0, the others follow in the order in which they came.
  place int not null,
  role text not null check (role in ('issuer', 'recipient', 'joined')),
  state text not null check (state in ('pending', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  -- A copy of the challenge's, so that a player's lists are one index read.
  status text not null,
  start_at timestamptz not null,
  message text not null,
  reported_winner_id uuid references users,
  reported_at timestamptz,
  not_played_at timestamptz,
  -- Somebody else has changed it since this player looked.
  unseen boolean not null,
  primary key (challenge_id, user_id),
  constraint challenge_players_report check ((reported_winner_id is null) = (reported_at is null))
) with (fillfactor = 80);
create unique index challenge_players_place on challenge_players (challenge_id, place);
create index challenge_players_lists on challenge_players (user_id, status, start_at desc, challenge_id);

-- The stars of a match report, hidden until the result is final.
create table challenge_ratings (
  challenge_id uuid not null references challenges on delete cascade,
  rater_id uuid not null references users,
  rated_id uuid not null references users,
  stars int not null check (stars between 1 and 5),
  primary key (challenge_id, rater_id, rated_id)
);

-- One current score per rater and rated player: the newest final one.
create table star_ratings (
  rated_id uuid not null references users,
  rater_id uuid not null references users,
  stars int not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (rated_id, rater_id)
);

-- Disputes that ended void: the third within 90 days bars from ranked play.
create table dispute_strikes (
  challenge_id uuid primary key references challenges on delete cascade,
  user_id uuid not null references users,
  struck_at timestamptz not null
);
create index dispute_strikes_user_index on dispute_strikes (user_id, struck_at);

-- A pair once, the lower id first.
create table friendships (
  low_id uuid not null references users on delete cascade,
  high_id uuid not null references users on delete cascade,
  asked_by uuid not null,
  asked_at timestamptz not null,
  accepted_at timestamptz,
  primary key (low_id, high_id),
  check (low_id < high_id),
  check (asked_by in (low_id, high_id))
);
create index friendships_high_index on friendships (high_id);

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index blocks_blocked_index on blocks (blocked_id);
