import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { sideFor, winningSide } from '../sides.ts'

export type Outcome = 'won' | 'lost' | 'drew'

/** How a match that is Complete ended for a player of it. */
export function outcomeFor(challenge: Challenge, playerId: string): Outcome {
  const { draw, reported_winner_id } = challenge
  if (draw === 1) return 'drew'
  const side = sideFor(challenge, playerId)
  const won = side === undefined ? reported_winner_id === playerId : winningSide(challenge) === side
  return won ? 'won' : 'lost'
}
