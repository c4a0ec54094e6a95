import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

// Players as they stand after many matches, for tests. Each `rows` is the JSON of a list.

export const insertAccounts = query(
  (_db, args: { rows: string; now: Date }) =>
    sql`insert into users
        (id, email, first_name, last_name, name_key, password_hash, verified_at, created_at, age, gender_id)
      select r.id, r.id || '@example.com', r.name, 'Player', r.name_key, '', ${args.now}, ${args.now}, r.age, r.gender_id
      from json_to_recordset(${args.rows}::json) as r (id uuid, name text, name_key text, age int, gender_id uuid)`,
)

export const insertStandings = query(
  (_db, args: { sportId: string; rows: string; now: Date }) =>
    sql`insert into player_sports (user_id, sport_id, active, added_at, mean, variance, results, settled,
        settled_opponents, played, wins)
      select r.id, ${args.sportId}, true, ${args.now}, r.mean, r.variance, 20, r.settled, r.opponents, 20, 10
      from json_to_recordset(${args.rows}::json)
        as r (id uuid, mean float8, variance float8, settled boolean, opponents int)`,
)

export const insertHomes = query(
  (_db, args: { rows: string }) =>
    sql`insert into player_places (user_id, city, state, lat, lon, ux, uy, uz, cell)
      select r.user_id, r.city, r.state, r.lat, r.lon, cos(radians(r.lat)) * cos(radians(r.lon)),
        cos(radians(r.lat)) * sin(radians(r.lon)), sin(radians(r.lat)), (floor(r.lat + 90) * 360 + floor(r.lon) + 180)::int
      from json_to_recordset(${args.rows}::json) as r (user_id uuid, city text, state text, lat float8, lon float8)`,
)
