import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { withDatabase } from './support/asks.ts'
import { benchmark } from './support/benchmark.ts'
import { measureScale } from './support/scale.ts'
import type { Stage } from './support/stage.ts'
import { fillTournaments } from './support/tournaments.ts'

/** Players: half as many tournaments. */
const options = { small: 4_000, large: 400_000, viewers: 64, rounds: 6 }

/** For each player a tournament that anybody may look at. */
async function tournamentsOf({ options: { databaseUrl = '' }, world }: Stage): Promise<Map<string, string>> {
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl })
  try {
    const ids = world.players.map(({ id }) => id)
    const rows = await db.session(session =>
      session.run(
        `select v.id as viewer, t.id from unnest($1::uuid[]) with ordinality as v (id, place)
        join (select id, row_number() over (order by hashtext(id::text)) as place from tournaments) t using (place)`,
        [ids],
      ),
    )
    return new Map(rows.map(({ viewer, id }) => [String(viewer), String(id)]))
  } finally {
    await db.close()
  }
}

export default benchmark(options, async given => {
  const known = new Map<Stage, Map<string, string>>()
  return measureScale(given, {
    name: 'tournaments',
    fill: fillTournaments,
    base: {
      name: 'a tournament by id',
      path(stage, id) {
        const tournament = known.get(stage)?.get(id)
        // Without an id the same address is the list of all of a player's.
        if (tournament === undefined) throw new Error('There are fewer tournaments than viewers')
        return `/api/tournaments/view/${tournament}`
      },
    },
    subjectsOf: async stage => {
      known.set(stage, await tournamentsOf(stage))
      const { ownSportOf } = await withDatabase(stage)
      const search = (bodyOf: (id: string) => object) =>
        stage.world.players.map(({ id, token }) => ({ path: '/api/tournaments', token, body: bodyOf(id) }))
      const list = (path: string) => stage.world.players.map(({ token }) => ({ path: `/api${path}`, token }))
      return [
        { name: 'search, all sports, 50 miles', asks: search(() => ({ distance: 50 })) },
        { name: 'search, all sports, 300 miles', asks: search(() => ({ distance: 300 })) },
        {
          name: 'search, one sport and ranks, 300 miles',
          asks: search(id => ({ sports: [ownSportOf(id).sport_id], minRate: 400, maxRate: 600, distance: 300 })),
        },
        { name: 'search, the same city', asks: search(() => ({ distance: 0 })) },
        { name: 'all of a player', asks: list('/tournaments/view') },
        { name: 'in which a player has a place', asks: list('/tournaments/user') },
        { name: 'that a player organizes', asks: list('/tournaments/organizing') },
      ]
    },
  })
})
