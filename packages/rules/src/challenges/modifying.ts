import type { Millis } from '@gauntlet/contract/time'
import { done } from '../gathering/outcome.ts'
import { tell } from '../gathering/notify.ts'
import { firstRefusal } from '../verdict.ts'
import { type ChallengeAttempt, attempt } from './actions.ts'
import { others } from './answering.ts'
import type { ChallengeFacts, PlayerFacts, Viewer } from './facts.ts'
import { mayPay, mayPlayRanked, mayStart, type Means, ownSideIn, unless, type When } from './issue.ts'
import { none } from './results.ts'
import { ids, isGuest } from './sides.ts'

/** The terms as they would be after the change. */
export interface ModifiedTerms extends When, Omit<Means, 'barred_until'> {
  /** The issuer plays the sport. */
  plays_sport: boolean
  /** Every recipient who has not declined plays the sport. */
  others_play_sport: boolean
  /** It would be the same as another Pending challenge of the issuer to one of the recipients. */
  identical: boolean
  /** The sport, or any part of the place, is another one. */
  sport_or_place_changed: boolean
  rules_changed: boolean
  /** How many play on a side in the sport. */
  side_size: number | null
}

/**
 * Players who joined, or who have a place beside the issuer, agreed to a match that is another one now: those who still
 * want to play join again, and those whom a captain named are asked again.
 */
const askAgain = (challenge: ChallengeFacts): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.map(player => {
    const isThere = player.state === 'pending' || player.state === 'accepted'
    if (!isThere || (player.role !== 'joined' && player.role !== 'lineup')) return player
    return player.role === 'joined' ? { ...player, state: 'lapsed', side: null } : { ...player, state: 'pending' }
  }),
})

/** Sides of another size: those who were named are out, and the issuer begins anew. */
const resized = (challenge: ChallengeFacts, side_size: number | null): ChallengeFacts =>
  side_size === challenge.side_size
    ? challenge
    : {
        ...challenge,
        side_size,
        composition: side_size === null ? null : (challenge.composition ?? 'any'),
        players: challenge.players.flatMap((player): PlayerFacts | [] => {
          if (isGuest(player)) return []
          const off = { ...player, side: null, captain: false, need: null }
          if (player.role === 'issuer') return { ...off, ...ownSideIn(side_size) }
          const goes = player.role !== 'recipient' && (player.state === 'pending' || player.state === 'accepted')
          return goes ? { ...off, state: 'lapsed' } : off
        }),
      }

/**
 * The issuer changes the terms while Pending: the wait for an answer begins anew, and another sport, date or place, or
 * ranked switched on, asks those who joined again. Ranked switched on is paid for, switched off is given back. Terms
 * that stay as they are concern nobody.
 */
export const modify = (facts: ChallengeFacts, viewer: Viewer, terms: ModifiedTerms, now: Millis): ChallengeAttempt =>
  attempt('modify', facts, viewer, now, challenge => {
    const { start, ranked, price } = terms
    const turnedOn = ranked && !challenge.ranked
    const asksAgain = terms.sport_or_place_changed || start !== challenge.start || turnedOn
    if (!asksAgain && !terms.rules_changed && ranked === challenge.ranked) return done(challenge, none)
    const verdict = firstRefusal(
      unless(terms.plays_sport, 'not_your_sport'),
      mayStart(terms, now),
      unless(terms.others_play_sport, 'not_their_sport'),
      unless(!terms.identical, 'identical'),
      unless(!ranked || !resized(challenge, terms.side_size).players.some(isGuest), 'guests_ranked'),
      mayPlayRanked({ ...terms, ranked: turnedOn, barred_until: viewer.barred_until }, now),
      mayPay({ ...terms, ranked: turnedOn, barred_until: null }),
    )
    if (verdict.kind !== 'allowed') return verdict
    const charge = turnedOn ? price : 0
    const refund = ranked ? 0 : challenge.paid
    const asked = ids(challenge.players.filter(({ state }) => state === 'pending'))
    const changed = {
      ...resized(challenge, terms.side_size),
      start,
      // It is about this start and place.
      offer: terms.sport_or_place_changed || start !== challenge.start ? null : challenge.offer,
      ranked,
      pending_since: now,
      called_off_by: null,
      paid: challenge.paid + charge - refund,
    }
    return done(asksAgain ? askAgain(changed) : changed, {
      ...none,
      charge,
      refund,
      notify: tell('modified', [...others(challenge, viewer.id), ...asked]),
    })
  })

/** Writes to the others anew: nothing else changes. */
export const writeMessage = (facts: ChallengeFacts, viewer: Viewer, now: Millis): ChallengeAttempt =>
  attempt('message', facts, viewer, now, challenge => done(challenge, none))
