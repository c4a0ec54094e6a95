-- Where a player is signed in, what happened to the account, and which sessions have ended, for streams on other nodes.

alter table sessions
  -- A short name such as 'Chrome on Android'; null: opened before names were kept.
  add column device text;

-- A device somebody has signed in on. What names it is a hash for this account alone: it ties no two accounts together.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_age_index on known_devices (last_at);

create table security_events (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- Wrong passwords are gathered: so many of them until `at`.
  times int not null default 1,
  device text,
  -- Two bytes of a hash for this account: enough to tell its networks apart, too few to find one by.
  network bytea,
  session_id uuid
);
create index security_events_user_index on security_events (user_id, at desc, id desc);
create index security_events_age_index on security_events (at);

-- Whatever ends a session, streams of it on any node are to end: nodes read this beside the versions of players.
create table ended_sessions (
  seq bigint primary key,
  session_id uuid not null
);
create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  insert into ended_sessions (seq, session_id) select nextval('player_version_seq'), id from gone;
  return null;
end
$$;
create trigger tell_ended_sessions after delete on sessions
  referencing old table as gone for each statement execute function tell_ended_sessions();
