import { BRACKET_MIN } from '@gauntlet/contract/brackets/status'
import { HOUR, type Millis } from '@gauntlet/contract/time'
import { wholeMinute } from '../time.ts'
import { PLACE, type TournamentStatus } from '@gauntlet/contract/tournaments/status'
import { type Consequences, none as nothing, together as joined } from '../gathering/consequences.ts'
import { tell } from '../gathering/notify.ts'
import { type Outcome, settling } from '../gathering/outcome.ts'
import { UNDECIDED_WAIT, UNREPORTED_WAIT } from '../gathering/waits.ts'
import type { TournamentFacts } from './facts.ts'
import { acceptedCount, ALONE, sidesIn, userIds, withoutHalves } from './sides.ts'

/** After the report any accepted player may hold the placings for this long; then they stand. */
export const HOLD_WAIT = 48 * HOUR
/** A tournament needs so many to be played. */
export const PLAYERS_MIN = 2

/** Every step between statuses that there is. */
export const steps: Record<TournamentStatus, readonly TournamentStatus[]> = {
  Upcoming: ['Reporting', 'Dismissed', 'Cancelled'],
  Reporting: ['Complete', 'Dismissed', 'Cancelled'],
  // A match of the bracket is corrected, and others are to be played again.
  Complete: ['Dismissed', 'Reporting'],
  Dismissed: [],
  Cancelled: [],
}

/** The news for players. */
export type TournamentNotice =
  | 'invited'
  | 'asked'
  | 'joined'
  | 'left'
  | 'confirmed'
  | 'declined'
  | 'approved'
  | 'removed'
  | 'modified'
  | 'cancelled'
  | 'dismissed'
  | 'report_due'
  | 'draw_due'
  | 'bracket_begins'
  | 'walked_in'
  | 'completed'
  | 'held'
  | 'resolved'
  | 'voided'
  | 'partner_asked'
  | 'partner_joined'
  | 'partner_declined'
  | 'partner_left'
  | 'taken_out'
  | 'handed_on'
  | 'paired'
  | 'side_incomplete'

export interface TournamentConsequences extends Consequences<TournamentNotice> {
  /** The result stands. Placings without a bracket count as played, and in a ranked tournament move the ranks. */
  settles: boolean
}
export const none: TournamentConsequences = { ...nothing, settles: false }

export const together = (first: TournamentConsequences, second: TournamentConsequences): TournamentConsequences => ({
  ...joined(first, second),
  settles: first.settles || second.settles,
})

export type TournamentOutcome = Outcome<TournamentFacts, TournamentConsequences>

/** Takes a step; one that the lifecycle does not have is a mistake of ours, never of a player. */
export const step = (tournament: TournamentFacts, to: TournamentStatus): TournamentFacts => {
  if (!steps[tournament.status].includes(to))
    throw new Error(`A tournament does not go from ${tournament.status} to ${to}.`)
  return { ...tournament, status: to }
}

const involved = ({ organizer_id, places }: TournamentFacts): string[] => [
  ...new Set([organizer_id, ...userIds(places.filter(({ state }) => state !== PLACE.dismissed))]),
]
/** Everyone with a place or a say, without the one who acts. */
export const othersIn = (tournament: TournamentFacts, actor: string): string[] =>
  involved(tournament).filter(id => id !== actor)

interface Due {
  at: Millis
  /** The status it leads to; the same one where only consequences follow. */
  to: TournamentStatus
  take(tournament: TournamentFacts, at: Millis): TournamentOutcome
}

function begin(tournament: TournamentFacts, at: Millis): TournamentOutcome {
  if (acceptedCount(tournament) < PLAYERS_MIN) return dismiss(tournament, 'too_few', at)
  const waiting = tournament.places.filter(({ state }) => state === PLACE.pending)
  const { facts: whole, out } = withoutHalves(tournament)
  const places = whole.places.map(place =>
    place.state === PLACE.pending ? { ...place, ...ALONE, state: PLACE.dismissed } : place,
  )
  return {
    facts: { ...step(whole, 'Reporting'), places },
    consequences: {
      ...none,
      notify: [...toldOfStart(tournament), ...tell('removed', userIds(waiting)), ...tell('side_incomplete', out)],
    },
  }
}

/** The requirement at the start: the matches of a bracket, its draw, or the report of the organizer. */
function toldOfStart(tournament: TournamentFacts): TournamentConsequences['notify'] {
  if (tournament.drawn) return tell('bracket_begins', sidesIn(tournament).flat())
  const draws = tournament.format !== 'none' && acceptedCount(tournament) >= BRACKET_MIN
  return tell(draws ? 'draw_due' : 'report_due', [tournament.organizer_id])
}

function dismiss(tournament: TournamentFacts, ended: 'too_few' | 'unreported', at: Millis): TournamentOutcome {
  return {
    facts: { ...step(tournament, 'Dismissed'), ended, ended_at: at, paid: 0 },
    consequences: { ...none, refund: tournament.paid, notify: tell('dismissed', involved(tournament)) },
  }
}

/** No placing stands; it was played, so what it cost stays paid. */
export function voided(tournament: TournamentFacts, at: Millis): TournamentOutcome {
  const places = tournament.places.map(place => ({ ...place, position: null }))
  return {
    facts: { ...step(tournament, 'Dismissed'), places, ended: 'void', ended_at: at, settles_at: null },
    // The matches of a bracket have counted one by one.
    consequences: { ...none, voids_result: tournament.drawn, notify: tell('voided', involved(tournament)) },
  }
}

const stand = (tournament: TournamentFacts): TournamentOutcome => ({
  facts: { ...tournament, settles_at: null, held_at: null, held_by: null },
  consequences: { ...none, settles: true },
})

function nextDue(tournament: TournamentFacts): Due | null {
  const { status, start, end, settles_at, held_at } = tournament
  if (status === 'Upcoming') {
    const to = acceptedCount(tournament) < PLAYERS_MIN ? 'Dismissed' : 'Reporting'
    return { at: start, to, take: begin }
  }
  if (status === 'Reporting')
    return { at: end + UNREPORTED_WAIT, to: 'Dismissed', take: (facts, at) => dismiss(facts, 'unreported', at) }
  if (status !== 'Complete' || settles_at === null) return null
  if (held_at !== null) return { at: held_at + UNDECIDED_WAIT, to: 'Dismissed', take: voided }
  return { at: settles_at, to: 'Complete', take: stand }
}

/** Stored by the server beside the facts, to find due tournaments by comparing with its clock. */
export interface TournamentSchedule {
  becomes: TournamentStatus | null
  becomes_at: Millis | null
  due_at: Millis | null
}
export function scheduleOf(tournament: TournamentFacts): TournamentSchedule {
  const due = nextDue(tournament)
  if (!due) return { becomes: null, becomes_at: null, due_at: null }
  const at = wholeMinute(due.at)
  const moves = due.to !== tournament.status
  return { becomes: moves ? due.to : null, becomes_at: moves ? at : null, due_at: at }
}

function nextOf(tournament: TournamentFacts, now: Millis): TournamentOutcome | null {
  const due = nextDue(tournament)
  const at = due && wholeMinute(due.at)
  return due !== null && at !== null && at <= now ? due.take(tournament, at) : null
}

export const settle = settling(none, together, nextOf)
