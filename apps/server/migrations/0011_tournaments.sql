-- Tournaments. `due_at` is the next moment at which time itself does something: a status, or placings that settle.

create table tournaments (
  id uuid primary key,
  organizer_id uuid not null references users,
  sport_id uuid not null references sports,
  title text not null,
  ranked boolean not null,
  open boolean not null,
  status text not null check (status in ('Upcoming', 'Reporting', 'Complete', 'Dismissed', 'Cancelled')),
  becomes text check (becomes in ('Reporting', 'Complete', 'Dismissed')),
  becomes_at timestamptz,
  due_at timestamptz,
  start_at timestamptz not null,
  end_at timestamptz not null,
  slots int not null,
  -- How many have accepted: the rules count the places, and the database holds them to it.
  accepted int not null,
  -- The rank window, both ends included: centre − spread … centre + spread.
  centre int not null,
  spread int not null,
  format text not null check (format in ('none', 'single_elimination', 'double_elimination', 'round_robin')),
  drawn boolean not null,
  undecided int not null,
  -- Credits that the organizer paid and has not been given back.
  paid int not null check (paid >= 0),
  reported_at timestamptz,
  settles_at timestamptz,
  held_at timestamptz,
  held_by uuid references users,
  ended text check (ended in ('reported', 'operator', 'cancelled', 'too_few', 'unreported', 'void')),
  ended_at timestamptz,
  city text not null,
  state text not null,
  zip text not null,
  venue text not null,
  timezone text not null,
  lat double precision not null,
  lon double precision not null,
  message text not null,
  rules text not null,
  -- Somebody else has changed it since the organizer looked.
  organizer_unseen boolean not null,
  -- Grows with every change of the terms: calendars follow the highest.
  sequence int not null,
  created_at timestamptz not null,
  constraint tournaments_slots check (slots >= 1 and accepted between 0 and slots),
  constraint tournaments_hold check ((held_at is null) = (held_by is null)),
  constraint tournaments_end check ((ended is null) = (ended_at is null))
) with (fillfactor = 80);
create index tournaments_due_index on tournaments (due_at) where due_at is not null;
create index tournaments_organizer_index on tournaments (organizer_id, start_at desc, id);

create table tournament_players (
  tournament_id uuid not null references tournaments on delete cascade,
  user_id uuid not null references users,
  -- '1' Pending, '2' Accepted, '3' Dismissed, '4' Complete.
  state text not null check (state in ('1', '2', '3', '4')),
  asked_by text not null check (asked_by in ('organizer', 'self')),
  position int check (position >= 1),
  -- A copy of the tournament's, so that a player's lists are one index read.
  start_at timestamptz not null,
  unseen boolean not null,
  added_at timestamptz not null,
  primary key (tournament_id, user_id)
) with (fillfactor = 80);
create index tournament_players_lists on tournament_players (user_id, start_at desc, tournament_id) include (state, unseen);
create unique index tournament_players_position on tournament_players (tournament_id, position) where position is not null;

create table tournament_notes (
  id uuid primary key,
  tournament_id uuid not null references tournaments on delete cascade,
  user_id uuid not null references users,
  message text not null,
  created_at timestamptz not null
);
create index tournament_notes_index on tournament_notes (tournament_id, created_at desc, id);

-- The stars of a report, hidden until the result is final.
create table tournament_ratings (
  tournament_id uuid not null references tournaments on delete cascade,
  rater_id uuid not null references users,
  rated_id uuid not null references users,
  stars int not null check (stars between 1 and 5),
  primary key (tournament_id, rater_id, rated_id)
);

-- What the search looks at, narrow, for tournaments that may still be joined and whose organizer others may find.
create table tournament_finds (
  tournament_id uuid primary key references tournaments on delete cascade,
  organizer_id uuid not null references users on delete cascade,
  sport_id uuid not null references sports,
  cell int not null,
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  -- Lower-cased, as the organizer wrote them.
  city text not null,
  state text not null,
  start_at timestamptz not null,
  -- The day of the start, at the venue.
  day date not null,
  rate_from int not null,
  rate_to int not null
);
create index tournament_finds_near_index on tournament_finds (cell, start_at)
  include (tournament_id, organizer_id, sport_id, day, rate_from, rate_to, ux, uy, uz, city, state);
create index tournament_finds_start_index on tournament_finds (start_at)
  include (tournament_id, organizer_id, sport_id, day, rate_from, rate_to, ux, uy, uz, city, state);
create index tournament_finds_organizer_index on tournament_finds (organizer_id);

-- The one definition of what stands in it.
create view tournament_find_rows as
  select t.id as tournament_id, t.organizer_id, t.sport_id, cell_of(t.lat, t.lon) as cell,
    cosd(t.lat) * cosd(t.lon) as ux, cosd(t.lat) * sind(t.lon) as uy, sind(t.lat) as uz,
    lower(t.city) as city, lower(t.state) as state, t.start_at, (t.start_at at time zone t.timezone)::date as day,
    t.centre - t.spread as rate_from, t.centre + t.spread as rate_to
  from tournaments t join users u on u.id = t.organizer_id
  where t.status = 'Upcoming' and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
    and coalesce(u.age >= 18, true);

-- A trigger, since the organizer's account decides too.
create function keep_tournament_find(tournament uuid) returns void language sql as $$
  delete from tournament_finds where tournament_id = tournament;
  insert into tournament_finds (tournament_id, organizer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day,
    rate_from, rate_to)
  select tournament_id, organizer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, rate_from, rate_to
  from tournament_find_rows where tournament_id = tournament
$$;

create function tournaments_find() returns trigger language plpgsql as $$
begin
  perform keep_tournament_find(new.id);
  return null;
end
$$;
create trigger tournaments_find_new after insert on tournaments
  for each row execute function tournaments_find();
create trigger tournaments_find_changed after update on tournaments
  for each row when ((old.status, old.start_at, old.sport_id, old.centre, old.spread, old.lat, old.lon, old.city, old.state)
    is distinct from (new.status, new.start_at, new.sport_id, new.centre, new.spread, new.lat, new.lon, new.city, new.state))
  execute function tournaments_find();

create function users_tournament_finds() returns trigger language plpgsql as $$
begin
  perform keep_tournament_find(t.id) from tournaments t where t.organizer_id = new.id and t.status = 'Upcoming';
  return null;
end
$$;
create trigger users_tournament_finds after update of verified_at, deleted_at, suspended_at, age on users
  for each row execute function users_tournament_finds();
