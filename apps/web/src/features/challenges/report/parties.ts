import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { namesTogether } from '../../../people/names.ts'
import { bothSides, playersOn } from '../sides.ts'

/** A player, or a side of several: whatever may win a match, in the order of the score. */
export interface Party {
  /** Its captain's, for whom it wins. */
  id: string
  name: string
  /** As short as a screen reader says it: 'Ada A.', 'Ada and Bea'. */
  short: string
  people: readonly Participant[]
}

const single = (person: Participant): Party => ({
  id: person.id,
  name: person.full_name,
  short: person.short_name,
  people: [person],
})

/** Those between whom a match is decided, the issuer's side first. */
export function partiesOf(challenge: Challenge): Party[] {
  if (!challenge.sides) return challenge.users.map(single)
  return bothSides.flatMap(side => {
    const people = playersOn(challenge, side)
    const [captain, ...more] = people
    if (!captain) return []
    if (more.length === 0) return single(captain)
    const name = namesTogether(people)
    return { id: captain.id, name, short: name, people }
  })
}

export const isOf = ({ people }: Party, playerId: string): boolean => people.some(({ id }) => id === playerId)
