-- Ranks: the log of results, the ledger of what each moved, and what leaderboards read.

-- Append-only. `seq` is the log's order, also within one instant: it is drawn under the lock of the sport's row.
-- A correction has no sides; it voids an earlier entry.
create table results (
  id uuid primary key,
  seq bigint generated always as identity constraint results_seq_key unique,
  sport_id uuid not null references sports,
  -- Never below that of the sport's entry before.
  effective_at timestamptz not null,
  -- [[player, …], …]
  sides jsonb not null,
  -- One a side, from 1; null for no place.
  positions int[] not null,
  -- Only the winner is known: the others share the place after, and are not held against each other.
  winner_only boolean not null,
  ranked boolean not null,
  challenge_id uuid,
  tournament_id uuid,
  voids uuid constraint results_voids_key unique references results,
  constraint results_cause check (num_nonnulls(challenge_id, tournament_id) = 1),
  constraint results_correction check ((voids is null) = (jsonb_array_length(sides) >= 2))
);
create index results_sport_index on results (sport_id, seq);
create index results_challenge_index on results (challenge_id) where challenge_id is not null;
create index results_tournament_index on results (tournament_id) where tournament_id is not null;

-- The ledger: what one ranked result did to one player's state. Written once and never changed, but for
-- `superseded_in`: a correction or a repair starts a generation, whose entries take the place of those that differ.
create table rank_entries (
  result_id uuid not null references results,
  user_id uuid not null references users,
  generation int not null,
  superseded_in int,
  sport_id uuid not null references sports,
  seq bigint not null,
  effective_at timestamptz not null,
  side int not null,
  member int not null,
  -- The sides this player's side was not rated against, since the two had used up their results.
  unpaired int[] not null,
  mean_before double precision not null,
  variance_before double precision not null,
  day_before int,
  results_before int not null,
  settled_before boolean not null,
  mean_after double precision not null,
  variance_after double precision not null,
  primary key (result_id, user_id, generation)
);
create index rank_entries_player_index on rank_entries (user_id, sport_id, effective_at desc, seq desc)
  where superseded_in is null;
create index rank_entries_period_index on rank_entries (sport_id, effective_at, user_id, seq)
  include (mean_before) where superseded_in is null;
create index rank_entries_sport_index on rank_entries (sport_id, seq) where superseded_in is null;

-- Who met whom in ranked results, both ways: a numbered place needs several who are settled.
create table rank_opponents (
  sport_id uuid not null references sports,
  user_id uuid not null references users on delete cascade,
  opponent_id uuid not null references users on delete cascade,
  primary key (sport_id, user_id, opponent_id)
);

-- The instant of the sport's last log entry, and how often its ledger was replayed.
alter table sports
  add column last_result_at timestamptz,
  add column rank_generation int not null default 0;

alter table player_sports
  add column settled_opponents int not null default 0,
  -- Has a numbered place, as far as rank goes.
  add column numbered boolean not null generated always as (settled and settled_opponents >= 5) stored,
  -- Shown on leaderboards; kept by the triggers below.
  add column listed boolean not null default false;

-- The order of a leaderboard; what is equal in it is put in order by name.
create index player_sports_leaders_index on player_sports (sport_id, numbered desc, mean desc, variance)
  include (user_id) where listed and mean is not null;

-- How many of those listed stand within each point of rank.
create table rank_histograms (
  sport_id uuid not null references sports,
  -- The mean, rounded down; goes on below 0.
  rank int not null,
  numbered int not null,
  provisional int not null,
  primary key (sport_id, rank)
) with (fillfactor = 70);

-- Triggers, since many features change what decides who is listed (verifying, suspending, closing an account,
-- an age, a sport switched off), and a position is only right while all of them are counted.
create function is_listed(player uuid, active boolean) returns boolean language sql stable as $$
  select active and exists (
    select from users u
    where u.id = player and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
      and coalesce(u.age >= 18, true))
$$;

create function player_sports_set_listed() returns trigger language plpgsql as $$
begin
  new.listed := is_listed(new.user_id, new.active);
  return new;
end
$$;
create trigger player_sports_listed before insert or update of active, listed on player_sports
  for each row execute function player_sports_set_listed();

create function users_set_listed() returns trigger language plpgsql as $$
begin
  update player_sports set listed = is_listed(user_id, active)
  where user_id = new.id and listed <> is_listed(user_id, active);
  return null;
end
$$;
create trigger users_listed after update of verified_at, deleted_at, suspended_at, age on users
  for each row execute function users_set_listed();

create function count_in_histogram(sport uuid, at double precision, in_numbered boolean, change int) returns void
language sql as $$
  insert into rank_histograms as h (sport_id, rank, numbered, provisional)
  values (sport, floor(at)::int, case when in_numbered then change else 0 end, case when in_numbered then 0 else change end)
  on conflict (sport_id, rank) do update
    set numbered = h.numbered + excluded.numbered, provisional = h.provisional + excluded.provisional
$$;

create function player_sports_count() returns trigger language plpgsql as $$
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
create trigger player_sports_counted_in after insert on player_sports
  for each row when (new.listed and new.mean is not null) execute function player_sports_count();
create trigger player_sports_counted_out after delete on player_sports
  for each row when (old.listed and old.mean is not null) execute function player_sports_count();
create trigger player_sports_counted after update on player_sports
  for each row when (
    (old.listed, floor(old.mean), old.numbered) is distinct from (new.listed, floor(new.mean), new.numbered))
  execute function player_sports_count();

-- What was there before these columns.
update player_sports set listed = true;
