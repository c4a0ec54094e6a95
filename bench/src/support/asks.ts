// Values for the filters of the benchmarks: sports, genders, and how the viewers stand.
import { openDatabase } from '../../../apps/server/src/platform/database/open.ts'
import type { Stage } from './stage.ts'

interface Standing {
  sport_id: string
  rank: number
}

export interface Named {
  /** Ids. */
  sports: string[]
  genders: string[]
  /** One of a player's sports, and the shown rank in it. */
  ownSportOf: (playerId: string) => Standing
}

export async function withDatabase({ options, world }: Stage): Promise<Named> {
  const { databaseUrl } = options
  if (!databaseUrl) throw new Error('The country is in PostgreSQL')
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl })
  try {
    return await db.session(async session => {
      const ids = async (text: string) => (await session.run(text)).map(({ id }) => String(id))
      const standings = await session.run(
        `select distinct on (user_id) user_id, sport_id, coalesce(floor(mean + 0.5), 500) as rank
        from player_sports where user_id = any($1::uuid[]) order by user_id, sport_id`,
        [world.players.map(({ id }) => id)],
      )
      const standingOf = new Map(
        standings.map(row => [
          String(row['user_id']),
          { sport_id: String(row['sport_id']), rank: Math.max(0, Number(row['rank'])) },
        ]),
      )
      return {
        sports: await ids('select id from sports order by name'),
        genders: await ids('select id from genders order by place'),
        ownSportOf(playerId) {
          const standing = standingOf.get(playerId)
          if (!standing) throw new Error('The player plays nothing')
          return standing
        },
      }
    })
  } finally {
    await db.close()
  }
}
