import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { useMemo } from 'react'
import { fill, paths } from '../../paths.ts'
import { useAgenda, useWaitingMatches } from './use-agenda.ts'
import { rivals, titleOf } from '../challenges/sides.ts'
import { waitsForViewer } from '../challenges/waiting-first.ts'
import { outcomeLine } from '../challenges/words.ts'
import { waitingLine } from '../tournaments/bracket/waiting-words.ts'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

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

/** Of a match of a bracket: against whom it is, or what the other player has reported since. */
export function newsOf(need: Need): string | undefined {
  if (need.kind !== 'match') return undefined
  const { report, opponent } = need.match
  return report ? waitingLine(need.match) : say(texts.youPlayName, { name: opponent.full_name })
}

/** Said by neither its notice nor the news in its place: the tournament, or the other player of a match to report. */
export function aboutNeed(need: Need, viewerId: string): string | undefined {
  if (need.kind === 'match') return need.match.title
  const { challenge } = need
  const isUntold = challenge.event_status_id === S.reporting && outcomeLine(challenge, viewerId) === undefined
  return isUntold ? titleOf(challenge, viewerId) : undefined
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
