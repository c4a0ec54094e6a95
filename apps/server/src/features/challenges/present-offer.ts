import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { Offer } from '@gauntlet/contract/challenges/offered'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { codeOfState } from '@gauntlet/contract/places/states'
import type { ChallengeFacts, Offer as OfferFacts } from '@gauntlet/rules/challenges/facts'
import { liveOffer, suitedBy } from '@gauntlet/rules/challenges/offers'

interface Seen {
  /** The participants whom the viewer is shown. */
  people: readonly Participant[]
  /** The viewer plays, or is asked. */
  isIn: boolean
  /** The viewer is asked which times suit. */
  answers: boolean
}

function shown(challenge: ChallengeFacts, offer: OfferFacts, people: readonly Participant[]): Offer {
  const isShown = (userId: string) => people.some(({ id }) => id === userId)
  return {
    author_id: isShown(offer.author_id) ? offer.author_id : null,
    instead: offer.instead ? 1 : 0,
    times: offer.times.map(({ start, city, state, zip, venue, timezone }, at) => ({
      start: new Date(start).toISOString(),
      location: city,
      state: codeOfState(state),
      zip,
      venue,
      timezone,
      suits: suitedBy(challenge, offer, at).filter(isShown),
    })),
  }
}

/** The times that wait for answers, for those who are in it; a challenge of one start says nothing. */
export function presentOffer(
  challenge: ChallengeFacts,
  { people, isIn, answers }: Seen,
): Pick<Challenge, 'offer' | 'offer_round'> {
  if (!isIn || challenge.offer_round === 0) return {}
  const { offer_round } = challenge
  const offer = liveOffer(challenge)
  const waits = offer !== null && (challenge.status === S.pending || offer.instead || answers)
  return waits ? { offer_round, offer: shown(challenge, offer, people) } : { offer_round }
}
