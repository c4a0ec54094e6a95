-- contract: versions before give no place to a guest, so that the wider checks of who asked refuse nothing of what they
-- write

-- People without an account who have a place in something by name. A guest stands among the users, without an e-mail and
-- never confirmed, so that places, brackets and results name them as anybody; being there, found and told is for those
-- who are confirmed.
create table guests (
  user_id uuid primary key references users on delete cascade,
  kind text not null check (kind in ('tournament', 'event')),
  thing_id uuid not null,
  -- The organizer who named the guest.
  host_id uuid not null references users on delete cascade,
  -- The code itself is shown once, to the host; null until a link is made.
  code_hash bytea constraint guests_code_key unique,
  named_at timestamptz not null
);
create index guests_host_index on guests (host_id, named_at);
create index guests_thing_index on guests (thing_id);

alter table tournament_players
  drop constraint tournament_players_asked_by_check,
  add constraint tournament_players_asked_by_check check (asked_by in ('organizer', 'self', 'captain', 'guest'));
alter table event_places
  drop constraint event_places_asked_by_check,
  add constraint event_places_asked_by_check check (asked_by in ('organizer', 'self', 'guest'));
