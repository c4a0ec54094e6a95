-- What players are told, the choice of their mails, and their calendars.

-- The text is written from name and params when it is read; the actor's name is the one of that moment.
create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  name text not null,
  actor_id uuid references users on delete set null,
  params jsonb not null,
  link text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notices_user_index on notices (user_id, created_at desc, id desc);
create index notices_unread_index on notices (user_id, link) where read_at is null;
create index notices_age_index on notices (created_at);

-- The token stands in every mail of the player and can do one thing: turn a kind of mail off. It is kept as it is,
-- since each mail has to carry it.
create table notice_choices (
  user_id uuid primary key references users on delete cascade,
  token text not null constraint notice_choices_token_key unique,
  mail_off text[] not null default '{}'
);

-- The address is shown again in the settings, so the token is kept as it is.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token text not null constraint calendar_feeds_token_key unique,
  created_at timestamptz not null
);

-- How often what a calendar shows of a challenge has changed: its SEQUENCE.
alter table challenges add column sequence int not null default 0;

-- A trigger, since whoever changes a challenge must not be able to forget it.
create function count_challenge_sequence() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$$;
create trigger challenges_sequence before update on challenges for each row
  when ((old.status, old.start_at, old.sport_id, old.venue, old.city, old.state, old.zip)
    is distinct from (new.status, new.start_at, new.sport_id, new.venue, new.city, new.state, new.zip))
  execute function count_challenge_sequence();
