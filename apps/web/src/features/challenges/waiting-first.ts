import type { Challenge } from '@gauntlet/contract/challenges/answer'

/** Something about it is the viewer's to do. */
export const waitsForViewer = ({ actions: { accept, report, confirm, accept_participant } }: Challenge): boolean =>
  [accept, report, confirm, accept_participant].some(({ kind }) => kind === 'allowed')

/** Those that wait for the viewer, then the others, each in the order they came. */
export const waitingFirst = (challenges: readonly Challenge[]): Challenge[] =>
  challenges.toSorted((a, b) => Number(waitsForViewer(b)) - Number(waitsForViewer(a)))
