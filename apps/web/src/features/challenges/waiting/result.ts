import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { ToldReport } from '../../../scores/use-report.ts'
import { outcomeLine } from '../words.ts'
import * as texts from '../../../scores/texts.ts'

/** A report in words to the viewer: 'You won, 6–4 3–6 10–7'. */
export function resultOf(challenge: Challenge, viewerId: string, told: ToldReport, score: string): string {
  const { winner = null, draw = 0, ending = null } = told
  const users = challenge.users.map(user => ({ ...user, score }))
  const line = outcomeLine({ ...challenge, draw, ending, reported_winner_id: winner, users }, viewerId)
  return line ?? (ending === 'abandoned' ? texts.itWasAbandoned : score)
}
