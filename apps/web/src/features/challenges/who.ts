import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** Everybody involved, the issuer first, each once. */
export const everyone = ({ issuer, recipients, request_user, lineup, users }: Challenge): Participant[] => {
  const people = new Map(
    [issuer, ...recipients, ...request_user, ...lineup, ...users].map(person => [person.id, person]),
  )
  return [...people.values()]
}

const IN: ReadonlySet<Participant['state']> = new Set(['pending', 'accepted'])
/** Those who play, are asked or ask: a count of participants is of them. */
export const takingPart = (people: readonly Participant[]): Participant[] => people.filter(({ state }) => IN.has(state))

export const mine = (challenge: Challenge, viewerId: string): Participant | undefined =>
  everyone(challenge).find(({ id }) => id === viewerId)

/** The players whom the viewer meets: those who play or, as long as nobody has agreed, those who were asked, or ask. */
export function others(challenge: Challenge, viewerId: string): Participant[] {
  const { users, recipients, request_user, recorded } = challenge
  if (recorded) return everyone(challenge).filter(({ id }) => id !== viewerId)
  const playing = users.filter(({ id }) => id !== viewerId)
  if (playing.length > 0) return playing
  return [...recipients, ...request_user.filter(({ state }) => state === 'pending')].filter(({ id }) => id !== viewerId)
}

/**
 * Those whom the hero of a match without sides shows, the viewer first. One alone who asks to join an open match stands
 * in its free place, and several do not.
 */
export function playersOf(challenge: Challenge, viewerId: string): Participant[] {
  const viewer = mine(challenge, viewerId)
  const isOpen = challenge.open_challenge === 1
  const rivals = isOpen ? challenge.users.filter(({ id }) => id !== viewerId) : others(challenge, viewerId)
  const asker = isOpen && rivals.length === 0 ? soleAsker(challenge) : undefined
  return [...(viewer ? [viewer] : []), ...rivals, ...(asker ? [asker] : [])]
}

/** Two of whom the hero tells everything that a list of both would, or one who waits for another. */
export function isTold(challenge: Challenge, viewerId: string): boolean {
  const { length } = everyone(challenge)
  return !challenge.sides && length <= 2 && playersOf(challenge, viewerId).length === length
}

/** The other players who play or were asked by name: the odds are against them. */
export const askedOf = (challenge: Challenge, viewerId: string): Participant[] =>
  everyone(challenge).filter(
    ({ id, role, state }) => id !== viewerId && (state === 'accepted' || (state === 'pending' && role === 'recipient')),
  )

/** The one player whom the issuer of an open match has to answer; undefined of several, and of a match of sides. */
export function soleAsker({ actions, request_user, sides }: Challenge): Participant | undefined {
  const asking = request_user.filter(({ state }) => state === 'pending')
  return actions.accept_participant.kind === 'allowed' && !sides && asking.length === 1 ? asking[0] : undefined
}

/** The others in one line: 'Ben Okafor', 'Ben Okafor and 2 more'. */
export function namesOf([first, ...rest]: readonly Participant[]): string {
  if (!first) return texts.openMatch
  return rest.length === 0 ? first.full_name : say(texts.nameAndRestMore, { name: first.full_name, rest: rest.length })
}

/** A rank as it is shown: '512', or '512?' while it is provisional. */
export const shownRank = ({ rank, provisional }: Pick<Participant, 'rank' | 'provisional'>): string =>
  rank === null ? '–' : `${rank}${provisional === 1 ? '?' : ''}`
