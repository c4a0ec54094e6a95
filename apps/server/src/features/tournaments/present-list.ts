import { isId } from '@gauntlet/contract/fields'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { Point } from '@gauntlet/rules/places/distance'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { acceptedIn } from '@gauntlet/rules/tournaments/sides'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { rankChangesIn } from '../ranks/changes.ts'
import { type EntrantFacts, entrantFacts, factsOf, isPlaced, organizerFor, viewerIn } from './facts.ts'
import { fewOf, type ListedRow, listShown } from './listed-queries.ts'
import { loadScene, present } from './present.ts'
import type { ShownRow } from './queries.ts'

/** Only such a tournament may have moved a rank. */
const mayHaveMoved = ({ ranked, status }: ShownRow) => ranked && status === 'Complete'

/** Tournaments as the viewer sees them in a list, with a few of their places; distances from `origin`. */
export async function presentListed(
  { db, clock }: Services,
  rows: readonly ListedRow[],
  me: EntrantFacts,
  origin: Point | null,
): Promise<Tournament[]> {
  const now = clock.now()
  const moved = rows.filter(mayHaveMoved).map(({ id }) => id)
  const changes = await rankChangesIn(db, { tournamentIds: moved, userId: me.id })
  return rows.map(row => {
    const cast = fewOf(row)
    const unlisted = row.accepted - acceptedIn(factsOf(row, cast.filter(isPlaced))).length
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
    entrantFacts(db, viewer.id, clock.now()),
  ])
  const rowOf = new Map(rows.map(row => [row.id, row]))
  return await presentListed(
    services,
    ids.flatMap(id => rowOf.get(id) ?? []),
    me,
    me.origin,
  )
}

/** One tournament, if there is one that the viewer may see. */
export async function viewTournament(services: Services, viewer: Viewer, { id }: { id: string }): Promise<Tournament> {
  const scene = isId(id) ? await loadScene(services, viewer, id) : undefined
  if (!scene) throw notFound(tournamentTexts.missing)
  const organizer = await organizerFor(services.db, scene)
  if (!mayView(factsOf(scene.row, scene.cast.filter(isPlaced)), viewerIn(scene), organizer))
    throw notFound(tournamentTexts.missing)
  return present(scene)
}
