import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { namesTogether } from '../../people/names.ts'
import { say } from '../../ui/say.ts'
import { everyone, mine, namesOf, others } from './who.ts'
import * as lineupTexts from './lineup/texts.ts'
import * as texts from './texts.ts'

export type SideIndex = 0 | 1
export const bothSides = [0, 1] as const satisfies readonly SideIndex[]
export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0)

/** The side on which a player plays, is asked to play, or would by accepting; undefined for anybody else. */
export function sideFor(challenge: Challenge, playerId: string): SideIndex | undefined {
  const { sides } = challenge
  if (!sides) return undefined
  const side = bothSides.find(at => sides[at]?.players.some(({ id }) => id === playerId))
  return side ?? (mine(challenge, playerId)?.role === 'recipient' ? 1 : undefined)
}

/** The players of a side and those who are asked, the captain first. */
export function peopleOn(challenge: Challenge, side: SideIndex): Participant[] {
  const cards = new Map(everyone(challenge).map(person => [person.id, person]))
  return challenge.sides?.[side]?.players.flatMap(({ id }) => cards.get(id) ?? []) ?? []
}

/** The players who have accepted on a side, the captain first; of a match that was played already all who are named. */
export const playersOn = (challenge: Challenge, side: SideIndex): Participant[] =>
  peopleOn(challenge, side).filter(({ state }) => state === 'accepted' || challenge.recorded)

/** Until the start, while places can still be taken. */
export const isAhead = ({ event_status_id: status, recorded }: Challenge): boolean =>
  !recorded && (status === S.pending || status === S.upcoming)

/** The viewer is to be there, or has to say so: what else is agreed at that hour matters. */
export const asksForTheHour = ({ event_status_id: status, actions }: Challenge): boolean =>
  actions.accept.kind === 'allowed' || status === S.upcoming

/** Those whom the viewer meets: of a match of sides the other side, or whoever may yet lead it. */
export function rivals(challenge: Challenge, viewerId: string): Participant[] {
  const own = sideFor(challenge, viewerId)
  if (own === undefined) return others(challenge, viewerId)
  const there = peopleOn(challenge, otherSide(own))
  if (there.length > 0 || own === 1) return there
  const mates = new Set(peopleOn(challenge, own).map(({ id }) => id))
  return [...challenge.recipients, ...challenge.request_user.filter(({ state }) => state === 'pending')].filter(
    ({ id }) => !mates.has(id),
  )
}

/** A challenge in a few words to the viewer: 'Ben Okafor', 'With Bea against Otto and Cleo', 'Open match'. */
export function titleOf(challenge: Challenge, viewerId: string): string {
  if (!challenge.sides) return namesOf(others(challenge, viewerId))
  const own = sideFor(challenge, viewerId)
  if (own === undefined) {
    const [first, second] = bothSides.map(side => namesTogether(peopleOn(challenge, side)))
    if (!second) return first || texts.openMatch
    return say(lineupTexts.someAgainstOthers, { some: first ?? '', others: second })
  }
  const mates = namesTogether(
    peopleOn(challenge, own).filter(({ id }) => id !== viewerId),
    true,
  )
  const against = namesTogether(rivals(challenge, viewerId), mates !== '')
  if (mates === '') return against || texts.openMatch
  return against === ''
    ? say(lineupTexts.openMatchWith, { mates })
    : say(lineupTexts.withMatesAgainst, { mates, others: against })
}

/** The places that are taken, from the viewer's side: 'Your side 2 of 4, the other 1 of 4'; nothing if all are. */
export function placesLine(challenge: Challenge, viewerId: string): string | undefined {
  const { sides } = challenge
  if (!sides || !isAhead(challenge) || sides.every(side => side.complete)) return undefined
  const own = sideFor(challenge, viewerId)
  const [first, second] = own === 1 ? [sides[1], sides[0]] : sides
  if (!first || !second) return undefined
  return say(own === undefined ? lineupTexts.placesOfBoth : lineupTexts.placesOfYours, {
    own: first.players.length,
    other: second.players.length,
    size: first.size,
  })
}

/** Whoever named the viewer for a side, while the viewer has not answered. */
export function askedBy(challenge: Challenge, viewerId: string): Participant | undefined {
  const own = mine(challenge, viewerId)
  const side = sideFor(challenge, viewerId)
  if (own?.role !== 'lineup' || own.state !== 'pending' || side === undefined) return undefined
  const captain = challenge.sides?.[side]?.captain
  return everyone(challenge).find(({ id }) => id === captain)
}

/** The side that has won, or is reported to have. */
export const winningSide = (challenge: Challenge): SideIndex | undefined =>
  challenge.reported_winner_id === null ? undefined : sideFor(challenge, challenge.reported_winner_id)

/** Whoever plays on this player's side, in a line; the player alone where there are no sides. */
export function sideNamesOf(challenge: Challenge, person: Participant): string {
  const side = sideFor(challenge, person.id)
  return side === undefined ? person.full_name : namesTogether(playersOn(challenge, side))
}

export interface Joinable extends Pick<Challenge, 'id' | 'sides'> {
  users: readonly Pick<Participant, 'id' | 'first_name'>[]
}

/** The ways to join an open match of sides, one for each side with a place that anybody may ask for. */
export function joinsOf({ sides, users }: Joinable): { side: SideIndex; text: string }[] {
  const open = bothSides.filter(side => (sides?.[side]?.open_places ?? 0) > 0)
  if (open.length === 1) return open.map(side => ({ side, text: texts.join }))
  return open.map(side => {
    const captain = users.find(({ id }) => id === sides?.[side]?.captain)
    const text = captain ? say(lineupTexts.joinNamesSide, { name: captain.first_name }) : lineupTexts.joinTheOtherSide
    return { side, text }
  })
}
