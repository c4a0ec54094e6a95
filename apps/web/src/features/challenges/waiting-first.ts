import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { saysNotPlayed } from './report/not-played.ts'

/** Something about it is the viewer's to do. */
export function waitsForViewer(challenge: Challenge): boolean {
  const { accept, report, confirm, accept_participant } = challenge.actions
  // Whoever has said that it was not played waits for the others.
  const asked = saysNotPlayed(challenge) ? [confirm] : [accept, report, confirm, accept_participant]
  return asked.some(({ kind }) => kind === 'allowed')
}

/** Those that wait for the viewer, then the others, each in the order they came. */
export const waitingFirst = (challenges: readonly Challenge[]): Challenge[] =>
  challenges.toSorted((a, b) => Number(waitsForViewer(b)) - Number(waitsForViewer(a)))
