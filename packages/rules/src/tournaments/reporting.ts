import { PLACE, PLACED_MIN } from '@gauntlet/contract/tournaments/status'
import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { attempt, type TournamentAttempt } from './actions.ts'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { acceptedIn, captainOf, placeOf, sidesIn, standingIn, userIds } from './sides.ts'
import { HOLD_WAIT, none, settle, step, together, type TournamentOutcome, voided } from './lifecycle.ts'

export interface Placing {
  user_id: string
  /** Counted from 1. */
  position: number
}

/** Why a list of placings can't be taken; null where it can. */
export function faultIn(tournament: TournamentFacts, placings: readonly Placing[]): TournamentReason | null {
  const accepted = new Set(userIds(acceptedIn(tournament)))
  if (placings.length < PLACED_MIN) return 'four_places'
  if (placings.some(({ user_id }) => !accepted.has(user_id))) return 'not_accepted'
  if (placings.some(({ position }) => position < 1 || position > accepted.size)) return 'place_out_of_range'
  const distinct = new Set(placings.map(({ user_id }) => user_id)).size
  const positions = new Set(placings.map(({ position }) => position)).size
  return distinct < placings.length || positions < placings.length ? 'duplicate_places' : null
}

/** A side is named by any of its players, and stands under its captain. */
const byCaptain = (tournament: TournamentFacts, userId: string): string => {
  const place = placeOf(tournament, userId)
  return place && standingIn(tournament, userId) === 'accepted' ? captainOf(place) : userId
}

const bySides = (tournament: TournamentFacts, placings: readonly Placing[]): Placing[] =>
  placings.map(placing => ({ ...placing, user_id: byCaptain(tournament, placing.user_id) }))

/** In order of position, with the gaps closed. */
const closed = (placings: readonly Placing[]): Map<string, number> =>
  new Map(
    placings.toSorted((one, two) => one.position - two.position).map(({ user_id }, index) => [user_id, index + 1]),
  )

/** The places with these positions, of a side that of its captain; players who are not among them have none. */
function withPositions(tournament: TournamentFacts, positions: ReadonlyMap<string, number>): TournamentFacts['places'] {
  const players = new Set(sidesIn(tournament).flat())
  return tournament.places.map(place =>
    players.has(place.user_id)
      ? { ...place, state: PLACE.complete, position: positions.get(captainOf(place)) ?? null }
      : place,
  )
}

/** Complete with these positions; without a moment at which they stand they do so at once, and count as played. */
const withResult = (
  tournament: TournamentFacts,
  positions: ReadonlyMap<string, number>,
  now: Millis,
  settles_at: Millis | null,
): TournamentOutcome => ({
  facts: {
    ...step(tournament, 'Complete'),
    places: withPositions(tournament, positions),
    reported_at: now,
    settles_at,
    ended: 'reported',
    ended_at: now,
  },
  consequences: { ...none, settles: settles_at === null },
})

/** Ranks move after the time in which a player may hold a ranked result; an unranked one stands at once. */
function complete(tournament: TournamentFacts, positions: ReadonlyMap<string, number>, now: Millis): TournamentAttempt {
  const { facts: after, consequences } = withResult(
    tournament,
    positions,
    now,
    tournament.ranked ? now + HOLD_WAIT : null,
  )
  const players = sidesIn(tournament)
    .flat()
    .filter(id => id !== tournament.organizer_id)
  return done(after, { ...consequences, notify: tell('completed', players) })
}

/**
 * Every match of the bracket is decided: its places are the report, and players may share one. Ranked or not it stands
 * after the time in which a match can still be corrected. What time did comes first among the consequences.
 */
export function endByBracket(facts: TournamentFacts, placings: readonly Placing[], now: Millis): TournamentOutcome {
  const past = settle(facts, now)
  const players = sidesIn(past.facts).flat()
  const positions = new Map(placings.map(({ user_id, position }) => [user_id, position]))
  const { facts: tournament, consequences } = withResult(past.facts, positions, now, now + HOLD_WAIT)
  const told = [...new Set([tournament.organizer_id, ...players])]
  return {
    facts: tournament,
    consequences: together(past.consequences, { ...consequences, notify: tell('completed', told) }),
  }
}

/**
 * A decided match is corrected before the result stands: there is none any more, and with it goes a dispute of it. It
 * ends later than was announced.
 */
