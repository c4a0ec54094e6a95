import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS } from '@gauntlet/contract/challenges/status'
import { createStore } from './ui/store.ts'

/** The result that has just come to stand by the viewer's own word: the shell shows it, over any screen. */
export const shownResult = createStore<Challenge | undefined>(undefined)

export function showIfSettled(challenge: Challenge): void {
  if (challenge.event_status_id === CHALLENGE_STATUS.complete) shownResult.set(challenge)
}
