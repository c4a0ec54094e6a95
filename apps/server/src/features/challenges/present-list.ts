import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { Services, Viewer } from '../../platform/services.ts'
import { rankChangeOf } from '../ranks/changes.ts'
import { requireVisible, type ViewerFacts, viewerFacts } from './facts.ts'
import { listMoved, type MovedRow } from './list-queries.ts'
import { cardsIn, present, presentLoaded, sceneOf } from './present.ts'
import { listShownCasts } from './queries.ts'
import type { ShownCastRow } from './tables.ts'

/** People of challenges, and the viewer: as many reads however many challenges there are. */
const readPeople = ({ db, clock }: Services, viewer: Viewer, ids: readonly string[]) =>
  Promise.all([listShownCasts.all(db, { ids, viewerId: viewer.id }), viewerFacts(db, viewer.id, clock.now())])

/** Challenges in the order of their rows. */
function presentRows(
  { clock }: Services,
  rows: readonly MovedRow[],
  [cast, me]: readonly [ShownCastRow[], ViewerFacts],
): Challenge[] {
  const now = clock.now()
  const cards = cardsIn(cast)
  const casts = Map.groupBy(cast, row => row.challenge_id)
  return rows.flatMap(row => {
    const players = casts.get(row.id)
    return players ? present(sceneOf({ row, cast: players, cards, me, now, rankChange: rankChangeOf(row) })) : []
  })
}

/** Challenges that a list has read. */
export async function presentListed(services: Services, viewer: Viewer, rows: readonly MovedRow[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return presentRows(services, rows, await readPeople(services, viewer, ids))
}

/** Challenges as the viewer sees them, in the order of their ids. */
export async function presentChallenges(services: Services, viewer: Viewer, ids: string[]): Promise<Challenge[]> {
  if (ids.length === 0) return []
  const [rows, people] = await Promise.all([
    listMoved.all(services.db, { ids, viewerId: viewer.id }),
    readPeople(services, viewer, ids),
  ])
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return presentRows(
    services,
    ids.flatMap(id => rowOf.get(id) ?? []),
    people,
  )
}

/** One challenge, where there is one and the viewer may see it. */
export const viewChallenge = async (services: Services, viewer: Viewer, { id }: { id: string }): Promise<Challenge> =>
  presentLoaded(services, await requireVisible(services.db, services, viewer, id))
