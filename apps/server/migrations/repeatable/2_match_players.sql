-- The players whom the match search and filtered leaderboards read: `match_players`. Triggers, since many features
-- change what decides who is found, and where.

-- The one definition of what stands in the table. A player without an age is neither adult nor minor to a filter and
-- has 0 here, which a filter of all ages reaches and no other does.
create or replace view match_player_rows as
  select p.user_id, p.sport_id, coalesce(h.cell, -1) as cell, h.ux, h.uy, h.uz, h.state,
    coalesce(p.mean, s.anchor - 50 + (get_byte(uuid_send(p.user_id), 14) * 256 + get_byte(uuid_send(p.user_id), 15))
      / 655.36) as spot,
    shown_rank(p.mean) as rank, coalesce(u.age, 0) as age, u.gender_id,
    t.id as town_id, u.age as told_age, p.mean, p.variance, p.numbered,
    shown_rank(p.mean) - shown_rank(b.week_mean) as gained_week,
    shown_rank(p.mean) - shown_rank(b.month_mean) as gained_month,
    shown_rank(p.mean) - shown_rank(b.year_mean) as gained_year,
    shown_rank(b.highest_mean) as highest, f.form
  from player_sports p
  join users u on u.id = p.user_id
  join sports s on s.id = p.sport_id
  left join player_places h on h.user_id = p.user_id
  left join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  left join rank_bases b on b.user_id = p.user_id and b.sport_id = p.sport_id
  left join rank_forms f on f.user_id = p.user_id and f.sport_id = p.sport_id
  where p.listed;

-- What stands there of these players, each in a sport, is made what it is to be: a row changes where something in it
-- does. In plpgsql, which keeps its plans: planning took most of the time of a change, and for lists it plans each time
-- anew unless it is told not to. Without sequential scans, since a plan that is made while a table is empty is kept while
-- it fills.
create or replace function keep_match_rows(players uuid[], sports uuid[]) returns void language plpgsql
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  -- Where another transaction is writing one of them, since the same player has moved or has another rank, it is waited
  -- for: the statements below then read what it wrote, instead of writing over it what stood there before.
  perform from match_players m join unnest(players, sports) as c (user_id, sport_id) using (user_id, sport_id)
  order by m.user_id, m.sport_id for no key update of m;
  delete from match_players m using unnest(players, sports) as c (user_id, sport_id)
  where m.user_id = c.user_id and m.sport_id = c.sport_id and not exists (
    select from player_sports p where p.user_id = c.user_id and p.sport_id = c.sport_id and p.listed);
  insert into match_players as m (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id, town_id,
    told_age, mean, variance, numbered, gained_week, gained_month, gained_year, highest, form)
  select r.user_id, r.sport_id, r.cell, r.ux, r.uy, r.uz, r.state, r.spot, r.rank, r.age, r.gender_id, r.town_id,
    r.told_age, r.mean, r.variance, r.numbered, r.gained_week, r.gained_month, r.gained_year, r.highest, r.form
  from unnest(players, sports) as c (user_id, sport_id)
  cross join lateral (
    select v.user_id, v.sport_id, v.cell, v.ux, v.uy, v.uz, v.state, v.spot, v.rank, v.age, v.gender_id, v.town_id,
      v.told_age, v.mean, v.variance, v.numbered, v.gained_week, v.gained_month, v.gained_year, v.highest, v.form
    from match_player_rows v where v.user_id = c.user_id and v.sport_id = c.sport_id offset 0
  ) r
  on conflict (user_id, sport_id) do update
    set cell = excluded.cell, ux = excluded.ux, uy = excluded.uy, uz = excluded.uz, state = excluded.state,
      spot = excluded.spot, rank = excluded.rank, age = excluded.age, gender_id = excluded.gender_id,
      town_id = excluded.town_id, told_age = excluded.told_age, mean = excluded.mean, variance = excluded.variance,
      numbered = excluded.numbered, gained_week = excluded.gained_week, gained_month = excluded.gained_month,
      gained_year = excluded.gained_year, highest = excluded.highest, form = excluded.form
    where (m.cell, m.ux, m.uy, m.uz, m.state, m.spot, m.rank, m.age, m.gender_id, m.town_id, m.told_age, m.mean,
      m.variance, m.numbered, m.gained_week, m.gained_month, m.gained_year, m.highest, m.form) is distinct from (excluded.cell,
      excluded.ux, excluded.uy, excluded.uz, excluded.state, excluded.spot, excluded.rank, excluded.age,
      excluded.gender_id, excluded.town_id, excluded.told_age, excluded.mean, excluded.variance, excluded.numbered,
      excluded.gained_week, excluded.gained_month, excluded.gained_year, excluded.highest, excluded.form);
end
$$;

create or replace function keep_match_player(player uuid, sport uuid) returns void language plpgsql as $$
begin
  perform keep_match_rows(array[player], array[sport]);
end
$$;

create or replace function keep_match_players(player uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  perform keep_match_rows(array_agg(player), array_agg(sport_id)) from player_sports where user_id = player;
end
$$;

create or replace function player_sports_match() returns trigger language plpgsql as $$
declare
  changed player_sports := coalesce(new, old);
begin
  perform keep_match_player(changed.user_id, changed.sport_id);
  if tg_op = 'UPDATE' and new.mean is distinct from old.mean then
    update match_challenges set rank = shown_rank(new.mean)
    where issuer_id = changed.user_id and sport_id = changed.sport_id;
  end if;
  return null;
end
$$;
create or replace trigger player_sports_match_out after delete on player_sports
  for each row execute function player_sports_match();

-- A tournament moves the ranks of all its players in one statement: what follows from that is written in one, too.
create or replace function player_sports_match_moved() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  moved uuid[];
  moved_in uuid[];
begin
  select array_agg(n.user_id), array_agg(n.sport_id) into moved, moved_in
  from now_rows n join was_rows w using (user_id, sport_id)
  where (w.listed, w.mean, w.variance, w.numbered) is distinct from (n.listed, n.mean, n.variance, n.numbered);
  if moved is null then
    return null;
  end if;
  perform keep_match_rows(moved, moved_in);
  update match_challenges m set rank = shown_rank(n.mean)
  from now_rows n
  where m.issuer_id = n.user_id and m.sport_id = n.sport_id and m.rank is distinct from shown_rank(n.mean);
  return null;
end
$$;
create or replace trigger player_sports_match_moved after update on player_sports
  referencing old table as was_rows new table as now_rows
  for each statement execute function player_sports_match_moved();

-- The same where players begin sports.
create or replace function player_sports_match_new() returns trigger language plpgsql as $$
begin
  perform keep_match_rows(array_agg(user_id), array_agg(sport_id)) from now_rows;
  return null;
end
$$;
create or replace trigger player_sports_match_in after insert on player_sports
  referencing new table as now_rows for each statement execute function player_sports_match_new();

-- By its name the trigger runs before player_places_near, which would make the town.
create or replace function player_places_match() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into towns (city, state, lat, lon, ux, uy, uz, cell)
  select city, state, lat, lon, ux, uy, uz, cell from player_places where user_id = coalesce(new.user_id, old.user_id)
  on conflict do nothing;
  perform keep_match_players(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create or replace trigger player_places_match after insert or update or delete on player_places
  for each row execute function player_places_match();
