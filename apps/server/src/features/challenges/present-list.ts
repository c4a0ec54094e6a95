import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { mayView } from '@gauntlet/rules/challenges/reasons'
import type { Point } from '@gauntlet/rules/places/distance'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import { rankChangesOf } from '../ranks/changes.ts'
import { castOf, columnsOf, factsOf, type Loaded, viewerFacts, viewerOf } from './facts.ts'
import { listShownCast, listShownCasts, type ShownCastRow } from './people-queries.ts'
import { present, type Scene } from './present.ts'
import { findShown, listShown, type ShownRow } from './queries.ts'

const cardOf = (row: ShownCastRow): UserCard =>
  presentCard({ ...row, id: row.user_id, city: row.home_city, state: row.home_state, anchor: null })

/** For one challenge, found by its id alone, the database keeps its plan, which is quicker than the one for a list. */
function readScenes(
  { db }: Services,
  viewer: Viewer,
  ids: readonly string[],
): [Promise<ShownRow[]>, Promise<ShownCastRow[]>] {
  const viewerId = viewer.id
  const [id] = ids
  return id !== undefined && ids.length === 1
    ? [findShown.all(db, { id }), listShownCast.all(db, { id, viewerId })]
    : [listShown.all(db, { ids }), listShownCasts.all(db, { ids, viewerId })]
}

/**
 * Everything that challenges are shown from, in the order of their ids; a fixed number of reads, however many there
 * are.
 */
async function loadScenes(services: Services, viewer: Viewer, ids: string[]): Promise<Scene[]> {
  if (ids.length === 0) return []
  const { db, clock } = services
  const now = clock.now()
  const [rows, cast, me, changes] = await Promise.all([
    ...readScenes(services, viewer, ids),
    viewerFacts(db, viewer.id, now),
    rankChangesOf(db, { challengeIds: ids, userId: viewer.id }),
  ])
  const cards = new Map(cast.map(row => [row.user_id, cardOf(row)]))
  const casts = Map.groupBy(cast, row => row.challenge_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    const players = casts.get(id)
    if (!row || !players) return []
    const sport = { id: row.sport_id, name: row.sport_name, anchor: row.anchor }
    return { row, cast: players, cards, sport, me, now, rankChange: changes.get(id) ?? null }
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

export async function presentChallenge(services: Services, viewer: Viewer, id: string): Promise<Challenge> {
  const [challenge] = await presentChallenges(services, viewer, [id])
  if (!challenge) throw new Error(`Challenge ${id} is gone`)
  return challenge
}

/** Whether the answer depends only on what was written, and everybody in it was already read under the lock. */
const isWhole = (before: ChallengeFacts, after: ChallengeFacts): boolean =>
  before.status !== S.complete && after.status !== S.complete && before.players.length === after.players.length

/**
 * A challenge as it was just written, from what was read under its lock. It is read again only if that is not enough: a
 * result moves ranks, and a player who has just joined has no card yet.
 */
export async function presentWritten(
  services: Services,
  viewer: Viewer,
  { loaded: { row, facts, cast, me }, after, seen }: { loaded: Loaded; after: ChallengeFacts; seen: boolean },
): Promise<Challenge> {
  if (!isWhole(facts, after)) return presentChallenge(services, viewer, row.id)
  return present({
    row: { ...row, ...columnsOf(after) },
    cast: castOf(cast, after, seen ? viewer.id : null),
    cards: new Map(cast.map(one => [one.user_id, cardOf(one)])),
    sport: { id: row.sport_id, name: row.sport_name, anchor: row.anchor },
    me,
    now: services.clock.now(),
    rankChange: null,
  })
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
