import type { Tournament } from '@gauntlet/contract/tournaments-answer'
import type { Point } from '@gauntlet/rules/places/distance'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { isId } from '@gauntlet/contract/fields'
import { tournamentTexts } from '@gauntlet/contract/tournaments-texts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { isMinor, viewerFacts } from '../challenges/facts.ts'
import { rankChangesIn } from '../ranks/changes.ts'
import { factsOf } from './facts.ts'
import { listCast, listCasts, listNotes } from './people-queries.ts'
import { isPlaced, present, type Scene, viewerIn } from './present.ts'
import { findShown, listShown } from './queries.ts'

/** What is read beside the tournaments themselves. */
const readBeside = ({ db }: Services, { id: userId }: Viewer, ids: readonly string[], now: Date) =>
  Promise.all([
    listNotes.all(db, { ids }),
    viewerFacts(db, userId, now),
    rankChangesIn(db, { tournamentIds: ids, userId }),
  ])

/** All that one tournament is shown from, whole; undefined where there is none. */
async function loadScene(services: Services, viewer: Viewer, id: string): Promise<Scene | undefined> {
  const { db, clock } = services
  const now = clock.now()
  const [row, cast, [notes, me, changes]] = await Promise.all([
    findShown.first(db, { id }),
    listCast.all(db, { id, viewerId: viewer.id }),
    readBeside(services, viewer, [id], now),
  ])
  if (!row) return undefined
  const places = cast.filter(isPlaced)
  return { row, cast, places, notes, me, origin: me.origin, now, rankChange: changes.get(id) ?? null }
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
  const [rows, cast, [notes, me, changes]] = await Promise.all([
    listShown.all(db, { ids }),
    listCasts.all(db, { ids, viewerId: viewer.id }),
    readBeside(services, viewer, ids, now),
  ])
  const casts = Map.groupBy(cast, row => row.tournament_id)
  const notesOf = Map.groupBy(notes, note => note.tournament_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    return {
      row,
      cast: casts.get(id) ?? [],
      places: row.places,
      notes: notesOf.get(id) ?? [],
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
  const { row, cast, places } = scene
  const organizer = cast.find(({ user_id }) => user_id === row.organizer_id)
  return mayView(factsOf(row, places), viewerIn(scene), { minor: organizer !== undefined && isMinor(organizer) })
}
