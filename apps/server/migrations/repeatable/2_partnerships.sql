-- How pairs have done together: `partnerships`. Triggers, since a node of the version before writes results, too.

-- The sides of two players in matches of two sides, and how each ended for them.
create or replace view partnership_results as
  select r.id as result_id, r.sport_id, least(p.one, p.other) as low_id, greatest(p.one, p.other) as high_id,
    (p.place is not distinct from 1 and p.against is distinct from 1)::int as wins,
    (p.place is not distinct from 1 and p.against is not distinct from 1)::int as draws,
    (p.place is distinct from 1)::int as losses, r.seq
  from results r
  cross join lateral (
    select (s.players ->> 0)::uuid as one, (s.players ->> 1)::uuid as other,
      r.positions[s.n::int] as place, r.positions[3 - s.n::int] as against
    from jsonb_array_elements(r.sides) with ordinality s (players, n)
    where jsonb_array_length(s.players) = 2
  ) p
  where r.voids is null and jsonb_array_length(r.sides) = 2
    and 2 in (jsonb_array_length(r.sides -> 0), jsonb_array_length(r.sides -> 1));

-- What each entry of the log changes: one that voids another takes back what that one gave.
create or replace view partnership_changes as
  select p.seq, p.sport_id, p.low_id, p.high_id, p.wins, p.draws, p.losses from partnership_results p
  union all
  select c.seq, p.sport_id, p.low_id, p.high_id, -p.wins, -p.draws, -p.losses
  from results c join partnership_results p on p.result_id = c.voids where c.voids is not null;

-- The one definition of what stands in the table.
create or replace view partnership_rows as
  select t.sport_id, t.low_id, t.high_id, t.wins, t.draws, t.losses,
    case when a.listed then a.mean end as low_mean, case when b.listed then b.mean end as high_mean,
    a.numbered as low_numbered, b.numbered as high_numbered
  from (
    select p.sport_id, p.low_id, p.high_id, sum(p.wins)::int as wins, sum(p.draws)::int as draws,
      sum(p.losses)::int as losses
    from partnership_results p
    where not exists (select from results c where c.voids = p.result_id)
    group by p.sport_id, p.low_id, p.high_id
  ) t
  join player_sports a on a.user_id = t.low_id and a.sport_id = t.sport_id
  join player_sports b on b.user_id = t.high_id and b.sport_id = t.sport_id;

create or replace function results_partnerships() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  -- An account that is suspended meanwhile leaves the boards before this looks, or finds the row that this writes.
  perform from player_sports s
  where s.sport_id = new.sport_id and s.user_id in (
    select unnest(array[p.low_id, p.high_id]) from partnership_changes p where p.seq = new.seq)
  order by s.user_id for no key update;
  insert into partnerships as t (sport_id, low_id, high_id, wins, draws, losses, low_mean, high_mean, low_numbered,
    high_numbered)
  select p.sport_id, p.low_id, p.high_id, p.wins, p.draws, p.losses, case when a.listed then a.mean end,
    case when b.listed then b.mean end, a.numbered, b.numbered
  from partnership_changes p
  join player_sports a on a.user_id = p.low_id and a.sport_id = p.sport_id
  join player_sports b on b.user_id = p.high_id and b.sport_id = p.sport_id
  where p.seq = new.seq
  on conflict (low_id, sport_id, high_id) do update
    set wins = t.wins + excluded.wins, draws = t.draws + excluded.draws, losses = t.losses + excluded.losses;
  return null;
end
$$;
create or replace trigger results_partnerships after insert on results for each row
  when (new.voids is not null or jsonb_array_length(new.sides -> 0) = 2 or jsonb_array_length(new.sides -> 1) = 2)
  execute function results_partnerships();

create or replace function player_sports_partnerships() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  moved uuid[];
  moved_in uuid[];
  means double precision[];
  numbers boolean[];
begin
  select array_agg(n.user_id), array_agg(n.sport_id), array_agg(case when n.listed then n.mean end),
    array_agg(n.numbered)
  into moved, moved_in, means, numbers
  from now_rows n join was_rows w using (user_id, sport_id)
  where (w.listed, w.mean, w.numbered) is distinct from (n.listed, n.mean, n.numbered);
  if moved is null then
    return null;
  end if;
  update partnerships t set low_mean = c.mean, low_numbered = c.numbered
  from unnest(moved, moved_in, means, numbers) as c (user_id, sport_id, mean, numbered)
  where t.low_id = c.user_id and t.sport_id = c.sport_id;
  update partnerships t set high_mean = c.mean, high_numbered = c.numbered
  from unnest(moved, moved_in, means, numbers) as c (user_id, sport_id, mean, numbered)
  where t.high_id = c.user_id and t.sport_id = c.sport_id;
  return null;
end
$$;
create or replace trigger player_sports_partnerships after update on player_sports
  referencing old table as was_rows new table as now_rows
  for each statement execute function player_sports_partnerships();

insert into fills (name, until) select '1_partnerships', (select coalesce(max(seq), 0) from results)
where not exists (select from partnerships)
on conflict do nothing;
