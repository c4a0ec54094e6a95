import { acceptedIn, type TournamentFacts, userIds } from '@gauntlet/rules/tournaments/facts'
import type { TournamentConsequences } from '@gauntlet/rules/tournaments/lifecycle'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { followPlaces } from '../draws/redraw.ts'
import { addCredits, spendCredits } from '../credits/ledger.ts'
import { recordResult, voidResult } from '../ranks/record.ts'
import { columnsOf } from './facts.ts'
import { sendNotices } from './notices.ts'
import { publishRatings } from './people-queries.ts'
import * as places from './place-queries.ts'
import * as queries from './queries.ts'
import type { TournamentColumns } from './tables.ts'

/** The terms that the rules do not look at. */
export type Terms = Pick<
  TournamentColumns,
  'sport_id' | 'title' | 'city' | 'state' | 'zip' | 'venue' | 'timezone' | 'lat' | 'lon' | 'message' | 'rules'
>

export const termsOf = (row: TournamentColumns): Terms => ({
  sport_id: row.sport_id,
  title: row.title,
  city: row.city,
  state: row.state,
  zip: row.zip,
  venue: row.venue,
  timezone: row.timezone,
  lat: row.lat,
  lon: row.lon,
  message: row.message,
  rules: row.rules,
})

export interface Change {
  id: string
  before: TournamentFacts
  after: TournamentFacts
  consequences: TournamentConsequences
  terms: Terms
  /** Who did it; null where time did. */
  actor: string | null
  /** What the organizer wrote to everyone; '' or left out where nothing. */
  note?: string
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Stores the places that a change concerns: all of them where the start moved. */
export async function storePlaces(
  tx: Transaction,
  id: string,
  { before, after, now }: { before: TournamentFacts | null; after: TournamentFacts; now: Date },
): Promise<void> {
  const was = new Map(before?.places.map(place => [place.user_id, place]))
  const kept = new Set(userIds(after.places))
  for (const userId of was.keys()) if (!kept.has(userId)) await places.deletePlace.affected(tx, { id, userId })
  const dealtAnew = after.places.some(({ user_id, position }) => {
    const had = was.get(user_id)?.position ?? null
    return had !== null && had !== position
  })
  if (dealtAnew) await places.clearPositions.affected(tx, { id })
  const moved = before?.start !== after.start
  for (const place of after.places) {
    if (!moved && !dealtAnew && same(was.get(place.user_id), place)) continue
    const { user_id, state, asked_by, position } = place
    const start_at = new Date(after.start)
    await places.putPlace.affected(tx, {
      tournament_id: id,
      user_id,
      state,
      asked_by,
      position,
      start_at,
      unseen: false,
      added_at: now,
    })
  }
}

/** Who finds a change new: whoever is told of it, and where status or start moved everybody with a place. */
function concernedBy({ before, after, consequences }: Change): string[] {
  const moved = before.status !== after.status || before.start !== after.start
  const everybody = moved ? [after.organizer_id, ...userIds(after.places.filter(({ state }) => state !== '3'))] : []
  return [...new Set([...everybody, ...consequences.notify.flatMap(({ user_ids }) => user_ids)])]
}

/** Stores what an act or time led to, and carries out what follows from it, in one transaction. */
export async function storeChange(tx: Transaction, services: Services, change: Change): Promise<void> {
  const { id, before, after, terms, actor } = change
  const changed = await queries.updateTournament.affected(tx, {
    id,
    was: before.status,
    ...terms,
    ...columnsOf(after),
  })
  // The row was locked before the rules were asked, so this is a mistake of ours and never a lost race.
  if (changed !== 1) throw new Error(`Tournament ${id} changed under its lock`)
  if (!same(before, after)) {
    await storePlaces(tx, id, { before, after, now: services.clock.now() })
    await followPlaces(tx, services, { id, before, after, sportId: terms.sport_id })
    if (before.start !== after.start || before.status !== after.status) await places.countChange.affected(tx, { id })
  }
  const ids = concernedBy(change).filter(userId => userId !== actor)
  if (ids.length > 0) await places.markUnseen.affected(tx, { id, ids })
  if (actor !== null) await places.markSeen.affected(tx, { id, userId: actor })
  await carryOut(tx, services, change)
  services.live.touch(tx, [after.organizer_id, ...userIds([...before.places, ...after.places])], id)
}

async function countResult(tx: Transaction, services: Services, id: string, sportId: string, facts: TournamentFacts) {
  const players = acceptedIn(facts)
  const positions = players.map(({ position }) => position)
  const common = {
    sportId,
    cause: { tournamentId: id },
    sides: players.map(({ user_id }) => [user_id]),
    ranked: facts.ranked,
  }
  const winnerOnly = positions.filter(position => position !== null).length === 1
  await recordResult(tx, services, winnerOnly ? { ...common, winner: positions.indexOf(1) } : { ...common, positions })
  await publishRatings.affected(tx, { tournamentId: id, now: services.clock.now() })
}

/** What follows from a change besides the new facts. */
export async function carryOut(tx: Transaction, services: Services, change: Omit<Change, 'before'>): Promise<void> {
  const { id, after, consequences, terms, actor, note = '' } = change
  const userId = after.organizer_id
  await spendCredits(tx, services, { userId, points: consequences.charge, cause: id })
  await addCredits(tx, services, { userId, points: consequences.refund, reason: 'refund', cause: id })
  if (consequences.voids_result) await voidResult(tx, services, { tournamentId: id })
  if (consequences.settles) await countResult(tx, services, id, terms.sport_id, after)
  await sendNotices(tx, services, { id, after, terms, actor, note, notify: consequences.notify })
}
