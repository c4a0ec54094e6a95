import type { Challenge } from '@gauntlet/contract/challenges-answer'

const waitsForViewer = ({ actions: { accept, report, confirm } }: Challenge): boolean =>
  [accept, report, confirm].some(({ kind }) => kind === 'allowed')

const byStart = (a: Challenge, b: Challenge) => a.challenge_start.localeCompare(b.challenge_start)

/** What comes next: first what waits for the viewer's answer or report, then what is agreed; each by its start. */
export function nextOf({
  pending,
  upcoming,
  past,
}: Record<'pending' | 'upcoming' | 'past', readonly Challenge[]>): Challenge[] {
  const waiting = [...past, ...pending].filter(waitsForViewer).sort(byStart)
  return [...waiting, ...[...upcoming].sort(byStart)]
}
