-- How many players of a sport live in each town: `town_sports`, from the rows of `match_players`.

-- The one definition of what stands in the table. The point is the town's: that of a player, who lives there, may differ
-- from it in the last of its digits.
create or replace view town_sport_rows as
  select m.town_id, m.sport_id, t.cell, t.ux, t.uy, t.uz, m.players
  from (select town_id, sport_id, count(*)::int as players from match_players where town_id is not null group by 1, 2) m
  join towns t on t.id = m.town_id;

create or replace function match_players_settled() returns trigger language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  insert into town_sports as s (town_id, sport_id, cell, ux, uy, uz, players)
  select c.town_id, c.sport_id, t.cell, t.ux, t.uy, t.uz, case when tg_op = 'DELETE' then -c.players else c.players end
  from (select town_id, sport_id, count(*)::int as players from changed where town_id is not null group by 1, 2) c
  cross join lateral (select cell, ux, uy, uz from towns where id = c.town_id offset 0) t
  order by c.town_id, c.sport_id
  on conflict (town_id, sport_id) do update set players = s.players + excluded.players;
  return null;
end
$$;
create or replace trigger match_players_settled_in after insert on match_players
  referencing new table as changed for each statement execute function match_players_settled();
create or replace trigger match_players_settled_out after delete on match_players
  referencing old table as changed for each statement execute function match_players_settled();

-- Row by row, since a result changes rows and moves nobody: such a row costs a comparison. The towns are taken in their
-- order, as two players need it who move to each other's.
create or replace function match_player_moved() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into town_sports as s (town_id, sport_id, cell, ux, uy, uz, players)
  select t.id, new.sport_id, t.cell, t.ux, t.uy, t.uz, case when t.id = new.town_id then 1 else -1 end
  from towns t where t.id in (old.town_id, new.town_id) order by t.id
  on conflict (town_id, sport_id) do update set players = s.players + excluded.players;
  return null;
end
$$;
create or replace trigger match_players_settled_moved after update of town_id on match_players
  for each row when (old.town_id is distinct from new.town_id) execute function match_player_moved();

insert into fills (name) select '1_town_sports'
where not exists (select from town_sports)
on conflict do nothing;
