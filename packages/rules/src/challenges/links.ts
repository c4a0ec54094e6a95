import { LINK_DAYS } from '@gauntlet/contract/challenges/links'
import type { ChallengeReason } from '@gauntlet/contract/challenges/texts'
import { CHALLENGE_STATUS as S, OPPONENTS_MAX } from '@gauntlet/contract/challenges/status'
import { DAY, type Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { allowed, disabled, hidden, type Verdict } from '../verdict.ts'
import { afterSettling, type ChallengeAttempt } from './actions.ts'
import { admit, others } from './answering.ts'
import type { Answer, ChallengeFacts, Offer, Standing, Viewer } from './facts.ts'
import { settle } from './lifecycle.ts'
import { lastStart, liveOffer } from './offers.ts'
import { none } from './results.ts'
import { hasPlace, isSided, issuerOf, newPlayer, opponentsOf, playerOf, standingOf, withPlayer } from './sides.ts'
import { takeTimes } from './times.ts'

/** A link by which a challenge is accepted. */
export interface Link {
  /** How many may accept by it, and how many have. */
  places: number
  taken: number
  ends: Millis
  issuer: {
    /** The account is closed or suspended. */
    gone: boolean
    minor: boolean
  }
}

/** When a link that is made now ends: with the last start that is offered, if that is sooner than its days. */
export const linkEnd = (challenge: ChallengeFacts, now: Millis): Millis =>
  Math.min(lastStart(challenge), now + LINK_DAYS * DAY)

const isAhead = ({ status }: ChallengeFacts) => status === S.pending || status === S.upcoming
const isIn = (standing: Standing) => standing === 'issuer' || standing === 'opponent'

/** May the viewer make a link to this challenge? Its issuer may until the start, who has to be an adult. */
export function mayShare(facts: ChallengeFacts, viewer: Viewer, now: Millis): Verdict<ChallengeReason> {
  const { facts: challenge } = settle(facts, now)
  if (standingOf(challenge, viewer.id) !== 'issuer') return hidden('not_yours')
  if (challenge.recorded) return hidden('recorded')
  if (!isAhead(challenge)) return hidden(challenge.status === S.reporting ? 'started' : 'closed')
  return viewer.minor ? disabled('link_minor') : allowed
}

const isLive = (challenge: ChallengeFacts, link: Link, now: Millis) =>
  now < link.ends && link.taken < link.places && isAhead(challenge)

/**
 * Does a link lead to its challenge? It always does for those who are in it, and until the start for those who were
 * challenged by name: they see it without the link. For anybody else a link that has ended or is used up, of a match
 * that is not ahead, of an issuer who is gone or under 18, or of a match with somebody behind a block or with a
 * stranger under 18 is none (404).
 */
export function mayFollow(
  facts: ChallengeFacts,
  link: Link,
  viewer: Pick<Viewer, 'blocked' | 'kept'> & { id: string | null },
  now: Millis,
): Verdict<'not_invited'> {
  const { facts: challenge } = settle(facts, now)
  const standing = viewer.id === null ? 'stranger' : standingOf(challenge, viewer.id)
  if (isIn(standing)) return allowed
  if (viewer.blocked || link.issuer.gone) return hidden('not_invited')
  if (standing === 'invited' && isAhead(challenge)) return allowed
  const isKept = viewer.kept || link.issuer.minor
  return isLive(challenge, link, now) && !isKept ? allowed : hidden('not_invited')
}

/** The times among which whoever has the link may choose: the issuer's, unless other times were offered since. */
export function offerByLink(challenge: ChallengeFacts): Offer | null {
  const offer = liveOffer(challenge)
  return offer !== null && !offer.instead && offer.author_id === issuerOf(challenge) ? offer : null
}

function mayAccept(challenge: ChallengeFacts, link: Link, viewer: Viewer, now: Millis): Verdict<ChallengeReason> {
  const standing = standingOf(challenge, viewer.id)
  if (standing === 'issuer') return hidden('own_challenge')
  if (standing === 'opponent') return hidden('already_accepted')
  const led = mayFollow(challenge, link, viewer, now)
  if (led.kind !== 'allowed') return led
  if (!isLive(challenge, link, now)) return hidden('not_invited')
  if (standing === 'declined') return disabled(challenge.open ? 'turned_down' : 'already_declined')
  if (viewer.minor && viewer.friend !== 'friend') return disabled('link_minor')
  if (challenge.ranked && viewer.barred_until !== null && now < viewer.barred_until) return disabled('barred')
  if (isSided(challenge) && viewer.apart) return disabled('unavailable')
  if (viewer.unfit !== null) return disabled(viewer.unfit)
  return isSided(challenge) || opponentsOf(challenge).length < OPPONENTS_MAX ? allowed : disabled('full')
}

/**
 * Accepts by a link, whoever was challenged by name. In an open challenge it is as if the issuer had let the player in;
 * the sport need not be on the profile before. Of several times those count that are named, else the first.
 */
export const acceptByLink = (
  facts: ChallengeFacts,
  viewer: Viewer,
  link: Link,
  now: Millis,
  answer?: Answer,
): ChallengeAttempt =>
  afterSettling(facts, now, challenge => {
    const verdict = mayAccept(challenge, link, viewer, now)
    if (verdict.kind !== 'allowed') return verdict
    const known = playerOf(challenge, viewer.id)
    const newcomer = newPlayer(viewer.id, challenge.open ? 'joined' : 'recipient', 'pending')
    const row = known ?? { ...newcomer, by_link: true }
    const asked = known ? challenge : { ...challenge, players: [...challenge.players, row] }
    const waiting = withPlayer(asked, viewer.id, { state: 'pending' })
    if (!hasPlace(waiting, viewer.id)) return disabled('side_full')
    if (answer) return offerByLink(waiting) ? takeTimes(waiting, viewer.id, answer, now) : disabled('other_offer')
    if (waiting.start <= now) return disabled('start_past')
    const changed = admit(waiting, viewer.id)
    return done(changed, { ...none, notify: tell('accepted', others(changed, viewer.id)) })
  })
