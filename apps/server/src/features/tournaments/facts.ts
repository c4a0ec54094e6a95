import { isId } from '@gauntlet/contract/fields'
import type { Asker, PlaceState } from '@gauntlet/contract/tournaments/status'
import { areKeptApart, isMinor } from '@gauntlet/rules/people/relation'
import type { PlaceFacts, TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { acceptedIn, placeOf, userIds } from '@gauntlet/rules/tournaments/sides'
import type { OrganizerFacts } from '@gauntlet/rules/tournaments/seeing'
import { scheduleOf } from '@gauntlet/rules/tournaments/lifecycle'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { shownSince } from '../ranks/highest.ts'
import {
  type CastRow,
  findEntrant,
  findShown,
  findShutOut,
  listCast,
  lockTournament,
  type ShownRow,
} from './queries.ts'
import type { TournamentColumns } from './tables.ts'
import { type ViewerFacts, viewerFrom } from '../challenges/facts.ts'
import { strikesCountSince } from '../people/strikes.ts'

const millis = (at: Date | null) => at?.getTime() ?? null
const date = (at: number | null) => (at === null ? null : new Date(at))

/** Rows as the rules know them; a tournament without its places still knows how many have accepted. */
export const factsOf = (row: TournamentColumns, places: readonly PlaceFacts[], unlisted = 0): TournamentFacts => ({
  status: row.status,
  organizer_id: row.organizer_id,
  ranked: row.ranked,
  open: row.open,
  open_to_minors: row.open_to_minors,
  visibility: row.visibility,
  centre: row.centre,
  spread: row.spread,
  start: row.start_at.getTime(),
  end: row.end_at.getTime(),
  slots: row.slots,
  side_size: row.side_size,
  composition: row.composition,
  format: row.format,
  drawn: row.drawn,
  undecided: row.undecided,
  paid: row.paid,
  reported_at: millis(row.reported_at),
  settles_at: millis(row.settles_at),
  held_at: millis(row.held_at),
  held_by: row.held_by,
  ended: row.ended,
  ended_at: millis(row.ended_at),
  places: places.map(({ user_id, state, asked_by, captain_id, asker_id, team_id, position }) => ({
    user_id,
    state,
    asked_by,
    captain_id,
    asker_id,
    team_id,
    position,
  })),
  unlisted,
})

/** The rules' decision as columns, with the next step that time will take. */
export function columnsOf(facts: TournamentFacts) {
  const { becomes, becomes_at, due_at } = scheduleOf(facts)
  return {
    status: facts.status,
    ranked: facts.ranked,
    open: facts.open,
    open_to_minors: facts.open_to_minors,
    visibility: facts.visibility,
    centre: facts.centre,
    spread: facts.spread,
    start_at: new Date(facts.start),
    end_at: new Date(facts.end),
    slots: facts.slots,
    side_size: facts.side_size,
    composition: facts.composition,
    accepted: acceptedIn(facts).length,
    format: facts.format,
    becomes,
    becomes_at: date(becomes_at),
    due_at: date(due_at),
    paid: facts.paid,
    reported_at: date(facts.reported_at),
    settles_at: date(facts.settles_at),
    held_at: date(facts.held_at),
    held_by: facts.held_by,
    ended: facts.ended,
    ended_at: date(facts.ended_at),
  }
}

/** A player with a place. */
type PlacedRow = CastRow & { state: PlaceState; asked_by: Asker }
export const isPlaced = (row: CastRow): row is PlacedRow => row.state !== null && row.asked_by !== null

/** The people of a tournament as they stand after it was written; `seenBy` wrote it, and so has seen it. */
export function castOf(cast: readonly CastRow[], after: TournamentFacts, seenBy: string | null): CastRow[] {
  const known = new Set(userIds(cast.filter(isPlaced)))
  const rows = cast.map(row => {
    const place = placeOf(after, row.user_id)
    const { state = null, asked_by = null, captain_id = null, asker_id = null, position = null } = place ?? {}
    return { ...row, state, asked_by, captain_id, asker_id, position, unseen: row.unseen && row.user_id !== seenBy }
  })
  // A new place comes last.
  return [...rows.filter(({ user_id }) => known.has(user_id)), ...rows.filter(({ user_id }) => !known.has(user_id))]
}

/** The viewer, with the highest rank that was shown of late, by sport. */
export interface EntrantFacts extends ViewerFacts {
  highest: ReadonlyMap<string, number>
}

export async function entrantFacts(executor: Executor, viewerId: string, now: Date): Promise<EntrantFacts> {
  const looking = { viewerId, since: strikesCountSince(now), shownSince: shownSince(now) }
  const row = await findEntrant.one(executor, looking)
  const highest = Object.entries(row.highest).map(([sportId, held]) => [sportId, shownRank({ held })] as const)
  return { ...viewerFrom(row, viewerId, now), highest: new Map(highest) }
}

interface Seen {
  row: ShownRow
  cast: readonly CastRow[]
  me: EntrantFacts
}

/** The organizer, among the people of a tournament. */
export const organizerIn = ({ row, cast }: Pick<Seen, 'row' | 'cast'>): CastRow => {
  const organizer = cast.find(({ user_id }) => user_id === row.organizer_id)
  if (!organizer) throw new Error(`Tournament ${row.id} has no organizer`)
  return organizer
}

/** The viewer, as the rules see them. */
export function viewerIn({ row, cast, me }: Seen): TournamentViewer {
  const organizer = organizerIn({ row, cast })
  const own = organizer.user_id === me.id
  const rating = me.ratings.get(row.sport_id)
  return {
    id: me.id,
    blocked: !own && (organizer.blocked || organizer.gone),
    kept_apart: !own && areKeptApart({ minor: me.minor, other_minor: isMinor(organizer), friend: organizer.friend }),
    plays_sport: me.sports.has(row.sport_id),
    gender: me.gender,
    apart_from: cast.flatMap(({ user_id, blocked }) => (blocked ? [user_id] : [])),
    rank: me.highest.get(row.sport_id) ?? (rating ? shownRank(rating) : newcomerRank(row.anchor)),
    provisional: !(rating?.settled ?? false),
    barred_until: me.barred_until,
  }
}

/** The organizer, as the rules see them in relation to the viewer. */
export async function organizerFor(executor: Executor, { row, cast, me }: Seen): Promise<OrganizerFacts> {
  const organizer = organizerIn({ row, cast })
  // The direction of a block matters only if there is one.
  const block = organizer.blocked
    ? await findShutOut.one(executor, { organizerId: row.organizer_id, viewerId: me.id })
    : { shut: false }
  return { minor: isMinor(organizer), shutsOut: block.shut }
}

export interface Loaded extends Seen {
  facts: TournamentFacts
  viewer: TournamentViewer
  organizer: OrganizerFacts
}

/** A tournament with its viewer; with `lock` its row is held. Undefined if there is none. */
export async function loadTournament(
  executor: Executor,
  { id, viewerId, now, lock }: { id: unknown; viewerId: string; now: Date; lock: boolean },
): Promise<Loaded | undefined> {
  if (!isId(id)) return undefined
  const row = await (lock ? lockTournament : findShown).first(executor, { id })
  if (!row) return undefined
  // One after the other: within a transaction there is one connection.
  const cast = await listCast.all(executor, { id, viewerId })
  const me = await entrantFacts(executor, viewerId, now)
  const seen = { row, cast, me }
  const organizer = await organizerFor(executor, seen)
  return { ...seen, facts: factsOf(row, cast.filter(isPlaced)), viewer: viewerIn(seen), organizer }
}
