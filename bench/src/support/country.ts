// A country of players: they live where people live, play three sports each, and look for opponents.
import { hashToken, newToken, sessionEnd } from '../../../apps/server/src/platform/auth/authenticate.ts'
import type { Database, Session } from '../../../apps/server/src/platform/database/database.ts'
import { newId } from '../../../apps/server/src/platform/ids.ts'
import { readCities, readZips } from '../../../apps/server/src/platform/places/tables.ts'
import type { World, WorldSize } from './world.ts'

/** Numbers that follow one another without a pattern, and ids made of them. */
const FUNCTIONS = [
  `create function pg_temp.chance(n bigint, salt bigint) returns double precision language sql immutable as $$
    select ((hashint8extended(n, salt) & 1048575)::float8 + 0.5) / 1048576 $$`,
  `create function pg_temp.id(n bigint) returns uuid language sql immutable as $$
    select ('019000000000700080' || lpad(to_hex(n), 10, '0') || lpad(to_hex(hashint8(n) & 65535), 4, '0'))::uuid $$`,
  `create function pg_temp.word(n bigint, salt bigint, size int) returns text language sql immutable as $$
    select initcap(translate(to_hex(size + (hashint8extended(n, salt) & (size - 1))), '0123456789', 'ghijklmnop')) $$`,
]

/** Players for each city in proportion to its inhabitants. */
const HOMES = `create temp table homes as
  select city, state, lat, lon, tz, n
  from (
    select city, state, lat, lon, tz, floor(players * (upto - population) / people)::bigint + 1 as first,
      floor(players * upto / people)::bigint as last
    from (select cities.*, sum(population) over (order by city, state, lat, lon) as upto, sum(population) over () as people
      from cities) c, settings
  ) shares
  cross join lateral generate_series(first, last) as n`

/** Triggers and foreign keys rest meanwhile; the tables they keep are derived afterwards. */
const ROWS = [
  `insert into users (id, email, first_name, last_name, name_key, password_hash, verified_at, age, gender_id, created_at)
    select pg_temp.id(n), 'player' || n || '@example.com', first, last, lower(first || ' ' || last), '', now,
      case when pg_temp.chance(n, 1) < 0.9 then 18 + floor(pg_temp.chance(n, 2) * 62)::int end, g.id, now
    from homes cross join settings
    cross join lateral (select pg_temp.word(n, 5, 4096) as first, pg_temp.word(n, 6, 65536) as last) names
    left join (select id, row_number() over (order by place) as place from genders) g
      on g.place = 1 + floor(pg_temp.chance(n, 3) * 2.2)
    order by n`,
  `insert into name_words (word, name_key, user_id)
    select word, name_key, id from users, unnest(string_to_array(name_key, ' ')) as word order by 1, 2, 3`,
  `insert into addresses
      (id, user_id, address_line_1, city, state, postal_code, lat, lon, timezone, is_primary, created_at)
    select pg_temp.id(n), pg_temp.id(n), n || ' Main St', city, state, '78701', lat, lon, tz, true, now
    from homes cross join settings order by n`,
  // Some sports are far more popular than others; two in five have no ranked result yet.
  `insert into player_sports (user_id, sport_id, active, added_at, mean, variance, rated_day, results, settled, played,
      wins, settled_opponents, listed)
    select pg_temp.id(n), s.id, true, now, mean, case when mean is not null then 5000 + 10000 * pg_temp.chance(n, 9) end,
      case when mean is not null then floor(extract(epoch from now) / 86400) - 10 end,
      case when mean is null then 0 else 20 end, mean is not null and pg_temp.chance(n, 10 + pick) < 0.7,
      case when mean is null then 0 else 20 end, case when mean is null then 0 else 10 end,
      case when mean is null then 0 when pg_temp.chance(n, 10 + pick) < 0.7 then 5 else 2 end, true
    from homes cross join settings
    cross join generate_series(0, 2) as pick
    cross join (select count(*) as sports from sports) known
    join (select id, row_number() over (order by name) - 1 as place from sports) s
      on s.place = mod(floor(power(pg_temp.chance(n, 4), 2) * sports)::int + pick * 11, sports)
    cross join lateral (select case when pg_temp.chance(n, 20 + pick) < 0.6 then 500
      + 150 * sqrt(-2 * ln(pg_temp.chance(n, 30 + pick))) * cos(2 * pi() * pg_temp.chance(n, 40 + pick)) end as mean) m
    order by n, pick`,
  `insert into rank_histograms (sport_id, rank, numbered, provisional)
    select sport_id, floor(mean)::int, count(*) filter (where numbered), count(*) filter (where not numbered)
    from player_sports where mean is not null group by 1, 2`,
  // One each, within sixty days, at the point of a postal code near the city.
  `insert into challenges (id, issuer_id, sport_id, open, ranked, status, becomes, becomes_at, due_at, start_at,
      pending_since, paid, reminders_sent, city, state, zip, venue, timezone, lat, lon, rules, created_at)
    select pg_temp.id(n), pg_temp.id(n), p.sport_id, true, pg_temp.chance(n, 50) < 0.5, '1', '6', at, at, at, now, 0, 0,
      homes.city, homes.state, '78701', 'Court ' || n, tz,
      lats[1 + floor(pg_temp.chance(n, 51) * cardinality(lats))::int],
      lons[1 + floor(pg_temp.chance(n, 51) * cardinality(lats))::int], '', now
    from homes join venues using (lat, lon) cross join settings
    cross join lateral (select sport_id from player_sports where user_id = pg_temp.id(n)
      order by sport_id offset floor(pg_temp.chance(n, 53) * 3)::int limit 1) p
    cross join lateral (select date_trunc('hour', now) + interval '2 hours'
      + floor(pg_temp.chance(n, 54) * 8640) * interval '10 minutes' as at) a
    order by n`,
  `insert into challenge_players (challenge_id, user_id, place, role, state, status, start_at, message, unseen)
    select id, issuer_id, 0, 'issuer', 'accepted', '1', start_at, 'A match?', false from challenges order by id`,
  `insert into player_places (user_id, city, state, lat, lon, ux, uy, uz, cell)
    select pg_temp.id(n), city, state, lat, lon, cosd(lat) * cosd(lon), cosd(lat) * sind(lon), sind(lat), cell_of(lat, lon)
    from homes order by n`,
  `insert into towns (city, state, lat, lon, ux, uy, uz, cell)
    select distinct on (city, state, lat, lon) city, state, lat, lon, ux, uy, uz, cell from player_places
    order by city, state, lat, lon`,
]

