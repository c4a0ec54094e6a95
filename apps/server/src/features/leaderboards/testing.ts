import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'
import type { Player, Stage } from '../people-search/testing.ts'
import { insertAccounts, insertHomes, insertStandings } from './testing-queries.ts'

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

/** Far fewer than a busy machine takes the time limit of a statement for. */
const AT_ONCE = 1000
/** Each is counted among those who live around by itself. */
const HOMES_AT_ONCE = 100

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
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await insertStandings.affected(tx, { sportId, rows: JSON.stringify(rows.slice(from, from + AT_ONCE)), now })
    const homes = standings.flatMap(({ name, home }) => (home ? [{ user_id: ids.get(name), ...home }] : []))
    for (let from = 0; from < homes.length; from += HOMES_AT_ONCE)
      await insertHomes.affected(tx, { rows: JSON.stringify(homes.slice(from, from + HOMES_AT_ONCE)) })
  })
  return ids
}

/** Somebody whose session has ended: on a public row that is a visitor. Is on no leaderboard. */
export async function visitorOf(stage: Stage): Promise<Player> {
  const visitor = await stage.player('Visitor Visitor')
  await stage.write('delete from sessions where user_id = $1', [visitor.id])
  return visitor
}
