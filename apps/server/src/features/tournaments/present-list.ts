import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import { PLACE } from '@gauntlet/contract/tournaments-status'
import type { Point } from '@gauntlet/rules/places/distance'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { isId } from '@gauntlet/contract/fields'
import { tournamentTexts } from '@gauntlet/contract/tournaments-texts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { isMinor, viewerFacts } from '../challenges/facts.ts'
import { rankChangesIn } from '../ranks/changes.ts'
import { factsOf } from './facts.ts'
import { type CastRow, listCast, listCasts, listNotes } from './people-queries.ts'
import { isPlaced, present, type Scene, viewerIn } from './present.ts'
import { findShown, listShown, type ShownRow } from './queries.ts'

const isAsking = ({ state, asked_by }: CastRow) => state === PLACE.pending && asked_by === 'self'
const isAccepted = ({ state }: CastRow) => state === PLACE.accepted || state === PLACE.complete

/** Nothing else has moved a rank. */
const mayHaveMoved = ({ ranked, status }: ShownRow) => ranked && status === 'Complete'

/** All that one tournament is shown from, whole; undefined where there is none. */
async function loadScene(services: Services, viewer: Viewer, id: string): Promise<Scene | undefined> {
  const { db, clock } = services
  const now = clock.now()
  const [row, cast, notes, me, changes] = await Promise.all([
    findShown.first(db, { id }),
    listCast.all(db, { id, viewerId: viewer.id }),
    listNotes.all(db, { ids: [id] }),
    viewerFacts(db, viewer.id, now),
    rankChangesIn(db, { tournamentIds: [id], userId: viewer.id }),
  ])
  if (!row) return undefined
  const asking = row.organizer_id === viewer.id ? cast.filter(isAsking).length : null
  return { row, cast, unlisted: 0, asking, notes, me, origin: me.origin, now, rankChange: changes.get(id) ?? null }
}

/** All that a list of tournaments is shown from, in the order of their ids; a fixed number of reads, however many. */
async function loadScenes(
  services: Services,
  viewer: Viewer,
  ids: readonly string[],
  origin?: Point | null,
): Promise<Scene[]> {
  if (ids.length === 0) return []
  const { db, clock } = services
  const now = clock.now()
  const [rows, cast, me] = await Promise.all([
    listShown.all(db, { ids, viewerId: viewer.id }),
    listCasts.all(db, { ids, viewerId: viewer.id }),
    viewerFacts(db, viewer.id, now),
  ])
  const moved = rows.filter(mayHaveMoved).map(({ id }) => id)
  const changes = await rankChangesIn(db, { tournamentIds: moved, userId: viewer.id })
  const casts = Map.groupBy(cast, row => row.tournament_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    const few = casts.get(id) ?? []
    return {
      row,
      cast: few,
      unlisted: row.accepted - few.filter(isAccepted).length,
      asking: row.asking,
      notes: [],
      me,
      origin: origin === undefined ? me.origin : origin,
      now,
      rankChange: changes.get(id) ?? null,
    }
  })
}

/**
 * Tournaments as the viewer sees them in a list, with a few of their places, in the order of their ids; distances from `origin`, or where that is left out
 * from the viewer's primary address.
 */
export async function presentTournaments(
  services: Services,
  viewer: Viewer,
  ids: readonly string[],
  origin?: Point | null,
): Promise<Tournament[]> {
  return (await loadScenes(services, viewer, ids, origin)).map(present)
}

/** One tournament, whole. */
export async function presentTournament(services: Services, viewer: Viewer, id: string): Promise<Tournament> {
  const scene = await loadScene(services, viewer, id)
  if (!scene) throw new Error(`Tournament ${id} is gone`)
  return present(scene)
}

/** One tournament, where there is one and the viewer may see it. */
export async function viewTournament(services: Services, viewer: Viewer, { id }: { id: string }): Promise<Tournament> {
  const scene = isId(id) ? await loadScene(services, viewer, id) : undefined
  if (!scene || !isVisible(scene)) throw notFound(tournamentTexts.missing)
  return present(scene)
}

function isVisible(scene: Scene): boolean {
  const { row, cast } = scene
  const organizer = cast.find(({ user_id }) => user_id === row.organizer_id)
  return mayView(factsOf(row, cast.filter(isPlaced)), viewerIn(scene), {
    minor: organizer !== undefined && isMinor(organizer),
  })
}
