import type { SideFace } from '../../people/side-faces.tsx'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { useMemo } from 'react'
import { fill, paths } from '../../paths.ts'
import { type Next, nextOf, waits } from './next.ts'
import { useAgenda, useWaitingMatches } from './use-agenda.ts'
import { rivals, titleOf } from '../challenges/sides.ts'
import { notPlayedLine } from '../challenges/report/not-played.ts'
import { outcomeLine, standingLine as challengeLine } from '../challenges/words.ts'
import { standingLine } from '../tournaments/bracket/waiting/words.ts'
import { toldWays } from '../../people/chance.ts'
import { serverNow } from '../../ui/clock.ts'
import { say } from '../../ui/say.ts'
import { absolute } from '../../ui/when.ts'
import * as texts from './texts.ts'

/** One of the next things, which waits for the viewer. */
export type Need = Next

/** The face of the other player in it. */
export function faceOf(need: Need, viewerId: string): SideFace | null {
  if (need.kind === 'match') {
    const { id, full_name, image, partners } = need.match.opponent
    return { id: id ?? full_name, full_name, image, mate: partners[0] }
  }
  const [rival] = rivals(need.challenge, viewerId)
  return rival ? { id: rival.id, full_name: rival.full_name, image: rival.preference.image } : null
}

/** Said in place of a notice: against whom a match is, how it ended by the other player, or that nobody has said. */
export function newsOf(need: Need, viewerId: string): string | undefined {
  if (need.kind === 'match')
    return need.match.report
      ? standingLine(need.match)
      : say(texts.youPlayName, { name: need.match.opponent.short_name })
  const { challenge } = need
  const isUntold = challenge.event_status_id === S.reporting && outcomeLine(challenge, viewerId) === undefined
  if (!isUntold) return undefined
  return notPlayedLine(challenge) ?? say(texts.howDidItEndAgainst, { name: titleOf(challenge, viewerId) })
}

/** Below the news: the chance; of a match in a tournament the score that was reported, and the tournament. */
export function aboutOf(need: Need): string | undefined {
  if (need.kind !== 'match') {
    const { chance, draw_chance } = need.challenge
    return chance === null ? undefined : say(texts.percentToWin, { percent: toldWays(chance, draw_chance).win })
  }
  const { report, title } = need.match
  return report && report.told !== '' ? say(texts.scoreAndTitle, { score: report.told, title }) : title
}

/** Its row among the notices where none of them tells of it: it came long ago, or the viewer reads no such notices. */
export function untoldOf(need: Need, viewerId: string): Pick<Notice, 'kind' | 'text' | 'line'> {
  if (need.kind === 'match') return { kind: 'tournaments', text: need.match.title, line: '' }
  const { challenge } = need
  const { sport, venue, challenge_start, timezone } = challenge
  return {
    kind: 'challenges',
    text: challengeLine(challenge, viewerId) ?? titleOf(challenge, viewerId),
    line: [sport.name, absolute(Date.parse(challenge_start), serverNow(), timezone), venue].join(' · '),
  }
}

/** The things that wait for the viewer now, by the address that its notices lead to, in the order of the dashboard. */
export function useNeeds(): ReadonlyMap<string, Need> {
  const { pending, upcoming, past } = useAgenda().lists
  const matches = useWaitingMatches().data?.payload
  const [asked, agreed, over] = [pending, upcoming, past].map(({ data }) => data?.payload.challenges)
  return useMemo(() => {
    const next = nextOf({ matches: matches ?? [], pending: asked ?? [], upcoming: agreed ?? [], past: over ?? [] })
    const needs = new Map<string, Need>()
    for (const need of next.filter(waits)) if (!needs.has(linkOf(need))) needs.set(linkOf(need), need)
    return needs
  }, [matches, asked, agreed, over])
}

const linkOf = (need: Need): string =>
  need.kind === 'match'
    ? fill(paths.tournamentView, { tournament_view_id: need.match.id })
    : fill(paths.challengeIssue, { id: need.challenge.id })
