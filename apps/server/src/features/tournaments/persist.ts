import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { acceptedIn, isGuest, leaversBetween, letInBetween, sidesIn, userIds } from '@gauntlet/rules/tournaments/sides'
import type { TournamentOutcome } from '@gauntlet/rules/tournaments/lifecycle'
import { pick } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { loadBracket } from '../draws/load.ts'
import { followPlaces } from '../draws/redraw.ts'
import { countMatches } from '../draws/results.ts'
import type { BracketState } from '../draws/state.ts'
import { addCredits, spendCredits } from '../credits/ledger.ts'
import { dropGuests } from '../guests/guests.ts'
import { changedPlaces, type StoredPlaces } from '../gathering/places.ts'
import { VENUE_COLUMNS } from '../gathering/tables.ts'
import { takeBackNotices } from '../notices/gathered.ts'
import { recordResult } from '../ranks/record.ts'
import { voidResult } from '../ranks/void.ts'
import { columnsOf } from './facts.ts'
import { sendNotices, tournamentLink } from './notices.ts'
import * as queries from './queries.ts'

const TERMS = ['sport_id', 'sport_name', 'title', ...VENUE_COLUMNS, 'city_lat', 'city_lon', 'message', 'rules'] as const

/** The terms that the rules do not look at. */
export type Terms = Pick<queries.ShownRow, (typeof TERMS)[number]>

export const termsOf = (row: queries.ShownRow): Terms => pick(row, TERMS)

/** A tournament after an act, or a step of time; or a new one. */
interface Made extends TournamentOutcome {
  id: string
  terms: Terms
  /** The player who did it; null for a step that time took. */
  actor: string | null
  /** The organizer's message to everybody; '' or left out if there is none. */
  note?: string | undefined
  /** The tournament before the act, where there was one. */
  before?: TournamentFacts
}

