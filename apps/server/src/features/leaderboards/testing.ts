import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { query } from '../../platform/database/query.ts'
import { newId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'
import type { Player, Stage } from '../people-search/testing.ts'

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

const insertAccounts = query(
  (_db, args: { rows: string; now: Date }) =>
    sql`insert into users
        (id, email, first_name, last_name, name_key, password_hash, verified_at, created_at, age, gender_id)
      select r.id, r.id || '@example.com', r.name, 'Player', r.name_key, '', ${args.now}, ${args.now}, r.age, r.gender_id
      from json_to_recordset(${args.rows}::json) as r (id uuid, name text, name_key text, age int, gender_id uuid)`,
)

const insertStandings = query(
  (_db, args: { sportId: string; rows: string; now: Date }) =>
    sql`insert into player_sports (user_id, sport_id, active, added_at, mean, variance, results, settled,
        settled_opponents, played, wins)
      select r.id, ${args.sportId}, true, ${args.now}, r.mean, r.variance, 20, r.settled, r.opponents, 20, 10
      from json_to_recordset(${args.rows}::json)
        as r (id uuid, mean float8, variance float8, settled boolean, opponents int)`,
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
    await insertAccounts.affected(tx, { rows: JSON.stringify(rows), now })
    await insertStandings.affected(tx, { sportId, rows: JSON.stringify(rows), now })
    const homes = standings.flatMap(({ name, home }) => (home ? [{ user_id: ids.get(name), ...home }] : []))
    await insertHomes.affected(tx, { rows: JSON.stringify(homes) })
  })
  return ids
}

/** Somebody whose session has ended: on a public row that is a visitor. Is on no leaderboard. */
export async function visitorOf(stage: Stage): Promise<Player> {
  const visitor = await stage.player('Visitor Visitor')
  await stage.write('delete from sessions where user_id = $1', [visitor.id])
  return visitor
}
