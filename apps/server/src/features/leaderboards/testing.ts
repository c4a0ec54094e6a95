import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { query } from '../../platform/database/query.ts'
import { newId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'

/** How a player stands in a sport. */
export interface Standing {
  name: string
  mean: number
  /** Less is surer. */
  variance?: number
  /** Settled, with five settled opponents. */
  numbered?: boolean
  settled?: boolean
  age?: number | null
  genderId?: string | null
  home?: { city: string; state: string; lat: number; lon: number }
}

const insertPlayers = query(
  (_db, args: { sportId: string; rows: string; now: Date }) =>
    sql`with p as (
        select * from json_to_recordset(${args.rows}::json) as r (id uuid, name text, name_key text, age int,
          gender_id uuid, mean float8, variance float8, settled boolean, opponents int)
      ), players as (
        insert into users (id, email, first_name, last_name, name_key, password_hash, verified_at, created_at, age, gender_id)
        select p.id, p.id || '@example.com', p.name, 'Player', p.name_key, '', ${args.now}, ${args.now}, p.age, p.gender_id from p
        returning id
      )
      insert into player_sports (user_id, sport_id, active, added_at, mean, variance, results, settled, settled_opponents, played, wins)
      select p.id, ${args.sportId}, true, ${args.now}, p.mean, p.variance, 20, p.settled, p.opponents, 20, 10
      from p join players using (id)`,
)

const insertHomes = query(
  (_db, args: { rows: string }) =>
    sql`insert into player_places (user_id, city, state, lat, lon, ux, uy, uz, cell)
      select r.user_id, r.city, r.state, r.lat, r.lon, cos(radians(r.lat)) * cos(radians(r.lon)),
        cos(radians(r.lat)) * sin(radians(r.lon)), sin(radians(r.lat)), (floor(r.lat + 90) * 360 + floor(r.lon) + 180)::int
      from json_to_recordset(${args.rows}::json) as r (user_id uuid, city text, state text, lat float8, lon float8)`,
)

/** Puts players on a leaderboard without the matches that lead there; answers their ids by name. */
export async function place(db: Database, sportId: string, standings: readonly Standing[], now: Date) {
  const ids = new Map(standings.map(({ name }) => [name, newId(now)]))
  const rows = standings.map(
    ({ name, mean, variance = 7000, numbered = true, settled = numbered, age = 30, genderId = null }) => ({
      id: ids.get(name),
      name,
      name_key: foldName(name, 'Player'),
      age,
      gender_id: genderId,
      mean,
      variance,
      settled,
      opponents: numbered ? 5 : 4,
    }),
  )
  await db.transaction(async tx => {
    await insertPlayers.affected(tx, { sportId, rows: JSON.stringify(rows), now })
    const homes = standings.flatMap(({ name, home }) => (home ? [{ user_id: ids.get(name), ...home }] : []))
    await insertHomes.affected(tx, { rows: JSON.stringify(homes) })
  })
  return ids
}