export function reopen(facts: TournamentFacts, now: Millis): TournamentOutcome {
  const { facts: tournament, consequences } = settle(facts, now)
  const players = new Set(sidesIn(tournament).flat())
  return {
    facts: {
      ...step(tournament, 'Reporting'),
      places: tournament.places.map(place =>
        players.has(place.user_id) ? { ...place, state: PLACE.accepted, position: null } : place,
      ),
      end: Math.max(tournament.end, now),
      reported_at: null,
      settles_at: null,
      held_at: null,
      held_by: null,
      ended: null,
      ended_at: null,
    },
    consequences,
  }
}

/** The organizer places at least four; players left out have no place. */
export const reportPlaces = (
  facts: TournamentFacts,
  viewer: TournamentViewer,
  placings: readonly Placing[],
  now: Millis,
): TournamentAttempt =>
  attempt('report', facts, viewer, now, tournament => {
    const sides = bySides(tournament, placings)
    const fault = faultIn(tournament, sides)
    return fault ? disabled(fault) : complete(tournament, closed(sides), now)
  })

/** The organizer names the winner of a tournament of fewer than four; the others have no place. */
export const reportWinner = (
  facts: TournamentFacts,
  viewer: TournamentViewer,
  winner: string,
  now: Millis,
): TournamentAttempt =>
  attempt('report', facts, viewer, now, tournament => {
    const players = userIds(acceptedIn(tournament))
    if (players.length >= PLACED_MIN) return disabled('use_places')
    const first = byCaptain(tournament, winner)
    if (!players.includes(first)) return disabled('not_accepted')
    return complete(tournament, new Map([[first, 1]]), now)
  })

/** An accepted player disputes the placings before they move the ranks: an operator decides. */
export const holdPlacings = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('contact', facts, viewer, now, tournament =>
    done(
      { ...tournament, held_at: now, held_by: viewer.id },
      {
        ...none,
        notify: tell('held', [tournament.organizer_id]),
      },
    ),
  )

/** An operator's decision: the placings stand, another winner comes first, the places are dealt anew, or none stand. */
export type PlacingsDecision = 'stand' | 'void' | { winner: string } | { placings: readonly Placing[] }

/** The places as decided; the reason where they can't be. */
function decided(
  tournament: TournamentFacts,
  decision: Exclude<PlacingsDecision, 'void'>,
): { places: TournamentFacts['places'] } | { fault: TournamentReason } {
  if (decision === 'stand') return tournament.held_at === null ? { fault: 'not_held' } : { places: tournament.places }
  if ('placings' in decision) {
    const sides = bySides(tournament, decision.placings)
    const fault = faultIn(tournament, sides)
    return fault ? { fault } : { places: withPositions(tournament, closed(sides)) }
  }
  const winner = byCaptain(tournament, decision.winner)
  if (!userIds(acceptedIn(tournament)).includes(winner)) return { fault: 'not_accepted' }
  return { places: withWinner(tournament, winner) }
}

/**
 * An operator decides about placings that are disputed, or corrects or voids those that stand. What had been counted
 * of them is undone first.
 */
export function resolvePlacings(facts: TournamentFacts, decision: PlacingsDecision, now: Millis): TournamentAttempt {
  const past = settle(facts, now)
  const { facts: tournament } = past
  if (tournament.status !== 'Complete') return disabled('not_held')
  // Where time had them stand only now, nothing has been counted yet, and nothing of that is.
  const counted = facts.status === 'Complete' && facts.settles_at === null
  const follow = (next: TournamentOutcome, settles: boolean) => {
    const consequences = together(past.consequences, next.consequences)
    return done(next.facts, { ...consequences, voids_result: counted || next.consequences.voids_result, settles })
  }
  if (decision === 'void') return follow(voided(tournament, now), false)
  const outcome = decided(tournament, decision)
  if ('fault' in outcome) return disabled(outcome.fault)
  const notify = tell('resolved', [...new Set([tournament.organizer_id, ...sidesIn(tournament).flat()])])
  const { places } = outcome
  const stands = { ...tournament, places, ended: 'operator', settles_at: null, held_at: null, held_by: null } as const
  return follow({ facts: stands, consequences: { ...none, notify } }, true)
}

/**
 * The winner first, those who were before that player one place further down; where only the winner was named, the
 * one who was has no place any more.
 */
function withWinner(tournament: TournamentFacts, winner: string): TournamentFacts['places'] {
  const placed = acceptedIn(tournament).filter(({ position }) => position !== null)
  const was = placed.find(({ user_id }) => user_id === winner)?.position ?? Infinity
  const alone = placed.length === 1
  return tournament.places.map(place => {
    if (captainOf(place) === winner) return { ...place, position: 1 }
    if (place.position === null || place.position > was) return place
    return { ...place, position: alone ? null : place.position + 1 }
  })
}