interface Change extends TournamentOutcome, Pick<Made, 'actor' | 'note'> {
  /** As it was read under its lock. */
  row: queries.ShownRow
  before: TournamentFacts
  /** The terms as the organizer has edited them; left out, they stand. */
  edited?: Terms | undefined
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Stores the places that a change concerns in one statement; all of them if the start has moved. */
export async function storePlaces(
  tx: Transaction,
  id: string,
  { before, after, unseen, actor, now }: StoredPlaces<TournamentFacts>,
): Promise<void> {
  const was = new Map(before?.places.map(place => [place.user_id, place.position]))
  const dealtAnew = after.places.some(({ user_id, position }) => (was.get(user_id) ?? position) !== position)
  const { gone, changed } = changedPlaces({
    before: before?.places ?? [],
    after: after.places,
    unseen,
    actor,
    all: dealtAnew || before?.start !== after.start,
  })
  if (gone.length > 0) await queries.deletePlaces.affected(tx, { id, userIds: gone })
  if (dealtAnew) await queries.clearPositions.affected(tx, { id })
  const rows = changed.map(place => ({
    ...place,
    tournament_id: id,
    start_at: new Date(after.start),
    added_at: now,
  }))
  if (rows.length > 0) await queries.putPlaces.affected(tx, { people: JSON.stringify(rows), unseen, seenBy: actor })
}

/**
 * The players to whom a change is new: everybody who is told of it and, if status or start moved, everybody with a
 * place.
 */
function concernedBy({ before, facts: after, consequences }: Change): string[] {
  const moved = before.status !== after.status || before.start !== after.start
  const everybody = moved ? [after.organizer_id, ...userIds(after.places.filter(({ state }) => state !== '3'))] : []
  return [...new Set([...everybody, ...consequences.notify.flatMap(({ user_ids }) => user_ids)])]
}

/** Keeps what an organizer writes to everyone. */
export async function storeNote(
  tx: Transaction,
  { clock }: Services,
  { id, userId, message }: { id: string; userId: string; message: string },
): Promise<void> {
  const now = clock.now()
  await queries.insertNote.affected(tx, { id: newId(now), tournamentId: id, userId, message, now })
}

/** Stores the outcome of an act or of time, and carries out what follows from it, in one transaction. */
export async function storeChange(tx: Transaction, services: Services, change: Change): Promise<void> {
  const { row, before, facts: after, consequences, edited, actor, note = '' } = change
  const { id } = row
  const terms = edited ?? termsOf(row)
  const unseen = concernedBy(change)
  const changed = await queries.updateTournament.affected(tx, {
    id,
    was: before.status,
    ...terms,
    ...columnsOf(after),
    unseen,
    seenBy: actor,
    newer: edited || before.start !== after.start || before.status !== after.status ? 1 : 0,
  })
  // The row was locked before the rules were asked, so this is a mistake of ours and never a lost race.
  if (changed !== 1) throw new Error(`Tournament ${id} changed under its lock`)
  await storePlaces(tx, id, { before, after, unseen, actor, now: services.clock.now() })
  if (!same(before, after)) {
    await followPlaces(tx, services, { id, before, after, sportId: terms.sport_id })
    await dropGuests(tx, before.places, after.places)
    const told = change.consequences.notify.some(({ user_ids }) => user_ids.includes(after.organizer_id))
    // Telling of one who leaves takes back that the same player had joined.
    const leavers = leaversBetween(before, after).filter(userId => !(told && userId === actor))
    await takeBackNotices(tx, services, {
      userIds: [after.organizer_id],
      kind: 'tournaments',
      link: tournamentLink(id),
      actorIds: [...leavers, ...letInBetween(before, after)],
    })
  }
  await carryOut(tx, services, { id, facts: after, consequences, terms, actor, note, before })
  if (note !== '' && actor !== null) await storeNote(tx, services, { id, userId: actor, message: note })
  const players = [...before.places, ...after.places].filter(place => !isGuest(place))
  services.live.touch(tx, [after.organizer_id, ...userIds(players)], id)
}

/** Of a tournament that stands the matches of its bracket count, else its placings. */
async function countResult(tx: Transaction, services: Services, made: Made, bracket: BracketState | undefined) {
  const { id, facts, terms } = made
  const now = services.clock.now()
  const counted = { id, sportId: terms.sport_id, ranked: facts.ranked }
  if (bracket?.by_match) await countMatches(tx, services, counted, bracket, now.getTime())
  else await countPlacings(tx, services, counted, facts)
  await queries.publishRatings.affected(tx, { id, now })
}

async function countPlacings(
  tx: Transaction,
  services: Services,
  { id, sportId, ranked }: { id: string; sportId: string; ranked: boolean },
  facts: TournamentFacts,
): Promise<void> {
  const players = acceptedIn(facts)
  const positions = players.map(({ position }) => position)
  const common = {
    sportId,
    cause: { tournamentId: id },
    sides: sidesIn(facts),
    ranked,
  }
  const winnerOnly = positions.filter(position => position !== null).length === 1
  await recordResult(tx, services, winnerOnly ? { ...common, winner: positions.indexOf(1) } : { ...common, positions })
}

/** Carries out the consequences of an act, beyond the facts of the tournament. */
export async function carryOut(tx: Transaction, services: Services, made: Made): Promise<void> {
  const { id, facts: after, consequences, terms, actor, note = '', before } = made
  const userId = after.organizer_id
  await spendCredits(tx, services, { userId, points: consequences.charge, cause: id })
  await addCredits(tx, services, { userId, points: consequences.refund, reason: 'refund', cause: id })
  const { voids_result, settles } = consequences
  const bracket = voids_result || settles ? await loadBracket(tx, { id, ...after }) : undefined
  // Of a bracket that counts match by match other places change nothing.
  if (voids_result && !(settles && bracket?.by_match)) await voidResult(tx, services, { tournamentId: id })
  if (settles) await countResult(tx, services, made, bracket)
  await sendNotices(tx, services, { id, before, after, terms, actor, note, notify: consequences.notify })
}
