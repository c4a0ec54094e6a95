import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { byTime } from '../../ui/when.ts'
import { waitsForViewer } from './waiting-first.ts'

export const aheadKinds = ['needs_you', 'agreed', 'waits_for_others'] as const
export type AheadKind = (typeof aheadKinds)[number]

/** The turn is the viewer's, nobody's since it is agreed, or that of the others. */
function kindOf(challenge: Challenge): AheadKind {
  if (waitsForViewer(challenge)) return 'needs_you'
  return challenge.event_status_id === S.upcoming ? 'agreed' : 'waits_for_others'
}

/** Matches ahead by the turn, the viewer's first, each group by its start; groups of nothing are left out. */
export function aheadOf(challenges: readonly Challenge[]): { kind: AheadKind; matches: Challenge[] }[] {
  const sorted = challenges.toSorted((a, b) => byTime(a.challenge_start, b.challenge_start))
  return aheadKinds
    .map(kind => ({ kind, matches: sorted.filter(challenge => kindOf(challenge) === kind) }))
    .filter(({ matches }) => matches.length > 0)
}
