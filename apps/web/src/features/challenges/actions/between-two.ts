import type { Challenge } from '@gauntlet/contract/challenges/answer'

/** Two players of whom neither has said yet how it ended. */
export const isBetweenTwo = ({ actions, users, user_count, sides, reported_winner_id, draw }: Challenge): boolean =>
  actions.report.kind === 'allowed' &&
  users.length === 2 &&
  user_count === 2 &&
  !sides &&
  reported_winner_id === null &&
  draw === 0
