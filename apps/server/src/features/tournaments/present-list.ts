import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Point } from '@gauntlet/rules/places/distance'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { isId } from '@gauntlet/contract/fields'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { isMinor } from '@gauntlet/rules/people/relation'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type ViewerFacts, viewerFacts } from '../challenges/facts.ts'
import { rankChangesIn } from '../ranks/changes.ts'
import { factsOf } from './facts.ts'
import { castOf, type ListedRow, listShown } from './listed-queries.ts'
import { type CastRow, findShutOut, listCast, listNotes } from './people-queries.ts'
import { isPlaced, present, type Scene, viewerIn } from './present.ts'
import { findShown, type ShownRow } from './queries.ts'

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

/** Tournaments as the viewer sees them in a list, with a few of their places; distances from `origin`. */
export async function presentListed(
  { db, clock }: Services,
  rows: readonly ListedRow[],
  me: ViewerFacts,
  origin: Point | null,
): Promise<Tournament[]> {
  const now = clock.now()
  const moved = rows.filter(mayHaveMoved).map(({ id }) => id)
  const changes = await rankChangesIn(db, { tournamentIds: moved, userId: me.id })
  return rows.map(row => {
    const cast = castOf(row)
    const unlisted = row.accepted - cast.filter(isAccepted).length
    const rankChange = changes.get(row.id) ?? null
    return present({ row, cast, unlisted, asking: row.asking, notes: [], me, origin, now, rankChange })
  })
}

/** The same by their ids, in their order; distances from the viewer's primary address. */
export async function presentTournaments(
  services: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Tournament[]> {
  if (ids.length === 0) return []
  const { db, clock } = services
  const [rows, me] = await Promise.all([
    listShown.all(db, { ids, viewerId: viewer.id }),
    viewerFacts(db, viewer.id, clock.now()),
  ])
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return await presentListed(
    services,
    ids.flatMap(id => rowOf.get(id) ?? []),
    me,
    me.origin,
  )
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
  if (!scene || !(await isVisible(services, scene))) throw notFound(tournamentTexts.missing)
  return present(scene)
}

async function isVisible({ db }: Services, scene: Scene): Promise<boolean> {
  const { row, cast, me } = scene
  const organizer = cast.find(({ user_id }) => user_id === row.organizer_id)
  // Whose block it is makes a difference only where there is one.
  const block = organizer?.blocked
    ? await findShutOut.one(db, { organizerId: row.organizer_id, viewerId: me.id })
    : { shut: false }
  return mayView(factsOf(row, cast.filter(isPlaced)), viewerIn(scene), {
    minor: organizer !== undefined && isMinor(organizer),
    shutsOut: block.shut,
  })
}
