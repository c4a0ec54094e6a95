import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { Offer } from '@gauntlet/contract/challenges/offered'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { codeOfState } from '@gauntlet/contract/places/states'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import type { ChallengeFacts, Offer as OfferFacts, SideIndex } from '@gauntlet/rules/challenges/facts'
import { liveOffer, suitedBy } from '@gauntlet/rules/challenges/offers'
import {
  askedOn,
  bothSides,
  captainOf,
  isCaptainsOnly,
  isSided,
  membersOf,
  openPlacesOn,
  type Sided,
} from '@gauntlet/rules/challenges/sides'
import { type OddsScene, sideChances } from './odds.ts'
import type { ShownRow } from './queries.ts'

type Person = Pick<Participant, 'id' | 'role'>

interface SidesShown<Shown extends Person> {
  /** Those whom the viewer is shown. */
  people: readonly Shown[]
  ahead: boolean
  inside: boolean
}

const teamOf = (row: ShownRow, side: SideIndex): MatchSide['team'] => {
  const [id, name] = side === 0 ? [row.team_id, row.team_name] : [row.against_team_id, row.against_team_name]
  return id === null || name === null ? null : { id, name }
}

/** Both sides of a match, and who was named for them. */
export function presentSides<Shown extends Person>(
  scene: OddsScene & { row: ShownRow },
  facts: ChallengeFacts,
  { people, ahead, inside }: SidesShown<Shown>,
): Pick<Challenge, 'sides' | 'composition' | 'captains_only'> & { lineup: Shown[] } {
  const { row } = scene
  const captains_only = isCaptainsOnly(scoringOf(row.sport_name), facts)
  if (!isSided(facts)) return { lineup: [], sides: null, composition: null, captains_only }
  const shown = new Set(people.map(({ id }) => id))
  const chanceOf = ahead ? sideChances(scene, facts) : null
  return {
    lineup: people.filter(({ role }) => role === 'lineup' || role === 'guest'),
    sides: bothSides.map(side =>
      presentSide(facts, side, { shown, team: inside ? teamOf(row, side) : null, chance: chanceOf?.[side] ?? null }),
    ),
    composition: facts.composition,
    captains_only,
  }
}

function presentSide(
  facts: Sided,
  side: SideIndex,
  { shown, team, chance }: { shown: ReadonlySet<string>; team: MatchSide['team']; chance: number | null },
): MatchSide {
  const members = membersOf(facts, side)
  const captain = captainOf(facts, side)?.user_id
  return {
    captain: captain !== undefined && shown.has(captain) ? captain : null,
    team,
    players: [...members, ...askedOn(facts, side)]
      .filter(({ user_id }) => shown.has(user_id))
      .map(({ user_id, state }) => ({ id: user_id, state })),
    size: facts.side_size,
    complete: members.length === facts.side_size,
    open_places: openPlacesOn(facts, side),
    chance,
  }
}

interface OfferShown {
  /** The participants whom the viewer is shown. */
  people: readonly Participant[]
  /** The viewer plays, or is asked. */
  isIn: boolean
  /** The viewer is asked which times suit. */
  answers: boolean
}

function offerFor(challenge: ChallengeFacts, offer: OfferFacts, people: readonly Participant[]): Offer {
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
  { people, isIn, answers }: OfferShown,
): Pick<Challenge, 'offer' | 'offer_round'> {
  if (!isIn || challenge.offer_round === 0) return {}
  const { offer_round } = challenge
  const offer = liveOffer(challenge)
  const waits = offer !== null && (challenge.status === S.pending || offer.instead || answers)
  return waits ? { offer_round, offer: offerFor(challenge, offer, people) } : { offer_round }
}
