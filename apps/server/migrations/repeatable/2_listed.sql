-- Who stands on leaderboards and is found: `player_sports.listed`. Triggers, since many features change what decides it
-- (verifying, suspending, closing an account, an age, a sport switched off), and a position is only right while all of
-- them are counted.

create or replace function is_listed(player uuid, active boolean) returns boolean language sql stable as $$
  select active and exists (
    select from users u
    where u.id = player and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
      and coalesce(u.age >= 18, true))
$$;

create or replace function player_sports_set_listed() returns trigger language plpgsql as $$
begin
  new.listed := is_listed(new.user_id, new.active);
  return new;
end
$$;
create or replace trigger player_sports_listed before insert or update of active, listed on player_sports
  for each row execute function player_sports_set_listed();

create or replace function users_set_listed() returns trigger language plpgsql as $$
begin
  update player_sports set listed = is_listed(user_id, active)
  where user_id = new.id and listed <> is_listed(user_id, active);
  return null;
end
$$;
create or replace trigger users_listed after update of verified_at, deleted_at, suspended_at, age on users
  for each row execute function users_set_listed();
