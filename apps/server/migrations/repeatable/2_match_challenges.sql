-- Open challenges that still look for an opponent, of an issuer whom others may find: `match_challenges`. Their ranks are
-- moved with those in match_players.

-- The one definition of what stands in the table; ages as in match_players.
create or replace view match_challenge_rows as
  select c.id as challenge_id, c.issuer_id, c.sport_id, cell_of(c.lat, c.lon) as cell,
    cosd(c.lat) * cosd(c.lon) as ux, cosd(c.lat) * sind(c.lon) as uy, sind(c.lat) as uz,
    lower(c.city) as city, lower(c.state) as state, c.start_at, (c.start_at at time zone c.timezone)::date as day, c.ranked,
    shown_rank(p.mean) as rank, coalesce(u.age, 0) as age, u.gender_id
  from challenges c
  join users u on u.id = c.issuer_id
  left join player_sports p on p.user_id = c.issuer_id and p.sport_id = c.sport_id
  where c.open and c.status = '1' and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
    and coalesce(u.age >= 18, true);

create or replace function keep_match_challenge(challenge uuid) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from match_challenges where challenge_id = challenge;
  insert into match_challenges (challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked,
    rank, age, gender_id)
  select challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked, rank, age, gender_id
  from match_challenge_rows where challenge_id = challenge;
end
$$;

create or replace function challenges_match() returns trigger language plpgsql as $$
begin
  perform keep_match_challenge(new.id);
  return null;
end
$$;
create or replace trigger challenges_match_new after insert on challenges
  for each row when (new.open) execute function challenges_match();
create or replace trigger challenges_match_changed after update on challenges
  for each row when (new.open and (old.status = '1' or new.status = '1')) execute function challenges_match();

-- The one definition of what the tiles know, and of what is known of each point.
create or replace view challenge_tile_rows as
  select tile, sport_id, count(*)::int as challenges from match_challenges group by 1, 2;
create or replace view challenge_point_rows as
  select cell, ux, uy, uz, count(*)::int as challenges from match_challenges group by 1, 2, 3, 4;

create or replace function match_challenges_counted() returns trigger language plpgsql as $$
begin
  insert into challenge_tiles as t (tile, sport_id, challenges)
  select tile, sport_id, case when tg_op = 'DELETE' then -count(*) else count(*) end
  from changed group by tile, sport_id order by tile, sport_id
  on conflict (tile, sport_id) do update set challenges = t.challenges + excluded.challenges;
  insert into challenge_points as p (cell, ux, uy, uz, challenges)
  select cell, ux, uy, uz, case when tg_op = 'DELETE' then -count(*) else count(*) end
  from changed group by cell, ux, uy, uz order by cell, ux, uy, uz
  on conflict (cell, ux, uy, uz) do update set challenges = p.challenges + excluded.challenges;
  return null;
end
$$;
-- The rows are written anew where one of them moves, never changed.
create or replace trigger match_challenges_counted_in after insert on match_challenges
  referencing new table as changed for each statement execute function match_challenges_counted();
create or replace trigger match_challenges_counted_out after delete on match_challenges
  referencing old table as changed for each statement execute function match_challenges_counted();

insert into fills (name) select '1_challenge_tiles'
where not exists (select from challenge_tiles)
on conflict do nothing;
insert into fills (name) select unnest(array['1_challenge_points', '2_challenge_points_left'])
where not exists (select from challenge_points)
on conflict do nothing;
