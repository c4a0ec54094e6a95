-- A player without an age is neither adult nor minor to a filter. In the tables that searches read such a player had 18
-- and now has 0, which a filter of all ages reaches and no other does. Triggers fill them through these views.

create or replace view match_player_rows as
  select p.user_id, p.sport_id, coalesce(h.cell, -1) as cell, h.ux, h.uy, h.uz, h.state,
    coalesce(p.mean, s.anchor - 50 + (get_byte(uuid_send(p.user_id), 14) * 256 + get_byte(uuid_send(p.user_id), 15))
      / 655.36) as spot,
    shown_rank(p.mean) as rank, coalesce(u.age, 0) as age, u.gender_id,
    t.id as town_id, u.age as told_age, p.mean, p.variance, p.numbered
  from player_sports p
  join users u on u.id = p.user_id
  join sports s on s.id = p.sport_id
  left join player_places h on h.user_id = p.user_id
  left join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  where p.listed;

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

create or replace view near_people_rows as
  select u.id as user_id, t.id as town_id, u.name_key, coalesce(u.age, 0) as age, u.gender_id
  from player_places h
  join users u on u.id = h.user_id
  join towns t on t.city = h.city and t.state = h.state and t.lat = h.lat and t.lon = h.lon
  where u.verified_at is not null and u.deleted_at is null and u.suspended_at is null and coalesce(u.age >= 18, true);

update match_players m set age = 0 from users u where u.id = m.user_id and u.age is null;
update match_challenges m set age = 0 from users u where u.id = m.issuer_id and u.age is null;
update near_people n set age = 0 from users u where u.id = n.user_id and u.age is null;
