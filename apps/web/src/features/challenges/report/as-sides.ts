import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { namesTogether } from '../../../people/names.ts'
import { bothSides, playersOn, sideFor } from '../sides.ts'

/** A side as one player: under its captain's id, for whom it wins, with the names of all. */
function asPlayer([captain, ...more]: readonly Participant[]): Participant[] {
  if (!captain) return []
  if (more.length === 0) return [captain]
  const name = namesTogether([captain, ...more])
  return [{ ...captain, full_name: name, short_name: name }]
}

/** A match as its result tells it: those who play are its sides; every player is one where it has none. */
export function asSides(challenge: Challenge): Challenge {
  if (!challenge.sides) return challenge
  return { ...challenge, users: bothSides.flatMap(side => asPlayer(playersOn(challenge, side))), user_count: 2 }
}

/** The player under whose id a side is told: its captain, or the player alone where there are no sides. */
export function captainFor(challenge: Challenge, playerId: string): string {
  const side = sideFor(challenge, playerId)
  return (side === undefined ? undefined : challenge.sides?.[side]?.captain) ?? playerId
}
