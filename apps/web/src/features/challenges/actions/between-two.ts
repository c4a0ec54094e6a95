import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { saysNotPlayed } from '../report/not-played.ts'

/** Two players of whom neither has said yet how it ended, nor the viewer that it was not played. */
export function isBetweenTwo(challenge: Challenge): boolean {
  const { actions, users, user_count, sides, reported_winner_id, draw } = challenge
  return (
    actions.report.kind === 'allowed' &&
    !saysNotPlayed(challenge) &&
    users.length === 2 &&
    user_count === 2 &&
    !sides &&
    reported_winner_id === null &&
    draw === 0
  )
}
