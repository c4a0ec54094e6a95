import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Point } from '@gauntlet/rules/places/distance'
import { acceptedIn, type TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { isId } from '@gauntlet/contract/fields'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import type { Written } from '../gathering/act.ts'
import { rankChangesIn } from '../ranks/changes.ts'
import {
  castOf,
  columnsOf,
  type EntrantFacts,
  entrantFacts,
  factsOf,
  isPlaced,
  type Loaded,
  organizerFor,
  viewerIn,
} from './facts.ts'
import { fewOf, type ListedRow, listShown } from './listed-queries.ts'
import { type CastRow, listCast, listNotes } from './people-queries.ts'
import { type Terms, termsOf } from './persist.ts'
import { present, type Scene } from './present.ts'
import { findShown, type ShownRow } from './queries.ts'

const isAsking = ({ state, asked_by }: CastRow) => state === PLACE.pending && asked_by === 'self'

/** The number of players who wait for the organizer; null for everybody else. */
const askingIn = ({ organizer_id }: ShownRow, cast: readonly CastRow[], viewer: Viewer): number | null =>
  organizer_id === viewer.id ? cast.filter(isAsking).length : null

/** Only such a tournament may have moved a rank. */
const mayHaveMoved = ({ ranked, status }: ShownRow) => ranked && status === 'Complete'

/** Everything that one tournament is shown from, in full; undefined if there is none. */
async function loadScene(services: Services, viewer: Viewer, id: string): Promise<Scene | undefined> {
  const { db, clock } = services
  const now = clock.now()
  const [row, cast, notes, me, changes] = await Promise.all([
    findShown.first(db, { id }),
    listCast.all(db, { id, viewerId: viewer.id }),
    listNotes.all(db, { ids: [id] }),
    entrantFacts(db, viewer.id, now),
    rankChangesIn(db, { tournamentIds: [id], userId: viewer.id }),
  ])
  if (!row) return undefined
  const asking = askingIn(row, cast, viewer)
  return { row, cast, unlisted: 0, asking, notes, me, origin: me.origin, now, rankChange: changes.get(id) ?? null }
}

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

/** One tournament, in full, as it stands now. */
export async function presentTournament(services: Services, viewer: Viewer, id: string): Promise<Tournament> {
  const scene = await loadScene(services, viewer, id)
  if (!scene) throw new Error(`Tournament ${id} is gone`)
  return present(scene)
}

/**
 * Whether everything that is shown was read under the lock. It was not if there is a result, which moves ranks, or a
 * bracket, which follows its players; if the sport changed; or if there are players who had no part in it before.
 */
const isWhole = ({ row, facts, cast }: Loaded, after: TournamentFacts, terms: Terms): boolean =>
  facts.status !== 'Complete' &&
  after.status !== 'Complete' &&
  !facts.drawn &&
  terms.sport_id === row.sport_id &&
  after.places.every(place => cast.some(({ user_id }) => user_id === place.user_id))

/**
 * A tournament as it was just written, from what was read under its lock; it is read again only if that is not enough.
 */
export async function presentWritten(
  services: Services,
  viewer: Viewer,
  { loaded, facts: after, act, repeated }: Written<Loaded, TournamentFacts, { terms?: Terms }>,
): Promise<Tournament> {
  const { row, me } = loaded
  const { id } = row
  const terms = act.terms ?? termsOf(row)
  if (!isWhole(loaded, after, terms)) return presentTournament(services, viewer, id)
  const cast = castOf(loaded.cast, after, repeated ? null : viewer.id)
  return present({
    row: { ...row, ...terms, ...columnsOf(after), organizer_unseen: row.organizer_unseen && repeated },
    cast,
    unlisted: 0,
    asking: askingIn(row, cast, viewer),
    notes: await listNotes.all(services.db, { ids: [id] }),
    me,
    origin: me.origin,
    now: services.clock.now(),
    rankChange: null,
  })
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
