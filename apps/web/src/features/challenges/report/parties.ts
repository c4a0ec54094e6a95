import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { namesTogether } from '../../../people/names.ts'
import { type Party, single } from '../../../scores/party.ts'
import { bothSides, playersOn } from '../sides.ts'

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

/** How many they are; undefined where one of them is not shown. */
export function countOfParties(challenge: Challenge): number | undefined {
  const { sides, users, user_count } = challenge
  const count = partiesOf(challenge).length
  return (sides ? count === sides.length : users.length === user_count) ? count : undefined
}
