import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import type { Services } from '../../platform/services.ts'
import type { ViewerFacts } from './facts.ts'
import { presentOpen } from './present-open.ts'
import { cardsIn, sceneOf } from './present.ts'
import { listShownCasts, type ShownRow } from './queries.ts'

/** Open challenges that are ahead as cards, in their order, with distances from the viewer's origin. */
export async function openCards(
  { db, clock }: Services,
  me: ViewerFacts,
  rows: readonly ShownRow[],
): Promise<OpenCard[]> {
  if (rows.length === 0) return []
  const cast = await listShownCasts.all(db, { ids: rows.map(({ id }) => id), viewerId: me.id })
  const now = clock.now()
  const cards = cardsIn(cast)
  const casts = Map.groupBy(cast, row => row.challenge_id)
  return rows.flatMap(row => {
    const players = casts.get(row.id)
    // One that has gone since it was found is left out.
    return players ? [presentOpen(sceneOf({ row, cast: players, cards, me, now, rankChange: null }))] : []
  })
}
