-- Talk: a thread for each challenge, tournament, event and team.

create table talk_threads (
  -- The thing that it is about.
  thing_id uuid primary key,
  kind text not null check (kind in ('challenge', 'tournament', 'event', 'team')),
  -- The number of the last message.
  last int not null,
  -- The number of the message that the organizer keeps on top.
  pinned int,
  -- When the job looks whether the thing ended long enough ago.
  look_at timestamptz not null
);
create index talk_threads_look_index on talk_threads (look_at);

create table talk_messages (
  thing_id uuid not null references talk_threads on delete cascade,
  -- From 1: pages and what is read are told by it.
  number int not null,
  author_id uuid not null references users on delete cascade,
  text text not null,
  created_at timestamptz not null,
  primary key (thing_id, number)
);
create index talk_messages_author_index on talk_messages (author_id, created_at);

-- Players who have written, read or muted; authors keep their row when they leave the thing.
create table talk_people (
  thing_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- The number up to which the player has read.
  read int not null default 0,
  muted boolean not null default false,
  primary key (thing_id, user_id)
);
create index talk_people_user_index on talk_people (user_id);

create table talk_reports (
  id uuid primary key,
  thing_id uuid not null,
  number int not null,
  reporter_id uuid not null references users on delete cascade,
  why text not null,
  created_at timestamptz not null,
  -- When an operator has dealt with it.
  closed_at timestamptz,
  constraint talk_reports_once_key unique (thing_id, number, reporter_id),
  constraint talk_reports_message_fkey foreign key (thing_id, number) references talk_messages on delete cascade
);
create index talk_reports_reporter_index on talk_reports (reporter_id);
create index talk_reports_open_index on talk_reports (created_at) where closed_at is null;
