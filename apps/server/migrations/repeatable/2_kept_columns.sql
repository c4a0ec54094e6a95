-- What a row says of itself, whoever writes it.

-- `challenges.sequence`: how often what a calendar shows of a challenge has changed.
create or replace function count_challenge_sequence() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$$;
create or replace trigger challenges_sequence before update on challenges for each row
  when ((old.status, old.start_at, old.sport_id, old.venue, old.city, old.state, old.zip)
    is distinct from (new.status, new.start_at, new.sport_id, new.venue, new.city, new.state, new.zip))
  execute function count_challenge_sequence();

-- `remind_at`: the next moment to remind those who attend, at first 24 hours before the start.
create or replace function plan_reminder() returns trigger language plpgsql as $$
begin
  new.remind_at := new.start_at - interval '24 hours';
  return new;
end
$$;
create or replace trigger challenges_remind_new before insert on challenges for each row execute function plan_reminder();
create or replace trigger challenges_remind_moved before update of start_at on challenges for each row
  when (old.start_at is distinct from new.start_at) execute function plan_reminder();
create or replace trigger tournaments_remind_new before insert on tournaments for each row execute function plan_reminder();
create or replace trigger tournaments_remind_moved before update of start_at on tournaments for each row
  when (old.start_at is distinct from new.start_at) execute function plan_reminder();
create or replace trigger events_remind_new before insert on events for each row execute function plan_reminder();
create or replace trigger events_remind_moved before update of start_at on events for each row
  when (old.start_at is distinct from new.start_at) execute function plan_reminder();

-- `users.ever_adult`: an age is written by players, by time, by operators, and by nodes of the version before.
create or replace function users_ever_adult() returns trigger language plpgsql as $$
begin
  new.ever_adult := true;
  return new;
end
$$;
create or replace trigger users_ever_adult before insert or update of age on users
  for each row when (new.age >= 18 and not new.ever_adult) execute function users_ever_adult();

-- `calendar_feeds.token_hash`: what a node of an old version writes into the column before is hashed at once and never
-- kept.
create or replace function hash_calendar_token() returns trigger language plpgsql as $$
begin
  if new.token is not null then
    new.token_hash := sha256(convert_to(new.token, 'UTF8'));
    new.token := null;
  end if;
  return new;
end
$$;
create or replace trigger calendar_feeds_hash before insert or update on calendar_feeds
  for each row execute function hash_calendar_token();

-- `ended_sessions`: whatever ends a session, streams of it on any node are to end.
create or replace function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  insert into ended_sessions (seq, session_id) select nextval('player_version_seq'), id from gone;
  return null;
end
$$;
create or replace trigger tell_ended_sessions after delete on sessions
  referencing old table as gone for each statement execute function tell_ended_sessions();
