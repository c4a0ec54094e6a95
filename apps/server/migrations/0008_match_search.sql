-- The match search: what it looks at lies in two narrow tables, so that it reads one index and little of it.

-- The square of one degree that holds a point, as addresses/grid.ts counts them.
create function cell_of(lat double precision, lon double precision) returns int language sql immutable as $$
  select least(179, greatest(0, floor(lat + 90)))::int * 360 + mod(mod(floor(lon)::int + 180, 360) + 360, 360)
$$;

-- Null for who has no mean of their own yet.
create function shown_rank(mean double precision) returns int language sql immutable as $$
  select case when mean is null then null else greatest(0, floor(mean + 0.5))::int end
$$;

-- A player in a sport, while others may find them. Derived from users, player_sports and player_places.
create table match_players (
  user_id uuid not null references users on delete cascade,
  sport_id uuid not null references sports,
  -- Where the player lives; -1 and nulls: not known.
  cell int not null,
  ux double precision,
  uy double precision,
  uz double precision,
  state text,
  -- Where the search finds them: the mean; of a newcomer, whose rank is a guess, somewhere within 50 of the sport's
  -- newcomer rank, always the same, so that a thousand newcomers do not all stand at one point.
  spot double precision not null,
  -- The shown rank; null for a newcomer, who is shown the newcomer rank of the moment.
  rank int,
  age int not null,
  gender_id uuid,
  primary key (user_id, sport_id)
);
create index match_players_near_index on match_players (cell, sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state);
create index match_players_spot_index on match_players (sport_id, spot)
  include (user_id, rank, age, gender_id, ux, uy, uz, state);

-- The one definition of what stands in the table. Who has told no age counts as 18.
create view match_player_rows as
  select p.user_id, p.sport_id, coalesce(h.cell, -1) as cell, h.ux, h.uy, h.uz, h.state,
    coalesce(p.mean, s.anchor - 50 + (get_byte(uuid_send(p.user_id), 14) * 256 + get_byte(uuid_send(p.user_id), 15))
      / 655.36) as spot,
    shown_rank(p.mean) as rank, coalesce(u.age, 18) as age, u.gender_id
  from player_sports p
  join users u on u.id = p.user_id
  join sports s on s.id = p.sport_id
  left join player_places h on h.user_id = p.user_id
  where p.listed;

-- An open challenge that still looks for an opponent, of an issuer whom others may find. Derived from challenges,
-- users and player_sports.
create table match_challenges (
  challenge_id uuid primary key references challenges on delete cascade,
  issuer_id uuid not null references users on delete cascade,
  sport_id uuid not null references sports,
  cell int not null,
  ux double precision not null,
  uy double precision not null,
  uz double precision not null,
  -- Lower-cased, as the issuer wrote them.
  city text not null,
  state text not null,
  start_at timestamptz not null,
  -- The day of the start, at the venue.
  day date not null,
  ranked boolean not null,
  -- Of the issuer, as in match_players.
  rank int,
  age int not null,
  gender_id uuid
);
create index match_challenges_near_index on match_challenges (cell, sport_id, start_at)
  include (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state);
create index match_challenges_start_index on match_challenges (sport_id, start_at)
  include (challenge_id, issuer_id, day, ranked, rank, age, gender_id, ux, uy, uz, city, state);
create index match_challenges_issuer_index on match_challenges (issuer_id, sport_id);

create view match_challenge_rows as
  select c.id as challenge_id, c.issuer_id, c.sport_id, cell_of(c.lat, c.lon) as cell,
    cosd(c.lat) * cosd(c.lon) as ux, cosd(c.lat) * sind(c.lon) as uy, sind(c.lat) as uz,
    lower(c.city) as city, lower(c.state) as state, c.start_at, (c.start_at at time zone c.timezone)::date as day, c.ranked,
    shown_rank(p.mean) as rank, coalesce(u.age, 18) as age, u.gender_id
  from challenges c
  join users u on u.id = c.issuer_id
  left join player_sports p on p.user_id = c.issuer_id and p.sport_id = c.sport_id
  where c.open and c.status = '1' and u.verified_at is not null and u.deleted_at is null and u.suspended_at is null
    and coalesce(u.age >= 18, true);

-- How much there is in a square: it only tells how wide a first look has to be, so a job counts it now and then.
create table match_cells (
  cell int primary key,
  players int not null,
  challenges int not null
);

-- Triggers, for the reason of those on player_sports: many features change what decides who is found, and where.
create function keep_match_player(player uuid, sport uuid) returns void language sql as $$
  delete from match_players where user_id = player and sport_id = sport;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id)
  select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id
  from match_player_rows where user_id = player and sport_id = sport
$$;

create function keep_match_players(player uuid) returns void language sql as $$
  delete from match_players where user_id = player;
  insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id)
  select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id
  from match_player_rows where user_id = player
$$;

create function keep_match_challenge(challenge uuid) returns void language sql as $$
  delete from match_challenges where challenge_id = challenge;
  insert into match_challenges (challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked,
    rank, age, gender_id)
  select challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked, rank, age, gender_id
  from match_challenge_rows where challenge_id = challenge
$$;

create function player_sports_match() returns trigger language plpgsql as $$
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
create trigger player_sports_match_in after insert or delete on player_sports
  for each row execute function player_sports_match();
create trigger player_sports_match_moved after update on player_sports
  for each row when ((old.listed, old.mean) is distinct from (new.listed, new.mean))
  execute function player_sports_match();

create function player_places_match() returns trigger language plpgsql as $$
begin
  perform keep_match_players(coalesce(new.user_id, old.user_id));
  return null;
end
$$;
create trigger player_places_match after insert or update or delete on player_places
  for each row execute function player_places_match();

create function users_match() returns trigger language plpgsql as $$
begin
  perform keep_match_players(new.id);
  perform keep_match_challenge(c.id) from challenges c where c.issuer_id = new.id and c.open and c.status = '1';
  return null;
end
$$;
-- By its name it runs after users_listed, which it rests on.
create trigger users_match after update of verified_at, deleted_at, suspended_at, age, gender_id on users
  for each row execute function users_match();

create function challenges_match() returns trigger language plpgsql as $$
begin
  perform keep_match_challenge(new.id);
  return null;
end
$$;
create trigger challenges_match_new after insert on challenges
  for each row when (new.open) execute function challenges_match();
create trigger challenges_match_changed after update on challenges
  for each row when (new.open and (old.status = '1' or new.status = '1')) execute function challenges_match();

-- What was there before.
insert into match_players (user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id)
select user_id, sport_id, cell, ux, uy, uz, state, spot, rank, age, gender_id from match_player_rows;
insert into match_challenges (challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked,
  rank, age, gender_id)
select challenge_id, issuer_id, sport_id, cell, ux, uy, uz, city, state, start_at, day, ranked, rank, age, gender_id
from match_challenge_rows;
