import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { DASHBOARD_READS } from '../src/api/first-reads.ts'
import { requestOf } from '../src/api/request.ts'
import { INITIAL, sentOf } from '../src/features/leaderboards/public/filter.ts'
import { paths } from '../src/paths.ts'

export interface ScreenRead {
  /** Below the base of the API; a part of the screen's address stands as in its path, `:id`. */
  url: string
  /** JSON of a row that is sent as a POST. */
  body?: string
}

function read<E extends Endpoint>(row: E, input: SentOf<E>): ScreenRead {
  const { url, init } = requestOf(row, { ...input })
  return { url: decodeURIComponent(url), ...(typeof init.body === 'string' && { body: init.body }) }
}

const cup = { id: ':tournament_view_id' }

/** The reads that players' screens begin with, by their paths: those that a link or the icon of the app leads to. */
export const SCREEN_READS: Readonly<Record<string, readonly ScreenRead[]>> = {
  [paths.dashboard]: DASHBOARD_READS.map(({ path }) => ({ url: path })),
  [paths.challenges]: [read(challenges.pending, {}), read(challenges.upcoming, {})],
  [paths.leaderboard]: [read(leaderboards.preview, sentOf(INITIAL))],
  [paths.tournamentView]: [read(tournaments.view, cup), read(brackets.view, cup)],
  [paths.challengeIssue]: [read(challenges.view, { id: ':id' })],
}
