import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { mayView } from '@gauntlet/rules/challenges/reasons'
import type { Point } from '@gauntlet/rules/places/distance'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { cardsOf } from '../cards/present.ts'
import { rankChangesOf } from '../ranks/changes.ts'
import { listSportAnchors } from '../sports/queries.ts'
import { factsOf, viewerFacts, viewerOf } from './facts.ts'
import { type CastRow, listCast } from './people-queries.ts'
import { present, type Scene } from './present.ts'
import { findChallenges } from './queries.ts'

const byChallenge = (rows: readonly CastRow[]): Map<string, CastRow[]> => Map.groupBy(rows, row => row.challenge_id)

/** All that challenges are shown from, in the order of their ids; a fixed number of reads, however many. */
async function loadScenes({ db, clock }: Services, viewer: Viewer, ids: string[]): Promise<Scene[]> {
  if (ids.length === 0) return []
  const now = clock.now()
  const [rows, cast, sports, me, changes] = await Promise.all([
    findChallenges.all(db, { ids }),
    listCast.all(db, { ids, viewerId: viewer.id }),
    listSportAnchors.all(db),
    viewerFacts(db, viewer.id, now),
    rankChangesOf(db, { challengeIds: ids, userId: viewer.id }),
  ])
  const cards = await cardsOf(db, [...new Set(cast.map(row => row.user_id))])
  const casts = byChallenge(cast)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const sportOf = new Map(sports.map(sport => [sport.id, sport]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    const sport = row && sportOf.get(row.sport_id)
    const players = casts.get(id)
    if (!row || !sport || !players) return []
    return { row, cast: players, cards, sport, me, now, rankChange: changes.get(id) ?? null }
  })
}

/**
 * Challenges as the viewer sees them, in the order of their ids; distances from `origin`, or where that is left out
 * from the viewer's primary address.
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

export async function presentChallenge(services: Services, viewer: Viewer, id: string): Promise<Challenge> {
  const [challenge] = await presentChallenges(services, viewer, [id])
  if (!challenge) throw new Error(`Challenge ${id} is gone`)
  return challenge
}

/** One challenge, where there is one and the viewer may see it. */
export async function viewChallenge(services: Services, viewer: Viewer, { id }: { id: string }): Promise<Challenge> {
  const [scene] = await loadScenes(services, viewer, [id])
  if (!scene) throw notFound()
  const { row, cast, me, now } = scene
  const who = viewerOf(me, row.sport_id, cast)
  if (mayView(factsOf(row, cast), who, now.getTime()).kind !== 'allowed') throw notFound()
  return present(scene)
}