/** Fills a table by an insert; its indexes are made afterwards, which takes half as long. `filled`: its columns. */
export const insertAll = (table: string, insert: string) => `do $$
  declare
    filled text := (select string_agg(attname, ', ') from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
    definitions text[] := array(select pg_get_indexdef(indexrelid) from pg_index
      where indrelid = '${table}'::regclass and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid));
    one text;
  begin
    foreach one in array array(select indexrelid::regclass::text from pg_index
      where indrelid = '${table}'::regclass and not indisprimary
        and not exists (select from pg_constraint where conindid = indexrelid))
    loop execute 'drop index ' || one; end loop;
    ${insert};
    foreach one in array definitions loop execute one; end loop;
  end $$`

/** Fills a table from the view that defines it. */
export const derive = (table: string, view: string) =>
  insertAll(table, `execute format('insert into ${table} (%s) select %s from ${view}', filled, filled)`)

async function settle(session: Session, players: number, now: Date): Promise<void> {
  const cities = Array.from((await readCities()).all()).filter(({ population }) => population > 0)
  const zips = await readZips()
  const points = Array.from({ length: 100_000 }, (_, n) => zips.at(String(n).padStart(5, '0')) ?? []).flat()
  await session.run('create temp table settings as select $1::timestamptz as now, $2::numeric as players', [
    now,
    players,
  ])
  await session.run(
    // Some cities are known under several names.
    `create temp table cities as select distinct on (lat, lon) city, state, lat, lon, tz, population::numeric as population
    from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::text[], $6::int[])
      as c (city, state, lat, lon, tz, population)
    order by lat, lon, length(city) desc`,
    [
      cities.map(({ city }) => city),
      cities.map(({ state }) => state),
      cities.map(({ lat }) => lat),
      cities.map(({ lon }) => lon),
      cities.map(({ tz }) => tz),
      cities.map(({ population }) => population),
    ],
  )
  await session.run(
    'create temp table points as select lat, lon from unnest($1::float8[], $2::float8[]) as p (lat, lon) order by lat',
    [points.map(({ lat }) => lat), points.map(({ lon }) => lon)],
  )
  await session.run('create index on points (lat)')
  // A city without a postal code of its own has its venues at its centre.
  await session.run(
    `create temp table venues as select c.lat, c.lon, coalesce(lats, array[c.lat]) as lats, coalesce(lons, array[c.lon]) as lons
    from cities c cross join lateral (
      select array_agg(p.lat order by p.lat, p.lon) as lats, array_agg(p.lon order by p.lat, p.lon) as lons from points p
      where p.lat between c.lat - 0.1 and c.lat + 0.1 and p.lon between c.lon - 0.1 and c.lon + 0.1) near`,
  )
}

