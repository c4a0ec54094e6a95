-- Events: what somebody organizes, with places and a waiting list.

create table events (
  id uuid primary key,
  organizer_id uuid not null references users,
  title text not null,
  -- Whether players may join without being invited.
  open boolean not null,
  -- Complete is not written: it follows from end_at.
  cancelled boolean not null default false,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- Of the start and the end, at the venue.
  first_day date not null,
  last_day date not null,
  slots int not null check (slots between 1 and 500),
  city text not null,
  state text not null,
  zip text not null,
  venue text not null,
  timezone text not null,
  lat double precision not null,
  lon double precision not null,
  -- Where the search finds it, as in player_places.
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  cell int not null,
  message text not null,
  -- Others changed it since the organizer looked.
  organizer_unseen boolean not null default false,
  -- How often what a calendar shows of it has changed.
  sequence int not null default 0,
  created_at timestamptz not null,
  check (end_at > start_at)
);
create index events_organizer_index on events (organizer_id, start_at);
create index events_near_index on events (cell, end_at) where open and not cancelled;
create index events_end_index on events (end_at) where open and not cancelled;

-- Who was asked or asked. '1' Pending, '2' Accepted, '3' Dismissed; a Pending place that the player asked for waits,
-- and the lowest of the numbers drawn is first.
create table event_places (
  event_id uuid not null references events on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null check (state in ('1', '2', '3')),
  asked_by text not null check (asked_by in ('organizer', 'self')),
  queued int,
  unseen boolean not null,
  joined_at timestamptz not null,
  primary key (event_id, user_id),
  check ((queued is not null) = (state = '1' and asked_by = 'self'))
);
create index event_places_user_index on event_places (user_id);
