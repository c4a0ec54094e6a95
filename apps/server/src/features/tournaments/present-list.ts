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
import { type CastRow, listCast, listCasts, listNotes } from './people-queries.ts'
import { present, type Scene, viewerIn } from './present.ts'
import { findShown, listShown, type ShownRow } from './queries.ts'

/** One tournament is found by its id and nothing else: what is planned for it is kept, and quicker than for a list. */
function readScenes(
  { db }: Services,
  viewer: Viewer,
  ids: readonly string[],
): [Promise<ShownRow[]>, Promise<CastRow[]>] {
  const viewerId = viewer.id
  const [id] = ids
  return id !== undefined && ids.length === 1
    ? [findShown.all(db, { id }), listCast.all(db, { id, viewerId })]
    : [listShown.all(db, { ids }), listCasts.all(db, { ids, viewerId })]
}

/** All that tournaments are shown from, in the order of their ids; a fixed number of reads, however many. */
export async function loadScenes(
  services: Services,
  viewer: Viewer,
  ids: readonly string[],
  origin?: Point | null,
): Promise<Scene[]> {
  if (ids.length === 0) return []
  const { db, clock } = services
  const now = clock.now()
  const [rows, cast, notes, me, changes] = await Promise.all([
    ...readScenes(services, viewer, ids),
    listNotes.all(db, { ids }),
    viewerFacts(db, viewer.id, now),
    rankChangesIn(db, { tournamentIds: ids, userId: viewer.id }),
  ])
  const casts = Map.groupBy(cast, row => row.tournament_id)
  const notesOf = Map.groupBy(notes, note => note.tournament_id)
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    const from = origin === undefined ? me.origin : origin
    return {
      row,
      cast: casts.get(id) ?? [],
      notes: notesOf.get(id) ?? [],
      me,
      origin: from,
      now,
      rankChange: changes.get(id) ?? null,
    }
  })
}

/**
 * Tournaments as the viewer sees them, in the order of their ids; distances from `origin`, or where that is left out
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

export async function presentTournament(services: Services, viewer: Viewer, id: string): Promise<Tournament> {
  const [tournament] = await presentTournaments(services, viewer, [id])
  if (!tournament) throw new Error(`Tournament ${id} is gone`)
  return tournament
}

/** One tournament, where there is one and the viewer may see it. */
export async function viewTournament(services: Services, viewer: Viewer, { id }: { id: string }): Promise<Tournament> {
  const [scene] = isId(id) ? await loadScenes(services, viewer, [id]) : []
  if (!scene || !isVisible(scene)) throw notFound(tournamentTexts.missing)
  return present(scene)
}

function isVisible(scene: Scene): boolean {
  const { row, cast } = scene
  const places = cast.flatMap(({ user_id, state, asked_by, position }) =>
    state && asked_by ? [{ user_id, state, asked_by, position }] : [],
  )
  const organizer = cast.find(({ user_id }) => user_id === row.organizer_id)
  return mayView(factsOf(row, places), viewerIn(scene), { minor: organizer !== undefined && isMinor(organizer) })
}
