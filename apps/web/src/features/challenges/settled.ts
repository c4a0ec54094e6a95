import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { drawn } from './actions/drawn.ts'

/** Over, and nothing is left to do but to look at it. */
export const isSettled = ({ event_status_id: status, actions, scores_differ }: Challenge): boolean =>
  status !== S.pending &&
  status !== S.upcoming &&
  status !== S.reporting &&
  !scores_differ &&
  drawn(actions).every(({ action }) => action === 'view_result' || action === 'did_not_play')
