import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { Point } from '@gauntlet/rules/places/distance'
import type { Services, Viewer } from '../../platform/services.ts'
import { rankChangeOf } from '../ranks/changes.ts'
import { requireVisible, viewerFacts } from './facts.ts'
import { listMoved } from './list-queries.ts'
import { cardsIn, present, presentLoaded, type Scene } from './present.ts'
import { listShownCasts } from './queries.ts'

/**
 * Everything that challenges are shown from, in the order of their ids; a fixed number of reads, however many there
 * are.
 */
async function loadScenes(services: Services, viewer: Viewer, ids: string[]): Promise<Scene[]> {
  if (ids.length === 0) return []
  const { db, clock } = services
  const now = clock.now()
  const [rows, cast, me] = await Promise.all([
    listMoved.all(db, { ids, viewerId: viewer.id }),
    listShownCasts.all(db, { ids, viewerId: viewer.id }),
    viewerFacts(db, viewer.id, now),
  ])
  const cards = cardsIn(cast)
  const casts = Map.groupBy(cast, row => row.challenge_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    const players = casts.get(id)
    if (!row || !players) return []
    return { row, cast: players, cards, me, now, rankChange: rankChangeOf(row) }
  })
}

/**
 * Challenges as the viewer sees them, in the order of their ids; distances are measured from `origin`, or from the
 * viewer's primary address if it is left out.
 */
export async function presentChallenges(
  services: Services,
  viewer: Viewer,
  ids: string[],
  origin?: Point,
): Promise<Challenge[]> {
  const scenes = await loadScenes(services, viewer, ids)
  return scenes.map(scene => present(origin ? { ...scene, me: { ...scene.me, origin } } : scene))
}

/** One challenge, where there is one and the viewer may see it. */
export const viewChallenge = async (services: Services, viewer: Viewer, { id }: { id: string }): Promise<Challenge> =>
  presentLoaded(services, await requireVisible(services.db, services, viewer, id))
