import { MINUTE, type Millis } from '@gauntlet/contract/time'
import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { ROUND_ROBIN_MAX, type TournamentFormat, type Visibility } from '@gauntlet/contract/tournaments/status'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { attempt, type TournamentAttempt } from './actions.ts'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { acceptedIn, isGuest, standingIn } from './sides.ts'
import { none, othersIn, step } from './lifecycle.ts'

const MINUTE_STEP = 10

/** The terms that the organizer chooses. */
export interface TournamentTerms {
  sport_id: string
  ranked: boolean
  open: boolean
  open_to_minors: boolean
  visibility: Visibility
  centre: number
  spread: number
  start: Millis
  end: Millis
  slots: number
  format: TournamentFormat
}

export interface TournamentMeans {
  /** The last instant of the next calendar year at the venue, for the end too. */
  latest_start: Millis
  /** The price of a ranked tournament, in credits. */
  price: number
  credits: number
  barred_until: Millis | null
}

const unless = (ok: boolean, reason: TournamentReason): Verdict<TournamentReason> => (ok ? allowed : disabled(reason))

const mayTake = (
  terms: TournamentTerms,
  means: TournamentMeans,
  { charged, moved }: { charged: boolean; moved: boolean },
  now: Millis,
) =>
  firstRefusal<TournamentReason>(
    unless(!moved || terms.start > now, 'start_past'),
    unless(terms.start <= means.latest_start, 'start_too_far'),
    unless(terms.start % (MINUTE_STEP * MINUTE) === 0, 'start_minutes'),
    unless(terms.end >= terms.start, 'end_before_start'),
    unless(terms.end <= means.latest_start, 'end_too_far'),
    unless(terms.format !== 'round_robin' || terms.slots <= ROUND_ROBIN_MAX, 'round_robin_slots'),
    unless(!charged || means.barred_until === null || now >= means.barred_until, 'barred'),
    unless(!charged || means.price === 0 || means.credits >= means.price, 'too_few_credits'),
  )

/** May somebody announce this tournament? The organizer need not play the sport. */
export const mayCreate = (terms: TournamentTerms, means: TournamentMeans, now: Millis): Verdict<TournamentReason> =>
  mayTake(terms, means, { charged: terms.ranked, moved: true }, now)

/** Has anybody but the organizer accepted, on a complete side or not? */
const hasOthers = (tournament: TournamentFacts) =>
  tournament.places.some(
    ({ user_id }) => user_id !== tournament.organizer_id && standingIn(tournament, user_id) === 'accepted',
  )

/**
 * Changes the terms until one hour before the start. With others accepted the sport stays, all keep their slots, and
 * ranked is not turned on: nobody among them agreed to it, and a bar from ranked play was not looked at.
 */
export const modifyTournament = (
  facts: TournamentFacts,
  viewer: TournamentViewer,
  sportId: string,
  terms: TournamentTerms,
  means: TournamentMeans,
  now: Millis,
): TournamentAttempt =>
  attempt('modify', facts, viewer, now, tournament => {
    const accepted = acceptedIn(tournament)
    const others = accepted.filter(({ user_id }) => user_id !== viewer.id)
    const turnedOn = terms.ranked && !tournament.ranked
    const verdict = firstRefusal<TournamentReason>(
      unless(tournament.side_size === null || terms.sport_id === sportId, 'sport_of_sides'),
      unless(others.length === 0 || terms.sport_id === sportId, 'sport_fixed'),
      unless(terms.slots >= accepted.length, 'slots_below_accepted'),
      unless(!terms.ranked || !accepted.some(isGuest), 'guests_ranked'),
      unless(!turnedOn || !hasOthers(tournament), 'ranked_fixed'),
      mayTake(terms, means, { charged: turnedOn, moved: terms.start !== tournament.start }, now),
    )
    if (verdict.kind !== 'allowed') return disabled(verdict.reason)
    const charge = turnedOn ? means.price : 0
    const refund = terms.ranked ? 0 : tournament.paid
    const { ranked, open, open_to_minors, visibility, centre, spread, start, end, slots, format } = terms
    return done(
      {
        ...tournament,
        ranked,
        open,
        open_to_minors,
        visibility,
        centre,
        spread,
        start,
        end,
        slots,
        format,
        paid: tournament.paid + charge - refund,
      },
      { ...none, charge, refund, notify: tell('modified', othersIn(tournament, viewer.id)) },
    )
  })

/** The organizer cancels; what it cost is given back unless it has begun. */
export const cancelTournament = (facts: TournamentFacts, viewer: TournamentViewer, now: Millis): TournamentAttempt =>
  attempt('cancel', facts, viewer, now, tournament => {
    const refund = tournament.status === 'Upcoming' ? tournament.paid : 0
    return done(
      { ...step(tournament, 'Cancelled'), ended: 'cancelled', ended_at: now, paid: tournament.paid - refund },
      { ...none, refund, notify: tell('cancelled', othersIn(tournament, viewer.id)) },
    )
  })
