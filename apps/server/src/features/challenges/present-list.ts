import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import type { Point } from '@gauntlet/rules/places/distance'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import type { Written } from '../gathering/act.ts'
import { rankChangeOf, rankChangesOf } from '../ranks/changes.ts'
import { castOf, columnsOf, type Loaded, loadChallenge, requireVisible } from './facts.ts'
import { type Terms, termsOf } from './persist.ts'
import { listShownCasts, type ShownCastRow } from './people-queries.ts'
import { present, type Scene } from './present.ts'
import { listShown } from './queries.ts'
import { viewerFacts } from './viewers.ts'

const cardOf = (row: ShownCastRow): UserCard =>
  presentCard({ ...row, id: row.user_id, city: row.home_city, state: row.home_state, anchor: null })

const cardsIn = (cast: readonly ShownCastRow[]) => new Map(cast.map(row => [row.user_id, cardOf(row)]))

/**
 * Everything that challenges are shown from, in the order of their ids; a fixed number of reads, however many there
 * are.
 */
async function loadScenes(services: Services, viewer: Viewer, ids: string[]): Promise<Scene[]> {
  if (ids.length === 0) return []
  const { db, clock } = services
  const now = clock.now()
  const [rows, cast, me, changes] = await Promise.all([
    listShown.all(db, { ids }),
    listShownCasts.all(db, { ids, viewerId: viewer.id }),
    viewerFacts(db, viewer.id, now),
    rankChangesOf(db, { challengeIds: ids, userId: viewer.id }),
  ])
  const cards = cardsIn(cast)
  const casts = Map.groupBy(cast, row => row.challenge_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    const players = casts.get(id)
    if (!row || !players) return []
    return { row, cast: players, cards, me, now, rankChange: changes.get(id) ?? null }
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

const presentLoaded = ({ clock }: Services, { row, cast, me }: Loaded): Challenge =>
  present({ row, cast, cards: cardsIn(cast), me, now: clock.now(), rankChange: rankChangeOf(row) })

/** One challenge, which the viewer is in. */
export async function presentChallenge(services: Services, viewer: Viewer, id: string): Promise<Challenge> {
  const now = services.clock.now()
  const loaded = await loadChallenge(services.db, { id, viewerId: viewer.id, now, lock: false })
  if (!loaded) throw new Error(`Challenge ${id} is gone`)
  return presentLoaded(services, loaded)
}

/**
 * Does nothing but what was written show, and do all whom it shows stand in what was read under the lock? Their ranks
 * are those in its sport.
 */
const isWhole = ({ row, facts: before }: Loaded, after: ChallengeFacts, terms: Terms): boolean =>
  before.status !== S.complete &&
  after.status !== S.complete &&
  before.players.length === after.players.length &&
  terms.sport_id === row.sport_id

/**
 * A challenge as it was just written, from what was read under its lock. It is read again only if that is not enough: a
 * result moves ranks, and a player who has just joined has no card yet.
 */
export async function presentWritten(
  services: Services,
  viewer: Viewer,
  {
    loaded,
    facts: after,
    act,
    repeated,
  }: Written<Loaded, ChallengeFacts, { terms?: Terms; message?: string | undefined }>,
): Promise<Challenge> {
  const { row, cast } = loaded
  const terms = act.terms ?? termsOf(row)
  if (!isWhole(loaded, after, terms)) return presentChallenge(services, viewer, row.id)
  return presentLoaded(services, {
    ...loaded,
    row: { ...row, ...terms, ...columnsOf(after) },
    cast: repeated ? cast : castOf(cast, after, { id: viewer.id, message: act.message }),
  })
}

/** One challenge, where there is one and the viewer may see it. */
export const viewChallenge = async (services: Services, viewer: Viewer, { id }: { id: string }): Promise<Challenge> =>
  presentLoaded(services, await requireVisible(services.db, services, viewer, id))
