-- The feed of friends' results. It is read from the matches of friends when somebody asks; nothing is written for it.

-- Whether the player's results are in the feeds of friends.
alter table users add column in_feeds boolean not null default true;

-- Players who applaud a result.
create table kudos (
  challenge_id uuid not null references challenges on delete cascade,
  user_id uuid not null references users on delete cascade,
  given_at timestamptz not null,
  primary key (challenge_id, user_id)
);
create index kudos_user_index on kudos (user_id, given_at);
