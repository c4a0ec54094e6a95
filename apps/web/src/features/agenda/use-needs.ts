import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { useMemo } from 'react'
import { fill, paths } from '../../paths.ts'
import { useAgenda, useWaitingMatches } from './use-agenda.ts'
import { rivals } from '../challenges/sides.ts'
import { waitsForViewer } from '../challenges/waiting-first.ts'

export type Need = { kind: 'match'; match: WaitingMatch } | { kind: 'challenge'; challenge: Challenge }

/** The face of the other player in it. */
export function faceOf(need: Need, viewerId: string): Notice['actor'] {
  if (need.kind === 'match') {
    const { id, full_name, image } = need.match.opponent
    return { id: id ?? full_name, full_name, image }
  }
  const [rival] = rivals(need.challenge, viewerId)
  return rival ? { id: rival.id, full_name: rival.full_name, image: rival.preference.image } : null
}

/** The things that wait for the viewer now, by the address that its notices lead to. */
export function useNeeds(): ReadonlyMap<string, Need> {
  const { pending, upcoming, past } = useAgenda().lists
  const matches = useWaitingMatches().data?.payload
  const [asked, agreed, over] = [pending, upcoming, past].map(({ data }) => data?.payload.challenges)
  return useMemo(
    () =>
      new Map<string, Need>([
        ...(matches ?? []).map(
          match => [fill(paths.tournamentView, { tournament_view_id: match.id }), { kind: 'match', match }] as const,
        ),
        ...[...(asked ?? []), ...(agreed ?? []), ...(over ?? [])]
          .filter(waitsForViewer)
          .map(
            challenge => [fill(paths.challengeIssue, { id: challenge.id }), { kind: 'challenge', challenge }] as const,
          ),
      ]),
    [matches, asked, agreed, over],
  )
}
