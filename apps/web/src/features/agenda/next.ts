import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { byTime } from '../../ui/when.ts'

const waitsForViewer = ({ actions: { accept, report, confirm } }: Challenge): boolean =>
  [accept, report, confirm].some(({ kind }) => kind === 'allowed')

const byStart = (a: Challenge, b: Challenge) => byTime(a.challenge_start, b.challenge_start)

export type Next = { kind: 'match'; match: WaitingMatch } | { kind: 'challenge'; challenge: Challenge }

/**
 * The next things, in this order: matches of brackets, which are being played; things that wait for the viewer's answer
 * or report; agreed ones. Each group is sorted by start.
 */
export function nextOf({
  matches,
  pending,
  upcoming,
  past,
}: Record<'pending' | 'upcoming' | 'past', readonly Challenge[]> & { matches: readonly WaitingMatch[] }): Next[] {
  const waiting = [...past, ...pending].filter(waitsForViewer).sort(byStart)
  const challenges = [...waiting, ...[...upcoming].sort(byStart)]
  return [
    ...matches.map(match => ({ kind: 'match', match }) as const),
    ...challenges.map(challenge => ({ kind: 'challenge', challenge }) as const),
  ]
}
