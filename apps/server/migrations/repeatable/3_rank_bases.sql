-- What each player stood at when a period began: `rank_bases`, and what `match_players` says was gained since. And how
-- the last matches went: `rank_forms`. All planned once: for lists they would be planned anew at each result.

-- What rank_bases says of these players, each in a sport, at a moment: the one definition of what stands in it.
create or replace function rank_bases_at(moment timestamptz, players uuid[], sports uuid[])
returns table (user_id uuid, sport_id uuid, week_at timestamptz, week_mean double precision, month_at timestamptz,
  month_mean double precision, year_at timestamptz, year_mean double precision)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select c.user_id, c.sport_id, w.effective_at, w.mean_before, m.effective_at, m.mean_before, y.effective_at,
      y.mean_before
    from (select distinct a.user_id, a.sport_id from unnest(players, sports) as a (user_id, sport_id)) c
    cross join lateral (
      select e.effective_at, e.mean_before from rank_entries e
      where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
        and e.effective_at > moment - interval '8760 hours'
      order by e.effective_at, e.seq limit 1) y
    left join lateral (
      select e.effective_at, e.mean_before from rank_entries e
      where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
        and e.effective_at > moment - interval '720 hours'
      order by e.effective_at, e.seq limit 1) m on true
    left join lateral (
      select e.effective_at, e.mean_before from rank_entries e
      where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
        and e.effective_at > moment - interval '168 hours'
      order by e.effective_at, e.seq limit 1) w on true;
end
$$;

-- The highest at which these players have stood since a moment, each in a sport: the one definition of what
-- `highest_mean` says. Where no match has moved them since, they stand where the last one left them.
create or replace function highest_since(since timestamptz, players uuid[], sports uuid[])
returns table (user_id uuid, sport_id uuid, mean double precision)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select c.user_id, c.sport_id, coalesce(
      (select max(greatest(e.mean_before, e.mean_after)) from rank_entries e
        where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
          and e.effective_at > since),
      (select e.mean_after from rank_entries e
        where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
        order by e.effective_at desc, e.seq desc limit 1))
    from (select distinct a.user_id, a.sport_id from unnest(players, sports) as a (user_id, sport_id)) c;
end
$$;

-- How the last five ranked matches of these players went, each in a sport, the latest last: the one definition of what
-- `rank_forms` says. '' for a player without any.
create or replace function forms_of(players uuid[], sports uuid[])
returns table (user_id uuid, sport_id uuid, form text)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select c.user_id, c.sport_id, coalesce(f.letters, '')
    from (select distinct a.user_id, a.sport_id from unnest(players, sports) as a (user_id, sport_id)) c
    cross join lateral (
      select string_agg(
        case when r.positions[l.side + 1] is distinct from 1 then 'l'
          when cardinality(array_positions(r.positions, 1)) > 1 then 'd' else 'w' end,
        '' order by l.effective_at, l.seq) as letters
      from (
        select e.result_id, e.side, e.effective_at, e.seq from rank_entries e
        where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
        order by e.effective_at desc, e.seq desc limit 5
      ) l join results r on r.id = l.result_id) f;
end
$$;

-- It keeps their forms, too. Call it under the locks of the sports, or an entry that comes meanwhile is missed.
create or replace function keep_rank_bases(moment timestamptz, players uuid[], sports uuid[]) returns void
language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  delete from rank_bases b using unnest(players, sports) as c (user_id, sport_id)
  where b.user_id = c.user_id and b.sport_id = c.sport_id and not exists (
    select from rank_entries e
    where e.user_id = c.user_id and e.sport_id = c.sport_id and e.superseded_in is null
      and e.effective_at > moment - interval '8760 hours');
  insert into rank_bases as b (user_id, sport_id, week_at, week_mean, month_at, month_mean, year_at, year_mean,
    highest_mean)
  select r.user_id, r.sport_id, r.week_at, r.week_mean, r.month_at, r.month_mean, r.year_at, r.year_mean, h.mean
  from rank_bases_at(moment, players, sports) r
  -- A day more than searches look back: the clocks of two nodes may differ.
  left join highest_since(moment - interval '4344 hours', players, sports) h
    on h.user_id = r.user_id and h.sport_id = r.sport_id
  on conflict (user_id, sport_id) do update
    set week_at = excluded.week_at, week_mean = excluded.week_mean, month_at = excluded.month_at,
      month_mean = excluded.month_mean, year_at = excluded.year_at, year_mean = excluded.year_mean,
      highest_mean = excluded.highest_mean
    where (b.week_at, b.week_mean, b.month_at, b.month_mean, b.year_at, b.year_mean, b.highest_mean)
      is distinct from (excluded.week_at, excluded.week_mean, excluded.month_at, excluded.month_mean, excluded.year_at,
        excluded.year_mean, excluded.highest_mean);
  insert into rank_forms as f (user_id, sport_id, form)
  select k.user_id, k.sport_id, k.form from forms_of(players, sports) k
  where k.form <> '' or exists (select from rank_forms o where o.user_id = k.user_id and o.sport_id = k.sport_id)
  on conflict (user_id, sport_id) do update set form = excluded.form where f.form <> excluded.form;
end
$$;

-- Triggers, since a node of the version before writes results, too. What is written now is written at the time of the
-- sport's last result or correction, which is logged first.
create or replace function rank_entries_bases() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  sport uuid;
  players uuid[];
begin
  for sport, players in select c.sport_id, array_agg(distinct c.user_id) from changed c group by c.sport_id loop
    perform keep_rank_bases(
      (select r.effective_at from results r where r.sport_id = sport order by r.seq desc limit 1),
      players, array_fill(sport, array[cardinality(players)]));
  end loop;
  return null;
end
$$;
create or replace trigger rank_entries_based after insert on rank_entries
  referencing new table as changed for each statement execute function rank_entries_bases();
create or replace trigger rank_entries_rebased after update on rank_entries
  referencing new table as changed for each statement execute function rank_entries_bases();

-- A result moves the rank after its entry is written, and the row of match_players is written anew with the rank: only
-- where it was not, this does it, at the end.
create or replace function rank_bases_match() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  changed rank_bases := coalesce(new, old);
begin
  if exists (
    select from match_players m
    join match_player_rows r on r.user_id = m.user_id and r.sport_id = m.sport_id
    where m.user_id = changed.user_id and m.sport_id = changed.sport_id
      and (m.gained_week, m.gained_month, m.gained_year, m.highest)
        is distinct from (r.gained_week, r.gained_month, r.gained_year, r.highest))
  then
    perform keep_match_player(changed.user_id, changed.sport_id);
  end if;
  return null;
end
$$;
-- A trigger that waits for the end cannot be replaced.
do $$
begin
  if not exists (select from pg_trigger where tgname = 'rank_bases_matched') then
    create constraint trigger rank_bases_matched after insert or update or delete on rank_bases
      deferrable initially deferred for each row execute function rank_bases_match();
  end if;
end
$$;

-- The same of a form, where the row tells another.
create or replace function rank_forms_match() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from match_players m
    where m.user_id = new.user_id and m.sport_id = new.sport_id and m.form is distinct from new.form)
  then
    perform keep_match_player(new.user_id, new.sport_id);
  end if;
  return null;
end
$$;
do $$
begin
  if not exists (select from pg_trigger where tgname = 'rank_forms_matched') then
    create constraint trigger rank_forms_matched after insert or update on rank_forms
      deferrable initially deferred for each row execute function rank_forms_match();
  end if;
end
$$;
