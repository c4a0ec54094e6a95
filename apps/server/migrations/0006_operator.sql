-- What people write to the operator, and what the operator does.

create table contact_messages (
  id uuid primary key,
  created_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  reason text not null check (reason in ('request sports', 'Feedback Ideas', 'Dispute', 'Other')),
  message text not null,
  -- Who was signed in, where anybody was.
  sender_id uuid references users on delete set null,
  challenge_id uuid references challenges on delete set null,
  tournament_id uuid,
  -- The player it is about.
  player_id uuid references users on delete set null
);
create index contact_messages_time_index on contact_messages (created_at desc, id);
create index contact_messages_challenge_index on contact_messages (challenge_id) where challenge_id is not null;
create index contact_messages_player_index on contact_messages (player_id) where player_id is not null;

-- Append-only: each act of the operator, written in the transaction of what it did.
create table operator_acts (
  id uuid primary key,
  acted_at timestamptz not null,
  -- The user of the operating system who ran the command.
  who text not null,
  act text not null,
  -- What it was done to: the id of a player or a challenge, the name of a file.
  subject text not null,
  details jsonb not null,
  why text not null
);
create index operator_acts_time_index on operator_acts (acted_at desc, id);
