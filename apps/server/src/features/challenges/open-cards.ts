import type { OpenCard } from '@gauntlet/contract/challenges/open-card'
import type { Services } from '../../platform/services.ts'
import type { ViewerFacts } from './facts.ts'
import { presentOpen } from './present-open.ts'
import { cardsIn } from './present.ts'
import { listShown, listShownCasts } from './queries.ts'

/** Open challenges that are ahead as cards, in the order of their ids, with distances from the viewer's origin. */
export async function openCards({ db, clock }: Services, me: ViewerFacts, ids: string[]): Promise<OpenCard[]> {
  if (ids.length === 0) return []
  const [rows, cast] = await Promise.all([listShown.all(db, { ids }), listShownCasts.all(db, { ids, viewerId: me.id })])
  const now = clock.now()
  const cards = cardsIn(cast)
  const casts = Map.groupBy(cast, row => row.challenge_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    const players = casts.get(id)
    // One that has gone since it was found is left out.
    return row && players ? [presentOpen({ row, cast: players, cards, me, now, rankChange: null })] : []
  })
}
