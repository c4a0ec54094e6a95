import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { GUESTS_MAX } from '@gauntlet/contract/guests/limit'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { firstRefusal, type Verdict } from '../verdict.ts'
import { afterSettling, attempt, type ChallengeAttempt } from './actions.ts'
import type { ChallengeFacts, Viewer } from './facts.ts'
import { unless } from './issue.ts'
import { settle } from './lifecycle.ts'
import { none } from './results.ts'
import { captainOf, isGuest, isSided, newPlayer, placesFor, playerOf, sideFor, standingOf } from './sides.ts'

const guestsIn = ({ players }: ChallengeFacts) => players.filter(isGuest)

/**
 * A captain gives a place of their own side to a person without an account, who is in it by name. No rank rests on
 * somebody who agreed to nothing, and nobody asked a guest for a gender, so the match is for anybody.
 */
export const addGuest = (facts: ChallengeFacts, viewer: Viewer, guestId: string, now: Millis): ChallengeAttempt =>
  attempt('line_up', facts, viewer, now, challenge => {
    const side = sideFor(playerOf(challenge, viewer.id))
    const verdict = firstRefusal<ChallengeReason>(
      unless(!challenge.ranked, 'guests_ranked'),
      unless(challenge.composition === 'any', 'gender_untold'),
      unless(guestsIn(challenge).length < GUESTS_MAX, 'guests_max'),
      unless(isSided(challenge) && placesFor(challenge, side, null) > 0, 'side_full'),
    )
    if (verdict.kind !== 'allowed') return verdict
    const guest = { ...newPlayer(guestId, 'guest', 'accepted'), side }
    return done({ ...challenge, players: [...challenge.players, guest] }, none)
  })

/** Somebody who would take over the place of a guest, as seen from whoever named the guest. */
export interface Claimant extends Viewer {
  guest_id: string
  host_id: string
  /** Under 18, and no friend of the player who named the guest. */
  kept_apart: boolean
}

const PLAYED_UNTIL: ReadonlySet<string> = new Set([S.pending, S.upcoming, S.reporting])
const HAVE_A_PLACE: ReadonlySet<string> = new Set(['issuer', 'opponent', 'invited'])

/** May a player take over the place of a guest? Until there is a result, and while whoever named the guest plays. */
export function mayClaim(facts: ChallengeFacts, claimant: Claimant, now: Millis): Verdict<ChallengeReason> {
  const { facts: challenge } = settle(facts, now)
  const guest = playerOf(challenge, claimant.guest_id)
  const standing = standingOf(challenge, claimant.id)
  return firstRefusal<ChallengeReason>(
    unless(guest !== undefined && isGuest(guest), 'not_on_side'),
    unless(playerOf(challenge, claimant.host_id)?.state === 'accepted', 'not_on_side'),
    unless(PLAYED_UNTIL.has(challenge.status), 'closed'),
    unless(!claimant.blocked && !claimant.apart, 'unavailable'),
    unless(!claimant.kept && !claimant.kept_apart, 'only_friends'),
    unless(!claimant.minor || claimant.friend === 'friend', 'only_friends'),
    unless(standing !== 'declined', challenge.open ? 'turned_down' : 'already_declined'),
    unless(!HAVE_A_PLACE.has(standing), 'in_match'),
  )
}

/** A player takes over the place of a guest: as one whom the captain has named, and who has accepted. */
export const claimPlace = (facts: ChallengeFacts, claimant: Claimant, now: Millis): ChallengeAttempt =>
  afterSettling(facts, now, challenge => {
    const verdict = mayClaim(challenge, claimant, now)
    if (verdict.kind !== 'allowed') return verdict
    const { id, guest_id } = claimant
    const side = sideFor(playerOf(challenge, guest_id))
    const others = challenge.players.filter(({ user_id }) => user_id !== guest_id && user_id !== id)
    const players = [...others, { ...newPlayer(id, 'lineup', 'accepted'), side }]
    const captain = captainOf(challenge, side)
    return done({ ...challenge, players }, { ...none, notify: tell('place_taken', captain ? [captain.user_id] : []) })
  })
