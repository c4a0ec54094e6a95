-- How many of those listed stand within each point of rank: `rank_histograms`. What one statement writes is counted by
-- one statement.

create or replace function player_sports_count_new() returns trigger language plpgsql as $$
begin
  insert into rank_histograms as h (sport_id, rank, numbered, provisional)
  select sport_id, floor(mean)::int, count(*) filter (where numbered), count(*) filter (where not numbered)
  from now_rows where listed and mean is not null group by 1, 2 order by 1, 2
  on conflict (sport_id, rank) do update
    set numbered = h.numbered + excluded.numbered, provisional = h.provisional + excluded.provisional;
  return null;
end
$$;
create or replace trigger player_sports_counted_in after insert on player_sports
  referencing new table as now_rows for each statement execute function player_sports_count_new();

create or replace function player_sports_recount() returns trigger language plpgsql as $$
begin
  insert into rank_histograms as h (sport_id, rank, numbered, provisional)
  select sport_id, rank, sum(numbered), sum(provisional)
  from (
    select sport_id, floor(mean)::int as rank, -numbered::int as numbered, numbered::int - 1 as provisional
    from was_rows where listed and mean is not null
    union all
    select sport_id, floor(mean)::int, numbered::int, 1 - numbered::int
    from now_rows where listed and mean is not null
  ) changes
  group by sport_id, rank
  having sum(numbered) <> 0 or sum(provisional) <> 0
  -- Two at once take the rows in the same order.
  order by sport_id, rank
  on conflict (sport_id, rank) do update
    set numbered = h.numbered + excluded.numbered, provisional = h.provisional + excluded.provisional;
  return null;
end
$$;
create or replace trigger player_sports_counted after update on player_sports
  referencing old table as was_rows new table as now_rows
  for each statement execute function player_sports_recount();

create or replace function count_in_histogram(sport uuid, at double precision, in_numbered boolean, change int) returns void
language sql as $$
  insert into rank_histograms as h (sport_id, rank, numbered, provisional)
  values (sport, floor(at)::int, case when in_numbered then change else 0 end, case when in_numbered then 0 else change end)
  on conflict (sport_id, rank) do update
    set numbered = h.numbered + excluded.numbered, provisional = h.provisional + excluded.provisional
$$;

create or replace function player_sports_count() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.listed and old.mean is not null then
    perform count_in_histogram(old.sport_id, old.mean, old.numbered, -1);
  end if;
  if tg_op <> 'DELETE' and new.listed and new.mean is not null then
    perform count_in_histogram(new.sport_id, new.mean, new.numbered, 1);
  end if;
  return null;
end
$$;
create or replace trigger player_sports_counted_out after delete on player_sports
  for each row when (old.listed and old.mean is not null) execute function player_sports_count();
