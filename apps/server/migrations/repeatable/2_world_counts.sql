-- How many players there are, and how many matches were won: `people_counts` and `win_counts`.

-- The one definition of what stands in the table.
create or replace view people_count_rows as
  select get_byte(uuid_send(id), 15) & 15 as shard,
    count(*) filter (where verified_at is not null and deleted_at is null)::int as players,
    count(*) filter (where is_findable(verified_at, deleted_at, suspended_at, age))::int as findable
  from users group by 1;

create or replace function users_counted() returns trigger language plpgsql as $$
declare
  person uuid := case when tg_op = 'DELETE' then old.id else new.id end;
  players int := 0;
  findable int := 0;
begin
  if tg_op <> 'INSERT' then
    players := players - (old.verified_at is not null and old.deleted_at is null)::int;
    findable := findable - is_findable(old.verified_at, old.deleted_at, old.suspended_at, old.age)::int;
  end if;
  if tg_op <> 'DELETE' then
    players := players + (new.verified_at is not null and new.deleted_at is null)::int;
    findable := findable + is_findable(new.verified_at, new.deleted_at, new.suspended_at, new.age)::int;
  end if;
  if players <> 0 or findable <> 0 then
    insert into people_counts as c (shard, players, findable)
    values (get_byte(uuid_send(person), 15) & 15, players, findable)
    on conflict (shard) do update
      set players = c.players + excluded.players, findable = c.findable + excluded.findable;
  end if;
  return null;
end
$$;
create or replace trigger users_counted after insert or delete or update of verified_at, deleted_at, suspended_at, age on users
  for each row execute function users_counted();
insert into fills (name) select '1_people_counts'
where not exists (select from people_counts where players <> 0)
on conflict do nothing;

create or replace view win_count_rows as
  select sport_id, sum(wins)::bigint as wins from player_sports group by sport_id having sum(wins) <> 0;

create or replace function player_sports_wins_moved() returns trigger language plpgsql as $$
begin
  insert into win_counts as c (sport_id, wins)
  select n.sport_id, sum(n.wins - w.wins) from now_rows n join was_rows w using (user_id, sport_id)
  group by n.sport_id having sum(n.wins - w.wins) <> 0 order by n.sport_id
  on conflict (sport_id) do update set wins = c.wins + excluded.wins;
  return null;
end
$$;
create or replace function player_sports_wins_new() returns trigger language plpgsql as $$
begin
  insert into win_counts as c (sport_id, wins)
  select sport_id, sum(wins) from now_rows where wins <> 0 group by sport_id order by sport_id
  on conflict (sport_id) do update set wins = c.wins + excluded.wins;
  return null;
end
$$;
create or replace function player_sports_wins_gone() returns trigger language plpgsql as $$
begin
  update win_counts c set wins = c.wins - w.wins
  from (select sport_id, sum(wins) as wins from was_rows group by sport_id) w where w.sport_id = c.sport_id;
  return null;
end
$$;
create or replace trigger player_sports_wins_moved after update on player_sports
  referencing old table as was_rows new table as now_rows
  for each statement execute function player_sports_wins_moved();
create or replace trigger player_sports_wins_new after insert on player_sports
  referencing new table as now_rows for each statement execute function player_sports_wins_new();
create or replace trigger player_sports_wins_gone after delete on player_sports
  referencing old table as was_rows for each statement execute function player_sports_wins_gone();
insert into fills (name) select '1_win_counts'
where not exists (select from win_counts)
on conflict do nothing;