/** Where in their part of the country players stand who are the first that sign in. */
const MIDDLE = () => 0.5

/** Players spread evenly over the country's people, each with a session. */
async function signIn(session: Session, size: WorldSize, now: Date, within: () => number) {
  const numbers = Array.from(
    { length: size.signedIn },
    (_, n) => 1 + Math.floor(((n + within()) * size.players) / size.signedIn),
  )
  const rows = await session.run('select pg_temp.id(n) as id from unnest($1::bigint[]) as n', [numbers])
  const players = rows.map(({ id }) => ({ id: String(id), token: newToken() }))
  const ids = players.map(({ id }) => id)
  await session.run(
    `insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
    select id, user_id, decode(token, 'hex'), $4, $4, $5 from unnest($1::uuid[], $2::uuid[], $3::text[]) as s (id, user_id, token)`,
    [
      ids.map(() => newId(now)),
      ids,
      players.map(({ token }) => hashToken(token).toString('hex')),
      now,
      sessionEnd(now),
    ],
  )
  await session.run(
    `insert into player_versions (user_id, version, seq)
    select id, 1, nextval('player_version_seq') from unnest($1::uuid[]) as id
    on conflict do nothing`,
    [ids],
  )
  return players
}

/**
 * Puts a country into an empty PostgreSQL database: `players` with three sports and an open challenge each, and
 * anything that `more` adds, which may use the same functions and tables. Takes some four minutes for a million. One
 * that was filled before is left as it is, and others than before sign in: those have played and written since.
 */
export async function fillCountry(db: Database, size: WorldSize, more: readonly string[] = []): Promise<World> {
  const now = new Date()
  const players = await db.session(async session => {
    const [known] = await session.run('select from users limit 1')
    if (known) {
      for (const sql of FUNCTIONS) await session.run(sql)
      return signIn(session, size, now, Math.random)
    }
    await session.run(
      "set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
    )
    for (const sql of FUNCTIONS) await session.run(sql)
    await settle(session, size.players, now)
    for (const sql of [HOMES, ...ROWS, ...more]) await session.run(sql)
    await session.run('analyze')
    await session.run(derive('near_people', 'near_people_rows'))
    await session.run(
      'update towns t set people = c.people, players = c.players from town_counts c where c.town_id = t.id',
    )
    await session.run(derive('match_players', 'match_player_rows'))
    await session.run(derive('board_counts', 'board_count_rows'))
    await session.run(derive('gain_counts', 'gain_count_rows'))
    await session.run(insertAll('board_totals', 'insert into board_totals select * from board_total_rows'))
    await session.run(derive('board_tiles', 'board_tile_rows'))
    await session.run(derive('people_counts', 'people_count_rows'))
    await session.run(derive('win_counts', 'win_count_rows'))
    await session.run(derive('town_sports', 'town_sport_rows'))
    await session.run(derive('match_challenges', 'match_challenge_rows'))
    await session.run(derive('challenge_tiles', 'challenge_tile_rows'))
    await session.run(derive('challenge_points', 'challenge_point_rows'))
    const signedIn = await signIn(session, size, now, MIDDLE)
    await session.run('vacuum analyze')
    return signedIn
  })
  return {
    players,
    // Somebody else's: that is what most players look at. The ids of challenges are those of their issuers.
    challengeOf: new Map(players.map(({ id }, at) => [id, players[(at + 1) % players.length]?.id ?? ''])),
    size: `${size.players} players with 3 sports each, ${size.players} open challenges`,
  }
}
